"""The cards of Vetternkrieg in the words of a terminal: what is printed on them, in short.

    3 CP Warwick the Kingmaker  ☼1 ○3  up to 3: reserve → regions (1 each)

Rounds with a rose open the secondary event to that house, a ring to both; [☼1] is this round.
"""

from __future__ import annotations

import textwrap
from functools import cache
from typing import Final

from msgspec import Struct
from rich.text import Text

from rosenkrieg.cli.boards import CHOICE, HOUSE, LATEST, QUIET
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.games.vetternkrieg.narrate import named
from rosenkrieg.games.vetternkrieg.sheet import (
    Battlefield,
    Effect,
    Event,
    Sheet,
    Step,
    TwistFace,
    printed,
)
from rosenkrieg.games.vetternkrieg.tables import EDITIONS
from rosenkrieg.games.vetternkrieg.view import View

Face = Battlefield | Event

SIDES: Final = (*HOUSE, "bold blue")
"""Lancaster, York, the French."""
MARGIN: Final = 4
"""In front of a card: its number as a choice, or a sign that it is being played."""


class Signs(Struct, frozen=True):
    """The characters a table is drawn with."""

    roses: tuple[str, str]
    ring: str
    crown: str
    turn: str
    cut: str


UNICODE: Final = Signs(("●", "☼"), "○", "♔", "▸", "…")
ASCII: Final = Signs(("R", "W"), "o", "^", ">", "...")


@cache
def sheet_of(edition: str) -> Sheet:
    """What is printed in an edition."""
    return printed(EDITIONS.tables(edition), True)


def faces_of(edition: str) -> tuple[Face, ...]:
    """The faces of its cards."""
    faces = sheet_of(edition)
    return faces.battlefields + faces.events


def face_of(view: View, id: str) -> Face:
    """The face of a card."""
    return next(face for face in faces_of(view.edition) if face.id == id)


def name_of(view: View, id: str, words: TerminalWords) -> str:
    """The name of a card or a twist, as its edition has it."""
    return words.say(named(EDITIONS.tables(view.edition), id))


def day(date: str, words: TerminalWords) -> str:
    """The day of a battle."""
    year, month, number = date.split("-")
    return words("cli-vetternkrieg-day", day=int(number), month=int(month), year=year.lstrip("0"))


# effects


def effect_in(effect: Effect, words: TerminalWords) -> str:
    """A main or secondary event in short."""
    steps = [_step_in(step, words) for step in effect.steps]
    said = steps[0]
    for each in steps[1:]:
        said = words("cli-vetternkrieg-then", one=said, two=each)
    return words("cli-vetternkrieg-fewer", effect=said) if effect.fewer else said


def _step_in(step: Step, words: TerminalWords) -> str:
    limit = "none"
    if step.one_from or step.one_to:
        limit = "one-from" if step.one_from else "one-to"
    elif step.each_to:
        limit = "each"
    return words(
        "cli-vetternkrieg-step",
        count="all" if step.most is None else step.most,
        range="up" if step.most is not None and step.least < step.most else "just",
        troops=step.troops,
        source=_places(step.sources, words),
        target=_places(step.targets, words),
        limit=limit,
        each=step.each_to or 0,
    )


def _places(places: tuple[str, ...], words: TerminalWords) -> str:
    """Both halves together are the field."""
    if {"own_half", "other_half"} <= set(places):
        places = ("field", *(place for place in places if not place.endswith("_half")))
    return "/".join(words("cli-vetternkrieg-spot", place=place) for place in places)


def twist_in(twist: TwistFace, words: TerminalWords) -> str:
    """What a twist changes for its round."""
    said = [words("cli-vetternkrieg-forbids", use=use) for use in twist.forbidden]
    if twist.own_rose_secondary:
        said.append(words("cli-vetternkrieg-own-rose"))
    if twist.losses_to_reserve:
        said.append(words("cli-vetternkrieg-losses"))
    said += [
        words(
            "cli-vetternkrieg-reveal",
            count=shift.count,
            source=_places((shift.source,), words),
            target=_places((shift.target,), words),
        )
        for shift in twist.on_reveal
    ]
    return " ".join(said)


# the hand


class Hand(Struct, frozen=True):
    """The cards to be drawn: their ids, the numbers of choices, and the one that is in use."""

    view: View
    cards: tuple[str, ...]
    numbers: dict[str, int]
    used: str
    words: TerminalWords
    signs: Signs
    width: int

    def packed(self) -> list[Text]:
        """All cards one after the other, with points and name alone."""
        said = [
            f"{name_of(self.view, id, self.words)} {face_of(self.view, id).points}"
            for id in self.cards
        ]
        held = self.words("cli-vetternkrieg-hand", cards=", ".join(said))
        lines = textwrap.wrap(held, max(self.width, 20), subsequent_indent="  ")
        return [Text(line) for line in lines] if said else []

    def lines(self, is_full: bool) -> list[Text]:
        """A line for each card; in full a second one, with the marks and the secondary event."""
        faces = [face_of(self.view, id) for id in self.cards]
        broad = max((len(self._head(face)) for face in faces), default=0)
        wide = 0 if is_full else max((_marks(face, self).cell_len for face in faces), default=0)
        drawn: list[Text] = []
        for face in faces:
            drawn.append(self._first(face, broad, wide))
            if is_full and isinstance(face, Event):
                drawn.append(self._second(face))
        return drawn

    def _first(self, face: Face, broad: int, wide: int) -> Text:
        line = self._begun(face.id)
        line.append(f"{self._head(face):{broad}}  ", LATEST if face.id == self.used else "")
        if wide:
            marks = _marks(face, self)
            marks.pad_right(wide + 2 - marks.cell_len)
            line.append_text(marks)
        return line.append(self._cut(_says(face, self), line.cell_len))

    def _second(self, face: Event) -> Text:
        line = Text(" " * (MARGIN + 5)).append_text(_marks(face, self))
        effect = effect_in(face.secondary, self.words)
        second = self.words("cli-vetternkrieg-second", effect=effect)
        return line.append(self._cut(f" {second}", line.cell_len), QUIET)

    def _begun(self, id: str) -> Text:
        if f"card:{id}" in self.numbers:
            return Text.assemble((f"{self.numbers[f'card:{id}']:2}  ", CHOICE))
        sign = self.signs.turn if id == self.used else ""
        return Text.assemble((f"{sign:>2}  ", LATEST))

    def _head(self, face: Face) -> str:
        name = name_of(self.view, face.id, self.words)
        return self.words("cli-vetternkrieg-card", points=face.points, name=name)

    def _cut(self, text: str, start: int) -> str:
        room = max(self.width - start, 0)
        if len(text) <= room:
            return text
        cut = self.signs.cut
        return text[: room - len(cut)].rstrip() + cut if room > 2 * len(cut) else ""


def _says(face: Face, hand: Hand) -> str:
    """The main event; of a battlefield its date, region and starting troops."""
    if isinstance(face, Event):
        return effect_in(face.main, hand.words)
    return hand.words(
        "cli-vetternkrieg-battle",
        date=day(face.date, hand.words),
        region=hand.words("cli-vetternkrieg-spot", place=face.region),
        troops=starting(face, hand.signs),
    )


def starting(face: Battlefield, signs: Signs) -> str:
    """The troops that a battlefield begins with."""
    return " ".join(f"{rose}{count}" for rose, count in zip(signs.roses, face.troops, strict=True))


def _marks(face: Face, hand: Hand) -> Text:
    """The rounds that open the secondary event, this one in brackets."""
    if not isinstance(face, Event):
        return Text()
    signs = hand.signs
    marked = [
        (number, sign, style)
        for sign, style, rounds in zip(
            (*signs.roses, signs.ring),
            (*HOUSE, ""),
            (face.red, face.white, face.outlined),
            strict=True,
        )
        for number in rounds
    ]
    line = Text()
    for number, sign, style in sorted(marked):
        is_now = number == hand.view.round
        face_text = f"[{sign}{number}]" if is_now else f"{sign}{number}"
        line.append(" " if line.plain else "")
        line.append(face_text, style if is_now else QUIET)
    return line

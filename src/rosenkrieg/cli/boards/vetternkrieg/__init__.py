"""Vetternkrieg in a terminal: where all troops stand, the battle, the hand, and what is asked.

The question stands last. How the hand and the choices are written goes by the room that is
left, so that all choices are on the screen: the hand with all events, with main events, or names.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec.structs import replace
from rich.text import Text

from rosenkrieg.cli.boards import LATEST, QUIET, Board, Scene, log_lines
from rosenkrieg.cli.boards.vetternkrieg.cards import (
    ASCII,
    UNICODE,
    Hand,
    Signs,
    day,
    effect_in,
    face_of,
    faces_of,
    name_of,
    sheet_of,
    starting,
    twist_in,
)
from rosenkrieg.cli.boards.vetternkrieg.statement import cards
from rosenkrieg.cli.boards.vetternkrieg.troops import GAP, troops
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.core.contract import SEATS
from rosenkrieg.games.vetternkrieg.material import HOUSES, ROUNDS
from rosenkrieg.games.vetternkrieg.narrate import claim_name
from rosenkrieg.games.vetternkrieg.sheet import Battlefield, Event
from rosenkrieg.games.vetternkrieg.tables import EDITIONS
from rosenkrieg.games.vetternkrieg.troops import REGIONS
from rosenkrieg.games.vetternkrieg.view import View

MOST_IN_A_LIST: Final = 10
MOST_LOG: Final = 8
WHOLE: Final = 1000
"""Columns in which nothing is cut off."""
USES: Final = (
    "gain", "deploy", "move", "place", "remove", "main", "secondary", "nothing",
)  # fmt: skip
SPOKEN: Final = (
    "give", "lay", "muster", *USES, "try", "stop", "event", "decline", "claim", "believe", "doubt",
    "last", "hold", "settle", "keep", "discard", *REGIONS, "reserve", "supply", "field",
)  # fmt: skip
"""The words of action texts."""
_TOKEN: Final = re.compile(r"\w+")


class VetternkriegBoard(Board):
    """Draws the view of Vetternkrieg."""

    def draw(self, scene: Scene) -> list[Text]:
        signs = UNICODE if scene.unicode else ASCII
        table = [*_head(scene), *troops(scene, signs), *_field(scene, signs), *_battle(scene)]
        asked = [Text(line, "bold") for line in _wrapped(scene.prompt, scene.width)]
        for number, (hand, offers) in enumerate(_variants(scene, signs)):
            below = [*asked, *hand] if _offers_cards(scene) else [*hand, *asked, *offers]
            spare = scene.height - 1 - len(table) - len(below)
            if spare >= (2 if number else 4):
                break
        return [*table, *_log(scene, spare), *below]

    def step(self, step: str, view: Any, words: TerminalWords) -> str:
        """A card by the name that its edition gives it; of starting troops the preview tells."""
        kind, _, name = step.partition(":")
        if kind == "card" and name in EDITIONS.tables(view.edition).number:
            return name_of(view, name, words)
        if kind == "muster":
            return words("cli-vetternkrieg-starting")
        return super().step(step, view, words)

    def spelled(self, text: str, words: TerminalWords) -> str:
        """`E4/place/north` is E4/platziere/norden in German."""
        spoken = _spoken(words)
        return _TOKEN.sub(lambda found: spoken.get(found[0], found[0]), text)

    def meant(self, text: str, words: TerminalWords) -> str:
        """The other way round."""
        names = {spelling: word for word, spelling in _spoken(words).items()}
        return _TOKEN.sub(lambda found: names.get(found[0].casefold(), found[0]), text)

    def thing(self, text: str, words: TerminalWords) -> str | None:
        """`north` is a region, `E4` a card, as is `Norfolk`."""
        wanted = text.casefold()
        word = self.meant(wanted, words)
        if word in REGIONS:
            return f"region:{word}"
        if word in ("reserve", "stop", "decline", "hold", "keep", "discard"):
            return word
        if word in ("believe", "doubt"):
            return f"answer:{word}"
        if word in USES:
            return f"use:{word}"
        known = _names(words)
        found = [id for id in known if wanted == id.casefold()]
        if not found and len(wanted) > 2:
            found = [id for id, name in known.items() if _is_short_for(name, wanted)]
        return f"card:{found[0]}" if len(found) == 1 else None

    def facts(self, view: Any, words: TerminalWords, width: int) -> list[str]:
        """The table, the hand in full, and where the cards are."""
        scene = Scene(
            view=view,
            names=("", ""),
            log=(),
            touched=frozenset(),
            prompt="",
            numbers={},
            offers=(),
            words=words,
            unicode=words.plain("○") == "○",
            width=width,
            height=0,
        )
        signs = UNICODE if scene.unicode else ASCII
        table = [*_head(scene), *troops(scene, signs), *_field(scene, signs), *_battle(scene)]
        hand = [
            part
            for line in replace(_hand(scene, signs), width=WHOLE).lines(True)
            for part in textwrap.wrap(line.plain, width, subsequent_indent=" " * 9)
        ]
        return [*(line.plain for line in table), "", *hand, "", *cards(view, words, width)]


def _spoken(words: TerminalWords) -> dict[str, str]:
    return {word: words("cli-vetternkrieg-word", word=word) for word in SPOKEN}


def _names(words: TerminalWords) -> dict[str, str]:
    """The cards of the usual edition by their names."""
    return {face.id: words.thing(f"card:{face.id}") for face in faces_of(_usual())}


@cache
def _usual() -> str:
    return EDITIONS.load("standard").hash


def _is_short_for(name: str, wanted: str) -> bool:
    """Whether it is the name, or what the name has from one of its words on."""
    words = name.split()
    rests = (_bare(" ".join(words[start:])) for start in range(len(words)))
    return any(rest.startswith(_bare(wanted)) for rest in rests)


def _bare(name: str) -> str:
    """A name as it is typed: letters and digits."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())


# above the table


def _head(scene: Scene) -> list[Text]:
    """Round, phase and who has chosen; the twist of the round."""
    view: View = scene.view
    words = scene.words
    said = [
        words("cli-vetternkrieg-round", round=view.round, rounds=ROUNDS),
        words("cli-vetternkrieg-phase", phase=view.phase),
    ]
    said += [
        words("cli-vetternkrieg-chosen", who="you" if seat == view.viewer else HOUSES[seat])
        for seat in SEATS
        if view.committed[seat]
    ]
    first, *rest = _flow(said, scene.width)
    help = words("cli-ask-help")
    line = Text.assemble((first, "bold"))
    if not rest and len(first) + len(help) + GAP <= scene.width:
        line.pad_right(scene.width - len(first) - len(help))
        line.append(help, QUIET)
    lines = [line, *(Text(each, "bold") for each in rest)]
    if view.twist is not None:
        twist = next(each for each in sheet_of(view.edition).twists if each.id == view.twist)
        name = name_of(view, view.twist, words)
        told = words("cli-vetternkrieg-twist", name=name, says=twist_in(twist, words))
        lines += [Text(each, LATEST) for each in _wrapped(told, scene.width)]
    return lines


# the field and the battle


def _field(scene: Scene, signs: Signs) -> list[Text]:
    view: View = scene.view
    if view.field is None:
        return []
    face = face_of(view, view.field.card)
    assert isinstance(face, Battlefield)
    told = scene.words(
        "cli-vetternkrieg-field",
        card=name_of(view, face.id, scene.words),
        date=day(face.date, scene.words),
        region=scene.words("cli-vetternkrieg-spot", place=face.region),
        troops=starting(face, signs),
        who="you" if view.field.owner == view.viewer else HOUSES[view.field.owner],
    )
    return [Text(line) for line in _wrapped(told, scene.width)]


def _battle(scene: Scene) -> list[Text]:
    """The exchange: who attacks, the dice that the viewer may see, and what was claimed."""
    view: View = scene.view
    battle = view.battle
    if battle is None:
        return []
    words = scene.words
    attacker = "you" if battle.attacker == view.viewer else HOUSES[battle.attacker]
    said = [words("cli-vetternkrieg-attack", who=attacker, exchange=battle.exchange)]
    is_hidden = view.phase in ("claim", "answer")
    if battle.dice is not None or is_hidden:
        dice = _dice(battle.dice or "???")
        where = "open" if not is_hidden else "own" if battle.dice else "hidden"
        said.append(words("cli-vetternkrieg-dice", where=where, dice=dice))
    if battle.claim is not None:
        said.append(words("cli-vetternkrieg-claimed", claim=claim_name(battle.claim)))
    if battle.result is not None and battle.result != battle.claim:
        said.append(words("cli-vetternkrieg-counts", result=claim_name(battle.result)))
    if battle.thrown is not None:
        said.append(words("cli-vetternkrieg-thrown", dice=_dice(battle.thrown)))
    said += [
        words("cli-vetternkrieg-spent", who="you" if seat == view.viewer else HOUSES[seat])
        for seat in SEATS
        if not view.hands[seat]
    ]
    return [Text(line) for line in _flow(said, scene.width)]


def _dice(throw: str) -> str:
    return "".join(f"[{die}]" for die in throw)


# what happened, the hand, and what is asked


def _log(scene: Scene, room: int) -> list[Text]:
    """As much of the log as there is room for, between empty lines if there is more."""
    apart = [Text()] if room > 3 else []
    for count in range(min(room, MOST_LOG), 0, -1):
        lines = log_lines(scene, count)
        if len(lines) + 2 * len(apart) <= room:
            return [*apart, *lines, *apart]
    return []


def _variants(scene: Scene, signs: Signs) -> list[tuple[list[Text], list[Text]]]:
    """The hand and the choices, from what is best to read to what is shortest."""
    hand = _hand(scene, signs)
    offers = [] if hand.numbers else _offers(scene)
    listed = [Text(each) for line in offers for each in _hanging(line, scene.width)]
    columns = _in_columns(offers, scene.width)
    if len(offers) > MOST_IN_A_LIST and len(columns) < len(listed):
        listed = columns
    short = hand.lines(False)
    shown = [(hand.lines(True), listed), (short, listed), (short, columns)]
    return shown if hand.numbers else [*shown, (hand.packed(), listed), (hand.packed(), columns)]


def _hand(scene: Scene, signs: Signs) -> Hand:
    chosen = scene.chosen[0] if scene.chosen else ""
    return Hand(
        view=scene.view,
        cards=scene.view.hand,
        numbers=scene.numbers if _offers_cards(scene) else {},
        used=chosen.removeprefix("card:"),
        words=scene.words,
        signs=signs,
        width=scene.width,
    )


def _offers_cards(scene: Scene) -> bool:
    """Whether the choices are cards of the hand: they are numbered where they are."""
    kinds = {step.partition(":")[0] for step in scene.numbers}
    return kinds == {"card"} and len(scene.numbers) == len(scene.offers)


def _offers(scene: Scene) -> list[str]:
    """The choices; more is said where the card that was chosen tells more."""
    steps = {number: step for step, number in scene.numbers.items()}
    return [
        f"{number:2}  {_offer(scene, steps[number])}" if _has_more(steps.get(number)) else line
        for number, line in enumerate(scene.offers, 1)
    ]


def _has_more(step: str | None) -> bool:
    return step is not None and step.partition(":")[0] in ("use", "claim", "muster")


def _offer(scene: Scene, step: str) -> str:
    view: View = scene.view
    words = scene.words
    kind, _, name = step.partition(":")
    if kind == "claim":
        dice = view.battle.dice if view.battle else None
        is_true = dice is not None and name in dice
        claim = words.thing(step)
        return words("cli-vetternkrieg-true", claim=claim) if is_true else claim
    if kind == "muster":
        return _mustered(view, int(name), words)
    chosen = scene.chosen[0].removeprefix("card:") if scene.chosen else ""
    card = chosen or (view.use.card if view.use else "")
    if not card:
        return words.thing(step)
    face = face_of(view, card)
    effect = ""
    if isinstance(face, Event):
        effect = effect_in(face.main if name == "main" else face.secondary, words)
    return words("cli-vetternkrieg-use", use=name, points=face.points, effect=effect)


def _mustered(view: View, supply: int, words: TerminalWords) -> str:
    assert view.field is not None
    assert view.viewer is not None
    face = face_of(view, view.field.card)
    assert isinstance(face, Battlefield)
    needed = face.troops[view.viewer]
    there = min(needed, view.supply[view.viewer] + view.reserve[view.viewer])
    return words("cli-vetternkrieg-muster", supply=supply, reserve=there - supply)


# lines


def _wrapped(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, max(width, 20)) or [""]


def _hanging(line: str, width: int) -> list[str]:
    return textwrap.wrap(line, max(width, 20), subsequent_indent="    ", drop_whitespace=True)


def _flow(parts: Sequence[str], width: int) -> list[str]:
    """Parts one after the other, in as many lines as they need; none is torn if it fits."""
    lines = [""]
    for part in parts:
        joined = f"{lines[-1]} {part}" if lines[-1] else part
        if len(joined) <= width:
            lines[-1] = joined
        else:
            lines += _wrapped(part, width)
    return [line for line in lines if line] or [""]


def _in_columns(lines: Sequence[str], width: int) -> list[Text]:
    """Choices side by side, to be read downwards."""
    broad = max((len(line) for line in lines), default=0) + GAP
    count = max(1, min(3, (width + GAP) // broad)) if lines else 1
    if count == 1:
        return [Text(each) for line in lines for each in _hanging(line, width)]
    high = -(-len(lines) // count)
    return [
        Text("".join(f"{line:{broad}}" for line in lines[row::high]).rstrip())
        for row in range(high)
    ]


BOARD: Final = VetternkriegBoard()

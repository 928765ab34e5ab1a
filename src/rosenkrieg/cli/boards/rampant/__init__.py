"""Rampant in a terminal: the battle so far, and both realms with their territories.

    Battle 1 of 3 - Lion attacks - The Convoy (LR-G)
    >Lion (you)                            Dragon (squire)
    25 points, Glory 2, spies 1            24 points, Glory 0, spies 0
       * Village                              * Farmland
     3   Great forest                       x   Hill country

`*` marks the home land, `x` what is at stake, a number what can be chosen.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from msgspec import Struct
from rich.text import Text

from rosenkrieg.cli.boards import CHOICE, HOUSE, LATEST, QUIET, Board, Scene, log_lines
from rosenkrieg.cli.boards.layout import listed
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.games.rampant.narrate import (
    boast_name,
    kind_name,
    piece_name,
    scenario_name,
)
from rosenkrieg.games.rampant.state import Boasting, Territory
from rosenkrieg.games.rampant.tables import EDITIONS, Tables
from rosenkrieg.games.rampant.view import View

WIDE: Final = 72
"""From here on both realms stand beside each other."""
LONGEST_LOG: Final = 6


class Signs(Struct, frozen=True):
    """The signs of a kind of terminal."""

    home: str
    stake: str
    turn: str
    between: str


UNICODE: Final = Signs("♔", "⚔", "▸", " · ")
ASCII: Final = Signs("*", "x", ">", " - ")


class RampantBoard(Board):
    """Draws the view of Rampant."""

    def draw(self, scene: Scene) -> list[Text]:
        signs = UNICODE if scene.unicode else ASCII
        above = [*_battle(scene, signs), *_realms(scene, signs), Text()]
        below = [Text(line, "bold") for line in textwrap.wrap(scene.prompt, scene.width - 1)]
        below += listed(scene.offers, scene.width)
        drawn = [*above, *log_lines(scene, 1), Text(), *below]
        for log in range(LONGEST_LOG, 1, -1):
            longer = [*above, *log_lines(scene, log), Text(), *below]
            if len(longer) < scene.height:  # the last line is for what is typed
                return longer
        return drawn

    def step(self, step: str, view: View, words: TerminalWords) -> str:
        """A territory by its kind, and by its number where a realm has two of a kind."""
        if view.phase == "boasting" and step == "answer:no":
            return words("cli-campaign-enough")
        kind, _, name = step.partition(":")
        for realm in view.realms:
            for each in realm.territories:
                if kind == "territory" and each.id == name:
                    named = _kind(view, words, each.kind)
                    same = [one for one in realm.territories if one.kind == each.kind]
                    return f"{named} {same.index(each) + 1}" if len(same) > 1 else named
        return super().step(step, view, words)

    def facts(self, view: View, words: TerminalWords, width: int) -> list[str]:
        lines = [*_told(view, words)]
        for seat in SEATS:
            lines.append(f"{words.side(seat)}: {_sums(view, words, seat)}")
            for each in view.realms[seat].territories:
                notes = ", ".join(_notes(view, words, seat, each))
                lines.append(f"  {_kind(view, words, each.kind)}{f' ({notes})' if notes else ''}")
        return [part for line in lines for part in textwrap.wrap(line, width - 1) or [""]]


def _tables(view: View) -> Tables:
    return EDITIONS.tables(view.edition)


def _kind(view: View, words: TerminalWords, kind: str) -> str:
    return words.say(kind_name(_tables(view), kind))


# the battle


def _battle(scene: Scene, signs: Signs) -> list[Text]:
    """What is known of the battle, in as many lines as it needs."""
    told = signs.between.join(_told(scene.view, scene.words))
    return [Text(line, QUIET) for line in textwrap.wrap(told, scene.width - 1)]


def _told(view: View, words: TerminalWords) -> Iterator[str]:
    """Number, attacker, scenario, points, terrain, boasts, strength: what is there already."""
    battle, tables = view.battle, _tables(view)
    yield words("cli-campaign-battle", number=battle.number, of=view.options.battles)
    if battle.raider is not None:
        yield words("cli-campaign-raid", side=words.side(battle.raider))
    elif battle.attacker is not None:
        yield words("cli-campaign-attacks", side=words.side(battle.attacker))
    if battle.scenario is not None:
        yield words.say(scenario_name(tables, battle.scenario))
    if battle.points is not None:
        lion, dragon = battle.points
        yield words("cli-campaign-points", lion=lion, dragon=dragon)
    for piece in battle.plan:
        yield f'{words.say(piece_name(piece.kind))} {piece.x}"/{piece.y}"'
    for seat in SEATS:
        lists = view.step.lists if type(view.step) is Boasting else battle.boasts
        if chosen := lists[seat]:
            boasts = ", ".join(words.say(boast_name(tables, each)) for each in chosen)
            yield f"{words.side(seat)}: {boasts}"
    first, second = battle.strength
    if first is not None or second is not None:
        yield words("cli-campaign-strength", lion=first or "-", dragon=second or "-")


# the realms


def _realms(scene: Scene, signs: Signs) -> list[Text]:
    """Both realms, beside each other where there is room."""
    if scene.width < WIDE:
        return [line for seat in SEATS for line in _realm(scene, signs, seat, scene.width)]
    half = scene.width // 2
    lines = []
    pairs = zip_longest(*(_realm(scene, signs, seat, half - 1) for seat in SEATS))
    for left, right in pairs:
        line = left.copy() if left else Text()
        line.pad_right(half - line.cell_len)
        lines.append(line.append_text(right or Text()))
        lines[-1].rstrip()
    return lines


def _realm(scene: Scene, signs: Signs, seat: Seat, width: int) -> list[Text]:
    view, words = scene.view, scene.words
    head = Text(signs.turn if seat in view.actors else " ", LATEST)
    head.append(words.side(seat), HOUSE[seat])
    if scene.names[seat]:
        head.append(f" {scene.names[seat]}")
    lines = [head, Text(f" {_sums(view, words, seat)}", QUIET)]
    for each in view.realms[seat].territories:
        lines.append(_territory(scene, signs, seat, each))
    for line in lines:
        line.truncate(width)
    return lines


def _sums(view: View, words: TerminalWords, seat: Seat) -> str:
    realm, side = view.realms[seat], view.sides[seat]
    # Glory of this battle counts for the realm when the battle is over
    return words("cli-campaign-realm", points=side.points, glory=realm.glory, spies=realm.spies)


def _territory(scene: Scene, signs: Signs, seat: Seat, territory: Territory) -> Text:
    """Its number if it can be chosen, its mark, its kind, and what keeps it from working."""
    view, words = scene.view, scene.words
    step = f"territory:{territory.id}"
    number = scene.numbers.get(step)
    line = Text(f"{number:>3} " if number is not None else "    ", CHOICE)
    mark = " "
    if territory.id in view.battle.stakes:
        mark = signs.stake
    elif territory.id == view.realms[seat].home:
        mark = signs.home
    line.append(f"{mark} ", LATEST)
    is_new = step in scene.touched or step in scene.chosen
    line.append(_kind(view, words, territory.kind), LATEST if is_new else "")
    notes = [note for note in _notes(view, words, seat, territory) if mark == " "]
    if notes:
        line.append(f" ({', '.join(notes)})", QUIET)
    return line


def _notes(view: View, words: TerminalWords, seat: Seat, territory: Territory) -> Iterator[str]:
    realm, battle = view.realms[seat], view.battle
    if territory.id == realm.home:
        yield words("cli-campaign-home")
    if territory.id in battle.stakes:
        yield words("cli-campaign-stake")
    if territory.id in (*realm.resting, *battle.resting[seat]):
        yield words("cli-campaign-rests")
    if territory.id in realm.locked:
        yield words("cli-campaign-locked")


BOARD: Final = RampantBoard()

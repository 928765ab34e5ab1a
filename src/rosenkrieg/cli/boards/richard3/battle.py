"""A battle: both fronts beside each other, who may act, what waits behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from rosenkrieg.cli.boards import CHOICE, HOUSE, LATEST, QUIET, Scene
from rosenkrieg.cli.boards.layout import flow
from rosenkrieg.cli.boards.richard3.signs import Signs, area_name, block_name, marks_of
from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.games.richard3.view import Fight, Fighter, View

OFFICES: Final = {
    "king": "cli-richard3-office-king",
    "pretender": "cli-richard3-office-pretender",
    "warwick": "cli-richard3-office-warwick",
}
"""Who may try treachery once a battle, in words."""


def battle(scene: Scene, signs: Signs) -> list[Text]:
    """The battle that goes on; nothing without one."""
    fight = scene.view.fight
    if fight is None:
        return []
    heads = [_head(scene, signs, seat) for seat in SEATS]
    fronts = [_front(scene, signs, seat) for seat in SEATS]
    half = scene.width // 2
    broad = max(line.cell_len for column in (heads, *fronts) for line in column)
    title = _title(scene, signs, fight)
    if broad > half - 1:
        return [*title, heads[0], *fronts[0], heads[1], *fronts[1]]
    return [*title, *_beside([heads[0], *fronts[0]], [heads[1], *fronts[1]], half)]


def _title(scene: Scene, signs: Signs, fight: Fight) -> list[Text]:
    words = scene.words
    area = f"{area_name(fight.area, words)} {marks_of(fight.area, signs)}".strip()
    where = words("cli-richard3-battle", area=area, round=fight.round)
    head = Text(where, "bold")
    items = [Text()]
    if scene.view.hits:
        items.append(Text(words("cli-richard3-hits", count=scene.view.hits), LATEST))
    if fight.rolled:
        offices = ", ".join(words(OFFICES[office]) for office in fight.rolled)
        items.append(Text(words("cli-richard3-rolled", offices=offices), QUIET))
    return flow(head, items, scene.width, 2, "  ")


def _head(scene: Scene, signs: Signs, seat: Seat) -> Text:
    """A side, what it does here, and how many wait in reserve."""
    view: View = scene.view
    fight = view.fight
    assert fight is not None
    words = scene.words
    attacks = seat == fight.attacker
    role = words("cli-richard3-attacks-here" if attacks else "cli-richard3-defends-here")
    line = Text.assemble(
        (signs.turn if seat in view.actors else " ", LATEST),
        (f"{signs.roses[seat]} {words.side(seat)}", HOUSE[seat]),
        f" {role}",
    )
    if fight.reserves[seat]:
        reserve = words("cli-richard3-reserve", count=fight.reserves[seat])
        line.append(f", {reserve}", QUIET)
    return line


def _front(scene: Scene, signs: Signs, seat: Seat) -> list[Text]:
    """The front in the order in which it acts, then the own reserve by name. [6.2]"""
    fight = scene.view.fight
    assert fight is not None
    fighters = sorted(fight.fronts[seat], key=lambda fighter: fighter.fires[0])
    lines = [_fighter(scene, signs, seat, fighter) for fighter in fighters]
    return lines + _reserve(scene, seat, fighters)


def _fighter(scene: Scene, signs: Signs, seat: Seat, fighter: Fighter) -> Text:
    view: View = scene.view
    number = scene.numbers.get(f"block:{fighter.block}")
    crown = signs.king if fighter.block == view.king else ""
    name = f"{crown}{block_name(fighter.block, scene.words)} {fighter.strength}"
    line = Text("  ")
    line.append(f"[{number}]" if number else "", CHOICE)
    line.pad_right(max(0, 6 - line.cell_len))
    line.append(signs.turn if fighter.ready else " ", LATEST)
    line.append(f"{fighter.fires} ", QUIET if fighter.acted else "")
    line.append(f"({name})" if fighter.acted else name, QUIET if fighter.acted else HOUSE[seat])
    return line


def _reserve(scene: Scene, seat: Seat, front: Sequence[Fighter]) -> list[Text]:
    view: View = scene.view
    if view.fight is None or seat != view.viewer:
        return []
    fighting = {fighter.block for fighter in front}
    waiting = [
        f"{block_name(own.block, scene.words)} {own.strength}"
        for own in view.own
        if own.place == view.fight.area and own.block not in fighting
    ]
    items = [Text(name, QUIET) for name in waiting]
    return flow(Text("       "), items, scene.width // 2 - 1, 7) if items else []


def _beside(left: Sequence[Text], right: Sequence[Text], broad: int) -> list[Text]:
    lines = []
    for place in range(max(len(left), len(right))):
        line = left[place].copy() if place < len(left) else Text()
        if place < len(right):
            line.pad_right(broad - line.cell_len)
            line.append_text(right[place])
        lines.append(line)
    return lines

"""All that a viewer knows, as lines in his language: what `view` prints."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Final

from rosenkrieg.cli.boards.richard3.header import border_name
from rosenkrieg.cli.boards.richard3.places import Stand, stands
from rosenkrieg.cli.boards.richard3.signs import (
    ASCII,
    LANDS,
    ORDER,
    UNICODE,
    Signs,
    area_name,
    card_list,
    land_of,
    marks_of,
)
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.games.richard3.tables import AREA, BLOCK, FIRES, HAND, IS_EXILE, LOYALTY, SUPPLY
from rosenkrieg.games.richard3.view import View

OFF: Final = {
    "captive": "cli-richard3-captive-list",
    "minor": "cli-richard3-minor-list",
    "beside": "cli-richard3-beside-list",
    "down": "cli-richard3-down-list",
    "dead": "cli-richard3-dead-list",
}
"""What lies off the map, and what that is called."""


def statement(view: View, words: TerminalWords, width: int) -> list[str]:
    """Date, leaders, cards, every block on the map, and what lies beside it."""
    signs = UNICODE if words.plain("×") == "×" else ASCII
    lines = [
        words("cli-richard3-date", campaign=view.campaign, turn=view.turn, turns=HAND),
        words("cli-richard3-phase", phase=view.phase),
    ]
    lines += _leaders(view, words)
    for seat in SEATS:
        lines += _house(view, words, signs, seat)
    lines += _turn(view, words)
    lines += _map(view, words, signs)
    return [
        part
        for line in lines
        for part in textwrap.wrap(line, width - 1, subsequent_indent="    ") or [""]
    ]


def _leaders(view: View, words: TerminalWords) -> list[str]:
    king, pretender = (
        "-" if leader is None else words(f"block-{leader}")
        for leader in (view.king, view.pretender)
    )
    return [
        f"{words('cli-richard3-king', name=king)} ({words.side(view.king_side)}), "
        + words("cli-richard3-pretender", name=pretender)
    ]


def _house(view: View, words: TerminalWords, signs: Signs, seat: Seat) -> list[str]:
    """Cards, pool and what lies off the map, of one house."""
    lines = ["", f"{signs.roses[seat]} {words.side(seat)}"]
    if seat == view.viewer:
        lines.append(_labelled(words, "cli-richard3-hand", card_list(view.hand, words, signs)))
        if view.choice:
            is_claim = view.choice == "claim"
            chosen = words("thing-claim" if is_claim else f"card-{view.choice}")
            lines.append(_labelled(words, "cli-richard3-choice", [chosen]))
    else:
        lines.append(f"  {words('cli-richard3-hand-of', count=view.hands[seat])}")
    if view.played[seat]:
        lines.append(
            _labelled(words, "cli-richard3-played", card_list(view.played[seat], words, signs))
        )
    if view.shown[seat]:
        lines.append(
            _labelled(words, "cli-richard3-shown", card_list(view.shown[seat], words, signs))
        )
    if seat == view.viewer:
        pool = [_own(stand, words) for stand in stands(view) if stand.place == "pool"]
        lines.append(_labelled(words, "cli-richard3-pool-list", pool))
    else:
        lines.append(f"  {words('cli-richard3-in-pool', count=view.pools[seat])}")
    for place, label in OFF.items():
        names = [
            words(f"block-{block}")
            for block, where in view.off.items()
            if where == place and block[0] == "ly"[seat]
        ]
        if names:
            lines.append(_labelled(words, label, names))
    worn = [
        f"{words(f'block-{block}')} {left}"
        for block, left in view.worn.items()
        if block[0] == "ly"[seat]
    ]
    if worn:
        lines.append(_labelled(words, "cli-richard3-worn", worn))
    if view.secret_steps[seat]:
        lost = words("cli-richard3-secret-steps", count=view.secret_steps[seat])
        lines.append(f"  {lost}")
    return lines


def _labelled(words: TerminalWords, label: str, items: Iterable[str]) -> str:
    return f"  {words(label)} {', '.join(items) or '-'}"


def _turn(view: View, words: TerminalWords) -> list[str]:
    """Cards of this turn, attacks with their ways, borders used."""
    lines = []
    if view.table is not None:
        cards = [f"{words.side(seat)}: {words(f'card-{view.table.cards[seat]}')}" for seat in SEATS]
        lines += ["", ", ".join(cards)]
        for seat in SEATS:
            lines += [
                words(
                    "cli-richard3-entry",
                    side=words.side(seat),
                    area=area_name(area, words),
                    behind=area_name(behind, words),
                    main=str(view.table.mains.get(area) == behind).lower(),
                )
                for area, behind in view.table.entries[seat]
            ]
    if view.actions is not None:
        lines += [
            words(
                "cli-richard3-border-used",
                border=border_name(border, words),
                used=used,
                limit=limit,
            )
            for border, (used, limit) in view.actions.borders.items()
        ]
    return lines


def _map(view: View, words: TerminalWords, signs: Signs) -> list[str]:
    there: dict[str, list[Stand]] = {}
    for stand in stands(view):
        there.setdefault(stand.place, []).append(stand)
    fight = view.fight
    if fight is not None:
        there.setdefault(fight.area, []).extend(
            Stand(seat, fight.area, fighter.block, fighter.strength)
            for seat in SEATS
            for fighter in fight.fronts[seat]
        )
    lines = []
    for land in LANDS:
        lines += ["", words(LANDS[land])]
        for area in ORDER:
            if land_of(area) == land:
                lines.append(_area(view, area, there.get(area, []), words, signs))
    return lines


def _area(view: View, area: str, found: list[Stand], words: TerminalWords, signs: Signs) -> str:
    """An area with its supply, and all that stand there."""
    name = f"{area_name(area, words)} {marks_of(area, signs)}".strip()
    number = AREA[area]
    kind = "exile" if IS_EXILE[number] else "land"
    supply = words("cli-richard3-supply", count=SUPPLY[number], kind=kind)
    groups = []
    for seat in SEATS:
        names = [
            _own(stand, words) if seat == view.viewer else _seen(stand, words, signs)
            for stand in found
            if stand.side == seat
        ]
        if names:
            groups.append(f"{signs.roses[seat]} {', '.join(names)}")
    return f"  {name} ({supply}): {'; '.join(groups) or '-'}"


def _own(stand: Stand, words: TerminalWords) -> str:
    """An own block with what is printed on it."""
    assert stand.block is not None
    number = BLOCK[stand.block]
    text = f"{words(f'block-{stand.block}')} {stand.strength} {FIRES[number]}"
    return f"({text})" if stand.moved else text


def _seen(stand: Stand, words: TerminalWords, signs: Signs) -> str:
    """A block of the others as far as it is known."""
    if stand.block is None:
        return f"{stand.count}{signs.times}?"
    strength = "?" if stand.strength is None else stand.strength
    loyalty = LOYALTY[BLOCK[stand.block]]
    tail = " " + words("cli-richard3-loyalty", dice=loyalty) if loyalty else ""
    return f"{words(f'block-{stand.block}')} {strength} {FIRES[BLOCK[stand.block]]}{tail}"

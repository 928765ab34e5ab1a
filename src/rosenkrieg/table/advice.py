"""Help from the computer: who gives it, and who may ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rosenkrieg.ai.coaching import has_coach
from rosenkrieg.ai.player import player_names
from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.core.match import Match
from rosenkrieg.table.refusals import Refusal

if TYPE_CHECKING:
    from rosenkrieg.table.table import Table


def adviser(game: str) -> str | None:
    """The level that gives hints: the strongest one; None if the game has only `random`."""
    *_, strongest = player_names(game)
    return None if strongest == "random" else strongest


def is_between_people(table: Table) -> bool:
    """Both seats are people's, at one screen or apart."""
    return all(table.is_human(each) for each in SEATS)


def helped(table: Table, seat: Seat) -> Match[Any, Any, Any]:
    """The match, if the seat must act and may ask for the odds; otherwise a Refusal."""
    match = table.deciding(seat)
    if table.setting.open:
        raise Refusal("no_hint", "expected a match among friends; here is no help")
    return match


def gives_hints(table: Table) -> bool:
    """Whether the computer says what it would do: alone against it, or where both agreed."""
    return not table.setting.open and (table.setting.hints or not is_between_people(table))


def hinted(table: Table, seat: Seat) -> Match[Any, Any, Any]:
    """The match, if the seat must act and the computer gives hints."""
    match = helped(table, seat)
    if not gives_hints(table):
        raise Refusal("no_hint", "expected a match for which both agreed on hints")
    return match


def coached(table: Table, seat: Seat) -> Match[Any, Any, Any]:
    """The match, if the seat must act and a coach may warn it: only against a computer."""
    match = helped(table, seat)
    if is_between_people(table):
        raise Refusal("no_hint", "expected a match against the computer; no coach between people")
    if not has_coach(table.setting.game):
        raise Refusal("no_hint", "expected a game that has a coach, but it has none")
    return match

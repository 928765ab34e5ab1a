"""Why something cannot be done, with the number of the item that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rosenkrieg.core.contract import Message, Seat, other, refusal
from tests.proving.state import Choosing, Over, Posting, Turn
from tests.proving.tables import tables
from tests.proving.view import View

_RULES: Final = {
    "why-over": "P61",
    "why-wait": "P33",
    "why-posted-all": "P20",
    "why-chosen": "P32",
    "why-not-yours": "P40",
    "why-not-here": "P40",
    "why-posted": "P20",
    "why-not-start": "P20",
    "why-camp": "P40",
    "why-no-border": "P40",
    "why-no-card": "P32",
    "why-nothing": "P01",
}


def why_not(view: View, path: Sequence[str]) -> Message:
    """The rule that forbids what was touched, from what the seat knows."""
    assert view.viewer is not None
    if isinstance(view.phase, Over):
        return _refused("why-over")
    if view.viewer not in view.actors:
        return _not_due(view)
    thing, _, name = path[0].partition(":") if path else ("", "", "")
    if thing == "block" and isinstance(view.phase, Posting | Turn):
        return _why_not_block(view, view.viewer, name, path[1:])
    if thing == "card" and isinstance(view.phase, Choosing):
        return _refused("why-no-card")
    return _refused("why-nothing")


def _not_due(view: View) -> Message:
    if isinstance(view.phase, Posting):
        return _refused("why-posted-all")
    if isinstance(view.phase, Choosing):
        return _refused("why-chosen")
    return _refused("why-wait")


def _why_not_block(view: View, seat: Seat, name: str, goal: Sequence[str]) -> Message:
    sheet = tables(view.edition)
    mine = next((mine for mine in view.mine if mine.name == name), None)
    if mine is None:
        return _refused("why-not-yours")
    posting = isinstance(view.phase, Posting)
    if posting and mine.area is not None:
        return _refused("why-posted")
    if not posting and mine.area is None:
        return _refused("why-not-here")
    area = goal[0].removeprefix("area:") if len(goal) == 1 else ""
    if area not in sheet.kinds:
        return _refused("why-nothing")
    if posting:
        return _refused("why-not-start")
    return _refused("why-camp" if area == sheet.camps[other(seat)] else "why-no-border")


def _refused(key: str) -> Message:
    return refusal(key, _RULES[key])

"""What an action will change, from the viewer's own knowledge only."""

from __future__ import annotations

from rosenkrieg.core.contract import Message, other
from tests.proving.actions import Action, Choose, March
from tests.proving.phases.orders import points_for
from tests.proving.view import View


def preview(view: View, action: Action) -> list[Message]:
    """Points, and battles that would begin."""
    match action:
        case Choose(card):
            return [Message("preview-points", {"points": points_for(card, view.weather)})]
        case March(area=area):
            lines = [Message("preview-cost", {"before": view.points, "after": view.points - 1})]
            enemies = _enemies_seen(view, area)
            return lines + [Message("preview-battle", {"count": enemies})] * bool(enemies)
        case _:
            return []


def _enemies_seen(view: View, area: str) -> int:
    assert view.viewer is not None
    return sum(piece.area == area for piece in view.pieces[other(view.viewer)])

"""Messages of the game with the names of realms in the place of Lion and Dragon."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rosenkrieg.core.contract import SEATS, Message, Seat, Viewer
from rosenkrieg.games.rampant.tables import SIDES


def named(message: Message, names: Mapping[Seat, str], viewer: Viewer = None) -> Message:
    """The message with realms by their names; the viewer stays "you"."""
    params = {key: _named(value, names, viewer) for key, value in message.params.items()}
    return message if params == message.params else replace(message, params=params)


def _named(
    value: str | int | Message, names: Mapping[Seat, str], viewer: Viewer
) -> str | int | Message:
    if not isinstance(value, Message):
        return value
    if value.key == "side":
        who = value.params["who"]
        seat = next((seat for seat, side in zip(SEATS, SIDES, strict=True) if side == who), None)
        return value if seat is None else names.get(seat, value)
    return named(value, names, viewer)

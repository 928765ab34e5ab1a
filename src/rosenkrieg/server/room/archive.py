"""What can be read of a match: facts, sheet, record and replay."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace as replaced

from rosenkrieg.core.contract import SEATS, Seat, Viewer
from rosenkrieg.core.drawing import Drawing
from rosenkrieg.core.errors import BadOptions
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import record
from rosenkrieg.server import messages as m
from rosenkrieg.server.metering import in_thread
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.replays import Replays, replay
from rosenkrieg.server.retelling import retell
from rosenkrieg.server.room.connections import Connections
from rosenkrieg.server.room.keeper import Keeper
from rosenkrieg.server.room.keys import Keys
from rosenkrieg.server.room.publisher import Publisher
from rosenkrieg.server.showing import match_facts, numbered, seat_facts, seat_number
from rosenkrieg.table.table import Table


class Retold(NamedTuple):
    """Steps that were told, and what of: match, moves, the serial of the last one, lines known."""

    about: tuple[Match[Any, Any, Any], int, list[int], int | None]
    positions: list[m.TurnPosition]


class Archive:
    """Reads a match for those who may read it."""

    def __init__(
        self,
        keeper: Keeper,
        keys: Keys,
        connections: Connections,
        publisher: Publisher,
        replays: Replays,
    ) -> None:
        self._keeper = keeper
        self._keys = keys
        self._connections = connections
        self._publisher = publisher
        self._replays = replays
        self._turns: dict[Viewer, Retold] = {}
        """What was told last, for those who ask the same: all spectators of a move."""

    async def facts(self) -> m.MatchFacts:
        """What everybody may know of this match."""
        async with self._keeper.hold() as table:
            return match_facts(table, self._connections.presence())

    async def glance(self, token: str | None) -> m.Glance:
        """Where the match stands, as a seat or a spectator sees it."""
        async with self._keeper.hold() as table:
            viewer = None if token is None else await self._keys.seat_of(token)
            if table.match is None:
                return m.Glance(None, None, None)
            drawing = table.game.draw(table.match.view(viewer))
            lines = numbered(self._publisher.log(viewer).lines, table.match)
            return m.Glance(
                None if drawing is None else drawing.picture(),
                lines[-1] if lines else None,
                self._publisher.clock(),
            )

    async def drawing(self) -> Drawing:
        """The position as a spectator sees it."""
        async with self._keeper.hold() as table:
            match = table.begun()
            drawing = table.game.draw(match.view(None))
            if drawing is None:
                raise Refusal("not_found", "expected a game that draws its positions")
            return drawing

    def sheet(self) -> Struct:
        """What is printed on board and pieces; it is the same from the first day to the last."""
        sheet = self._keeper.table.sheet()
        if sheet is None:
            raise Refusal("no_sheet", "expected a game with a sheet, but its views say it all")
        return sheet

    async def record(self, token: str | None) -> str:
        """The record: a seat's own at any time, the spectator's after the end."""
        async with self._keeper.hold():
            seat = await self._reader(token)
            table = self._keeper.table
            match = table.begun()
            reader = "watch" if seat is None else table.game.info.seats[seat]
            first, second = (place.name or place.player for place in table.places)
            names = (first, second)
            return await in_thread(lambda: _written(match, reader, names))

    async def replay(self, token: str | None, side: Seat | None = None) -> bytes:
        """What was played, as the reader saw it; after the end as a side saw it, if all is open."""
        async with self._keeper.hold():
            viewer = await self._reader(token)
            table = self._keeper.table
            if side is not None:
                if not is_open(table):
                    raise Refusal("not_over", "expected a match that is over and hides nothing")
                viewer = side
            told = table.begun().told  # its length must not tell how far the other has chosen
            states = table.begun().states[: told + 1]
            lines = [
                replaced(line, obeyed=False)
                for line in self._publisher.log(viewer).lines
                if line.move < told
            ]
            head = m.Replay(
                match=table.setting.match,
                game=table.setting.game,
                rules_version=table.setting.rules_version,
                options=table.options,
                viewer=None if viewer is None else seat_number(viewer),
                seats=seat_facts(table, self._connections.presence()),
                outcome=table.outcome,
                sheet=table.sheet(),
                positions=[],
            )
        known = self._replays.take(head.match, viewer)
        text = await replay(head, table.game, states, lines, viewer, known)
        self._replays.put(head.match, viewer, known)
        return text

    def forget(self) -> None:
        """Nobody reads here any more."""
        self._replays.forget(self._keeper.match)

    async def turn(self, viewer: Viewer, said: m.Turn) -> m.TurnMessage:
        """What happened since the viewer had so many lines of the log, or in the last turn."""
        async with self._keeper.hold() as table:
            match = table.begun()
            about = (match, len(match.moves), match.serials[-1:], said.since)
            kept = self._turns.get(viewer)
            if kept is None or kept.about != about:
                lines = self._publisher.log(viewer).lines
                kept = Retold(about, retell(table, viewer, lines, said.since))
                self._turns[viewer] = kept
            return m.TurnMessage(said.id, match.version(viewer), kept.positions)

    async def survey(self, token: str | None, move: int, path: tuple[str, ...]) -> Struct | None:
        """What the board shows about things touched in a position of the replay."""
        async with self._keeper.hold():
            viewer = await self._reader(token)
            table = self._keeper.table
            states = table.begun().states
            if not 0 <= move < len(states):
                raise BadOptions(f"expected a move from 0 to {len(states) - 1}, got {move}")
            return table.game.survey(table.game.view(states[move], viewer), path)

    async def over(self) -> Match[Any, Any, Any]:
        """The match, when it is over; a Refusal before."""
        async with self._keeper.hold():
            match = self._keeper.table.begun()
            if not match.over:
                raise Refusal("not_over", "expected a match that is over, this one goes on")
            return match

    async def _reader(self, token: str | None) -> Viewer:
        """Who wants to read what was played: a seat at any time, a spectator after the end."""
        if token is not None:
            return await self._keys.seat_of(token)
        if self._keeper.table.status != "over":
            raise Refusal("not_over", "expected a match that is over, or the token of a seat")
        return None


def is_open(table: Table) -> bool:
    """Whether the match is over and everything played may be known to everyone."""
    if table.status != "over" or table.match is None:
        return False
    game, match = table.game, table.match
    viewers: tuple[Viewer, ...] = (None, *SEATS)
    return all(
        game.disclose(match, number, viewer) == move.action
        for number, move in enumerate(match.moves)
        for viewer in viewers
    )


def _written(match: Match[Any, Any, Any], reader: str, names: tuple[str, str]) -> str:
    """The text of a record; runs beside the event loop, while the table is held."""
    try:
        return record(match, reader, names).to_json()
    finally:
        if isinstance(match.source, Sealed):
            match.source.let_go()

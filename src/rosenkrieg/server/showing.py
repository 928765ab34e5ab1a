"""What a viewer is shown of a table: messages made for him alone, out of views.

Nothing here looks at a state but through the game's `view`, `narrate` and legal actions of
the viewer's own seat.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
from collections.abc import AsyncIterator, Iterator
from typing import Any

from msgspec import Struct

from rosenkrieg.core.contract import CHANCE, SEATS, AnyGame, Seat, Viewer, other
from rosenkrieg.core.match import Match
from rosenkrieg.server import messages as m
from rosenkrieg.server.clocks import Days
from rosenkrieg.server.table import HUMAN, Table


class Presence(Struct, frozen=True):
    """Which seats are there, and how many look on."""

    seats: tuple[bool, bool]
    watchers: int


class ViewerLog:
    """The log as one kind of viewer reads it, and how much of it the sockets were told."""

    def __init__(self) -> None:
        self.lines: list[m.Line] = []
        self.told = 0
        self._moves = 0

    def extend(self, table: Table, viewer: Viewer) -> None:
        """Adds the lines of the latest moves."""
        match = table.match
        if match is None or self._moves == len(match.moves):
            return
        self.lines += log_lines(match, viewer, self._moves, len(match.moves))
        self._moves = len(match.moves)

    def drop(self, kept: int) -> None:
        """Forgets the lines of moves that were taken back."""
        while self.lines and self.lines[-1].move >= kept:
            self.lines.pop()
        self._moves = min(self._moves, kept)
        self.told = min(self.told, len(self.lines))


def log_lines(
    match: Match[Any, Any, Any], viewer: Viewer, first: int, end: int
) -> Iterator[m.Line]:
    """The lines that the viewer reads about these moves."""
    for number in range(first, end):
        actor = match.moves[number].actor
        who = None if actor == CHANCE else seat_number(Seat(actor))
        for message in match.narrate(number, viewer):
            yield m.Line(number, who, message)


# the table


def table_message(
    table: Table, log: ViewerLog, viewer: Viewer, since: int, presence: Presence, at: float
) -> m.TableMessage:
    """The table as the viewer may know it, with the log from a line on."""
    match = table.match
    since = min(since, len(log.lines))
    view = match.view(viewer) if match else None
    obstacle = None if viewer is None else table.why_no_take_back(viewer)
    return m.TableMessage(
        match=table.setting.match,
        game=table.setting.game,
        options=table.options,
        viewer=None if viewer is None else seat_number(viewer),
        status=table.status,
        version=match.version(viewer) if match else 0,
        actors=[seat_number(seat) for seat in table.due()],
        view=view,
        prompt=table.game.prompt(view) if match else None,
        legal=_legal(table, viewer),
        log=m.Log(since, log.lines[since:]),
        seats=seat_facts(table, presence),
        clock=_clock(table, at),
        watchers=presence.watchers,
        can_take_back=viewer is not None and obstacle is None,
        no_take_back=obstacle,
        orders={} if viewer is None else table.orders[viewer],
        offers=[m.OfferFacts(kind, seat_number(by)) for kind, by in table.offers.items()],
        outcome=table.outcome,
        commitment=m.Commitment(table.setting.root, table.setting.size),
        rematch=_rematch(table, viewer),
    )


def answering(data: bytes, id: m.Id) -> bytes:
    """A table message as an answer: the id, which comes last, is put in."""
    return data.removesuffix(b"null}") + m.encode(id) + b"}"


def match_facts(table: Table, presence: Presence) -> m.MatchFacts:
    """What everybody may know of a match."""
    return m.MatchFacts(
        match=table.setting.match,
        game=table.setting.game,
        options=table.options,
        seats=seat_facts(table, presence),
        clock=table.setting.clock,
        status=table.status,
        actors=[seat_number(seat) for seat in table.due()],
        outcome=table.outcome,
        commitment=m.Commitment(table.setting.root, table.setting.size),
        moves=len(table.match.moves) if table.match else 0,
        created=table.setting.created,
    )


def seat_facts(table: Table, presence: Presence) -> list[m.SeatFacts]:
    """What everybody may know of the seats."""
    return [
        m.SeatFacts(
            seat_number(seat),
            table.game.info.seats[seat],
            place.name,
            place.player,
            place.player != HUMAN or presence.seats[seat],
            place.taken,
        )
        for seat, place in zip(SEATS, table.places, strict=True)
    ]


def _legal(table: Table, viewer: Viewer) -> list[m.Choice]:
    if viewer is None or table.match is None or viewer not in table.due() or table.read_only:
        return []
    game = table.game
    return [
        m.Choice(game.encode_action(action), game.path(action))
        for action in table.match.legal(viewer)
    ]


def _clock(table: Table, at: float) -> m.ClockFacts | None:
    clock, left = table.clock, table.time_left(at)
    if clock is None or left is None:
        return None
    is_days = isinstance(clock.rule, Days)
    return m.ClockFacts(
        "days" if is_days else "live",
        left,
        [seat_number(seat) for seat in clock.running],
        (clock.reserve[0], clock.reserve[1]) if is_days else None,
    )


def _rematch(table: Table, viewer: Viewer) -> m.Rematch | None:
    match = table.rematch
    if match is None:
        return None
    if viewer is None:
        return m.Rematch(match, f"/m/{match}")
    seat = seat_number(other(viewer))
    token = rematch_token(table.setting.secret, match, seat)
    return m.Rematch(match, url(match, token), seat, token)


# from the beginning


async def replay(
    head: m.Replay, game: AnyGame, states: list[Any], lines: list[m.Line], viewer: Viewer
) -> AsyncIterator[bytes]:
    """The beginning, every position of which the log tells, and the last one."""
    told: dict[int, list[m.Line]] = {0: []}
    for line in lines:
        told.setdefault(line.move + 1, []).append(line)
    told.setdefault(len(states) - 1, [])
    yield m.encode(head).removesuffix(b"]}")
    for move, shown in told.items():
        position = m.ReplayPosition(move, game.view(states[move], viewer), shown)
        yield (b"," if move else b"") + m.encode(position)
        await asyncio.sleep(0)  # others play meanwhile
    yield b"]}"


# parts of messages


def seat_number(seat: Seat) -> m.SeatNumber:
    """The seat as messages tell it."""
    return 1 if seat else 0


def url(match: str, token: str) -> str:
    """The link of a seat: the token is in the fragment, which browsers keep to themselves."""
    return f"/m/{match}#{token}"


def seat_link(match: str, seat: int, token: str | None) -> m.SeatLink:
    """The link of a seat, if there is one to give."""
    number: m.SeatNumber = 1 if seat else 0
    return m.SeatLink(number, token, url(match, token) if token else None)


def rematch_token(secret: bytes, match: str, seat: int) -> str:
    """The token of a seat in the match after this one: the table can tell it to its seats again."""
    digest = hmac.digest(secret, f"rematch|{match}|{seat}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def clean_name(name: str) -> str:
    """A name on one line, without what cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())

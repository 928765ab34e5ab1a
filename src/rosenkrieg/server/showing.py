"""What a viewer is shown of a table: messages made for him alone, out of views.

Nothing here looks at a state but through the game's `view`, `narrate` and legal actions of
the viewer's own seat.
"""

from __future__ import annotations

import base64
import hmac
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct

from rosenkrieg.core.contract import CHANCE, SEATS, Seat, Viewer, other
from rosenkrieg.core.match import Match
from rosenkrieg.server import messages as m
from rosenkrieg.server.settings import Limits
from rosenkrieg.table import orders
from rosenkrieg.table.advice import gives_hints
from rosenkrieg.table.clocks import Days
from rosenkrieg.table.table import Table


class Presence(Struct, frozen=True):
    """Which seats are there (a computer always is), and how many look on."""

    seats: tuple[bool, bool]
    watchers: int


class ViewerLog:
    """The log as one kind of viewer reads it, and how much of it the sockets were told."""

    def __init__(self) -> None:
        self.lines: list[m.Line] = []
        self.told = 0
        self._serials: list[int] = []
        """The moves that the lines tell, by their serials."""

    def extend(self, table: Table, viewer: Viewer) -> None:
        """Drops the lines of moves that were undone and adds those of new moves."""
        match = table.match
        if match is None or self._serials == match.serials:
            return
        kept = _common(self._serials, match.serials)
        while self.lines and self.lines[-1].move >= kept:
            self.lines.pop()
        self.told = min(self.told, len(self.lines))
        for line in log_lines(match, viewer, kept, len(match.moves)):
            last = self.lines[-1].move if self.lines else None
            if viewer is not None and orders.is_told_first(table, viewer, line.move, last):
                line = msgspec.structs.replace(line, obeyed=True)
            self.lines.append(line)
        self._serials = match.serials.copy()


def _common(one: list[int], two: list[int]) -> int:
    """How many numbers both lists begin with in common."""
    if one == two[: len(one)]:
        return len(one)
    return next(n for n, number in enumerate(one) if two[n : n + 1] != [number])


def log_lines(
    match: Match[Any, Any, Any], viewer: Viewer, first: int, end: int
) -> Iterator[m.Line]:
    """The lines that the viewer reads about these moves."""
    for number in range(first, end):
        actor = match.moves[number].actor
        who = None if actor == CHANCE else seat_number(Seat(actor))
        for message in match.narrate(number, viewer):
            yield m.Line(number, who, message)


def numbered(lines: list[m.Line], match: Match[Any, Any, Any] | None) -> list[m.Line]:
    """The lines with the numbers of their moves as their reader may know them.

    While seats choose in secret, a reader's own choices are counted without the other's.
    """
    if match is None or not lines or lines[-1].move < match.told:
        return lines
    firm = bisect_left(lines, match.told, key=lambda line: line.move)
    known, last = match.told - 1, -1
    found = lines[:firm]
    for line in lines[firm:]:
        known, last = known + (line.move != last), line.move
        found.append(msgspec.structs.replace(line, move=known))
    return found


# the table


def table_message(
    table: Table,
    log: ViewerLog,
    viewer: Viewer,
    since: int,
    presence: Presence,
    at: float,
    most: int = Limits().choices,
) -> m.TableMessage:
    """The table as the viewer may know it, with the log from a line on.

    `most`: how many legal actions are listed; of more, only the first steps are told.
    """
    match = table.match
    since = min(since, len(log.lines))
    view = match.view(viewer) if match else None
    obstacle = None if viewer is None else table.why_no_take_back(viewer)
    legal, branches = choices(table, viewer, most)
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
        legal=legal,
        branches=branches,
        log=m.Log(since, numbered(log.lines, match)[since:]),
        seats=seat_facts(table, presence),
        clock=clock_facts(table, at),
        watchers=presence.watchers,
        can_take_back=viewer is not None and obstacle is None,
        no_take_back=obstacle,
        orders={} if viewer is None else table.orders[viewer],
        offers=[m.OfferFacts(kind, seat_number(by)) for kind, by in table.offers.items()],
        outcome=table.outcome,
        commitment=m.Commitment(table.setting.root, table.setting.size),
        rematch=_rematch(table, viewer),
        commits=(table.places[0].commit, table.places[1].commit),
        opens=viewer is not None and table.should_open(viewer),
        rules_version=table.setting.rules_version,
        hints=viewer is not None and gives_hints(table),
    )


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
        moves=table.match.told if table.match else 0,
        created=table.setting.created,
        rules_version=table.setting.rules_version,
        hints=table.setting.hints,
        rematch=table.rematch,
    )


PROGRAM: Final = "program"
"""The player of a person's seat that a program took."""


def seat_facts(table: Table, presence: Presence) -> list[m.SeatFacts]:
    """What everybody may know of the seats."""
    return [
        m.SeatFacts(
            seat_number(seat),
            table.game.info.seats[seat],
            place.name,
            PROGRAM if place.program else place.player,
            presence.seats[seat],
            place.taken,
        )
        for seat, place in zip(SEATS, table.places, strict=True)
    ]


def choices(
    table: Table, viewer: Viewer, most: int, begun: tuple[str, ...] = ()
) -> tuple[list[m.Choice], list[m.Branch]]:
    """The viewer's legal actions whose paths begin like this; if too many, their next steps."""
    if viewer is None or table.match is None or viewer not in table.due() or table.read_only:
        return [], []
    game, length = table.game, len(begun)
    paths = [(action, game.path(action)) for action in table.match.legal(viewer)]
    fitting = [(action, path) for action, path in paths if path[:length] == begun]
    if len(fitting) <= most:
        return [m.Choice(game.encode_action(action), path) for action, path in fitting], []
    counts = Counter(path[: length + 1] for _, path in fitting)
    return [], [m.Branch(path, count) for path, count in counts.items()]


def clock_facts(table: Table, at: float) -> m.ClockFacts | None:
    """What is left on the clock, if there is one."""
    clock, left = table.clock, table.time_left(at)
    if clock is None or left is None:
        return None
    is_days = isinstance(clock.rule, Days)
    return m.ClockFacts(
        "days" if is_days else "live",
        left,
        [seat_number(seat) for seat in clock.running],
        (clock.reserve[0], clock.reserve[1]) if is_days else None,
        table.timer.away_until(at),
        _vacation_left(table, at) if is_days else None,
    )


def _vacation_left(table: Table, at: float) -> tuple[float, float]:
    first, second = table.timer.vacations
    return round(first.allowance(at)), round(second.allowance(at))


def _rematch(table: Table, viewer: Viewer) -> m.Rematch | None:
    match = table.rematch
    if match is None:
        return None
    if viewer is None:
        return m.Rematch(match, f"/m/{match}")
    seat = seat_number(other(viewer))
    token = rematch_token(table.setting.secret, match, seat)
    return m.Rematch(match, url(match, token), seat, token)


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

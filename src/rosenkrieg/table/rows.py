"""Steps as database columns, and back: the only place that knows how a step is stored.

| kind | actor | text | draw |
| --- | --- | --- | --- |
| `fork` | | JSON: list of actor and action | |
| `claim`, `release`, `reissue`, `withdraw` | seat | | |
| `sit` | seat | JSON: name, entropy, and the commitment if it was sent instead | |
| `open` | seat | JSON: entropy, and the draw that it counts from | |
| `begin` | | | |
| `move` | seat or chance | action | number of the draw, for chance from the sealed dice |
| `obeyed` | seat | action | |
| `orders` | seat | JSON: value by order | |
| `take_back` | seat | number of the move; early matches: empty | |
| `rewind` | seat | number of the move | |
| `end` | seat or empty | JSON: outcome | |
| `offer`, `decline` | seat | kind of offer | |
| `pause`, `resume` | seat | | |
| `away` | seat | JSON: begin and end of a vacation | |
| `back` | seat | JSON: when the vacation ended early | |
| `rematch` | seat or empty | id of the next match | |

`number` and `at` are those of the step; `times` is the clock after it as JSON, or empty.
"""

from __future__ import annotations

from typing import Final, TypeVar, assert_never

import msgspec
from msgspec import Struct

from rosenkrieg.core.contract import CHANCE, SEATS, Actor, Outcome, Seat
from rosenkrieg.table.clocks import Times
from rosenkrieg.table.steps import (
    Begun,
    CameBack,
    Claimed,
    Declined,
    Ended,
    Event,
    Forked,
    Moved,
    Obeyed,
    Offered,
    OfferKind,
    Opened,
    Ordered,
    Orders,
    Paused,
    PlayedMove,
    Reissued,
    Released,
    Rematched,
    Resumed,
    Rewound,
    Sat,
    Step,
    TookBack,
    Unreadable,
    WentAway,
    Withdrawn,
    kind_of,
)

T = TypeVar("T")


class Row(Struct, frozen=True):
    """A step as it is stored, in the order of the columns."""

    number: int
    kind: str
    actor: int | None
    text: str
    draw: int | None
    at: float
    times: str | None


class SeatedText(Struct, frozen=True, omit_defaults=True):
    """The text of `sit`."""

    name: str
    entropy: str
    program: bool = False
    commit: str | None = None


class OpenedText(Struct, frozen=True):
    """The text of `open`."""

    entropy: str
    since: int


def write(step: Step) -> Row:
    """The step as a row."""
    actor, text = _actor_and_text(step.event)
    draw = step.event.draw if isinstance(step.event, Moved) else None
    times = None if step.times is None else _json(step.times)
    return Row(step.number, kind_of(step.event), actor, text, draw, step.at, times)


def read(row: Row) -> Step:
    """The step of a row; its event is `Unreadable` if this version does not know the form."""
    try:
        times = None if row.times is None else _parsed(row.times, Times)
        return Step(row.number, _event(row), row.at, times)
    except (ValueError, msgspec.MsgspecError) as error:
        return Step(row.number, Unreadable(f"{row.kind}: {error}"), row.at)


def _actor_and_text(event: Event) -> tuple[int | None, str]:
    match event:
        case Forked(moves):
            return None, _json(moves)
        case Begun():
            return None, ""
        case Sat(seat, name, entropy, program, commit):
            return seat, _json(SeatedText(name, entropy, program, commit))
        case Opened(seat, entropy, since):
            return seat, _json(OpenedText(entropy, since))
        case Moved(actor, action):
            return actor, action
        case Obeyed(seat, action):
            return seat, action
        case Ordered(seat, orders):
            return seat, _json(orders)
        case TookBack(seat, number):
            return seat, "" if number is None else str(number)
        case Rewound(seat, number):
            return seat, str(number)
        case Ended(ender, outcome):
            return ender, _json(outcome)
        case Offered(seat, kind) | Declined(seat, kind):
            return seat, kind
        case WentAway(seat, since, until):
            return seat, _json((since, until))
        case CameBack(seat, at):
            return seat, _json(at)
        case Rematched(settler, match):
            return settler, match
        case Claimed(seat) | Released(seat) | Reissued(seat) | Withdrawn(seat):
            return seat, ""
        case Paused(seat) | Resumed(seat):
            return seat, ""
        case Unreadable(problem):
            raise AssertionError(f"a step that could not be read is not written: {problem}")
        case _:
            assert_never(event)


_BY_SEAT_ALONE: Final = {
    kind_of(event): event for event in (Claimed, Released, Reissued, Withdrawn, Paused, Resumed)
}


def _event(row: Row) -> Event:
    match row.kind:
        case "fork":
            return Forked(_parsed(row.text, tuple[PlayedMove, ...]))
        case "begin":
            return Begun()
        case "sit":
            seated = _parsed(row.text, SeatedText)
            said = (seated.name, seated.entropy, seated.program, seated.commit)
            return Sat(_seat(row), *said)
        case "open":
            opened = _parsed(row.text, OpenedText)
            return Opened(_seat(row), opened.entropy, opened.since)
        case "move":
            actor = CHANCE if row.actor == CHANCE else _seat(row)
            return Moved(actor, row.text, row.draw)
        case "obeyed":
            return Obeyed(_seat(row), row.text)
        case "orders":
            return Ordered(_seat(row), _parsed(row.text, Orders))
        case "take_back":
            return TookBack(_seat(row), int(row.text) if row.text else None)
        case "rewind":
            return Rewound(_seat(row), int(row.text))
        case "end":
            return Ended(_seat_if_any(row), _parsed(row.text, Outcome))
        case "offer":
            return Offered(_seat(row), _offer(row))
        case "decline":
            return Declined(_seat(row), _offer(row))
        case "away":
            return WentAway(_seat(row), *_parsed(row.text, tuple[float, float]))
        case "back":
            return CameBack(_seat(row), _parsed(row.text, float))
        case "rematch":
            return Rematched(_seat_if_any(row), row.text)
        case _:
            if row.kind not in _BY_SEAT_ALONE:
                raise ValueError("expected a kind of step that is known")
            return _BY_SEAT_ALONE[row.kind](_seat(row))


def _seat(row: Row) -> Seat:
    if row.actor not in SEATS:
        raise ValueError(f"expected a seat, got {row.actor}")
    return Seat(Actor(row.actor))


def _seat_if_any(row: Row) -> Seat | None:
    return None if row.actor is None else _seat(row)


def _offer(row: Row) -> OfferKind:
    kind: OfferKind = msgspec.convert(row.text, OfferKind)
    return kind


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _parsed(text: str, form: type[T]) -> T:
    return msgspec.json.decode(text, type=form)

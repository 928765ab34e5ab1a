"""Steps survive being stored as columns, and every form stored so far can be read."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rosenkrieg.core.contract import CHANCE, FIRST, SEATS, SECOND, Outcome
from rosenkrieg.table import rows
from rosenkrieg.table.clocks import Times
from rosenkrieg.table.rows import Row
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
    Paused,
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

seats = st.sampled_from(SEATS)
texts = st.text(max_size=30)
numbers = st.integers(0, 10**6)
seconds = st.floats(0, 4e9, allow_nan=False)
pairs = st.tuples(seconds, seconds)
offers = st.sampled_from(get_args(OfferKind))
values = st.one_of(texts, numbers, st.booleans())
outcomes = st.builds(
    Outcome, st.none() | seats, texts, st.tuples(st.integers(-9, 9), st.integers(-9, 9)), texts
)
actors = st.sampled_from((*SEATS, CHANCE))

EVENTS: dict[type, st.SearchStrategy[Event]] = {
    Forked: st.builds(Forked, st.lists(st.tuples(st.integers(0, 2), texts)).map(tuple)),
    Claimed: st.builds(Claimed, seats),
    Reissued: st.builds(Reissued, seats),
    Released: st.builds(Released, seats),
    Sat: st.builds(Sat, seats, texts, texts, st.booleans(), st.none() | texts),
    Opened: st.builds(Opened, seats, texts, numbers),
    Begun: st.builds(Begun),
    Withdrawn: st.builds(Withdrawn, seats),
    Moved: st.builds(Moved, actors, texts, st.none() | numbers),
    Obeyed: st.builds(Obeyed, seats, texts),
    Ordered: st.builds(Ordered, seats, st.dictionaries(texts, values)),
    TookBack: st.builds(TookBack, seats, st.none() | numbers),
    Rewound: st.builds(Rewound, seats, numbers),
    Ended: st.builds(Ended, st.none() | seats, outcomes),
    Offered: st.builds(Offered, seats, offers),
    Declined: st.builds(Declined, seats, offers),
    Paused: st.builds(Paused, seats),
    Resumed: st.builds(Resumed, seats),
    WentAway: st.builds(WentAway, seats, seconds, seconds),
    CameBack: st.builds(CameBack, seats, seconds),
    Rematched: st.builds(Rematched, st.none() | seats, texts),
}
steps = st.builds(
    Step,
    numbers,
    st.one_of(*EVENTS.values()),
    seconds,
    st.none() | st.builds(Times, pairs, pairs, pairs),
)


def test_every_event_can_be_stored():
    assert set(EVENTS) == set(get_args(Event)) - {Unreadable}
    kinds = [kind_of(event) for event in EVENTS]
    assert len(set(kinds)) == len(kinds)
    assert all(len(kind) <= 10 for kind in kinds), "the column is that wide"


@given(steps)
def test_a_step_survives_being_stored(step: Step):
    row = rows.write(step)
    assert rows.read(row) == step
    assert rows.write(rows.read(row)) == row
    assert set(msgspec.structs.asdict(row)) == {
        "number", "kind", "actor", "text", "draw", "at", "times",
    }  # fmt: skip


TIMES = '{"left":[53.0,60.0],"reserve":[0.0,0.0],"before":[48.0,60.0]}'

STORED = [
    (("fork", None, '[[0,"N2"],[2,"E1"]]', None), Forked(((0, "N2"), (2, "E1")))),
    (("claim", 1, "", None), Claimed(SECOND)),
    (("release", 1, "", None), Released(SECOND)),
    (("reissue", 0, "", None), Reissued(FIRST)),
    (("sit", 0, '{"name":"Anna","entropy":"abc"}', None), Sat(FIRST, "Anna", "abc")),
    (
        ("sit", 1, '{"name":"Bot","entropy":"","program":true}', None),
        Sat(SECOND, "Bot", "", program=True),
    ),
    (("sit", 1, '{"name":"","entropy":"","commit":"ab"}', None), Sat(SECOND, "", "", commit="ab")),
    (("open", 1, '{"entropy":"abc","since":4}', None), Opened(SECOND, "abc", 4)),
    (("begin", None, "", None), Begun()),
    (("move", 2, "NE2", 7), Moved(CHANCE, "NE2", 7)),
    (("move", 2, "NE2", None), Moved(CHANCE, "NE2")),
    (("move", 0, "N2*", None), Moved(FIRST, "N2*")),
    (("obeyed", 1, "-", None), Obeyed(SECOND, "-")),
    (
        ("orders", 1, '{"fire":"always","hits":3,"charge":true}', None),
        Ordered(SECOND, {"fire": "always", "hits": 3, "charge": True}),
    ),
    (("take_back", 0, "12", None), TookBack(FIRST, 12)),
    (("take_back", 0, "", None), TookBack(FIRST, None)),
    (("rewind", 1, "3", None), Rewound(SECOND, 3)),
    (("offer", 0, "take_back", None), Offered(FIRST, "take_back")),
    (("decline", 1, "draw", None), Declined(SECOND, "draw")),
    (("pause", 0, "", None), Paused(FIRST)),
    (("resume", 1, "", None), Resumed(SECOND)),
    (("away", 0, "[100.0,200.5]", None), WentAway(FIRST, 100.0, 200.5)),
    (("back", 1, "150.0", None), CameBack(SECOND, 150.0)),
    (
        ("end", 0, '{"winner":1,"reason":"resigned","scores":[0,0],"decided":""}', None),
        Ended(FIRST, Outcome(SECOND, "resigned", (0, 0))),
    ),
    (
        ("end", None, '{"winner":null,"reason":"agreed","scores":[0,0]}', None),
        Ended(None, Outcome(None, "agreed", (0, 0))),
    ),
    (("withdraw", 0, "", None), Withdrawn(FIRST)),
    (("rematch", 1, "abcdefghijklmnop", None), Rematched(SECOND, "abcdefghijklmnop")),
]
"""Columns as matches of version 1 of the schema have them: kind, actor, text, draw."""


@pytest.mark.parametrize(("columns", "event"), STORED, ids=lambda part: str(part)[:30])
@pytest.mark.parametrize("times", [None, TIMES], ids=["no clock", "clock"])
def test_what_was_stored_is_read(columns: Any, event: Event, times: str | None):
    row = Row(5, *columns, 1000.25, times)  # type: ignore[call-arg]
    step = rows.read(row)
    assert (step.number, step.event, step.at) == (5, event, 1000.25)
    assert step.times == (times and Times((53.0, 60.0), (0.0, 0.0), (48.0, 60.0)))


def test_the_list_above_has_every_event():
    assert {type(event) for _, event in STORED} == set(EVENTS)


@pytest.mark.parametrize(
    "columns",
    [
        ("conjure", 0, "", None),
        ("unreadable", 0, "", None),
        ("claim", None, "", None),
        ("claim", 2, "", None),
        ("move", 3, "N2", None),
        ("rewind", 0, "", None),
        ("offer", 0, "riches", None),
        ("sit", 0, "{}", None),
        ("orders", 0, "[]", None),
        ("end", 0, "", None),
    ],
    ids=str,
)
def test_what_cannot_be_read_says_so(columns: Any):
    step = rows.read(Row(5, *columns, 1000.0, None))  # type: ignore[call-arg]
    assert step.number == 5
    assert isinstance(step.event, Unreadable)
    assert columns[0] in step.event.problem


def test_a_broken_clock_cannot_be_read():
    assert isinstance(rows.read(Row(5, "begin", None, "", None, 1.0, "{}")).event, Unreadable)

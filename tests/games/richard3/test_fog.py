"""Pairs of truths that a viewer must not tell apart; and leaks, planted on purpose, that are found.

All 10,000 pairs are compared by `python -m tests.games.richard3.fog 10000`; its figures stand in
RULES.md. Here is a share of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from rosenkrieg.core import record
from rosenkrieg.core.bases import Last
from rosenkrieg.core.contract import SEATS, Message
from rosenkrieg.games.richard3 import narrate
from rosenkrieg.games.richard3 import picture as pictures
from rosenkrieg.games.richard3 import view as views
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.phases import battles
from rosenkrieg.games.richard3.state import AREA_COUNT, POOL, Choosing, Moving, State
from rosenkrieg.games.richard3.tables import BLOCK, BLOCKS, PLACES, RANK
from rosenkrieg.server import replays, showing
from tests.games.richard3.fog import FOG, POSITIONS
from tests.laws.fog import Leak, Tally, compare, compare_at

SHARE = 600
"""Pairs compared in every run of the tests."""
RARE = 20
"""Pairs at each position of a phase that comes seldom."""


@pytest.fixture(scope="module")
def tally() -> Tally:
    return compare(FOG, SHARE, seed=1)


def test_pairs_are_alike_to_the_byte(tally: Tally):
    assert tally.pairs == SHARE
    assert tally.papers > SHARE // 10
    assert tally.bytes > SHARE * 10_000


def test_pairs_are_varied(tally: Tally):
    """All set-ups, viewers and most phases; the truths really differ."""
    assert set(tally.setups) == {"1460", "1470", "1483"}
    assert set(tally.viewers) == {"lancaster", "york", "watch"}
    assert {"Battle", "Shooting", "Acting", "Moving", "Regrouping", "Choosing"} <= set(tally.phases)
    for what, least in (("identity", 300), ("hand", 100), ("strength", 20), ("exile", 50)):
        assert tally.differing[what] >= least, what


@pytest.mark.parametrize("phase", POSITIONS)
def test_rare_phases_are_compared_at_positions_of_their_own(phase: str):
    for state in POSITIONS[phase]:
        assert type(state.phase).__name__ == phase
        tally = compare_at(FOG, state, RARE)
        assert tally.phases[phase] >= RARE
        assert set(tally.viewers) == {"lancaster", "york", "watch"}


@pytest.mark.parametrize("phase", POSITIONS)
def test_a_leak_in_a_rare_phase_is_found(phase: str, monkeypatch: pytest.MonkeyPatch):
    def tell(view: Any, state: State, viewer: Any) -> Any:
        there = type(state.phase).__name__ == phase
        return replace(view, stay=(str(_secret(state, viewer)),)) if there else view

    _of_view(tell)(monkeypatch)
    for state in POSITIONS[phase]:
        with pytest.raises(Leak):
            compare_at(FOG, state, RARE)


# leaks on purpose


def _secret(state: State, viewer: Any) -> tuple[object, ...]:
    """Blocks and cards that the viewer may not know."""
    hands = [hand for seat, hand in enumerate(state.cards.hands) if seat != viewer]
    return _hidden(state, viewer), hands


def _hidden(state: State, viewer: Any) -> int:
    """Something that hangs on what the viewer may not know."""
    blocks = [b for b in range(62) if viewer is None or (b < 31) != (viewer == SEATS[1])]
    return sum((block + 1) * state.where[block] for block in blocks)


Plant = Callable[[pytest.MonkeyPatch], None]


def _wrap(place: Any, name: str, change: Callable[..., Any]) -> Plant:
    """A leak: `change` gets what the function would give, and its arguments."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        old = getattr(place, name)
        new = lambda *given: change(old(*given), *given)  # noqa: E731
        patch.setattr(place, name, staticmethod(new) if isinstance(place, type) else new)

    return plant


def _of_view(change: Callable[[Any, State, Any], Any]) -> Plant:
    return _wrap(type(GAME), "view", change)


def _of_groups(change: Callable[[Any, Any, list[int]], Any]) -> Plant:
    def changed(group: Any, facts: Any, place: int) -> Any:
        area, seat = divmod(place, 2)
        return group and change(group, facts, pictures._together(facts, area, seat))

    def plant(patch: pytest.MonkeyPatch) -> None:
        _wrap(pictures, "_group", changed)(patch)
        patch.setattr(pictures, "_LAST", Last(pictures._EMPTY))

    return plant


def _name_handles(group: Any, facts: Any, blocks: list[int]) -> Any:
    names = tuple(BLOCKS[b] for b in blocks if BLOCKS[b] not in {p.block for p in group.pieces})
    return replace(group, handles=names)


def _strength_of_groups(group: Any, facts: Any, blocks: list[int]) -> Any:
    steps = sum(facts.strength[block] for block in blocks)
    return replace(group, handles=tuple(f"{handle}/{steps}" for handle in group.handles))


def _first_block(view: Any, state: State, viewer: Any) -> Any:
    def lowest(group: Any) -> int:
        return state.where.index(PLACES.index(group.area))

    return replace(view, groups=tuple(sorted(view.groups, key=lowest)))


def _unsure_order(view: Any, state: State, viewer: Any) -> Any:
    return replace(view, off=dict(reversed(view.off.items()))) if _hidden(state, None) % 2 else view


def _extra_line(lines: Any, before: State, actor: Any, action: Any, after: State, _: Any) -> Any:
    block = getattr(action, "block", None)
    return [*lines, Message("chose")] if block is not None and RANK[block] else lines


def _named_in_refs(lines: Any, before: State, actor: Any, action: Any, *_: Any) -> Any:
    block = getattr(action, "block", None)
    if block is None:
        return lines
    return [replace(line, refs=(*line.refs, f"block:{BLOCKS[block]}")) for line in lines]


def _other_choice(view: Any, state: State, viewer: Any) -> Any:
    phase = state.phase
    return replace(view, stay=(str(phase.chosen),)) if isinstance(phase, Choosing) else view


def _mover_rank(view: Any, state: State, viewer: Any) -> Any:
    phase = state.phase
    if not isinstance(phase, Moving):
        return view
    return replace(view, mover=replace(view.mover, handle=f"{RANK[phase.block]}"))


def _telling_refusals(patch: pytest.MonkeyPatch) -> None:
    """The game remembers the last state that was looked at, and tells where a block is."""
    last: list[State] = []

    def remember(view: Any, state: State, viewer: Any) -> Any:
        last[:] = [state]
        return view

    def tell(answer: Any, view: Any, path: Any) -> Any:
        name = path[0].partition(":")[2] if path else ""
        place = PLACES[last[0].where[BLOCK[name]]] if name in BLOCK else ""
        return answer and replace(answer, params={**answer.params, "place": place})

    _of_view(remember)(patch)
    _wrap(type(GAME), "why_not", tell)(patch)


def _later_version(message: Any, table: Any, log: Any, viewer: Any, *_: Any) -> Any:
    odd = _hidden(table.match.state, viewer) % 2
    return replace(message, version=message.version + odd)


def _all_views(patch: pytest.MonkeyPatch) -> None:
    old = replays.replay
    patch.setattr(
        replays,
        "replay",
        lambda head, game, states, lines, viewer, known: old(
            head, game, states, lines, SEATS[1 if viewer == SEATS[0] else 0], known
        ),
    )


def _pools(view: Any, state: State, viewer: Any) -> Any:
    pool = {BLOCKS[b]: "pool" for b, place in enumerate(state.where) if place == POOL}
    return replace(view, off={**view.off, **pool})


def _strong(view: Any, state: State, viewer: Any) -> Any:
    weak = {BLOCKS[b]: left for b, left in enumerate(state.strength) if state.where[b] < AREA_COUNT}
    return replace(view, worn=weak)


IN_RULES = "the border of who regroups"
"""The leak that is planted in the rules themselves."""

LEAKS: dict[str, Plant] = {
    "the name in the handle": _of_groups(_name_handles),
    "the strength of a group": _of_groups(_strength_of_groups),
    "the order of groups": _of_view(_first_block),
    "the order of what lies open": _of_view(_unsure_order),
    "the blocks of the pool": _of_view(_pools),
    "true strengths": _of_view(_strong),
    "whether an heir is on his way": _of_view(_mover_rank),
    "the points of a hand": _of_view(
        lambda view, state, _: replace(view, hands=tuple(hash(hand) for hand in state.cards.hands))
    ),
    "the card that was chosen": _of_view(_other_choice),
    "the reserve": _wrap(
        views, "_fight", lambda fight, state, battle: replace(fight, reserves=battle.reserve)
    ),
    "the name in a log line": _wrap(
        narrate, "_named", lambda _, before, number, *rest: narrate.block(number)
    ),
    "the name of who moved": _wrap(narrate, "_walks_known", lambda *_: True),
    "the name among the things of a line": _wrap(type(GAME), "narrate", _named_in_refs),
    "a line more for an heir": _wrap(type(GAME), "narrate", _extra_line),
    "the version": _wrap(showing, "table_message", _later_version),
    "what can be taken back": _wrap(
        type(GAME), "reveals", lambda _, before, actor, action, after: _hidden(after, None) % 2 == 0
    ),
    "a refusal": _telling_refusals,
    "hidden moves in the record": _wrap(
        type(GAME), "disclose", lambda _, history, number, viewer: history.moves[number].action
    ),
    "hashes without salt": _wrap(record, "_salts", lambda salts, *_: ["0" * 32] * len(salts)),
    "the keys of dealt cards": _wrap(type(GAME), "opens", lambda *_: True),
    "the replay of the other seat": _all_views,
    IN_RULES: _wrap(battles, "_mixed", lambda _, state, area: state),
}

ENOUGH = 1_500
"""Pairs within which every leak must be found."""


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch):
    if leak == IN_RULES and not (battles.__file__ or "").endswith(".py"):
        pytest.skip("compiled rules cannot be changed from outside")
    LEAKS[leak](monkeypatch)
    with pytest.raises(Leak):
        compare(FOG, ENOUGH, seed=1)

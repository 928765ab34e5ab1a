"""How a battle of Richard III may end: played out many times on states behind a seat's view.

Both sides follow a quick and sensible policy: they fire, turn whom they can turn easily, charge at
heirs that will probably fall, and leave when they are hopelessly outnumbered. What the view does
not tell, the reserves of the enemy, is drawn again for each batch. The same seed and view
give the same lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from math import ceil, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from rosenkrieg.core.contract import CHANCE, SEATS, Message, Seat
from rosenkrieg.games.richard3.actions import (
    Action,
    Charge,
    Perish,
    PlayTreason,
    Retreat,
    Roll,
    Suffer,
    Treachery,
)
from rosenkrieg.games.richard3.ground import (
    OTHER,
    blocks_in,
    group,
    occupied,
    put,
    side_of,
    with_turn,
)
from rosenkrieg.games.richard3.narrate import who
from rosenkrieg.games.richard3.phases import battles, treachery
from rosenkrieg.games.richard3.phases.attacks import entry_borders, turn_of
from rosenkrieg.games.richard3.phases.battles import LAST_ROUND
from rosenkrieg.games.richard3.phases.fire import dice_of, strongest_in
from rosenkrieg.games.richard3.phases.firepower import can_charge, firepower
from rosenkrieg.games.richard3.phases.retreats import retreat_areas
from rosenkrieg.games.richard3.play import apply
from rosenkrieg.games.richard3.previews import hit_ways
from rosenkrieg.games.richard3.sampling import determinize
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    FIRING,
    Acting,
    Battle,
    Over,
    Shooting,
    State,
    Suffering,
    TreasonAsked,
    Turning,
)
from rosenkrieg.games.richard3.tables import (
    AREA,
    BLOCK,
    BLOCKS,
    FIRE,
    LOYALTY,
    POWER,
    RANK,
    ROLL_WEIGHTS,
    ROLLS,
    border_of,
)
from rosenkrieg.games.richard3.view import View, battle_of

TRIES: Final = 1000
SAMPLES: Final = 100
"""States drawn where reserves are hidden; each serves for some of the tries."""
HOPELESS: Final = 0.2
"""A side weaker than this share of the enemy retreats."""
LIKELY: Final = 0.5
"""How likely an heir must fall for a charge."""
UNSEEN_HITS: Final = 1.0
UNSEEN_STEPS: Final = 3.0
"""What a reserve of the enemy is taken for: hits of a round, steps."""


class Fought(Struct, frozen=True, gc=False):
    """How one battle ended: who kept the field, steps lost and blocks retreated of each side.

    `fallen` are heirs that died, `ended` says that the war was over.
    """

    winner: Seat
    losses: tuple[int, int]
    retreats: tuple[int, int]
    fallen: tuple[int, ...]
    ended: bool


# playing a battle out


def play_out(state: State, rng: Random) -> Fought:
    """Plays the battle of the state to its end."""
    battle = battle_of(state)
    assert battle is not None, "there is a battle"
    area = battle.area
    hosts = [blocks_in(battle.front[seat] | battle.reserve[seat]) for seat in SEATS]
    before = state.strength
    retreats = [0, 0]
    while True:
        action = _next(state, battle, rng)
        if type(action) is Retreat:
            retreats[battle.seat] += 1
        after = apply(state, CHANCE, action)  # in a battle the action tells who acts
        phase = after.phase
        if type(phase) is Over:
            left = _left(after, hosts)
            return _fought(before, after, hosts, left, phase.winner, retreats, ended=True)
        going_on = battle_of(after)
        if going_on is None or going_on.area != area:
            break
        state, battle = after, going_on
    # the state after may be a supply phase already, so the last hits are counted here
    loser = _leaving(state, battle)
    left = _left(state, hosts)
    if type(action) is not Retreat:
        left -= set(blocks_in(battle.front[loser] | battle.reserve[loser]))
    return _fought(before, state, hosts, left, OTHER[loser], retreats, ended=False)


def _left(state: State, hosts: Sequence[list[int]]) -> set[int]:
    return {block for host in hosts for block in host if state.where[block] < AREA_COUNT}


def _fought(
    before: bytes,
    state: State,
    hosts: Sequence[list[int]],
    left: set[int],
    winner: Seat,
    retreats: list[int],
    *,
    ended: bool,
) -> Fought:
    losses = [
        sum(before[block] - (state.strength[block] if block in left else 0) for block in host)
        for host in hosts
    ]
    fallen = tuple(b for host in hosts for b in host if RANK[b] and b not in left)
    return Fought(winner, (losses[0], losses[1]), (retreats[0], retreats[1]), fallen, ended)


def _leaving(state: State, battle: Battle) -> Seat:
    """The side that may lose a block by what comes next."""
    phase = state.phase
    if type(phase) is Suffering:
        return phase.seat
    if type(phase) is Shooting and phase.kind == FIRING:
        return OTHER[side_of(phase.block, state.throne.side)]
    if isinstance(phase, (Shooting, Turning)):
        assert phase.target is not None, "charges, replies and treachery have a target"
        return side_of(phase.target, state.throne.side)
    return battle.seat


def _next(state: State, battle: Battle, rng: Random) -> Action:
    phase = state.phase
    if type(phase) is Shooting:
        return _roll(dice_of(state, phase), rng)
    if type(phase) is Turning:
        return _roll(treachery.loyalty_of(phase), rng)
    return choice(state, battle)


_CUMULATED: Final = tuple(tuple(accumulate(weights)) for weights in ROLL_WEIGHTS)


def _roll(dice: int, rng: Random) -> Roll:
    return rng.choices(ROLLS[dice], cum_weights=_CUMULATED[dice])[0]


# the policy of both sides


def choice(state: State, battle: Battle) -> Action:
    """What the side that must decide does."""
    phase = state.phase
    if type(phase) is Battle:
        return _turn(state, battle)
    if type(phase) is Suffering:
        strongest = strongest_in(state, battle.front[phase.seat])
        return Suffer(min(strongest, key=lambda block: (RANK[block] > 0, POWER[block], block)))
    assert type(phase) is TreasonAsked
    assert state.turn is not None
    assert state.turn.treason is not None
    targets = treachery.treason_targets(battle, state.turn.treason, state)
    return PlayTreason(max(targets, key=lambda block: _swing(state, block, LOYALTY[block])))


def _turn(state: State, battle: Battle) -> Action:
    """What the first block that is ready does."""
    seat = battle.seat
    block = (battle.ready & -battle.ready).bit_length() - 1
    must_leave = battle.round == LAST_ROUND and seat == battle.attacker
    if must_leave or (battle.round > 1 and _wants_to_leave(state, battle, block)):
        theirs = occupied(state.where, state.throne.side, OTHER[seat])
        areas = retreat_areas(state, battle, block, theirs)
        if areas:
            return Retreat(block, areas[0])
        if must_leave:
            return Perish(block)
    hits = state.strength[block] * min(6, firepower(state, battle, block)) / 6
    return _turning(state, battle, block, hits) or _charging(state, battle, block) or FIRE[block]


def _wants_to_leave(state: State, battle: Battle, block: int) -> bool:
    """Hopelessly weaker, or an heir who would take the next hits in an open fight."""
    seat = battle.seat
    mine, theirs = _might(state, battle, seat, seat), _might(state, battle, OTHER[seat], seat)
    if mine < HOPELESS * theirs:
        return True
    if not RANK[block] or state.strength[block] > 1 or mine > 2 * theirs:
        return False
    return block in strongest_in(state, battle.front[seat])


def _might(state: State, battle: Battle, side: Seat, seat: Seat) -> float:
    """Hits times steps of a side as a seat sees it: by the square law both count the same."""
    hits = steps = 0.0
    unseen = battle.reserve[side] if side != seat else 0
    for block in blocks_in(battle.front[side] | (battle.reserve[side] & ~unseen)):
        hits += state.strength[block] * POWER[block] / 6
        steps += state.strength[block]
    return (hits + UNSEEN_HITS * unseen.bit_count()) * (steps + UNSEEN_STEPS * unseen.bit_count())


def _swing(state: State, target: int, dice: int) -> float:
    """Steps that a treachery roll may expect to bring: one side loses what the other gets."""
    return 2 * state.strength[target] / float(2**dice)


def _turning(state: State, battle: Battle, block: int, hits: float) -> Treachery | None:
    """A treachery roll that promises more than a shot."""
    best, found = hits, None
    for target in treachery.roll_targets(state, battle, block):
        swing = _swing(state, target, treachery.loyalty_of(Turning(battle, block, target)))
        if swing > best:
            best, found = swing, Treachery(block, target)
    return found


def _charging(state: State, battle: Battle, block: int) -> Charge | None:
    """A charge at an heir that will probably fall."""
    if not can_charge(battle, block):
        return None
    ways = hit_ways(state.strength[block], min(6, firepower(state, battle, block)))
    for target in blocks_in(battle.front[OTHER[battle.seat]]):
        if RANK[target] and sum(ways[state.strength[target] :]) >= LIKELY * sum(ways):
            return Charge(block, target)
    return None


# many battles


def has_battle(view: View) -> bool:
    """Whether a battle goes on that the viewer takes part in, or they have attacked somewhere."""
    return view.viewer is not None and (view.fight is not None or bool(coming(view)))


def coming(view: View) -> tuple[str, ...]:
    """The areas that the viewer has attacked in their actions, which can still be taken back."""
    if view.phase != "acting" or view.table is None or view.actions is None:
        return ()
    return view.table.attacks[view.actions.seat] if view.actions.seat == view.viewer else ()


def battle_lines(view: View, seed: int, tries: int = TRIES) -> list[Message]:
    """Who keeps the field, what each side loses, who retreats, which heirs fall.

    Before the battle, that is told of every area under attack as things stand there: whom the
    viewer has not seen is drawn again and again.
    """
    fight, seat = view.fight, view.viewer
    assert seat is not None
    if fight is None:
        areas = coming(view)
        told = (_coming_lines(view, area, Random(seed), tries // len(areas)) for area in areas)
        return [line for lines in told for line in lines]
    batches = list(_batches(view, Random(seed), tries))
    area = (f"area:{fight.area}",)
    lines = [
        Message("odds-field", {"who": who(s, seat), **_part(batches, _wins(s))}, area)
        for s in SEATS
    ]
    for side in SEATS:
        lines += _side_lines(batches, side, who(side, seat))
    for fighter in (*fight.fronts[0], *fight.fronts[1]):
        if RANK[BLOCK[fighter.block]]:
            lines.append(_falls(batches, BLOCK[fighter.block]))
    lines.append(Message("odds-tries", {"tries": sum(map(len, batches))}))
    return lines


def _coming_lines(view: View, area: str, rng: Random, tries: int) -> Iterator[Message]:
    """What may come of an attack."""
    seat = view.viewer
    assert seat is not None
    batches = list(_coming_batches(view, AREA[area], rng, tries))
    yield Message("odds-attack", {"area": Message(f"area-{area}")}, (f"area:{area}",))
    for side in SEATS:
        yield Message("odds-field", {"who": who(side, seat), **_part(batches, _wins(side))})
    for side in SEATS:
        yield from _side_lines(batches, side, who(side, seat))
    yield Message("odds-tries", {"tries": sum(map(len, batches))})


def _coming_batches(view: View, area: int, rng: Random, tries: int) -> Iterator[list[Fought]]:
    for _ in range(min(SAMPLES, tries)):
        state = _joined(determinize(view, rng), area)
        yield [play_out(state, rng) for _ in range(max(1, tries // SAMPLES))]


def _joined(state: State, area: int) -> State:
    """The battle as it would begin now; the main attack comes over the border most have crossed."""
    acting = state.phase
    assert type(acting) is Acting, "attacks are foretold in the action phase"
    turn = turn_of(state)
    attackers = group(state.where, state.throne.side, acting.seat, area)
    crossed = [border_of(turn.came[block]) for block in attackers]
    borders = entry_borders(turn, acting.seat, area)
    main = max(borders, key=lambda border: (crossed.count(border), -border))
    turn = replace(turn, mains=put(turn.mains, area, main))
    return battles.start(with_turn(state, turn, acting), area)


def _side_lines(batches: list[list[Fought]], side: Seat, name: str) -> Iterator[Message]:
    """Steps lost; blocks that retreat and a war that is won, if it ever came to that."""
    losses = _amount(batches, lambda fought: fought.losses[side])
    yield Message("odds-losses", {"who": name, **losses})
    if any(fought.retreats[side] for batch in batches for fought in batch):
        retreats = _amount(batches, lambda fought: fought.retreats[side])
        yield Message("odds-retreats", {"who": name, **retreats})
    if any(fought.ended and fought.winner == side for batch in batches for fought in batch):
        ends = _part(batches, lambda fought: fought.ended and fought.winner == side)
        yield Message("odds-war", {"who": name, **ends})


def _batches(view: View, rng: Random, tries: int) -> Iterator[list[Fought]]:
    """Battles, those from one drawn state together; with nothing hidden each for itself."""
    assert view.fight is not None
    assert view.viewer is not None
    if not view.fight.reserves[OTHER[view.viewer]]:
        state = determinize(view, rng)
        yield from ([play_out(state, rng)] for _ in range(tries))
        return
    for _ in range(SAMPLES):
        state = determinize(view, rng)
        yield [play_out(state, rng) for _ in range(tries // SAMPLES)]


Measure = Callable[[Fought], float]
Params = dict[str, str | int | Message]


def _wins(seat: Seat) -> Measure:
    return lambda fought: fought.winner == seat


def _falls(batches: list[list[Fought]], block: int) -> Message:
    name = BLOCKS[block]
    params = _part(batches, lambda fought: block in fought.fallen)
    return Message("odds-falls", {"block": Message(f"block-{name}"), **params}, (f"block:{name}",))


def _mean(batches: list[list[Fought]], measure: Measure) -> tuple[float, float]:
    """A mean, and the margin around it that contains the true value in 95 of 100 cases.

    Batches, not tries, are independent: those of one drawn state share its reserves.
    """
    means = [fmean(measure(fought) for fought in batch) for batch in batches]
    return fmean(means), 1.96 * stdev(means) / sqrt(len(means))


def _part(batches: list[list[Fought]], measure: Measure) -> Params:
    """A chance in percent; where every try agreed, the margin is that of the rule of three."""
    mean, margin = _mean(batches, measure)
    least = 3 / sum(map(len, batches))
    return {"chance": round(100 * mean), "margin": ceil(100 * max(margin, least))}


def _amount(batches: list[list[Fought]], measure: Measure) -> Params:
    mean, margin = _mean(batches, measure)
    tenths = round(10 * mean)
    return {
        "amount": _decimal(tenths),
        "margin": _decimal(max(1, ceil(10 * margin))),
        "tenths": tenths,
    }


def _decimal(tenths: int) -> Message:
    return Message("decimal", {"whole": tenths // 10, "tenth": tenths % 10})

"""What a side of Richard III may set out to do in its action phase.

A plan is a row of actions for several blocks: an attack over up to three borders, a march, a
landing, a recruit, an event. Plans are ideas, cheap and many; `carry_out` leaves out what the
rules forbid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rosenkrieg.ai.richard3.position import defending
from rosenkrieg.core.contract import Seat
from rosenkrieg.games.richard3.actions import (
    Action,
    Claim,
    Exchange,
    Keep,
    Muster,
    Plague,
    PlayCard,
    Recruit,
    Sail,
    Step,
    Stop,
    Take,
)
from rosenkrieg.games.richard3.ground import OTHER, group, occupied, own_blocks
from rosenkrieg.games.richard3.phases import moves
from rosenkrieg.games.richard3.phases.attacks import attacked_areas, is_pinned, turn_of
from rosenkrieg.games.richard3.phases.cards import worth as points_of
from rosenkrieg.games.richard3.play import apply
from rosenkrieg.games.richard3.state import AREA_COUNT, Acting, Moving, State
from rosenkrieg.games.richard3.tables import (
    BARRED,
    BIT,
    BORDER_BONUS,
    CARD_COUNT,
    GO_HOME,
    IS_EVENT,
    IS_MAJOR_PORT,
    IS_RED,
    LIMIT,
    LONGEST,
    MOVES_BY_LAND,
    MUSTER,
    NEIGHBOURS,
    NEVER_SAILS,
    POINTS,
    POWER,
    RANK,
    SAIL,
    STEP,
    TAKE,
)

Plan = tuple[Action, ...]
Path = tuple[int, ...]
Source = tuple[bool, int, int, list[int], list[Path]]
"""Where an attack may come from: costs a point, less its force, area, blocks, ways."""

MOST_AREAS: Final = 3
"""Areas from which an attack comes."""
WEAK: Final = 0.7
"""Attacks with less than this share of the defenders' force are reckless."""
ALONE: Final = 1.5
"""Attacks of heirs alone with less than this share."""
TURN_WEIGHTS: Final[tuple[float, ...]] = (1.0, 0.9, 0.8, 0.5, 0.6, 0.7, 0.95)
"""How much the points of a card are worth in each turn of a campaign."""
POOR_HAND: Final = 11
GOOD_HAND: Final = 17
EVENT_POINTS: Final = 1.2
"""What an event card is worth beside its points."""


# carrying out


def carry_out(state: State, seat: Seat, plan: Sequence[Action]) -> State | None:
    """The state after a plan; forbidden moves are left out; None: nothing is left of it."""
    before: State | None = None
    skips = False
    done = 0
    for action in plan:
        kind = type(action)
        if kind is Take:
            if not skips and before is not None:
                state = _settled(state, before)
            if type(state.phase) is not Acting:
                break
            before = state
        elif skips:
            continue
        after = _after(state, seat, action)
        skips = after is None
        if after is None:
            if before is None:
                return None
            state = before
            continue
        state = after
        done += 1
    state = _settled(state, state if before is None else before)
    return state if done else None


def _settled(state: State, before: State) -> State:
    """A block still on its way stops; one that cannot stays where it was."""
    phase = state.phase
    if type(phase) is not Moving:
        return state
    if len(phase.path) > 1 and phase.acting.muster is None:
        return moves.stop(state)
    return before


def _after(state: State, seat: Seat, action: Action) -> State | None:
    phase = state.phase
    if type(action) is Take:
        if type(phase) is not Acting:
            return None
        block = action.block
        area = state.where[block]
        if area >= AREA_COUNT or phase.moved & BIT[block]:
            return None
        theirs = occupied(state.where, state.throne.side, OTHER[seat])
        if is_pinned(state, seat, area, phase.moved, theirs):
            return None
        return moves.take(state, phase, action)
    if type(action) is Step:
        if type(phase) is not Moving:
            return None
        theirs = occupied(state.where, state.throne.side, OTHER[seat])
        if action.area not in moves.next_steps(state, phase, theirs):
            return None
        return moves.step(state, phase, action)
    if type(action) is Sail:
        if type(phase) is not Moving or NEVER_SAILS & BIT[phase.block]:
            return None
        theirs = occupied(state.where, state.throne.side, OTHER[seat])
        if action.area not in moves.voyages(state, phase.acting, phase.path[0], theirs):
            return None
        return moves.sail(state, phase, action)
    if type(action) is Stop:
        return moves.stop(state) if type(phase) is Moving else None
    return apply(state, seat, action)


# thinking of plans


def plans(state: State, seat: Seat, legal: Sequence[Action], taken: int | None) -> Iterator[Plan]:
    """Everything worth a thought; with a block taken, only what begins with that block."""
    acting = state.phase
    assert type(acting) is Acting
    if taken is None:
        yield from ((action,) for action in legal if type(action) in (Recruit, Plague))
        yield from _musters(state, seat, legal)
    hosts = movers(state, acting)
    theirs = occupied(state.where, state.throne.side, OTHER[seat])
    targets = {
        path[-1] for area in hosts for path in paths(state, acting, area) if path[-1] in theirs
    }
    for goal in sorted(targets):
        for plan in plans_against(state, seat, goal):
            if taken is None:
                yield plan
            else:
                yield from _led_by(plan, taken)
    if taken is not None:
        hosts = {area: blocks for area, blocks in hosts.items() if taken in blocks}
    for area, blocks in hosts.items():
        yield from _marches(paths(state, acting, area), blocks, theirs, taken)
    for area, blocks in hosts.items():
        goals = moves.voyages(state, acting, area, theirs)
        yield from _voyages(area, goals, blocks, taken)


def _led_by(plan: Plan, taken: int) -> Iterator[Plan]:
    """The plan with the moves of that block first, if it has a part in it."""
    parts: list[list[Action]] = []
    for action in plan:
        if type(action) is Take:
            parts.append([])
        if parts:
            parts[-1].append(action)
    for part in parts:
        if part[0] == TAKE[taken]:
            rest = [action for other in parts if other is not part for action in other]
            yield (*part, *rest)


def movers(state: State, acting: Acting) -> dict[int, list[int]]:
    """The blocks of each area that have not moved, the strongest first."""
    found: dict[int, list[int]] = {}
    where, strength = state.where, state.strength
    for block in own_blocks(state.throne.side, acting.seat):
        area = where[block]
        if area < AREA_COUNT and not acting.moved & BIT[block]:
            found.setdefault(area, []).append(block)
    for blocks in found.values():
        blocks.sort(key=lambda block: -strength[block] * POWER[block])
    return found


def paths(state: State, acting: Acting, start: int) -> list[Path]:
    """The ways by land from an area, without the start. [5.2]"""
    seat = acting.seat
    card = turn_of(state).cards[seat]
    if not MOVES_BY_LAND[card] and not (card == MUSTER and acting.muster is not None):
        return []
    if card != MUSTER and not acting.points and not acting.active >> start & 1:
        return []
    theirs = occupied(state.where, state.throne.side, OTHER[seat])
    bonus, used, barred = BORDER_BONUS[card], acting.used, BARRED[seat]
    found: list[Path] = []
    open_ways: list[Path] = [()]
    for _ in range(LONGEST[card]):
        longer: list[Path] = []
        for way in open_ways:
            here = way[-1] if way else start
            for neighbour, border in NEIGHBOURS[here]:
                if neighbour == start or neighbour in way or neighbour in barred:
                    continue
                if used[border] >= LIMIT[border] + bonus:
                    continue
                path = (*way, neighbour)
                found.append(path)
                if neighbour not in theirs and not IS_RED[border]:
                    longer.append(path)
        open_ways = longer
    return found


def _move(block: int, path: Path) -> Plan:
    return (TAKE[block], *(STEP[area] for area in path))


def plans_against(state: State, seat: Seat, goal: int) -> Iterator[Plan]:
    """Attacks on an area: from one area, from more, with heirs and without."""
    acting = state.phase
    assert type(acting) is Acting
    strength, theirs = state.strength, OTHER[seat]
    sources: list[Source] = []
    for area, blocks in movers(state, acting).items():
        ways = [path for path in paths(state, acting, area) if path[-1] == goal]
        if ways and area != goal:
            is_paid = bool(acting.active >> area & 1)
            force = sum(strength[block] * POWER[block] for block in blocks[:4])
            sources.append((not is_paid, -force, area, blocks, ways))
    sources.sort()
    defence = sum(
        strength[block] * POWER[block]
        for block in group(state.where, state.throne.side, theirs, goal)
    )
    there = sum(
        strength[block] * POWER[block]
        for block in group(state.where, state.throne.side, seat, goal)
    )
    for chosen in _sets(sources, acting.points):
        force = there - sum(source[1] for source in chosen)
        if force < WEAK * defence:
            continue
        yield _assault(chosen, True)
        if any(RANK[block] for source in chosen for block in source[3]):
            rest = _assault(chosen, False)
            if rest:
                yield rest
        if force > 2.5 * defence and len(chosen) == 1 and len(chosen[0][3]) > 2:
            is_new, less, area, blocks, ways = chosen[0]
            yield _assault([(is_new, less, area, blocks[:2], ways)], True)


def _sets(sources: list[Source], points: int) -> Iterator[list[Source]]:
    """Each area alone, and the strongest together."""
    free = [source for source in sources if not source[0]]
    paid = [source for source in sources if source[0]]
    if free:
        yield free
    for number, source in enumerate(paid[:4]):
        if points >= 1:
            yield [*free, source]
        for other in range(number + 1, min(len(paid), 4)):
            if points >= 2:
                yield [*free, source, paid[other]]
    if points >= MOST_AREAS and len(paid) >= MOST_AREAS:
        yield [*free, *paid[:MOST_AREAS]]


def _assault(sources: Sequence[Source], with_heirs: bool) -> Plan:
    """The blocks by turns over the ways of their areas, as many as the borders let through."""
    plan: list[Action] = []
    crossings: dict[tuple[int, int], int] = {}
    for _, _, area, blocks, ways in sources:
        for block in blocks:
            if RANK[block] and not with_heirs:
                continue
            for path in ways:
                steps = list(zip((area, *path), path, strict=False))
                if all(crossings.get(step, 0) < _limit(step) for step in steps):
                    for step in steps:
                        crossings[step] = crossings.get(step, 0) + 1
                    plan += _move(block, path)
                    break
    return tuple(plan)


def _limit(step: tuple[int, int]) -> int:
    for neighbour, border in NEIGHBOURS[step[0]]:
        if neighbour == step[1]:
            return LIMIT[border]
    return 0


def _marches(
    ways: list[Path], blocks: list[int], theirs: set[int], taken: int | None
) -> Iterator[Plan]:
    """A whole host, or one block of it, to an area without enemies."""
    goals: dict[int, Path] = {}
    for path in ways:
        goals.setdefault(path[-1], path)
    for goal, path in goals.items():
        if taken is not None:
            yield _move(taken, path)
        if goal in theirs:
            continue
        if len(blocks) > 1:
            order = blocks
            if taken is not None:
                order = [taken, *(block for block in blocks if block != taken)]
            yield tuple(action for block in order for action in _move(block, path))
        if taken is None:
            for block in {blocks[0], blocks[-1]}:
                yield _move(block, path)


def _voyages(start: int, goals: list[int], blocks: list[int], taken: int | None) -> Iterator[Plan]:
    """One block by sea, or two between major ports."""
    sailors = [block for block in blocks if not NEVER_SAILS & BIT[block]]
    if not sailors or (taken is not None and taken not in sailors):
        return
    nobles = [block for block in sailors if GO_HOME & BIT[block]]
    leaders = [taken] if taken is not None else list(dict.fromkeys(sailors[:1] + nobles[:2]))
    for goal in goals:
        for leader in leaders:
            single = (TAKE[leader], SAIL[goal])
            yield single
            if IS_MAJOR_PORT[start] and IS_MAJOR_PORT[goal]:
                others = [block for block in sailors if block != leader]
                second = [block for block in nobles if block != leader]
                for mate in dict.fromkeys(others[:1] + second[:1]):
                    yield (*single, TAKE[mate], SAIL[goal])


def _musters(state: State, seat: Seat, legal: Sequence[Action]) -> Iterator[Plan]:
    """The area of the Muster, and all who can come there."""
    for action in legal:
        if type(action) is Muster:
            named = apply(state, seat, action)
            acting = named.phase
            assert type(acting) is Acting
            plan: list[Action] = [action]
            for area, blocks in movers(named, acting).items():
                for path in paths(named, acting, area):
                    if path[-1] == action.area:
                        plan += [step for block in blocks for step in _move(block, path)]
                        break
            yield tuple(plan)


# reason


def reckless(state: State, seat: Seat) -> int:
    """The attacks of the turn with too weak a host, or with heirs alone against an equal one."""
    turn = state.turn
    if turn is None:
        return 0
    strength, side, count = state.strength, state.throne.side, 0
    for area in attacked_areas(turn, seat):
        mine = group(state.where, side, seat, area)
        theirs = group(state.where, side, OTHER[seat], area)
        attack = sum(strength[block] * POWER[block] for block in mine)
        defence = sum(
            strength[block] * defending(block, area, OTHER[seat] == side) for block in theirs
        )
        is_alone = all(RANK[block] for block in mine)
        if mine and attack < (ALONE if is_alone else WEAK) * defence:
            count += 1
    return count


# cards


def best_card(
    state: State, seat: Seat, legal: Sequence[Action], is_useful: Callable[[int], bool]
) -> Action:
    """The best cards in the turns where points count most; a poor hand is exchanged.

    `is_useful` says of an event card whether there is something to do with it now.
    """
    hand = state.cards.hands[seat]
    if type(legal[0]) is Keep:
        return Keep() if points_of(hand) >= GOOD_HAND else Exchange()
    if Claim() in legal and points_of(hand) <= POOR_HAND:
        return Claim()
    cards = [card for card in range(CARD_COUNT) for _ in range(hand[card])]
    cards.sort(key=lambda card: -(POINTS[card] + EVENT_POINTS * IS_EVENT[card]))
    weights = TURN_WEIGHTS[state.date.turn - 1 :]
    rank = sum(weight > weights[0] for weight in weights)
    rank = min(rank, len(cards) - 1)
    for card in (*cards[rank:], *reversed(cards[:rank])):
        if not IS_EVENT[card] or is_useful(card):
            return PlayCard(card)
    return PlayCard(cards[rank])

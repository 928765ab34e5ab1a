"""Armies tried out in short battles, places by rules of thumb, and the search for the best action.

Everything here needs the kernel; without it the first army drawn is taken, and the rest is done by
`plain`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from rosenkrieg.ai.medieval_battle import recruits
from rosenkrieg.ai.medieval_battle.recruits import Army, armies
from rosenkrieg.core.contract import Seat
from rosenkrieg.games.medieval_battle.actions import Action, Deploy, Done
from rosenkrieg.games.medieval_battle.material import BAGGAGE, FIGHTERS, ON_FOOT
from rosenkrieg.games.medieval_battle.state import HELD, State
from rosenkrieg.games.medieval_battle.tables import field_of, tables_of

try:
    from rosenkrieg.ai.medieval_battle import kernel, numbers

    HAS_KERNEL = True
except ImportError:  # built without a C compiler
    HAS_KERNEL = False

__all__ = ["HAS_KERNEL", "ON_FOOT", "armies", "army", "best", "fits", "placed", "value_of"]

NOISE: Final = 12
"""How far the worth of a place is blurred, so that deployments differ."""
TURN: Final = (200, 1)
"""Positions and depth for a turn of a short battle."""
STEPS: Final = 300
"""Steps after which a short battle is broken off as a draw."""
TRIED: Final = 12
"""Armies that are drawn and compared."""
MOST_ROUNDS: Final = 6


def fits(state: State) -> bool:
    """Whether the kernel is there and can hold the position."""
    if not HAS_KERNEL:
        return False
    sides = zip(state.units, state.away, strict=True)
    return len(field_of(state).hexes) <= kernel.HEXES and all(
        len(on) + len(off) <= kernel.UNITS for on, off in sides
    )


# the search


def best(state: State, nodes: int) -> Action:
    """The best action, after so many positions."""
    ground = numbers.ground_of(state)
    told, _, _ = kernel.Thinker(ground.field).search(numbers.position(state), nodes)
    return ground.action(told)


def value_of(state: State, nodes: int) -> int:
    """What it is worth to the seat to act, in hundredths of a recruiting point."""
    return valuing(state)(state, nodes)


def valuing(state: State) -> Callable[[State, int], int]:
    """Values positions of the same battle, as `value_of`, and remembers what it has seen."""
    thinker = kernel.Thinker(numbers.ground_of(state).field)

    def value(state: State, nodes: int) -> int:
        _, found, _ = thinker.search(numbers.position(state), nodes)
        return found

    return value


# deployment


def placed(state: State, seat: Seat, rng: Random, nodes: int) -> Action | None:
    """The next thing to place, and where; Done if nothing can be placed."""
    ground = numbers.ground_of(state)
    thinker = kernel.Thinker(ground.field)
    found = thinker.deploy(numbers.position(state), int(seat), NOISE, rng.getrandbits(60))
    if found is None:
        return Done()
    kind, at = found
    return Deploy(kind, ground.hexes[at])


# recruiting


def army(state: State, rng: Random, nodes: int) -> Army:
    """An army that does well on the map: by what is known of its units, or by trying some."""
    options = state.options
    if recruits.is_known(options.edition):
        return recruits.drawn(options.edition, options.size, state.code, rng)
    drawn = rng.sample(armies(options.edition, options.size), TRIED)
    if not HAS_KERNEL or max(map(sum, drawn)) >= kernel.UNITS:
        return drawn[0]
    rounds = min(MOST_ROUNDS, max(1, nodes // 2_000))
    return tournament(state, drawn, rng, rounds)


def tournament(state: State, drawn: Sequence[Army], rng: Random, rounds: int) -> Army:
    """The army left after the worse half has been dropped again and again."""
    ground = numbers.ground_of(state)
    red, yellow = kernel.Thinker(ground.field), kernel.Thinker(ground.field)
    left = list(drawn)
    scores = dict.fromkeys(left, 0.0)
    while len(left) > 1:
        for _ in range(rounds):
            rng.shuffle(left)
            for one, two in zip(left, left[1:] + left[:1], strict=True):
                score = skirmish(ground, (red, yellow), (one, two), rng.getrandbits(60))
                scores[one] += score
                scores[two] += 1 - score
        left = sorted(left, key=lambda each: -scores[each])[: (len(left) + 1) // 2]
    return left[0]


def skirmish(
    ground: numbers.Ground,
    thinkers: tuple[kernel.Thinker, kernel.Thinker],
    both: tuple[Army, Army],
    seed: int,
    turn: tuple[int, int] = TURN,
) -> float:
    """A short battle between two armies, deployed by rules of thumb: red's score."""
    at = kernel.Position(
        ground.field, (mustered(both[0]), mustered(both[1])), (5, 5), b"", 0, 0, 0, 0, False, False
    )
    thinkers[0].deploy_all(at, 0, NOISE, seed)
    nodes, depth = turn
    winner, _, _ = thinkers[0].play_out(at, thinkers[1], (nodes, nodes), (depth, depth), STEPS)
    return 0.5 if winner > 1 else float(winner == 0)


def mustered(counts: Army) -> tuple[tuple[int, int, int, int], ...]:
    """An army and its baggage before deployment, as the kernel has them."""
    kinds = [kind for kind in FIGHTERS for _ in range(counts[kind])]
    return tuple((numbers.AWAY | HELD, kind, 1, 0) for kind in (*kinds, BAGGAGE))


def value(state: State, counts: Army) -> int:
    """What an army costs."""
    costs = tables_of(state).cost
    return sum(costs[kind] * count for kind, count in enumerate(counts))

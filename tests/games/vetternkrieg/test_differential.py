"""Events and uses of points against a second, naive way: troop by troop, with plain dictionaries.

The events are written down here once more, from the table of the rules document and not from
the deck; the way to carry them out knows nothing of the packed troops of the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rosenkrieg.games.vetternkrieg.state import State
from rosenkrieg.games.vetternkrieg.tables import EDITIONS, STANDARD
from tests.games.vetternkrieg.table import (
    EVENTS,
    FIELDS,
    GAME,
    E,
    M,
    Offered,
    Playing,
    card,
    position,
)

Spot = tuple[str, str]
"""A colour (r, w, f) and a place (supply, reserve, a region, field, or whose half)."""
Troops = dict[Spot, int]
REGIONS = ("north", "central", "south")
REGION_OF = dict(
    zip(FIELDS, ("south", "north", "central", "north", "north", "south", "central"), strict=True)
)

# troops, from, to, at least, at most; then what binds them
STEPS: dict[str, tuple[list, list]] = {
    "E1": ([("own", ["regions"], ["reserve"], 1, 2)], [("own", ["regions"], ["half"], 1, 2)]),
    "E2": (
        [("french", ["their_half"], ["half"], 1, "all")],
        [("any", ["regions"], ["regions"], 1, 2, "one_from")],
    ),
    "E3": (
        [("own", ["reserve"], ["regions"], 1, 3, "one_each")],
        [("any", ["half", "their_half", "battle"], ["supply"], 1, 1)],
    ),
    "E4": ([("own", ["reserve"], ["north"], 1, 2)], [("own", ["reserve"], ["regions"], 1, 1)]),
    "E5": ([("own", ["reserve"], ["south"], 1, 2)], [("own", ["reserve"], ["regions"], 1, 1)]),
    "E6": (
        [("own", ["supply"], ["half"], 1, 2)],
        [("any", ["half", "their_half", "battle"], ["supply"], 1, 1)],
    ),
    "E7": ([("french", ["supply"], ["half"], 1, 2)], [("french", ["supply"], ["half"], 1, 1)]),
    "E8": (
        [("french", ["supply"], ["half"], 1, 1), ("own", ["supply"], ["reserve"], 0, 1)],
        [("french", ["supply"], ["half"], 1, 1)],
    ),
    "E9": ([("own", ["reserve"], ["central"], 1, 2)], [("own", ["supply"], ["reserve"], 1, 2)]),
    "E10": ([("own", ["reserve"], ["battle"], 1, 2)], [("own", ["supply"], ["reserve"], 1, 2)]),
}


def seen(state: State) -> Troops:
    """The troops as a view shows them."""
    view = GAME.view(state, None)
    found: Troops = {("f", "supply"): view.supply[2]}
    for seat, colour, house in ((0, "r", "lancaster"), (1, "w", "york")):
        found[colour, "supply"] = view.supply[seat]
        found[colour, "reserve"] = view.reserve[seat]
        found |= {(colour, name): view.regions[name].troops[seat] for name in REGIONS}
        found[colour, "field"] = view.field.troops[seat]
        found["f", house] = view.field.french[seat]
    return found


def places(word: str, battle: str) -> tuple[str, ...]:
    return REGIONS if word == "regions" else (battle,) if word == "battle" else (word,)


def spot(colour: str, place: str, seat: int) -> Spot | None:
    """Where a troop of that colour stands, if it can stand there."""
    mine, theirs = ("lancaster", "york") if seat == 0 else ("york", "lancaster")
    if colour == "f":
        found = {"half": mine, "their_half": theirs, "supply": "supply"}.get(place)
        return None if found is None else ("f", found)
    if place in ("half", "their_half"):
        is_mine = (colour == "r") == (seat == 0)
        return (colour, "field") if is_mine == (place == "half") else None
    return colour, place


def step_results(troops: Troops, step: tuple, seat: int, battle: str) -> Iterator[Troops]:
    """All positions after a step, moving one troop after the other."""
    kind, sources, targets, least, most, *bound = step
    own, enemy = ("r", "w") if seat == 0 else ("w", "r")
    colours = {"own": own, "french": "f", "any": "rwf", "enemy": enemy}[kind]
    ways = [
        (origin, goal, one, two)
        for word in sources
        for origin in places(word, battle)
        for target in targets
        for goal in places(target, battle)
        for colour in colours
        if (one := spot(colour, origin, seat)) and (two := spot(colour, goal, seat)) and one != two
    ]
    if most == "all":
        most = least = troops[ways[0][2]] or 99

    def walk(now: Troops, moved: list) -> Iterator[Troops]:
        if least <= len(moved):
            yield now
        if len(moved) == most:
            return
        for way in ways:
            origin, goal, one, two = way
            if not now[one] or any(one == earlier[3] or two == earlier[2] for earlier in moved):
                continue  # nobody moves on, and no place gives and takes
            if "one_from" in bound and any(origin != earlier[0] for earlier in moved):
                continue
            if "one_each" in bound and any(goal == earlier[1] for earlier in moved):
                continue
            yield from walk({**now, one: now[one] - 1, two: now[two] + 1}, [*moved, way])

    yield from walk(troops, [])


def results(troops: Troops, steps: list, seat: int, battle: str) -> set[tuple]:
    """All positions after an event."""
    positions = [troops]
    for step in steps:
        positions = [after for now in positions for after in step_results(now, step, seat, battle)]
    return {tuple(sorted(after.items())) for after in positions}


def random_facts(rng: Random) -> dict:
    """Troops anywhere, a battlefield of any region, any round."""
    facts: dict = {"french": rng.choice([(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2)])}
    for seat in (0, 1):
        left = 12
        for name in ("north", "central", "south", "reserve", "half"):
            number = min(left, rng.choice([0, 0, 1, 1, 2, 3, 5]))
            left -= number
            facts.setdefault(name, [0, 0])[seat] = number
    facts["field"] = rng.choice(FIELDS[:3])
    return {key: tuple(v) if isinstance(v, list) else v for key, v in facts.items()}


def after_all(state: State, seat: int, kind: str) -> list[tuple]:
    """The positions after all actions of a kind, before anything else happens."""
    found = []
    for action in GAME.legal_actions(state, seat):
        if type(action).__name__ == kind:
            found.append(tuple(sorted(seen(GAME.apply(state, seat, action)).items())))
    return found


@pytest.mark.parametrize("id", EVENTS)
def test_events_do_what_a_naive_player_would_do(id: str) -> None:
    rng = Random(id)
    others = " ".join([each for each in EVENTS if each != id][:3])
    for _ in range(60):
        facts, seat = random_facts(rng), rng.choice((M, E))
        hands = {"red": f"{id} barnet", "white": others}
        if seat == E:
            hands = {"red": others, "white": f"{id} barnet"}
        battle = REGION_OF[facts["field"]]
        plain = next(r for r in range(1, 6) if not any(r in t for t in tracks(id)))
        state = position(Playing(seat), round=min(plain, 3), **hands, **facts)
        now = seen(state)
        expected = results(now, STEPS[id][0], seat, battle)
        if id == "E2" and not fewer(now, seat):
            expected = set()
        got = after_all(state, seat, "MainEvent")
        assert len(got) == len(set(got))
        assert set(got) == expected, (id, facts)
        offer = position(Offered(seat, card(id)), red="barnet E1", white="bosworth hexham", **facts)
        got = after_all(offer, seat, "Secondary")
        assert len(got) == len(set(got))
        assert set(got) == results(seen(offer), STEPS[id][1], seat, battle), (id, facts)


def tracks(id: str) -> tuple:
    return EDITIONS.tables(STANDARD.hash).tracks[id]


def fewer(troops: Troops, seat: int) -> bool:
    sides = [
        troops["r", "field"] + troops["f", "lancaster"],
        troops["w", "field"] + troops["f", "york"],
    ]
    return sides[seat] < sides[1 - seat]


POINTS = {"E4": 1, "E7": 2, "barnet": 3}


def test_points_do_what_a_naive_player_would_do() -> None:
    rng = Random("points")
    touching = {"north": ["central"], "central": ["north", "south"], "south": ["central"]}
    for _ in range(150):
        facts, seat = random_facts(rng), rng.choice((M, E))
        hands = {"red": "E4 E7 barnet", "white": "E5 E6 E10"}
        if seat == E:
            hands = {"red": "E5 E6 E10", "white": "E4 E7 barnet"}
        state = position(Playing(seat), **hands, **facts)
        now, colour = seen(state), "rw"[seat]
        for id, points in POINTS.items():
            got = {"Gain": set(), "Deploy": set(), "March": set()}
            for action in GAME.legal_actions(state, seat):
                kind = type(action).__name__
                if kind in got and action.card == id:
                    got[kind].add(tuple(sorted(seen(GAME.apply(state, seat, action)).items())))
            number = min(points, now[colour, "supply"])
            gained = [("own", ["supply"], ["reserve"], number, number)] if number else []
            assert got["Gain"] == (results(now, gained, seat, "") if gained else set())
            deployed = [("own", ["reserve"], ["half"], 1, points)]
            assert got["Deploy"] == results(now, deployed, seat, "")
            moves = [
                results(now, [("own", touching[target], [target], 1, points)], seat, "")
                for target in REGIONS
            ]
            assert got["March"] == set().union(*moves)

"""The equilibrium of the battle: the model against the rules, the solver against linear
programming, the stored table against a best response, and the player that uses it."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rosenkrieg import CHANCE, FIRST, SECOND
from rosenkrieg.ai.vetternkrieg.battle import equilibrium
from rosenkrieg.ai.vetternkrieg.battle.ends import ends_of
from rosenkrieg.ai.vetternkrieg.battle.exchange import BEST, CHANCES, MOST_TROOPS, WON, Exchange
from rosenkrieg.ai.vetternkrieg.battle.policy import Stored
from rosenkrieg.ai.vetternkrieg.battle.response import Responder
from rosenkrieg.ai.vetternkrieg.battle.solver import best_attack, best_defence, solve
from rosenkrieg.ai.vetternkrieg.battle.table import WHOLE, stands, table
from rosenkrieg.ai.vetternkrieg.cousins import CousinsPlayer
from rosenkrieg.ai.vetternkrieg.players import KNOWLEDGE
from rosenkrieg.games.vetternkrieg import dice
from rosenkrieg.games.vetternkrieg.actions import BELIEVE, DOUBT, Claim, Thrown
from rosenkrieg.games.vetternkrieg.phases.battle import may_play_last_card
from rosenkrieg.games.vetternkrieg.state import Claiming, Doubting, Replying, Settling, Throwing
from rosenkrieg.games.vetternkrieg.tables import EDITIONS
from rosenkrieg.games.vetternkrieg.troops import on_half
from tests.games.vetternkrieg.table import GAME, position

CARDS = {0: "", 1: "E4", 2: "hexham", 3: "E1"}
OTHER_CARDS = {0: "", 1: "E5", 2: "wakefield", 3: "E2"}


def battle(mine: int, theirs: int, own: int, other: int, phase: object | None = None):
    """A battle in which Lancaster attacks."""
    return position(
        phase or Throwing(FIRST, 1),
        half=(mine, theirs),
        red=CARDS[own],
        white=OTHER_CARDS[other],
        field="towton",
    )


# the model against the rules


def guess(mine: int, theirs: int, own: int, other: int) -> float:
    """Some value of stands, so that payoffs can be compared."""
    return 0.7 * (mine - theirs) + 0.3 * own - 0.2 * other


def points(state: Any, seat: int) -> int:
    if not may_play_last_card(state, seat):
        return 0
    return EDITIONS.tables(state.options.edition).points[state.hands[seat].bit_length() - 1]


def walked(state: Any) -> float:
    """What a position of the exchange is worth to Lancaster, by the rules alone."""
    phase = state.phase
    halves = [on_half(state.troops, seat) for seat in (FIRST, SECOND)]
    if isinstance(phase, Settling):
        return WON + halves[0] if phase.seat == FIRST else -WON - halves[1]
    if isinstance(phase, Throwing):
        return -guess(halves[1], halves[0], points(state, SECOND), points(state, FIRST))
    (actor,) = GAME.actors(state)
    legal = GAME.legal_actions(state, actor)
    worths = [walked(GAME.apply(state, actor, action)) for action in legal]
    if actor == CHANCE:
        weights = GAME.chance_weights(state)
        return sum(map(float.__mul__, map(float, weights), worths)) / sum(weights)
    return max(worths) if actor == FIRST else min(worths)


@pytest.mark.parametrize(
    ("stand", "throws"),
    [
        ((1, 1, 0, 0), ("124", "556")),
        ((2, 3, 0, 0), ("126", "444")),
        ((3, 2, 2, 0), ("136", "233")),
        ((2, 2, 0, 1), ("125", "334")),
        ((2, 1, 1, 3), ("245",)),
    ],
)
def test_an_exchange_is_worth_what_the_rules_make_of_it(stand, throws):
    exchange = Exchange(stand, guess)
    for throw in throws:
        claiming = GAME.apply(battle(*stand), CHANCE, Thrown(throw))
        for claim in (0, 4, 5, 9, 10, 15):
            doubting = GAME.apply(claiming, FIRST, Claim(claim))
            believed = walked(GAME.apply(doubting, SECOND, BELIEVE))
            doubted = walked(GAME.apply(doubting, SECOND, DOUBT))
            assert exchange.believed[claim] == pytest.approx(believed)
            number = dice.THROWS.index(throw)
            assert exchange.doubted[number][claim] == pytest.approx(doubted)


# the solver


def maximum(goal: list[float], rows: list[list[float]], limits: list[float]) -> float:
    """The greatest goal * x with rows * x <= limits and x >= 0; simplex by Bland's rule."""
    count = len(rows)
    tableau = [
        [*row, *(float(k == place) for k in range(count)), limit]
        for place, (row, limit) in enumerate(zip(rows, limits, strict=True))
    ]
    top = [*(-each for each in goal), *([0.0] * count), 0.0]
    basis = [len(goal) + place for place in range(count)]
    while True:
        enter = next((k for k, cost in enumerate(top[:-1]) if cost < -1e-9), None)
        if enter is None:
            return top[-1]
        ratios = [
            (row[-1] / row[enter], basis[place], place)
            for place, row in enumerate(tableau)
            if row[enter] > 1e-9
        ]
        _, _, leave = min(ratios)
        pivot = tableau[leave][enter]
        tableau[leave] = [each / pivot for each in tableau[leave]]
        basis[leave] = enter
        for row in (*tableau, top):
            factor = row[enter]
            if row is not tableau[leave] and factor:
                row[:] = [a - factor * b for a, b in zip(row, tableau[leave], strict=True)]


def by_linear_programming(exchange: Exchange, shift: float) -> float:
    """The value of an exchange without cards; throws of one rank are alike, claims true or not."""
    ranks = sorted(set(BEST))
    chances = [sum(c for c, best in zip(CHANCES, BEST, strict=True) if best == r) for r in ranks]
    samples = [exchange.doubted[BEST.index(rank)] for rank in ranks]
    claims = range(dice.RANKS)
    goal = [1.0] * dice.RANKS + [0.0] * (len(ranks) * dice.RANKS)
    rows, limits = [], []
    for answer in ("believe", "doubt"):
        for claim in claims:
            row = [float(each == claim) for each in claims]
            for sample in samples:
                worth = exchange.believed if answer == "believe" else sample
                row += [-(worth[each] + shift) * (each == claim) for each in claims]
            rows.append(row)
            limits.append(0.0)
    for place, chance in enumerate(chances):
        row = [0.0] * dice.RANKS
        for other in range(len(ranks)):
            row += [float(other == place)] * dice.RANKS
        rows.append(row)
        limits.append(chance)
    return maximum(goal, rows, limits) - shift


@pytest.mark.parametrize("stand", [(1, 1, 0, 0), (2, 1, 0, 0)])
def test_stored_values_are_those_of_linear_programming(stand):
    value = by_linear_programming(Exchange(stand, table().value), WON + MOST_TROOPS)
    assert table().value(*stand) == pytest.approx(value, abs=0.002)


def test_one_against_one_by_hand():
    """Without cards any loss ends it. A believed 1 wins never and loses 215 times out of 216
    less ties; a doubted truth wins, a doubted lie loses."""
    exchange = Exchange((1, 1, 0, 0), lambda *stand: 0.0)
    assert exchange.believed[0] == pytest.approx(-3.0)
    assert exchange.believed[17] == pytest.approx(3 * 215 / 216)
    number = dice.THROWS.index("135")
    assert exchange.doubted[number][4] == 3.0
    assert exchange.doubted[number][5] == -3.0


def test_the_solver_comes_close_to_where_nobody_gains():
    solutions = dict(solve(1, points=(0, 2)))
    ends = ends_of(solutions)
    assert len(solutions) == 4
    for stand, mixed in solutions.items():
        exchange = Exchange(stand, lambda *each: solutions[each].value)
        gap = best_attack(exchange, mixed.doubts) - best_defence(exchange, mixed.claims)
        assert 0 <= gap < 0.002
        won, lost = ends[stand][0], ends[stand][MOST_TROOPS]
        assert won + lost == pytest.approx(1)
        assert (WON + 1) * (won - lost) == pytest.approx(mixed.value, abs=0.01)


# the stored table


def test_nobody_gains_much_against_the_stored_table():
    judgement = equilibrium.judge(table(), 1)
    assert judgement.stands == 16
    assert judgement.mean < 0.002
    assert judgement.worst < 0.005


def test_nobody_gains_much_in_any_exchange_of_the_stored_table():
    for stand in stands():
        exchange = Exchange(stand, table().value)
        doubts = [share / WHOLE for share in table().doubts(stand)]
        claims = [
            [share / WHOLE for share in table().claims(stand, throw)]
            for throw in range(len(CHANCES))
        ]
        gap = best_attack(exchange, doubts) - best_defence(exchange, claims)
        assert gap < 0.003, stand


class Honest(Stored):
    """Says what is true and believes everything."""

    def claims(self, stand, throw):
        return [float(claim == dice.BEST[throw]) for claim in range(dice.RANKS)]

    def doubts(self, stand):
        return [0.0] * dice.RANKS


class Suspicious(Honest):
    """Doubts everything."""

    def doubts(self, stand):
        return [1.0] * dice.RANKS


@pytest.mark.parametrize("strategy", [Honest, Suspicious])
def test_a_best_response_finds_out_the_simple_minded(strategy):
    stands_without_cards = [(1, 1, 0, 0)]
    (gain,) = Responder(strategy(table())).gains(stands_without_cards)
    (best,) = Responder(Stored(table())).gains(stands_without_cards)
    assert gain.attack > best.attack + 0.5  # the value of the battle is about 0.6


def test_who_believes_everything_loses_to_the_boldest_claim():
    """Against belief a triple of 6 is claimed with every throw: 3 troops, tied once in 216."""
    (gain,) = Responder(Honest(table())).gains([(1, 1, 0, 0)])
    tie = 1 / 216
    assert gain.attack == pytest.approx(3 * (1 - tie) - tie * gain.defence, abs=1e-6)


def test_every_stand_is_stored_with_shares_that_add_up():
    for stand in stands():
        assert sum(table().ends(stand)) == WHOLE
        for throw in range(len(CHANCES)):
            assert sum(table().claims(stand, throw)) == WHOLE


def test_larger_hosts_are_looked_up_as_smaller_ones():
    most = MOST_TROOPS
    assert table().value(most + 2, most + 1, 0, 0) == table().value(most, most - 1, 0, 0)
    assert table().value(1, most + 5, 0, 0) == table().value(1, most, 0, 0)


def test_a_card_is_worth_having():
    for mine, theirs in ((1, 1), (2, 3), (4, 2)):
        values = [table().value(mine, theirs, own, 0) for own in range(4)]
        assert values == sorted(values)


# the player


def choices(state: object, count: int) -> Counter:
    """What players of different seeds do in a position."""
    (seat,) = GAME.actors(state)
    view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
    found: Counter = Counter()
    for seed in range(count):
        bot = CousinsPlayer(GAME, KNOWLEDGE, 10, Random(seed))
        action = bot.choose(view, legal)
        assert action in legal
        found[GAME.encode_action(action)] += 1
    return found


def test_the_player_lies_now_and_then():
    state = battle(2, 2, 0, 0, Claiming(FIRST, 1, "124"))
    made = choices(state, 200)
    shares = table().claims((2, 2, 0, 0), dice.THROWS.index("124"))
    lies = sum(
        count for text, count in made.items() if text not in ("claim:1", "claim:2", "claim:4")
    )
    expected = sum(shares[claim] for claim in range(dice.RANKS) if claim not in (0, 1, 3)) / WHOLE
    assert expected > 0.1
    assert lies / 200 == pytest.approx(expected, abs=0.12)


def test_the_player_doubts_as_often_as_the_table():
    claim = dice.CLAIM_NUMBER["66"]
    state = battle(2, 2, 0, 0, Doubting(FIRST, 1, "124", claim))
    doubted = choices(state, 200)["doubt"] / 200
    assert doubted == pytest.approx(table().doubts((2, 2, 0, 0))[claim] / WHOLE, abs=0.12)


def test_a_last_card_saves_the_last_troop():
    """1, 3, 3 against a pair of 5: with three points a triple of 2."""
    state = battle(1, 1, 0, 3, Replying(FIRST, 1, None, 10, 10, "133"))
    assert set(choices(state, 5)) == {"last:222"}


@pytest.mark.parametrize(
    "phase",
    [
        Claiming(FIRST, 1, "245"),
        Doubting(FIRST, 1, "245", 10),
        Replying(FIRST, 1, None, 10, 10, "133"),
    ],
)
def test_battle_choices_depend_on_nothing_that_the_seat_cannot_see(phase):
    state = battle(2, 2, 2, 3, phase)
    (seat,) = GAME.actors(state)
    view = GAME.view(state, seat)
    differ = 0
    for number in range(4):
        twin = GAME.determinize(view, Random(number))
        differ += twin != state
        assert choices(twin, 6) == choices(state, 6)
    assert differ

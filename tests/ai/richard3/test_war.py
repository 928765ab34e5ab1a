"""The search player of Richard III: from its view alone, within its budget, and no fool."""

from collections.abc import Iterator
from random import Random
from time import process_time

import pytest

from rosenkrieg import FIRST, SECOND, Match, Seat, player, player_names
from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.richard3.conduct import fight_on
from rosenkrieg.ai.richard3.forecast import HITS, Fighter, forecast
from rosenkrieg.ai.richard3.plans import carry_out, plans
from rosenkrieg.ai.richard3.position import WIN, worth
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.phases.politics import usurpation_counts
from rosenkrieg.games.richard3.state import Acting, Battle, State

NOBLE: Fighter = (3, 2, 1, 160, 1)
LEVY: Fighter = (4, 2, 2, 5, 0)
BATTLES = 12
"""How often the battles of a forecast are fought here."""


def positions(seed: int, every: int = 1) -> Iterator[tuple[Match, Seat]]:
    """Positions of a random war in which a seat has a choice."""
    match = Match("richard3", seed=seed)
    rng = Random(seed)
    count = 0
    while match.actors:
        seat = Seat(match.actors[0])
        legal = match.legal(seat)
        if len(legal) > 1:
            count += 1
            if not count % every:
                yield match, seat
        match.act(seat, rng.choice(legal))


def test_levels_come_weakest_first():
    assert player_names("richard3") == (
        "random", "peasant", "greedy", "squire", "knight", "duke",
    )  # fmt: skip


def test_the_choice_depends_on_view_legal_actions_seed_and_budget_alone():
    """Fresh or with a past, and whatever the truth behind the view is."""
    old, budget = player("richard3", "squire", 5), Budget(tries=9)
    rng = Random(1)
    phases = set()
    for match, seat in positions(3, every=23):
        view, legal = match.view(seat), match.legal(seat)
        chosen = old.choose(view, legal, budget)
        assert chosen in legal
        other = GAME.determinize(view, rng)
        same = player("richard3", "squire", 5)
        assert (
            same.choose(GAME.view(other, seat), GAME.legal_actions(other, seat), budget) == chosen
        )
        phases.add(view.phase)
    assert {"acting", "battle", "choosing"} <= phases


def test_a_single_action_costs_nothing():
    bot = player("richard3", "duke")
    assert bot.choose(None, ["only"]) == "only"


@pytest.mark.parametrize("seconds", [0.0, 0.05])
def test_seconds_are_kept(seconds: float):
    """Also by the strongest level where there is most to think about."""
    bot = player("richard3", "duke", 1)
    asked = 0
    for match, seat in positions(4, every=41):
        legal = match.legal(seat)
        started = process_time()
        assert bot.choose(match.view(seat), legal, Budget(seconds=seconds)) in legal
        assert process_time() - started < seconds + 0.25
        asked += 1
    assert asked > 3


def test_short_wars_against_chance_are_won_from_both_sides():
    """Three of four, in the shortest set-up, where one death may decide."""
    won = 0
    for seed in range(2):
        for own in (FIRST, SECOND):
            match = Match("richard3", {"setup": "1483"}, seed=seed)
            players = [player("richard3", "random", seed), player("richard3", "squire", seed)]
            for seat in match.turns():
                chooser = players[seat == own]
                match.act(seat, chooser.choose(match.view(seat), match.legal(seat)))
            assert match.outcome is not None
            won += match.outcome.winner == own
    assert won >= 3


# plans


def test_plans_keep_to_the_rules():
    """Whatever is left of a plan could have been played, and leads to a sound position."""
    carried = 0
    for match, seat in positions(5, every=7):
        state: State = match.state
        if type(state.phase) is not Acting:
            continue
        legal = match.legal(seat)
        for plan in list(plans(state, seat, legal, None))[::9]:
            after = carry_out(state, seat, plan)
            if after is not None:
                GAME.check(after)
                carried += after != state
    assert carried > 100


def test_a_forbidden_step_is_left_out():
    match, seat = next(
        (match, seat) for match, seat in positions(6) if type(match.state.phase) is Acting
    )
    state = match.state
    own = {GAME.encode_action(action) for action in match.legal(seat)}
    other = "take:l-henry_vi" if seat == SECOND else "take:y-york"
    assert other not in own
    assert carry_out(state, seat, (GAME.decode_action(other), GAME.decode_action("step:kent"))) in (
        None,
        state,
    )


# what positions are worth


def test_worth_is_one_sides_gain_and_the_others_loss():
    for match, _ in positions(7, every=50):
        assert worth(match.state, FIRST, BATTLES) == -worth(match.state, SECOND, BATTLES)


def test_the_end_is_worth_more_than_anything_before():
    match = Match("richard3", {"setup": "1483"}, seed=1)
    rng = Random(1)
    before = []
    for seat in match.turns():
        before.append(abs(worth(match.state, FIRST, BATTLES)))
        match.act(seat, rng.choice(match.legal(seat)))
    assert match.outcome is not None
    assert worth(match.state, match.outcome.winner, BATTLES) == WIN > max(before)


def test_at_the_end_of_a_war_the_count_is_what_matters():
    """Of the last positions of wars, those with the better count for Lancaster are worth more."""
    ends = []
    for seed in range(6):
        match = Match("richard3", {"setup": "1470"}, seed=seed)
        rng = Random(seed)
        state = match.state
        for seat in match.turns():
            state = match.state
            match.act(seat, rng.choice(match.legal(seat)))
        red, white = usurpation_counts(state)
        ends.append((red - white, worth(state, FIRST, BATTLES)))
    ends.sort()
    assert ends[0][1] < ends[-1][1]


# forecasts


def test_hits_of_the_table_have_the_right_mean():
    for power, row in enumerate(HITS):
        for strength, hits in enumerate(row):
            assert len(hits) == 64
            assert sum(hits) / 64 == pytest.approx(strength * min(power, 6) / 6, abs=0.05)


def test_a_host_beats_a_single_noble():
    wins, lost, _, gained, dead = forecast((NOBLE, NOBLE, LEVY), (), (NOBLE,), (), True, BATTLES)
    assert wins > 0.9
    assert gained > lost + 0.5
    assert 0.4 < dead <= 1


def test_who_cannot_flee_loses_more():
    flees = forecast((NOBLE, LEVY), (), (NOBLE,), (), True, BATTLES)
    stays = forecast((NOBLE, LEVY), (), (NOBLE,), (), False, BATTLES)
    assert stays[4] > flees[4]


def test_reserves_help():
    alone = forecast((NOBLE,), (), (NOBLE,), (), True, BATTLES)
    helped = forecast((NOBLE,), (LEVY, LEVY), (NOBLE,), (), True, BATTLES)
    assert helped[0] > alone[0]


def test_more_battles_make_a_better_forecast():
    """What sets the levels apart: the more often, the nearer to the mean of many battles."""
    hosts = [(NOBLE,), (NOBLE, LEVY), (NOBLE, NOBLE), (NOBLE, LEVY, LEVY)]

    def chances(battles: int) -> list[float]:
        return [forecast(a, (), b, (), True, battles)[0] for a in hosts for b in hosts]

    def error(battles: int) -> float:
        many = chances(400)
        return sum(abs(a - b) for a, b in zip(chances(battles), many, strict=True))

    assert error(48) < error(12) < error(4)


def test_forecasts_agree_with_battles_of_the_rules():
    """Who wins, over the battles of random wars: the forecast need not be exact, but not blind."""
    agreed = total = 0
    for match, _ in positions(8, every=3):
        state = match.state
        if type(state.phase) is not Battle or state.phase.round > 1 or state.phase.acted:
            continue
        gains = [
            worth(fight_on(state, Random(number)), FIRST, BATTLES) - worth(state, FIRST, BATTLES)
            for number in range(12)
        ]
        total += 1
        agreed += abs(sum(gains) / 12) < 2.5
    assert total >= 3
    assert agreed >= 0.6 * total


def test_an_heir_charges_only_where_plain_fire_would_not_do_as_well():
    """A charge is answered at once; against a block that takes every hit anyway it only costs."""
    from rosenkrieg.ai.richard3.war import _Thought
    from rosenkrieg.core.contract import other
    from rosenkrieg.games.richard3.actions import Charge
    from rosenkrieg.games.richard3.tables import BLOCKS

    told = {True: 0, False: 0}
    for seed in range(6):
        for match, seat in positions(seed):
            state = match.state
            legal = match.legal(seat)
            charges = [action for action in legal if type(action) is Charge]
            if type(state.phase) is not Battle or not charges:
                continue
            view = match.view(seat)
            thought = _Thought(GAME, view, legal, Budget(), 4, Random(1))
            enemies = {each.block: each.strength for each in view.fight.fronts[other(seat)]}
            for charge in charges:
                target = BLOCKS[charge.target]
                rest = [enemies[each] for each in enemies if each != target]
                dice = state.strength[charge.block]
                same = all(enemies[target] - hits > max(rest, default=0) for hits in range(dice))
                assert thought.is_sensible(charge) is not (same or not rest)
                told[same or not rest] += 1
    assert min(told.values()) > 5

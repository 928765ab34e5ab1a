"""The coach: it has words for everything, computes its numbers, knows a blunder, and no secrets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import chain
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rosenkrieg.ai.analysis import judge_of
from rosenkrieg.ai.coaching import MOST_LINES, advice, has_coach, warning
from rosenkrieg.ai.player import player, players
from rosenkrieg.core import registry
from rosenkrieg.core.contract import SEATS, Message, OptionValue, Seat
from rosenkrieg.core.match import Match
from rosenkrieg.games.medieval_battle.actions import Stand, Stop
from rosenkrieg.games.medieval_battle.state import Answering, Ending, knights_of
from rosenkrieg.games.richard3.phases import politics, supply
from rosenkrieg.games.richard3.phases.cards import player_one
from rosenkrieg.games.richard3.tables import AREA, CARDS, DECK, FIRST_BLOCK, SUPPLY
from rosenkrieg.games.rosenkoenig import scoring
from rosenkrieg.games.rosenkoenig.sampling import state_of
from rosenkrieg.locale import LANGUAGES, game_package, source, words_for
from tests.shipped import SHIPPED

COACHED = [game for game in SHIPPED if has_coach(game)]

Decision = tuple[Match[Any, Any, Any], Seat]


def decisions(
    game: str, seed: int, most: int = 250, options: dict[str, OptionValue] | None = None
) -> Iterator[Decision]:
    """Every decision of a match between two players, of whom one plays at random."""
    match: Match[Any, Any, Any] = Match(registry.game(game), options, seed=seed)
    greedy, rng = player(game, "greedy", seed), Random(seed)
    for number in range(most):
        if match.over:
            return
        seat = Seat(match.actors[0])
        yield match, seat
        legal = match.legal(seat)
        is_random = (seat + number // 40) % 2
        match.act(seat, rng.choice(legal) if is_random else greedy.choose(match.view(seat), legal))


def wandering(game: str, seed: int, most: int = 600) -> Iterator[Decision]:
    """Every decision of a match between two players who play at random."""
    match: Match[Any, Any, Any] = Match(registry.game(game), seed=seed)
    rng = Random(seed)
    while not match.over and len(match.moves) < most:
        seat = Seat(match.actors[0])
        yield match, seat
        match.act(seat, rng.choice(match.legal(seat)))


OTHERWISE: dict[str, dict[str, OptionValue]] = {"medieval_battle": {"map": "built"}}
"""Options with phases that a match has not otherwise."""


@pytest.mark.parametrize("game", COACHED)
def test_there_are_words_for_everything_that_is_said(game: str) -> None:
    coach = players(game).coach
    assert coach is not None
    rng, words = Random(3), [words_for(language, game) for language in LANGUAGES]
    kinds: set[str] = set()
    for match, seat in decisions(game, 3, options=OTHERWISE.get(game)):
        view, legal = match.view(seat), list(match.legal(seat))
        said = coach.now(view)
        for action in rng.sample(legal, min(3, len(legal))):
            said = [*said, *coach.reasons(view, action), *coach.dangers(view, action)]
        for message in said:
            kinds.add(message.key)
            texts = [each.say(message) for each in words]
            assert len(set(texts)) == len(words), f"not translated: {texts}"
            assert not any("{" in text for text in texts)
    assert len(kinds) >= 5


@pytest.mark.parametrize("game", COACHED)
def test_every_number_is_computed(game: str) -> None:
    for language in LANGUAGES:
        text = source(game_package(game), language)
        said = re.findall(r"^coach-.*(?:\n[ \t]+.*|\n\}.*)*", text, re.MULTILINE)
        assert said
        for each in said:
            plain = re.sub(r"\[\w+\]|\{ \$[\w-]+ (?:->)?|coach-[\w-]+", "", each)
            assert not re.search(r"\d", plain), each


@pytest.mark.parametrize("game", COACHED)
def test_a_coach_imagines_nothing_where_something_is_hidden(game: str) -> None:
    """It reads the view: a sampled state would show as known what is guessed."""
    if registry.game(game).info.hidden:
        source = files(f"rosenkrieg.ai.{game}").joinpath("coach.py").read_text("utf-8")
        assert not re.search(r"determinize|Random", source)


@pytest.mark.parametrize("game", COACHED)
def test_advice_is_an_action_with_its_reasons(game: str) -> None:
    rules = registry.game(game)
    match, seat = next(
        (match, seat) for match, seat in decisions(game, 6) if len(match.legal(seat)) > 1
    )
    view, legal = match.view(seat), match.legal(seat)
    for level in (None, "greedy"):
        found = advice(game, level, view, legal, 1)
        assert found == advice(game, level, view, legal, 1)
        assert rules.decode_action(found.action, seat) in legal
        assert max(len(found.now), len(found.reasons), len(found.dangers)) <= MOST_LINES


def blunders(game: str, seed: int) -> Iterator[tuple[Match[Any, Any, Any], Seat, Any]]:
    """Actions that the coach warns of."""
    for match, seat in decisions(game, seed):
        for action in match.legal(seat) if len(match.legal(seat)) > 1 else ():
            if warning(game, match.view(seat), action, 1):
                yield match, seat, action


def test_it_warns_of_what_the_judge_calls_a_blunder_and_says_what_is_better() -> None:
    match, seat, action = next(blunders("rosenkoenig", 0))
    judge, rng = judge_of(match.game), Random(1)
    verdict = judge.lost(state_of(match.view(seat)), seat, action, rng)
    assert verdict is not None
    assert verdict.gave >= 0.1
    found = warning("rosenkoenig", match.view(seat), action, 1)
    assert found is not None
    assert found.reasons
    assert found.dangers
    better = match.game.decode_action(found.action, seat)
    assert better != action
    assert warning("rosenkoenig", match.view(seat), better, 1) is None


def said_in(messages: list[Message], key: str) -> Message | None:
    return next((each for each in messages if each.key == key), None)


def test_joined_territories_are_counted_as_the_rules_do() -> None:
    coach = players("rosenkoenig").coach
    assert coach is not None
    joined = 0
    for match, seat in decisions("rosenkoenig", 2):
        view = match.view(seat)
        before = scoring.score(state_of(view).board, seat)
        for action in match.legal(seat):
            told = said_in(coach.reasons(view, action), "coach-joins")
            if told is None:
                continue
            joined += 1
            after = match.game.apply(state_of(view), seat, action)
            gained = scoring.score(after.board, seat) - before
            assert told.params["gain"] == gained
            parts = str(told.params["parts"]).split(" + ")
            assert len(parts) == told.params["count"] >= 2
            assert int(str(told.params["worth"])) - sum(map(int, parts)) == gained
    assert joined > 5


def test_the_answer_is_one_that_the_rules_allow() -> None:
    coach = players("rosenkoenig").coach
    assert coach is not None
    answered = 0
    for match, seat in decisions("rosenkoenig", 5):
        view, action = match.view(seat), match.legal(seat)[0]
        told = said_in(coach.dangers(view, action), "coach-answer")
        if told is None or match.game.encode_action(action) == "+":
            continue
        after = match.game.apply(state_of(view), seat, action)
        theirs = after.seat
        ends = {
            (scoring.score(state.board, seat), scoring.score(state.board, theirs))
            for each in match.game.legal_actions(after, theirs)
            for state in [match.game.apply(after, theirs, each)]
        }
        answered += 1
        assert (told.params["you-after"], told.params["they-after"]) in ends
    assert answered > 5


def test_a_region_that_is_said_to_be_taken_is_controlled() -> None:
    coach = players("vetternkrieg").coach
    assert coach is not None
    taken = 0
    for match, seat in decisions("vetternkrieg", 7):
        view = match.view(seat)
        if view.phase != "play":
            continue
        for action in match.legal(seat):
            told = said_in(coach.reasons(view, action), "coach-takes")
            if told is None:
                continue
            taken += 1
            region = told.params["region"]
            assert isinstance(region, Message)
            after = match.game.apply(match.states[-1], seat, action)
            shown = match.game.view(after, seat).regions[region.params["region"]]
            assert shown.controller == seat
            assert shown.troops[seat] - shown.troops[1 - seat] == told.params["after"]
    assert taken > 5


def test_a_flag_that_is_said_to_be_taken_is_held() -> None:
    taken = 0
    for match, seat, action, told in said_of_battle("coach-takes-flag"):
        taken += 1
        after = match.game.apply(match.states[-1], seat, action)
        if after.phase.__class__ is Ending:
            after = match.game.apply(after, seat, Stop())
        view = match.game.view(after, seat)
        flag = next(each for each in view.flags if each.at == told.params["to"])
        assert (flag.holder, flag.points) == (seat, told.params["points"])
        assert view.points[seat] == told.params["own"]
    assert taken > 5


@pytest.mark.parametrize("key", ["coach-fight", "coach-shot"])
def test_losses_of_a_fight_or_a_shot_are_those_of_the_rules(key: str) -> None:
    fought = 0
    for match, seat, action, told in said_of_battle(key):
        fought += 1
        before = match.states[-1]
        after = match.game.apply(before, seat, action)
        if type(after.phase) is Answering:
            after = match.game.apply(after, after.phase.seat, Stand())
        lost = [_knights(before, each) - _knights(after, each) for each in (seat, 1 - seat)]
        assert lost == [told.params["lost"], told.params["killed"]]
    assert fought > 3


def test_a_unit_that_is_said_to_reach_a_flag_can() -> None:
    coach = players("medieval_battle").coach
    assert coach is not None
    reached = 0
    for match, seat in chain(*(decisions("medieval_battle", seed) for seed in (2, 4, 6))):
        told = said_in(coach.now(match.view(seat)), "coach-can-take")
        if told is None:
            continue
        reached += 1
        way = f"move:{told.params['hex']}:{told.params['to']}"
        assert any(match.game.encode_action(each) == way for each in match.legal(seat))
    assert reached > 5


def said_of_battle(key: str) -> Iterator[tuple[Match[Any, Any, Any], Seat, Any, Message]]:
    """Actions of a battle of which something is said."""
    coach = players("medieval_battle").coach
    assert coach is not None
    both = chain(*(decisions("medieval_battle", seed) for seed in (2, 4)))
    for number, (match, seat) in enumerate(both):
        view = match.view(seat)
        if view.phase not in ("turn", "ending") or number % 4:
            continue
        for action in match.legal(seat):
            told = said_in(coach.reasons(view, action), key)
            if told is not None:
                yield match, seat, action, told


def _knights(state: Any, seat: int) -> int:
    return sum(map(knights_of, state.units[seat]))


def test_the_count_that_is_said_is_the_one_at_the_end_of_a_campaign() -> None:
    coach = players("richard3").coach
    assert coach is not None
    counted = 0
    for match, seat in wandering("richard3", 1):
        told = said_in(coach.now(match.view(seat)), "coach-count")
        if told is None or match.states[-1].turn is not None:
            continue
        counted += 1
        own, theirs = (
            politics.usurpation_counts(politics.levies_gone(match.states[-1]))[each]
            for each in (seat, 1 - seat)
        )
        assert told.params["own"] == own
        assert int(str(told.params["theirs"])) >= theirs
    assert counted > 5


def test_hunger_is_what_the_supply_phase_would_take() -> None:
    coach = players("richard3").coach
    assert coach is not None
    game, area, limit = registry.game("richard3"), AREA["oxford"], SUPPLY[AREA["oxford"]]
    state = Match(game, seed=1).states[-1]
    for crowd in range(1, 9):
        where = bytes(
            area if FIRST_BLOCK[0] < block <= FIRST_BLOCK[0] + crowd else place
            for block, place in enumerate(state.where)
        )
        crowded = replace(state, where=where)
        told = said_in(coach.now(game.view(crowded, Seat(0))), "coach-hungry")
        over = supply.surplus(crowded, Seat(0))[area]
        assert over == max(0, crowd - limit)
        assert (told is None) == (over == 0)
        if told is not None:
            assert told.params["count"] == over
            assert told.params["area"] == Message("area-oxford")


def test_cards_that_act_first_are_counted_as_the_rules_decide() -> None:
    coach = players("richard3").coach
    assert coach is not None
    match: Match[Any, Any, Any] = Match(registry.game("richard3"), seed=4)
    for seat in SEATS:
        view = match.view(seat)
        for action in match.legal(seat):
            told = said_in(coach.reasons(view, action), "coach-first")
            told = told or said_in(coach.reasons(view, action), "coach-second")
            if told is None:
                continue
            hand = Counter(view.hand)
            before = 0
            for card, copies in enumerate(DECK):
                one, two = (action.card, card) if seat == 0 else (card, action.card)
                if player_one(one, two, match.states[-1].throne.side) != seat:
                    before += copies - hand[CARDS[card]]
            assert told.params["before"] == before
            assert told.params["unseen"] == sum(DECK) - sum(hand.values())

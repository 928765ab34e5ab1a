# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""What holds in every position of every game, shown by random play. [I01-I13, R59]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from random import Random
from typing import NamedTuple

from rosenkrieg.core.contract import CHANCE
from rosenkrieg.core.match import Match
from rosenkrieg.games.rosenkoenig.game import GAME
from rosenkrieg.games.rosenkoenig.view import View
from tests.games.rosenkoenig.policies import POLICIES, played
from tests.games.rosenkoenig.table import CARDS, FILES, dealt, legal, match_at, play, table

GAMES = 6  # for each policy and each choice of options


class Step(NamedTuple):
    """A move between two positions, and what its actor could do."""

    before: View
    actor: int
    text: str
    after: View
    choices: tuple[str, ...]

    @property
    def is_play(self) -> bool:
        return self.actor != CHANCE and self.text != "+"

    @property
    def is_decision(self) -> bool:
        return self.actor != CHANCE


@cache
def games() -> tuple[tuple[Step, ...], ...]:
    """Whole games, step by step, under all policies and options."""
    found = []
    for policy, starter, reshuffle in product(POLICIES, ("red", "white"), ("at_once", "on_draw")):
        rng = Random(f"{policy.__name__} {starter} {reshuffle}")
        for _ in range(GAMES):
            found.append(steps(played(policy, rng, starter=starter, reshuffle=reshuffle)))
    return tuple(found)


def steps(match: Match) -> tuple[Step, ...]:
    views = [GAME.view(state, None) for state in match.states]
    return tuple(
        Step(before, move.actor, GAME.encode_action(move.action), after, choices(state))
        for (before, after), move, state in zip(
            pairwise(views), match.moves, match.states, strict=False
        )
    )


def choices(state: object) -> tuple[str, ...]:
    (actor,) = GAME.actors(state)
    return tuple(GAME.encode_action(action) for action in GAME.legal_actions(state, actor))


def all_steps() -> Iterator[Step]:
    for game in games():
        yield from game


def skips() -> Iterator[tuple[Step, int]]:
    """Each step after which the same side moves again, and the seat that is skipped."""
    for step in all_steps():
        finished = step.is_play or (step.actor == CHANCE and step.before.phase == "draw")
        if finished and step.after.phase == "turn" and step.after.turn == step.before.turn:
            yield step, 1 - step.before.turn


def target(square: str, card: str) -> str | None:
    file = FILES.index(square[0]) + int(card[-1]) * (("E" in card) - ("W" in card))
    rank = int(square[1]) + int(card[-1]) * (("N" in card) - ("S" in card))
    return f"{FILES[file]}{rank}" if 0 <= file <= 8 and 1 <= rank <= 9 else None


# what the games show


def test_the_games_reach_the_corners() -> None:
    ends = {game[-1].after.outcome.reason for game in games()}
    assert ends == {"blocked", "stones"}
    assert sum(1 for _ in skips()) > 100
    assert any(step.after.heroes == (0, 0) for step in all_steps())
    for game in games():
        assert len(game) <= GAME.info.max_moves + GAME.info.max_draws


def test_every_position_passes_the_check() -> None:
    for policy in POLICIES:
        for state in played(policy, Random(5)).states:
            GAME.check(state)


def test_R59_a_stone_never_moves_and_only_a_flip_changes_it() -> None:
    for step in all_steps():
        red, white = (set(roses) for roses in step.before.roses)
        now_red, now_white = (set(roses) for roses in step.after.roses)
        assert red | white <= now_red | now_white
        changed = (red ^ now_red) | (white ^ now_white)
        assert changed == ({step.after.crown} if step.is_play else set())
        turned = (red & now_white) | (white & now_red)
        assert turned == ({step.after.crown} if step.text.endswith("*") else set())


def test_I01_the_24_cards_are_always_there_each_once() -> None:
    for step in all_steps():
        view = step.after
        everywhere = (*view.stock, *view.discard, *view.hands[0], *view.hands[1])
        assert sorted(everywhere) == sorted(CARDS)


def test_I02_a_hand_below_five_can_always_draw() -> None:
    for step in all_steps():
        view = step.after
        if view.phase != "deal":
            assert len(view.stock) + len(view.discard) >= 14
        if view.reshuffle == "at_once":
            assert view.stock
        if step.is_decision:
            assert ("+" in step.choices) == (len(step.before.hands[step.actor]) < 5)


def test_I03_a_skip_implies_five_cards_and_no_two_follow_each_other() -> None:
    for step, skipped in skips():
        assert len(step.after.hands[skipped]) == 5
    for game in games():
        for step in game:
            if step.after.phase == "turn":  # a skip is always followed by an action
                assert step.after.outcome is None
                seat = step.after.turn
                assert len(step.after.hands[seat]) < 5 or any(
                    step.after.landings[card].effect in ("place", "flip")
                    for card in step.after.hands[seat]
                )


def test_I04_stones_and_pool_make_52() -> None:
    for step in all_steps():
        on_board = sum(map(len, step.after.roses))
        assert on_board + step.after.pool == 52
        if step.after.outcome and step.after.outcome.reason == "stones":
            assert 81 - on_board == 29


def test_I05_the_crown_stands_on_a_rose_of_who_moved_it_last() -> None:
    for game in games():
        mover = None
        for step in game:
            mover = step.actor if step.is_play else mover
            if mover is not None:
                assert step.after.crown in step.after.roses[mover]


def test_I06_no_more_draws_than_plays_and_at_most_119_actions() -> None:
    for game in games():
        plays = draws = 0
        for step in game:
            plays += step.is_play
            draws += step.text == "+"
            assert draws <= plays
        flips = sum(step.text.endswith("*") for step in game)
        assert plays - flips <= 52
        assert flips <= 8
        assert plays + draws <= 119
    assert (GAME.info.max_moves, GAME.info.max_draws) == (119, 10 + 59)


def test_I09_a_decision_has_one_to_five_choices() -> None:
    counts = {len(step.choices) for step in all_steps() if step.is_decision}
    assert counts == {1, 2, 3, 4, 5}


def test_I10_only_edge_own_roses_and_missing_heroes_block() -> None:
    for step, skipped in skips():
        view = step.after
        for card in view.hands[skipped]:
            square = target(view.crown, card)
            theirs = square in view.roses[1 - skipped] and not view.heroes[skipped]
            assert square is None or square in view.roses[skipped] or theirs


def test_I11_cards_in_hand_follow_from_plays_and_draws() -> None:
    for game in games():
        in_hands = 0
        for step in game:
            in_hands += (step.actor == CHANCE) - step.is_play
            red, white = step.after.hands
            assert len(red) + len(white) == in_hands
            assert max(len(red), len(white)) <= 5


def test_I12_at_first_every_card_can_be_played() -> None:
    for start in range(0, 20, 10):
        red, white = CARDS[start : start + 5], CARDS[start + 5 : start + 10]
        match = dealt(" ".join(red), " ".join(white))
        assert legal(match).split() == list(red)
        match = dealt(" ".join(red), " ".join(white), starter="white")
        assert legal(match).split() == list(white)
    match = dealt(" ".join(CARDS[19:]), " ".join(CARDS[:5]))
    assert legal(match).split() == list(CARDS[19:])


def test_I13_the_stock_has_1_to_23_cards_at_a_decision() -> None:
    for step in all_steps():
        if step.is_decision and step.before.reshuffle == "at_once":
            assert 1 <= len(step.before.stock) <= 23
    for game in games():
        first = next(step for step in game if step.is_decision)
        assert len(first.before.stock) == 14


def test_I13_a_reshuffle_gives_all_cards_that_nobody_holds() -> None:
    sizes = set()
    for step in all_steps():
        if step.before.discard and not step.after.discard:
            red, white = step.after.hands
            assert len(step.after.stock) == 24 - len(red) - len(white)
            if step.after.reshuffle == "at_once":
                sizes.add(len(step.after.stock))
    assert sizes <= set(range(14, 24))
    assert len(sizes) > 4


def test_I13_the_smallest_and_the_largest_new_stock() -> None:
    match = match_at("5 ....R....", red="N1 N2 N3 S1", white="E1 E2 E3 W1 W2", stock="NE2")
    assert len(table(play(match, "+NE2")).stock) == 14
    match = match_at("5 ....R....", stock="NE2")
    assert len(table(play(match, "+NE2")).stock) == 23

"""Whole matches: random play with checks, a turn of the book, perft, texts and words."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from rosenkrieg.core.contract import CHANCE, SEATS, VIEWERS
from rosenkrieg.core.errors import IllegalAction
from rosenkrieg.core.match import Match
from rosenkrieg.core.playout import playout
from rosenkrieg.core.registry import register
from rosenkrieg.games.richard3 import view as views
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.state import Phase
from rosenkrieg.games.richard3.tables import BLOCKS, SETUPS
from rosenkrieg.locale import Words, game_package

from .table import fight, scene
from .test_cards import choosing

register(GAME)

HERE = Path(__file__).parent


def random_match(setup: str, seed: int) -> Match:
    match = Match(GAME, {"setup": setup}, seed=seed)
    rng = Random(f"play {seed}")
    for actor in match.turns():
        match.act(actor, rng.choice(match.legal(actor)))
    return match


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", range(6))
def test_random_matches_keep_the_invariants(setup: str, seed: int):
    match = random_match(setup, seed)
    for state in match.states:
        GAME.check(state)
    assert match.outcome is not None
    moves = sum(move.actor != CHANCE for move in match.moves)
    assert moves <= GAME.info.max_moves
    assert len(match.moves) - moves <= GAME.info.max_draws


@pytest.mark.parametrize("setup", SETUPS)
def test_many_random_matches_end(setup: str):
    rng = Random(7)
    state = GAME.initial_state({"setup": setup})
    for _ in range(60):
        last, _ = playout(GAME, state, rng)
        assert GAME.outcome(last) is not None


def lively(match: Match, rng: Random) -> None:
    """Somebody acts and does not end his actions early, so that more happens."""
    actor = rng.choice(match.actors)
    legal = [a for a in match.legal(actor) if GAME.encode_action(a) != "end"]
    match.act(actor, rng.choice(legal or match.legal(actor)))


def test_lively_matches_reach_every_phase():
    phases = set()
    for seed in range(8):
        match = Match(GAME, {"setup": "1460"}, seed=seed)
        rng = Random(f"lively {seed}")
        while not match.over:
            lively(match, rng)
            GAME.check(match.state)
        phases |= {views.phase_name(state) for state in match.states}
    rare = {"answering", "judging", "entering", "treason_asked", "trimming", "turning"}
    assert set(ALL_PHASES) - rare <= phases


ALL_PHASES = [kind.__struct_config__.tag for kind in get_args(Phase)]


def test_lists_stay_short():
    longest = 0
    for seed in range(3):
        match = Match(GAME, {"setup": "1460"}, seed=seed)
        rng = Random(seed)
        while not match.over:
            longest = max(longest, *(len(match.legal(actor)) for actor in match.actors))
            lively(match, rng)
    assert longest < 200


# perft


def perft(state: object, depth: int) -> int:
    """Positions at that depth; chance branches, simultaneous seats in order."""
    if not depth:
        return 1
    actors = GAME.actors(state)
    if not actors:
        return 0
    actor = actors[0]
    return sum(
        perft(GAME.apply(state, actor, action), depth - 1)
        for action in GAME.legal_actions(state, actor)
    )


PERFT = tomllib.loads((HERE / "perft.toml").read_text())


@pytest.mark.parametrize("case", PERFT["case"], ids=lambda case: case["name"])
def test_perft_of_actions(case: dict[str, str]):
    table = scene(case["picture"], card=case["card"], rest="gone")
    found = [perft(table.state, depth) for depth in range(1, len(case["counts"]) + 1)]
    assert found == case["counts"]


@pytest.mark.parametrize("case", PERFT["battle"], ids=lambda case: case["name"])
def test_perft_of_battles(case: dict[str, str]):
    table = fight(case["area"], case["red"], case["white"], over=case["over"])
    found = [perft(table.state, depth) for depth in range(1, len(case["counts"]) + 1)]
    assert found == case["counts"]


# the turn of the book


def test_x_45_a_turn_of_the_book():
    table = choosing(
        "action_3 action_4 action_4 action_3 action_3 action_2 action_2",
        "action_3 action_4 action_4 action_3 action_3 action_2 action_2",
    )
    table.play("lancaster/play:action_3 york/play:action_3")
    assert table.due == "york"
    table.play("take:y-warwick sail:east_anglia take:y-salisbury sail:east_anglia")
    table.play("recruit:y-norfolk:east_anglia recruit:y-norwich_levy:east_anglia")
    assert table.legal() == ["end"]
    table.play("end take:l-oxford step:middlesex stop recruit:l-bombard:middlesex")
    assert table.state.phase.points == 1
    table.play("end")
    assert table.kind == "choosing"
    assert table.state.date.turn == 2
    assert table.view(None).hands == (6, 6)
    assert table.view(None).secret_steps == (0, 0)


# texts and words


def test_actions_of_whole_matches_survive_as_texts():
    match = random_match("1460", 11)
    for number, move in enumerate(match.moves):
        text = GAME.encode_action(move.action)
        assert GAME.decode_action(text, move.actor) == move.action, number


@pytest.mark.parametrize(
    "text",
    ["", "take", "take:nobody", "step:atlantis", "main:kent:wales", "home:y-march:sea", "1-2"],
)
def test_nonsense_is_refused(text: str):
    with pytest.raises(IllegalAction):
        GAME.decode_action(text)


def test_why_not_cites_the_item():
    table = scene("kent: y-march y-hastings | sussex: l-devon | france: l-oxford", card="action_2")

    def why(*path: str, seat: int = 1) -> tuple[str, str]:
        message = GAME.why_not(GAME.view(table.state, SEATS[seat]), path)
        assert message is not None
        return message.key, message.refs[0]

    assert why("block:l-devon") == ("why-not-yours", "rule:5.2-1")
    assert why("block:y-clarence") == ("why-minor", "rule:4.5-2")
    assert why("block:y-suffolk", "area:kent") == ("why-recruit-there", "rule:5.4-2")
    assert why("block:y-march", seat=0) == ("why-not-your-turn", "rule:1.2-1")
    table.play("take:y-march")
    assert why("area:wilts") == ("why-no-neighbour", "rule:2.1-3")
    assert why("sail", "area:france") == ("why-enemy-exile", "rule:2.7-2")
    assert why("sail", "area:chester") == ("why-other-sea", "rule:5.3-4")
    assert why("sail", "area:sussex") == ("why-no-sea-attack", "rule:5.3-2")


def test_preview_gives_odds():
    table = fight("derby", "l-stanley=3", "y-york", over="chester")
    view = table.view("lancaster")
    shot = GAME.preview(view, GAME.decode_action("fire:l-stanley"))[0]
    assert (shot.params["dice"], shot.params["power"], shot.params["chance"]) == (3, 2, 70)
    assert not GAME.preview(view, GAME.decode_action("pass:l-stanley"))


def test_every_name_has_words_in_both_languages():
    for language in ("de", "en"):
        words = Words(language, (game_package("richard3"),))
        for name in BLOCKS:
            assert words(f"block-{name}")


def test_log_lines_name_no_stranger():
    table = scene("kent: y-march y-hastings | sussex: l-devon")
    table.play("take:y-march step:middlesex stop")
    before, after = table.states[-2:]
    lines = {
        v: GAME.narrate(before, SEATS[1], GAME.decode_action("stop"), after, v) for v in VIEWERS
    }
    assert lines[SEATS[0]][0].params["block"].key == "a-block"
    assert lines[SEATS[1]][0].params["block"].key == "block-y-march"

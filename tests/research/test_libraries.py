"""The conformance suites of other libraries, on every game."""

from __future__ import annotations

import pickle
import sys
import unittest
import warnings
from pathlib import Path
from random import Random

import pytest

from tests.shipped import SHIPPED

pettingzoo = pytest.importorskip("pettingzoo")
pyspiel = pytest.importorskip("pyspiel")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: E402

from rosenkrieg.core import registry  # noqa: E402
from rosenkrieg.core.errors import GameError, IllegalAction, UnknownPlayer  # noqa: E402
from rosenkrieg.research import Environment, openspiel  # noqa: E402
from rosenkrieg.research import pettingzoo as zoo  # noqa: E402
from rosenkrieg.research.gymnasium import SeatEnv  # noqa: E402
from rosenkrieg.research.openspiel import PREFIX, MatchState  # noqa: E402


@pytest.fixture(autouse=True)
def _their_warnings():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice about spaces and rendering
        yield


@pytest.mark.parametrize("key", SHIPPED)
def test_pettingzoo_accepts_it(key: str, capsys: pytest.CaptureFixture[str]):
    api_test(zoo.env(key), num_cycles=80)
    seed_test(lambda: zoo.env(key), num_cycles=20)
    parallel_api_test(zoo.parallel_env(key), num_cycles=60)


@pytest.mark.parametrize("key", SHIPPED)
def test_gymnasium_accepts_it(key: str):
    check_env(SeatEnv(key), skip_render_check=True)


def test_a_seat_of_gymnasium_plays_to_the_end():
    env = SeatEnv("rosenkoenig", "greedy", seat=1)
    _, info = env.reset(seed=3)
    over, rewards = False, []
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
        rewards.append(reward)
    assert rewards[-1] in (-1.0, 0.0, 1.0)
    assert not any(rewards[:-1])


class Last:
    """A player of one's own."""

    asked = 0

    def __init__(self, game, rng) -> None:
        Last.asked = 0

    def choose(self, view, legal, budget=None):
        Last.asked += 1
        return legal[-1]


def test_the_opponent_of_gymnasium_can_be_any_player():
    env = SeatEnv("rosenkoenig", f"{__name__}:Last", seat=1)
    _, info = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert Last.asked > 5
    assert reward == env.environment.returns()[1]
    with pytest.raises(UnknownPlayer, match="'nobody'"):
        SeatEnv("rosenkoenig", "nobody")


def test_a_program_that_fails_loses_the_match_of_gymnasium():
    env = SeatEnv("rosenkoenig", f"cmd:{sys.executable} -c pass")
    env.reset(seed=3)
    *_, (_, reward, over, _, _) = [env.step(0)]
    assert (reward, over) == (1.0, True)
    env.close()


def test_another_action_loses_the_match_of_gymnasium():
    env = SeatEnv("rosenkoenig")
    _, info = env.reset(seed=1)
    *_, (_, reward, over, _, _) = [env.step(int(info["action_mask"].argmin()))]
    assert (reward, over) == (-1.0, True)


@pytest.mark.parametrize("key", SHIPPED)
def test_openspiel_plays_and_serializes_it(key: str):
    game = pyspiel.load_game(PREFIX + key)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.fixture
def flags() -> None:
    """What OpenSpiel's own tests read from their command line."""
    from absl.flags import FLAGS

    FLAGS(["test"])


@pytest.mark.parametrize("key", SHIPPED)
def test_openspiels_api_test_accepts_it(key: str, flags: None):
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    facts = {"game": pyspiel.load_game(PREFIX + key), "game_name": PREFIX + key}
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(
        type("Conformance", (EnforceAPIOnPartialTreeBase,), facts)
    )
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5
    assert not result.skipped
    assert result.wasSuccessful(), [text for _, text in (*result.errors, *result.failures)]


ADJOURNED = 15
"""So many actions of a playthrough are enough; whole wars take a minute."""


@pytest.mark.parametrize("key", SHIPPED)
def test_openspiels_playthrough_test_accepts_it(
    key: str, flags: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """A playthrough is written to a file and must come out the same line by line again."""
    from open_spiel.integration_tests.playthrough_test import PlaythroughTest
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    class Shortened(MatchState):
        def current_player(self) -> int:
            over = len(self.full_history()) >= ADJOURNED
            return int(pyspiel.PlayerId.TERMINAL) if over else super().current_player()

        def is_terminal(self) -> bool:
            return len(self.full_history()) >= ADJOURNED or super().is_terminal()

        def _legal_actions(self, player: int) -> list[int]:
            return [] if self.is_terminal() else super()._legal_actions(player)

    monkeypatch.setattr(openspiel, "MatchState", Shortened)
    (tmp_path / "playthrough.txt").write_text(playthrough(PREFIX + key, None, seed=1), "utf-8")
    PlaythroughTest().run_test(str(tmp_path), "playthrough.txt")


def test_openspiels_observers_show_no_more_than_they_should():
    kind, private = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    for key, secrets in (("rosenkoenig", ""), ("vetternkrieg", None)):
        game = pyspiel.load_game(PREFIX + key)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        public = game.make_py_observer(kind(True, False, private.NONE))
        view = Environment.observation_text(state.environment, None)
        assert public.string_from(state, 0) == public.string_from(state, 1) == view
        only = game.make_py_observer(kind(False, False, private.SINGLE_PLAYER))
        assert only.string_from(state, 0) == secrets
        assert only.tensor is None
        assert game.make_py_observer(kind(True, False, private.ALL_PLAYERS)) is None


@pytest.mark.parametrize("key", SHIPPED)
def test_openspiel_can_serialize_a_position(key: str):
    game, rng = pyspiel.load_game(PREFIX + key), Random(2)
    state = game.new_initial_state()
    for _ in range(60):
        if state.is_terminal():
            break
        legal = (
            [result for result, _ in state.chance_outcomes()]
            if state.is_chance_node()
            else state.legal_actions()
        )
        state.apply_action(rng.choice(legal))
    _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(other) == str(state)
    assert other.legal_actions() == state.legal_actions()


def test_a_clone_of_openspiels_goes_its_own_way():
    state = pyspiel.load_game(PREFIX + "vetternkrieg").new_initial_state()
    rng = Random(3)
    for _ in range(40):
        clone, before = state.clone(), str(state)
        for each in (state, clone):
            kinds = each.chance_outcomes() if each.is_chance_node() else ()
            options = [result for result, _ in kinds] or each.legal_actions()
            each.apply_action(rng.choice(options))
            if each is state:
                assert str(clone) == before


def test_openspiel_takes_options():
    game = pyspiel.load_game("rosenkrieg_richard3(setup=1470)")
    assert game.new_initial_state().environment.options["setup"] == "1470"
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("rosenkrieg_richard3(nonsense=1)")


def test_openspiel_takes_an_option_of_numbers_and_texts():
    game = pyspiel.load_game("rosenkrieg_richard3(setup_text=1470-even)")
    state = game.new_initial_state()
    assert state.environment.options["setup"] == "1470-even"
    again = pyspiel.load_game(str(game)).new_initial_state()
    assert again.environment.options == state.environment.options
    begun = openspiel.endgame(Environment("richard3", {"setup": "1483-even"}, seed=1))
    assert begun.options["setup"] == "1483-even"


@pytest.mark.parametrize("key", SHIPPED)
def test_openspiel_takes_every_value_of_every_option(key: str):
    info = registry.game(key).info
    for option in info.options:
        for value in () if option.free else option.values:
            ((name, told),) = openspiel._as_parameters(info, {option.name: value}).items()
            game = pyspiel.load_game(f"{PREFIX}{key}({name}={told})")
            assert game.options[option.name] == value


def test_a_seat_of_gymnasium_is_one_of_two():
    with pytest.raises(GameError, match="expected seat 0 or 1, got 5"):
        SeatEnv("rosenkoenig", seat=5)


def test_an_agent_that_is_due_must_act():
    env = zoo.parallel_env("medieval_battle")
    env.reset(seed=1)
    before = env.environment.information_state(0)
    with pytest.raises(IllegalAction, match="expected an action of"):
        env.step({})
    (first, *_) = (int(row.argmax()) for row in (env._mask(0), env._mask(1)))
    with pytest.raises(IllegalAction):
        env.step({env.agents[0]: first, env.agents[1]: 504})
    assert env.environment.information_state(0) == before


def test_openspiel_plays_from_a_position_on():
    environment, rng = Environment("vetternkrieg", {"twists": "on"}, seed=5), Random(5)
    for _ in range(30):
        environment.step(environment.turn, rng.choice(environment.choices(environment.turn)))
    game = openspiel.endgame(environment)
    state = game.new_initial_state()
    assert state.environment.state == environment.state
    assert state.environment.options["twists"] == "on"
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    start = Environment("vetternkrieg", {"twists": "on"}, seed=1, start=environment.state)
    assert start.state == pickle.loads(pickle.dumps(start)).state == environment.state
    start.step(start.turn, start.choices(start.turn)[0])
    start.reset(2)
    assert start.state == environment.state


def test_openspiels_search_plays():
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("rosenkrieg_rosenkoenig")
    bot = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1))
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()


def test_an_environment_can_be_pickled_in_the_middle_of_an_action():
    environment = Environment("richard3", seed=1)
    rng = Random(1)
    while not environment._touched:
        assert environment.turn is not None
        environment.step(environment.turn, rng.choice(environment.choices(environment.turn)))
    again = pickle.loads(pickle.dumps(environment))
    for each in (environment, again):
        each.step(each.turn, each.choices(each.turn)[0])
    assert again.state == environment.state

"""OpenSpiel: every game with numbers is registered as `rosenkrieg_<key>`.

    import pyspiel
    import rosenkrieg.research.openspiel
    game = pyspiel.load_game("rosenkrieg_rosenkoenig(starter=white)")

Seats that choose secretly at the same time act one after the other; the second does not see what
the first has chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from rosenkrieg.core import registry
from rosenkrieg.core.contract import MAX_CHOICES, SEATS, GameInfo, OptionValue, Seat
from rosenkrieg.research.alphabet import NoNumbers, alphabet
from rosenkrieg.research.environment import Environment

LONGEST_PATH: Final = 16
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
PREFIX: Final = "rosenkrieg_"
TEXT: Final = "_text"
"""How the parameter ends that takes the texts of an option with numbers and texts."""


def _has_secrets(info: GameInfo) -> bool:
    return info.hidden or info.simultaneous


def _type(info: GameInfo) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=PREFIX + info.key,
        long_name=f"Rosenkrieg: {info.key}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC
        if info.chance
        else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if _has_secrets(info)
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(info),
    )


def _parameters(info: GameInfo) -> dict[str, str | int]:
    """The options with their defaults.

    OpenSpiel reads 1470 as a number and 1470-even as a text, and takes one kind for a parameter: an
    option that has values of both kinds has a second parameter for the texts.
    """
    found: dict[str, str | int] = {}
    for option in info.options:
        if not option.free:
            found[option.name] = _parameter(option.default)
            if len({type(_parameter(value)) for value in option.values}) > 1:
                found[option.name + TEXT] = ""
    return found


def _parameter(value: OptionValue) -> str | int:
    """A value as OpenSpiel reads it from `name(option=1460)`."""
    text = str(value)
    return int(text) if text.isdigit() else text


def _options(info: GameInfo, given: Mapping[str, Any]) -> dict[str, object]:
    """Options from OpenSpiel's parameters, which are texts."""
    known = {option.name: {str(v): v for v in option.values} for option in info.options}
    told = {name: value for name, value in given.items() if not name.endswith(TEXT)}
    told |= {
        name.removesuffix(TEXT): value
        for name, value in given.items()
        if name.endswith(TEXT) and value
    }
    return {name: known.get(name, {}).get(str(value), value) for name, value in told.items()}


def _as_parameters(info: GameInfo, options: Mapping[str, OptionValue]) -> dict[str, str | int]:
    """Options as OpenSpiel's parameters."""
    kinds = _parameters(info)
    found: dict[str, str | int] = {}
    for name, value in options.items():
        told = _parameter(value)
        found[name if isinstance(told, type(kinds[name])) else name + TEXT] = told
    return found


class MatchGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours among OpenSpiel's."""

    key = ""

    def __init__(self, params: Mapping[str, Any] | None = None, start: Any = None) -> None:
        info = registry.game(self.key).info
        self.options = _options(info, params or {})
        self.root = Environment(self.key, self.options, recall=True, start=start)
        super().__init__(
            _type(info),
            pyspiel.GameInfo(
                num_distinct_actions=len(alphabet(self.key)),
                max_chance_outcomes=MAX_CHOICES,
                num_players=2,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=info.max_moves * LONGEST_PATH,
            ),
            dict(params or {}),
        )

    def new_initial_state(self) -> MatchState:
        """The position before the first move."""
        return MatchState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Writes observations: of a seat, or of the public. None for other kinds."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = pyspiel.PrivateInfoType
        if kind.private_info == private.ALL_PLAYERS:
            return None
        if kind.private_info == private.NONE and kind.perfect_recall:
            return None  # the public has no memory
        return Observer(self.root, kind, params)


class MatchState(pyspiel.State):  # type: ignore[misc]
    """A position among OpenSpiel's."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game)
        self.environment = game.root.clone()

    def current_player(self) -> int:
        """The seat, chance or the end."""
        environment = self.environment  # asked several times for each step
        turn = environment.turn
        if turn is not None:
            return turn
        return CHANCE if environment.actors else TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        environment = self.environment
        return environment.choices(environment.turn) if environment.turn is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The results of chance by number, with their probabilities."""
        return list(enumerate(self.environment.chance()))

    def _apply_action(self, action: int) -> None:
        environment = self.environment  # this state's own: OpenSpiel clones deeply
        if environment.turn is None:
            environment.happen(action)
        else:
            environment.step(environment.turn, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return self.environment.chance_name(action)
        return self.environment.alphabet.things[action]

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return not self.environment.actors

    def returns(self) -> list[float]:
        """1 and -1, or zeros."""
        return list(self.environment.returns())

    def __str__(self) -> str:
        return "\n".join(map(self.environment.information_state, (0, 1)))  # type: ignore[arg-type]


class Observer:
    """Observations of a seat, or of the public, as OpenSpiel wants them."""

    def __init__(self, root: Environment, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"expected no parameters of the observer, got {params}")
        self._recall = kind.perfect_recall
        self._is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._empty = None if _has_secrets(root.game.info) else ""
        """What is left of a view without its public part. Where there are secrets, nobody says."""
        self._is_whole = kind.public_info
        self.tensor = np.zeros(root.observation_size, np.float32) if self._is_whole else None
        self.dict = {"observation": self.tensor} if self._is_whole else {}

    def set_from(self, state: MatchState, player: int) -> None:
        """Writes what the seat knows into `tensor`."""
        if self.tensor is not None:
            self.tensor[:] = state.environment.observation(self._viewer(player))

    def string_from(self, state: MatchState, player: int) -> str | None:
        """What the seat knows as text."""
        if not self._is_whole:
            return self._empty
        environment, viewer = state.environment, self._viewer(player)
        if self._recall and viewer is not None:
            return environment.information_state(viewer)
        return environment.observation_text(viewer)

    def _viewer(self, player: int) -> Seat | None:
        return None if self._is_public else SEATS[player]


def endgame(environment: Environment) -> MatchGame:
    """The game that begins where this match stands, with chance in the open.

    OpenSpiel cannot load such a game by name, so its positions cannot be serialized.
    """
    game = environment.game
    kind = type(f"{game.info.key.title()}Endgame", (MatchGame,), {"key": game.info.key})
    offered = {option.name for option in game.info.options if not option.free}
    options = _as_parameters(
        game.info, {name: environment.options[name] for name in sorted(offered)}
    )
    made: MatchGame = kind(options, environment.state)
    return made


def register() -> None:
    """Registers every game that has numbers; importing this module does it."""
    known = set(pyspiel.registered_names())
    for key in registry.keys():  # noqa: SIM118
        try:
            alphabet(key)
        except NoNumbers:
            continue
        if PREFIX + key not in known:
            kind = type(f"{key.title()}Game", (MatchGame,), {"key": key})
            pyspiel.register_game(_type(registry.game(key).info), kind)


register()

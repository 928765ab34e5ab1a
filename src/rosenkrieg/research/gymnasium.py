"""Gymnasium: one seat of a match against a computer player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from rosenkrieg.ai.engine import PATIENCE, EngineFailed
from rosenkrieg.ai.own import check_name, close, own_player
from rosenkrieg.ai.player import Player
from rosenkrieg.core.contract import FIRST, SEATS, Seat, other
from rosenkrieg.core.errors import GameError, IllegalAction
from rosenkrieg.research.environment import Environment

_HIGH: Final = np.inf


class SeatEnv(gymnasium.Env[Any, Any]):
    """A seat of a match. The reward is 1 for winning and -1 for losing, at the end.

    `info["action_mask"]` has 1 for each action that can be chosen. Any other one loses the match.
    The opponent is a computer player by name, a class by `module:Name`, or a program by
    `cmd:COMMAND`; a program that fails loses the match.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (Gymnasium asks for it here)

    def __init__(
        self,
        game: str,
        against: str = "random",
        options: Mapping[str, object] | None = None,
        seat: Seat = FIRST,
        render_mode: str | None = None,
        limit: float = PATIENCE,
    ) -> None:
        """`limit`: seconds that a program has for each answer."""
        check_name(game, against)
        if seat not in SEATS:
            raise GameError(f"expected seat 0 or 1, got {seat!r:.40}")
        self.render_mode = render_mode
        self.environment = Environment(game, options, seed=0)
        self.seat = seat
        self._against = against
        self._limit = limit
        self._opponent: Player | None = None
        self._has_won = False
        actions = len(self.environment.alphabet)
        self.action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Box(
            -_HIGH, _HIGH, (self.environment.observation_size,), np.float32
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new match; with a seed it is always the same."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.close()
        self._has_won = False
        self.environment.reset(number)
        try:
            self._opponent = own_player(
                self.environment.game.info.key,
                self._against,
                other(self.seat),
                self.environment.options,
                number,
                self._limit,
            )
        except EngineFailed:
            self._has_won = True
        self._answer()
        return self._told()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Touches a thing; the opponent answers until this seat is due again."""
        if not self._has_won:
            try:
                self.environment.step(self.seat, int(action))
            except IllegalAction:
                observation, info = self._told()
                return observation, -1.0, True, False, info
            self._answer()
        observation, info = self._told()
        reward = 1.0 if self._has_won else self.environment.returns()[self.seat]
        return observation, reward, self._has_won or self.environment.over, False, info

    def close(self) -> None:
        """Ends the program behind the opponent, if there is one."""
        if self._opponent is not None:
            close(self._opponent)
            self._opponent = None

    def _answer(self) -> None:
        environment, opponent = self.environment, other(self.seat)
        try:
            while opponent in environment.due and self.seat not in environment.due:
                if self._opponent is None:
                    return
                self._opponent_acts(self._opponent)
        except EngineFailed:
            self._has_won = True
            self.close()
        # a secret choice of both: the opponent makes it once this seat has made its own

    def _opponent_acts(self, opponent: Player) -> None:
        environment, seat = self.environment, other(self.seat)
        game = environment.game
        legal = game.legal_actions(environment.state, seat)
        chosen = opponent.choose(game.view(environment.state, seat), legal)
        for thing in game.path(chosen):
            environment.step(seat, environment.alphabet.ids[thing])

    def _told(self) -> tuple[Any, dict[str, Any]]:
        mask = self.environment.mask(self.seat)
        return self.environment.observation(self.seat), {"action_mask": mask}

    def render(self) -> Any:
        """The position as this seat sees it."""
        return repr(self.environment.game.view(self.environment.state, self.seat))

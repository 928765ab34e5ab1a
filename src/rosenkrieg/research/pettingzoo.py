"""PettingZoo: any game as an `AECEnv`, or as a `ParallelEnv`.

In the parallel environment both agents act in every step. One that is not due has a single action,
`WAIT`, which does nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.core.errors import IllegalAction
from rosenkrieg.research.environment import Environment

_HIGH: Final = np.inf


def _space(environment: Environment, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-_HIGH, _HIGH, (environment.observation_size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class MatchEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A match where one agent after the other touches a thing."""

    def __init__(self, game: str, options: Mapping[str, object] | None = None) -> None:
        super().__init__()
        self.environment = Environment(game, options, seed=0)
        self.metadata = {
            "name": f"rosenkrieg_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode: str | None = None
        self.possible_agents = list(self.environment.game.info.seats)
        self._seats = dict(zip(self.possible_agents, SEATS, strict=True))
        actions = len(self.environment.alphabet)
        self.observation_spaces = {
            agent: _space(self.environment, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new match. Without a seed it is another one each time."""
        self._next_seed = getattr(self, "_next_seed", 0) + 1 if seed is None else seed
        self.environment.reset(self._next_seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        turn = self.environment.turn
        self.agent_selection = self.possible_agents[0 if turn is None else turn]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent knows and can do; the mask is empty while it is not its turn."""
        seat = self._seats[agent]
        environment = self.environment
        mask = np.zeros(len(environment.alphabet), np.int8)
        if environment.turn == seat:
            mask = environment.mask(seat)
        return {"observation": environment.observation(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Touches a thing for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.environment.step(self._seats[agent], int(action))
        returns = self.environment.returns()
        for each, seat in self._seats.items():
            self.rewards[each] = returns[seat]
            self.terminations[each] = self.environment.over
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as a spectator sees it."""
        return repr(self.environment.game.view(self.environment.state, None))

    def close(self) -> None:
        """Nothing is open."""


def env(game: str, options: Mapping[str, object] | None = None) -> AECEnv[str, Any, Any]:
    """A match as PettingZoo wants it: complaints about steps out of order come in its words."""
    return wrappers.OrderEnforcingWrapper(MatchEnv(game, options))


class ParallelMatchEnv(ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """A match where both agents act in every step."""

    def __init__(self, game: str, options: Mapping[str, object] | None = None) -> None:
        self.environment = Environment(game, options, seed=0)
        self.metadata = {"name": f"rosenkrieg_{game}_parallel_v0", "render_modes": ["ansi"]}
        self.render_mode: str | None = None
        self.possible_agents = list(self.environment.game.info.seats)
        self.agents: list[str] = []
        self._seats = dict(zip(self.possible_agents, SEATS, strict=True))
        self.wait = len(self.environment.alphabet)
        """The action of an agent that is not due."""
        self.observation_spaces = {
            agent: _space(self.environment, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new match. Without a seed it is another one each time."""
        self._next_seed = getattr(self, "_next_seed", 0) + 1 if seed is None else seed
        self.environment.reset(self._next_seed)
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def _observations(self) -> dict[str, Any]:
        return {agent: self._observe(seat) for agent, seat in self._seats.items()}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": self._mask(seat)} for agent, seat in self._seats.items()}

    def _mask(self, seat: Seat) -> Any:
        mask = np.zeros(self.wait + 1, np.int8)
        if seat in self.environment.due:
            mask[:-1] = self.environment.mask(seat)
        else:
            mask[-1] = 1
        return mask

    def _observe(self, seat: Seat) -> dict[str, Any]:
        return {
            "observation": self.environment.observation(seat),
            "action_mask": self._mask(seat),
        }

    def step(self, actions: Mapping[str, Any]) -> tuple[
        dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]
    ]:  # fmt: skip
        """Touches a thing for each agent that is due."""
        due = self.environment.due
        for agent, seat in self._seats.items():
            if seat in due and agent not in actions:
                raise IllegalAction(f"expected an action of {agent}, who is due, got none")
            if seat in due:
                self.environment.check(seat, int(actions[agent]))
        for agent, seat in self._seats.items():
            if seat in due:
                self.environment.step(seat, int(actions[agent]))
        returns, over = self.environment.returns(), self.environment.over
        agents = self.agents
        if over:
            self.agents = []
        return (
            self._observations(),
            {agent: returns[self._seats[agent]] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            self._infos(),
        )

    def render(self) -> str:
        """The position as a spectator sees it."""
        return repr(self.environment.game.view(self.environment.state, None))

    def close(self) -> None:
        """Nothing is open."""


def parallel_env(game: str, options: Mapping[str, object] | None = None) -> ParallelMatchEnv:
    """A match where both agents act in every step."""
    return ParallelMatchEnv(game, options)

"""TD(lambda): a position is worth what the best move after it is worth, some moves further on.

All games go forward together. After a window of steps the returns are computed backward, and each
position of the window is learned once, turned by a random symmetry. A trace ends at a move that
was explored: what follows a random move says nothing of the position before it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from itertools import pairwise

import torch
from torch import nn
from torch.nn import functional

from training.rosenkoenig.simulation import EXPLORED, OPEN, OVER, STUCK, Simulation, Step, Value

HIDDEN = (384, 64, 32)


class Net(nn.Module):
    """Chances to win for who moved last, as the logarithm of the odds."""

    def __init__(self, inputs: int, hidden: tuple[int, ...] = HIDDEN) -> None:
        super().__init__()
        sizes = (inputs, *hidden, 1)
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        with torch.no_grad():
            self.layers[0].weight.normal_(0, 1 / math.sqrt(130))  # about so many inputs are 1
            self.layers[-1].weight.mul_(0.1)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        for layer in self.layers[:-1]:
            rows = functional.relu(layer(rows))
        return self.layers[-1](rows).flatten().float()


class Schedule:
    """What changes while a run goes on, by the share of it that is done, from 0 to 1."""

    def __init__(
        self,
        rate: float,
        least: float,
        exploration: tuple[float, float],
        traces: tuple[float, float],
    ):
        self._rate, self._least = rate, least
        self._exploration, self._traces = exploration, traces

    def rate(self, done: float) -> float:
        warm = min(1.0, (done + 1e-4) / 0.005)
        return warm * (
            self._least + (self._rate - self._least) * (1 + math.cos(math.pi * done)) / 2
        )

    def exploration(self, done: float) -> float:
        return _between(self._exploration, done)

    def trace(self, done: float) -> float:
        return _between(self._traces, done)


def _between(ends: tuple[float, float], done: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * min(1.0, done)


def of_net(net: Net) -> Value:
    """The values a net gives."""

    def value(simulation: Simulation, chosen: torch.Tensor) -> torch.Tensor:
        with torch.no_grad(), casting(simulation.device):
            return torch.sigmoid(net(simulation.inputs_of(simulation.slots, chosen)))

    return value


def of_points(simulation: Simulation, chosen: torch.Tensor) -> torch.Tensor:
    """The values of a player that counts points."""
    return torch.sigmoid(simulation.leads_of(chosen) / 20)


def casting(device: str) -> torch.autocast:
    """Products in bfloat16 on CUDA."""
    return torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda")


class Learner:
    """Plays and learns in turns, one window at a time."""

    def __init__(
        self, simulation: Simulation, net: Net, schedule: Schedule, window: int, batch: int
    ) -> None:
        self.simulation, self.net, self.schedule = simulation, net, schedule
        self.window, self.batch = window, batch
        self.average = Net(simulation.width, tuple(layer.out_features for layer in net.layers[:-1]))
        self.average.to(simulation.device).load_state_dict(net.state_dict())
        self.optimizer = torch.optim.Adam(
            net.parameters(), lr=1e-3, fused=simulation.device == "cuda"
        )
        self.steps = [Step(simulation) for _ in range(window + 1)]
        self.games = 0
        self.positions = 0
        self.updates = 0
        self._play(self.steps[0], 1.0)

    def _play(self, step: Step, exploration: float) -> None:
        simulation = self.simulation
        chosen = simulation.expand()
        if len(chosen):
            simulation.values[chosen] = of_net(self.net)(simulation, chosen)
        simulation.advance(exploration, step)

    def run_window(self, done: float) -> float:
        """Play a window and learn it; the mean loss."""
        last, first = self.steps[-1], self.steps[0]
        if self.updates:
            self.steps[0], self.steps[-1] = last, first
        for step in self.steps[1:]:
            self._play(step, self.schedule.exploration(done))
        goals, learned = self._returns(self.schedule.trace(done))
        self.games += int(sum(((step.flags & OVER) > 0).sum() for step in self.steps[1:]))
        return self._learn(goals, learned, self.schedule.rate(done))

    def _returns(self, trace: float) -> tuple[torch.Tensor, torch.Tensor]:
        """Red's chances that each position should have, and which positions to learn."""
        after = self.steps[-1]
        goal = after.value
        goals, learned = [], []
        for step in reversed(self.steps[:-1]):
            explored = (after.flags & EXPLORED) > 0
            goal = torch.where(explored, after.best, (1 - trace) * after.best + trace * goal)
            over = (step.flags & OVER) > 0
            goal = torch.where(over, step.value, goal)
            goals.append(goal)
            learned.append(~over | ((step.flags & STUCK) > 0))
            after = step
        return torch.stack(goals[::-1]), torch.stack(learned[::-1])

    def _learn(self, goals: torch.Tensor, learned: torch.Tensor, rate: float) -> float:
        simulation = self.simulation
        positions = torch.cat([step.positions for step in self.steps[:-1]])
        goal = goals.flatten()
        goal = torch.where(positions[:, simulation.mover] == 0, goal, 1 - goal)
        order = learned.flatten().nonzero().flatten()
        order = order[torch.randperm(len(order), device=simulation.device)]
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        losses = []
        for chosen in order.split(self.batch):
            turned = torch.randint(
                0, 8, (len(chosen),), dtype=torch.uint8, device=simulation.device
            )
            rows = simulation.inputs_of(positions, chosen, turned)
            with casting(simulation.device):
                logits = self.net(rows)
            loss = functional.binary_cross_entropy_with_logits(logits, goal[chosen])
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            self.optimizer.step()
            self.updates += 1
            self._average_in(min(0.9995, 1 - 1 / (1 + self.updates / 10)))
            losses.append(loss.detach())
        self.positions += len(order)
        return float(torch.stack(losses).mean())

    def _average_in(self, kept: float) -> None:
        with torch.no_grad():
            torch._foreach_lerp_(
                list(self.average.parameters()), list(self.net.parameters()), 1 - kept
            )


def learn(learner: Learner, seconds: float) -> Iterator[tuple[float, float]]:
    """Windows until the time is up: the share of it that is done, and the loss of each."""
    begun = time.monotonic()
    while (done := (time.monotonic() - begun) / seconds) < 1:
        yield done, learner.run_window(done)


def match(simulation: Simulation, first: Value, second: Value) -> float:
    """The score of `first` over one game in each place, each side in half of them.

    Both play the best move of their values, so only deals and drawn cards differ.
    """
    count, device = simulation.count, simulation.device
    plays_red = torch.arange(count, device=device) % 2 == 0
    scores = torch.full((count,), -1.0, device=device)
    step = Step(simulation)
    while bool((scores < 0).any()):
        chosen = simulation.expand()
        if len(chosen):
            game = chosen // 5
            is_first = (simulation.seats[game] == 0) == plays_red[game]
            for mine, value in ((is_first, first), (~is_first, second)):
                if len(some := chosen[mine]):
                    simulation.values[some] = value(simulation, some)
        simulation.advance(0.0, step)
        ended = ((step.flags & OVER) > 0) & (scores < 0)
        scores = torch.where(ended, torch.where(plays_red, step.value, 1 - step.value), scores)
    return float(scores.mean())


__all__ = ["HIDDEN", "OPEN", "Learner", "Net", "Schedule", "learn", "match", "of_net", "of_points"]

"""Random play through the interfaces of Rosenkrieg and of its peers, measured in one run.

    python scripts/performance.py [--seconds 2] [--boardgame FOLDER] [--only NAME]

Every figure is steps in a second of processor time, of all cores together, so that it hardly
depends on what else the machine does. A step is one choice by id; choosing it at random is part of
the step, and so is beginning the next match. What is not installed is named and left out.
docs/performance.md has the output of one run, and how to install the peers beside Rosenkrieg.
"""

from __future__ import annotations

import argparse
import json
import platform
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from random import Random
from typing import Any

import numpy as np

Measure = Callable[[float], float]
"""Steps a second of processor time, measured for so many seconds."""
Row = tuple[str, str, Callable[[], Measure]]
"""Interface, game, and what loads both."""

OURS = ("rosenkoenig", "vetternkrieg", "richard3", "medieval_battle", "rampant")
OPEN_SPIEL = ("tic_tac_toe", "backgammon", "chess", "kriegspiel", "gin_rummy")
CLASSIC = ("tictactoe_v3", "connect_four_v3", "chess_v6")
PGX = ("tic_tac_toe", "connect_four", "backgammon", "chess")
SIDE_BY_SIDE = 4096
BETWEEN = 32
"""Steps between two looks at the clock."""


class Missing(Exception):
    """A peer that is not installed."""


def paced(steps: Iterator[int], seconds: float) -> float:
    """Steps a second of processor time; `steps` yields how many have been made."""
    next(steps)  # the first use loads and compiles
    made = 0
    started = time.process_time()
    while (taken := time.process_time() - started) < seconds or not made:
        made += next(steps)
    return made / taken


# one match after the other


def by_environment(key: str) -> Measure:
    from rosenkrieg.research import Environment

    def steps() -> Iterator[int]:
        rng = Random(1)
        environment = Environment(key, seed=1)
        while True:
            for _ in range(BETWEEN):
                if environment.turn is None:
                    environment.reset(rng.getrandbits(40))
                seat = environment.turn
                assert seat is not None
                environment.step(seat, rng.choice(environment.choices(seat)))
            yield BETWEEN

    return lambda seconds: paced(steps(), seconds)


def by_open_spiel(name: str) -> Measure:
    import pyspiel

    def steps() -> Iterator[int]:
        rng = Random(1)
        game = pyspiel.load_game(name)
        state = game.new_initial_state()
        while True:
            made = 0
            for _ in range(BETWEEN):
                if state.is_terminal():
                    state = game.new_initial_state()
                if state.is_chance_node():
                    results, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(results, chances)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    made += 1
            yield made

    return lambda seconds: paced(steps(), seconds)


def by_pettingzoo(make: Callable[[], Any]) -> Measure:
    def steps() -> Iterator[int]:
        rng = np.random.default_rng(1)
        env = make()
        env.reset(seed=1)
        while True:
            for _ in range(BETWEEN):
                observation, _, over, cut, _ = env.last()
                if over or cut:
                    env.reset(seed=int(rng.integers(1 << 30)))
                    observation, *_ = env.last()
                env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            yield BETWEEN

    return lambda seconds: paced(steps(), seconds)


def classic(name: str) -> Measure:
    from importlib import import_module

    try:
        module = import_module(f"pettingzoo.classic.{name}")
    except ImportError as error:
        raise Missing(f"pettingzoo[classic] ({error})") from None
    return by_pettingzoo(module.env)


def by_python_chess() -> Measure:
    try:
        import chess
    except ImportError:
        raise Missing("chess") from None

    def steps() -> Iterator[int]:
        rng = Random(1)
        board = chess.Board()
        while True:
            for _ in range(BETWEEN):
                legal = list(board.legal_moves)
                if not legal or board.halfmove_clock >= 100:
                    board = chess.Board()
                    legal = list(board.legal_moves)
                board.push(rng.choice(legal))
            yield BETWEEN

    return lambda seconds: paced(steps(), seconds)


BOARDGAME = """
const { Client } = require(process.argv[1] + "/node_modules/boardgame.io/dist/cjs/client.js");
const seconds = Number(process.argv[2]);
const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { take: ({ G, playerID }, cell) => {
    if (G.cells[cell] !== null) return "INVALID_MOVE";
    G.cells[cell] = playerID;
  } },
  endIf: ({ G }) => lines.some(([a, b, c]) => G.cells[a] !== null
    && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c])
    || G.cells.every((cell) => cell !== null) || undefined,
};
const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
function match() {
  const client = Client({ game, debug: false });
  client.start();
  let made = 0;
  while (!client.getState().ctx.gameover) {
    const free = [...Array(9).keys()].filter((cell) => client.getState().G.cells[cell] === null);
    client.moves.take(free[Math.floor(Math.random() * free.length)]);
    made += 1;
  }
  client.stop();
  return made;
}
match();
const started = used();
let made = 0;
while (used() - started < seconds || !made) made += match();
console.log(JSON.stringify(made / (used() - started)));
"""


def by_boardgame(folder: str | None) -> Measure:
    node = shutil.which("node")
    if folder is None or node is None:
        raise Missing("boardgame.io (npm install boardgame.io; --boardgame FOLDER)")

    def measure(seconds: float) -> float:
        command = [node, "-e", BOARDGAME, folder, str(seconds)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return float(json.loads(done.stdout.splitlines()[-1]))

    return measure


# many matches at once


def by_batch(batch: Any, observed: bool) -> Measure:
    def steps() -> Iterator[int]:
        rng = np.random.default_rng(1)
        while True:
            masks = batch.masks()
            drawn = rng.random(masks.shape, np.float32)
            batch.step((masks * drawn).argmax(axis=1))
            if observed:
                batch.observations()
            yield batch.count

    return lambda seconds: paced(steps(), seconds)


def by_pgx(name: str) -> Measure:
    """pgx writes the observation with every step."""
    try:
        import jax
        import jax.numpy as jnp
        import pgx
    except ImportError:
        raise Missing("pgx") from None
    from pgx.experimental import auto_reset

    def steps() -> Iterator[int]:
        env = pgx.make(name)
        step = auto_reset(env.step, env.init)

        def once(state: Any, key: Any) -> Any:
            logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            key, one, two = jax.random.split(key, 3)
            actions = jax.random.categorical(one, logits, axis=-1)
            return jax.vmap(step)(state, actions, jax.random.split(two, SIDE_BY_SIDE)), key

        many = jax.jit(once)
        key = jax.random.PRNGKey(1)
        state = jax.jit(jax.vmap(env.init))(jax.random.split(key, SIDE_BY_SIDE))
        while True:
            state, key = many(state, key)
            jax.block_until_ready(state)
            yield SIDE_BY_SIDE

    return lambda seconds: paced(steps(), seconds)


def one_by_one(boardgame: str | None) -> Iterator[Row]:
    """Interface, game, and what makes the measurement."""
    for key in OURS:
        yield "Rosenkrieg", key, partial(by_environment, key)
    for key in OURS:
        yield "Rosenkrieg in OpenSpiel", key, partial(_in_open_spiel, key)
    for key in OURS:
        yield "Rosenkrieg in PettingZoo", key, partial(_in_pettingzoo, key)
    for name in OPEN_SPIEL:
        yield "OpenSpiel", name, partial(_native, name)
    for name in CLASSIC:
        yield "PettingZoo", name, partial(classic, name)
    yield "python-chess", "chess", by_python_chess
    yield "boardgame.io", "tic-tac-toe", partial(by_boardgame, boardgame)


def _native(name: str) -> Measure:
    try:
        return by_open_spiel(name)
    except ImportError:
        raise Missing("open_spiel") from None


def _in_open_spiel(key: str) -> Measure:
    try:
        from rosenkrieg.research.openspiel import PREFIX
    except ImportError:
        raise Missing("open_spiel") from None
    return by_open_spiel(PREFIX + key)


def _in_pettingzoo(key: str) -> Measure:
    try:
        from rosenkrieg.research.pettingzoo import env
    except ImportError:
        raise Missing("pettingzoo") from None
    return by_pettingzoo(partial(env, key))


def at_once() -> Iterator[Row]:
    for observed in (False, True):
        what = "with observations" if observed else "without observations"
        yield f"KernelBatch, {what}", "rosenkoenig", partial(_kernel, observed)
    for name in PGX:
        yield "pgx, with observations", name, partial(by_pgx, name)


def _kernel(observed: bool) -> Measure:
    from rosenkrieg.research.alphabet import NoNumbers
    from rosenkrieg.research.rosenkoenig import KernelBatch

    try:
        return by_batch(KernelBatch(SIDE_BY_SIDE, seed=1), observed)
    except NoNumbers:
        raise Missing("the kernel of rosenkoenig, which needs a C compiler") from None


# the table


def rounded(steps: float) -> str:
    """Two significant digits or three, since the next run will give others."""
    digits = len(str(int(steps)))
    return f"{round(steps, 2 - digits):,.0f}" if digits > 2 else f"{steps:.0f}"


def table(rows: Iterator[Row], seconds: float, only: str) -> None:
    print("| interface | game | steps a second |\n| --- | --- | --- |")
    missing = []
    for interface, name, make in rows:
        if only in f"{interface} {name}":
            try:
                print(f"| {interface} | {name} | {rounded(make()(seconds))} |", flush=True)
            except Missing as error:
                missing.append(f"{interface} ({name}): needs {error}")
    for line in missing:
        print(f"\nnot measured: {line}")


def versions() -> str:
    found = [f"Python {platform.python_version()}"]
    for package in ("numpy", "open_spiel", "pettingzoo", "pgx", "jax", "chess"):
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    return ", ".join(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2, help="for each figure")
    parser.add_argument("--boardgame", help="folder where npm has installed boardgame.io")
    parser.add_argument("--only", default="", help="measure what has this in its name")
    given = parser.parse_args()
    print(versions(), end="\n\n")
    table(one_by_one(given.boardgame), given.seconds, given.only)
    print(f"\n{SIDE_BY_SIDE:,} matches at once:\n")
    table(at_once(), given.seconds, given.only)


if __name__ == "__main__":
    main()

"""Which armies do well: what a unit of each kind is worth, by how rough the map is.

The weights come from a logistic regression over games of the search against itself on random maps
(`training/medieval_battle/balance.py points`): 9,000 games, of armies that it drew and of fixed
ones, at seeds 901 and 902. They are for the standard edition; for others the armies are tried out
in short battles instead (`drill`).
"""

from __future__ import annotations

import math
import tomllib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Final

from rosenkrieg.games.medieval_battle import tables as lookups
from rosenkrieg.games.medieval_battle.material import PLAIN
from rosenkrieg.games.medieval_battle.tables import EDITIONS

Army = tuple[int, ...]
"""The number of units of each kind."""

TEMPERATURE: Final = 0.25
"""How mixed the choice is: armies whose logarithmic odds differ by this are 2.7 times as rare."""
USUAL_ROUGHNESS: Final = 0.4
_FILE: Final = "recruits.toml"


@lru_cache(maxsize=1)
def weights() -> dict[str, tuple[float, ...]]:
    """By size: the weights of all kinds, then those for them on rough maps."""
    text = files("rosenkrieg.ai.medieval_battle").joinpath(_FILE).read_text("utf-8")
    return {size: tuple(values) for size, values in tomllib.loads(text)["weights"].items()}


def is_known(edition: str) -> bool:
    """Whether the weights were made for this edition."""
    return edition == EDITIONS.load("standard").hash


@lru_cache(maxsize=8)
def armies(edition: str, size: str) -> tuple[Army, ...]:
    """All armies that are allowed."""
    ways = EDITIONS.tables(edition).on_foot[size]
    return tuple((*mounted, *rest.counts) for mounted, all in ways.items() for rest in all)


@lru_cache(maxsize=256)
def roughness(edition: str, size: str, code: str) -> float:
    """The part of the map that is not plain, against the usual."""
    field = lookups.battlefield(edition, size, code)
    rough = sum(field.ground[at] != PLAIN for at in field.hexes)
    return rough / len(field.hexes) - USUAL_ROUGHNESS


def features(edition: str, size: str, code: str, army: Army) -> list[float]:
    """What an army is made of, alone and by the roughness of the map."""
    rough = 10 * roughness(edition, size, code)
    return [
        *map(float, army),
        *(rough * count for count in army),
    ]


@lru_cache(maxsize=64)
def _odds(edition: str, size: str, code: str) -> tuple[float, ...]:
    """How well each army does on the map, as logarithmic odds."""
    known = weights()[size]
    return tuple(
        sum(map(float.__mul__, known, features(edition, size, code, army)))
        for army in armies(edition, size)
    )


def drawn(
    edition: str, size: str, code: str, rng: Random, temperature: float = TEMPERATURE
) -> Army:
    """An army at random, the better the likelier."""
    every, odds = armies(edition, size), _odds(edition, size, code)
    best = max(odds)
    return rng.choices(every, [math.exp((each - best) / temperature) for each in odds])[0]


def write(size: str, values: list[float], games: int) -> None:
    """Keeps new weights of a size that come from so many games; remarks in the file are lost."""
    kept = {**{each: list(found) for each, found in weights().items()}, size: values}
    lines = [
        "# What a unit of each kind is worth; written by training/medieval_battle/balance.py",
        f"# {size}: {games:,} games",
        "",
        "[weights]",
        *(f"{each} = {kept[each]}" for each in sorted(kept)),
        "",
    ]
    place = Path(str(files("rosenkrieg.ai.medieval_battle").joinpath(_FILE)))
    place.write_text("\n".join(lines), "utf-8")
    weights.cache_clear()
    _odds.cache_clear()

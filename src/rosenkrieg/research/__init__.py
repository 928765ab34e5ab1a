"""Matches in numbers, for machines that learn: ids, masks, tensors, environments, batches.

- `Environment`: a match played by ids; copies, seeds, information states.
- `Batch`: many matches at once, with NumPy arrays in and out.
- `random_games`: how random games end, a million of Rosenkönig in seconds.
- `self_play`: matches of computer players as arrays, by many processes or machines.
- `alphabet(key)`: the ids of a game and what they mean; `layout(key)`: the numbers of a view.
- `rosenkrieg.research.pettingzoo`, `.gymnasium`, `.openspiel`: the same for other libraries, each
  with the extra of that name.

A seat is never told more than its view.
"""

from __future__ import annotations

try:
    import numpy  # noqa: F401 (said here in one line what to install)
except ModuleNotFoundError:
    raise ModuleNotFoundError(
        'rosenkrieg.research needs numpy: pip install "rosenkrieg[research]"', name="numpy"
    ) from None

from rosenkrieg.research.alphabet import Alphabet, NoNumbers, alphabet
from rosenkrieg.research.batch import Batch
from rosenkrieg.research.environment import Environment
from rosenkrieg.research.layout import Layout, layout
from rosenkrieg.research.playouts import Tally, random_games
from rosenkrieg.research.selfplay import Episode, self_play

__all__ = [
    "Alphabet",
    "Batch",
    "Environment",
    "Episode",
    "Layout",
    "NoNumbers",
    "Tally",
    "alphabet",
    "layout",
    "random_games",
    "self_play",
]

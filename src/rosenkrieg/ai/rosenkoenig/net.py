"""The net of Rosenkönig: chances to win, learned by self-play. Model card: docs/training.md.

`net.bin` contains, all little-endian: the letters RKN1; five numbers of 32 bits, the sizes (inputs,
then each layer); the weights of the first layer, whole numbers of eight bits, a row for each
input; a scale for each of its units; then biases (float32) and, for each further layer, weights
(float16, a row for each unit below) and biases. Every layer but the last is followed by ReLU. What
comes out is the logarithm of the odds of who moved last.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from importlib.resources import files
from itertools import pairwise
from typing import Final

MAGIC: Final = b"RKN1"
_LAYERS: Final = 4


class Net:
    """The weights as they are in the file, made into plain arrays."""

    def __init__(self, data: bytes) -> None:
        if data[:4] != MAGIC:
            raise ValueError(f"expected a net that begins with {MAGIC!r}, got {data[:4]!r}")
        self.sizes: tuple[int, ...] = struct.unpack_from("<5I", data, 4)
        inputs, first = self.sizes[:2]
        expected = self._size()
        if len(data) != expected:
            raise ValueError(f"expected {expected} bytes for {self.sizes}, got {len(data)}")
        at = 4 + 4 * (_LAYERS + 1)
        self.first = data[at : at + inputs * first]
        at += inputs * first
        self.scales, at = _floats(data, at, first)
        bias, at = _floats(data, at, first)
        self.biases, self.weights = [bias], []
        for below, above in pairwise(self.sizes[1:]):
            self.weights.append(array("f", struct.unpack_from(f"<{below * above}e", data, at)))
            bias, at = _floats(data, at + 2 * below * above, above)
            self.biases.append(bias)

    def _size(self) -> int:
        inputs, first = self.sizes[:2]
        upper = sum(2 * below * above + 4 * above for below, above in pairwise(self.sizes[1:]))
        return 4 + 4 * len(self.sizes) + inputs * first + 8 * first + upper

    def odds(self, inputs: Sequence[int]) -> float:
        """The logarithm of the odds of who moved last, of the inputs that are 1."""
        odds: float = (self._numpy or self.plain_odds)(inputs)
        return odds

    def plain_odds(self, inputs: Sequence[int]) -> float:
        """The same without NumPy, fifty times slower."""
        width = self.sizes[1]
        whole = memoryview(self.first).cast("b")
        rows = [whole[each * width : (each + 1) * width] for each in inputs]
        sums = [sum(column) for column in zip(*rows, strict=True)]
        scaled = zip(sums, self.scales, self.biases[0], strict=True)
        units: list[float] = [each * scale + bias for each, scale, bias in scaled]
        for weights, biases in zip(self.weights, self.biases[1:], strict=True):
            units = _above(units, weights, biases)
        return units[0]

    @cached_property
    def _numpy(self) -> Callable[[Sequence[int]], float] | None:
        try:
            import numpy as np
        except ImportError:
            return None
        first = np.frombuffer(self.first, np.int8).reshape(self.sizes[:2])
        scales = np.array(self.scales)
        biases = [np.array(each) for each in self.biases]
        shapes = pairwise(self.sizes[1:])
        weights = [
            np.array(each).reshape(shape) for each, shape in zip(self.weights, shapes, strict=True)
        ]

        def odds(inputs: Sequence[int]) -> float:
            units = first[inputs].sum(axis=0, dtype=np.int32) * scales + biases[0]
            for weight, bias in zip(weights, biases[1:], strict=True):
                units = np.maximum(units, 0) @ weight + bias
            return float(units[0])

        return odds


def _above(units: list[float], weights: array[float], biases: array[float]) -> list[float]:
    """The next layer, of the units that are above zero."""
    width = len(biases)
    found = list(biases)
    for number, unit in enumerate(units):
        if unit > 0:
            row = weights[number * width : (number + 1) * width]
            found = [each + unit * weight for each, weight in zip(found, row, strict=True)]
    return found


def _floats(data: bytes, at: int, count: int) -> tuple[array[float], int]:
    return array("f", struct.unpack_from(f"<{count}f", data, at)), at + 4 * count


@cache
def net() -> Net:
    """The net of the package, read once."""
    return Net(files("rosenkrieg.ai.rosenkoenig").joinpath("net.bin").read_bytes())

"""Write trained weights as the package reads them: python -m training.rosenkoenig.export

The first layer becomes whole numbers of eight bits, each hidden unit with its own scale; the rest
is stored with half precision. The inputs ANY, which exist only while learning, are added to STONE.
"""

from __future__ import annotations

import argparse
import struct
from pathlib import Path

import numpy as np
import torch

MAGIC = b"RKN1"
SIDES, SIZES, SQUARES = 2, 5, 81
WHOLE = 127
SHARES = np.linspace(0.5, 1.0, 26)
"""Ranges that are tried for each unit, as shares of its greatest weight."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="what train.py left")
    parser.add_argument("file", type=Path, help="such as src/rosenkrieg/ai/rosenkoenig/net.bin")
    parser.add_argument("--inputs", type=int, default=2393, help="RK_INPUTS of position.h")
    given = parser.parse_args()
    weights = torch.load(given.folder / "net.pt", map_location="cpu")["average"]
    packed = pack([value.numpy() for value in weights.values()], given.inputs)
    given.file.write_bytes(packed)
    print(f"{given.file}: {len(packed):,} bytes")


def pack(layers: list[np.ndarray], inputs: int) -> bytes:
    """The file: sizes, the first layer with its scales, then the others; biases after weights."""
    first = layers[0].T.astype(np.float32)  # a row for each input
    first = folded(first, inputs)
    whole, scales = quantized(first)
    sizes = (inputs, *(bias.size for bias in layers[1::2]))
    parts = [
        MAGIC,
        struct.pack(f"<{len(sizes)}I", *sizes),
        whole.tobytes(),
        scales.tobytes(),
        floats(layers[1]),
    ]
    for weight, bias in zip(layers[2::2], layers[3::2], strict=True):
        parts += [weight.T.astype("<f2").tobytes(), floats(bias)]
    return b"".join(parts)


def folded(first: np.ndarray, inputs: int) -> np.ndarray:
    stones = SIDES * SIZES * SQUARES
    shared = first[inputs : inputs + SIDES * SQUARES].reshape(SIDES, 1, SQUARES, -1)
    own = first[:stones].reshape(SIDES, SIZES, SQUARES, -1) + shared
    return np.concatenate([own.reshape(stones, -1), first[stones:inputs]])


def quantized(first: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Whole numbers and the scale of each unit with the least squared error."""
    greatest = np.abs(first).max(axis=0)
    best = np.full(greatest.shape, np.inf)
    scales = greatest / WHOLE
    for share in SHARES:
        scale = share * greatest / WHOLE
        error = ((np.clip(np.rint(first / scale), -WHOLE, WHOLE) * scale - first) ** 2).sum(axis=0)
        scales = np.where(error < best, scale, scales)
        best = np.minimum(best, error)
    whole = np.clip(np.rint(first / scales), -WHOLE, WHOLE).astype(np.int8)
    return whole, scales.astype("<f4")


def floats(numbers: np.ndarray) -> bytes:
    return numbers.astype("<f4").tobytes()


if __name__ == "__main__":
    main()

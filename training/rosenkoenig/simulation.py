"""Thousands of games at once, in PyTorch's memory: the rules run in simulate.cpp.

On a CUDA machine the source is compiled by nvcc, elsewhere by the C++ compiler; the code is the
same. Positions are rows of bytes that only the compiled code reads.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

HERE = Path(__file__).parent
HEADER = HERE.parent.parent / "src" / "rosenkrieg" / "ai" / "rosenkoenig"
SLOTS = 5
"""Choices of a decision: five plays, or four and the draw."""
ABSENT, OPEN, ENDED = 0, 1, 2
EXPLORED, OVER, STUCK = 1, 2, 4
ALIGNED = 128
"""Rows of inputs are padded to a multiple of this, which suits matrix units."""


def build(device: str, folder: Path | None = None) -> ctypes.CDLL:
    """Compile simulate.cpp for a device and load it."""
    folder = folder or Path(tempfile.mkdtemp())
    library = folder / f"simulate-{device}.so"
    source, shared = str(HERE / "simulate.cpp"), ["-shared", f"-I{HEADER}", "-o", str(library)]
    if device == "cuda":
        major, minor = torch.cuda.get_device_capability()
        target = f"arch=compute_{major}{minor},code=sm_{major}{minor}"
        flags = ["-O3", "-x", "cu", "-gencode", target, "-Xcompiler", "-fPIC"]
        command = [shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc", *flags, source, *shared]
    else:
        command = [os.environ.get("CXX", "c++"), "-O2", "-fPIC", source, *shared]
    subprocess.run(command, check=True)
    return ctypes.CDLL(str(library))


Value = Callable[["Simulation", torch.Tensor], torch.Tensor]
"""Chances to win, for who moved last, in the slots of these numbers."""


class Simulation:
    """So many games in progress; `expand` lists the choices, `advance` makes one in each game."""

    def __init__(
        self, library: ctypes.CDLL, device: str, count: int, seed: int, openings: int
    ) -> None:
        self.library, self.device, self.count, self.openings = library, device, count, openings
        self.library.sizes.restype = ctypes.c_int64
        self._streams = device == "cuda"
        of_game, self.of_position, of_tables, self.mover = (library.sizes(k) for k in range(4))
        self.inputs, self.learning, self.any, self.stone = (library.sizes(k) for k in range(4, 8))
        self.width = -(-self.learning // ALIGNED) * ALIGNED
        tables = torch.zeros(of_tables, dtype=torch.uint8)
        library.fill_tables(_address(tables))
        self.tables = tables.to(device)
        self.games = self._bytes(count, of_game)
        self.slots = self._bytes(count * SLOTS, self.of_position)
        self.kinds = self._bytes(count * SLOTS)
        self.values = torch.zeros(count * SLOTS, device=device)
        self.seats = self._bytes(count)
        self.rows = torch.zeros(0, device=device)
        self._call("start", self.games, count, ctypes.c_uint64(seed), ctypes.c_uint32(openings))

    def expand(self) -> torch.Tensor:
        """Fill the slots with the positions after each choice; the numbers of those to value."""
        self._call(
            "expand", self.tables, self.games, self.count,
            self.slots, self.kinds, self.values, self.seats,
        )  # fmt: skip
        return (self.kinds == OPEN).nonzero().flatten()

    def inputs_of(
        self, positions: torch.Tensor, chosen: torch.Tensor, symmetries: torch.Tensor | None = None
    ) -> torch.Tensor:
        """Rows of inputs for the chosen positions, each turned; valid until the next call."""
        wide = len(chosen)
        if len(self.rows) < wide:
            kind = torch.bfloat16 if self.device == "cuda" else torch.float32
            self.rows = torch.zeros(wide, self.width, dtype=kind, device=self.device)
        rows = self.rows[:wide].zero_()
        self._call(
            "inputs", self.tables, positions, chosen, symmetries, wide, rows,
            self.width, rows.element_size(),
        )  # fmt: skip
        return rows

    def leads_of(self, chosen: torch.Tensor) -> torch.Tensor:
        """Points of who moved last, less the other's, in slots."""
        leads = torch.zeros(len(chosen), device=self.device)
        self._call("leads", self.slots, chosen, len(chosen), leads)
        return leads

    def advance(self, exploration: float, out: Step) -> None:
        """Choose the greatest value in each game, or explore; ended games begin anew."""
        self._call(
            "advance", self.tables, self.games, self.count, self.slots, self.kinds, self.values,
            ctypes.c_float(exploration), ctypes.c_uint32(self.openings),
            out.positions, out.value, out.best, out.flags,
        )  # fmt: skip

    def _bytes(self, *shape: int) -> torch.Tensor:
        return torch.zeros(*shape, dtype=torch.uint8, device=self.device)

    def _call(self, name: str, *given: Any) -> None:
        stream = torch.cuda.current_stream().cuda_stream if self._streams else 0
        ready = [
            _address(each) if each is None or isinstance(each, torch.Tensor) else each
            for each in given
        ]
        sized = [ctypes.c_int64(each) if type(each) is int else each for each in ready]
        if code := getattr(self.library, name)(*sized, ctypes.c_void_p(stream)):
            raise RuntimeError(f"{name}: CUDA error {code}")


class Step:
    """What came of a step in each game: the position chosen, and Red's chances."""

    def __init__(self, simulation: Simulation) -> None:
        count, device = simulation.count, simulation.device
        self.positions = torch.zeros(
            count, simulation.of_position, dtype=torch.uint8, device=device
        )
        self.value = torch.zeros(count, device=device)
        self.best = torch.zeros(count, device=device)
        self.flags = torch.zeros(count, dtype=torch.uint8, device=device)


def _address(tensor: torch.Tensor | None) -> ctypes.c_void_p:
    return ctypes.c_void_p(tensor.data_ptr() if tensor is not None else 0)

from typing import Any, Final

UNITS: Final[int]
HEXES: Final[int]
WEIGHTS: Final[tuple[int, ...]]

Unit = tuple[int, int, int, int]
Told = tuple[int, Any, int, tuple[int, ...], bool, int, int, int]

class Field:
    def __init__(self, facts: dict[str, Any]) -> None: ...

class Position:
    def __init__(
        self,
        field: Field,
        units: tuple[tuple[Unit, ...], tuple[Unit, ...]],
        markers: tuple[int, int],
        flags: bytes,
        phase: int,
        seat: int,
        at: int,
        attacker: int,
        moved: bool,
        passed: bool,
    ) -> None: ...
    def copy(self) -> Position: ...
    @property
    def key(self) -> int: ...
    @property
    def fields(self) -> tuple[Any, ...]: ...

class Thinker:
    def __init__(self, field: Field, weights: tuple[int, ...] = ...) -> None: ...
    def forget(self) -> None: ...
    def actions(self, position: Position) -> list[Told]: ...
    def act(self, position: Position, number: int) -> None: ...
    def walk(self, position: Position, steps: int, seed: int) -> int: ...
    def evaluate(self, position: Position) -> int: ...
    def search(self, position: Position, nodes: int, depth: int = 24) -> tuple[Told, int, int]: ...
    def deploy(
        self, position: Position, seat: int, noise: int, seed: int
    ) -> tuple[int, int] | None: ...
    def deploy_all(
        self,
        position: Position,
        seat: int,
        noise: int,
        seed: int,
        is_random: tuple[int, int] = (0, 0),
    ) -> None: ...
    def play_out(
        self,
        position: Position,
        other: Thinker,
        nodes: tuple[int, int],
        depths: tuple[int, int],
        most: int = 6000,
    ) -> tuple[int, int, int]: ...

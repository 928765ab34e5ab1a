"""`rosenkrieg equilibrium`: a solved part of a game, and how well it is solved."""

from __future__ import annotations

from typing import Annotated

import typer

from rosenkrieg.cli.arguments import AsJson, GameKey, one_of, whole
from rosenkrieg.cli.output import print_json
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.registry import keys


def equilibrium(
    game: GameKey,
    troops: Annotated[int | None, typer.Option(metavar="N", parser=whole("--troops", 1))] = None,
    compute: Annotated[bool, typer.Option("--compute")] = False,
    write: Annotated[bool, typer.Option("--write")] = False,
    json: AsJson = False,
) -> None:
    """Print how much a perfect opponent gains against the stored equilibrium of a battle.

    The gain is measured by a best response, in troops a battle, over all stands of a battle.
    """
    from rosenkrieg.ai.player import players

    solved = {key: found for key in keys() if (found := players(key).equilibrium)}
    part = solved[one_of("GAME", tuple(solved))(game)]
    size = part.largest if troops is None else troops
    if size > part.largest:
        whole("--troops", 1, part.largest)(str(size))
    if write and size != part.largest:
        raise GameError(f"expected --troops {part.largest} with --write, got {size}")
    report = part.report(size, compute, write)
    if json:
        print_json({"game": game, **report.facts})
        return
    first, *rest = report.lines
    print(f"{game}: {first}", *rest, sep="\n")

"""`rosenkrieg equilibrium`: the battle of Vetternkrieg solved, and how well."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec import to_builtins

from rosenkrieg.cli.arguments import AsJson, one_of, whole
from rosenkrieg.cli.output import print_json


def equilibrium(
    game: Annotated[
        str,
        typer.Argument(
            metavar="vetternkrieg",
            parser=one_of("GAME", ("vetternkrieg",)),
        ),
    ],
    troops: Annotated[int, typer.Option(metavar="N", parser=whole("--troops", 1, 4))] = 4,
    compute: Annotated[bool, typer.Option("--compute")] = False,
    write: Annotated[bool, typer.Option("--write")] = False,
    json: AsJson = False,
) -> None:
    """Say how much a perfect opponent gains against the stored equilibrium of the battle.

    The gain is measured by a best response, in troops a battle, over all stands of a battle:
    troops of both sides and command points of the last cards.
    """
    from rosenkrieg.ai.battle import equilibrium as solved
    from rosenkrieg.ai.battle.table import table
    from rosenkrieg.core.errors import GameError

    if write and troops != solved.MOST_TROOPS:
        raise GameError(f"expected --troops {solved.MOST_TROOPS} with --write, got {troops}")
    judged = solved.compute(troops) if compute or write else table()
    if write:
        solved.write(judged)
    judgement, load = solved.judge(judged, troops), solved.load()
    if json:
        print_json({"game": game, **to_builtins(judgement), "stored": load})
        return
    print(f"{game}: battles of up to {troops} against {troops} troops, {judgement.stands:,} stands")
    print(f"  exploitability {judgement.mean:.4f} troops a battle on average over the stands,")
    mine, theirs, own, other = judgement.worst_stand
    print(
        f"  {judgement.worst:.4f} at worst ({mine} against {theirs} troops, "
        f"last cards of {own} and {other} points)"
    )
    print(f"  stored: {load.bytes:,} bytes, read in {load.milliseconds:.1f} ms")

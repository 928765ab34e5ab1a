"""`rosenkrieg bench`: how fast the rules are, and whether they still behave as before."""

from __future__ import annotations

from typing import Annotated

import typer

from rosenkrieg.cli.arguments import AsJson
from rosenkrieg.cli.output import print_json, print_table, progress
from rosenkrieg.core import registry


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]... | server")] = None,
    player: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    json: AsJson = False,
) -> None:
    """Measure random games on one core: moves and games a second, and a signature.

    The signature counts the moves of a fixed set of random games. It changes when the
    behaviour of the rules changes, and stays when only their speed does.
    """
    from rosenkrieg.ai.simulation import signature, speed

    if games == ["server"]:
        return _server(json)
    keys = list(dict.fromkeys(games or registry.keys()))
    for key in keys:
        registry.game(key)
    if player:
        return _players(keys, player, json)
    speeds = list(progress(map(speed, keys), len(keys), "bench"))
    if json:
        print_json(speeds)
        return
    head = ("game", "what", "build", "moves/s", "games/s", "signature")
    rows = [
        (
            each.game,
            each.what,
            each.build,
            f"{each.moves_per_second:,.0f}",
            f"{each.games_per_second:,.0f}",
            str(signature(each.game)),
        )
        for each in speeds
    ]
    print_table([head, *rows], right=(3, 4, 5))


def _players(keys: list[str], names: list[str], as_json: bool) -> None:
    """Matches of computer players against themselves."""
    from rosenkrieg.ai.simulation import thinking

    pairs = [(key, name) for key in keys for name in names]
    found = list(progress((thinking(*pair) for pair in pairs), len(pairs), "bench"))
    if as_json:
        print_json(found)
        return
    head = ("game", "player", "build", "decisions", "mean ms", "median ms", "longest ms")
    rows = [
        (
            each.game,
            each.player,
            each.build,
            f"{each.decisions:,}",
            f"{each.mean:.1f}",
            f"{each.median:.1f}",
            f"{each.longest:.1f}",
        )
        for each in found
    ]
    print_table([head, *rows], right=(3, 4, 5, 6))


def _server(as_json: bool) -> None:
    """Live matches over real sockets on this machine."""
    from rosenkrieg.cli import serverbench

    found = serverbench.run()
    if as_json:
        print_json(found)
    else:
        serverbench.report(found)

"""`rosenkrieg bench`: how fast the rules are, and whether they still behave as before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from rosenkrieg.cli.arguments import AsJson, whole
from rosenkrieg.cli.output import print_json, print_table, progress
from rosenkrieg.core import registry

if TYPE_CHECKING:
    from rosenkrieg.ai.speed import Speed


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]... | server")] = None,
    player: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    signature: Annotated[bool, typer.Option("--signature")] = False,
    database: Annotated[str | None, typer.Option(metavar="URL")] = None,
    processes: Annotated[int, typer.Option(parser=whole("--processes", 1, 64), metavar="N")] = 1,
    json: AsJson = False,
) -> None:
    """Measure on one core, by CPU time: random games, views, kernels and searches; a signature.

    The signature counts the moves of fixed random games and sums up what the computer players
    choose in fixed positions. It changes when rules or players behave differently, and stays
    when they only get faster.
    """
    from rosenkrieg.ai import simulation

    if games == ["server"]:
        return _server(json, database, processes)
    keys = list(dict.fromkeys(games or registry.keys()))
    for key in keys:
        registry.game(key)
    if player:
        return _players(keys, player, json)
    if signature:
        return _signatures(keys, json)
    found = list(progress(_measured(keys), len(keys), "bench"))
    if json:
        print_json([each for speeds in found for each in speeds])
        return
    head = ("game", "what", "build", "a second", "unit", "games/s", "signature")
    rows = [
        (
            each.game,
            each.what,
            each.build,
            f"{each.per_second:,.0f}",
            each.unit,
            "" if each.games_per_second is None else f"{each.games_per_second:,.0f}",
            "" if number else simulation.signature(each.game),
        )
        for speeds in found
        for number, each in enumerate(speeds)
    ]
    print_table([head, *rows], right=(3, 5, 6))


def _measured(keys: list[str]) -> Iterator[list[Speed]]:
    """For each game what this build does; the rules in plain Python too, if it is compiled."""
    from rosenkrieg.ai import speed

    for key in keys:
        found = list(speed.speeds(key))
        if speed.build(registry.game(key)) == "compiled":
            found += [each for each in speed.plain_speeds(key) if each.build == "plain"]
        yield found


def _signatures(keys: list[str], as_json: bool) -> None:
    """Nothing but the signatures, to be put into commits."""
    from rosenkrieg.ai.simulation import signature

    found = {key: signature(key) for key in keys}
    if as_json:
        print_json(found)
    else:
        print_table([*found.items()])


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


def _server(as_json: bool, database: str | None, processes: int) -> None:
    """Live matches over real sockets on this machine."""
    from rosenkrieg.cli import serverbench

    found = serverbench.run(database=database, processes=processes)
    if as_json:
        print_json(found)
    else:
        serverbench.report(found)

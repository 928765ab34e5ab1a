"""`rosenkrieg games`: which games there are."""

from __future__ import annotations

from rosenkrieg.ai.player import player_names
from rosenkrieg.cli.arguments import AsJson
from rosenkrieg.cli.output import print_json
from rosenkrieg.core.contract import Option
from rosenkrieg.core.registry import game, keys


def games(json: AsJson = False) -> None:
    """List the games, their sides, options and computer players."""
    infos = [game(key).info for key in keys()]
    if json:
        print_json(
            [
                {
                    "key": info.key,
                    "title": info.title,
                    "seats": info.seats,
                    "options": info.options,
                    "rules_version": info.rules_version,
                    "bots": player_names(info.key),
                }
                for info in infos
            ]
        )
        return
    for place, info in enumerate(infos):
        if place:
            print()
        print(f"{info.key}: {info.title} (rules version {info.rules_version})")
        print(f"  sides    {', '.join(info.seats)}")
        print(f"  players  {', '.join(player_names(info.key))}")
        for number, option in enumerate(info.options):
            print("  options " if number == 0 else "          ", _worded(option))


def _worded(option: Option) -> str:
    values = " | ".join(str(value) for value in option.values)
    return f"{option.name}={values}{' | @FILE' if option.free else ''}"

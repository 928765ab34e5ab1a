"""`rosenkrieg games`: which games there are."""

from __future__ import annotations

from rosenkrieg.ai.player import player_names
from rosenkrieg.cli.arguments import AsJson
from rosenkrieg.cli.output import print_json
from rosenkrieg.cli.speech import TERMINAL, language_of
from rosenkrieg.core.contract import GameInfo, Option
from rosenkrieg.core.registry import game, keys
from rosenkrieg.locale import FALLBACK, Blurb, Words, blurb


def games(json: AsJson = False) -> None:
    """List the games, their sides, options and computer players."""
    infos = [game(key).info for key in keys()]
    if json:
        print_json([_facts(info) for info in infos])
        return
    words = Words(language_of(), (TERMINAL,))
    for place, info in enumerate(infos):
        if place:
            print()
        _tell(info, blurb(info.key, words.language), words)


def _facts(info: GameInfo) -> dict[str, object]:
    about = blurb(info.key, FALLBACK)
    return {
        "key": info.key,
        "title": about.title,
        "tagline": about.tagline,
        "duration": about.duration,
        "kind": about.kind,
        "seats": info.seats,
        "options": info.options,
        "rules_version": info.rules_version,
        "bots": player_names(info.key),
    }


def _tell(info: GameInfo, about: Blurb, words: Words) -> None:
    print(words("cli-games-head", key=info.key, title=about.title, version=info.rules_version))
    if about.tagline:
        print(f"  {about.tagline}")
    rows = {
        "cli-games-kind": [about.kind],
        "cli-games-duration": [about.duration],
        "cli-games-sides": [", ".join(info.seats)],
        "cli-games-players": [", ".join(player_names(info.key))],
        "cli-games-options": [_worded(option) for option in info.options],
    }
    for name, lines in rows.items():
        for number, line in enumerate(filter(None, lines)):
            print(f"  {'' if number else words(name):<9}{line}")


def _worded(option: Option) -> str:
    values = " | ".join(str(value) for value in option.values)
    return f"{option.name}={values}{' | @FILE' if option.free else ''}"

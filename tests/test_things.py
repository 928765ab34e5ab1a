"""Every thing that a person can touch has words, in every game and both languages."""

import pathlib
from collections import defaultdict
from random import Random
from typing import Any

import pytest

import rosenkrieg
from rosenkrieg.cli.speech import TerminalWords
from rosenkrieg.core import registry
from rosenkrieg.core.contract import CHANCE, AnyGame
from rosenkrieg.locale import LANGUAGES

FOLDER = pathlib.Path(rosenkrieg.__file__).parent / "games"
SHIPPED = sorted(place.parent.name for place in FOLDER.glob("*/game.py"))

GAMES = 6
Path = tuple[str, ...]


def decisions(game: AnyGame, rng: Random) -> list[set[Path]]:
    """The paths that are open at each decision of a random game."""
    chosen = {option.name: rng.choice(option.values) for option in game.info.options}
    state: Any = game.initial_state(game.info.complete(chosen))
    found: list[set[Path]] = []
    while actors := game.actors(state):
        actor = rng.choice(actors)
        legal = game.legal_actions(state, actor)
        if actor != CHANCE:
            found.append({game.path(action) for action in legal})
        state = game.apply(state, actor, rng.choice(legal))
    return found


def forks(paths: set[Path]) -> list[set[str]]:
    """The things to choose from, wherever a decision can go on in more than one way."""
    ways: dict[Path, set[str]] = defaultdict(set)
    for path in paths:
        for place, step in enumerate(path):
            ways[path[:place]].add(step)
    return list(ways.values())


@pytest.mark.parametrize("key", SHIPPED)
def test_every_thing_has_words_of_its_own(key: str) -> None:
    game = registry.game(key)
    speakers = [TerminalWords(language, game) for language in LANGUAGES]
    rng = Random(f"things of {key}")
    seen = {
        frozenset(fork)
        for _ in range(GAMES)
        for paths in decisions(game, rng)
        for fork in forks(paths)
    }
    for step in frozenset().union(*seen):
        kind = step.partition(":")[0]
        for words in speakers:
            assert words.has(f"thing-{kind}"), step
            said = words.thing(step)
            assert said, step
            assert not set(said) & set("_:[]{}"), (step, said)
    for fork in seen:
        for words in speakers:
            said_by = {step: words.thing(step) for step in fork}
            assert len(set(said_by.values())) == len(fork), said_by


@pytest.mark.parametrize(
    ("key", "step", "german", "english"),
    [
        ("rosenkoenig", "card:NE2", "NO 2", "NE 2"),
        ("rosenkoenig", "stock", "Karte nachziehen", "Draw a card"),
        ("vetternkrieg", "card:mortimers_cross", "Mortimer’s Cross", "Mortimer’s Cross"),
        ("vetternkrieg", "card:E2", "Französischer Verrat", "French Treachery"),
        ("vetternkrieg", "claim:55", "Paar Fünfen", "Pair of fives"),
        ("vetternkrieg", "claim:666", "Drei Sechsen", "Three sixes"),
        ("vetternkrieg", "count:1", "1 Truppe", "1 troop"),
        ("vetternkrieg", "count:2", "2 Truppen", "2 troops"),
        ("vetternkrieg", "from_north:0", "0 aus dem Norden", "0 from North"),
        ("vetternkrieg", "last:255", "Karte opfern für 2, 5, 5", "Spend the card for 2, 5, 5"),
        ("richard3", "card:action_3", "Aktion 3", "Action 3"),
        ("richard3", "block:l-henry_vi", "Henry VI", "Henry VI"),
        ("richard3", "area:isle_of_man", "Isle of Man", "Isle of Man"),
        ("richard3", "sea", "Über See", "By sea"),
    ],
)
def test_things_in_words(key: str, step: str, german: str, english: str) -> None:
    game = registry.game(key)
    assert TerminalWords("de", game).thing(step) == german
    assert TerminalWords("en", game).thing(step) == english


def test_a_thing_without_words_keeps_its_name() -> None:
    words = TerminalWords("en", registry.game("rosenkoenig"))
    assert words.thing("dragon:green") == "dragon green"

"""Ways of playing at random, so that random games reach different corners of the rules.

A policy picks one of the texts of the legal actions. Chance always falls evenly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from rosenkrieg.core.contract import CHANCE
from rosenkrieg.core.match import Match
from rosenkrieg.games.rosenkoenig.game import GAME

Policy = Callable[[Sequence[str], Random], str]


def evenly(texts: Sequence[str], rng: Random) -> str:
    """Everything alike."""
    return texts[int(rng.random() * len(texts))]


def drawing(texts: Sequence[str], rng: Random) -> str:
    """Draws nearly whenever it can: full hands, long games, many reshuffles."""
    return "+" if "+" in texts and rng.random() < 0.95 else evenly(texts, rng)


def playing(texts: Sequence[str], rng: Random) -> str:
    """Draws only when there is nothing else: small hands."""
    return evenly([text for text in texts if text != "+"] or texts, rng)


def turning(texts: Sequence[str], rng: Random) -> str:
    """Turns roses as soon as it can: heroes are soon gone, and roses turn to and fro."""
    return evenly([text for text in texts if text.endswith("*")] or texts, rng)


def hoarding(texts: Sequence[str], rng: Random) -> str:
    """Draws first, then turns: the longest games."""
    return "+" if "+" in texts else turning(texts, rng)


POLICIES = (evenly, drawing, playing, turning, hoarding)


def played(policy: Policy, rng: Random, **options: str) -> Match:
    """A whole match; both sides follow the policy."""
    match = Match(GAME, options)
    while match.actors:
        actor = match.actors[0]
        legal = match.legal(actor)
        texts = [GAME.encode_action(action) for action in legal]
        text = evenly(texts, rng) if actor == CHANCE else policy(texts, rng)
        match.accept(actor, legal[texts.index(text)])
    return match

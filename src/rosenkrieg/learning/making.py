"""How puzzles are made: positions of played matches in which one action is clearly the best.

A match is looked through quickly; what looks good is proven by the strongest player of the game at
ten times its time. `objection(puzzle)` says what is wrong with a puzzle.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from msgspec import structs

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.player import player, player_names, players, usual_player
from rosenkrieg.ai.weighing import Lead, Weigher, lead
from rosenkrieg.core.contract import CHANCE, Seat
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.match import Match
from rosenkrieg.learning.course import seat_of
from rosenkrieg.learning.lesson import opened
from rosenkrieg.learning.puzzles import GRADES, Puzzle, key_of

TIMES: Final = 10.0
"""How many times the strongest player's time a proof takes."""
LOOKS: Final = ((0.02, 0.7), (0.1, 0.85), (0.5, 1.0))
"""The times of the looks before a proof, and the part of the margin that each must find."""
SURE: Final = 4.0
"""How many standard errors the best action must be ahead."""
QUICK: Final = 2
"""The number of the lowest levels that play the matches."""
HOPELESS: Final = 0.1
"""A chance of winning with which it hardly matters any more what is done."""
APART: Final = 12
"""Moves between two puzzles of one match."""
LATEST: Final = 400
"""No puzzle is made later in a match: its position would take too long to set up."""

AnyMatch = Match[Any, Any, Any]


def weigher_of(game: str) -> Weigher:
    """The weigher of a game; GameError if it has none."""
    found = players(game).weigher
    if found is None:
        raise GameError(f"expected a game whose actions can be weighed, got {game}")
    return found


def levels(game: str) -> tuple[str, ...]:
    """The levels that play as well as they can: the usual one, the one below it, all above."""
    names = player_names(game)
    return names[max(1, names.index(usual_player(game)) - 1) :]


def played(game: str, options: dict[str, Any], seed: int) -> AnyMatch:
    """A match between two quick computer players, which leave something to find."""
    rng = Random(seed)
    names = levels(game)[:QUICK]
    match: AnyMatch = Match(game, options, seed=seed)
    seats = [player(game, rng.choice(names), rng.getrandbits(32)) for _ in range(2)]
    while match.actors and len(match.moves) < LATEST:
        seat = Seat(match.actors[0])
        match.act(seat, seats[seat].choose(match.view(seat), match.legal(seat)))
    return match


def candidates(match: AnyMatch, rng: Random) -> Iterator[Puzzle]:
    """The positions of a match that look like puzzles, without a grade and without a proof."""
    names, game = match.game.info, match.game
    weigher = weigher_of(names.key)
    latest = -APART
    at: AnyMatch = Match(names.key, dict(match.options))
    for number, move in enumerate(match.moves[:LATEST]):
        if move.actor != CHANCE and number - latest >= APART and not chooses_in_secret(at):
            found = _glanced(at, Seat(move.actor), weigher, rng)
            if found is not None:
                latest = number
                played = [
                    f"{names.actor_name(each.actor)} {game.encode_action(each.action)}"
                    for each in match.moves[:number]
                ]
                yield Puzzle(
                    game=names.key,
                    key=key_of(names.key, played),
                    seat=names.seats[move.actor],
                    options=dict(match.options),
                    moves="\n".join(played),
                    best=game.encode_action(found.best),
                    second=game.encode_action(found.second),
                    chance=round(found.chance, 3),
                    second_chance=round(found.second_chance, 3),
                    grade=GRADES[0],
                )
        at.accept(move.actor, move.action)


def _glanced(at: AnyMatch, seat: Seat, weigher: Weigher, rng: Random) -> Lead | None:
    """The lead of the best action after all looks, if it is clear enough for a proof."""
    legal = at.legal(seat)
    if len(legal) < weigher.choices:
        return None
    found = None
    for times, part in LOOKS:
        weights = weigher.weigh(at.game, at.view(seat), legal, times, rng)
        if not weights:
            return None
        found = lead(weights)
        if found.gap < part * weigher.margin or found.chance < HOPELESS:
            return None
    return found


def chooses_in_secret(match: AnyMatch) -> bool:
    """Whether both seats choose without seeing each other's choice; then nothing is best."""
    if len(match.actors) != 1:
        return True
    seat = match.actors[0]
    for number in reversed(range(len(match.moves))):
        if match.moves[number].actor == CHANCE:
            return False
        actors = match.game.actors(match.states[number])
        if len(actors) > 1:
            return True
        if match.moves[number].actor != seat:
            return False
    return False


def made(match: AnyMatch, rng: Random, times: float = TIMES) -> Iterator[Puzzle]:
    """The puzzles of a match, proven and graded."""
    for each in candidates(match, rng):
        grade = grade_of(each)
        if grade is None:
            continue
        found = proof(each, times, rng)
        if found is not None:
            yield structs.replace(
                each,
                grade=grade,
                second=match.game.encode_action(found.second),
                chance=round(found.chance, 3),
                second_chance=round(found.second_chance, 3),
            )


def grade_of(puzzle: Puzzle) -> int | None:
    """How hard it is: by the levels that do not find the best action; None if all of them do."""
    match, seat = opened(puzzle), seat_of(puzzle)
    names = levels(puzzle.game)
    view, legal = match.view(seat), match.legal(seat)
    missing = [
        number
        for number, name in enumerate(names, 1)
        if match.game.encode_action(player(puzzle.game, name, 1).choose(view, legal)) != puzzle.best
    ]
    if not missing:
        return None
    return GRADES[len(GRADES) * max(missing) // (len(names) + 1)]


def proof(puzzle: Puzzle, times: float, rng: Random) -> Lead | None:
    """The lead of the best action, by the strongest player at so many times its time; None if
    another action is best, or the lead too small.
    """
    match, seat = opened(puzzle), seat_of(puzzle)
    game, weigher = match.game, weigher_of(puzzle.game)
    view, legal = match.view(seat), match.legal(seat)
    weights = weigher.weigh(game, view, legal, times, rng)
    if len(weights) < weigher.choices:
        return None
    found = lead(weights)
    if game.encode_action(found.best) != puzzle.best or found.chance < HOPELESS:
        return None
    if found.gap < max(weigher.margin, SURE * found.error):
        return None
    strongest = player(puzzle.game, player_names(puzzle.game)[-1], rng.getrandbits(32))
    budget = Budget(tries=max(1, int(times * weigher.tries)))
    return found if strongest.choose(view, legal, budget) == found.best else None


def objection(puzzle: Puzzle, times: float = TIMES, seed: int = 1) -> str:
    """What is wrong with a puzzle, in one line; empty if it holds."""
    try:
        match, seat = opened(puzzle), seat_of(puzzle)
        legal = [match.game.encode_action(action) for action in match.legal(seat)]
    except GameError as error:
        return f"{puzzle.key}: {error}"
    if len(legal) < (least := weigher_of(puzzle.game).choices):
        return f"{puzzle.key}: expected at least {least} choices, got {len(legal)}"
    for what in (puzzle.best, puzzle.second):
        if what not in legal:
            return f"{puzzle.key}: expected an action that is legal there, got {what!r:.80}"
    if chooses_in_secret(match):
        return f"{puzzle.key}: expected a choice that is not made in secret by both sides"
    if grade_of(puzzle) is None:
        return f"{puzzle.key}: expected a move that some level misses, but all of them find it"
    if proof(puzzle, times, Random(seed)) is None:
        return f"{puzzle.key}: expected {puzzle.best} to be clearly the best, but it is not"
    return ""


def is_like(one: Puzzle, others: Sequence[Puzzle]) -> bool:
    """Whether another puzzle asks for the same action in a position that came about alike."""
    begun = one.moves[: len(one.moves) // 2]
    return any(
        one.key == each.key or (one.best == each.best and each.moves.startswith(begun))
        for each in others
    )

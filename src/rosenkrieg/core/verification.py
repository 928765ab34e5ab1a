"""Replays a record under the rules, and checks its dice.

What a record itself shows (its form, its chain, its digest) is checked when it is read, in
`record.py`. Here every move is played again, and every result of chance is compared with the
one that its draw gives: by the seed, or by the opened key, the entropies and the root.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import Struct

from rosenkrieg.core import registry
from rosenkrieg.core.contract import CHANCE, Actor, AnyGame
from rosenkrieg.core.errors import BadRecord, GameError
from rosenkrieg.core.fairness import Seeded, check_entropy, is_committed, result
from rosenkrieg.core.match import HOUSE_ENDS, Match
from rosenkrieg.core.record import Key, Record, at_fault, results_at, viewer_of

MAX_WEIGHT: Final = 2**53 - 1
"""The most that a possible result may weigh: what every reader of JSON can hold exactly."""
MAX_DRAWS: Final = 100_000
"""Draws of a match that are followed at most, including those lost to take-backs."""


class Verdict(Struct, frozen=True):
    """What was checked in a valid record: its moves, and its draws."""

    moves: int
    hidden: int
    stand_ins: int
    draws_checked: int
    draws: int


def verify(record: Record) -> Verdict:
    """Replays the record and checks its dice; BadRecord names the first move at fault."""
    if not record.is_complete:
        hidden = sum(text is None for _, text in record.moves)
        return Verdict(len(record.moves), hidden, 0, _check_keys(record, None), 0)
    *_, match = replaying(record)
    sealed = record.dice.kind == "sealed"
    checked = _check_keys(record, match) if sealed else _check_seed(record, match)
    draws = sum(move.actor == CHANCE for move in match.moves)
    stand_ins = sum(proof.startswith("hash:") for proof in record.proofs)
    return Verdict(len(record.moves), 0, stand_ins, checked, draws)


# replaying


def replaying(record: Record, until: int | None = None) -> Iterator[Match[Any, Any, Any]]:
    """Yields the match before the first move and after each one, up to a number of moves."""
    count = len(record.moves) if until is None else until
    if not 0 <= count <= len(record.moves):
        raise BadRecord(f"expected a move from 0 to {len(record.moves)}, got {count}")
    match: Match[Any, Any, Any] = Match(_game_of(record), record.options)
    yield match
    for number in range(count):
        _replay_move(record, match, number)
        yield match
    if until is None:
        _replay_end(record, match)


def _game_of(record: Record) -> AnyGame:
    try:
        game = registry.game(record.game).under(record.rules_version)
        viewer_of(game, record.reader)
        complete = game.info.complete(record.options)
        edition = game.edition(complete)
    except GameError as error:
        raise BadRecord(str(error)) from None
    if complete != record.options:
        missing = ", ".join(complete.keys() - record.options.keys())
        raise BadRecord(f"expected all options of {record.game}, missing: {missing}")
    if edition != record.edition:
        raise BadRecord(f"expected {edition}, got {record.edition}")
    if bool(record.proofs) != (game.info.hidden and bool(record.moves)):
        raise BadRecord(f"expected proofs exactly in games with secrets, got {len(record.proofs)}")
    return game


def _replay_move(record: Record, match: Match[Any, Any, Any], number: int) -> None:
    name, text = record.moves[number]
    actor = match.game.info.actor_named(name)
    if text is None:
        raise at_fault(number, "expected an action, got one that is hidden from the reader")
    if actor is None:
        raise at_fault(number, f"expected an actor of {record.game}, got {name!r:.40}")
    if record.proofs and record.proofs[number].startswith("hash:"):
        _replay_stand_in(match, actor, text, number)
        return
    try:
        match.act(actor, text)
    except GameError as error:
        raise at_fault(number, str(error)) from None


def _replay_stand_in(match: Match[Any, Any, Any], actor: Actor, text: str, number: int) -> None:
    stand_in = match.game.stand_in(match.state) if match.actors == (actor,) else None
    if stand_in is None or match.game.encode_action(stand_in) != text:
        raise at_fault(number, f"expected an action that can be checked, got {text!r:.40}")
    match.accept(actor, stand_in)


def _replay_end(record: Record, match: Match[Any, Any, Any]) -> None:
    end = record.outcome
    if end is not None and end.reason in HOUSE_ENDS and not match.over:
        match.end(end)
    if match.outcome != end:
        raise at_fault(
            len(record.moves), f"expected the outcome {match.outcome}, the record says {end}"
        )


# dice


def _check_seed(record: Record, match: Match[Any, Any, Any]) -> int:
    if record.dice.seed is None:
        return 0
    source = Seeded(record.dice.seed)

    def drawn(number: int, draw: int, weights: tuple[int, ...]) -> int:
        if not source.drawn <= draw <= MAX_DRAWS:
            raise at_fault(
                number, f"expected a draw from {source.drawn} to {MAX_DRAWS}, got {draw}"
            )
        source.drawn = draw
        return source.draw(weights)

    return _check_draws(record, match, drawn)


def _check_keys(record: Record, match: Match[Any, Any, Any] | None) -> int:
    """Checks the opened keys against the root and, where the match is known, the results."""
    dice = record.dice
    if dice.root is None or dice.size is None or dice.entropies is None:
        return 0
    for entropy in dice.entropies:
        try:
            check_entropy(entropy)
        except GameError as error:
            raise BadRecord(str(error)) from None
    opened: dict[int, Key] = {}
    for key in record.keys:
        if not is_committed(key.opening, dice.root, dice.size):
            raise at_fault(key.move, "expected a key that the published root was made for")
        _check_against_list(record, key)
        opened[key.move] = key
    if match is None:
        return len(opened)

    def drawn(number: int, draw: int, weights: tuple[int, ...]) -> int | None:
        key = opened.get(number)
        if key is None:
            if record.proofs and record.proofs[number].startswith("hash:"):
                return None
            raise at_fault(number, "expected the key of this draw, got none")
        if key.opening.draw != draw:
            raise at_fault(number, f"expected draw {draw}, got {key.opening.draw}")
        if record.lists[key.list] != results_at(match, number):
            raise at_fault(number, "expected the list of results that the rules demand")
        return result(bytes.fromhex(key.opening.key), dice.entropies_at(draw), weights)

    return _check_draws(record, match, drawn)


def _check_against_list(record: Record, key: Key) -> None:
    """Whether the opened key leads to the recorded result; needs no rules."""
    dice = record.dice
    if not 0 <= key.move < len(record.moves) or not 0 <= key.list < len(record.lists):
        raise BadRecord(f"expected keys of moves and lists of this record, got {key.move}")
    texts, weights = record.lists[key.list]
    if len(texts) != len(weights) or not texts or min(weights) < 1 or max(weights) > MAX_WEIGHT:
        raise at_fault(key.move, "expected as many weights as results, from 1 to 2^53 - 1")
    entropies = dice.entropies_at(key.opening.draw)
    index = result(bytes.fromhex(key.opening.key), entropies, weights)
    if record.moves[key.move] != ("chance", texts[index]):
        raise at_fault(
            key.move, f"expected {texts[index]} from the dice, got {record.moves[key.move][1]}"
        )


def _check_draws(
    record: Record,
    match: Match[Any, Any, Any],
    drawn: Callable[[int, int, tuple[int, ...]], int | None],
) -> int:
    """Compares every result since `start` with what its draw gives; counts them."""
    skips = dict(record.dice.skips)
    draw = checked = 0
    for number, move in enumerate(match.moves):
        if move.actor != CHANCE or number < record.dice.start:
            continue
        draw += skips.get(number, 0)
        weights = tuple(match.game.chance_weights(match.states[number]))
        index = drawn(number, draw, weights)
        draw += 1
        if index is None:
            continue
        expected = match.game.legal_actions(match.states[number], CHANCE)[index]
        if expected != move.action:
            raise at_fault(
                number,
                f"expected {match.game.encode_action(expected)} from the dice, "
                f"got {match.game.encode_action(move.action)}",
            )
        checked += 1
    return checked

"""A match as a file: who played what, written for one reader, checkable by anybody.

One JSON form for all games. A record is written for a *reader* (a side, `watch` for a
spectator, `all` for whoever may know everything): what he may not know is not in it.

- `moves` are [actor, text]; text is null where the reader may not know it (yet), and a
  stand-in where the rules keep it from him for ever.
- `chain` has one hash more than there are moves. The first covers the head of the record,
  each further one the hash before it and the move. A hidden move enters the chain through
  its own hash, which is salted in games with secrets so that it cannot be guessed.
- `proofs` (games with secrets only): for each move the salt, or the hash of a hidden move.
- `keys` are the opened keys of draws. Each names one of the `lists` of possible results and
  their weights, so that a page without rules can check the draw; whether the list is the
  one that the rules demand is checked by `verify`.
- `dice.skips` says where draws were thrown away because both players agreed to take
  something back.
- `digest` covers everything. A file is accepted only in exactly the form it was written
  in, so that no byte can be changed unnoticed.

The chain shows where a record was damaged; that the dice were fair is shown by the keys
and the root that was published before the match.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct

from rosenkrieg.core import registry
from rosenkrieg.core.contract import CHANCE, SEATS, Actor, AnyGame, OptionValue, Outcome, Viewer
from rosenkrieg.core.editions import Edition
from rosenkrieg.core.errors import BadRecord, GameError
from rosenkrieg.core.fairness import (
    Opening,
    Sealed,
    Seeded,
    Source,
    check_entropy,
    is_committed,
    result,
)
from rosenkrieg.core.match import HOUSE_ENDS, Match

FORMAT: Final = "rosenkrieg-record/1"
MAX_LENGTH: Final = 8_000_000
"""Characters of a record that are read at the most."""
MAX_MOVES: Final = 50_000
"""Moves of a record that are read at the most."""
MAX_DRAWS: Final = 100_000
"""Draws of a match, those thrown away by take-backs included, that are followed at the most."""


class Dice(Struct, frozen=True):
    """Where chance came from: `seed`, `sealed` or `dictated`.

    `start` is the first move drawn by this source; a forked match has earlier ones.
    """

    kind: str
    seed: int | None = None
    match: str | None = None
    root: str | None = None
    size: int | None = None
    entropies: tuple[str, str] | None = None
    start: int = 0
    skips: tuple[tuple[int, int], ...] = ()


class Key(Struct, frozen=True, array_like=True):
    """The opened key of the draw behind a move, and the number of its list of results."""

    move: int
    opening: Opening
    list: int


class Record(Struct, frozen=True):
    """A match as its reader may know it; see the module."""

    format: str
    game: str
    rules_version: int
    edition: Edition | None
    options: dict[str, OptionValue]
    players: tuple[str, str]
    reader: str
    dice: Dice
    moves: tuple[tuple[str, str | None], ...]
    proofs: tuple[str, ...]
    chain: tuple[str, ...]
    lists: tuple[tuple[tuple[str, ...], tuple[int, ...]], ...]
    keys: tuple[Key, ...]
    outcome: Outcome | None
    digest: str = ""

    @property
    def is_complete(self) -> bool:
        """Whether every move is known, or stood in for, so that the record can be replayed."""
        return all(text is not None for _, text in self.moves)

    # writing

    def to_json(self) -> str:
        """The one text of this record: a line for each part and each move."""
        parts = []
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if name in _LONG and value:
                rows = ",\n".join(_json(row) for row in value)
                parts.append(f'"{name}":[\n{rows}\n]')
            else:
                parts.append(f'"{name}":{_json(value)}')
        return "{\n" + ",\n".join(parts) + "\n}\n"

    # reading

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Reads a record, checks form, digest and chain; BadRecord says what is wrong."""
        record = _parsed(text)
        _check_form(record)
        _check_dice_form(record)
        _check_chain(record)
        if record.digest != _digest(record):
            raise BadRecord("expected the digest of the whole record, got another one")
        if record.to_json().encode() != (text.encode() if isinstance(text, str) else text):
            raise BadRecord("expected the record in exactly the form it was written in")
        return record

    def replay(self, until: int | None = None) -> Match[Any, Any, Any]:
        """Plays the moves again under the rules and returns the match.

        With a number: the first so many moves, whatever came of them. The match has no
        source: going on with it is `fork`.
        """
        *_, match = self.replaying(until)
        return match

    def replaying(self, until: int | None = None) -> Iterator[Match[Any, Any, Any]]:
        """Replays, and hands the match over before the first move and after each, to look on."""
        count = len(self.moves) if until is None else until
        if not 0 <= count <= len(self.moves):
            raise BadRecord(f"expected a move from 0 to {len(self.moves)}, got {count}")
        match: Match[Any, Any, Any] = Match(_game_of(self), self.options)
        yield match
        for number in range(count):
            _replay_move(self, match, number)
            yield match
        if until is None:
            _replay_end(self, match)

    def verify(self) -> Verdict:
        """Replays the record and checks its dice; BadRecord names the first move at fault."""
        if not self.is_complete:
            hidden = sum(text is None for _, text in self.moves)
            checked = _check_keys(self, None)
            return Verdict(len(self.moves), hidden, 0, checked, 0)
        match = self.replay()
        sealed = self.dice.kind == "sealed"
        checked = _check_keys(self, match) if sealed else _check_seed(self, match)
        draws = sum(move.actor == CHANCE for move in match.moves)
        stand_ins = sum(proof.startswith("hash:") for proof in self.proofs)
        return Verdict(len(self.moves), 0, stand_ins, checked, draws)

    def fork(
        self, number: int, seed: int | None = None, source: Source | None = None
    ) -> Match[Any, Any, Any]:
        """A new match that begins like this one up to a move and goes on with dice of its own."""
        match = self.replay(number)
        self.check_fork(match)
        match.go_on(source if seed is None else Seeded(seed))
        return match

    def check_fork(self, match: Match[Any, Any, Any]) -> None:
        """Whether play can go on from a match that this record was replayed to."""
        if not self.is_complete:
            raise BadRecord("expected a record without hidden moves to go on from")
        if match.over:
            raise BadRecord("expected a move before the end to go on from, got the last one")


class Verdict(Struct, frozen=True):
    """What was checked in a record that holds: its moves, and its draws."""

    moves: int
    hidden: int
    stand_ins: int
    draws_checked: int
    draws: int


Results = tuple[tuple[str, ...], tuple[int, ...]]
"""Possible results of chance and their weights."""

READERS: Final = ("all", "watch")


def record(
    match: Match[Any, Any, Any],
    reader: str = "all",
    players: tuple[str, str] = ("", ""),
    secret: bytes | None = None,
) -> Record:
    """The record of a match for a reader: `all`, `watch`, or the name of a side.

    The secret salts the hidden moves of a game with secrets. Sealed dice have one; otherwise
    it must be given where the reader may not know all moves.
    """
    game = match.game
    viewer = viewer_of(game, reader)
    shown = [_shown(match, number, reader, viewer) for number in range(len(match.moves))]
    texts = [game.encode_action(move.action) for move in match.moves]
    whole = all(text == real for text, real in zip(shown, texts, strict=True))
    salts = _salts(match, secret, whole)
    names = [game.info.actor_name(move.actor) for move in match.moves]
    hashes = [move_hash(*row) for row in zip(names, texts, salts, strict=True)]
    lists, keys = _keys(match, reader, viewer, shown, texts)
    head = Record(
        format=FORMAT,
        game=game.info.key,
        rules_version=game.info.rules_version,
        edition=match.edition,
        options=match.options,
        players=players,
        reader=reader,
        dice=_dice(match, whole),
        moves=tuple(zip(names, shown, strict=True)),
        proofs=tuple(
            f"salt:{salt}" if text == real and not _is_stand_in(match, n) else f"hash:{digest}"
            for n, (text, real, salt, digest) in enumerate(
                zip(shown, texts, salts, hashes, strict=True)
            )
        )
        if game.info.hidden
        else (),
        chain=(),
        lists=lists,
        keys=keys,
        outcome=match.outcome,
    )
    chain = [head_hash(head)]
    for digest in hashes:
        chain.append(link(chain[-1], digest))
    chained = msgspec.structs.replace(head, chain=tuple(chain))
    return msgspec.structs.replace(chained, digest=_digest(chained))


# hashes


def head_hash(record: Record) -> str:
    """The hash of what is fixed before the first move."""
    head = (record.format, record.game, record.rules_version, record.edition, record.options)
    dice = (record.dice.match, record.dice.root, record.dice.size, record.dice.entropies)
    return _sha256(_json([*head, *dice]))


def move_hash(actor: str, text: str, salt: str) -> str:
    """The hash of a move, salted where it may have to stay hidden."""
    return _sha256(f"{salt}|{actor}|{text}")


def link(previous: str, move: str) -> str:
    """The next hash of the chain."""
    return _sha256(f"{previous}|{move}")


def _digest(record: Record) -> str:
    return _sha256(msgspec.structs.replace(record, digest="").to_json())


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _json(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


# writing for a reader


def viewer_of(game: AnyGame, reader: str) -> Viewer:
    """Through whose eyes a reader looks: a side's, or a spectator's."""
    if reader in READERS:
        return None
    seats = [seat for seat in SEATS if game.info.seats[seat] == reader]
    if not seats:
        raise BadRecord(
            f"expected a reader out of all, watch, {', '.join(game.info.seats)}, got {reader!r:.40}"
        )
    return seats[0]


def _shown(match: Match[Any, Any, Any], number: int, reader: str, viewer: Viewer) -> str | None:
    game = match.game
    if reader == "all":
        return game.encode_action(match.moves[number].action)
    action = game.disclose(match, number, viewer)
    return None if action is None else game.encode_action(action)


def _is_stand_in(match: Match[Any, Any, Any], number: int) -> bool:
    """Whether the move came as a stand-in from the record that the match was forked from."""
    move, state = match.moves[number], match.states[number]
    if move.actor != CHANCE or move.action != match.game.stand_in(state):
        return False
    return move.action not in match.game.legal_actions(state, CHANCE)


def _salts(match: Match[Any, Any, Any], secret: bytes | None, whole: bool) -> list[str]:
    if not match.game.info.hidden:
        return [""] * len(match.moves)
    key = secret or (match.source.secret if isinstance(match.source, Sealed) else b"")
    if not key and not whole:
        raise GameError("expected a secret for the moves that the reader may not know, got none")
    return [
        hmac.digest(key, f"salt|{serial}".encode(), "sha256")[:16].hex()
        for serial in match.serials  # not the number: after a take-back the same salt would tell
    ]


def _dice(match: Match[Any, Any, Any], whole: bool) -> Dice:
    source = match.source
    skips = _skips(match)
    if isinstance(source, Sealed):
        return Dice(
            "sealed",
            match=source.match_id,
            root=source.root,
            size=source.size,
            entropies=source.entropies,
            start=match.dice_from,
            skips=skips,
        )
    if isinstance(source, Seeded) and whole and (match.over or not match.game.info.hidden):
        return Dice("seed", seed=source.seed, start=match.dice_from, skips=skips)
    return Dice("dictated")


def _skips(match: Match[Any, Any, Any]) -> tuple[tuple[int, int], ...]:
    """(move, number of draws thrown away before it), from the numbers of the draws."""
    skips = []
    expected = 0
    for number, draw in enumerate(match.draws):
        if draw is not None:
            if draw != expected:
                skips.append((number, draw - expected))
            expected = draw + 1
    return tuple(skips)


def _keys(
    match: Match[Any, Any, Any],
    reader: str,
    viewer: Viewer,
    shown: list[str | None],
    texts: list[str],
) -> tuple[tuple[Results, ...], tuple[Key, ...]]:
    """The opened keys of the draws that the reader may check, and their lists of results."""
    source, game = match.source, match.game
    lists: dict[Results, int] = {}
    keys: list[Key] = []
    if not isinstance(source, Sealed):
        return (), ()
    for number, draw in enumerate(match.draws):
        if draw is None or shown[number] != texts[number]:
            continue
        if reader == "all" or match.over or game.opens(match, number, viewer):
            place = lists.setdefault(_results(match, number), len(lists))
            keys.append(Key(number, source.open(draw), place))
    return tuple(lists), tuple(keys)


def _results(match: Match[Any, Any, Any], number: int) -> Results:
    state = match.states[number]
    results = match.game.legal_actions(state, CHANCE)
    texts = tuple(match.game.encode_action(result) for result in results)
    return texts, tuple(match.game.chance_weights(state))


# reading what anybody may have written


def _parsed(text: str | bytes) -> Record:
    if len(text) > MAX_LENGTH:
        raise BadRecord(f"expected at most {MAX_LENGTH} characters, got {len(text)}")
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"expected a record as JSON, got: {error}") from None


def _check_form(record: Record) -> None:
    if record.format != FORMAT:
        raise BadRecord(f"expected format {FORMAT}, got {record.format!r:.80}")
    count = len(record.moves)
    for name, most in (("moves", MAX_MOVES), ("keys", count), ("lists", count)):
        if len(getattr(record, name)) > most:
            raise BadRecord(f"expected at most {most} {name}, got {len(getattr(record, name))}")
    if len(record.chain) != count + 1:
        raise BadRecord(f"expected {count + 1} hashes in the chain, got {len(record.chain)}")
    if record.proofs and len(record.proofs) != count:
        raise BadRecord(f"expected {count} proofs, got {len(record.proofs)}")
    if record.proofs == () and not record.is_complete:
        raise BadRecord("expected a proof for every move of a record with hidden moves, got none")


def _check_dice_form(record: Record) -> None:
    """Each kind of dice has its own fields and no others."""
    dice = record.dice
    sealed = (dice.match, dice.root, dice.size, dice.entropies)
    fits = {
        "seed": dice.seed is not None and sealed == (None,) * 4,
        "sealed": dice.seed is None and None not in sealed,
        "dictated": dice == Dice("dictated"),
    }
    if not fits.get(dice.kind, False):
        raise BadRecord("expected dice by seed, sealed or dictated with their fields, got others")
    if not 0 <= dice.start <= len(record.moves) or any(skip[1] < 1 for skip in dice.skips):
        raise BadRecord("expected dice that start at a move and skip forwards, got others")
    if record.keys and dice.kind != "sealed":
        raise BadRecord(f"expected keys of sealed dice only, got {len(record.keys)}")


def _check_chain(record: Record) -> None:
    if record.chain[0] != head_hash(record):
        raise BadRecord("expected the hash of the head of the record, got another one")
    for number, (actor, text) in enumerate(record.moves):
        kind, _, proof = record.proofs[number].partition(":") if record.proofs else ("salt", "", "")
        if kind == "salt" and text is not None:
            digest = move_hash(actor, text, proof)
        elif kind == "hash":
            digest = proof
        else:
            raise _at_fault(number, f"expected a proof of a {'' if text else 'hidden '}move")
        if record.chain[number + 1] != link(record.chain[number], digest):
            raise _at_fault(number, "expected its hash in the chain, got another one")


def _at_fault(number: int, problem: str) -> BadRecord:
    return BadRecord(f"move {number}: {problem}")


def _game_of(record: Record) -> AnyGame:
    try:
        game = registry.game(record.game)
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
    if game.info.rules_version != record.rules_version:
        raise BadRecord(
            f"expected rules version {game.info.rules_version} of {record.game}, "
            f"got {record.rules_version}"
        )
    if bool(record.proofs) != (game.info.hidden and bool(record.moves)):
        raise BadRecord(f"expected proofs exactly in games with secrets, got {len(record.proofs)}")
    return game


def _replay_move(record: Record, match: Match[Any, Any, Any], number: int) -> None:
    name, text = record.moves[number]
    actor = match.game.info.actor_named(name)
    if text is None:
        raise _at_fault(number, "expected an action, got one that is hidden from the reader")
    if actor is None:
        raise _at_fault(number, f"expected an actor of {record.game}, got {name!r:.40}")
    if record.proofs and record.proofs[number].startswith("hash:"):
        _replay_stand_in(match, actor, text, number)
        return
    try:
        match.act(actor, text)
    except GameError as error:
        raise _at_fault(number, str(error)) from None


def _replay_stand_in(match: Match[Any, Any, Any], actor: Actor, text: str, number: int) -> None:
    stand_in = match.game.stand_in(match.state) if match.actors == (actor,) else None
    if stand_in is None or match.game.encode_action(stand_in) != text:
        raise _at_fault(number, f"expected an action that can be checked, got {text!r:.40}")
    match.accept(actor, stand_in)


def _replay_end(record: Record, match: Match[Any, Any, Any]) -> None:
    end = record.outcome
    if end is not None and end.reason in HOUSE_ENDS and not match.over:
        match.end(end)
    if match.outcome != end:
        raise _at_fault(
            len(record.moves), f"expected the outcome {match.outcome}, the record says {end}"
        )


# dice


def _check_seed(record: Record, match: Match[Any, Any, Any]) -> int:
    if record.dice.seed is None:
        return 0
    source = Seeded(record.dice.seed)

    def drawn(number: int, draw: int, weights: tuple[int, ...]) -> int:
        if not source.drawn <= draw <= MAX_DRAWS:
            raise _at_fault(
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
        try:
            committed = is_committed(key.opening, dice.root, dice.size)
        except ValueError:
            committed = False
        if not committed:
            raise _at_fault(key.move, "expected a key that the published root was made for")
        _check_against_list(record, key)
        opened[key.move] = key
    if match is None:
        return len(opened)
    entropies = dice.entropies

    def drawn(number: int, draw: int, weights: tuple[int, ...]) -> int | None:
        key = opened.get(number)
        if key is None:
            if record.proofs and record.proofs[number].startswith("hash:"):
                return None
            raise _at_fault(number, "expected the key of this draw, got none")
        if key.opening.draw != draw:
            raise _at_fault(number, f"expected draw {draw}, got {key.opening.draw}")
        if record.lists[key.list] != _results(match, number):
            raise _at_fault(number, "expected the list of results that the rules demand")
        return result(bytes.fromhex(key.opening.key), entropies, weights)

    return _check_draws(record, match, drawn)


def _check_against_list(record: Record, key: Key) -> None:
    """Whether the opened key leads to the recorded result; needs no rules."""
    dice = record.dice
    if not 0 <= key.move < len(record.moves) or not 0 <= key.list < len(record.lists):
        raise BadRecord(f"expected keys of moves and lists of this record, got {key.move}")
    texts, weights = record.lists[key.list]
    if len(texts) != len(weights) or not texts or min(weights) < 1:
        raise _at_fault(key.move, "expected as many positive weights as results")
    index = result(bytes.fromhex(key.opening.key), dice.entropies or (), weights)
    if record.moves[key.move] != ("chance", texts[index]):
        raise _at_fault(
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
            raise _at_fault(
                number,
                f"expected {match.game.encode_action(expected)} from the dice, "
                f"got {match.game.encode_action(move.action)}",
            )
        checked += 1
    return checked


_LONG: Final = ("moves", "proofs", "chain", "lists", "keys")

"""A match as a file: who played what, written for one reader, checkable by anyone.

One JSON form for all games. A record is written for a *reader* (a side, `watch` for a
spectator, `all` for everything); what the reader may not know is not in it.

- `moves` are [actor, text]; text is null where the reader may not know it (yet), and a
  stand-in where the rules hide it from them forever.
- `chain` has one hash more than there are moves. The first covers the head of the record,
  each further one the hash before it and the move. A hidden move enters the chain through
  its own hash, which is salted in games with secrets so that it cannot be guessed.
- `proofs` (games with secrets only): for each move the salt, or the hash of a hidden move.
- `keys` are the opened keys of draws. Each names one of the `lists` of possible results and
  their weights, so that a page without rules can check the draw; whether the list is the
  one that the rules demand is checked by `verify`.
- `dice.skips` says where draws were discarded because both players agreed to undo
  a move.
- `digest` covers everything. A file is accepted only in exactly the form it was written
  in, so that no byte can be changed unnoticed.

The chain shows where a record was damaged; that the dice were fair is shown by the keys
and the root that was published before the match.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from rosenkrieg.core.contract import CHANCE, SEATS, AnyGame, OptionValue, Outcome, Viewer
from rosenkrieg.core.editions import Edition
from rosenkrieg.core.errors import BadRecord, GameError
from rosenkrieg.core.fairness import (
    Contributions,
    Opening,
    Sealed,
    Seeded,
    Source,
    commitment,
    entropies_at,
)
from rosenkrieg.core.match import Match

if TYPE_CHECKING:
    from rosenkrieg.core.verification import Verdict

FORMATS: Final = ("rosenkrieg-record/1", "rosenkrieg-record/2")
"""The second says how the entropies of sealed dice came about; the first is written without."""
MAX_LENGTH: Final = 8_000_000
"""Characters of a record that are read at most."""
MAX_MOVES: Final = 50_000
"""Moves of a record that are read at most."""


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
    contributions: Contributions | UnsetType = UNSET

    def entropies_at(self, draw: int) -> tuple[str, str]:
        """The entropies that go into a draw of sealed dice."""
        said = None if self.contributions is UNSET else self.contributions
        return entropies_at(draw, self.entropies or ("", ""), said)


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

    def __repr__(self) -> str:
        stands = "unfinished" if self.outcome is None else self.outcome.reason
        return f"<Record {self.game} for {self.reader}: {len(self.moves)} moves, {stands}>"

    def _repr_svg_(self) -> str | None:
        """A drawing of the last position as the reader may know it, for notebooks."""
        if not self.is_complete:
            return None
        match = self.replay()
        drawing = match.game.draw(match.view(viewer_of(match.game, self.reader)))
        return None if drawing is None else drawing.svg()

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
        if record.digest != digest_of(record):
            raise BadRecord("expected the digest of the whole record, got another one")
        if record.to_json().encode() != (text.encode() if isinstance(text, str) else text):
            raise BadRecord("expected the record in exactly the form it was written in")
        return record

    # under the rules

    def replay(self, until: int | None = None) -> Match[Any, Any, Any]:
        """Plays the moves again under the rules and returns the match.

        With a number: that many moves from the start. The match has no source of chance; use
        `fork` to play on.
        """
        *_, match = self.replaying(until)
        return match

    def replaying(self, until: int | None = None) -> Iterator[Match[Any, Any, Any]]:
        """Yields the match before the first move and again after each one."""
        from rosenkrieg.core import verification  # which imports this module

        return verification.replaying(self, until)

    def verify(self) -> Verdict:
        """Replays the record and checks its dice; BadRecord names the first move at fault."""
        from rosenkrieg.core import verification

        return verification.verify(self)

    def fork(
        self, number: int, seed: int | None = None, source: Source | None = None
    ) -> Match[Any, Any, Any]:
        """A new match with the moves before that number, and dice of its own from there on."""
        match = self.replay(number)
        self.check_fork(match)
        match.go_on(source if seed is None else Seeded(seed))
        return match

    def check_fork(self, match: Match[Any, Any, Any]) -> None:
        """Raises BadRecord unless play can go on from a match this record was replayed to."""
        if not self.is_complete:
            raise BadRecord("expected a record without hidden moves to go on from")
        if match.over:
            raise BadRecord("expected a move before the end to go on from, got the last one")


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
    it must be given where the reader may not know all moves. While seats choose in secret, the
    record of one of them ends before it: its length would tell how far the other is.
    """
    game = match.game
    viewer = viewer_of(game, reader)
    count = len(match.moves) if reader == "all" else match.told
    moves = match.moves[:count]
    shown = [_shown(match, number, reader, viewer) for number in range(count)]
    texts = [game.encode_action(move.action) for move in moves]
    whole = all(text == real for text, real in zip(shown, texts, strict=True))
    salts = _salts(match, secret, whole)[:count]
    names = [game.info.actor_name(move.actor) for move in moves]
    hashes = [move_hash(*row) for row in zip(names, texts, salts, strict=True)]
    lists, keys = _keys(match, reader, viewer, shown, texts)
    dice = _dice(match, whole)
    head = Record(
        format=FORMATS[dice.contributions is not UNSET],
        game=game.info.key,
        rules_version=game.info.rules_version,
        edition=match.edition,
        options=match.options,
        players=players,
        reader=reader,
        dice=dice,
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
    return msgspec.structs.replace(chained, digest=digest_of(chained))


# hashes


def head_hash(record: Record) -> str:
    """The hash of what is fixed before the first move."""
    head = (record.format, record.game, record.rules_version, record.edition, record.options)
    dice = (record.dice.match, record.dice.root, record.dice.size, record.dice.entropies)
    said = () if record.dice.contributions is UNSET else (record.dice.contributions,)
    return _sha256(_json([*head, *dice, *said]))


def move_hash(actor: str, text: str, salt: str) -> str:
    """The hash of a move, salted where it may have to stay hidden."""
    return _sha256(f"{salt}|{actor}|{text}")


def link(previous: str, move: str) -> str:
    """The next hash of the chain."""
    return _sha256(f"{previous}|{move}")


def digest_of(record: Record) -> str:
    """The hash of everything else in the record."""
    return _sha256(msgspec.structs.replace(record, digest="").to_json())


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _json(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


# writing for a reader


def viewer_of(game: AnyGame, reader: str) -> Viewer:
    """The viewer behind a reader: a side, or a spectator."""
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
        for serial in match.serials  # not the number: after an undo the same salt would reveal it
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
            contributions=UNSET if source.contributions is None else source.contributions,
        )
    if isinstance(source, Seeded) and whole and (match.over or not match.game.info.hidden):
        return Dice("seed", seed=source.seed, start=match.dice_from, skips=skips)
    return Dice("dictated")


def _skips(match: Match[Any, Any, Any]) -> tuple[tuple[int, int], ...]:
    """(move, number of draws discarded before it), from the numbers of the draws."""
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
    for number, draw in enumerate(match.draws[: len(shown)]):
        if draw is None or shown[number] != texts[number]:
            continue
        if reader == "all" or match.over or game.opens(match, number, viewer):
            place = lists.setdefault(results_at(match, number), len(lists))
            keys.append(Key(number, source.open(draw), place))
    return tuple(lists), tuple(keys)


def results_at(match: Match[Any, Any, Any], number: int) -> Results:
    """The possible chance results at a move, as texts and weights."""
    state = match.states[number]
    results = match.game.legal_actions(state, CHANCE)
    texts = tuple(match.game.encode_action(result) for result in results)
    return texts, tuple(match.game.chance_weights(state))


# reading untrusted text


def _parsed(text: str | bytes) -> Record:
    if len(text) > MAX_LENGTH:
        raise BadRecord(f"expected at most {MAX_LENGTH} characters, got {len(text)}")
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"expected a record as JSON, got: {error}") from None


def _check_form(record: Record) -> None:
    if record.format not in FORMATS:
        raise BadRecord(f"expected format {' or '.join(FORMATS)}, got {record.format!r:.80}")
    count = len(record.moves)
    for name, most in (("moves", MAX_MOVES), ("keys", count), ("lists", count)):
        if len(getattr(record, name)) > most:
            raise BadRecord(f"expected at most {most} {name}, got {len(getattr(record, name))}")
    if len(record.chain) != count + 1:
        raise BadRecord(f"expected {count + 1} hashes in the chain, got {len(record.chain)}")
    if record.proofs and len(record.proofs) != count:
        raise BadRecord(f"expected {count} proofs, got {len(record.proofs)}")
    if record.outcome is not None and record.outcome.winner not in (None, *SEATS):
        raise BadRecord(f"expected a seat that won, or none, got {record.outcome.winner}")
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
    if not 0 <= dice.start <= len(record.moves):
        raise BadRecord(f"expected dice that start at a move, got {dice.start}")
    _check_skips(record)
    numbers = [key.move for key in record.keys]
    if numbers != sorted(set(numbers)) or (numbers and numbers[0] < dice.start):
        raise BadRecord("expected one key a draw, in the order of the moves, got others")
    if record.keys and dice.kind != "sealed":
        raise BadRecord(f"expected keys of sealed dice only, got {len(record.keys)}")
    if (dice.contributions is not UNSET) != (record.format == FORMATS[1]):
        raise BadRecord(f"expected contributions exactly in format {FORMATS[1]}")
    if dice.contributions is not UNSET:
        _check_contributions(dice, dice.contributions)


def _check_skips(record: Record) -> None:
    """Draws are thrown away before a draw that this source made, each time at least one."""
    dice = record.dice
    places = [move for move, _ in dice.skips]
    made = range(dice.start, len(record.moves))
    if (
        places != sorted(set(places))
        or any(count < 1 for _, count in dice.skips)
        or any(move not in made or record.moves[move][0] != "chance" for move in places)
    ):
        raise BadRecord("expected draws thrown away before draws, in their order, got others")


def _check_contributions(dice: Dice, said: Contributions) -> None:
    """The facts about each seat's entropy must match the entropy."""
    if dice.entropies is None or dice.match is None:
        raise BadRecord("expected contributions of sealed dice only")
    for seat, entropy in enumerate(dice.entropies):
        commit, since = said.commits[seat], said.since[seat]
        if said.bots[seat] and (entropy or commit is not None):
            raise BadRecord(f"expected no entropy of the computer in seat {seat}, got some")
        if since is None and entropy:
            raise BadRecord(f"expected no entropy of seat {seat}, which never came, got some")
        if since is not None and since < 0:
            raise BadRecord(f"expected a draw that the entropy of seat {seat} counts from")
        opened = commitment(dice.match, seat, entropy)
        if commit is not None and since is not None and commit != opened:
            raise BadRecord(f"expected the entropy that seat {seat} committed to, got another one")


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
            raise at_fault(number, f"expected a proof of a {'' if text else 'hidden '}move")
        if record.chain[number + 1] != link(record.chain[number], digest):
            raise at_fault(number, "expected its hash in the chain, got another one")


def at_fault(number: int, problem: str) -> BadRecord:
    """The error for a move that is wrong."""
    return BadRecord(f"move {number}: {problem}")


_LONG: Final = ("moves", "proofs", "chain", "lists", "keys")

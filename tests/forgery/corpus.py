"""Kinds of forgery, judged alike by library, command, page and the stand-alone verifier.

A case is a genuine record (a base), edits, and what must be said of the result. Edits lead to a
place in the record and set it, or take it out; `refit` makes chain and digest fit again, as
a forger would who can compute hashes. `text` edits change the file as it is written.

    python -m tests.forgery.corpus          writes corpus.json, which the tests of the page read
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from rosenkrieg.core.contract import CHANCE, Seat
from rosenkrieg.core.fairness import Contributions, Sealed, commitment
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import record

FILE: Final = Path(__file__).parent / "corpus.json"
ID: Final = "corpus"
COMMIT: Final = commitment(ID, 0, "mine")
YOURS: Final = commitment(ID, 1, "yours")
SECRET: Final = bytes(range(32))

COMMITTED: Final = Contributions(commits=(COMMIT, YOURS))

Path_ = list[Any]
KEPT: Final[dict[str, Any]] = {"entropies": {"0": "mine"}, "commits": {"0": COMMIT, "1": YOURS}}


class Case(Struct, frozen=True):
    """A forgery: `rules` is what verifiers with the rules say, `hashes` what the others say.

    `finds` are findings that must be named, unless the record is refused. `kept` is what the reader
    kept beside the root, which is that of the base `honest` unless `root` says otherwise.
    """

    name: str
    base: str
    rules: str
    hashes: str
    edits: list[tuple[Path_, Any]] = []
    refit: bool = True
    text: list[tuple[str, str]] = []
    finds: list[str] = []
    kept: dict[str, Any] = msgspec.field(default_factory=lambda: KEPT)
    root: bool = True


class Corpus(Struct, frozen=True):
    """All bases, as text, and all cases."""

    root: str
    bases: dict[str, str]
    cases: list[Case]


TAKEN_OUT: Final = {"out": True}


# bases


def sealed(
    entropies: tuple[str, str] = ("mine", "yours"),
    said: Contributions | None = COMMITTED,
    secret: bytes = SECRET,
) -> Sealed:
    return Sealed(secret, ID, 128, entropies, said)


def played(match: Match[Any, Any, Any], moves: int, seed: int = 4) -> Match[Any, Any, Any]:
    rng = Random(seed)
    for _ in range(moves):
        if match.over:
            break
        actor = match.actors[0]
        match.act(actor, rng.choice(match.legal(actor)))
    return match


def duel(source: Sealed, moves: int = 14) -> Match[Any, Any, Any]:
    return played(Match("rosenkoenig", source=source), moves)


def rewound() -> Match[Any, Any, Any]:
    match = duel(sealed())
    chance = [n for n, move in enumerate(match.moves) if move.actor == CHANCE]
    match.rewind(chance[-1] - 1)
    return played(match, 4, seed=9)


def dealt_by_hand() -> Match[Any, Any, Any]:
    match: Match[Any, Any, Any] = Match("rosenkoenig")
    for card in ["NW1", "NW2", "S2", "SE1", "W1", "E1", "NE1", "NE2", "S1", "SE2"]:
        match.act(CHANCE, card)
    match.go_on(sealed())
    return played(match, 12)


def resigned() -> Match[Any, Any, Any]:
    match = duel(sealed())
    match.resign(Seat(match.actors[0]))
    return match


def bases() -> dict[str, str]:
    late = Contributions(commits=(COMMIT, YOURS), since=(4, 0))
    never = Contributions(commits=(COMMIT, YOURS), since=(None, 0))
    half = Contributions(commits=(COMMIT, None))
    free = Contributions()
    bot = Contributions(bots=(False, True))
    matches = {
        "honest": duel(sealed()),
        "resigned": resigned(),
        "bot": duel(sealed(("mine", ""), bot)),
        "first-form": duel(sealed(said=None)),
        "free": duel(sealed(said=free)),
        "half": duel(sealed(said=half)),
        "late": duel(sealed(said=late)),
        "never": duel(sealed(("", "yours"), never)),
        "replaced": duel(sealed(("theirs", "yours"), free)),
        "emptied": duel(sealed(("", "yours"), free)),
        "exchanged": duel(sealed(("yours", "mine"), free)),
        "rewritten": duel(sealed(secret=bytes(32))),
        "rewound": rewound(),
        "dealt": dealt_by_hand(),
        "seeded": played(Match("rosenkoenig", seed=6), 14),
        "dictated": dealt_by_dictation(),
    }
    texts = {name: record(match, "all", ("Anna", "Bruno")) for name, match in matches.items()}
    secret: Match[Any, Any, Any] = Match("vetternkrieg", source=sealed())
    texts["secrets"] = record(played(secret, 6), "lancaster", ("Anna", "Bruno"))
    return {name: each.to_json() for name, each in texts.items()}


def dealt_by_dictation() -> Match[Any, Any, Any]:
    match: Match[Any, Any, Any] = Match("rosenkoenig")
    for card in ["NW1", "NW2", "S2", "SE1", "W1", "E1", "NE1", "NE2", "S1", "SE2"]:
        match.act(CHANCE, card)
    return match


# edits


def edited(text: str, case: Case) -> str:
    """The forged file."""
    if case.edits:
        forged = json.loads(text)
        for path, value in case.edits:
            _set(forged, path, value)
        text = written(_refitted(forged) if case.refit else forged)
    for old, new in case.text:
        assert old in text, (case.name, old)
        text = text.replace(old, new, 1)
    return text


def _set(node: Any, path: Path_, value: Any) -> None:
    for step in path[:-1]:
        node = node[step]
    if value == TAKEN_OUT:
        del node[path[-1]]
    else:
        node[path[-1]] = value


LONG: Final = ("moves", "proofs", "chain", "lists", "keys")


def written(forged: dict[str, Any]) -> str:
    """The one text of a record, whatever is in it."""
    parts = []
    for name, value in forged.items():
        if name in LONG and value:
            rows = ",\n".join(_json(row) for row in value)
            parts.append(f'"{name}":[\n{rows}\n]')
        else:
            parts.append(f'"{name}":{_json(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _json(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _refitted(forged: dict[str, Any]) -> dict[str, Any]:
    """Chain and digest made to fit whatever the record says."""
    dice = forged["dice"]
    head = [forged[name] for name in ("format", "game", "rules_version", "edition", "options")]
    head += [dice[name] for name in ("match", "root", "size", "entropies")]
    head += [dice["contributions"]] if "contributions" in dice else []
    chain = [_hash(_json(head))]
    for number, (actor, text) in enumerate(forged["moves"]):
        proof = forged["proofs"][number] if number < len(forged["proofs"]) else "salt:"
        kind, _, rest = proof.partition(":")
        digest = rest if kind == "hash" else _hash(f"{rest}|{actor}|{text}")
        chain.append(_hash(f"{chain[-1]}|{digest}"))
    forged["chain"], forged["digest"] = chain, ""
    forged["digest"] = _hash(written(forged))
    return forged


# cases


class Facts:
    """Places in the base `honest` that edits need."""

    def __init__(self, text: str) -> None:
        self.record = json.loads(text)
        self.moves = self.record["moves"]
        self.draws = [n for n, (actor, _) in enumerate(self.moves) if actor == "chance"]
        self.acts = [n for n, (actor, _) in enumerate(self.moves) if actor != "chance"]
        self.keys = self.record["keys"]
        self.lists = self.record["lists"]
        self.dice = self.record["dice"]

    def list_of(self, draw: int) -> int:
        return int(self.keys[draw][2])


def cases(texts: dict[str, str]) -> list[Case]:
    facts = Facts(texts["honest"])
    return [
        *_genuine(),
        *_damaged(facts),
        *_of_draws(facts),
        *_of_lists(facts),
        *_of_entropy(facts),
        *_of_order(facts, json.loads(texts["rewound"])),
        *_of_claims(facts),
        *_of_rules(facts),
        *_of_secrets(json.loads(texts["secrets"])),
    ]


def _genuine() -> list[Case]:
    """What is no forgery must not be called one."""
    nothing: dict[str, Any] = {}
    return [
        Case("genuine", "honest", "proven", "seal-holds", finds=["proof-other-bound"]),
        Case("genuine, against a computer", "bot", "proven", "seal-holds", finds=["proof-bot"],
             kept={"entropies": {"0": "mine"}}),
        Case("genuine, nothing kept", "honest", "consistent", "consistent", kept=nothing,
             root=False, finds=["proof-root-unknown", "proof-entropy-unknown"]),
        Case("genuine, of the first form", "first-form", "consistent", "consistent",
             kept={"entropies": {"0": "mine"}}, finds=["proof-other-free"]),
        Case("genuine, seeded", "seeded", "consistent", "consistent", kept=nothing, root=False,
             finds=["proof-seed"]),
        Case("genuine, dictated", "dictated", "consistent", "consistent", kept=nothing, root=False,
             finds=["proof-dictated"]),
    ]  # fmt: skip


def _refused(name: str, edits: list[tuple[Path_, Any]], base: str = "honest") -> Case:
    return Case(name, base, "refused", "refused", edits)


def _damaged(facts: Facts) -> list[Case]:
    """The file was changed, and the forger computed nothing."""
    move = facts.acts[0]
    actor, text = facts.moves[move]

    def damaged(name: str, *text: tuple[str, str]) -> Case:
        return Case(name, "honest", "refused", "refused", text=list(text))

    def unfit(name: str, path: Path_, value: Any) -> Case:
        return Case(name, "honest", "refused", "refused", [(path, value)], refit=False)

    first, second = facts.moves[1], facts.moves[2]
    return [
        damaged("a letter of a move", (f'["{actor}","{text}"]', f'["{actor}","{text}*"]')),
        unfit("a move taken out", ["moves", move], TAKEN_OUT),
        damaged("two moves exchanged", (f"{_json(first)},\n{_json(second)}",
                                        f"{_json(second)},\n{_json(first)}")),
        unfit("a hash of the chain", ["chain", 5], "0" * 64),
        unfit("the digest", ["digest"], "0" * 64),
        damaged("a space", ('"players":', '"players": ')),
        damaged("a line at the end", ("}\n", "}\n\n")),
        damaged("a field that is unknown", ('"reader":"all"', '"reader":"all",\n"more":1')),
        damaged("a field twice", ('"reader":"all"', '"reader":"all",\n"reader":"all"')),
        damaged("fields in another order", ('"reader":"all",\n', ""),
                ('"format":', '"reader":"all",\n"format":')),
        damaged("a number written otherwise", ('"rules_version":1', '"rules_version":1.0')),
        damaged("half a file", (texts_from(facts), "")),
        damaged("a format that is unknown", ("rosenkrieg-record/2", "rosenkrieg-record/9")),
        unfit("names, and nothing computed", ["players"], ["Bruno", "Anna"]),
    ]  # fmt: skip


def texts_from(facts: Facts) -> str:
    """The end of the base, from its chain on."""
    text = written(facts.record)
    return text[text.index('"chain"') :]


def _of_draws(facts: Facts) -> list[Case]:
    """Results and keys, chain and digest made to fit."""
    draw = 3
    move = facts.draws[draw]
    result = facts.moves[move][1]
    other = next(text for text in facts.lists[facts.list_of(draw)][0] if text != result)
    next_move = facts.draws[draw + 1]
    opening = ["keys", draw, 1]
    double = [*facts.keys[: draw + 1], *facts.keys[draw:]]
    late = [*facts.keys[:draw], facts.keys[draw + 1], facts.keys[draw], *facts.keys[draw + 2 :]]
    key = facts.keys[draw][1]["key"]
    path = facts.keys[draw][1]["path"]
    return [
        _refused("another result", [(["moves", move, 1], other)]),
        _refused("two results exchanged", [
            (["moves", move, 1], facts.moves[next_move][1]), (["moves", next_move, 1], result)]),
        _refused("a key of one's own", [([*opening, "key"], "ab" * 32)]),
        _refused("the key of another draw", [([*opening, "key"], facts.keys[draw + 1][1]["key"])]),
        _refused("another path to the root", [([*opening, "path", 0], "ab" * 32)]),
        _refused("a path cut short", [([*opening, "path"], path[:-1])]),
        _refused("a key without its path", [([*opening, "path"], [])]),
        _refused("a key left out", [(["keys", draw], TAKEN_OUT)]),
        _refused("all keys left out", [(["keys"], []), (["lists"], [])]),
        _refused("a key twice", [(["keys"], double)]),
        _refused("keys in another order", [(["keys"], late)]),
        _refused("the number of another draw", [([*opening, "draw"], draw + 1)]),
        _refused("a draw below zero", [([*opening, "draw"], -1)]),
        _refused("a draw beyond the tree", [([*opening, "draw"], draw + 128)]),
        _refused("a key for a move of a seat", [(["keys", draw, 0], facts.acts[0])]),
        _refused("a key for no move", [(["keys", draw, 0], 9_999)]),
        _refused("a key for a move before the first", [(["keys", draw, 0], -1)]),
        _refused("a key in capitals", [([*opening, "key"], key.upper())]),
        _refused("a key with spaces", [([*opening, "key"], f"{key[:2]} {key[2:]}")]),
        _refused("a key that is longer", [([*opening, "key"], key + "00")]),
        _refused("another size of the tree", [(["dice", "size"], 256)]),
        _refused("no size of the tree", [(["dice", "size"], None)]),
        _refused("another root in the same tree", [(["dice", "root"], "ab" * 32)]),
        _refused("another match", [(["dice", "match"], "another")]),
    ]  # fmt: skip


def _of_lists(facts: Facts) -> list[Case]:
    """What could have come, chain and digest made to fit."""
    draw = 3
    place = facts.list_of(draw)
    texts, weights = facts.lists[place]
    result = facts.moves[facts.draws[draw]][1]
    count = len(texts)
    return [
        _refused("a list the other way round", [(["lists", place, 0], texts[::-1])]),
        _refused("a list without the result", [
            (["lists", place], [[text for text in texts if text != result], weights[1:]])]),
        _refused("an empty list", [(["lists", place], [[], []])]),
        _refused("a weight of zero", [(["lists", place, 1, 0], 0)]),
        _refused("a weight below zero", [(["lists", place, 1, 0], -5)]),
        _refused("a weight that a page cannot hold", [(["lists", place, 1, 0], 1 << 53)]),
        _refused("a weight too many", [(["lists", place, 1], [*weights, 1])]),
        _refused("a list that is not there", [(["keys", draw, 2], 999)]),
        _refused("the last list by a number below zero", [(["keys", draw, 2], -1)]),
        Case("a list with the wanted result alone", "honest", "refused", "seal-holds",
             [(["lists", place], [[result], [1]])], finds=["proof-rules-later"]),
        Case("a wanted result, written into a list of one", "honest", "refused", "seal-holds",
             [(["lists", place], [[texts[0]], [1]]),
              (["moves", facts.draws[draw], 1], texts[0])] if texts[0] != result else
             [(["lists", place], [[texts[count - 1]], [1]]),
              (["moves", facts.draws[draw], 1], texts[count - 1])],
             finds=["proof-rules-later"]),
        Case("a wanted result, with nearly all of the weight", "honest", "refused", "seal-holds",
             [(["lists", place], [[texts[0] if texts[0] != result else texts[-1], result],
                                  [10**12, 1]]),
              (["moves", facts.draws[draw], 1], texts[0] if texts[0] != result else texts[-1])],
             finds=["proof-rules-later"]),
    ]  # fmt: skip


def _of_entropy(facts: Facts) -> list[Case]:
    """The dice were made anew with other entropy, or another secret."""
    said = ["dice", "contributions"]
    own = {"entropies": {"0": "mine"}}
    alone = {**own, "commits": {"0": COMMIT}}
    return [
        Case("everything made anew with another secret", "rewritten", "not-proven", "not-proven",
             finds=["proof-root-other"]),
        Case("made anew, nothing kept", "rewritten", "consistent", "consistent", kept={},
             root=False, finds=["proof-root-unknown"]),
        Case("the reader's entropy replaced", "replaced", "not-proven", "not-proven", kept=own,
             finds=["proof-entropy-other"]),
        Case("the reader's entropy left out", "emptied", "not-proven", "not-proven", kept=own,
             finds=["proof-entropy-other"]),
        Case("entropies exchanged between the seats", "exchanged", "not-proven", "not-proven",
             kept=own, finds=["proof-entropy-other"]),
        Case("entropy that is said never to have come", "never", "not-proven", "not-proven",
             finds=["proof-entropy-other"]),
        Case("entropy that counts late", "late", "consistent", "consistent",
             finds=["proof-entropy-late"]),
        Case("an opponent who could choose when theirs counts", "late", "consistent", "consistent",
             kept={"entropies": {"1": "yours"}, "commits": {"0": COMMIT}},
             finds=["proof-other-late"]),
        Case("an opponent who could leave theirs out", "never", "consistent", "consistent",
             kept={"entropies": {"1": "yours"}, "commits": {"0": COMMIT}},
             finds=["proof-other-late"]),
        Case("an opponent who could choose after the reader", "free", "consistent", "consistent",
             kept=own, finds=["proof-other-free"]),
        Case("an opponent who committed to nothing", "half", "consistent", "consistent",
             kept=alone, finds=["proof-other-free"]),
        Case("a commitment of the opponent that the reader was not shown", "honest", "consistent",
             "consistent", kept=alone, finds=["proof-other-free"]),
        Case("the opponent's commitment left out", "half", "not-proven", "not-proven",
             finds=["proof-commit-other"]),
        Case("the reader's commitment left out", "free", "not-proven", "not-proven",
             finds=["proof-commit-other"]),
        Case("another commitment of the opponent than was shown", "honest", "not-proven",
             "not-proven", kept={**own, "commits": {"1": commitment(ID, 1, "other")}},
             finds=["proof-commit-other"]),
        _refused("another entropy in the record", [(["dice", "entropies", 0], "theirs")]),
        _refused("entropies exchanged in the record", [(["dice", "entropies"], ["yours", "mine"])]),
        _refused("entropy with a bar", [(["dice", "entropies", 1], "a|b")]),
        _refused("entropy that is too long", [(["dice", "entropies", 1], "x" * 65)]),
        _refused("entropy for one seat alone", [(["dice", "entropies"], ["mine"])]),
        _refused("a commitment to something else", [([*said, "commits", 0], YOURS)]),
        _refused("a commitment for the other seat", [([*said, "commits"], [None, COMMIT])]),
        _refused("a person called a computer", [([*said, "bots"], [False, True])]),
        _refused("entropy that is said to count later", [([*said, "since"], [4, 0])]),
        _refused("entropy that counts from before the first draw", [([*said, "since"], [-1, 0])]),
        _refused("entropy that never came, and is there", [([*said, "since"], [None, 0])]),
        _refused("no word on how entropy came about", [(said, TAKEN_OUT)]),
        _refused("the first form with words on entropy", [(["format"], "rosenkrieg-record/1")]),
    ]  # fmt: skip


def _of_order(facts: Facts, rewound: dict[str, Any]) -> list[Case]:
    """Draws that were thrown away, or came from elsewhere."""
    skip = rewound["dice"]["skips"][0]
    start = facts.draws[4] + 1
    keys = [key for key in facts.keys if key[0] >= start]
    empty = {"kind": "dictated", "seed": None, "match": None, "root": None, "size": None,
             "entropies": None, "start": 0, "skips": []}  # fmt: skip
    seeded = {**empty, "kind": "seed", "seed": 5}
    plain = [(["keys"], []), (["lists"], []), (["format"], "rosenkrieg-record/1")]
    return [
        Case("draws thrown away", "rewound", "consistent", "consistent", finds=["proof-skips"]),
        _refused("draws thrown away in silence", [(["dice", "skips"], [])], "rewound"),
        _refused("more draws thrown away", [(["dice", "skips", 0, 1], skip[1] + 1)], "rewound"),
        _refused("draws that count backwards", [(["dice", "skips", 0, 1], -1)], "rewound"),
        _refused("draws thrown away nowhere", [(["dice", "skips"], [[0, 0]])]),
        _refused("draws thrown away before a seat acts", [
            (["dice", "skips"], [[facts.acts[0], 2]])]),
        _refused("the same draws thrown away twice", [
            (["dice", "skips"], [[skip[0], skip[1] + 7], skip])], "rewound"),
        Case("a deal from elsewhere", "dealt", "consistent", "consistent", finds=["proof-start"]),
        Case("a deal that is said to come from elsewhere", "honest", "refused", "refused",
             [(["dice", "start"], start), (["keys"], keys)]),
        _refused("keys of draws from elsewhere", [(["dice", "start"], start)]),
        _refused("a start after the end", [(["dice", "start"], 9_999)]),
        _refused("a start below zero", [(["dice", "start"], -1)]),
        Case("dice without a source", "honest", "not-proven", "not-proven",
             [(["dice"], empty), *plain], finds=["proof-root-other", "proof-dictated"]),
        Case("dice from a seed", "honest", "refused", "not-proven", [(["dice"], seeded), *plain],
             finds=["proof-root-other"]),
        _refused("dice of an unknown kind", [(["dice", "kind"], "loaded")]),
        _refused("dice of a kind that is no word", [(["dice", "kind"], ["sealed"])]),
        _refused("sealed dice with a seed", [(["dice", "seed"], 5)]),
    ]  # fmt: skip


def _of_claims(facts: Facts) -> list[Case]:
    """Ends and names that only the server vouches for."""
    cut = facts.acts[-1]
    kept_keys = [key for key in facts.keys if key[0] < cut]
    ended = {"decided": "", "scores": [0, 0]}
    return [
        Case("the end cut off", "honest", "proven", "seal-holds",
             [(["moves"], facts.moves[:cut]), (["keys"], kept_keys)], finds=["proof-unfinished"]),
        Case("a resignation cut off", "resigned", "proven", "seal-holds", [(["outcome"], None)],
             finds=["proof-unfinished"]),
        *(
            Case(f"a claimed end: {reason}", "honest", "proven", "seal-holds",
                 [(["outcome"], {**ended, "reason": reason, "winner": winner})],
                 finds=["proof-claimed-end"])
            for reason, winner in (("resigned", 1), ("agreed", None), ("time", 0))
        ),
        Case("a resignation the other way round", "resigned", "proven", "seal-holds",
             [(["outcome"], {**ended, "reason": "resigned", "winner": 0})],
             finds=["proof-claimed-end"]),
        *(
            _refused(f"a field of another kind: {name}, {_json(value)}", [([name], value)])
            for name, value in (
                ("game", None), ("game", 1), ("rules_version", "1"), ("rules_version", True),
                ("edition", {}), ("edition", {"hash": "", "name": 1}), ("options", []),
                ("options", {"stakes": [1]}), ("players", ["Anna", 1]), ("reader", {}),
                ("outcome", "won"), ("outcome", {}), ("outcome", {**ended, "winner": 0}),
                ("outcome", {**ended, "reason": "time", "winner": 2}),
                ("outcome", {**ended, "reason": "time", "winner": 0, "scores": [1]}),
                ("outcome", {**ended, "reason": "time", "winner": 0, "scores": [1, "2"]}),
            )
        ),
        Case("names exchanged", "honest", "proven", "seal-holds",
             [(["players"], ["Bruno", "Anna"])], finds=["proof-names"]),
    ]  # fmt: skip


def _of_rules(facts: Facts) -> list[Case]:
    """What takes the rules; verifiers without them say that they do not know."""
    move = facts.acts[0]
    actor, text = facts.moves[move]
    theirs = "white" if actor == "red" else "red"
    later = ["proof-rules-later"]
    last = facts.acts[-2]
    won = {"decided": "points", "reason": "stones", "scores": [30, 10], "winner": 0}

    def illegal(name: str, path: Path_, value: Any) -> Case:
        return Case(name, "honest", "refused", "seal-holds", [(path, value)], finds=later)

    return [
        illegal("an illegal move", ["moves", move, 1], "SE3*" if text != "SE3*" else "N1*"),
        illegal("a move by the other seat", ["moves", move, 0], theirs),
        illegal("a move that is no move", ["moves", move, 1], "castle"),
        illegal("an end that the rules do not give", ["outcome"], won),
        Case("a move left out, chain and digest made to fit", "honest", "refused", "seal-holds",
             [(["moves"], [each for n, each in enumerate(facts.moves) if n != last]),
              (["keys"], [[move - (move > last), *key] for move, *key in facts.keys])],
             finds=later),
        illegal("another game", ["game"], "chess"),
        illegal("another version of the rules", ["rules_version"], 99),
        illegal("an option that is unknown", ["options", "stakes"], "high"),
        illegal("a reader who is not there", ["reader"], "blue"),
    ]  # fmt: skip


def _of_secrets(genuine: dict[str, Any]) -> list[Case]:
    """A record of a game with secrets, in which the reader does not know all moves."""
    hidden = next(n for n, (_, text) in enumerate(genuine["moves"]) if text is None)
    open_ = next(n for n, proof in enumerate(genuine["proofs"]) if proof.startswith("salt:"))
    draw = genuine["keys"][0][0]
    start = (["dice", "start"], draw + 1)
    only = ["proof-hidden"]
    return [
        Case("hidden moves, nothing forged", "secrets", "consistent", "consistent", finds=only),
        Case("a hidden move exchanged", "secrets", "consistent", "consistent",
             [(["proofs", hidden], "hash:" + "ab" * 32)], finds=only),
        _refused("a hidden move without a proof", [(["proofs", hidden], "salt:")], "secrets"),
        _refused("a proof of an unknown kind", [(["proofs", open_], "trust:me")], "secrets"),
        _refused("no proofs at all", [(["proofs"], [])], "secrets"),
        _refused("a proof too few", [(["proofs", open_], TAKEN_OUT)], "secrets"),
        _refused("keys of draws from elsewhere, beside hidden moves", [start], "secrets"),
        _refused("an opened draw exchanged", [(["moves", draw, 1], "card:nothing")], "secrets"),
    ]  # fmt: skip


def corpus() -> Corpus:
    """The corpus, made from matches that are played now."""
    texts = bases()
    root = json.loads(texts["honest"])["dice"]["root"]
    return Corpus(root, texts, cases(texts))


def main() -> None:
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(corpus()), indent=1) + b"\n")
    print(f"{len(corpus().cases)} cases")


if __name__ == "__main__":
    main()

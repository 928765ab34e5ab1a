"""Checks the record of a match without Rosenkrieg: form, chain, seal, dice. Needs Python 3.11.

    python verify.py RECORD [--root HASH] [--entropy SEAT=VALUE] [--commit SEAT=HASH]

SEAT is 0 or 1. Written from docs/fairness.md alone and sharing no code with the program. It does
not know the rules of the games: whether moves were legal and the lists of possible results right
is checked by `rosenkrieg verify`, so nothing here is called proven: a wrong list could dictate a
result. Exit status: 0 the seal holds or the record is consistent, 1 not proven, 2 refused.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import re
import sys
from typing import Any

FIELDS = [
    "format", "game", "rules_version", "edition", "options", "players", "reader", "dice", "moves",
    "proofs", "chain", "lists", "keys", "outcome", "digest",
]  # fmt: skip
LONG = {"moves", "proofs", "chain", "lists", "keys"}
DICE = {"kind", "seed", "match", "root", "size", "entropies", "start", "skips"}
FORMATS = ["rosenkrieg-record/1", "rosenkrieg-record/2"]
UNPROVEN = {
    "hidden", "stand-ins", "seed", "dictated", "skips", "start", "root-unknown", "entropy-unknown",
    "entropy-late", "other-free", "other-late", "draws-some", "no-draws",
}  # fmt: skip
SAYS = {
    "seal-holds": "The keys are the sealed ones, and your entropy went into every draw.\n"
    "Only the rules can show that the lists were right: rosenkrieg verify RECORD ...",
    "consistent": "No check failed, but something is missing; see 'open' above.",
    "not-proven": "The record contradicts what you kept; see 'bad' above.",
}
OUTCOME: dict[str, list[type]] = {
    "decided": [str],
    "reason": [str],
    "scores": [list],
    "winner": [int, type(None)],
}
HASH = re.compile(r"[0-9a-f]{64}")
ENTROPY = re.compile(r"[0-9A-Za-z_-]{0,64}")

Findings = list[tuple[str, str, dict[str, Any]]]


class Refused(Exception):
    """The file is no record, or it was changed, or its dice do not follow from its keys."""


def need(holds: object, expected: str) -> None:
    if not holds:
        raise Refused(f"expected {expected}")


# the file: docs/fairness.md, "The file"


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def compact(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def written(record: dict[str, Any]) -> str:
    parts = []
    for name in FIELDS:
        value = record[name]
        if name in LONG and value:
            rows = ",\n".join(compact(row) for row in value)
            parts.append(f'"{name}":[\n{rows}\n]')
        else:
            parts.append(f'"{name}":{compact(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def parsed(data: bytes) -> dict[str, Any]:
    try:
        record: Any = json.loads(data)
    except (ValueError, RecursionError):
        raise Refused("expected a record as JSON") from None
    need(isinstance(record, dict) and list(record) == FIELDS, "the fields of a record")
    need(record["format"] in FORMATS, f"one of the formats {', '.join(FORMATS)}")
    check_types(record)
    need(written(record).encode() == data, "the record in exactly the form it was written in")
    whole: dict[str, Any] = record
    return whole


def is_number(value: object, least: int = 0) -> bool:
    return type(value) is int and value >= least


def are(values: object, *kinds: type, count: int | None = None) -> bool:
    right = isinstance(values, list) and all(type(value) in kinds for value in values)
    return right and (count is None or len(values) == count)  # type: ignore[arg-type]


def is_of(value: object, fields: dict[str, list[type]]) -> bool:
    """Whether it is an object of just these fields, each of one of its types."""
    whole = isinstance(value, dict) and set(value) == set(fields)
    return whole and all(type(value[name]) in fields[name] for name in fields)  # type: ignore[index]


def check_types(record: dict[str, Any]) -> None:
    need(type(record["game"]) is str and is_number(record["rules_version"]), "a game, its rules")
    need(type(record["reader"]) is str and type(record["digest"]) is str, "a reader and a digest")
    options, edition, outcome = (record[name] for name in ("options", "edition", "outcome"))
    need(isinstance(options, dict) and are([*options.values()], str, int, bool), "options")
    need(edition is None or is_of(edition, {"hash": [str], "name": [str]}), "an edition, or null")
    need(outcome is None or is_of(outcome, OUTCOME), "an outcome, or null")
    if outcome is not None:
        need(are(outcome["scores"], int, count=2), "two scores")
        need(outcome["winner"] in (0, 1, None), "a seat that won, or null")
    need(all(isinstance(record[name], list) for name in LONG), "lists of moves, keys and so on")
    for move in record["moves"]:
        need(isinstance(move, list) and len(move) == 2 and type(move[0]) is str, "moves as pairs")
        need(move[1] is None or type(move[1]) is str, "the text of a move, or null")
    need(are(record["proofs"], str) and are(record["chain"], str), "proofs and hashes as texts")
    need(are(record["players"], str, count=2), "two names")
    need(isinstance(record["dice"], dict), "dice")
    need(type(record["dice"].get("kind")) is str, "the kind of dice")
    for texts_and_weights in record["lists"]:
        need(
            isinstance(texts_and_weights, list) and len(texts_and_weights) == 2, "a list of results"
        )
        need(are(texts_and_weights[0], str) and are(texts_and_weights[1], int), "texts and weights")
    for key in record["keys"]:
        need(isinstance(key, list) and len(key) == 3 and type(key[2]) is int, "keys as triples")
        opening = key[1]
        need(isinstance(opening, dict) and set(opening) == {"draw", "key", "path"}, "an opened key")
        need(type(opening["key"]) is str and are(opening["path"], str), "a key and its path")


# the chain: docs/fairness.md, "The chain"


def check_chain(record: dict[str, Any]) -> None:
    moves, proofs, chain, dice = (record[n] for n in ("moves", "proofs", "chain", "dice"))
    need(len(chain) == len(moves) + 1, "one hash more than moves")
    need(not proofs or len(proofs) == len(moves), "a proof for each move")
    head = [record[name] for name in ("format", "game", "rules_version", "edition", "options")]
    head += [dice.get(name) for name in ("match", "root", "size", "entropies")]
    head += [dice["contributions"]] if "contributions" in dice else []
    need(chain[0] == sha256(compact(head)), "the hash of the head")
    for number, (actor, text) in enumerate(moves):
        kind, _, rest = (proofs[number] if proofs else "salt:").partition(":")
        need(kind == "hash" or (kind == "salt" and text is not None), f"a proof of move {number}")
        digest = rest if kind == "hash" else sha256(f"{rest}|{actor}|{text}")
        need(chain[number + 1] == sha256(f"{chain[number]}|{digest}"), f"the hash of move {number}")
    need(record["digest"] == sha256(written({**record, "digest": ""})), "the digest of the record")


# the dice: docs/fairness.md, "The dice"


def check_dice(record: dict[str, Any]) -> None:
    dice, moves = record["dice"], record["moves"]
    said = "contributions" in dice
    need(set(dice) == DICE | ({"contributions"} if said else set()), "the fields of dice")
    need(said == (record["format"] == FORMATS[1]), f"contributions exactly in {FORMATS[1]}")
    sealed = [dice[name] for name in ("match", "root", "size", "entropies")]
    fits = {
        "seed": type(dice["seed"]) is int and sealed == [None] * 4,
        "sealed": dice["seed"] is None and None not in sealed,
        "dictated": dice["seed"] is None and sealed == [None] * 4 and not dice["start"],
    }
    need(fits.get(dice["kind"], False), "dice by seed, sealed or dictated, with their fields")
    need(is_number(dice["start"]) and dice["start"] <= len(moves), "dice that start at a move")
    need(isinstance(dice["skips"], list), "draws that were thrown away")
    need(
        all(are(skip, int, count=2) and skip[1] > 0 for skip in dice["skips"]),
        "skips of one or more",
    )
    places = [skip[0] for skip in dice["skips"]]
    need(places == sorted(set(places)), "skips in the order of the moves")
    made = range(dice["start"], len(moves))
    need(all(n in made and moves[n][0] == "chance" for n in places), "skips before draws")
    numbers = [key[0] for key in record["keys"]]
    need(are(numbers, int) and numbers == sorted(set(numbers)), "one key a draw, in order")
    need(all(n in made for n in numbers), "no keys of draws from elsewhere")
    need(dice["kind"] == "sealed" or not numbers, "keys of sealed dice only")
    if dice["kind"] == "sealed":
        check_sealed(record)


def check_sealed(record: dict[str, Any]) -> None:
    dice = record["dice"]
    need(type(dice["match"]) is str and type(dice["root"]) is str, "a match and a root")
    need(
        is_number(dice["size"], 1) and are(dice["entropies"], str, count=2), "a size, two entropies"
    )
    need(
        all(ENTROPY.fullmatch(each) for each in dice["entropies"]), "entropy in letters and digits"
    )
    if "contributions" in dice:
        check_contributions(dice)
    for move, opening, place in record["keys"]:
        check_key(record, move, opening, place)
    check_order(record)


def check_contributions(dice: dict[str, Any]) -> None:
    said = dice["contributions"]
    need(isinstance(said, dict) and set(said) == {"bots", "commits", "since"}, "contributions")
    need(are(said["bots"], bool, count=2), "who is a computer")
    need(all(isinstance(said[name], list) and len(said[name]) == 2 for name in said), "pairs")
    for seat, entropy in enumerate(dice["entropies"]):
        commit, since = said["commits"][seat], said["since"][seat]
        need(commit is None or type(commit) is str, "a commitment, or null")
        need(since is None or is_number(since), "the first draw that entropy counts in, or null")
        need(
            not said["bots"][seat] or (not entropy and commit is None), "computers without entropy"
        )
        need(since is not None or not entropy, "no entropy where none came")
        if commit is not None and since is not None:
            text = f"rosenkrieg-entropy|{dice['match']}|{seat}|{entropy}"
            need(commit == sha256(text), f"the entropy that seat {seat} committed to")


def check_key(record: dict[str, Any], move: int, opening: dict[str, Any], place: int) -> None:
    dice, moves, lists = record["dice"], record["moves"], record["lists"]
    need(is_number(move) and move < len(moves), "a key of a move")
    need(0 <= place < len(lists), "a key of a list")
    need(is_committed(opening, dice["root"], dice["size"]), f"move {move}: a key of the root")
    texts, weights = lists[place]
    need(texts and len(texts) == len(weights), "as many weights as results")
    need(min(weights) > 0 and max(weights) < 1 << 53, "weights from 1 to 2^53 - 1")
    index = drawn(bytes.fromhex(opening["key"]), entropies_at(dice, opening["draw"]), weights)
    need(moves[move] == ["chance", texts[index]], f"move {move}: {texts[index]} from the dice")


def is_committed(opening: dict[str, Any], root: str, size: int) -> bool:
    draw, key, path = opening["draw"], opening["key"], opening["path"]
    if not (is_number(draw) and draw < size and 1 << len(path) == size):
        return False
    if not all(HASH.fullmatch(each) for each in (key, *path)):
        return False
    node = hashlib.sha256(b"\x00" + bytes.fromhex(key)).digest()
    for level, beside in enumerate(map(bytes.fromhex, path)):
        both = beside + node if draw >> level & 1 else node + beside
        node = hashlib.sha256(b"\x01" + both).digest()
    return node.hex() == root


def entropies_at(dice: dict[str, Any], draw: int) -> list[str]:
    since = dice["contributions"]["since"] if "contributions" in dice else [0, 0]
    return [
        entropy if first is not None and first <= draw else ""
        for entropy, first in zip(dice["entropies"], since, strict=True)
    ]


def drawn(key: bytes, entropies: list[str], weights: list[int]) -> int:
    total, attempt = sum(weights), 0
    while True:
        text = "|".join([*entropies, str(attempt)])
        number = int.from_bytes(hmac.digest(key, text.encode(), "sha256"), "big")
        if number < (1 << 256) - (1 << 256) % total:
            break
        attempt += 1
    number %= total
    for index, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return index
    raise AssertionError


def check_order(record: dict[str, Any]) -> None:
    """Every draw in its turn, none left out, where the reader knows all moves."""
    moves, proofs, dice = record["moves"], record["proofs"], record["dice"]
    opened = {move: opening["draw"] for move, opening, _ in record["keys"]}
    skips = dict(dice["skips"])
    if any(text is None for _, text in moves):
        return
    draw = 0
    for move, (actor, _) in enumerate(moves):
        if actor != "chance" or move < dice["start"]:
            continue
        draw += skips.get(move, 0)
        hidden = bool(proofs) and proofs[move].startswith("hash:")
        need(move in opened or hidden, f"move {move}: the key of this draw")
        need(opened.get(move, draw) == draw, f"move {move}: draw {draw}")
        draw += 1


# what it proves: docs/fairness.md, "The verdict"


def judged(
    record: dict[str, Any], root: str | None, entropies: dict[int, str], commits: dict[int, str]
) -> Findings:
    dice, moves, proofs = record["dice"], record["moves"], record["proofs"]
    found: Findings = [("good", "chain", {"moves": len(moves)}), ("open", "rules-later", {})]
    hidden = sum(text is None for _, text in moves)
    stand_ins = sum(
        text is not None and bool(proofs) and proofs[n].startswith("hash:")
        for n, (_, text) in enumerate(moves)
    )
    draws = sum(actor == "chance" for actor, _ in moves)
    before = sum(actor == "chance" for actor, _ in moves[: dice["start"]])
    checked = len(record["keys"])
    if hidden:
        found.append(("open", "hidden", {"count": hidden}))
    if stand_ins:
        found.append(("open", "stand-ins", {"count": stand_ins}))
    if not draws:
        found.append(("open", "no-draws", {}))
    if dice["kind"] == "sealed":
        if draws:
            enough = checked >= draws - before - stand_ins
            key = "draws" if enough else "draws-some"
            found.append(("good" if enough else "open", key, {"checked": checked, "draws": draws}))
        if root is None:
            found.append(("open", "root-unknown", {"root": dice["root"]}))
        elif root == dice["root"]:
            found.append(("good", "root-same", {}))
        else:
            found.append(("bad", "root-other", {}))
        found += of_entropies(dice, entropies, commits)
    else:
        found += [("bad", "root-other", {})] if root is not None else []
        found += [("bad", "entropy-other", {"seat": seat}) for seat in entropies]
        found += [("open", dice["kind"], {"count": draws})] if draws else []
    if dice["start"]:
        found.append(("open", "start", {"move": dice["start"], "count": before}))
    if dice["skips"]:
        found.append(("open", "skips", {"count": sum(count for _, count in dice["skips"])}))
    if record["outcome"] is None:
        found.append(("open", "unfinished", {}))
    elif record["outcome"].get("reason") in ("resigned", "agreed", "time"):
        found.append(("open", "claimed-end", {"reason": record["outcome"]["reason"]}))
    if any(record["players"]):
        found.append(("open", "names", {}))
    return found


def of_entropies(dice: dict[str, Any], kept: dict[int, str], commits: dict[int, str]) -> Findings:
    found: Findings = []
    nobody = {"bots": [False, False], "commits": [None, None], "since": [0, 0]}
    said = dice.get("contributions", nobody)
    for seat, commit in commits.items():
        if said["commits"][seat] != commit:
            found.append(("bad", "commit-other", {"seat": seat}))
    for seat, entropy in kept.items():
        since = said["since"][seat]
        if dice["entropies"][seat] != entropy or since is None:
            found.append(("bad", "entropy-other", {"seat": seat}))
        elif since:
            found.append(("open", "entropy-late", {"seat": seat, "count": since}))
        else:
            found.append(("good", "entropy-same", {"seat": seat}))
    if not kept:
        return [*found, ("open", "entropy-unknown", {})]
    for seat in (0, 1):
        if said["bots"][seat]:
            found.append(("good", "bot", {"seat": seat}))
        elif said["since"][seat] != 0 and seat not in kept:
            found.append(("open", "other-late", {"seat": seat}))
        elif dice["entropies"][seat] and seat not in kept:
            is_bound = seat in commits  # the reader's own commitment binds the reader alone
            key = "other-bound" if is_bound else "other-free"
            found.append(("good" if is_bound else "open", key, {"seat": seat}))
    return found


def verify(
    data: bytes, root: str | None, entropies: dict[int, str], commits: dict[int, str]
) -> tuple[str, Findings]:
    """What a record proves to a reader who kept these, and why; Refused if it does not hold."""
    record = parsed(data)
    check_chain(record)
    check_dice(record)
    found = judged(record, root, entropies, commits)
    if any(grade == "bad" for grade, _, _ in found):
        standing = "not-proven"
    elif any(grade == "open" and key in UNPROVEN for grade, key, _ in found):
        standing = "consistent"
    else:
        standing = "seal-holds"
    return standing, [(grade, f"proof-{key}", params) for grade, key, params in found]


def by_seat(given: list[str]) -> dict[int, str]:
    pairs = [text.partition("=") for text in given]
    if any(seat not in ("0", "1") or not equals for seat, equals, _ in pairs):
        sys.exit("verify.py: expected 0=VALUE or 1=VALUE")
    return {int(seat): value for seat, _, value in pairs}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("record")
    parser.add_argument("--root")
    parser.add_argument("--entropy", action="append", default=[], metavar="SEAT=VALUE")
    parser.add_argument("--commit", action="append", default=[], metavar="SEAT=HASH")
    given = parser.parse_args()
    with open(given.record, "rb") as file:
        data = file.read()
    try:
        kept = by_seat(given.entropy), by_seat(given.commit)
        standing, findings = verify(data, given.root, *kept)
    except Refused as error:
        print(f"refused: {error}")
        return 2
    for grade, key, params in findings:
        print(f"{grade:5} {key.removeprefix('proof-')} {params or ''}".rstrip())
    print(standing)
    print(SAYS[standing])
    return standing == "not-proven"


if __name__ == "__main__":
    sys.exit(main())

"""What a record that holds proves, and to whom.

Hashes alone prove nothing against someone who can compute them: a server could write a whole
record again. What it cannot change is what a reader kept since the match began: the root, the
entropy they sent, and the commitments they saw. So the verdict depends on the reader:

- `not-proven`: something that the reader kept is missing from the record, or differs.
- `proven`: the root is the one the reader kept, their entropy went into every draw, no one could
  choose theirs after seeing it, and every list of possible results is the one of the rules. Then
  no one could steer the dice, not even the server.
- `consistent`: nothing contradicts the record, but something is missing for a proof.

Each reason is a finding, a message with a grade. The page (web/src/lib/judgement.ts) and
scripts/verify.py draw the same conclusions, but they don't know the rules: a list of possible
results that is wrong could dictate a result, so the best they say is `seal-holds`. One corpus of
forgeries is judged by all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal

from msgspec import UNSET, Struct

from rosenkrieg.core.contract import SEATS, Message
from rosenkrieg.core.fairness import Contributions
from rosenkrieg.core.match import HOUSE_ENDS
from rosenkrieg.core.record import Dice, Record
from rosenkrieg.core.verification import Verdict

Grade = Literal["good", "open", "bad"]
Standing = Literal["proven", "consistent", "not-proven"]

UNPROVEN: Final = frozenset(
    {
        "proof-hidden", "proof-stand-ins", "proof-seed", "proof-dictated", "proof-skips",
        "proof-start", "proof-root-unknown", "proof-entropy-unknown", "proof-entropy-late",
        "proof-other-free", "proof-other-late", "proof-draws-some", "proof-no-draws",
    }
)  # fmt: skip
"""Open findings that leave the dice unproven; the others are about something else."""


class Kept(Struct, frozen=True):
    """What a reader kept since the match began; by seat where it belongs to one.

    `entropies`: what the reader added. `commits`: commitments known before the reader opened
    theirs: their own, sent, and the other seat's, shown to them, which alone binds that seat.
    """

    root: str | None = None
    entropies: Mapping[int, str] = {}
    commits: Mapping[int, str] = {}


class Finding(Struct, frozen=True):
    """One thing that was checked (good), cannot be shown (open), or is wrong (bad)."""

    grade: Grade
    says: Message


class Judgement(Struct, frozen=True):
    """What the findings come to."""

    standing: Standing
    findings: tuple[Finding, ...]


def judge(record: Record, verdict: Verdict, kept: Kept) -> Judgement:
    """The judgment on a record that was verified, for a reader who kept something of it."""
    found = (*_of_moves(record, verdict), *_of_dice(record, verdict, kept), *_claims(record))
    grades = {finding.grade for finding in found}
    if "bad" in grades:
        return Judgement("not-proven", found)
    unproven = any(each.grade == "open" and each.says.key in UNPROVEN for each in found)
    return Judgement("consistent" if unproven else "proven", found)


def _good(key: str, **params: str | int) -> Finding:
    return Finding("good", Message(f"proof-{key}", dict(params)))


def _open(key: str, **params: str | int) -> Finding:
    return Finding("open", Message(f"proof-{key}", dict(params)))


def _bad(key: str, **params: str | int) -> Finding:
    return Finding("bad", Message(f"proof-{key}", dict(params)))


def _of_moves(record: Record, verdict: Verdict) -> Iterator[Finding]:
    yield _good("chain", moves=verdict.moves)
    if record.is_complete:
        yield _good("rules", version=record.rules_version)
    if verdict.hidden:
        yield _open("hidden", count=verdict.hidden)
    if verdict.stand_ins:
        yield _open("stand-ins", count=verdict.stand_ins)


def _of_dice(record: Record, verdict: Verdict, kept: Kept) -> Iterator[Finding]:
    dice = record.dice
    if dice.kind == "sealed":
        yield _draws(record, verdict)
        yield _root(dice, kept)
        yield from _entropies(dice, kept)
    else:
        yield from _unsealed(record, verdict, kept)
    if dice.start:
        yield _open("start", move=dice.start, count=_count_draws(record, dice.start))
    thrown_away = sum(count for _, count in dice.skips)
    if thrown_away:
        yield _open("skips", count=thrown_away)


def _count_draws(record: Record, until: int | None = None) -> int:
    return sum(actor == "chance" for actor, _ in record.moves[:until])


def _draws(record: Record, verdict: Verdict) -> Finding:
    draws, checked = _count_draws(record), verdict.draws_checked
    if not draws:
        return _open("no-draws")
    due = draws - _count_draws(record, record.dice.start) - verdict.stand_ins
    if checked < due:
        return _open("draws-some", checked=checked, draws=draws)
    return _good("draws", checked=checked, draws=draws)


def _unsealed(record: Record, verdict: Verdict, kept: Kept) -> Iterator[Finding]:
    """Dice without a seal, although the reader may have kept one."""
    if kept.root is not None:
        yield _bad("root-other")
    for seat in sorted(kept.entropies):
        yield _bad("entropy-other", seat=seat)
    draws = _count_draws(record)
    if not draws:
        yield _open("no-draws")
    elif record.dice.kind == "seed":
        seed = str(record.dice.seed)
        yield _open("seed", checked=verdict.draws_checked, draws=draws, seed=seed)
    else:
        yield _open("dictated", count=draws)


def _root(dice: Dice, kept: Kept) -> Finding:
    if kept.root is None:
        return _open("root-unknown", root=dice.root or "")
    return _good("root-same") if kept.root == dice.root else _bad("root-other")


def _entropies(dice: Dice, kept: Kept) -> Iterator[Finding]:
    """Whether what the reader added is in the dice, and whether anyone could answer to it."""
    entropies = dice.entropies or ("", "")
    said = Contributions() if dice.contributions is UNSET else dice.contributions
    for seat, commit in sorted(kept.commits.items()):
        if said.commits[seat] != commit:
            yield _bad("commit-other", seat=seat)
    for seat, entropy in sorted(kept.entropies.items()):
        since = said.since[seat]
        if entropies[seat] != entropy or since is None:
            yield _bad("entropy-other", seat=seat)
        elif since:
            yield _open("entropy-late", seat=seat, count=since)
        else:
            yield _good("entropy-same", seat=seat)
    if not kept.entropies:
        yield _open("entropy-unknown")
        return
    for seat in SEATS:
        if said.bots[seat]:
            yield _good("bot", seat=seat)
        elif said.since[seat] != 0 and seat not in kept.entropies:
            yield _open("other-late", seat=seat)
        elif entropies[seat] and seat not in kept.entropies:
            # the reader's own commitment binds the reader alone
            is_bound = seat in kept.commits
            yield (_good if is_bound else _open)(
                "other-bound" if is_bound else "other-free", seat=seat
            )


def _claims(record: Record) -> Iterator[Finding]:
    """What the record says and nothing in it proves."""
    if record.outcome is None:
        yield _open("unfinished")
    elif record.outcome.reason in HOUSE_ENDS:
        yield _open("claimed-end", reason=record.outcome.reason)
    if any(record.players):
        yield _open("names")

"""Library and the verifier that stands alone agree; forgeries are caught by both."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from rosenkrieg import BadRecord, Record
from rosenkrieg.core.judgement import Kept, judge
from tests.forgery import agreement
from tests.forgery.corpus import FILE, Corpus, edited
from tests.trust.part import Figures, share

CLAIM = (
    "`scripts/verify.py`, written from docs/fairness.md alone, and the library agree on genuine "
    "records of all games, and both catch every forgery of the corpus; the tests run the same "
    "corpus over the command and the page."
)


def run(size: float) -> Figures:
    """Ten thousand genuine records, and all forgeries."""
    verifier, tally, seed = agreement.alone(), Counter[str](), 0
    wanted = share(size, 10_000, 20)
    while tally["records"] < wanted:
        for key in agreement.KEYS:
            agreement.agree(key, seed, verifier, tally)
        seed += 1
    caught = _corpus(verifier)
    return {
        "games": ", ".join(agreement.KEYS),
        "genuine records": f"{tally['records']:,} judged alike, {tally['draws checked']:,} draws",
        "verdicts": f"{tally['seal-holds']:,} seal-holds, {tally['consistent']:,} consistent",
        "forgeries": f"{sum(caught.values())} cases: "
        + ", ".join(f"{n} {what}" for what, n in sorted(caught.items())),
    }


def _corpus(verifier: Any) -> Counter[str]:
    made = msgspec.json.decode(FILE.read_bytes(), type=Corpus)
    caught: Counter[str] = Counter()
    for case in made.cases:
        text = edited(made.bases[case.base], case)
        entropies, commits = (
            {int(seat): value for seat, value in case.kept.get(name, {}).items()}
            for name in ("entropies", "commits")
        )
        kept = (made.root if case.root else None), entropies, commits
        try:
            read = Record.from_json(text)
            ours: str = judge(read, read.verify(), Kept(*kept)).standing
        except BadRecord:
            ours = "refused"
        try:
            theirs = verifier.verify(text.encode(), *kept)[0]
        except verifier.Refused:
            theirs = "refused"
        assert ours == case.rules, f"{case.name}: the library says {ours}"
        assert theirs == case.hashes, f"{case.name}: verify.py says {theirs}"
        caught[ours] += 1
    return caught

"""The corpus of forgeries over the library, the command and the stand-alone verifier.

The tests of the page read the same cases from corpus.json (web/tests/forgeries.test.ts).
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rosenkrieg import BadRecord, Record
from rosenkrieg.cli import main
from rosenkrieg.core.judgement import Kept, judge
from tests.forgery import agreement
from tests.forgery.corpus import FILE, Case, Corpus, corpus, edited

MADE = corpus()
CASES = MADE.cases


def name_of(case: Case) -> str:
    return case.name.replace(" ", "-")


def kept_of(case: Case) -> tuple[str | None, dict[int, str], dict[int, str]]:
    entropies, commits = (
        {int(seat): value for seat, value in case.kept.get(name, {}).items()}
        for name in ("entropies", "commits")
    )
    return (MADE.root if case.root else None), entropies, commits


def test_there_are_many_kinds_and_each_has_one_name():
    assert len({case.name for case in CASES}) == len(CASES) > 80
    assert sum(case.rules == "refused" for case in CASES) > 50


def test_the_page_is_tested_with_the_same_cases():
    written = msgspec.json.decode(FILE.read_bytes(), type=Corpus)
    again = msgspec.json.decode(msgspec.json.encode(MADE), type=Corpus)
    assert written == again, "run: python -m tests.forgery.corpus"


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_the_library(case: Case):
    text = edited(MADE.bases[case.base], case)
    if case.rules == "refused":
        with pytest.raises(BadRecord, match="expected"):
            Record.from_json(text).verify()
        return
    read = Record.from_json(text)
    judgement = judge(read, read.verify(), Kept(*kept_of(case)))
    assert judgement.standing == case.rules
    assert set(case.finds) - {"proof-rules-later"} <= {f.says.key for f in judgement.findings}


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_the_command(case: Case, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "record.json"
    file.write_text(edited(MADE.bases[case.base], case), "utf-8")
    root, entropies, commits = kept_of(case)
    arguments = ["--root", root] if root else []
    for option, kept in (("--entropy", entropies), ("--commit", commits)):
        for seat, value in kept.items():
            arguments += [option, f"{seat}={value}"]
    status = main(["verify", str(file), "--language", "en", *arguments])
    captured = capsys.readouterr()
    expected = {"refused": 2, "not-proven": 1}.get(case.rules, 0)
    assert status == expected, captured
    if case.rules == "refused":
        assert captured.out == ""
        assert captured.err.count("\n") == 1
    else:
        start = {"proven": "Proven", "consistent": "Consistent", "not-proven": "Not proven"}
        assert captured.out.splitlines()[-1].startswith(start[case.rules])


@pytest.fixture(scope="module")
def alone() -> Any:
    return agreement.alone()


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_the_verifier_that_stands_alone(case: Case, alone: Any):
    data = edited(MADE.bases[case.base], case).encode()
    if case.hashes == "refused":
        with pytest.raises(alone.Refused, match="expected"):
            alone.verify(data, *kept_of(case))
        return
    standing, findings = alone.verify(data, *kept_of(case))
    assert standing == case.hashes
    assert set(case.finds) <= {key for _, key, _ in findings}


def test_the_verifier_that_stands_alone_imports_nothing_of_ours():
    source = agreement.SCRIPT.read_text("utf-8")
    assert "import rosenkrieg" not in source
    assert "from rosenkrieg" not in source


def test_the_corpus_is_json_that_other_languages_can_read():
    assert json.loads(FILE.read_text("utf-8"))["cases"][0]["name"] == "genuine"


@pytest.mark.parametrize("key", agreement.KEYS)
def test_library_and_verifier_agree_on_genuine_records(key: str, alone: Any):
    """A few; python -m tests.forgery.agreement takes as many as one likes."""
    tally: Counter[str] = Counter()
    for seed in range(5):
        agreement.agree(key, seed, alone, tally)
    assert tally["records"] == 20

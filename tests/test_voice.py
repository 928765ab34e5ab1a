"""Texts for players and readers are plain: phrases that we agreed not to use do not come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "rosenkrieg"

OTHER_SIDE = r"(?<!on )\bthe other side\b"

EVERYWHERE = {
    # instead of -> say
    r"\bwhoever\b": "name the person: you, your opponent, a player who ...",
    r"\bsomebody\b": "someone, a player",
    OTHER_SIDE: "your opponent",
    r"\bnobody (?:knows|sees|loses|could|can)\b": "no one, or say who can",
    r"\banew\b": "again, or name the act: recalculate, draw again",
    r"\blest\b": "so that ... not",
    r"\bholds together\b": "is connected, is complete",
    r"\bhang together\b": "are in order",
    r"\bstands? the test\b": "everything checks out",
    r"\bleans? on\b": "is built on, depends on",
    r"\bis dear\b": "is slow, is expensive",
    r"\bdraw lots\b": "random",
    r"\bin no way whatever\b": "never",
    r"\bthe server neither\b": "not even the server",
    r"\bare in, \w+ more\b": "are playable; more are on the way",
    r"\bhe (?:may|must|can|has|takes|wins)\b": "they, or the block",
    r"\b(?:colour|honour|defence|neighbour|judgement|licence)\w*\b": "American spelling",
    r"(?-i:\bMake the link\b)": "Create invite link",
    r"(?-i:\bDo it\b)": "Confirm",
}

GERMAN = {
    r"\bPlausch\b": "Chat",
    r"\bSo machen\b": "Bestätigen",
    r"\bDas Los entscheidet\b": "Zufällig",
    r"\bDauerbefehl\w*": "Daueranweisung",
    r"\bdie andere Seite\b": "dein Gegner",
    r"(?<!auf )\bder anderen Seite\b": "deines Gegners",
    r"\bnach Pool\b": "in den Pool",
    r"\bist gedeckt\b": "Warten auf deinen Gegner",
    r"\boft hintereinander\b": "Zu viele Anfragen.",
    r"\b[Ss]either\b": "danach",
    r"\bdie Wankenden\b": "Wankelmütige",
    r"\bBekannt zu bekannt\b": "bekannte Blöcke",
    r"\bDie höhere Zahl ist\b": "Wer die höhere Zahl gespielt hat, ist",
    r"\bhält der Prüfung stand\b": "Alles in Ordnung.",
    r"\bVorlesen\b": "Screenreader",
    r"\bHaupttreffen\b": "Hauptangriff",
    r"\bzurückzunehmen\b|\bZurückgenommen\b": "rückgängig",
}

ENGLISH_TEXTS = sorted(
    [
        *PACKAGE.rglob("locale/en.ftl"),
        *PACKAGE.rglob("rules_pages/en.md"),
        *PACKAGE.rglob("RULES.md"),
        *ROOT.glob("web/src/boards/*/locale/en.ftl"),
        *ROOT.glob("web/src/season/locale/en.ftl"),
        *ROOT.glob("docs/*.md"),
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "CHANGELOG.md",
    ]
)
GERMAN_TEXTS = sorted(
    [
        *PACKAGE.rglob("locale/de.ftl"),
        *PACKAGE.rglob("rules_pages/de.md"),
        *ROOT.glob("web/src/boards/*/locale/de.ftl"),
        *ROOT.glob("web/src/season/locale/de.ftl"),
    ]
)

TEXTS_OF_BOTH = sorted(
    path
    for kind in ("lessons", "rules_pages", "puzzles")
    for path in PACKAGE.rglob(f"{kind}/*.toml")
)


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def words(path: Path) -> list[str]:
    """The lines of a file without what is not read: keys, comments of catalogues, code."""
    lines = path.read_text("utf-8").splitlines()
    if path.suffix == ".ftl":
        return [
            ""
            if line.startswith("#")
            else re.sub(r"\{[^{}]*\}|\$\w+|^[\w-]+ =|\[[\w-]+\]", "", line)
            for line in lines
        ]
    return [re.sub(r"`[^`]*`", "", line) for line in lines]


def found(path: Path, phrases: dict[str, str]) -> list[str]:
    """Where a phrase stands that we do not use, and what to say instead."""
    return [
        f"{name_of(path)}:{number}: {match[0]!r}; say: {instead}"
        for number, line in enumerate(words(path), 1)
        for phrase, instead in phrases.items()
        for match in re.finditer(phrase, line, re.IGNORECASE)
    ]


@pytest.mark.parametrize("path", ENGLISH_TEXTS, ids=name_of)
def test_english_is_plain(path: Path):
    phrases = dict(EVERYWHERE)
    if path.name == "RULES.md":  # rules address nobody, and cards and hexes have sides
        del phrases[OTHER_SIDE]
    assert not found(path, phrases), "\n" + "\n".join(found(path, phrases))


@pytest.mark.parametrize("path", GERMAN_TEXTS, ids=name_of)
def test_german_is_plain(path: Path):
    assert not found(path, GERMAN), "\n" + "\n".join(found(path, GERMAN))


@pytest.mark.parametrize("path", TEXTS_OF_BOTH, ids=name_of)
def test_lessons_and_captions_are_plain(path: Path):
    strange = [*found(path, EVERYWHERE), *found(path, GERMAN)]
    assert not strange, "\n" + "\n".join(strange)


RAMPANT_GERMAN = {
    r"(?-i:\b(?:Land|Lands|Landes|Länder|Ländern|Ländertabelle)\b)": "Territorium, Territorien",
    r"(?-i:\b(?:Gebiet|Gebiete|Gebieten|Gebiets)\b)": "Territorium, Territorien",
    r"\bHeimatland\w*": "Stammland",
}
"""The rulebook's word for what realms own is Territorium; Gebiet is Richard III's."""

OF_RAMPANT = [
    path
    for path in GERMAN_TEXTS + TEXTS_OF_BOTH
    if {"rampant", "campaign", "season"} & {*path.relative_to(ROOT).parts}
]


def test_rampant_has_one_german_word_for_a_territory():
    assert len(OF_RAMPANT) > 10
    strange = [line for path in OF_RAMPANT for line in found(path, RAMPANT_GERMAN)]
    assert not strange, "\n" + "\n".join(strange)
    assert re.search(next(iter(RAMPANT_GERMAN)), "Gesperrtes Land wird frei.")


def test_docstrings_and_comments_are_plain():
    spelled = {phrase for phrase in EVERYWHERE if "colour" in phrase} | {OTHER_SIDE}
    phrases = {phrase: say for phrase, say in EVERYWHERE.items() if phrase not in spelled}
    strange = [
        line
        for path in sorted([*PACKAGE.rglob("*.py"), *ROOT.glob("scripts/*.py")])
        for line in found(path, phrases)
    ]
    assert not strange, "\n" + "\n".join(strange)


def test_a_phrase_is_found_where_it_is_read_and_not_in_keys(tmp_path: Path, monkeypatch):
    monkeypatch.setattr("tests.test_voice.ROOT", tmp_path)
    text = tmp_path / "en.ftl"
    text.write_text(
        "# whoever writes comments\n"
        "whoever = { $whoever -> \n    [whoever] You win.\n   *[other] Whoever wins.\n}\n"
    )
    (line,) = found(text, EVERYWHERE)
    assert line.startswith("en.ftl:4: 'Whoever'")

"""Every language has the same words, and every message that code names has words."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rosenkrieg.core.match import NO_TAKE_BACK

PACKAGE = Path(__file__).parent.parent / "src" / "rosenkrieg"
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("*.ftl")})


def catalogue(path: Path) -> dict[str, ast.Message]:
    resource = FluentParser().parse(path.read_text("utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: {junk[0].annotations[0].message}: {junk[0].content[:60]}"
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), f"{path}: twice the same key"
    return dict(zip(names, messages, strict=True))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names


def name_of(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_both_languages_have_the_same_keys(folder: Path):
    german, english = (catalogue(folder / f"{language}.ftl") for language in ("de", "en"))
    assert german.keys() == english.keys()


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_both_languages_use_the_same_parameters(folder: Path):
    german, english = (catalogue(folder / f"{language}.ftl") for language in ("de", "en"))
    for key in english:
        assert variables(german[key]) == variables(english[key]), key


SPEAKING = sorted([*PACKAGE.glob("games/*/narrate.py"), *PACKAGE.glob("games/*/preview.py")])


@pytest.mark.parametrize("path", SPEAKING, ids=name_of)
def test_every_message_a_game_names_has_words(path: Path):
    named = set(re.findall(r'(?:Message|_refusal)\(\s*"([\w-]+)"', path.read_text("utf-8")))
    assert named
    assert named <= catalogue(path.parent / "locale" / "en.ftl").keys()


def test_every_reason_against_taking_back_has_words():
    for language in ("de", "en"):
        known = catalogue(PACKAGE / "locale" / f"{language}.ftl")
        assert {message.key for message in NO_TAKE_BACK.values()} <= known.keys()

"""Every language has the same words, and every message that code names has words."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rosenkrieg.core import registry
from rosenkrieg.core.match import NO_TAKE_BACK
from tests.keys import ANY, BUILDERS, Keys, keys_of, matches
from tests.shipped import SHIPPED

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "rosenkrieg"
PROVING = ROOT / "tests" / "proving"
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


def module_of(path: Path) -> str:
    root = PACKAGE.parent if path.is_relative_to(PACKAGE) else ROOT
    return ".".join(path.relative_to(root).with_suffix("").parts)


def texts_of(path: Path) -> set[str]:
    """The keys that have words where messages of a module are read: the game's, the shell's."""
    places = [PACKAGE, PROVING, *(PACKAGE / "games" / part for part in module_of(path).split("."))]
    catalogues = [place / "locale" / "en.ftl" for place in places if place not in path.parents]
    catalogues += [place / "locale" / "en.ftl" for place in path.parents]
    return {key for each in catalogues if each.is_file() for key in catalogue(each)}


# The first defines the builders, the second says whatever it is given.
BUILDS = [PACKAGE / "core" / "contract.py", PACKAGE / "locale" / "__init__.py"]
SPEAKING = [
    path
    for path in sorted([*PACKAGE.rglob("*.py"), *PROVING.rglob("*.py")])
    if path not in BUILDS and any(f"{builder}(" in path.read_text("utf-8") for builder in BUILDERS)
]


@pytest.mark.parametrize("path", SPEAKING, ids=module_of)
def test_every_message_that_a_module_names_has_words(path: Path):
    known = texts_of(path)
    for key, line in keys_of(path, module_of(path)).items():
        assert key != ANY, f"{path}:{line}: write the key so that tests/keys.py can follow it"
        assert matches(key, known), f"{path}:{line}: no words for {key.replace(ANY, '*')}"


TABLE = {"gain": ("why-gain", 1), "move": ("why-move", 2)}


@pytest.mark.parametrize(
    "code",
    [
        'Message("broken")',
        'm.Message("broken", {"who": "you"})',
        'refusal("broken", "R1")',
        'Message("right" if here else "broken")',
        'Message(key="broken")',
        'key = "right"\n    if here:\n        key = "broken"\n    return Message(key)',
        'key, params = ("broken", {}) if here else ("right", {})\n    return Message(key)',
        'return [Message(key) for key in ("right", "broken")]',
        "return [Message(f'broken-{area}') for area in AREAS]",
        'return Message("right-" + here or "broken")',
        "return Message(f'right-{AREAS[here]}')",
        "return refusal(*TABLE[here])",
        "return Message(TABLE.get(here, 'right')[0])",
        'return Message({"gain": "right", "move": "broken"}[here])',
        "return Message(inner(here))\n\ndef inner(x):\n    return 'broken' if x else 'right'",
        "key, _ = inner(here)\n    return Message(key)\n\ndef inner(x):\n    return 'broken', x",
        "return inner('broken')\n\ndef inner(key):\n    return Message(key)",
        "return inner(key='broken')\n\ndef inner(key):\n    return Message(key)",
        "return Message(here.key)",
    ],
)
def test_a_broken_key_is_found(code: str):
    """However it is written; what cannot be followed counts as broken."""
    source = f"def speak(here):\n    {code}\n"
    known = {"right", "right-kent", "right-essex"}
    values = {"AREAS": ("kent", "wales"), "TABLE": TABLE}
    keys = Keys(source, values).found()
    assert any(key == ANY or not matches(key, known) for key in keys)


def test_right_keys_are_not_taken_for_broken_ones():
    messages = "Message('right'), Message(f'area-{AREAS[here]}'), Message(f'at-{here}')"
    source = f"def speak(here):\n    return {messages}\n"
    keys = Keys(source, {"AREAS": ("kent", "essex")}).found()
    assert keys.keys() == {"right", "area-kent", "area-essex", f"at-{ANY}"}
    assert all(matches(key, {"right", "area-kent", "area-essex", "at-sea"}) for key in keys)
    assert not matches(f"at-{ANY}", {"right"})


READERS = [
    *PACKAGE.rglob("*.py"),
    *(path for kind in ("*.ts", "*.svelte") for path in (ROOT / "web" / "src").rglob(kind)),
]
"""Where keys are named: in Python and on the page."""


def declared(key: str) -> set[str]:
    """The words that the facts of a game ask for."""
    info = registry.game(key).info
    named = {"title", "tagline", "duration", "kind", *(f"side-{seat}" for seat in info.seats)}
    for kind, options in (("option", info.options), ("order", info.orders)):
        for option in options:
            named |= {f"{kind}-{option.name}"}
            named |= {f"{kind}-{option.name}-{value}" for value in option.values}
    return named


@pytest.mark.parametrize("key", SHIPPED)
def test_every_word_of_a_game_has_a_reader(key: str):
    path = PACKAGE / "games" / key / "locale" / "en.ftl"
    built_in = set(re.findall(r"\{ ([a-z][\w-]*) \}", path.read_text("utf-8")))
    known = catalogue(path).keys() - declared(key) - built_in
    texts = [path.read_text("utf-8") for path in READERS]
    words = {word for text in texts for word in re.findall(r"[\w-]+", text)}
    begun = tuple({word for text in texts for word in re.findall(r"([a-z][\w-]*-)\$?\{", text)})
    things = (name.removeprefix("thing-") for name in known if name.startswith("thing-"))
    begun += tuple(f"{kind}-" for kind in things)  # TerminalWords.thing and its like on the page
    dead = sorted(name for name in known - words if not name.startswith(begun))
    assert not dead, f"nothing in Python or on the page reads {', '.join(dead)}"


def test_every_reason_against_taking_back_has_words():
    for language in ("de", "en"):
        known = catalogue(PACKAGE / "locale" / f"{language}.ftl")
        assert {message.key for message in NO_TAKE_BACK.values()} <= known.keys()


def test_a_ledger_and_its_game_can_be_read_with_one_another():
    """Their words are used together: the same key must not say two things."""
    ledger = catalogue(PACKAGE / "campaign" / "locale" / "en.ftl")
    game = catalogue(PACKAGE / "games" / "rampant" / "locale" / "en.ftl")
    assert ledger.keys() & game.keys() == {"named"}

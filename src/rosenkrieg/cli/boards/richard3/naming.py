"""What a person means by a name that he types, in his language or another."""

from __future__ import annotations

from functools import cache
from typing import Final

from rosenkrieg.cli.boards.richard3.signs import block_name
from rosenkrieg.cli.speech import TerminalWords, in_ascii
from rosenkrieg.core.contract import SECOND
from rosenkrieg.games.richard3.tables import AREAS, BLOCKS, CARDS
from rosenkrieg.games.richard3.view import View

PLAIN: Final = (
    "claim", "keep", "exchange", "sail", "sea", "stop", "end", "wait", "fire", "charge", "turn",
    "pass", "perish", "execute", "spare", "pool",
)  # fmt: skip
"""Things to touch that are neither card nor block nor area."""
AT_ENEMIES: Final = ("charge", "turn")


def folded(text: str) -> str:
    """A name without what people write one way or the other.

    >>> folded("Französischer Block"), folded("isle_of_man")
    ('franzoesischerblock', 'isleofman')
    """
    return "".join(letter for letter in in_ascii(text).casefold() if letter.isalnum())


def meant(text: str, view: View | None, words: TerminalWords) -> tuple[str, ...] | None:
    """The things that a text names, in order, such as `Norfolk:Kent`; None if one is unknown."""
    path: list[str] = []
    for part in text.replace("/", ":").split(":"):
        found = _called(words, folded(part))
        if not found:
            return None
        path.append(min(found, key=lambda step: _distance(step, path, view)))
    return tuple(path)


def _distance(step: str, path: list[str], view: View | None) -> int:
    """How far a thing is from what can be meant at this place of a path."""
    kind, _, name = step.partition(":")
    is_target = bool(path) and path[-1] in AT_ENEMIES
    if kind != "block":
        is_asked = kind == "area" and not is_target and (bool(path) or _asks_for_areas(view))
        return 0 if is_asked else 3
    mine = "y" if view is not None and view.viewer == SECOND else "l"
    is_enemy = is_target or _asks_for_enemies(view)
    return 1 if (name[0] == mine) != is_enemy else 2


def _asks_for_areas(view: View | None) -> bool:
    if view is None:
        return False
    if view.phase == "acting" and view.actions is not None and view.table is not None:
        card = view.table.cards[view.actions.seat]
        return card == "plague" or (card == "muster" and view.actions.muster is None)
    return view.phase in ("moving", "declaring", "choosing_battle")


def _asks_for_enemies(view: View | None) -> bool:
    return view is not None and view.phase == "treason_asked"


def _called(words: TerminalWords, name: str) -> list[str]:
    """All things that have this name."""
    return _names(words).get(name, []) if name else []


@cache
def _names(words: TerminalWords) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    steps = [
        *(f"card:{card}" for card in CARDS),
        *(f"block:{block}" for block in BLOCKS),
        *(f"area:{area}" for area in AREAS),
        *PLAIN,
    ]
    for step in steps:
        kind, _, name = step.partition(":")
        calls = {folded(words.thing(step)), folded(name or kind), folded(name[1:])}
        if kind == "block":
            calls.add(folded(block_name(name, words)))
        for call in calls:
            found.setdefault(call, []).append(step)
    return found

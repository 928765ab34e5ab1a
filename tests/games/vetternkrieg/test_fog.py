"""Pairs of truths that a viewer must not tell apart; and leaks, planted on purpose, that are found.

`python -m tests.games.vetternkrieg.fog 10000` compares more of them; its figures stand in RULES.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from rosenkrieg.ai.speed import build
from rosenkrieg.core import record
from rosenkrieg.core.contract import Message
from rosenkrieg.games.vetternkrieg import narrate, secrecy
from rosenkrieg.games.vetternkrieg import view as views
from rosenkrieg.games.vetternkrieg.game import GAME
from rosenkrieg.games.vetternkrieg.state import State
from tests.games.vetternkrieg.fog import FOG, THROWS
from tests.laws.fog import Fog, Leak, compare


def test_hands_choices_and_dice_are_hidden_to_the_byte():
    tally = compare(FOG, 400, seed=2)
    assert set(tally.setups) == {"off", "on"}
    assert len(tally.phases) >= 12
    for what, least in (("hand", 200), ("kept card", 30), ("secret choice", 20)):
        assert tally.differing[what] >= least, what
    assert tally.papers > 40


def test_v116_a_believed_claim_never_shows_whether_it_was_a_lie():
    """Also after the end: log, replay, record and proof of the dice."""
    tally = compare(THROWS, 300, seed=2)
    assert tally.phases["Over"] > 0
    assert tally.differing["dice of the past"] > 100
    assert tally.papers > 20


Plant = Callable[[pytest.MonkeyPatch], None]


def _wrap(place: Any, name: str, change: Callable[..., Any]) -> Plant:
    """A leak: `change` gets what the function would give, and its arguments."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        old = getattr(place, name)
        new = lambda *given: change(old(*given), *given)  # noqa: E731
        patch.setattr(place, name, staticmethod(new) if isinstance(place, type) else new)

    return plant


def _true_dice(line: Message, before: State, dice: str | None, viewer: Any) -> Message:
    return replace(line, params={**line.params, "dice": dice or ""})


def _told(shown: Any, history: Any, number: int, is_own: bool, action: Any) -> Any:
    """Believed dice are told after the end."""
    return action if history.over else shown


LEAKS: dict[str, tuple[Fog, Plant]] = {
    "believed dice in the record after the end": (
        THROWS,
        _wrap(secrecy, "_disclosed_throw", _told),
    ),
    "hidden dice in the log": (THROWS, _wrap(narrate, "_thrown", _true_dice)),
    "hidden dice in the view": (
        THROWS,
        _wrap(
            views,
            "_battle",
            lambda battle, phase, _: battle and replace(battle, dice=getattr(phase, "dice", None)),
        ),
    ),
    "hashes without salt": (
        THROWS,
        _wrap(record, "_salts", lambda salts, *_: ["0" * 32] * len(salts)),
    ),
    "hands": (
        FOG,
        _wrap(
            type(GAME),
            "view",
            lambda view, state, *_: replace(view, supply=(*view.supply, *state.hands)),
        ),
    ),
    "secret choices": (
        FOG,
        _wrap(views, "_committed", lambda done, phase: (*done, str(phase))),
    ),
    "dealt cards in the record": (
        FOG,
        _wrap(type(GAME), "disclose", lambda _, history, number, __: history.moves[number].action),
    ),
    "keys of dealt cards": (FOG, _wrap(type(GAME), "opens", lambda *_: True)),
}


@pytest.mark.skipif(build(GAME) == "compiled", reason="compiled rules cannot be changed")
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch):
    fog, plant = LEAKS[leak]
    plant(monkeypatch)
    with pytest.raises(Leak):
        compare(fog, 1_000, seed=1)

"""What a realm is told about its battles."""

from __future__ import annotations

from random import Random

from rosenkrieg.campaign.questions import questions
from rosenkrieg.campaign.views import forbidden
from rosenkrieg.core.contract import CHANCE
from rosenkrieg.games.rampant import play
from rosenkrieg.games.rampant.notation import path
from tests.campaign.club import club, pair, step


def test_no_rule_forbids_what_may_be_answered() -> None:
    """Nor what begins an answer; the game's own refusals ask only about the rest."""
    phases = set()
    for seed in range(8):
        rng, book = Random(seed), club()
        battle = book.battle(book.meet(*pair(book), 1, quick=bool(seed % 2)).id)
        while battle.status == "open":
            state = book.state(battle)
            for actor, _ in questions(state):
                if actor != CHANCE:
                    phases.add(type(state.phase).__name__)
                    for action in play.legal_actions(state, actor):
                        way = path(action)
                        for touched in (way[:1], way):
                            said = forbidden(book, battle.realms[actor], battle.id, touched)
                            assert said is None, (said, action)
            step(book, battle, rng)
    assert {"Choosing", "Naming", "Boasting"} <= phases


def test_a_rule_forbids_the_rest() -> None:
    book = club()
    first, second = pair(book)
    battle = book.meet(first, second, 1, quick=True)
    said = forbidden(book, first, battle.id, ("kind:village",))
    assert said is not None
    assert said.key.startswith("why-")

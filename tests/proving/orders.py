"""The standing orders of Hedge War. [P70]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rosenkrieg.core.contract import Option, OptionValue
from tests.proving.actions import Action, Answer, Choose, Pass
from tests.proving.view import View

ORDERS: Final = (
    Option("card", ("ask", "lowest")),
    Option("march", ("ask", "never")),
    Option("answer", ("ask", "believe", "doubt")),
)


def obey(view: View, legal: Sequence[Action], orders: Mapping[str, OptionValue]) -> Action | None:
    """What the orders choose among the legal actions."""
    cards = [action.card for action in legal if isinstance(action, Choose)]
    if cards and orders["card"] == "lowest":
        return Choose(min(cards))
    if Pass() in legal and orders["march"] == "never":
        return Pass()
    answers = [action for action in legal if isinstance(action, Answer)]
    return next((answer for answer in answers if answer.reply == orders["answer"]), None)

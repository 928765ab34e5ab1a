"""Rosenkönig, the leaflet of the 1999/2007 edition, complete.

Two houses move one crown. A card in hand says where to: onto an empty square to place a
rose there, or, with a hero, onto a rose of the other side to turn it. Instead of playing
one may draw a card. Joined roses score the square of their number.

Numbers in brackets are the items and rulings of RULES.md. Nothing is left out.
"""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import Game, GameInfo, Option
from rosenkrieg.games.rosenkoenig.actions import Action
from rosenkrieg.games.rosenkoenig.check import check
from rosenkrieg.games.rosenkoenig.drawing import draw
from rosenkrieg.games.rosenkoenig.forms import FORMS
from rosenkrieg.games.rosenkoenig.narrate import narrate, prompt
from rosenkrieg.games.rosenkoenig.notation import decode, encode, path
from rosenkrieg.games.rosenkoenig.play import (
    actors,
    apply,
    chance_weights,
    initial_state,
    legal_actions,
    outcome,
)
from rosenkrieg.games.rosenkoenig.previews import preview
from rosenkrieg.games.rosenkoenig.refusals import why_not
from rosenkrieg.games.rosenkoenig.sampling import determinize
from rosenkrieg.games.rosenkoenig.state import State
from rosenkrieg.games.rosenkoenig.tables import HAND
from rosenkrieg.games.rosenkoenig.view import View, view


class Rosenkoenig(Game[State, Action, View]):
    """The game as the contract asks for it."""

    state_type = State
    view_type = View
    forms = FORMS
    info = GameInfo(
        key="rosenkoenig",
        seats=("red", "white"),  # [R01, R06]
        rules_version=1,
        max_moves=119,  # [I06]
        max_draws=2 * HAND + 59,  # [I06]
        options=(
            Option("starter", ("red", "white")),  # [R12, A12]
            Option("reshuffle", ("at_once", "on_draw")),  # [A3]
        ),
        chance=True,
        signs=("rose-red", "rose-white"),
        rule_form=r"[RA]\d+",
    )

    initial_state = staticmethod(initial_state)
    actors = staticmethod(actors)
    legal_actions = staticmethod(legal_actions)
    chance_weights = staticmethod(chance_weights)
    apply = staticmethod(apply)
    outcome = staticmethod(outcome)
    check = staticmethod(check)

    view = staticmethod(view)
    draw = staticmethod(draw)
    determinize = staticmethod(determinize)

    narrate = staticmethod(narrate)
    prompt = staticmethod(prompt)
    preview = staticmethod(preview)
    why_not = staticmethod(why_not)

    path = staticmethod(path)
    encode_action = staticmethod(encode)
    decode_action = staticmethod(decode)


GAME: Final = Rosenkoenig()

"""Vetternkrieg, the German rulebook of 2018, with the twists of war.

York and Lancaster fight over three regions for five rounds. Each round they swap a card, lay
out a battlefield, play four cards each for events or command points, and fight a battle with
hidden dice and open mouths. All three regions win at once; otherwise most regions, then most
battles.

Numbers in brackets are items (V), clarifications (c) and rulings of RULES.md. What the book does
not show of the cards is reconstructed in data/standard.toml, marked entry by entry.
"""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import Game, GameInfo, Option
from rosenkrieg.games.vetternkrieg.actions import Action
from rosenkrieg.games.vetternkrieg.check import check
from rosenkrieg.games.vetternkrieg.drawing import draw
from rosenkrieg.games.vetternkrieg.forms import FORMS
from rosenkrieg.games.vetternkrieg.material import HAND, HOUSES, PLAYED, ROUNDS
from rosenkrieg.games.vetternkrieg.narrate import narrate, prompt
from rosenkrieg.games.vetternkrieg.notation import decode, encode, path
from rosenkrieg.games.vetternkrieg.phases.battle import MOST_EXCHANGES
from rosenkrieg.games.vetternkrieg.play import (
    actors,
    apply,
    chance_weights,
    initial_state,
    legal_actions,
    outcome,
)
from rosenkrieg.games.vetternkrieg.previews import preview
from rosenkrieg.games.vetternkrieg.refusals import why_not
from rosenkrieg.games.vetternkrieg.sampling import determinize
from rosenkrieg.games.vetternkrieg.secrecy import disclose, opens, reveals, stand_in
from rosenkrieg.games.vetternkrieg.sheet import sheet
from rosenkrieg.games.vetternkrieg.state import State
from rosenkrieg.games.vetternkrieg.tables import EDITIONS
from rosenkrieg.games.vetternkrieg.view import View, view


class Vetternkrieg(Game[State, Action, View]):
    """The game as the contract asks for it."""

    state_type = State
    view_type = View
    editions = EDITIONS
    forms = FORMS
    info = GameInfo(
        key="vetternkrieg",
        seats=HOUSES,  # [V001, V016]: who takes a seat takes the house
        rules_version=1,
        max_moves=ROUNDS * (4 + 2 + 2 * PLAYED * 5 + 4 * MOST_EXCHANGES + 1 + 2),  # [c56]
        max_draws=ROUNDS * (1 + 2 * HAND + 2 * PLAYED * 3 + 2 * MOST_EXCHANGES),
        options=(
            Option("twists", ("off", "on")),  # [V162]
            Option("edition", ("standard",), free=True),
        ),
        chance=True,
        hidden=True,
        simultaneous=True,
        signs=("rose-red", "rose-white"),
        rule_form=r"V\d+",
    )

    initial_state = staticmethod(initial_state)
    sheet = staticmethod(sheet)
    actors = staticmethod(actors)
    legal_actions = staticmethod(legal_actions)
    chance_weights = staticmethod(chance_weights)
    apply = staticmethod(apply)
    outcome = staticmethod(outcome)
    check = staticmethod(check)

    view = staticmethod(view)
    draw = staticmethod(draw)
    determinize = staticmethod(determinize)
    disclose = staticmethod(disclose)
    stand_in = staticmethod(stand_in)
    opens = staticmethod(opens)
    reveals = staticmethod(reveals)

    narrate = staticmethod(narrate)
    prompt = staticmethod(prompt)
    preview = staticmethod(preview)
    why_not = staticmethod(why_not)

    path = staticmethod(path)
    encode_action = staticmethod(encode)
    decode_action = staticmethod(decode)


GAME: Final = Vetternkrieg()

"""A territory campaign for Lion Rampant and Dragon Rampant tables: battle by battle.

Two realms meet. Attack or defense is chosen in secret, territories are put at stake, warbands are
counted, a scenario and terrain are rolled, boasts are made; the battle is fought on a real table
or by a few dice. Its winner takes a territory. A season of more realms is in `campaign`, which
uses this procedure for every battle.

Numbers in brackets are items and rulings of RULES.md: B the text, Q and A rulings, S spies, D
decisions, G what concerns seasons. The text is a German excerpt; what it lacks is our completion.
"""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import Game, GameInfo, Option
from rosenkrieg.games.rampant.actions import Action
from rosenkrieg.games.rampant.check import check
from rosenkrieg.games.rampant.drawing import draw
from rosenkrieg.games.rampant.forms import FORMS
from rosenkrieg.games.rampant.narrate import narrate, prompt
from rosenkrieg.games.rampant.notation import decode, encode, path
from rosenkrieg.games.rampant.play import (
    actors,
    apply,
    chance_weights,
    initial_state,
    legal_actions,
    outcome,
)
from rosenkrieg.games.rampant.previews import preview
from rosenkrieg.games.rampant.refusals import why_not
from rosenkrieg.games.rampant.sampling import determinize
from rosenkrieg.games.rampant.secrecy import disclose, reveals
from rosenkrieg.games.rampant.sheet import sheet
from rosenkrieg.games.rampant.state import State
from rosenkrieg.games.rampant.tables import EDITIONS, MOST_BATTLES, SIDES
from rosenkrieg.games.rampant.view import View, view


class Rampant(Game[State, Action, View]):
    """The game as the contract asks for it."""

    state_type = State
    view_type = View
    editions = EDITIONS
    forms = FORMS
    info = GameInfo(
        key="rampant",
        seats=SIDES,
        rules_version=1,
        max_moves=20 + MOST_BATTLES * 220,  # [Q42]
        max_draws=10 + MOST_BATTLES * 75,
        options=(
            Option("battles", (1, 3, 6, 12)),  # [Q39]
            Option("realms", ("standard", "rolled")),
            Option("battle", ("quick", "table")),
            Option("dice", ("server", "table")),
            Option("help", ("off", "on")),  # [9.2]
            Option("edition", ("standard",), free=True),
        ),
        chance=True,
        hidden=True,
        simultaneous=True,
        signs=("shield-bend", "shield-sun"),
        rule_form=r"[BQSAGK]\d+",
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
    reveals = staticmethod(reveals)

    narrate = staticmethod(narrate)
    prompt = staticmethod(prompt)
    preview = staticmethod(preview)
    why_not = staticmethod(why_not)

    path = staticmethod(path)
    encode_action = staticmethod(encode)
    decode_action = staticmethod(decode)


GAME: Final = Rampant()

"""Richard III: The Wars of the Roses, the German rule text of the 2009 edition, complete.

Two houses fight for the throne in three campaigns of seven turns. A turn has a card, an
action, a battle and a supply phase; a political turn follows each campaign. Blocks stand
upright, so that only their owner sees them, except in battle.

Numbers in brackets are the items and rulings of RULES.md. The sequence of play is in `play`,
each phase in `phases/`; what is not covered is listed in RULES.md, "Known gaps".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from rosenkrieg.core.contract import Game, GameInfo, Option, OptionValue
from rosenkrieg.games.richard3.actions import Action
from rosenkrieg.games.richard3.check import check
from rosenkrieg.games.richard3.drawing import draw
from rosenkrieg.games.richard3.forms import FORMS
from rosenkrieg.games.richard3.narrate import narrate, prompt
from rosenkrieg.games.richard3.notation import decode, encode, path
from rosenkrieg.games.richard3.orders import ORDERS, obey
from rosenkrieg.games.richard3.play import (
    actors,
    apply,
    chance_weights,
    initial_state,
    legal_actions,
    outcome,
)
from rosenkrieg.games.richard3.previews import preview
from rosenkrieg.games.richard3.refusals import why_not
from rosenkrieg.games.richard3.sampling import determinize
from rosenkrieg.games.richard3.secrecy import disclose, opens, reveals
from rosenkrieg.games.richard3.sheet import sheet
from rosenkrieg.games.richard3.state import State
from rosenkrieg.games.richard3.tables import SETUPS
from rosenkrieg.games.richard3.view import View, view


class Richard3(Game[State, Action, View]):
    """The game as the contract asks for it."""

    state_type = State
    view_type = View
    forms = FORMS
    info = GameInfo(
        key="richard3",
        seats=("lancaster", "york"),
        rules_version=2,
        # a turn: 2 cards; 50 blocks with 5 choices of moves each; 50 blocks with 4 rounds of a
        # turn and 4 choices of hits each; 50 regroups, 60 others. A political turn: 50 choices
        max_moves=21 * (2 + 250 + 1000 + 50 + 60) + 3 * 50,
        # a turn: 50 blocks in 4 rounds, and the replies to at most 40 charges. Two deals a campaign
        max_draws=21 * (50 * 4 + 40 + 1) + 3 * 28,
        options=(Option("setup", tuple(SETUPS)),),
        chance=True,
        hidden=True,
        simultaneous=True,
        orders=ORDERS,
        signs=("rose-red", "rose-white"),
        rule_form=r"(?:\d+\.[\dx]+|E)-\d+",
    )

    def __init__(self, rules_version: int = 2) -> None:
        self.info = replace(type(self).info, rules_version=rules_version)

    def under(self, rules_version: int) -> Game[State, Action, View]:
        return FIRST_RULES if rules_version == 1 else super().under(rules_version)

    def initial_state(self, options: Mapping[str, OptionValue]) -> State:
        return initial_state(options, self.info.rules_version)

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
    opens = staticmethod(opens)
    reveals = staticmethod(reveals)

    obey = staticmethod(obey)

    narrate = staticmethod(narrate)
    prompt = staticmethod(prompt)
    preview = staticmethod(preview)
    why_not = staticmethod(why_not)

    path = staticmethod(path)
    encode_action = staticmethod(encode)
    decode_action = staticmethod(decode)


GAME: Final = Richard3()

FIRST_RULES: Final = Richard3(1)
"""Before the rulings 5.31-2 and 9.1-3 changed."""

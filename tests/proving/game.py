"""Hedge War, the proving game: RULES.md, complete.

Two sides post blocks in secret, play cards for the first move, march, and bluff in battle.
It exists so that the contract and the law kit meet every hard thing in one small game.
"""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import Game, GameInfo, Option
from tests.proving.actions import Action
from tests.proving.check import check
from tests.proving.narrate import narrate, prompt
from tests.proving.notation import decode, encode, path
from tests.proving.orders import ORDERS, obey
from tests.proving.play import (
    actors,
    apply,
    chance_weights,
    initial_state,
    legal_actions,
    outcome,
)
from tests.proving.previews import preview
from tests.proving.refusals import why_not
from tests.proving.sampling import determinize
from tests.proving.secrecy import disclose, opens, reveals, stand_in
from tests.proving.sheet import sheet
from tests.proving.state import State
from tests.proving.tables import EDITIONS, MAX_BLOCKS, MAX_HAND, MAX_ROUNDS
from tests.proving.view import View, view


class HedgeWar(Game[State, Action, View]):
    """The game as the contract asks for it."""

    state_type = State
    view_type = View
    editions = EDITIONS
    info = GameInfo(
        key="proving",
        seats=("red", "white"),
        rules_version=1,
        max_moves=2 * MAX_BLOCKS + MAX_ROUNDS * (2 + 2 * 3 * 3),
        max_draws=MAX_ROUNDS * (2 + 2 * 3 * 2) + 2 * (MAX_HAND + MAX_ROUNDS - 1),
        options=(
            Option("rounds", (3, 5)),
            Option("edition", ("standard", "ford"), free=True),
        ),
        chance=True,
        hidden=True,
        simultaneous=True,
        orders=ORDERS,
        rule_form=r"P\d+",
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
    determinize = staticmethod(determinize)
    disclose = staticmethod(disclose)
    stand_in = staticmethod(stand_in)
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


GAME: Final = HedgeWar()

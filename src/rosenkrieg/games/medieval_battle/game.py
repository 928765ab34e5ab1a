"""Medieval Battle, the German rule text of 2014, with baggage and dismounting.

Two armies of knights fight without luck. A battlefield is built from modules, armies are recruited
in secret and deployed in turn. Then one unit a turn moves, attacks or shoots; time markers bring
back movement points. Flags and the enemy baggage bring victory points.

Numbers in brackets are the items (R), procedures (P), rulings (Q) and amendments (A) of RULES.md.
The sequence of play is in `play`, each phase in `phases/`. What the book does not print of cards
and modules is reconstructed in data/standard.toml, marked entry by entry.
"""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import Game, GameInfo, Option
from rosenkrieg.games.medieval_battle.actions import Action
from rosenkrieg.games.medieval_battle.check import check
from rosenkrieg.games.medieval_battle.drawing import draw
from rosenkrieg.games.medieval_battle.forms import FORMS
from rosenkrieg.games.medieval_battle.material import SIDES, SIZES
from rosenkrieg.games.medieval_battle.narrate import narrate, prompt
from rosenkrieg.games.medieval_battle.notation import decode, encode, path
from rosenkrieg.games.medieval_battle.play import (
    BUILT,
    NAMED,
    RANDOM,
    actors,
    apply,
    chance_weights,
    initial_state,
    legal_actions,
    outcome,
)
from rosenkrieg.games.medieval_battle.previews import preview
from rosenkrieg.games.medieval_battle.refusals import why_not
from rosenkrieg.games.medieval_battle.sampling import determinize
from rosenkrieg.games.medieval_battle.secrecy import disclose, reveals
from rosenkrieg.games.medieval_battle.sheet import sheet
from rosenkrieg.games.medieval_battle.state import State
from rosenkrieg.games.medieval_battle.survey import survey
from rosenkrieg.games.medieval_battle.tables import EDITIONS
from rosenkrieg.games.medieval_battle.view import View, view


class MedievalBattle(Game[State, Action, View]):
    """The game as the contract asks for it."""

    state_type = State
    view_type = View
    editions = EDITIONS
    forms = FORMS
    info = GameInfo(
        key="medieval_battle",
        seats=SIDES,  # [Q64]
        rules_version=1,
        max_moves=8000,  # RULES.md, "How long a battle can last"
        max_draws=12,  # a letter and eleven modules [R9]
        options=(
            Option("size", SIZES),  # [R8, R9]
            Option("map", (NAMED, RANDOM, BUILT), free=True),  # [Q59]
            Option("dismounting", ("on", "off")),  # [Q62]
            Option("edition", ("standard",), free=True),
        ),
        chance=True,
        hidden=True,
        simultaneous=True,
        signs=("flag-red", "flag-gold"),
        rule_form=r"[RQ]\d+",
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
    survey = staticmethod(survey)
    why_not = staticmethod(why_not)

    path = staticmethod(path)
    encode_action = staticmethod(encode)
    decode_action = staticmethod(decode)


GAME: Final = MedievalBattle()

"""Hedge War, the proving game: RULES.md, complete.

Two sides post blocks in secret, play cards for the first move, march, and bluff in battle.
It exists so that the contract and the law kit meet every hard thing in one small game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import ModuleType
from typing import Final

from msgspec.structs import replace

from rosenkrieg.core.contract import (
    CHANCE,
    FIRST,
    SEATS,
    Actor,
    Game,
    GameInfo,
    History,
    Message,
    Option,
    OptionValue,
    Outcome,
    Seat,
    Viewer,
)
from tests.proving import ending, narrate, obedience
from tests.proving import view as views
from tests.proving.actions import (
    Action,
    Answer,
    Choose,
    Claim,
    March,
    Post,
    Taken,
    Throw,
    decode,
    encode,
)
from tests.proving.phases import battle, orders, posting, turn
from tests.proving.places import standing
from tests.proving.state import (
    NO_CARDS,
    Answering,
    Block,
    Choosing,
    Claiming,
    Drawing,
    Over,
    Phase,
    Posting,
    Routing,
    State,
    Throwing,
    Tied,
    Turn,
    Weather,
    block_named,
    blocks_of,
)
from tests.proving.tables import EDITIONS, MAX_BLOCKS, MAX_HAND, MAX_ROUNDS, SIDES, Sheet, tables
from tests.proving.view import View

# the sequence of play

PHASES: Final[dict[type[Phase], ModuleType]] = {
    Posting: posting,  # [P20]
    Weather: orders,  # [P30]
    Drawing: orders,  # [P31]
    Choosing: orders,  # [P32]
    Tied: orders,  # [P33]
    Turn: turn,  # [P40]
    Throwing: battle,  # [P51]
    Claiming: battle,  # [P51]
    Answering: battle,  # [P52]
    Routing: battle,  # [P55]
}


def initial_state(options: Mapping[str, OptionValue]) -> State:
    """All blocks behind the screens, all cards in the deck. [P01, P20]"""
    edition = EDITIONS.load(str(options["edition"])).hash
    sheet = tables(edition)
    blocks = tuple(
        Block(name, seat, sheet.strengths[name], None, None, sheet.names[seat])
        for seat in SEATS
        for name in sheet.names[seat]
    )
    hands = (NO_CARDS, NO_CARDS)
    rounds = int(options["rounds"])
    return State(edition, rounds, 1, blocks, sheet.cards, hands, NO_CARDS, None, None, (Posting(),))


def going_on(state: State) -> State:
    """What follows when a phase is done: an end, the other turn, or the next round."""
    if ending.beaten_side(state) is not None:
        return replace(state, stack=(Over("destroyed"),))  # [P60]
    stack = state.stack
    while stack and isinstance(stack[-1], Turn) and not stack[-1].points:
        stack = stack[:-1]  # [P41]
    if stack:
        return replace(state, stack=stack)
    if state.round == state.rounds:
        return replace(state, stack=(Over("rounds"),))  # [P61]
    return replace(state, round=state.round + 1, stack=(Weather(),))


# who may know a move


def is_doubted(history: History[State, Action], number: int) -> bool:
    """Whether the throw of that number was shown: a claim and a doubt followed. [P54]"""
    return len(history.moves) > number + 2 and history.moves[number + 2].action == Answer("doubt")


def disclose(history: History[State, Action], number: int, viewer: Viewer) -> Action | None:
    """The action, where the viewer may know it now."""
    actor, action = history.moves[number].actor, history.moves[number].action
    before = history.states[number]
    if isinstance(action, Throw):
        assert isinstance(before.phase, Throwing)
        if before.phase.attacker == viewer or is_doubted(history, number):
            return action
        return Throw(None) if history.over else None  # [P53] for ever
    if isinstance(action, Taken) and orders.drawing_seat(before) == viewer:
        return action  # [P31]
    if history.over or actor == viewer:
        return action
    return action if _is_public(history, number, action) else None


def _is_public(history: History[State, Action], number: int, action: Action) -> bool:
    """Whether everybody saw what was done. [P20, P31, P32, P11-P13]"""
    before, after, now = history.states[number], history.states[number + 1], history.states[-1]
    match action:
        case Post() | Taken():
            return False
        case Choose():
            return not (isinstance(now.phase, Choosing) and now.round == before.round)
        case March(block):
            return block_named(before, block).is_known or block_named(after, block).is_known
        case _:
            return True


def knows_deck(state: State, viewer: Viewer) -> bool:
    """Whether the viewer can tell what is in the deck: nobody else holds a card."""
    return all(seat == viewer or not any(state.hands[seat]) for seat in SEATS)


def reveals(before: State, action: Action, after: State) -> bool:
    """Whether somebody saw something that was hidden."""
    match action:
        case Post():
            return not isinstance(after.phase, Posting)  # [P22]
        case Choose():
            return not isinstance(after.phase, Choosing)  # [P32]
        case Answer(reply):
            return reply == "doubt"  # [P54]
        case Claim():
            return False
        case _:
            return not _known(after) <= _known(before)  # [P10, P50]


def _known(state: State) -> set[str]:
    return {b.name for seat in SEATS for b in standing(state, seat) if b.is_known}


class HedgeWar(Game[State, Action, View]):
    """The game as the contract asks for it."""

    state_type = State
    view_type = View
    editions = EDITIONS
    info = GameInfo(
        key="proving",
        title="Hedge War",
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
        orders=obedience.ORDERS,
    )

    def initial_state(self, options: Mapping[str, OptionValue]) -> State:
        return initial_state(options)

    def sheet(self, options: Mapping[str, OptionValue]) -> Sheet:
        return tables(EDITIONS.load(str(options["edition"])).hash).sheet

    def actors(self, state: State) -> tuple[Actor, ...]:
        if isinstance(state.phase, Over):
            return ()
        found: tuple[Actor, ...] = PHASES[type(state.phase)].actors(state)
        return found

    def legal_actions(self, state: State, actor: Actor) -> Sequence[Action]:
        if actor not in self.actors(state):
            return ()
        found: Sequence[Action] = PHASES[type(state.phase)].legal_actions(state, actor)
        return found

    def chance_weights(self, state: State) -> Sequence[int]:
        if self.actors(state) != (CHANCE,):
            return ()
        found: Sequence[int] = PHASES[type(state.phase)].chance_weights(state)
        return found

    def apply(self, state: State, actor: Actor, action: Action) -> State:
        return going_on(PHASES[type(state.phase)].apply(state, actor, action))

    def outcome(self, state: State) -> Outcome | None:
        return ending.result(state)

    # who knows what

    def view(self, state: State, viewer: Viewer) -> View:
        return views.view(state, viewer, self.actors(state))

    def determinize(self, view: View, rng: Random) -> State:
        return views.sample(view, rng)

    def disclose(
        self, history: History[State, Action], number: int, viewer: Viewer
    ) -> Action | None:
        return disclose(history, number, viewer)

    def stand_in(self, state: State) -> Action | None:
        return Throw(None) if isinstance(state.phase, Throwing) else None  # [P53]

    def opens(self, history: History[State, Action], number: int, viewer: Viewer) -> bool:
        """A die tells nothing but itself; a card tells what the deck was."""
        state = history.states[number]
        return not isinstance(state.phase, Weather | Drawing) or knows_deck(state, viewer)

    def reveals(self, before: State, actor: Actor, action: Action, after: State) -> bool:
        return reveals(before, action, after)

    def obey(
        self, view: View, legal: Sequence[Action], orders: Mapping[str, OptionValue]
    ) -> Action | None:
        return obedience.obey(legal, orders)

    # words

    def narrate(
        self, before: State, actor: Actor, action: Action, after: State, viewer: Viewer
    ) -> Sequence[Message]:
        return narrate.narrate(before, actor, action, after, viewer)

    def prompt(self, view: View) -> Message:
        return narrate.prompt(view)

    def path(self, action: Action) -> tuple[str, ...]:
        match action:
            case Post(block, area) | March(block, area):
                return (f"block:{block}", f"area:{area}")
            case Choose(card):
                return (f"card:{card}",)
            case Claim(height):
                return (f"claim:{height}",)
            case Answer(reply):
                return (f"answer:{reply}",)
            case _:
                return ("pass",)

    def why_not(self, state: State, seat: Seat, path: Sequence[str]) -> Message | None:
        tried = tuple(path)
        for action in self.legal_actions(state, seat):
            if tried == self.path(action)[: len(tried)]:
                return None
        return narrate.why_not(self.view(state, seat), tried)

    def preview(self, view: View, action: Action) -> Sequence[Message]:
        return narrate.preview(view, action)

    # texts

    def encode_action(self, action: Action) -> str:
        return encode(action)

    def decode_action(self, text: str, actor: Actor = FIRST) -> Action:
        return decode(text, actor)

    def check(self, state: State) -> None:
        """The invariants of a position."""
        sheet = tables(state.edition)
        _check_cards(state, sheet.cards)
        for seat in SEATS:
            _check_places(state, seat)
        assert state.stack, "something goes on"
        assert 1 <= state.round <= state.rounds, "a round of the game"
        assert [b.name for b in state.blocks] == [*sheet.names[0], *sheet.names[1]], "all blocks"


def _check_cards(state: State, printed: tuple[int, int, int]) -> None:
    chosen = state.phase.chosen if isinstance(state.phase, Choosing) else ()
    for index, value in enumerate((1, 2, 3)):
        piles = (state.deck, state.discard, *state.hands)
        count = sum(pile[index] for pile in piles) + sum(card == value for card in chosen)
        assert count == printed[index], f"every {value} is somewhere [P02]"
        assert min(pile[index] for pile in piles) >= 0, "no pile owes a card [P02]"


def _check_places(state: State, seat: Seat) -> None:
    """Places and suspicions of one side fit together. [P10-P13]"""
    sheet = tables(state.edition)
    there = standing(state, seat)
    taken = [(block.area, block.slot) for block in there if block.slot is not None]
    assert len(taken) == len(set(taken)), f"one block of {SIDES[seat]} in a place [P11]"
    alive = {block.name for block in blocks_of(state, seat) if block.strength}
    for block in there:
        assert block.area is not None
        assert block.name in block.suspects, f"{block.name} may be itself [P13]"
        assert set(block.suspects) <= alive, f"{block.name} is none of the dead [P14]"
        assert sheet.is_wood(block.area) == (block.slot is not None), "places in woods [P11]"
        if not sheet.is_hidden(block.area) and not isinstance(state.phase, Posting):
            assert block.is_known, f"{block.name} lies open [P10]"


GAME: Final = HedgeWar()

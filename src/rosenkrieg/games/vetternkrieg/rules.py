"""Vetternkrieg, the German rulebook of 2018, with the twists of war.

York and Lancaster fight over three regions for five rounds. Each round they swap a card, lay
out a battlefield, play four cards each for events or command points, and fight a battle with
hidden dice and open mouths. All three regions win at once; otherwise most regions, then most
battles.

Numbers in brackets are items (V), clarifications (c) and rulings of RULES.md. What the book does
not show of the cards is reconstructed in data/standard.toml, marked entry by entry.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, cast, get_args

from rosenkrieg.core.contract import (
    CHANCE,
    FIRST,
    SEATS,
    SECOND,
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
    other,
)
from rosenkrieg.core.errors import BadEdition
from rosenkrieg.games.vetternkrieg import actions as texts
from rosenkrieg.games.vetternkrieg import narrate, paths, previews, refusals, sampling
from rosenkrieg.games.vetternkrieg import view as views
from rosenkrieg.games.vetternkrieg.actions import (
    UNKNOWN_THROW,
    Action,
    Claim,
    Dealt,
    Discard,
    Doubt,
    Give,
    Keep,
    LastCard,
    Lay,
    Open,
    Thrown,
)
from rosenkrieg.games.vetternkrieg.dice import WEIGHTS
from rosenkrieg.games.vetternkrieg.phases import battle, cleanup, deal, field, play, swap, victory
from rosenkrieg.games.vetternkrieg.sheet import Sheet, sheet
from rosenkrieg.games.vetternkrieg.state import (
    Attempting,
    Caught,
    Claiming,
    Dealing,
    Defending,
    Doubting,
    Keeping,
    Laying,
    Mustering,
    Notes,
    Offered,
    Options,
    Over,
    Phase,
    Playing,
    Replying,
    Rolling,
    Settling,
    State,
    Swapping,
    Throwing,
    Turning,
    fields,
)
from rosenkrieg.games.vetternkrieg.tables import (
    ALL_CARDS,
    CARDS_COUNT,
    EDITIONS,
    FIELDS,
    HAND,
    HOUSES,
    PLAYED,
    ROUNDS,
    TWISTS_COUNT,
)
from rosenkrieg.games.vetternkrieg.troops import (
    FRENCH_HALF,
    FRENCH_SUPPLY,
    HALF,
    OWN_PLACES,
    count,
    own,
)
from rosenkrieg.games.vetternkrieg.view import View

# the sequence of play [V021]

_Legal = Callable[[State, Actor], Sequence[Action]]
_Apply = Callable[[State, Actor, Action], State]
_Actors = Callable[[Any, State], tuple[Actor, ...]]

_NOBODY: Final[tuple[Actor, ...]] = ()
_CHANCE: Final[tuple[Actor, ...]] = (CHANCE,)
_SEAT: Final[tuple[tuple[Actor, ...], ...]] = ((FIRST,), (SECOND,))
_OTHER: Final[tuple[tuple[Actor, ...], ...]] = ((SECOND,), (FIRST,))


def _chance(phase: Any, state: State) -> tuple[Actor, ...]:
    return _CHANCE


def _nobody(phase: Any, state: State) -> tuple[Actor, ...]:
    return _NOBODY


def _seat(phase: Any, state: State) -> tuple[Actor, ...]:
    return _SEAT[phase.seat]


def _attacker(phase: Any, state: State) -> tuple[Actor, ...]:
    return _SEAT[phase.attacker]


def _defender(phase: Any, state: State) -> tuple[Actor, ...]:
    return _OTHER[phase.attacker]


def _both(phase: Any, state: State) -> tuple[Actor, ...]:
    """Both at once, less who has chosen; a choice of one is still a choice. [V029, V033]"""
    return tuple(seat for seat in SEATS if phase.chosen[seat] is None)


def _keepers(phase: Any, state: State) -> tuple[Actor, ...]:
    """Who has a last card and has not decided. [V157, V158]"""
    return tuple(seat for seat in SEATS if phase.keeps[seat] is None and state.hands[seat])


def _no_actions(state: State, actor: Actor) -> Sequence[Action]:
    return ()


def _no_apply(state: State, actor: Actor, action: Action) -> State:
    raise AssertionError("nothing can be done after the end")


PHASES: Final[dict[type[Phase], tuple[_Actors, _Legal, _Apply]]] = {
    Turning: (_chance, deal.legal_actions, deal.apply),  # phase 1 [V164]
    Dealing: (_chance, deal.legal_actions, deal.apply),  # [V025]
    Swapping: (_both, swap.legal_actions, swap.apply),  # phase 2 [V029], D1
    Laying: (_both, field.legal_actions, field.apply),  # phase 3 [V033], D2
    Mustering: (_seat, field.legal_actions, field.apply),  # [V043], D3
    Playing: (_seat, play.legal_actions, play.apply),  # phase 4 [V046], D4
    Attempting: (_seat, play.legal_actions, play.apply),  # [V068, V080], D5
    Rolling: (_chance, play.legal_actions, play.apply),  # [V070, V081]
    Offered: (_seat, play.legal_actions, play.apply),  # [V090], D6
    Throwing: (_chance, battle.legal_actions, battle.apply),  # phase 5 [V111]
    Claiming: (_attacker, battle.legal_actions, battle.apply),  # [V112], D7
    Doubting: (_defender, battle.legal_actions, battle.apply),  # [V114], D8
    Caught: (_attacker, battle.legal_actions, battle.apply),  # [V121], D9
    Defending: (_chance, battle.legal_actions, battle.apply),  # [V129]
    Replying: (_defender, battle.legal_actions, battle.apply),  # [V130], D10
    Settling: (_seat, battle.legal_actions, battle.apply),  # [V146], D11; then phase 6
    Keeping: (_keepers, cleanup.legal_actions, cleanup.apply),  # phase 7 [V157], D12
    Over: (_nobody, _no_actions, _no_apply),
}


def initial_state(options: Mapping[str, OptionValue]) -> State:
    """The board is set up, nothing is dealt. [V013-V020, V163]"""
    edition = EDITIONS.load(str(options["edition"])).hash
    tables = EDITIONS.tables(edition)
    twists = options["twists"] == "on"
    if twists and not tables.twists:
        raise BadEdition(f"twist: expected {TWISTS_COUNT} entries to play with twists, got 0")
    unseen = (1 << TWISTS_COUNT) - 1 if twists else 0
    notes = Notes((None, None), (None, None), (None, None), (0, 0), unseen)
    chosen = Options(edition, twists)
    return deal.begin_round(1, tables.start_troops, (0, 0), ALL_CARDS, notes, chosen)


def actors(state: State) -> tuple[Actor, ...]:
    """Who must act."""
    phase = state.phase
    return PHASES[type(phase)][0](phase, state)


def legal_actions(state: State, actor: Actor) -> Sequence[Action]:
    """What the actor can do, if it must act."""
    phase = state.phase
    entry = PHASES[type(phase)]
    return entry[1](state, actor) if actor in entry[0](phase, state) else ()


def apply(state: State, actor: Actor, action: Action) -> State:
    """The position after the action."""
    phase = state.phase
    after = PHASES[type(phase)][2](state, actor, action)
    if type(phase) is Doubting:
        return _with_last(after, Thrown(phase.dice)) if type(action) is Doubt else after  # [V118]
    if type(action) in _OPEN and type(phase) is not Throwing:  # [V111] hidden dice are not seen
        return _with_last(after, cast(Open, action))
    return after


def _with_last(after: State, last: Open) -> State:
    """What everybody has just seen stays on the table."""
    phase, round, troops, hands, shown, deck, field, owner, twist, notes, options, _ = fields(after)
    return State(
        phase, round, troops, hands, shown, deck, field, owner, twist, notes, options, last
    )


_OPEN: Final = frozenset(get_args(Open))


# who may know a move


def disclose(history: History[State, Action], number: int, viewer: Viewer) -> Action | None:
    """The action, where the viewer may know it now."""
    action = history.moves[number].action
    before = history.states[number]
    if type(before.phase) is Throwing:
        return _disclosed_throw(history, number, before.phase.attacker == viewer, action)
    if history.over or history.moves[number].actor == viewer:
        return action
    match action:
        case Dealt():
            assert type(before.phase) is Dealing
            return action if before.phase.seat == viewer else None  # [V026]
        case Give():  # who gets a card sees it, who only watches does not [V030]
            return action if viewer is not None and _is_done(history, number) else None
        case Lay() | Keep() | Discard():
            return action if _is_done(history, number) else None  # [V036, c58]
        case _:
            return action


def _disclosed_throw(
    history: History[State, Action], number: int, is_own: bool, action: Action
) -> Action | None:
    """Shown if it was doubted; otherwise nobody but the thrower ever sees it. [V116, V118]"""
    moves = history.moves
    doubted = len(moves) > number + 2 and type(moves[number + 2].action) is Doubt
    if is_own or doubted:
        return action
    return UNKNOWN_THROW if history.over else None


def _is_done(history: History[State, Action], number: int) -> bool:
    """Whether the secret choice of that move has been resolved."""
    phase = type(history.states[number].phase)
    return any(type(state.phase) is not phase for state in history.states[number + 1 :])


def opens(history: History[State, Action], number: int, viewer: Viewer) -> bool:
    """A die tells nothing but itself; a card tells what the deck was. [V026]"""
    state = history.states[number]
    if type(state.phase) is not Dealing:
        return True
    hidden = [seat for seat in SEATS if seat != viewer and state.hands[seat]]
    return history.over or not hidden


def reveals(before: State, action: Action, after: State) -> bool:
    """Whether somebody saw something that was hidden."""
    match action:
        case Give() | Lay():
            return type(after.phase) is not type(before.phase)  # [V030, V036]
        case Claim() | Doubt() | LastCard():
            return True  # [V112, V118, V143] what was said was heard
        case _ if type(before.phase) is Keeping:
            return type(after.phase) is not Keeping  # [c58]
        case _:
            return after.shown != before.shown and after.round == before.round  # a card was played


class Vetternkrieg(Game[State, Action, View]):
    """The game as the contract asks for it."""

    state_type = State
    view_type = View
    editions = EDITIONS
    info = GameInfo(
        key="vetternkrieg",
        title="Vetternkrieg",
        seats=HOUSES,  # [V001, V016]: who takes a seat takes the house
        rules_version=1,
        max_moves=ROUNDS * (4 + 2 + 2 * PLAYED * 5 + 4 * battle.MOST_EXCHANGES + 1 + 2),  # [c56]
        max_draws=ROUNDS * (1 + 2 * HAND + 2 * PLAYED * 3 + 2 * battle.MOST_EXCHANGES),
        options=(
            Option("twists", ("off", "on")),  # [V162]
            Option("edition", ("standard",), free=True),
        ),
        chance=True,
        hidden=True,
        simultaneous=True,
    )

    # the functions themselves, not wrapped: a call less on every step of a search
    initial_state = staticmethod(initial_state)
    actors = staticmethod(actors)
    legal_actions = staticmethod(legal_actions)
    apply = staticmethod(apply)

    def sheet(self, options: Mapping[str, OptionValue]) -> Sheet:
        edition = EDITIONS.load(str(options["edition"]))
        return sheet(EDITIONS.tables(edition.hash), options["twists"] == "on")

    def chance_weights(self, state: State) -> Sequence[int]:
        phase = type(state.phase)
        if phase is Throwing or phase is Defending:
            return WEIGHTS
        if phase is Rolling:
            return _EQUAL[6]
        if phase is Dealing:
            return _EQUAL[state.deck.bit_count()]
        return _EQUAL[state.notes.twists.bit_count()] if phase is Turning else ()

    def outcome(self, state: State) -> Outcome | None:
        return victory.result(state) if type(state.phase) is Over else None

    # who knows what

    def view(self, state: State, viewer: Viewer) -> View:
        return views.view(state, viewer, actors(state))

    def determinize(self, view: View, rng: Random) -> State:
        return sampling.sample(view, rng)

    def disclose(
        self, history: History[State, Action], number: int, viewer: Viewer
    ) -> Action | None:
        return disclose(history, number, viewer)

    def stand_in(self, state: State) -> Action | None:
        return UNKNOWN_THROW if type(state.phase) is Throwing else None  # [V116]

    def opens(self, history: History[State, Action], number: int, viewer: Viewer) -> bool:
        return opens(history, number, viewer)

    def reveals(self, before: State, actor: Actor, action: Action, after: State) -> bool:
        return reveals(before, action, after)

    # words

    def narrate(
        self, before: State, actor: Actor, action: Action, after: State, viewer: Viewer
    ) -> Sequence[Message]:
        return narrate.narrate(before, actor, action, after, viewer)

    def prompt(self, view: View) -> Message:
        return narrate.prompt(view)

    def path(self, action: Action) -> tuple[str, ...]:
        return paths.path(action)

    def why_not(self, state: State, seat: Seat, path: Sequence[str]) -> Message | None:
        tried = tuple(path)
        for action in legal_actions(state, seat):
            if tried == paths.path(action)[: len(tried)]:
                return None
        return refusals.why_not(self.view(state, seat), tried)

    def preview(self, view: View, action: Action) -> Sequence[Message]:
        return previews.preview(view, action)

    # texts

    def encode_action(self, action: Action) -> str:
        return texts.encode(action)

    def decode_action(self, text: str, actor: Actor = FIRST) -> Action:
        return texts.decode(text, actor)

    def check(self, state: State) -> None:
        """The invariants of a position."""
        _check_troops(state)
        _check_cards(state)
        _check_notes(state)
        assert 1 <= state.round <= ROUNDS, "a round of the game [V012]"


_EQUAL: Final = tuple((1,) * number for number in range(CARDS_COUNT + 1))


def _check_troops(state: State) -> None:
    """Twelve of each house, two French, and an empty field between the battles. [V004, V150]"""
    for seat in SEATS:
        held = [count(state.troops, own(seat, place)) for place in range(OWN_PLACES)]
        assert sum(held) == 12, "twelve troops of a house [V004]"
    french = [count(state.troops, place) for place in (FRENCH_SUPPLY, *_FRENCH_HALVES)]
    assert sum(french) == 2, "two French troops [V004]"
    if isinstance(state.phase, Turning | Dealing | Swapping | Laying | Keeping | Over):
        halves = [own(seat, HALF) for seat in SEATS]
        assert not any(count(state.troops, place) for place in (*halves, *_FRENCH_HALVES)), (
            "nobody on a field [V150]"
        )


_FRENCH_HALVES: Final = (FRENCH_HALF, FRENCH_HALF + 1)


def _check_cards(state: State) -> None:
    """Every card is somewhere, once. [V005, V027, V028, V045, V048]"""
    shown, won = state.shown, state.notes.won
    before = (won[0] | won[1]) & ~(shown[0] | shown[1])
    piles = (*state.hands, *shown, state.deck, before)
    assert sum(pile.bit_count() for pile in piles) == CARDS_COUNT, "17 cards [V005]"
    everything = 0
    for pile in piles:
        everything |= pile
    assert everything == ALL_CARDS, "each card once [V005]"
    if not isinstance(state.phase, Turning | Dealing):
        assert state.deck.bit_count() == HAND - state.round, "the rest [V027]"
    if isinstance(state.phase, Swapping):
        assert (state.hands[0] | state.hands[1]) & FIELDS, "a battlefield is dealt [V028]"
        assert ((state.hands[0] | state.hands[1]) & FIELDS).bit_count() >= 2, "two of them [V028]"
    if isinstance(state.phase, Throwing | Claiming | Doubting | Settling):
        assert all(hand.bit_count() <= 1 for hand in state.hands), "a last card [V048]"


def _check_notes(state: State) -> None:
    """What is noted of kept cards is true. [ruling 9]"""
    for seat in SEATS:
        kept = state.notes.kept[seat]
        if kept is None:
            continue
        bit = 1 << kept.card
        assert bit & kept.other, "a kept card is one that it can be"
        assert not kept.other & ~kept.public, "a seat knows no less than a spectator"
        had = state.hands[seat] | cleanup.dealt_and_gone(state, seat)
        assert bit & had, "a kept card was in the hand"
        assert not kept.told or kept.other == bit, "told is known"
    given = state.notes.given
    for seat in SEATS:
        card = given[seat]
        if card is not None:
            theirs = other(seat)
            assert 1 << card & (state.hands[theirs] | state.shown[theirs]), "a gift arrives [V030]"


GAME: Final = Vetternkrieg()

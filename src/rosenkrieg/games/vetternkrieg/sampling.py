"""Sampling of what a viewer does not see. [V026, V029, V036, V111, c58]

`determinize` makes some state that looks exactly like a view and fits all that a player who takes
notes knows: a card given and not seen since is in the other hand; who laid an event holds no
battlefield; a kept card was kept. [ruling 9]
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import cast

from rosenkrieg.core.contract import (
    CHANCE,
    FIRST,
    SEATS,
    Seat,
    other,
)
from rosenkrieg.games.vetternkrieg import dice as throws
from rosenkrieg.games.vetternkrieg.actions import Open
from rosenkrieg.games.vetternkrieg.notation import decode
from rosenkrieg.games.vetternkrieg.phases.cleanup import dealt_and_gone, limits
from rosenkrieg.games.vetternkrieg.phases.field import layable
from rosenkrieg.games.vetternkrieg.state import (
    Attempting,
    Caught,
    Choice,
    Claiming,
    Dealing,
    Defending,
    Doubting,
    Keeping,
    Kept,
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
    changed,
)
from rosenkrieg.games.vetternkrieg.tables import ALL_CARDS, BIT, EDITIONS, Tables, bit_of, cards_in
from rosenkrieg.games.vetternkrieg.troops import (
    FRENCH_HALF,
    FRENCH_SUPPLY,
    HALF,
    ONE,
    REGION,
    REGIONS,
    RESERVE,
    SUPPLY,
    own,
)
from rosenkrieg.games.vetternkrieg.view import Battle, Pair, PhaseName, Use, View


def determinize(view: View, rng: Random) -> State:
    """Some state behind the view, all that it leaves open drawn at random."""
    known = _known(view)
    viewer = view.viewer
    while True:  # a spectator's guess may not fit; a seat's always does
        state = _guess_all(view, known, rng) if viewer is None else _guess(view, known, viewer, rng)
        if state is not None:
            return _with_choices(view, state, rng)


def _known(view: View) -> State:
    """The state as far as it is known: hands empty, all cards not seen in the deck."""
    tables = EDITIONS.tables(view.edition)
    mask, number = tables.mask, tables.number
    shown = (mask(view.shown[0]), mask(view.shown[1]))
    won = (mask(view.won[0]), mask(view.won[1]))
    laid = tuple(None if id is None else number[id] for id in view.laid)
    notes = Notes(
        given=_given(view, tables),
        laid=(laid[0], laid[1]),
        kept=(None, None),
        won=won,
        twists=sum(BIT[tables.twist_number[id]] for id in view.twists_left),
    )
    field = view.field
    return State(
        phase=_phase(view, tables),
        round=view.round,
        troops=_troops(view),
        hands=(0, 0),
        shown=shown,
        deck=ALL_CARDS & ~(shown[0] | shown[1] | won[0] | won[1]),
        field=None if field is None else number[field.card],
        owner=None if field is None else field.owner,
        twist=None if view.twist is None else tables.twist_number[view.twist],
        notes=notes,
        options=Options(view.edition, view.twists),
        last=_last(view.last),
    )


def _last(text: str | None) -> Open | None:
    if text is None:
        return None
    actor = CHANCE if text.startswith(("die:", "throw:")) else FIRST
    return cast(Open, decode(text, actor))


def _given(view: View, tables: Tables) -> Choice:
    if view.gave is None or view.received is None:
        return None, None
    gave, received = tables.number[view.gave], tables.number[view.received]
    return (gave, received) if view.viewer == FIRST else (received, gave)


def _troops(view: View) -> int:
    troops = view.supply[2] * ONE[FRENCH_SUPPLY]
    for seat in SEATS:
        troops += view.supply[seat] * ONE[own(seat, SUPPLY)]
        troops += view.reserve[seat] * ONE[own(seat, RESERVE)]
        for number, name in enumerate(REGIONS):
            troops += view.regions[name].troops[seat] * ONE[own(seat, REGION + number)]
        if view.field is not None:
            troops += view.field.troops[seat] * ONE[own(seat, HALF)]
            troops += view.field.french[seat] * ONE[FRENCH_HALF + seat]
    return troops


def _phase(view: View, tables: Tables) -> Phase:
    """The phase, choices and hidden dice left open."""
    if view.battle is not None:
        return _battle_phase(view.phase, view.battle)
    if view.use is not None:
        return _use_phase(view.phase, view.use, tables)
    match view.phase:
        case "twist":
            return Turning()
        case "swap":
            return Swapping((None, None))
        case "lay":
            return Laying((None, None))
        case "keep":
            return Keeping((None, None))
        case "over":
            return Over()
    assert view.turn is not None
    match view.phase:
        case "deal":
            return Dealing(view.turn)
        case "muster":
            return Mustering(view.turn)
        case "play":
            return Playing(view.turn)
        case _:
            return Settling(view.turn)


def _use_phase(name: PhaseName, use: Use, tables: Tables) -> Phase:
    card, is_place = tables.number[use.card], use.use == "place"
    if name == "offer":
        return Offered(other(use.seat), card)
    closed = sum(1 << REGIONS.index(region) for region in use.closed)
    if use.region is None:
        return Attempting(use.seat, card, is_place, use.left, closed)
    region = REGIONS.index(use.region)
    return Rolling(use.seat, card, is_place, use.left, closed, region)


def _battle_phase(name: PhaseName, battle: Battle) -> Phase:
    attacker, exchange, dice = battle.attacker, battle.exchange, battle.dice
    claim = throws.CLAIM_NUMBER[battle.claim] if battle.claim else 0
    result = throws.CLAIM_NUMBER[battle.result] if battle.result else 0
    match name:
        case "throw":
            return Throwing(attacker, exchange)
        case "claim":
            return Claiming(attacker, exchange, dice)
        case "answer":
            return Doubting(attacker, exchange, dice, claim)
        case "caught":
            assert dice is not None
            return Caught(attacker, exchange, dice, claim)
        case "defend":
            return Defending(attacker, exchange, dice, claim, result)
        case _:
            assert battle.thrown is not None
            return Replying(attacker, exchange, dice, claim, result, battle.thrown)


def _with(
    state: State, hands: Pair, deck: int, given: Choice, kept: tuple[Kept | None, Kept | None]
) -> State:
    notes = state.notes
    return changed(
        state,
        hands=hands,
        deck=deck,
        notes=Notes(given, notes.laid, kept, notes.won, notes.twists),
    )


def _some(mask: int, number: int, rng: Random) -> int:
    """That many cards of a set, at random."""
    return sum(BIT[card] for card in rng.sample(cards_in(mask), number))


def _guess(view: View, known: State, viewer: Seat, rng: Random) -> State:
    """The other hand, out of what a seat has not seen."""
    tables = EDITIONS.tables(view.edition)
    theirs = other(viewer)
    hand = tables.mask(view.hand)
    hidden = known.deck & ~hand
    size = view.hands[theirs]
    given = known.notes.given[viewer]
    certain = bit_of(given) & ~known.shown[theirs] if size else 0
    could_be = hidden & limits(known, theirs) & ~certain
    size -= certain.bit_count()
    memory = view.kept[theirs]
    kept: int | None = None
    if memory is not None:
        assert memory.could_be is not None
        gone = dealt_and_gone(known, theirs)
        kept = _guess_kept(tables.mask(memory.could_be), gone, could_be, size, rng)
        if BIT[kept] & could_be:
            certain |= BIT[kept]
            could_be ^= BIT[kept]
            size -= 1
    guessed = certain | _some(could_be, size, rng)
    hands = (guessed, hand) if viewer else (hand, guessed)
    memories = [_memory(tables, view, seat, viewer, kept, rng) for seat in SEATS]
    pair = (memories[0], memories[1])
    return _with(known, hands, hidden & ~guessed, known.notes.given, pair)


def _guess_kept(candidates: int, gone: int, could_be: int, size: int, rng: Random) -> int:
    """Which card was kept: each by the number of hands that it leaves.

    One that has been seen since leaves any hand out of `could_be`; one that has not is in it.
    """
    seen = cards_in(candidates & gone)
    unseen_still = cards_in(candidates & could_be) if size else ()
    count = could_be.bit_count()
    weights = [comb(count, size)] * len(seen)
    weights += [comb(count - 1, size - 1)] * len(unseen_still) if size else []
    return rng.choices((*seen, *unseen_still), weights)[0]


def _memory(
    tables: Tables, view: View, seat: Seat, viewer: Seat, guessed: int | None, rng: Random
) -> Kept | None:
    """What is noted of a kept card; what the other may suspect of one's own is guessed too."""
    kept = view.kept[seat]
    if kept is None:
        return None
    public = tables.mask(kept.public)
    told = bool(kept.told)
    if seat != viewer:
        assert guessed is not None
        assert kept.could_be is not None
        return Kept(guessed, public, tables.mask(kept.could_be), told)
    assert kept.card is not None
    card = tables.number[kept.card]
    return Kept(card, public, BIT[card] if told else _suspected(card, public, guessed, rng), told)


def _suspected(card: int, public: int, guessed: int | None, rng: Random) -> int:
    """What the other seat takes a card for: not the one that it had itself, kept or discarded."""
    if guessed is not None:
        return public & ~BIT[guessed]
    others = cards_in(public ^ BIT[card])
    return public ^ BIT[rng.choice(others)] if others and rng.random() < 0.5 else public


def _guess_all(view: View, known: State, rng: Random) -> State | None:
    """Both hands and what was swapped; None if what was kept does not fit."""
    hands = [0, 0]
    deck = known.deck
    for seat in SEATS:
        could_be = deck & limits(known, seat)
        if could_be.bit_count() < view.hands[seat]:
            return None
        hands[seat] = _some(could_be, view.hands[seat], rng)
        deck &= ~hands[seat]
    had = [hands[seat] | known.shown[seat] for seat in SEATS]
    given: Choice = (None, None)
    if view.phase not in ("twist", "deal", "swap"):
        given = rng.choice(cards_in(had[1])), rng.choice(cards_in(had[0]))
        both = BIT[given[0]] | BIT[given[1]]
        had = [had[0] ^ both, had[1] ^ both]
    cards: list[int | None] = [None, None]
    for seat in SEATS:
        memory = view.kept[seat]
        if memory is not None:
            fitting = cards_in(EDITIONS.tables(view.edition).mask(memory.public) & had[seat])
            if not fitting:
                return None
            cards[seat] = rng.choice(fitting)
    kept = [_public_memory(view, seat, cards) for seat in SEATS]
    return _with(known, (hands[0], hands[1]), deck, given, (kept[0], kept[1]))


def _public_memory(view: View, seat: Seat, cards: list[int | None]) -> Kept | None:
    memory, card = view.kept[seat], cards[seat]
    if memory is None or card is None:
        return None
    public = EDITIONS.tables(view.edition).mask(memory.public)
    return Kept(card, public, public & ~bit_of(cards[other(seat)]), False)


def _with_choices(view: View, state: State, rng: Random) -> State:
    """Secret choices and hidden dice that the viewer does not know, at random."""
    phase = state.phase
    match phase:
        case Swapping() | Laying():
            chosen = [_guess_choice(view, state, seat, rng) for seat in SEATS]
            phase = type(phase)((chosen[0], chosen[1]))
        case Keeping():
            keeps = [_guess_keep(view, seat, rng) for seat in SEATS]
            phase = Keeping((keeps[0], keeps[1]))
        case Claiming(attacker, exchange, None):
            phase = Claiming(attacker, exchange, _guess_throw(view, attacker, rng))
        case Doubting(attacker, exchange, None, claim):
            phase = Doubting(attacker, exchange, _guess_throw(view, attacker, rng), claim)
        case _:
            return state
    return changed(state, phase=phase)


def _guess_choice(view: View, state: State, seat: Seat, rng: Random) -> int | None:
    if not view.committed[seat]:
        return None
    tables = EDITIONS.tables(view.edition)
    if seat == view.viewer:
        assert view.choice is not None
        return tables.number[view.choice]
    hand = state.hands[seat]
    return rng.choice(cards_in(hand if view.phase == "swap" else layable(tables, hand, view.round)))


def _guess_keep(view: View, seat: Seat, rng: Random) -> bool | None:
    if not view.committed[seat]:
        return None
    return view.choice == "keep" if seat == view.viewer else rng.random() < 0.5


def _guess_throw(view: View, attacker: Seat, rng: Random) -> str | None:
    """Any throw, by its chance; the attacker's own is unknown only in the record of another."""
    if attacker == view.viewer:
        return None
    return rng.choices(throws.THROWS, throws.WEIGHTS)[0]

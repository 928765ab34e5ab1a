"""What a viewer sees.

A view is built by adding and speaks in the names of the edition. Beside what is public it
has what a player who takes notes knows: the cards that each side has shown this round, the
card they gave and the one they got, and what a card kept by the other side can be. [V116, c58, c59]
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from rosenkrieg.core.bases import BaseView
from rosenkrieg.core.contract import (
    FIRST,
    SECOND,
    Actor,
    Outcome,
    Seat,
    Viewer,
    other,
)
from rosenkrieg.games.vetternkrieg import dice as throws
from rosenkrieg.games.vetternkrieg.notation import encode
from rosenkrieg.games.vetternkrieg.phases import victory
from rosenkrieg.games.vetternkrieg.play import actors
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
)
from rosenkrieg.games.vetternkrieg.tables import BIT, EDITIONS, Tables, bit_of, cards_in
from rosenkrieg.games.vetternkrieg.troops import (
    FRENCH_HALF,
    FRENCH_SUPPLY,
    HALF,
    REGION,
    REGIONS,
    RESERVE,
    SUPPLY,
    controller,
    count,
    own,
)

PhaseName = Literal[
    "twist", "deal", "swap", "lay", "muster", "play", "attempt", "roll", "offer", "throw", "claim",
    "answer", "caught", "defend", "reply", "settle", "keep", "over",
]  # fmt: skip

PHASE_NAMES: Final[dict[type[Phase], PhaseName]] = {
    Turning: "twist",
    Dealing: "deal",
    Swapping: "swap",
    Laying: "lay",
    Mustering: "muster",
    Playing: "play",
    Attempting: "attempt",
    Rolling: "roll",
    Offered: "offer",
    Throwing: "throw",
    Claiming: "claim",
    Doubting: "answer",
    Caught: "caught",
    Defending: "defend",
    Replying: "reply",
    Settling: "settle",
    Keeping: "keep",
    Over: "over",
}

Pair = tuple[int, int]
Cards = tuple[str, ...]


class Region(Struct, frozen=True):
    """The troops of both houses in a region, and who controls it. [V024]"""

    troops: Pair
    controller: Seat | None


class Field(Struct, frozen=True):
    """The field of the round: its card, its owner, what stands on the halves. [V039]"""

    card: str
    owner: Seat
    region: str
    troops: Pair
    french: Pair


class Use(Struct, frozen=True):
    """The card in use, by whom; what it is used for if it takes several steps. [V058]"""

    card: str
    seat: Seat
    use: Literal["place", "remove", "secondary"]
    left: int = 0
    closed: tuple[str, ...] = ()
    region: str | None = None


class Battle(Struct, frozen=True):
    """The exchange that is going on; dice only where the viewer may see them. [V111, V116]"""

    attacker: Seat
    exchange: int
    dice: str | None = None
    claim: str | None = None
    result: str | None = None
    thrown: str | None = None


class KeptCard(Struct, frozen=True):
    """A card kept from the round before, as far as the viewer knows of it. [c58, ruling 9]

    `card` is for its owner, `could_be` for the other seat, `public` for everyone; `told` (if both
    know that the other seat knows it) for the two.
    """

    public: Cards
    card: str | None = None
    could_be: Cards | None = None
    told: bool | None = None


class View(BaseView, frozen=True):
    """The table as one viewer sees it. Pairs are Lancaster's, then York's."""

    edition: str
    twists: bool
    phase: PhaseName
    round: int
    actors: tuple[Actor, ...]
    turn: Seat | None
    regions: dict[str, Region]
    supply: tuple[int, int, int]
    reserve: Pair
    field: Field | None
    hand: Cards
    hands: Pair
    rest: int
    discard: Cards
    shown: tuple[Cards, Cards]
    laid: tuple[str | None, str | None]
    gave: str | None
    received: str | None
    committed: tuple[bool, bool]
    choice: str | None
    kept: tuple[KeptCard | None, KeptCard | None]
    won: tuple[Cards, Cards]
    twist: str | None
    twists_left: Cards
    use: Use | None
    battle: Battle | None
    last: str | None
    outcome: Outcome | None


def view(state: State, viewer: Viewer) -> View:
    """The table as the viewer sees it."""
    tables = EDITIONS.tables(state.options.edition)
    names = tables.names_of
    troops, notes = state.troops, state.notes
    use = _use(tables, state)
    seen = (state.shown[0] | state.shown[1]) & ~bit_of(state.field)
    return View(
        viewer=viewer,
        edition=state.options.edition,
        twists=state.options.twists,
        phase=PHASE_NAMES[type(state.phase)],
        round=state.round,
        actors=actors(state),
        turn=_turn(state.phase),
        regions=dict(zip(REGIONS, _regions(troops), strict=True)),
        supply=(*_pair(troops, SUPPLY), count(troops, FRENCH_SUPPLY)),
        reserve=_pair(troops, RESERVE),
        field=_field(tables, state),
        hand=() if viewer is None else names(state.hands[viewer]),
        hands=(state.hands[0].bit_count(), state.hands[1].bit_count()),
        rest=state.deck.bit_count(),
        discard=names(seen & ~(BIT[tables.number[use.card]] if use else 0)),
        shown=(names(state.shown[0]), names(state.shown[1])),
        laid=(_id(tables, notes.laid[0]), _id(tables, notes.laid[1])),
        gave=None if viewer is None else _id(tables, notes.given[viewer]),
        received=None if viewer is None else _id(tables, notes.given[other(viewer)]),
        committed=_committed(state.phase),
        choice=_choice(tables, state.phase, viewer),
        kept=(_kept(tables, notes, FIRST, viewer), _kept(tables, notes, SECOND, viewer)),
        won=(names(notes.won[0]), names(notes.won[1])),
        twist=None if state.twist is None else tables.twist_ids[state.twist],
        twists_left=tuple(tables.twist_ids[twist] for twist in cards_in(notes.twists)),
        use=use,
        battle=_battle(state.phase, viewer),
        last=None if state.last is None else encode(state.last),
        outcome=victory.result(state) if type(state.phase) is Over else None,
    )


@lru_cache(1024)
def _regions(troops: int) -> tuple[Region, ...]:
    return tuple(
        Region(_pair(troops, REGION + number), controller(troops, number))
        for number in range(len(REGIONS))
    )


def _id(tables: Tables, card: int | None) -> str | None:
    return None if card is None else tables.ids[card]


def _pair(troops: int, place: int) -> Pair:
    return count(troops, own(FIRST, place)), count(troops, own(SECOND, place))


def _turn(phase: Phase) -> Seat | None:
    """Whose turn it is, also while chance acts for them."""
    match phase:
        case Dealing(seat) | Mustering(seat) | Playing(seat) | Offered(seat) | Settling(seat):
            return seat
        case Attempting() | Rolling():
            return phase.seat
        case Throwing() | Claiming() | Caught():
            return phase.attacker
        case Doubting() | Defending() | Replying():
            return other(phase.attacker)
        case _:
            return None


def _field(tables: Tables, state: State) -> Field | None:
    if state.field is None or state.owner is None:
        return None
    troops = state.troops
    return Field(
        tables.ids[state.field],
        state.owner,
        REGIONS[tables.regions[state.field]],
        _pair(troops, HALF),
        (count(troops, FRENCH_HALF), count(troops, FRENCH_HALF + 1)),
    )


def _use(tables: Tables, state: State) -> Use | None:
    match state.phase:
        case Attempting(seat, card, is_place, left, closed):
            region = None
        case Rolling(seat, card, is_place, left, closed, number):
            region = REGIONS[number]
        case Offered(seat, card):
            return Use(tables.ids[card], other(seat), "secondary")
        case _:
            return None
    names = tuple(name for number, name in enumerate(REGIONS) if closed >> number & 1)
    return Use(tables.ids[card], seat, "place" if is_place else "remove", left, names, region)


def _battle(phase: Phase, viewer: Viewer) -> Battle | None:
    match phase:
        case Throwing(attacker, exchange):
            return Battle(attacker, exchange)
        case Claiming(attacker, exchange, dice):
            return Battle(attacker, exchange, dice if viewer == attacker else None)  # [V111]
        case Doubting(attacker, exchange, dice, claim):
            seen = dice if viewer == attacker else None  # [V111]
            return Battle(attacker, exchange, seen, throws.CLAIM_TEXTS[claim])
        case Caught(attacker, exchange, dice, claim):
            return Battle(attacker, exchange, dice, throws.CLAIM_TEXTS[claim])  # [V118]
        case Defending(attacker, exchange, dice, claim, result):
            texts = throws.CLAIM_TEXTS
            return Battle(attacker, exchange, dice, texts[claim], texts[result])
        case Replying(attacker, exchange, dice, claim, result, thrown):
            texts = throws.CLAIM_TEXTS
            return Battle(attacker, exchange, dice, texts[claim], texts[result], thrown)
        case _:
            return None


def _committed(phase: Phase) -> tuple[bool, bool]:
    """Who has chosen; never what. [V029, V036, c58]"""
    match phase:
        case Swapping((first, second)) | Laying((first, second)):
            return first is not None, second is not None
        case Keeping((one, two)):
            return one is not None, two is not None
        case _:
            return False, False


def _choice(tables: Tables, phase: Phase, viewer: Viewer) -> str | None:
    """The viewer's own secret choice."""
    if viewer is None:
        return None
    match phase:
        case Swapping(chosen) | Laying(chosen):
            return _id(tables, chosen[viewer])
        case Keeping(keeps) if keeps[viewer] is not None:
            return "keep" if keeps[viewer] else "discard"
        case _:
            return None


def _kept(tables: Tables, notes: Notes, seat: Seat, viewer: Viewer) -> KeptCard | None:
    kept = notes.kept[seat]
    if kept is None:
        return None
    public = tables.names_of(kept.public)
    if viewer is None:
        return KeptCard(public)
    if viewer == seat:
        return KeptCard(public, card=tables.ids[kept.card], told=kept.told)
    return KeptCard(public, could_be=tables.names_of(kept.other), told=kept.told)

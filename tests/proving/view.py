"""What a viewer sees, and sampling of what he does not see. [P10-P14, P21, P31, P32, P51]

A view is built by adding. It has the public picture of both sides (`pieces`, `camps`,
`strengths`), for everybody the same, and beside it what is the viewer's own (`mine`, `hand`,
`choice`, the die in `stack`).

Phases are shown as in a state, with None where the viewer does not see.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from msgspec import Struct

from rosenkrieg.core.contract import FIRST, SEATS, SECOND, Actor, Outcome, Seat, Viewer
from tests.proving import ending
from tests.proving.places import handle
from tests.proving.state import (
    NO_CARDS,
    Answering,
    Block,
    Cards,
    Choosing,
    Claiming,
    Phase,
    Posting,
    State,
    Turn,
    blocks_of,
    for_seat,
    with_card,
)
from tests.proving.tables import VALUES, Tables, tables


class Piece(Struct, frozen=True):
    """A block on the map as everybody sees it: by its name in a field, by its place in a wood."""

    id: str
    area: str
    slot: int | None
    could_be: tuple[str, ...]


class Camp(Struct, frozen=True):
    """A camp as everybody sees it: how many, and out of which."""

    area: str
    count: int
    could_be: tuple[str, ...]


class Mine(Struct, frozen=True):
    """A block of the viewer's own."""

    name: str
    strength: int
    area: str | None
    slot: int | None


class View(Struct, frozen=True):
    """The table as one viewer sees it. Pairs are Red's, then White's."""

    viewer: Seat | None
    edition: str
    rounds: int
    round: int
    stack: tuple[Phase, ...]
    actors: tuple[Actor, ...]
    posted: tuple[int, int]
    strengths: tuple[dict[str, int], dict[str, int]]
    pieces: tuple[tuple[Piece, ...], tuple[Piece, ...]]
    camps: tuple[Camp, Camp]
    mine: tuple[Mine, ...]
    hand: Cards
    hands: tuple[int, int]
    choice: int | None
    committed: tuple[bool, bool]
    deck: int
    discard: Cards
    weather: int | None
    rolled: int | None
    outcome: Outcome | None

    @property
    def phase(self) -> Phase:
        """What is going on now."""
        return self.stack[-1]

    @property
    def points(self) -> int:
        """The points left in the turn that goes on, or waits for a battle."""
        turns = [phase.points for phase in self.stack if isinstance(phase, Turn)]
        return turns[-1] if turns else 0


def view(state: State, viewer: Viewer, actors: tuple[Actor, ...]) -> View:
    """The table as the viewer sees it."""
    chosen = state.phase.chosen if isinstance(state.phase, Choosing) else (None, None)
    return View(
        viewer=viewer,
        edition=state.edition,
        rounds=state.rounds,
        round=state.round,
        stack=tuple(_seen_phase(phase, viewer) for phase in state.stack),
        actors=actors,
        posted=(_posted(state, FIRST), _posted(state, SECOND)),
        strengths=(_strengths(state, FIRST), _strengths(state, SECOND)),
        pieces=(_pieces(state, FIRST), _pieces(state, SECOND)),
        camps=(_camp(state, FIRST), _camp(state, SECOND)),
        mine=() if viewer is None else _mine(state, viewer),
        hand=NO_CARDS if viewer is None else state.hands[viewer],
        hands=(sum(state.hands[FIRST]), sum(state.hands[SECOND])),
        choice=None if viewer is None else chosen[viewer],
        committed=(chosen[FIRST] is not None, chosen[SECOND] is not None),
        deck=sum(state.deck),
        discard=state.discard,
        weather=state.weather,
        rolled=state.rolled,
        outcome=ending.result(state),
    )


def _seen_phase(phase: Phase, viewer: Viewer) -> Phase:
    match phase:
        case Choosing():
            return Choosing()  # [P32] what lies aside is in `choice` and `committed`
        case Claiming(area, attacker, block, die):
            return Claiming(area, attacker, block, die if viewer == attacker else None)
        case Answering(area, attacker, block, die, height):
            seen = die if viewer == attacker else None  # [P51]
            return Answering(area, attacker, block, seen, height)
        case _:
            return phase


def _posted(state: State, seat: Seat) -> int:
    """How many blocks stand on the map. [P21]"""
    return sum(block.area is not None for block in blocks_of(state, seat))


def _strengths(state: State, seat: Seat) -> dict[str, int]:
    """By name, the dead with 0. [P14]"""
    return {block.name: block.strength for block in blocks_of(state, seat)}


def _pieces(state: State, seat: Seat) -> tuple[Piece, ...]:
    """What stands in woods and lies in fields, in the order of the map. [P10, P11]"""
    if isinstance(state.phase, Posting):
        return ()  # [P21]
    sheet = tables(state.edition)
    shown = []
    for block in blocks_of(state, seat):
        if block.area is None or sheet.kinds[block.area] == "camp":
            continue
        id = block.name if block.slot is None else handle(block.area, seat, block.slot)
        shown.append(Piece(id, block.area, block.slot, block.suspects))
    places = list(sheet.kinds)
    return tuple(sorted(shown, key=lambda piece: (places.index(piece.area), piece.id)))


def _camp(state: State, seat: Seat) -> Camp:
    """How many blocks stand in a camp, and which they may be. [P12, P13]"""
    area = tables(state.edition).camps[seat]
    if isinstance(state.phase, Posting):
        return Camp(area, 0, ())  # [P21]
    there = [block for block in blocks_of(state, seat) if block.area == area]
    return Camp(area, len(there), there[0].suspects if there else ())


def _mine(state: State, seat: Seat) -> tuple[Mine, ...]:
    return tuple(
        Mine(block.name, block.strength, block.area, block.slot) for block in blocks_of(state, seat)
    )


# sampling


def sample(view: View, rng: Random) -> State:
    """Some state behind the view, all that it leaves open drawn at random."""
    hands, chosen, deck = _sample_cards(view, rng)
    red, white = (_sample_side(view, seat, rng) for seat in SEATS)
    faces = tables(view.edition).faces
    return State(
        edition=view.edition,
        rounds=view.rounds,
        round=view.round,
        blocks=(*red, *white),
        deck=deck,
        hands=hands,
        discard=view.discard,
        weather=view.weather,
        rolled=view.rolled,
        stack=tuple(_sample_phase(phase, chosen, faces, rng) for phase in view.stack),
    )


Chosen = tuple[int | None, int | None]


def _sample_phase(phase: Phase, chosen: Chosen, faces: int, rng: Random) -> Phase:
    match phase:
        case Choosing():
            return Choosing(chosen)
        case Claiming(area, attacker, block, None):
            return Claiming(area, attacker, block, rng.randint(1, faces))
        case Answering(area, attacker, block, None, height):
            return Answering(area, attacker, block, rng.randint(1, faces), height)
        case _:
            return phase


def unseen(view: View) -> list[int]:
    """The cards that the viewer has not seen: in the deck or in a hand of somebody else."""
    seen = [view.discard[i] + view.hand[i] + (view.choice == VALUES[i]) for i in range(3)]
    printed = tables(view.edition).cards
    return [value for i, value in enumerate(VALUES) for _ in range(printed[i] - seen[i])]


def _sample_cards(view: View, rng: Random) -> tuple[tuple[Cards, Cards], Chosen, Cards]:
    """Hands, cards laid aside and the deck. [P31, P32]"""
    left = unseen(view)
    rng.shuffle(left)
    hands = (NO_CARDS, NO_CARDS)
    chosen: Chosen = (None, None)
    for seat in SEATS:
        aside: int | None
        if seat == view.viewer:
            hand, aside = view.hand, view.choice
        else:
            hand = _counted([left.pop() for _ in range(view.hands[seat])])
            aside = left.pop() if view.committed[seat] else None
        hands = for_seat(hands, seat, hand)
        chosen = (chosen[0], aside) if seat else (aside, chosen[1])
    return hands, chosen, _counted(left)


def _counted(cards: list[int]) -> Cards:
    counts: Cards = NO_CARDS
    for card in cards:
        counts = with_card(counts, card)
    return counts


class _Place(Struct, frozen=True):
    area: str | None
    slot: int | None
    suspects: tuple[str, ...]


def _sample_side(view: View, seat: Seat, rng: Random) -> list[Block]:
    """Who stands where, on one side, in the order of the sheet."""
    sheet = tables(view.edition)
    if isinstance(view.phase, Posting):
        places = _sample_posts(view, seat, sheet, rng)
    elif seat == view.viewer:
        places = {mine.name: _own_place(view, mine) for mine in view.mine}
    else:
        places = _sample_places(view, seat, rng)
    gone: Final = _Place(None, None, ())
    strengths = view.strengths[seat]
    return [
        Block(name, seat, strengths[name], place.area, place.slot, place.suspects)
        for name in sheet.names[seat]
        for place in (places.get(name, gone),)
    ]


def _sample_posts(view: View, seat: Seat, sheet: Tables, rng: Random) -> dict[str, _Place]:
    """Behind the screen: as many as are seen to be posted, anywhere. [P20, P21]"""
    names = sheet.names[seat]
    if seat == view.viewer:
        return {mine.name: _Place(mine.area, mine.slot, names) for mine in view.mine}
    places = {name: _Place(None, None, names) for name in names}
    there: Counter[str] = Counter()
    for name in rng.sample(names, view.posted[seat]):
        area = rng.choice(sheet.starts[seat])
        places[name] = _Place(area, there[area] if sheet.is_wood(area) else None, names)
        there[area] += 1
    return places


def _own_place(view: View, mine: Mine) -> _Place:
    """What the others suspect of a block of one's own is in the public picture."""
    return _Place(mine.area, mine.slot, _suspects(view, mine))


def _suspects(view: View, mine: Mine) -> tuple[str, ...]:
    assert view.viewer is not None
    camp = view.camps[view.viewer]
    if mine.area is None:
        return ()
    if mine.area == camp.area:
        return camp.could_be
    if mine.slot is None:
        return (mine.name,)
    id = handle(mine.area, view.viewer, mine.slot)
    return next(piece.could_be for piece in view.pieces[view.viewer] if piece.id == id)


def _sample_places(view: View, seat: Seat, rng: Random) -> dict[str, _Place]:
    """Names for places, each as likely as any other that fits all that was seen. [P13]"""
    camp = view.camps[seat]
    places = [_Place(piece.area, piece.slot, piece.could_be) for piece in view.pieces[seat]]
    places += [_Place(camp.area, None, camp.could_be)] * camp.count
    named = {place.suspects[0]: place for place in places if len(place.suspects) == 1}
    open_places = [place for place in places if len(place.suspects) > 1]
    names = [name for name, left in view.strengths[seat].items() if left and name not in named]
    while True:
        rng.shuffle(names)
        if all(n in place.suspects for n, place in zip(names, open_places, strict=True)):
            return named | dict(zip(names, open_places, strict=True))

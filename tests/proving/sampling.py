"""Sampling of what a viewer does not see. [P13, P20, P31, P32, P51]"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from msgspec import Struct

from rosenkrieg.core.contract import SEATS, Seat
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
    for_seat,
    with_card,
)
from tests.proving.tables import VALUES, Tables, tables
from tests.proving.view import Mine, View


def determinize(view: View, rng: Random) -> State:
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

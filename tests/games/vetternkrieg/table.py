"""Positions from a few facts, and matches that follow a script.

Pairs are Lancaster's (red), then York's (white). M is Margarete (Lancaster), E is Elisabeth (York).
What is not named is as after the set-up; troops that are not named lie in the supply, cards
that are not named in the rest, on the discard pile, or (battlefields) among those won.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from rosenkrieg.core import registry
from rosenkrieg.core.contract import CHANCE, FIRST, SECOND, Message, Seat, Viewer, other
from rosenkrieg.core.errors import IllegalAction
from rosenkrieg.core.match import Match
from rosenkrieg.games.vetternkrieg import troops as places
from rosenkrieg.games.vetternkrieg.game import GAME
from rosenkrieg.games.vetternkrieg.state import (
    Attempting,
    Caught,
    Claiming,
    Defending,
    Doubting,
    Keeping,
    Laying,
    Mustering,
    Notes,
    Offered,
    Options,
    Phase,
    Playing,
    Replying,
    Settling,
    State,
    Swapping,
    Throwing,
)
from rosenkrieg.games.vetternkrieg.tables import EDITIONS
from rosenkrieg.games.vetternkrieg.view import View
from rosenkrieg.locale import words_for

registry.register(GAME)

M, E = FIRST, SECOND
SEAT = {"lancaster": FIRST, "york": SECOND}
NAMES = ("lancaster", "york", "chance")
REGIONS = ("north", "central", "south")
FIELDS = ("st_albans", "wakefield", "mortimers_cross", "towton", "hexham", "barnet", "bosworth")
EVENTS = tuple(f"E{number}" for number in range(1, 11))
CARDS = (*FIELDS, *EVENTS)
TWISTS = tuple(f"T{number}" for number in range(1, 7))
Pair = tuple[int, int]

__all__ = [
    "CHANCE", "GAME", "Attempting", "Caught", "Claiming", "Defending", "Doubting", "E", "Keeping",
    "Laying", "M", "Mustering", "Offered", "Playing", "Replying", "Settling", "Swapping",
    "Throwing",
]  # fmt: skip


# positions


def position(
    phase: Phase,
    *,
    round: int = 1,
    north: Pair = (1, 1),
    central: Pair = (1, 1),
    south: Pair = (1, 1),
    reserve: Pair = (2, 2),
    half: Pair = (0, 0),
    french: Pair = (0, 0),
    field: str | None = "wakefield",
    owner: Seat = M,
    red: str = "",
    white: str = "",
    won: tuple[str, str] | None = None,
    twist: str | None = None,
    given: tuple[str | None, str | None] = (None, None),
    edition: str = "standard",
) -> State:
    """A position of the given facts that keeps all the invariants."""
    hashed = EDITIONS.load(edition).hash
    tables = EDITIONS.tables(hashed)
    hands = [red.split(), white.split()]
    early = isinstance(phase, Swapping | Laying)
    if early:
        field = None
    used = {*hands[0], *hands[1], *([field] if field else [])}
    won_cards = [list(cards.split()) for cards in (won or ("", ""))]
    used |= {*won_cards[0], *won_cards[1]}
    left = [id for id in tables.ids if id not in used]
    if won is None:
        fields = [id for id in left if id in tables.ids[:7]]
        for turn in range(round - 1):
            won_cards[turn % 2].append(fields.pop())
        left = [id for id in left if id not in (*won_cards[0], *won_cards[1])]
    rest = 17 - len(used | {*won_cards[0], *won_cards[1]}) if early else 6 - round
    deck, seen = left[len(left) - rest :], left[: len(left) - rest]
    shown: list[list[str]] = [[], []]
    laid: list[str | None] = [None, None]
    if field is not None:
        shown[owner], laid[owner] = [field], field
        shown[other(owner)] = seen
        laid[other(owner)] = next((id for id in seen if id in tables.ids[:7]), None)
    number = tables.number
    mask = tables.mask
    settled = field is not None and isinstance(phase, Settling | Keeping)
    masks = [mask(won_cards[0]), mask(won_cards[1])]
    if settled and field is not None:
        masks[owner] |= 1 << number[field]
    return State(
        phase=phase,
        round=round,
        troops=troops(north, central, south, reserve, half, french),
        hands=(mask(hands[0]), mask(hands[1])),
        shown=(mask(shown[0]), mask(shown[1])),
        deck=mask(deck),
        field=None if field is None else number[field],
        owner=None if field is None else owner,
        twist=None if twist is None else tables.twist_number[twist],
        notes=Notes(
            given=tuple(None if id is None else number[id] for id in given),
            laid=tuple(None if id is None else number[id] for id in laid),
            kept=(None, None),
            won=(masks[0], masks[1]),
            twists=0 if twist is None else 0b111111 ^ 1 << tables.twist_number[twist],
        ),
        options=Options(hashed, twist is not None),
        last=None,
    )


def troops(north: Pair, central: Pair, south: Pair, reserve: Pair, half: Pair, french: Pair) -> int:
    """All troops as the state keeps them."""
    number = 0
    for seat in (M, E):
        held = [reserve[seat], north[seat], central[seat], south[seat], half[seat]]
        for place, count in zip((1, 2, 3, 4, 5), held, strict=True):
            number += count * places.ONE[places.own(seat, place)]
        number += (12 - sum(held)) * places.ONE[places.own(seat, places.SUPPLY)]
        number += french[seat] * places.ONE[places.FRENCH_HALF + seat]
    return number + (2 - sum(french)) * places.ONE[places.FRENCH_SUPPLY]


def at(phase: Phase, **facts: Any) -> Match:
    """A match that goes on from a position; chance is dictated."""
    state = position(phase, **facts)
    GAME.check(state)
    options = {"twists": "on" if facts.get("twist") else "off"}
    match = Match(GAME, options | {"edition": facts.get("edition", "standard")})
    match.states[:] = [state]
    return match


def card(id: str) -> int:
    """The number of a card of the standard edition."""
    return CARDS.index(id)


# matches from the beginning


def dealt(red: str, white: str, twist: str | None = None) -> Match:
    """A match in which these hands have been dealt."""
    match = Match(GAME, {"twists": "on" if twist else "off"})
    if twist:
        match.act(CHANCE, f"twist:{twist}")
    return deal(match, red, white)


def deal(match: Match, red: str, white: str) -> Match:
    """Deals these cards to Lancaster, then to York."""
    for id in (*red.split(), *white.split()):
        match.act(CHANCE, f"card:{id}")
    return match


def play(match: Match, script: str) -> Match:
    """Plays the words of a script, each by whoever is to act; M> and E> say who, where both are."""
    for word in script.split():
        actor = match.actors[0]
        if word.startswith(("M>", "E>")):
            actor = M if word[0] == "M" else E
            word = word[2:]
        match.act(actor, word)
    return match


# questions


def turn(match: Match) -> str:
    """Who must act."""
    return " ".join(NAMES[actor] for actor in match.actors) or "nobody"


def legal(match: Match, seat: Seat | None = None) -> list[str]:
    """The texts of what can be done now."""
    actor = match.actors[0] if seat is None else seat
    return [GAME.encode_action(action) for action in match.legal(actor)]


def uses(match: Match, id: str) -> list[str]:
    """The uses of a card that are open now, without the card."""
    return [text.removeprefix(f"{id}/") for text in legal(match) if text.startswith(f"{id}/")]


def table(match: Match, viewer: Viewer = None) -> View:
    """What a viewer sees now."""
    return match.view(viewer)


def there(match: Match) -> str:
    """The troops on the table: regions, reserves, halves with French, supply."""
    view = table(match)
    regions = " ".join(f"{name[0]}{_pair(view.regions[name].troops)}" for name in REGIONS)
    text = f"{regions} reserve {_pair(view.reserve)} supply {_pair(view.supply)}"
    if view.field is not None:
        text += f" half {_pair(view.field.troops)} french {_pair(view.field.french)}"
    return text


def _pair(numbers: Iterable[int]) -> str:
    return ":".join(str(number) for number in numbers)


def assert_refused(match: Match, *texts: str, seat: Seat | None = None) -> None:
    """Whoever is to act may do none of this, and trying changes nothing."""
    before = match.state
    for text in texts:
        with pytest.raises(IllegalAction):
            match.act(match.actors[0] if seat is None else seat, text)
        assert match.state is before


def why_not(match: Match, seat: Seat, *path: str) -> str | None:
    """The number of the rule that forbids what the seat touched."""
    message = match.why_not(seat, path)
    return None if message is None else str(message.params["rule"])


# words


def say(messages: Iterable[Message], language: str = "en") -> list[str]:
    """Messages in words."""
    return [words_for(language, "vetternkrieg").say(message) for message in messages]


def last_lines(match: Match, viewer: Viewer, language: str = "en") -> list[str]:
    """What the viewer reads about the last move."""
    return say(match.narrate(len(match.moves) - 1, viewer), language)

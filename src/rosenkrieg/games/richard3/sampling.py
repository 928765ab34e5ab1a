"""States behind a view: all that it leaves open is drawn at random.

What is certain is kept: how many stand where, known names, places of the dead, strengths as
last shown and the sum of steps lost since, cards seen. Beyond that a block may stand wherever
it could have come: what never sails is on no island and in no exile across the sea, foreign
mercenaries are in no pool, heirs are in no pool in the first campaign, and between campaigns
levies are in the pool and mercenaries at home. [3.27]
"""

from __future__ import annotations

from random import Random
from typing import Final

from rosenkrieg.core.contract import CHANCE, SEATS, Seat
from rosenkrieg.games.richard3.ground import OTHER, just_after, own_blocks, with_phase
from rosenkrieg.games.richard3.phases import cards as card_phase
from rosenkrieg.games.richard3.play import actors, legal_actions
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    DEAD,
    NOWHERE,
    POOL,
    SEA,
    SEA_FROM,
    Acting,
    Answering,
    Battle,
    Cards,
    Choosing,
    ChoosingBattle,
    Date,
    Deal,
    Declaring,
    Entering,
    GoingHome,
    Judging,
    Losing,
    Moving,
    Over,
    Phase,
    Regrouping,
    Shooting,
    State,
    Suffering,
    Throne,
    TreasonAsked,
    Trimming,
    Turn,
    Turning,
)
from rosenkrieg.games.richard3.tables import (
    AREA,
    BETWEEN,
    BIT,
    BLOCK,
    BLOCK_COUNT,
    BLOCKS,
    BORDER_COUNT,
    BORDER_NAMES,
    CARD,
    CARD_COUNT,
    CLAIM,
    COLOUR_COUNT,
    DECK,
    ENTRY,
    FIRST_BLOCK,
    FULL,
    GO_HOME,
    HOMES,
    KIND,
    NEIGHBOURS,
    NEVER_SAILS,
    NO_CARDS,
    PLACE,
    PLACES,
    RANK,
    REBEL,
    SETUPS,
    SLOTS,
    TURNCOAT,
    WELSH,
)
from rosenkrieg.games.richard3.view import KINDS, OFFICES, Actions, Fight, View

ACROSS_THE_SEA: Final = frozenset(area for area in range(AREA_COUNT) if not NEIGHBOURS[area])
"""Areas without land borders. [5.2-7]"""
TRIES: Final = 50
BORDER: Final = {name: number for number, name in enumerate(BORDER_NAMES)}


class Draft:
    """A state in the making."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.where = bytearray([POOL]) * BLOCK_COUNT
        self.shown = bytearray(FULL)
        for name, left in view.worn.items():
            self.shown[BLOCK[name]] = left
        self.strength = bytearray(self.shown)
        self.known = 0
        self.marked = 0
        self.came = bytearray([NOWHERE]) * BLOCK_COUNT
        self.mover: int | None = None


def determinize(view: View, rng: Random) -> State:
    """Some state that looks exactly like the view, in which the seats that must act can act."""
    state = _drawn(view, rng)
    for _ in range(TRIES):
        due = actors(state)
        if all(actor == CHANCE or legal_actions(state, actor) for actor in due):
            break
        state = _drawn(view, rng)  # a block was taken that could not have moved
    return state


def _drawn(view: View, rng: Random) -> State:
    draft = Draft(view)
    _place_open(draft)
    for seat in SEATS:
        if seat != view.viewer:
            _place_strangers(draft, seat, rng)
            _lose_secret_steps(draft, seat, rng)
            _pick_mover(draft, seat, rng)
            _mark(draft, seat, rng)
    if view.viewer is not None:
        _place_own(draft)
    cards = _cards(view, rng)
    throne = Throne(
        view.king_side,
        _block(view.king),
        _block(view.pretender),
        view.due,
        None if view.crowned is None else PLACE[view.crowned],
    )
    state = State(
        bytes(draft.where),
        bytes(draft.strength),
        bytes(draft.shown),
        draft.known,
        cards,
        throne,
        Date(view.setup, view.campaign, view.turn, view.rules),
        _turn(draft),
        Deal(),
    )
    trail = tuple(AREA[area] for area in view.trail)
    return just_after(with_phase(state, _phase(draft, state, rng)), view.rolled, trail)


def _block(name: str | None) -> int | None:
    return None if name is None else BLOCK[name]


# blocks that everyone sees, and one's own


def _place_open(draft: Draft) -> None:
    view = draft.view
    for name, place in view.off.items():
        draft.where[BLOCK[name]] = PLACE[place]
    rebel = view.rebel
    draft.where[REBEL] = PLACE[rebel.place]
    if rebel.moved:
        draft.marked |= BIT[REBEL]
    if rebel.came is not None:
        draft.came[REBEL] = _came(rebel.came, draft.where[REBEL])
    if rebel.strength is not None and draft.where[REBEL] < AREA_COUNT:
        draft.known |= BIT[REBEL]
    for group in view.groups:
        for piece in group.pieces:
            _stand(draft, BLOCK[piece.block], AREA[group.area])
    if view.fight is not None:
        for fighter in (*view.fight.fronts[0], *view.fight.fronts[1]):
            block = BLOCK[fighter.block]
            _stand(draft, block, AREA[view.fight.area])
            if fighter.came is not None:
                draft.came[block] = _came(fighter.came, AREA[view.fight.area])
    mover = view.mover
    if mover is not None and mover.side != view.viewer and mover.strength is not None:
        assert mover.block is not None
        _stand(draft, BLOCK[mover.block], AREA[mover.path[-1]])


def _stand(draft: Draft, block: int, area: int) -> None:
    draft.where[block] = area
    draft.known |= BIT[block]


def _place_own(draft: Draft) -> None:
    for own in draft.view.own:
        block = BLOCK[own.block]
        draft.where[block] = PLACE[own.place]
        draft.strength[block] = own.strength
        draft.known = draft.known | BIT[block] if own.known else draft.known & ~BIT[block]
        draft.marked = draft.marked | BIT[block] if own.moved else draft.marked & ~BIT[block]
        draft.came[block] = NOWHERE if own.came is None else _came(own.came, draft.where[block])


def _came(name: str, area: int) -> int:
    if name.startswith("sea:"):
        return SEA_FROM + int(name[4:])
    return BETWEEN[area, AREA[name]]


# strangers


def _place_strangers(draft: Draft, seat: Seat, rng: Random) -> None:
    """Names for the strangers of a side, in its groups, on the way and in the pool."""
    view = draft.view
    places = [AREA[g.area] for g in view.groups if g.side == seat for _ in range(g.strangers)]
    mover = view.mover
    if mover is not None and mover.side == seat and mover.strength is None:
        if mover.block is None:
            places.append(AREA[mover.path[-1]])
    places += [POOL] * view.pools[seat]
    first = FIRST_BLOCK[seat]
    names = [
        block
        for block in range(first, first + COLOUR_COUNT)
        if draft.where[block] == POOL and not draft.known & BIT[block]
    ]
    assert len(names) == len(places), "every block of a side is somewhere"
    for block, place in zip(names, _fitting(draft, names, places, rng), strict=True):
        draft.where[block] = place


def _fitting(draft: Draft, names: list[int], places: list[int], rng: Random) -> list[int]:
    """The places in random order, so that each block could have come to its own.

    The picky blocks choose first; then pairs are exchanged at random, so that no order is left.
    """
    allowed = [[could_stand(draft.view, block, place) for place in places] for block in names]
    count = len(names)
    for _ in range(TRIES):
        order = sorted(range(count), key=lambda name: (sum(allowed[name]), rng.random()))
        left = list(range(count))
        taken: dict[int, int] = {}
        for name in order:
            choices = [place for place in left if allowed[name][place]]
            if not choices:
                break
            taken[name] = rng.choice(choices)
            left.remove(taken[name])
        if len(taken) == count:
            for _ in range(2 * count):
                one, two = rng.randrange(count), rng.randrange(count)
                if allowed[one][taken[two]] and allowed[two][taken[one]]:
                    taken[one], taken[two] = taken[two], taken[one]
            return [places[taken[name]] for name in range(count)]
    rng.shuffle(places)  # nothing fits what could be reasoned; what is seen still does
    return places


def could_stand(view: View, block: int, place: int) -> bool:
    """Whether a block could have come to a place, by what is certain. [5.3-7, 6.81-1, 8.1, 8.5]"""
    if view.table is None and BLOCKS[block] == view.king:
        if view.crowned is not None and view.crowned != "minor":  # the King has not moved since
            return PLACES[place] == view.crowned
    is_foreign = KIND[block] == "mercenary" and block != WELSH
    if place == POOL:
        is_first = view.campaign == SETUPS[view.setup]["first_campaign"]
        if is_foreign or (is_first and RANK[block]):
            return False
        return BLOCKS[block] not in view.worn  # in the pool all are whole
    if NEVER_SAILS & BIT[block] and place in ACROSS_THE_SEA:
        return False
    if _is_between_campaigns(view) and not GO_HOME & BIT[block]:
        return is_foreign and place == HOMES[block][0]
    return True


def _is_between_campaigns(view: View) -> bool:
    if view.phase in ("going_home", "trimming"):
        return True
    return view.turn == 1 and view.phase in ("deal", "choosing", "answering")


def _lose_secret_steps(draft: Draft, seat: Seat, rng: Random) -> None:
    """The steps lost in secret, on blocks that stand unseen, or on one that was executed."""
    view = draft.view
    hidden = [
        block
        for block in own_blocks(view.king_side, seat)
        if draft.where[block] < AREA_COUNT and not draft.known & BIT[block]
    ]
    executed = [TURNCOAT[seat]] if draft.where[TURNCOAT[seat]] == DEAD else []
    for _ in range(view.secret_steps[seat]):
        able = [block for block in (*hidden, *executed) if draft.strength[block] > 1]
        if not able:
            _make_room(draft, seat, hidden)
            able = [block for block in hidden if draft.strength[block] > 1]
        draft.strength[rng.choice(able)] -= 1


def _make_room(draft: Draft, seat: Seat, hidden: list[int]) -> None:
    """A weak stranger changes places with a strong block of the pool."""
    first = FIRST_BLOCK[seat]
    for block in range(first, first + COLOUR_COUNT):
        if draft.where[block] == POOL:
            for place, weak in enumerate(hidden):
                is_whole = draft.shown[weak] == FULL[weak] == draft.strength[weak]
                if weak != REBEL and is_whole and FULL[weak] < FULL[block]:
                    draft.where[block], draft.where[weak] = draft.where[weak], POOL
                    hidden[place] = block
                    return
    raise AssertionError("steps that were lost had a block that lost them")


def _pick_mover(draft: Draft, seat: Seat, rng: Random) -> None:
    """The block on its way: by its name, or one of the strangers there."""
    mover = draft.view.mover
    if mover is None or mover.side != seat:
        return
    if mover.block is not None:
        draft.mover = BLOCK[mover.block]
    else:
        first, area = FIRST_BLOCK[seat], AREA[mover.path[-1]]
        draft.mover = rng.choice(
            [
                block
                for block in range(first, first + COLOUR_COUNT)
                if draft.where[block] == area and not draft.known & BIT[block]
            ]
        )
    if len(mover.path) > 1:  # who has stepped has moved
        draft.marked |= BIT[draft.mover]


def _mark(draft: Draft, seat: Seat, rng: Random) -> None:
    """Which of a group have moved, and came over which border. [3.27-3]"""
    view = draft.view
    fronts = view.fight.fronts if view.fight is not None else ((), ())
    open_names = {fighter.block for fighter in (*fronts[0], *fronts[1])}
    open_blocks = {BLOCK[name] for name in open_names}
    first = FIRST_BLOCK[seat]
    for group in view.groups:
        if group.side != seat:
            continue
        area = AREA[group.area]
        blocks = [
            block
            for block in range(first, first + COLOUR_COUNT)
            if draft.where[block] == area and block not in open_blocks and block != draft.mover
        ]
        rng.shuffle(blocks)
        for mark in group.marks:
            for _ in range(mark.count):
                block = blocks.pop()
                if mark.moved:
                    draft.marked |= BIT[block]
                if mark.came is not None:
                    draft.came[block] = _came(mark.came, area)


# cards


def _cards(view: View, rng: Random) -> Cards:
    """Hands out of the cards that no one has shown. [1.1-8, 5.1-3]"""
    played = (_counts(view.played[0]), _counts(view.played[1]))
    hands = [NO_CARDS, NO_CARDS]
    shown = (_counts(view.shown[0]), _counts(view.shown[1]))
    if view.viewer is not None:
        hands[view.viewer] = _counts(view.hand)
    keeper = view.keeper
    order = SEATS if keeper is None else (keeper, OTHER[keeper])
    for seat in order:
        if seat == view.viewer:
            continue
        asks = view.phase == "answering"
        if asks and view.shown[seat]:  # it is public
            hands[seat] = shown[seat]
            continue
        other = OTHER[seat]
        theirs = [hands[other][card] + played[other][card] for card in range(CARD_COUNT)]
        if asks or keeper == seat:  # none of the cards that were shown [5.1-3]
            theirs = [max(theirs[card], shown[other][card]) for card in range(CARD_COUNT)]
        left = [
            card
            for card in range(CARD_COUNT)
            for _ in range(DECK[card] - theirs[card] - played[seat][card])
        ]
        hand = bytearray(CARD_COUNT)
        for card in rng.sample(left, view.hands[seat]):
            hand[card] += 1
        hands[seat] = bytes(hand)
    deck = bytes(
        DECK[card] - sum(pile[card] for pile in (*hands, *played)) for card in range(CARD_COUNT)
    )
    open_hands = tuple(shown[seat] if view.shown[seat] else b"" for seat in SEATS)
    return Cards(
        (hands[0], hands[1]),
        deck,
        played,
        view.redealt,
        keeper,
        (open_hands[0], open_hands[1]),
    )


def _counts(names: tuple[str, ...]) -> bytes:
    counts = bytearray(CARD_COUNT)
    for name in names:
        counts[CARD[name]] += 1
    return bytes(counts)


# the turn and its phases


def _turn(draft: Draft) -> Turn | None:
    table = draft.view.table
    if table is None:
        return None
    entries = [
        tuple(_entry(AREA[area], behind) for area, behind in table.entries[seat]) for seat in SEATS
    ]
    attacks = [sum(1 << AREA[area] for area in table.attacks[seat]) for seat in SEATS]
    mains = bytearray([NOWHERE]) * AREA_COUNT
    for area, behind in table.mains.items():
        mains[AREA[area]] = _border(AREA[area], behind)
    return Turn(
        (CARD[table.cards[0]], CARD[table.cards[1]]),
        table.first,
        (entries[0], entries[1]),
        (attacks[0], attacks[1]),
        bytes(draft.came),
        bytes(mains),
        table.treason,
    )


def _border(area: int, behind: str) -> int:
    return SEA if behind == "sea" else BETWEEN[area, AREA[behind]]


def _entry(area: int, behind: str) -> int:
    return ENTRY[_border(area, behind)][area]


def _phase(draft: Draft, state: State, rng: Random) -> Phase:
    view = draft.view
    seat = view.seat
    match view.phase:
        case "deal":
            return Deal()
        case "choosing":
            return Choosing(_chosen(view, state, rng))
        case "over":
            assert view.outcome is not None
            assert view.outcome.winner is not None
            return Over(view.outcome.winner, view.outcome.reason, view.outcome.scores)
        case "choosing_battle":
            return ChoosingBattle()
        case "acting" | "moving":
            assert view.actions is not None
            acting = _acting(view.actions, draft.marked)
            return acting if view.mover is None else _moving(draft, acting)
        case "battle" | "treason_asked" | "shooting" | "turning" | "suffering":
            assert view.fight is not None
            return _in_battle(view, _battle(draft, view.fight))
    assert seat is not None
    match view.phase:
        case "answering":
            return Answering(OTHER[seat])
        case "declaring":
            return Declaring(seat, tuple(AREA[area] for area in view.declaring))
        case "regrouping":
            return _regrouping(view, seat)
        case "entering":
            return Entering(seat)
        case "judging":
            return Judging(seat)
        case "losing":
            return Losing(seat, _quota(view), draft.marked)
        case "going_home":
            return GoingHome(seat, draft.marked)
    return Trimming(seat, _quota(view))


def _chosen(view: View, state: State, rng: Random) -> tuple[int | None, int | None]:
    """The choice of another seat may be any that it has."""
    chosen: list[int | None] = [None, None]
    for seat in SEATS:
        if not view.committed[seat]:
            continue
        if seat == view.viewer:
            assert view.choice is not None
            chosen[seat] = CLAIM if view.choice == "claim" else CARD[view.choice]
        else:
            hand = state.cards.hands[seat]
            choices = [card for card in range(CARD_COUNT) if hand[card]]
            if card_phase.can_claim(state, seat):
                choices.append(CLAIM)
            chosen[seat] = rng.choice(choices)
    return chosen[0], chosen[1]


def _acting(actions: Actions, moved: int) -> Acting:
    used = bytearray(BORDER_COUNT)
    for name, (count, _) in actions.borders.items():
        used[BORDER[name]] = count
    return Acting(
        actions.seat,
        actions.points,
        sum(1 << AREA[area] for area in actions.active),
        bytes(used),
        moved,
        tuple((AREA[start], AREA[goal]) for start, goal in actions.trips),
        None if actions.muster is None else AREA[actions.muster],
        actions.spent,
    )


def _moving(draft: Draft, acting: Acting) -> Moving:
    mover = draft.view.mover
    assert mover is not None
    block = draft.mover if mover.block is None else BLOCK[mover.block]
    assert block is not None
    return Moving(acting, block, tuple(AREA[area] for area in mover.path))


def _battle(draft: Draft, fight: Fight) -> Battle:
    area = AREA[fight.area]
    fronts = [sum(BIT[BLOCK[fighter.block]] for fighter in fight.fronts[seat]) for seat in SEATS]
    reserves = [
        sum(
            BIT[block]
            for block in own_blocks(draft.view.king_side, seat)
            if draft.where[block] == area and not fronts[seat] & BIT[block]
        )
        for seat in SEATS
    ]
    fighters = [*fight.fronts[0], *fight.fronts[1]]
    used = bytearray(2 * SLOTS)
    for seat in SEATS:
        for slot, (neighbour, _) in enumerate(NEIGHBOURS[area]):
            for name, count in fight.retreats[seat].items():
                if AREA[name] == neighbour:
                    used[seat * SLOTS + slot] = count
    return Battle(
        area,
        fight.round,
        fight.attacker,
        (fronts[0], fronts[1]),
        (reserves[0], reserves[1]),
        sum(BIT[BLOCK[fighter.block]] for fighter in fighters if fighter.acted),
        sum(BIT[BLOCK[name]] for name in fight.turned),
        sum(OFFICES[name] for name in fight.rolled),
        bytes(used),
        fight.seat,
        sum(BIT[BLOCK[fighter.block]] for fighter in fighters if fighter.ready),
    )


def _in_battle(view: View, battle: Battle) -> Phase:
    match view.phase:
        case "battle":
            return battle
        case "treason_asked":
            return TreasonAsked(battle)
        case "suffering":
            assert view.seat is not None
            return Suffering(battle, view.seat, view.hits)
    dice = view.dice
    assert dice is not None
    if dice.kind == "treachery":
        assert dice.target is not None
        return Turning(battle, _block(dice.block), BLOCK[dice.target])
    assert dice.block is not None
    return Shooting(battle, BLOCK[dice.block], KINDS.index(dice.kind), _block(dice.target))


def _regrouping(view: View, seat: Seat) -> Regrouping:
    assert view.field is not None
    area = AREA[view.field]
    used = bytearray(SLOTS)
    for slot, (neighbour, _) in enumerate(NEIGHBOURS[area]):
        for name, count in view.crossings.items():
            if AREA[name] == neighbour:
                used[slot] = count
    return Regrouping(seat, area, bytes(used), sum(BIT[BLOCK[name]] for name in view.stay))


def _quota(view: View) -> bytes:
    quota = bytearray(AREA_COUNT)
    for name, count in view.quota.items():
        quota[AREA[name]] = count
    return bytes(quota)

"""Small positions for tests: text pictures in, text actions played, facts out.

    scene("kent: y-march y-warwick=2 | sussex: l-devon", seat="york", card="action_3")

Areas that are not mentioned are vacant. Heirs that are not mentioned are minors, foreign
mercenaries lie face-down, all others are in the pool of the side they had in 1460, or beside the
board if the other version is mentioned.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rosenkrieg.core.contract import CHANCE, FIRST, SECOND, Actor, Seat
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.phases import acting, battles, supply
from rosenkrieg.games.richard3.state import (
    AREA_COUNT,
    BESIDE,
    DEAD,
    DOWN,
    MINOR,
    NOWHERE,
    SEA,
    SEA_FROM,
    Battle,
    Cards,
    Date,
    Deal,
    Phase,
    State,
    Throne,
    Turn,
)
from rosenkrieg.games.richard3.tables import (
    AREA,
    BETWEEN,
    BIT,
    BLOCK,
    BLOCK_COUNT,
    BLOCKS,
    CARD,
    COUNTERPART,
    DECK,
    DIES_FOR_GOOD,
    ENTRY,
    FULL,
    HEIRS,
    KIND,
    NO_CARDS,
    PLACE,
    PLACES,
    RANK,
    SETUPS,
    WELSH,
    ZONES,
)
from rosenkrieg.games.richard3.view import View

SIDE = {"lancaster": FIRST, "york": SECOND}


def _places(picture: str, rest: str) -> tuple[bytearray, bytearray]:
    start = SETUPS["1460"]["positions"]
    where = bytearray(PLACE["beside" if start[name] == "beside" else "pool"] for name in BLOCKS)
    strength = bytearray(FULL)
    for block in range(BLOCK_COUNT):
        if RANK[block]:
            where[block] = MINOR
        elif KIND[block] == "mercenary" and block != WELSH:
            where[block] = DOWN
    if rest == "gone":  # no pools: out for good, or for this campaign
        for block in range(BLOCK_COUNT):
            if where[block] == PLACE["pool"]:
                where[block] = DEAD if DIES_FOR_GOOD & BIT[block] else DOWN
    for part in picture.replace("\n", "|").split("|"):
        if not part.strip():
            continue
        area, _, names = part.partition(":")
        for word in names.split():
            name, _, left = word.partition("=")
            block = BLOCK[name]
            where[block] = PLACE[area.strip()]
            strength[block] = int(left) if left else FULL[block]
            if COUNTERPART[block] != block:
                where[COUNTERPART[block]] = DEAD if where[block] == DEAD else BESIDE
    return where, strength


def _leader(where: bytearray, seat: Seat) -> int | None:
    return next((heir for heir in HEIRS[seat] if where[heir] not in (DEAD, BESIDE)), None)


def bare(
    picture: str,
    *,
    king: str = "lancaster",
    known: bool = False,
    campaign: int = 1,
    turn: int = 1,
    setup: str = "1460",
    king_block: str | None = "",
    due: tuple[int, int] = (0, 0),
    rest: str = "pool",
    rules: int = 2,
) -> State:
    """The blocks of a picture, before the first deal."""
    where, strength = _places(picture, rest)
    side = SIDE[king]
    leader = _leader(where, side) if king_block == "" else None
    if king_block:
        leader = BLOCK[king_block]
    on_map = sum(BIT[block] for block in range(BLOCK_COUNT) if where[block] < AREA_COUNT)
    return State(
        bytes(where),
        bytes(strength),
        bytes(strength),
        on_map if known else 0,
        Cards((NO_CARDS, NO_CARDS), DECK, (NO_CARDS, NO_CARDS)),
        Throne(side, leader, _leader(where, SECOND if side == FIRST else FIRST), due),
        Date(setup, campaign, turn, rules),
        None,
        Deal(),
    )


def _turn(cards: tuple[str, str], first: Seat) -> Turn:
    kinds = (CARD[cards[0]], CARD[cards[1]])
    treason = next((seat for seat in (FIRST, SECOND) if cards[seat] == "treason"), None)
    return Turn(
        kinds,
        first,
        ((), ()),
        (0, 0),
        bytes([NOWHERE]) * BLOCK_COUNT,
        bytes([NOWHERE]) * AREA_COUNT,
        treason,
    )


def scene(
    picture: str,
    *,
    seat: str = "york",
    card: str = "action_4",
    other: str = "action_4",
    first: str | None = None,
    **others: object,
) -> Position:
    """The action phase of a side, who is player 1 unless told otherwise."""
    state = bare(picture, **others)
    mine = SIDE[seat]
    cards = (card, other) if mine == FIRST else (other, card)
    turn = _turn(cards, SIDE[first or seat])
    return Position(acting.begin(state, turn, mine))


def fight(
    area: str,
    red: str,
    white: str,
    *,
    attacker: str = "york",
    over: str = "",
    reserves: str = "",
    behind: str = "",
    elsewhere: str = "",
    first: str | None = None,
    cards: tuple[str, str] = ("action_4", "action_4"),
    at: int = 1,
    **others: object,
) -> Position:
    """A battle at its start: who stands in an area, over which border the attack came.

    `reserves` are blocks of either side that came over the border to `behind`; `over` and
    `behind` may be `sea:<start>`. `at` is the round, everybody unmoved.
    """
    state = bare(f"{area}: {red} {white} {reserves}| {elsewhere}", **others)
    place, mine = AREA[area], SIDE[attacker]
    neighbours = [two for one, two in BETWEEN if one == place]
    over = over or PLACES[neighbours[0]]
    behind = behind or (PLACES[neighbours[-1]] if neighbours else "")
    turn = _turn(cards, SIDE[first or attacker])
    came = bytearray(turn.came)
    entries: list[set[int]] = [set(), set()]
    late = [word.partition("=")[0] for word in reserves.split()]
    for word in (red if mine == FIRST else white).split():
        came[BLOCK[word.partition("=")[0]]] = _came(place, over)
        entries[mine].add(ENTRY[_border(place, over)][place])
    for name in late:
        side = state_side(state, name)
        came[BLOCK[name]] = _came(place, behind)
        entries[side].add(ENTRY[_border(place, behind)][place])
    mains = bytearray(turn.mains)
    mains[place] = _border(place, over)
    attacks = [0, 0]
    attacks[mine] = 1 << place
    turn = replace(
        turn,
        came=bytes(came),
        mains=bytes(mains),
        attacks=(attacks[0], attacks[1]),
        entries=(tuple(sorted(entries[0])), tuple(sorted(entries[1]))),
    )
    table = Position(battles.start(replace(state, turn=turn), place))
    if at > 1:
        battle = table.battle
        front, reserve = battle.front, battle.reserve
        later = replace(
            battle,
            round=at,
            front=(front[0] | reserve[0], front[1] | reserve[1]),
            reserve=(0, 0),
            acted=0,
        )
        table = Position(battles.go_on(table.state, later))
    return table


def _border(area: int, over: str) -> int:
    return SEA if over.startswith("sea") else BETWEEN[area, AREA[over]]


def _came(area: int, over: str) -> int:
    if over.startswith("sea"):
        return SEA_FROM + (ZONES[area] & ZONES[AREA[over[4:]]])
    return BETWEEN[area, AREA[over]]


def state_side(state: State, name: str) -> Seat:
    if name == "rebel":
        return FIRST if state.throne.side == SECOND else SECOND
    return SECOND if name.startswith("y") else FIRST


def supplied(picture: str, **others: object) -> Position:
    """The supply phase, from its beginning."""
    state = bare(picture, **others)
    hands = bytes([0, 0, 0, 0, 0, 0, 0, 0, 0])
    return Position(supply.begin(replace(state, cards=replace(state.cards, hands=(hands, hands)))))


class Position:
    """A position that goes on by texts of actions."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.states = [state]

    # going on

    def play(self, *texts: str) -> Position:
        """Plays actions, separated by spaces; whoever is due acts."""
        for text in " ".join(texts).split():
            self._play(text)
        return self

    def _play(self, text: str) -> None:
        actor, rest = self._actor(text)
        action = GAME.decode_action(rest, actor)
        legal = GAME.legal_actions(self.state, actor)
        assert action in legal, f"{rest} is not among {' '.join(self.texts(legal))}"
        self.state = GAME.apply(self.state, actor, action)
        self.states.append(self.state)

    def _actor(self, text: str) -> tuple[Actor, str]:
        for name, seat in SIDE.items():
            if text.startswith(f"{name}/"):
                return seat, text.partition("/")[2]
        return GAME.actors(self.state)[0], text

    def roll(self, *rolls: str) -> Position:
        """Dictated dice, such as 1-2-6; chance must be due."""
        for text in rolls:
            assert GAME.actors(self.state) == (CHANCE,), "chance is due"
            self._play(text)
        return self

    # looking

    @staticmethod
    def texts(actions: Sequence[object]) -> list[str]:
        return [GAME.encode_action(action) for action in actions]

    @property
    def due(self) -> str:
        """Who must act."""
        names = {FIRST: "lancaster", SECOND: "york", CHANCE: "chance"}
        return " ".join(names[actor] for actor in GAME.actors(self.state))

    def legal(self, word: str = "", actor: Actor | None = None) -> list[str]:
        """The texts of the legal actions that begin with a word."""
        whose = GAME.actors(self.state)[0] if actor is None else actor
        found = self.texts(GAME.legal_actions(self.state, whose))
        return [text for text in found if text.startswith(word)]

    def goals(self, word: str) -> set[str]:
        """The last parts of the legal actions that begin with a word."""
        return {text.rsplit(":", 1)[1] for text in self.legal(word)}

    def where(self, block: str) -> str:
        return PLACES[self.state.where[BLOCK[block]]]

    def strength(self, block: str) -> int:
        return self.state.strength[BLOCK[block]]

    def known(self, block: str) -> bool:
        return bool(self.state.known & BIT[BLOCK[block]])

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def kind(self) -> str:
        return str(type(self.state.phase).__struct_config__.tag)

    @property
    def battle(self) -> Battle:
        phase = self.state.phase
        return phase if isinstance(phase, Battle) else phase.battle

    def fires(self, block: str) -> str:
        """Letter and number of a block in this battle."""
        view = GAME.view(self.state, None)
        assert view.fight is not None
        fighters = (*view.fight.fronts[0], *view.fight.fronts[1])
        return next(f.fires for f in fighters if f.block == block)

    def front(self, seat: str) -> set[str]:
        return {BLOCKS[b] for b in range(BLOCK_COUNT) if self.battle.front[SIDE[seat]] & BIT[b]}

    def reserve(self, seat: str) -> set[str]:
        return {BLOCKS[b] for b in range(BLOCK_COUNT) if self.battle.reserve[SIDE[seat]] & BIT[b]}

    @property
    def king(self) -> str | None:
        king = self.state.throne.king
        return None if king is None else BLOCKS[king]

    @property
    def pretender(self) -> str | None:
        pretender = self.state.throne.pretender
        return None if pretender is None else BLOCKS[pretender]

    def view(self, seat: str | None) -> View:
        return GAME.view(self.state, None if seat is None else SIDE[seat])

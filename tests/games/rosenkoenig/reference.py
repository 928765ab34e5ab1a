"""A second, slow and obvious Rosenkönig, written from the rules document alone.

It exists to be compared with the rules of the package and shares nothing with them: sides
are the words `red` and `white`, squares are pairs (file, rank) counted from 0, cards are
their names, the board is a dict, hands, stock and discard are lists of names. A `ReferenceGame`
changes in place, as a real table does; `copy` keeps an earlier position.
"""

from __future__ import annotations

RED, WHITE, CHANCE = "red", "white", "chance"
OPPONENT = {RED: WHITE, WHITE: RED}

STEPS = {
    "N": (0, +1),
    "NE": (+1, +1),
    "E": (+1, 0),
    "SE": (+1, -1),
    "S": (0, -1),
    "SW": (-1, -1),
    "W": (-1, 0),
    "NW": (-1, +1),
}
CARDS = [direction + str(length) for direction in STEPS for length in (1, 2, 3)]
BOARD = [(file, rank) for file in range(9) for rank in range(9)]
CENTRE = (4, 4)


def landing(crown, card):
    """The square a card leads to, perhaps off the board. [R18 R19]"""
    direction, length = card[:-1], int(card[-1])
    step_file, step_rank = STEPS[direction]
    return crown[0] + length * step_file, crown[1] + length * step_rank


class ReferenceGame:
    """The things on the table, and who is to do what."""

    def __init__(self, starter=RED, reshuffle="at_once"):
        self.starter = starter
        self.reshuffle = reshuffle
        self.stones = {}
        self.crown = CENTRE
        self.pool = 52
        self.hands = {RED: [], WHITE: []}
        self.heroes = {RED: 4, WHITE: 4}
        self.stock = list(CARDS)
        self.discard = []
        self.actor: str | None = CHANCE
        self.turn: str | None = None  # whose turn it is; nobody's during the deal
        self.end: str | None = None

    def copy(self):
        twin = ReferenceGame(self.starter, self.reshuffle)
        twin.__dict__.update(self.__dict__)
        twin.stones = dict(self.stones)
        twin.hands = {side: list(cards) for side, cards in self.hands.items()}
        twin.heroes = dict(self.heroes)
        twin.stock = list(self.stock)
        twin.discard = list(self.discard)
        return twin

    # what can be done

    def options(self):
        """The texts of everything the actor can do."""
        if self.actor is None:
            return []
        if self.actor == CHANCE:
            return sorted(self.stock)
        return sorted(self.actions_of(self.actor))

    def actions_of(self, side):
        """What a side could do if it were to move. [R13]"""
        found = []
        for card in self.hands[side]:
            square = landing(self.crown, card)
            if square not in BOARD:
                continue  # R21
            stone = self.stones.get(square)
            if stone is None:
                found.append(card)  # R20
            elif stone == OPPONENT[side] and self.heroes[side] > 0:
                found.append(card + "*")  # R31
        if len(self.hands[side]) < 5:
            found.append("+")  # R25
        return found

    # doing it

    def do(self, text):
        """The actor does what the text says."""
        if text not in self.options():
            raise ValueError(f"{self.actor} cannot do {text}")
        if self.actor == CHANCE:
            self._receive(text)
        elif text == "+":
            self._ask_for_card()
        else:
            self._play(text)

    def _receive(self, card):
        self.stock.remove(card)
        if self.turn is None:
            self._deal(card)
            return
        self.hands[self.turn].append(card)
        if not self.stock and self.reshuffle == "at_once":
            self._reshuffle()
        self._pass_turn()

    def _deal(self, card):
        receiver = RED if len(self.hands[RED]) < 5 else WHITE
        self.hands[receiver].append(card)
        if len(self.hands[WHITE]) == 5:
            self.turn = self.actor = self.starter

    def _ask_for_card(self):
        if not self.stock:
            self._reshuffle()
        self.actor = CHANCE

    def _reshuffle(self):
        self.stock = self.discard
        self.discard = []

    def _play(self, text):
        side = self.actor
        card = text.rstrip("*")
        self.hands[side].remove(card)
        self.discard.append(card)
        self.crown = landing(self.crown, card)
        if text.endswith("*"):
            self.heroes[side] -= 1
        else:
            self.pool -= 1
        self.stones[self.crown] = side
        self._pass_turn()

    def _pass_turn(self):
        """Says who is next, or that the game is over. [R41 R42 R56]"""
        if self.pool == 0:
            self._finish("stones")
            return
        for side in (OPPONENT[self.turn], self.turn):
            if self.actions_of(side):
                self.turn = self.actor = side
                return
        self._finish("blocked")

    def _finish(self, end):
        self.end = end
        self.actor = None

    # counting

    def territories(self, side):
        """The sizes of a side's territories, largest first. [R45 R46]"""
        left = {square for square, colour in self.stones.items() if colour == side}
        sizes = []
        while left:
            sizes.append(_walk(left.pop(), left))
        return sorted(sizes, reverse=True)

    def score(self, side):
        return sum(size * size for size in self.territories(side))  # R47 R48

    def scores(self):
        return self.score(RED), self.score(WHITE)

    def verdict(self):
        """(winner or None, what decided); only at the end. [R49 R50 R51]"""
        for what, worth in (("points", self.score), ("territory", self._largest)):
            if worth(RED) != worth(WHITE):
                return max(RED, WHITE, key=worth), what
        roses = list(self.stones.values())
        if roses.count(RED) != roses.count(WHITE):
            return max(RED, WHITE, key=roses.count), "roses"
        return None, "nothing"

    def _largest(self, side):
        return max(self.territories(side), default=0)


def _walk(square, left):
    """Counts a square and all that hang together with it, taking them out of `left`."""
    file, rank = square
    size = 1
    for beside in ((file, rank + 1), (file + 1, rank), (file, rank - 1), (file - 1, rank)):
        if beside in left:
            left.remove(beside)
            size += _walk(beside, left)
    return size


def count(table, depth):
    """The number of sequences of that many moves, chance included (perft)."""
    if depth == 0:
        return 1
    total = 0
    for text in table.options():
        after = table.copy()
        after.do(text)
        total += count(after, depth - 1)
    return total

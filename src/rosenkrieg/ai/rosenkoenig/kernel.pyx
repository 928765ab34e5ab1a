# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Rosenkönig compiled: positions that change in place, random games, and the search over the net.

Made for speed; the rules are in games/rosenkoenig. Optional: without a compiler the package works
without this module, and whoever imports it minds that. Actions are the numbers of cards, and DRAWING.
"""

from libc.stdint cimport int8_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.math cimport tanhf
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

cdef extern from "position.h" nogil:
    ctypedef struct RkPosition:
        uint8_t board[82]
        uint8_t crown
        uint8_t heroes[2]
        uint8_t pool, seat, mover, phase, on_draw
        uint32_t hands[2]
        uint32_t stock, discard
    ctypedef struct RkTables:
        uint8_t landing[81][24]
        uint8_t square_turned[8][82]
        uint8_t card_turned[8][24]
    int RK_EMPTY, RK_TURN, RK_DRAW, RK_OVER, RK_DRAWING, RK_CHOICES, RK_MOST, RK_INPUTS
    void rk_fill_tables(RkTables *)
    int rk_actions(const RkTables *, const RkPosition *, uint8_t *)
    void rk_act(const RkTables *, RkPosition *, int)
    void rk_take(const RkTables *, RkPosition *, int)
    ctypedef struct RkTally:
        int64_t actions
        int64_t won[2]
    void rk_play_out(const RkTables *, const RkPosition *, int, uint64_t, RkTally *)
    void rk_play_dealt(const RkTables *, int, int, int, uint64_t, RkTally *)
    void rk_deal(RkPosition *, int, uint64_t *)
    int rk_any_card(uint32_t, uint64_t *)
    ctypedef struct RkLand:
        int points[2]
    void rk_survey(const RkPosition *, RkLand *)
    int rk_result(const RkPosition *)
    int rk_inputs(const RkTables *, const RkPosition *, int, uint16_t *)
    void rk_turned(const RkTables *, const RkPosition *, int, RkPosition *)
    int rk_lowest(uint32_t)
    int rk_count(uint32_t)
    uint32_t rk_random(uint64_t *)

cdef extern from "net.h" nogil:
    ctypedef struct RkNet:
        int8_t first[1][1]
        float scales[1]
        float first_bias[1]
        float second[1][1]
        float second_bias[1]
        float third[1][1]
        float third_bias[1]
        float last[1]
        float last_bias
    ctypedef struct RkSums:
        pass
    int RK_FIRST, RK_SECOND, RK_THIRD
    float rk_odds(const RkNet *, const RkTables *, const RkPosition *, RkSums *)

cdef extern from "<time.h>" nogil:
    struct timespec:
        int64_t tv_sec
        long tv_nsec
    int TIME_UTC
    int timespec_get(timespec *, int)

cdef RkTables TABLES
rk_fill_tables(&TABLES)

DRAWING = RK_DRAWING
"""The action beside the cards."""


cdef class Position:
    """A position that changes in place; `mover` acted last."""

    cdef RkPosition at

    def __init__(
        self, bytes board, int crown, tuple hands, tuple heroes, uint32_t stock, uint32_t discard,
        int pool, int seat, int phase, bint on_draw, int mover,
    ):
        if len(board) != 82:
            raise ValueError(f"expected 82 bytes of board, got {len(board)}")
        memcpy(self.at.board, <const char *>board, 82)
        self.at.crown, self.at.pool = crown, pool
        self.at.hands[0], self.at.hands[1] = hands
        self.at.heroes[0], self.at.heroes[1] = heroes
        self.at.stock, self.at.discard = stock, discard
        self.at.seat, self.at.phase, self.at.on_draw, self.at.mover = seat, phase, on_draw, mover

    @property
    def fields(self):
        """In the order of a State, the board first, and the mover last."""
        return (
            bytes(self.at.board[:82]), self.at.crown, (self.at.hands[0], self.at.hands[1]),
            (self.at.heroes[0], self.at.heroes[1]), self.at.stock, self.at.discard, self.at.pool,
            self.at.seat, self.at.phase, bool(self.at.on_draw), self.at.mover,
        )

    def actions(self):
        """Playable cards in listing order, then DRAWING; empty unless a seat must act."""
        cdef uint8_t found[8]
        cdef int k
        if self.at.phase != RK_TURN:
            return []
        return [found[k] for k in range(rk_actions(&TABLES, &self.at, found))]

    def act(self, int action):
        """The seat to act plays a card or draws; it must be one of `actions`."""
        rk_act(&TABLES, &self.at, action)

    def take(self, int card):
        """The card drawn from the stock is this one."""
        rk_take(&TABLES, &self.at, card)

    def result(self):
        """1 if Red has more, -1 if White has more, 0 for a draw."""
        return rk_result(&self.at)

    def inputs(self):
        """The inputs of the net that are 1, for who moved last."""
        cdef uint16_t found[300]
        cdef int k
        return [found[k] for k in range(rk_inputs(&TABLES, &self.at, 0, found))]

    def turned(self, int symmetry):
        """The same position seen by one of the eight symmetries."""
        cdef Position other = Position.__new__(Position)
        rk_turned(&TABLES, &self.at, symmetry & 7, &other.at)
        return other

    def play_out(self, int games, uint64_t seed):
        """Random games from here: actions in all, games won by Red, games won by White."""
        cdef RkTally tally
        with nogil:
            rk_play_out(&TABLES, &self.at, games, seed * 0x9E3779B97F4A7C15ULL | 1, &tally)
        return tally.actions, tally.won[0], tally.won[1]


def random_games(int starter, bint on_draw, int games, uint64_t seed):
    """Random games from the deal on: actions in all, games won by Red, games won by White."""
    cdef RkTally tally
    with nogil:
        rk_play_dealt(&TABLES, starter, on_draw, games, mixed(seed), &tally)
    return tally.actions, tally.won[0], tally.won[1]


cdef uint64_t mixed(uint64_t seed) noexcept nogil:
    """A seed whose numbers are unlike those of the seeds beside it; never 0."""
    seed += 0x9E3779B97F4A7C15ULL
    seed = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9ULL
    seed = (seed ^ seed >> 27) * 0x94D049BB133111EBULL
    return (seed ^ seed >> 31) | 1


# --- many matches at once

cdef class Matches:
    """Matches side by side, each with chance of its own; one that is over begins anew.

    Match `n` has the seed `seed + n`, and its next ones `count` more each.
    """

    cdef RkPosition *at
    cdef uint64_t *seeds
    cdef uint64_t *chance
    cdef int count, starter
    cdef bint on_draw

    def __cinit__(self, int count, uint64_t seed, int starter, bint on_draw):
        cdef int number
        if count < 1:
            raise ValueError(f"expected at least one match, got {count}")
        self.at = <RkPosition *>calloc(count, sizeof(RkPosition))
        self.seeds = <uint64_t *>calloc(count, sizeof(uint64_t))
        self.chance = <uint64_t *>calloc(count, sizeof(uint64_t))
        if not (self.at and self.seeds and self.chance):
            raise MemoryError
        self.count, self.starter, self.on_draw = count, starter, on_draw
        for number in range(count):
            self.seeds[number] = seed + number
            self.begin(number)

    def __dealloc__(self):
        free(self.at)
        free(self.seeds)
        free(self.chance)

    cdef void begin(self, int number) noexcept nogil:
        self.chance[number] = mixed(self.seeds[number])
        rk_deal(&self.at[number], self.starter, &self.chance[number])
        self.at[number].on_draw = self.on_draw

    def position(self, int number):
        """A copy of one of the positions."""
        if not 0 <= number < self.count:
            raise IndexError(f"expected a match below {self.count}, got {number}")
        cdef Position found = Position.__new__(Position)
        found.at = self.at[number]
        return found

    def turns(self, int8_t[::1] seats):
        """Write the seat to act in each match."""
        cdef int number
        self.fits(seats.shape[0])
        for number in range(self.count):
            seats[number] = self.at[number].seat

    def masks(self, int8_t[:, ::1] rows):
        """Write 1 for each action of that seat over rows of 25 zeros."""
        cdef uint8_t actions[8]
        cdef int number, k
        self.fits(rows.shape[0])
        with nogil:
            for number in range(self.count):
                for k in range(rk_actions(&TABLES, &self.at[number], actions)):
                    rows[number, actions[k]] = 1

    def observations(self, float[:, ::1] rows, const int32_t[::1] starts, const float[::1] most):
        """Write what that seat sees over rows of zeros: the numbers of a view.

        `starts`: where in a row each of these begins: viewer, the phase of turns, turn, crown,
        roses (2), hands (2), heroes (2), pool, stock, discard, scores, starter, reshuffle. `most`:
        what heroes, pool and scores are divided by.
        """
        cdef int number, seat, square
        cdef RkPosition *p
        cdef RkLand land
        cdef float *row
        self.fits(rows.shape[0])
        with nogil:
            for number in range(self.count):
                p, row = &self.at[number], &rows[number, 0]
                row[starts[0]] = row[starts[0] + 1 + p.seat] = 1
                row[starts[1]] = row[starts[2] + p.seat] = row[starts[3] + p.crown] = 1
                for square in range(81):
                    if p.board[square] < 2:
                        row[starts[4 + p.board[square]] + square] = 1
                rk_survey(p, &land)
                for seat in range(2):
                    spread(p.hands[seat], row + starts[6 + seat])
                    row[starts[8 + seat]] = 1
                    row[starts[8 + seat] + 1] = p.heroes[seat] / most[0]
                    row[starts[13] + seat] = land.points[seat] / most[2]
                row[starts[10]] = p.pool / most[1]
                spread(p.stock, row + starts[11])
                spread(p.discard, row + starts[12])
                row[starts[14] + self.starter] = row[starts[15] + self.on_draw] = 1

    def step(self, const int64_t[::1] choices, float[:, ::1] returns, uint8_t[::1] over):
        """Act in every match; write the returns of those that end, and 1 for them, over zeros.

        The number of the first match that cannot act so, and nothing has changed; -1 if all did.
        """
        cdef uint8_t actions[8]
        cdef int number, k, count, wrong = -1
        self.fits(choices.shape[0])
        self.fits(returns.shape[0])
        self.fits(over.shape[0])
        with nogil:
            for number in range(self.count):
                count = rk_actions(&TABLES, &self.at[number], actions)
                k = 0
                while k < count and actions[k] != choices[number]:
                    k += 1
                if k == count:
                    wrong = number
                    break
            if wrong < 0:
                for number in range(self.count):
                    self.act(number, <int>choices[number], &returns[number, 0], &over[number])
        return wrong

    cdef void act(self, int number, int action, float *returns, uint8_t *over) noexcept nogil:
        cdef RkPosition *p = &self.at[number]
        cdef int result
        rk_act(&TABLES, p, action)
        if p.phase == RK_DRAW:
            rk_take(&TABLES, p, rk_any_card(p.stock, &self.chance[number]))
        if p.phase == RK_OVER:
            result = rk_result(p)
            returns[0] = result
            returns[1] = -result
            over[0] = 1
            self.seeds[number] += self.count
            self.begin(number)

    cdef fits(self, Py_ssize_t rows):
        if rows != self.count:
            raise ValueError(f"expected a row for each of {self.count} matches, got {rows}")


cdef void spread(uint32_t cards, float *row) noexcept nogil:
    """A 1 for each card of a set."""
    while cards:
        row[rk_lowest(cards)] = 1
        cards &= cards - 1


# --- search

ctypedef struct Node:
    RkPosition at
    uint64_t stones  # a key of the board

ctypedef struct Seen:
    uint64_t key
    float worth

ctypedef struct Known:
    uint64_t key
    float worth
    uint32_t search
    uint8_t depth, bound, action

cdef enum:
    EXACTLY = 1
    AT_LEAST = 2
    AT_MOST = 3
    TO_THE_END = 200  # as a depth: nothing was estimated
    SEEN_BITS = 16
    KNOWN_BITS = 16
    MOST_DEPTH = 60

cdef uint64_t STONES[2][82]

cdef void fill_stones():
    cdef uint64_t seed = 0x9E3779B97F4A7C15ULL
    cdef int side, square
    for side in range(2):
        for square in range(82):
            STONES[side][square] = (<uint64_t>rk_random(&seed) << 32) | rk_random(&seed)

fill_stones()


cdef inline uint64_t key_of(const Node *node) noexcept nogil:
    cdef uint64_t key = node.stones
    key ^= (node.at.hands[0] | <uint64_t>node.at.hands[1] << 24) * 0x9E3779B97F4A7C15ULL
    key ^= (node.at.stock | <uint64_t>node.at.crown << 24 | <uint64_t>node.at.heroes[0] << 32
            | <uint64_t>node.at.heroes[1] << 36 | <uint64_t>node.at.seat << 40
            | <uint64_t>node.at.mover << 41 | <uint64_t>node.at.phase << 42
            | <uint64_t>node.at.on_draw << 44) * 0xBF58476D1CE4E5B9ULL
    key = (key ^ key >> 31) * 0x94D049BB133111EBULL
    return key ^ key >> 29


cdef inline void follow(const Node *node, int action, Node *after) noexcept nogil:
    """The node after an action of the seat to act."""
    cdef int square
    after[0] = node[0]
    if action != RK_DRAWING:
        square = TABLES.landing[node.at.crown][action]
        after.stones ^= STONES[node.at.seat][square]
        if node.at.board[square] != RK_EMPTY:
            after.stones ^= STONES[1 - node.at.seat][square]
    rk_act(&TABLES, &after.at, action)


cdef double now() noexcept nogil:
    cdef timespec time
    timespec_get(&time, TIME_UTC)
    return time.tv_sec + time.tv_nsec * 1e-9


cdef class Engine:
    """The net, and the search over it: expectimax with alpha-beta, deeper and deeper.

    A position's worth lies between -1, lost, and 1, won. A drawn card is averaged over all cards
    of the stock where the search still has some depth; at its rim the net values the draw itself.
    `draw_cost` is the depth that a drawn card costs beyond the ply. An action that the net values
    lower than the best one by `margin` for each ply left is not looked at any deeper.
    """

    cdef RkNet *net
    cdef RkSums *sums
    cdef Seen *seen
    cdef Known *known
    cdef uint32_t search_number
    cdef int64_t nodes, limit
    cdef double until
    cdef bint stopped, guessed, is_exact
    cdef public int draw_cost
    cdef public float margin

    def __cinit__(self):
        self.net = <RkNet *>calloc(1, sizeof(RkNet))
        self.sums = <RkSums *>calloc(2, sizeof(RkSums))
        self.seen = <Seen *>calloc(1 << SEEN_BITS, sizeof(Seen))
        self.known = <Known *>calloc(1 << KNOWN_BITS, sizeof(Known))
        if not (self.net and self.sums and self.seen and self.known):
            raise MemoryError
        self.draw_cost = 1
        self.margin = 0.25

    def __init__(self, net):
        """Take the weights of a `net.Net`, whose sizes must be those compiled in."""
        sizes = (RK_INPUTS, RK_FIRST, RK_SECOND, RK_THIRD, 1)
        if net.sizes != sizes:
            raise ValueError(f"expected a net of {sizes}, got {net.sizes}")
        fill(net.first, &self.net.first[0][0], RK_INPUTS * RK_FIRST)
        fill(net.scales, &self.net.scales[0], RK_FIRST * 4)
        fill(net.biases[0], &self.net.first_bias[0], RK_FIRST * 4)
        fill(net.weights[0], &self.net.second[0][0], RK_FIRST * RK_SECOND * 4)
        fill(net.biases[1], &self.net.second_bias[0], RK_SECOND * 4)
        fill(net.weights[1], &self.net.third[0][0], RK_SECOND * RK_THIRD * 4)
        fill(net.biases[2], &self.net.third_bias[0], RK_THIRD * 4)
        fill(net.weights[2], &self.net.last[0], RK_THIRD * 4)
        fill(net.biases[3], &self.net.last_bias, 4)

    def __dealloc__(self):
        free(self.net)
        free(self.sums)
        free(self.seen)
        free(self.known)

    def odds(self, Position position):
        """The logarithm of the odds to win of who moved last."""
        return rk_odds(self.net, &TABLES, &position.at, &self.sums[position.at.mover])

    def search(
        self, Position position, int64_t nodes=0, double seconds=0, int depth=MOST_DEPTH,
        bint is_exact=False, bint compare=False,
    ):
        """Look ahead until a limit is met: the best action, worth by action, depth, nodes, solved.

        0 means no limit. `is_exact` cuts nothing short: what ends within the depth is known for
        certain. Unless asked to `compare`, only the best action's worth is exact, that of others
        is a bound.
        """
        cdef Node root
        cdef Node after[8]
        cdef uint8_t actions[8]
        cdef float worths[8]
        cdef int order[8]
        cdef int count, k, j, at, finished, reached = 0
        cdef float best, worth
        if position.at.phase != RK_TURN:
            raise ValueError("expected a position in which a seat must act")
        root.at = position.at
        root.stones = 0
        for k in range(81):
            if root.at.board[k] < 2:
                root.stones ^= STONES[root.at.board[k]][k]
        count = rk_actions(&TABLES, &root.at, actions)
        self.search_number += 1
        self.nodes = 0
        self.limit = nodes
        self.until = now() + seconds if seconds > 0 else 0
        self.stopped = False
        self.is_exact = is_exact
        solved = False
        with nogil:
            for k in range(count):
                follow(&root, actions[k], &after[k])
                worths[k] = self.glance(&after[k])
                order[k] = k
            sort(order, worths, count)
            reached = 1
            while reached < depth and not self.stopped:
                self.guessed = False
                best = -2
                finished = 0
                for j in range(count):
                    at = order[j]
                    worth = self.after(&after[at], reached, -1 if compare else best, 1, worths[at])
                    if self.stopped:
                        break
                    finished += 1
                    worths[at] = worth
                    if worth > best:
                        best = worth
                if finished == 0:
                    break
                if finished < count:  # the rest is what it was, and behind what is known better
                    for j in range(finished, count):
                        if worths[order[j]] >= best:
                            worths[order[j]] = best - 1e-6
                sort(order, worths, count)
                if finished == count:
                    reached += 1
                    if not self.guessed:
                        break
        solved = not self.guessed and not self.stopped and reached > 1
        return (
            actions[order[0]], {actions[k]: worths[k] for k in range(count)}, reached, self.nodes, solved,
        )

    cdef float glance(self, const Node *node) noexcept nogil:
        """The worth of a node for who moved last: the end's, or the net's."""
        cdef uint64_t key
        cdef Seen *seen
        cdef int result
        if node.at.phase == RK_OVER:
            result = rk_result(&node.at)
            return -result if node.at.mover else result
        self.nodes += 1
        if self.limit and self.nodes >= self.limit:
            self.stopped = True
        elif self.until and self.nodes & 255 == 0 and now() > self.until:
            self.stopped = True
        key = key_of(node)
        seen = &self.seen[key & ((1 << SEEN_BITS) - 1)]
        if seen.key != key:
            seen.worth = tanhf(rk_odds(self.net, &TABLES, &node.at, &self.sums[node.at.mover]) / 2)
            seen.key = key
        return seen.worth

    cdef float after(
        self, const Node *node, int depth, float alpha, float beta, float glanced
    ) noexcept nogil:
        """The worth of a node for who moved last, so many plies ahead."""
        if node.at.phase == RK_OVER:
            return glanced
        if depth <= 0:
            self.guessed = True
            return glanced
        if node.at.phase == RK_DRAW:
            return self.drawn(node, depth - (0 if self.is_exact else self.draw_cost), alpha, beta, glanced)
        if not self.is_exact and glanced + self.margin * depth <= alpha:
            self.guessed = True
            return glanced
        if node.at.seat == node.at.mover:
            return self.decide(node, depth, alpha, beta)
        return -self.decide(node, depth, -beta, -alpha)

    cdef float drawn(
        self, const Node *node, int depth, float alpha, float beta, float glanced
    ) noexcept nogil:
        """The mean over the cards of the stock; cut short if no rest can bring it back."""
        cdef Node child
        cdef uint32_t cards = node.at.stock
        cdef int left = rk_count(cards), count = left
        cdef float total = 0, worth, low, high
        if depth <= 0 or (not self.is_exact and (
            glanced + self.margin * depth <= alpha or glanced - self.margin * depth >= beta
        )):
            self.guessed = True
            return glanced
        while cards:
            left -= 1
            child = node[0]
            rk_take(&TABLES, &child.at, rk_lowest(cards))
            cards &= cards - 1
            low = max(-1, count * alpha - total - left)
            high = min(1, count * beta - total + left)
            if low >= 1:
                return (total + 1 + left) / count  # even if all that is left were won
            if high <= -1:
                return (total - 1 - left) / count
            worth = 0
            if child.at.phase == RK_OVER:
                worth = self.glance(&child)
            elif child.at.seat == child.at.mover:
                worth = self.decide(&child, depth, low, high)
            else:
                worth = -self.decide(&child, depth, -high, -low)
            if self.stopped:
                return 0
            total += worth
            if worth <= low and low > -1:
                return (total + left) / count
            if worth >= high and high < 1:
                return (total - left) / count
        return total / count

    cdef float decide(self, const Node *node, int depth, float alpha, float beta) noexcept nogil:
        """The worth for the seat to act, so many plies ahead."""
        cdef Node after[8]
        cdef uint8_t actions[8]
        cdef float worths[8]
        cdef int order[8]
        cdef int count, k, j, at, first = -1, chosen
        cdef float best = -2, worth, least = alpha
        cdef uint64_t key = key_of(node)
        cdef Known *known = &self.known[key & ((1 << KNOWN_BITS) - 1)]
        cdef bint guessed
        if self.stopped:
            return 0
        if known.key == key and known.search == self.search_number:
            if known.depth >= depth:
                if (
                    known.bound == EXACTLY or (known.bound == AT_LEAST and known.worth >= beta)
                    or (known.bound == AT_MOST and known.worth <= alpha)
                ):
                    if known.depth != TO_THE_END:
                        self.guessed = True
                    return known.worth
            first = known.action
        count = rk_actions(&TABLES, &node.at, actions)
        guessed = self.guessed
        self.guessed = False
        for k in range(count):
            follow(node, actions[k], &after[k])
            worths[k] = self.glance(&after[k])
            order[k] = k
            if depth == 1 and after[k].at.phase != RK_OVER:
                self.guessed = True
            if depth == 1 and worths[k] >= beta:
                count = k + 1
        if self.stopped:
            return 0
        sort(order, worths, count)
        if depth == 1:
            chosen = order[0]
            best = worths[chosen]
        else:
            for k in range(1, count):
                if actions[order[k]] == first:
                    at = order[k]
                    for j in range(k, 0, -1):
                        order[j] = order[j - 1]
                    order[0] = at
                    break
            chosen = order[0]
            for k in range(count):
                at = order[k]
                worth = self.after(&after[at], depth - 1, alpha, beta, worths[at])
                if self.stopped:
                    return 0
                if worth > best:
                    best, chosen = worth, at
                    if best > alpha:
                        alpha = best
                    if best >= beta:
                        break
        known.key = key
        known.search = self.search_number
        known.worth = best
        known.depth = <uint8_t>(depth if self.guessed else TO_THE_END)
        known.bound = AT_LEAST if best >= beta else AT_MOST if best <= least else EXACTLY
        known.action = actions[chosen]
        self.guessed = guessed or self.guessed
        return best


cdef void sort(int *order, const float *worths, int count) noexcept nogil:
    """The best first; equals stay as they are."""
    cdef int k, j, moved
    for k in range(1, count):
        moved = order[k]
        j = k
        while j > 0 and worths[order[j - 1]] < worths[moved]:
            order[j] = order[j - 1]
            j -= 1
        order[j] = moved


cdef fill(source, void *target, size_t size):
    """Copy a buffer of just that size."""
    cdef const uint8_t[::1] data = memoryview(source).cast("B")
    if <size_t>data.shape[0] != size:
        raise ValueError(f"expected {size} bytes of weights, got {data.shape[0]}")
    memcpy(target, &data[0], size)

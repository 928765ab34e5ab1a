# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Opponents that stay the same, to measure by; both know the evaluation of the level `greedy`.

Thesis: alpha-beta, seven plies, one card sampled for each draw. Tries: Monte Carlo tree search with
chance nodes, ten random plies and then the evaluation. Compiled by `duel.py` when it is needed.
"""

from libc.math cimport expf, logf, sqrtf
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy

cdef extern from "position.h" nogil:
    ctypedef struct RkPosition:
        uint8_t board[82]
        uint8_t crown
        uint8_t heroes[2]
        uint8_t pool, seat, mover, phase, on_draw
        uint32_t hands[2]
        uint32_t stock, discard
    ctypedef struct RkTables:
        pass
    ctypedef struct RkLand:
        int points[2]
    int RK_TURN, RK_DRAW, RK_OVER, RK_DRAWING
    void rk_fill_tables(RkTables *)
    int rk_plays(const RkTables *, const RkPosition *, int, uint8_t *)
    int rk_actions(const RkTables *, const RkPosition *, uint8_t *)
    void rk_act(const RkTables *, RkPosition *, int)
    void rk_take(const RkTables *, RkPosition *, int)
    void rk_act_randomly(const RkTables *, RkPosition *, uint64_t *)
    int rk_any_card(uint32_t, uint64_t *)
    int rk_count(uint32_t)
    uint32_t rk_below(uint64_t *, uint32_t)
    int rk_result(const RkPosition *)
    void rk_survey(const RkPosition *, RkLand *)

cdef RkTables TABLES
rk_fill_tables(&TABLES)

cdef float WON = 100000
cdef float SCALE = 25  # points that make a win about three times as likely as a loss


cdef RkPosition read(fields):
    cdef RkPosition at
    board, crown, hands, heroes, stock, discard, pool, seat, phase, on_draw, mover = fields
    memcpy(at.board, <const char *>board, 82)
    at.crown, at.stock, at.discard, at.pool = crown, stock, discard, pool
    at.hands[0], at.hands[1] = hands
    at.heroes[0], at.heroes[1] = heroes
    at.seat, at.phase, at.on_draw, at.mover = seat, phase, on_draw, mover
    return at


cdef float worth(const RkPosition *at) noexcept nogil:
    """Points, heroes and playable cards for Red, less White's; an end is worth far more."""
    cdef RkLand land
    cdef uint8_t cards[8]
    cdef float sides[2]
    cdef int seat
    rk_survey(at, &land)
    if at.phase == RK_OVER:
        return WON * rk_result(at) + land.points[0] - land.points[1]
    for seat in range(2):
        sides[seat] = (
            land.points[seat] + 30.0 * at.heroes[seat] * at.pool / 52
            + 1.5 * rk_plays(&TABLES, at, seat, cards) + 0.5 * rk_count(at.hands[seat])
        )
    return sides[0] - sides[1]


cdef class Thesis:
    """Alpha-beta to a fixed depth; the card drawn is one that is drawn by lot."""

    cdef int depth
    cdef uint64_t seed

    def __init__(self, int depth=7, uint64_t seed=1):
        self.depth = depth
        self.seed = seed * 0x9E3779B97F4A7C15ULL | 1

    def choose(self, fields):
        cdef RkPosition at = read(fields)
        cdef RkPosition after
        cdef uint8_t actions[8]
        cdef int count = rk_actions(&TABLES, &at, actions), k, chosen = 0
        cdef float best = -1e9, found
        with nogil:
            for k in range(count):
                after = at
                found = self.follow(&after, actions[k], at.seat, self.depth - 1, best, 1e9)
                if found > best:
                    best, chosen = found, k
        return actions[chosen]

    cdef float follow(self, RkPosition *at, int action, int seat, int depth, float alpha, float beta) noexcept nogil:
        rk_act(&TABLES, at, action)
        if at.phase == RK_DRAW:
            rk_take(&TABLES, at, rk_any_card(at.stock, &self.seed))
        if at.phase == RK_OVER or depth == 0:
            return -worth(at) if seat else worth(at)
        if at.seat == seat:
            return self.decide(at, depth, alpha, beta)
        return -self.decide(at, depth, -beta, -alpha)

    cdef float decide(self, const RkPosition *at, int depth, float alpha, float beta) noexcept nogil:
        cdef RkPosition after
        cdef uint8_t actions[8]
        cdef int count = rk_actions(&TABLES, at, actions), k
        cdef float best = -1e9, found
        for k in range(count):
            after = at[0]
            found = self.follow(&after, actions[k], at.seat, depth - 1, alpha, beta)
            if found > best:
                best = found
                if best > alpha:
                    alpha = best
                if best >= beta:
                    break
        return best


ctypedef struct Branch:
    int32_t first, next  # the first of what came after, the next of the same choice
    int32_t visits
    float value  # for Red
    uint8_t action, seat


cdef class Tries:
    """Monte Carlo tree search: so many tries, ten random plies, then the evaluation."""

    cdef int tries, plies
    cdef float spread
    cdef uint64_t seed
    cdef Branch *tree
    cdef int used

    def __cinit__(self, int tries=8000, uint64_t seed=1, float spread=0.5, int plies=10):
        self.tries, self.spread, self.plies = tries, spread, plies
        self.seed = seed * 0x9E3779B97F4A7C15ULL | 1
        self.tree = <Branch *>calloc(8 * tries + 64, sizeof(Branch))

    def __dealloc__(self):
        free(self.tree)

    def choose(self, fields):
        cdef RkPosition at = read(fields)
        cdef int k, chosen
        with nogil:
            self.used = 1
            self.tree[0].first = self.tree[0].visits = 0
            for k in range(self.tries):
                self.attempt(&at)
            k = chosen = self.tree[0].first
            while k:
                if self.tree[k].visits > self.tree[chosen].visits:
                    chosen = k
                k = self.tree[k].next
        return self.tree[chosen].action

    cdef int branch(self, int above, int action, int seat) noexcept nogil:
        """What comes after an action or a card; new ones are added to the tree."""
        cdef int k = self.tree[above].first
        while k:
            if self.tree[k].action == action:
                return k
            k = self.tree[k].next
        k = self.used
        self.used += 1
        self.tree[k].first = self.tree[k].visits = 0
        self.tree[k].value = 0
        self.tree[k].action, self.tree[k].seat = action, seat
        self.tree[k].next = self.tree[above].first
        self.tree[above].first = k
        return k

    cdef void attempt(self, const RkPosition *root) noexcept nogil:
        cdef RkPosition at = root[0]
        cdef uint8_t actions[8]
        cdef int walked[160]
        cdef int length = 1, node = 0, k, count, card
        cdef bint is_new = False
        cdef float value
        walked[0] = 0
        while at.phase != RK_OVER and not is_new:
            if at.phase == RK_DRAW:
                card = rk_any_card(at.stock, &self.seed)
                node = self.branch(node, 32 + card, at.seat)
                rk_take(&TABLES, &at, card)
            else:
                count = rk_actions(&TABLES, &at, actions)
                node = self.promising(node, at.seat, actions, count)
                is_new = self.tree[node].visits == 0
                rk_act(&TABLES, &at, self.tree[node].action)
            walked[length] = node
            length += 1
        for k in range(self.plies):
            if at.phase == RK_OVER:
                break
            rk_act_randomly(&TABLES, &at, &self.seed)
        if at.phase == RK_OVER:
            value = 0.5 + 0.5 * rk_result(&at)
        else:
            value = 1 / (1 + expf(-worth(&at) / SCALE))
        for k in range(length):
            self.tree[walked[k]].visits += 1
            self.tree[walked[k]].value += value

    cdef int promising(self, int node, int seat, const uint8_t *actions, int count) noexcept nogil:
        cdef int k, each, chosen = 0
        cdef float best = -1, mean, bound, logs
        each = rk_below(&self.seed, count)
        for k in range(count):  # one that was never tried comes first, whichever
            chosen = self.branch(node, actions[(k + each) % count], seat)
            if self.tree[chosen].visits == 0:
                return chosen
        logs = logf(self.tree[node].visits + 1)
        each = self.tree[node].first
        while each:
            mean = self.tree[each].value / self.tree[each].visits
            bound = (1 - mean if seat else mean) + self.spread * sqrtf(logs / self.tree[each].visits)
            if bound > best:
                best, chosen = bound, each
            each = self.tree[each].next
        return chosen

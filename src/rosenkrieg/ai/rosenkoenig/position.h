/* Rosenkönig for machines: positions, moves, territories, and the inputs of the net.

   One text for the Cython kernel (C) and for the trainer (C++ and CUDA), so that a net meets in
   play exactly what it was trained on. The rules in games/rosenkoenig are right where this differs;
   tests compare the two move by move. Squares and cards are numbered as there. */
#ifndef ROSENKRIEG_POSITION_H
#define ROSENKRIEG_POSITION_H

#include <stdint.h>

#ifdef __CUDACC__
#define RK static __host__ __device__ inline
#else
#define RK static inline
#endif

/* Made twice, for processors with wide registers and for all others; which one is decided at start. */
#if defined(__GNUC__) && !defined(__clang__) && !defined(__CUDACC__) && defined(__x86_64__) && defined(__linux__)
#define RK_WIDE __attribute__((target_clones("arch=haswell", "default"), unused))
#else
#define RK_WIDE
#endif

enum { RK_SQUARES = 81, RK_OFF = 81, RK_CARDS = 24, RK_HAND = 5, RK_STONES = 52, RK_HEROES = 4 };
enum { RK_EMPTY = 2, RK_EDGE = 3 };
enum { RK_TURN = 1, RK_DRAW = 2, RK_OVER = 3 };
enum { RK_DRAWING = 24, RK_CHOICES = 6 }; /* the action after the 24 cards; most choices, with room */

/* `mover` acted last; `seat` is to act, or draws a card. */
typedef struct {
    uint8_t board[82];
    uint8_t crown, heroes[2], pool, seat, mover, phase, on_draw;
    uint32_t hands[2], stock, discard;
} RkPosition;

/* What follows from the sheet. Turned by symmetry k: square s lies on square_turned[k][s]. */
typedef struct {
    uint8_t landing[81][24];
    uint8_t neighbours[81][4];
    uint8_t square_turned[8][82];
    uint8_t card_turned[8][24];
} RkTables;

static const int8_t RK_STEPS[8][2] = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

static inline void rk_turn(int symmetry, int *file, int *rank) {
    int f = *file, r = *rank, swap;
    if (symmetry & 1) f = -f;
    if (symmetry & 2) r = -r;
    if (symmetry & 4) { swap = f; f = r; r = swap; }
    *file = f;
    *rank = r;
}

static inline void rk_fill_tables(RkTables *t) {
    static const int beside[4] = {0, 2, 4, 6}; /* N, E, S, W */
    int square, card, k, d;
    for (square = 0; square < 81; square++) {
        int file = square % 9, rank = square / 9;
        for (card = 0; card < 24; card++) {
            int f = file + RK_STEPS[card / 3][0] * (card % 3 + 1);
            int r = rank + RK_STEPS[card / 3][1] * (card % 3 + 1);
            t->landing[square][card] = (uint8_t)(f < 0 || f > 8 || r < 0 || r > 8 ? RK_OFF : r * 9 + f);
        }
        for (k = 0; k < 4; k++) t->neighbours[square][k] = t->landing[square][beside[k] * 3];
        for (k = 0; k < 8; k++) {
            int f = file - 4, r = rank - 4;
            rk_turn(k, &f, &r);
            t->square_turned[k][square] = (uint8_t)((r + 4) * 9 + f + 4);
            t->square_turned[k][RK_OFF] = RK_OFF;
        }
    }
    for (k = 0; k < 8; k++)
        for (card = 0; card < 24; card++) {
            int f = RK_STEPS[card / 3][0], r = RK_STEPS[card / 3][1];
            rk_turn(k, &f, &r);
            for (d = 0; d < 8; d++)
                if (RK_STEPS[d][0] == f && RK_STEPS[d][1] == r)
                    t->card_turned[k][card] = (uint8_t)(d * 3 + card % 3);
        }
}

RK int rk_count(uint32_t cards) {
#ifdef __CUDA_ARCH__
    return __popc(cards);
#else
    return __builtin_popcount(cards);
#endif
}

RK int rk_lowest(uint32_t cards) {
#ifdef __CUDA_ARCH__
    return __ffs((int)cards) - 1;
#else
    return __builtin_ctz(cards);
#endif
}

/* Random numbers: xorshift64*, the upper half; `rk_below` picks evenly enough below 2^16. */
RK uint32_t rk_random(uint64_t *seed) {
    uint64_t x = *seed;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    *seed = x;
    return (uint32_t)((x * 2685821657736338717ULL) >> 32);
}

RK uint32_t rk_below(uint64_t *seed, uint32_t bound) {
    return (uint32_t)(((uint64_t)rk_random(seed) * bound) >> 32);
}

/* Some card of a set: the one after as many as are skipped, found by halves and without branches. */
RK int rk_any_card(uint32_t cards, uint64_t *seed) {
    int skip = (int)rk_below(seed, (uint32_t)rk_count(cards)), card = 0, low, step;
    low = rk_count(cards & 0xFFF);
    step = skip >= low ? 12 : 0;
    skip -= step ? low : 0;
    card += step;
    low = rk_count(cards >> card & 0x3F);
    step = skip >= low ? 6 : 0;
    skip -= step ? low : 0;
    card += step;
    low = rk_count(cards >> card & 7);
    step = skip >= low ? 3 : 0;
    skip -= step ? low : 0;
    card += step;
    cards = cards >> card & 7;
    low = (int)(cards & 1);
    step = skip >= low;
    skip -= step ? low : 0;
    card += step;
    low = (int)(cards >> step & 1);
    return card + (step == 1 && skip >= low) ;
}

/* moves */

/* What a seat can play onto, as bits: an empty square, with a hero the other side's rose. [R20, R31] */
RK int rk_targets(const RkPosition *p, int seat) {
    return 1 << RK_EMPTY | (p->heroes[seat] != 0) << (1 - seat);
}

RK int rk_playable(const RkPosition *p, int seat, int square) { /* [R21, R34, R36] */
    return rk_targets(p, seat) >> p->board[square] & 1;
}

/* Cards that `seat` could play now, lowest first; how many. [R18-R22, R30-R37] */
RK int rk_plays(const RkTables *t, const RkPosition *p, int seat, uint8_t *cards) {
    const uint8_t *landing = t->landing[p->crown];
    const int targets = rk_targets(p, seat);
    uint32_t hand = p->hands[seat];
    int found = 0;
    for (; hand; hand &= hand - 1) {
        int card = rk_lowest(hand);
        cards[found] = (uint8_t)card;
        found += targets >> p->board[landing[card]] & 1;
    }
    return found;
}

/* All actions of the seat to act: its plays, then the draw. [R13, R14, R25, R26] */
RK int rk_actions(const RkTables *t, const RkPosition *p, uint8_t *actions) {
    int found = rk_plays(t, p, p->seat, actions);
    if (rk_count(p->hands[p->seat]) < RK_HAND) actions[found++] = RK_DRAWING;
    return found;
}

RK int rk_can_act(const RkTables *t, const RkPosition *p, int seat) { /* [R15, R39, R40, R44] */
    const uint8_t *landing = t->landing[p->crown];
    const int targets = rk_targets(p, seat);
    uint32_t hand = p->hands[seat];
    int found = rk_count(hand) < RK_HAND;
    for (; hand && !found; hand &= hand - 1) found = targets >> p->board[landing[rk_lowest(hand)]] & 1;
    return found;
}

RK void rk_settle(const RkTables *t, RkPosition *p) { /* [R41-R44, R56, A5] */
    p->seat = (uint8_t)(1 - p->mover);
    p->phase = RK_TURN;
    if (!p->pool) p->phase = RK_OVER;
    else if (!rk_can_act(t, p, p->seat)) {
        p->seat = p->mover;
        if (!rk_can_act(t, p, p->seat)) p->phase = RK_OVER;
    }
}

/* The action of the seat to act: a card, or RK_DRAWING. [R17, R18, R23, R24, R28, R32, R33, R38] */
RK void rk_act(const RkTables *t, RkPosition *p, int action) {
    int seat = p->seat, square, placed;
    p->mover = (uint8_t)seat;
    if (action == RK_DRAWING) {
        if (!p->stock) { p->stock = p->discard; p->discard = 0; }
        p->phase = RK_DRAW;
        return;
    }
    square = t->landing[p->crown][action];
    placed = p->board[square] == RK_EMPTY;
    p->pool = (uint8_t)(p->pool - placed);
    p->heroes[seat] = (uint8_t)(p->heroes[seat] - !placed);
    p->board[square] = (uint8_t)seat;
    p->crown = (uint8_t)square;
    p->hands[seat] ^= 1u << action;
    p->discard |= 1u << action;
    rk_settle(t, p);
}

RK void rk_take(const RkTables *t, RkPosition *p, int card) { /* [R27, R29, A3] */
    p->hands[p->seat] |= 1u << card;
    p->stock ^= 1u << card;
    if (!p->stock && !p->on_draw) { p->stock = p->discard; p->discard = 0; }
    rk_settle(t, p);
}

/* A dealt position with the first turn to `starter`. [R07, R10-R12] */
RK void rk_deal(RkPosition *p, int starter, uint64_t *seed) {
    int square, seat, held;
    for (square = 0; square < 81; square++) p->board[square] = RK_EMPTY;
    p->board[RK_OFF] = RK_EDGE;
    p->crown = 40;
    p->heroes[0] = p->heroes[1] = RK_HEROES;
    p->pool = RK_STONES;
    p->seat = (uint8_t)starter;
    p->mover = (uint8_t)(1 - starter);
    p->phase = RK_TURN;
    p->on_draw = 0;
    p->discard = 0;
    p->stock = (1u << RK_CARDS) - 1;
    for (seat = 0; seat < 2; seat++)
        for (p->hands[seat] = 0, held = 0; held < RK_HAND; held++) {
            uint32_t card = 1u << rk_any_card(p->stock, seed);
            p->hands[seat] |= card;
            p->stock ^= card;
        }
}

/* One action by chance, and the card it draws; any position that is not over. */
RK void rk_act_randomly(const RkTables *t, RkPosition *p, uint64_t *seed) {
    uint8_t actions[RK_CHOICES];
    if (p->phase == RK_TURN)
        rk_act(t, p, actions[rk_below(seed, (uint32_t)rk_actions(t, p, actions))]);
    if (p->phase == RK_DRAW) rk_take(t, p, rk_any_card(p->stock, seed));
}

/* territories */

/* For each square the lowest square of its territory (RK_OFF if empty), the sizes by that, totals. */
typedef struct {
    uint8_t label[82], size[82];
    int points[2], largest[2], roses[2];
} RkLand;

RK int rk_root(const RkLand *land, int label) {
    while (land->label[label] != label) label = land->label[label];
    return label;
}

RK void rk_survey(const RkPosition *p, RkLand *land) { /* [R45-R48, R50, R51] */
    int square, seat;
    for (square = 0; square < 82; square++) land->size[square] = 0;
    for (seat = 0; seat < 2; seat++) land->points[seat] = land->largest[seat] = land->roses[seat] = 0;
    for (square = 0; square < 81; square++) {
        int side = p->board[square], root = square;
        if (side == RK_EMPTY) { land->label[square] = RK_OFF; continue; }
        if (square % 9 && p->board[square - 1] == side) root = rk_root(land, square - 1);
        if (square >= 9 && p->board[square - 9] == side) {
            int below = rk_root(land, square - 9);
            if (below < root) {
                land->label[root] = (uint8_t)below; /* itself, or joined to the lower */
                root = below;
            } else if (root < below) land->label[below] = (uint8_t)root;
        }
        land->label[square] = (uint8_t)root;
    }
    land->label[RK_OFF] = RK_OFF;
    for (square = 0; square < 81; square++)
        if (land->label[square] != RK_OFF) {
            land->label[square] = land->label[land->label[square]];
            land->size[land->label[square]]++;
        }
    for (square = 0; square < 81; square++) {
        int size = land->size[square];
        if (!size) continue;
        seat = p->board[square];
        land->points[seat] += size * size;
        land->roses[seat] += size;
        if (size > land->largest[seat]) land->largest[seat] = size;
    }
}

/* Who has won: 1 for Red, -1 for White, 0 for a draw. [R49-R51, A4] */
RK int rk_result(const RkPosition *p) {
    RkLand land;
    int lead;
    rk_survey(p, &land);
    lead = land.points[0] - land.points[1];
    if (!lead) lead = land.largest[0] - land.largest[1];
    if (!lead) lead = land.roses[0] - land.roses[1];
    return (lead > 0) - (lead < 0);
}

/* What a rose of `side` on a square that is not its own adds to its points, at least 1. */
RK int rk_gain(const RkTables *t, const RkPosition *p, const RkLand *land, int side, int square) {
    uint8_t seen[4];
    int k, j, found = 0, size = 1, before = 0;
    for (k = 0; k < 4; k++) {
        int next = t->neighbours[square][k], label, joined;
        if (p->board[next] != side) continue;
        label = land->label[next];
        for (j = 0; j < found && seen[j] != label; j++) {}
        if (j < found) continue;
        seen[found++] = (uint8_t)label;
        joined = land->size[label];
        size += joined;
        before += joined * joined;
    }
    return size * size - before;
}

/* Random games from a position: all their actions, and how many each side won. */
typedef struct {
    int64_t actions, won[2];
} RkTally;

#ifndef __cplusplus
static inline void rk_play_on(const RkTables *t, RkPosition *at, uint64_t *seed, RkTally *tally) {
    int result;
    for (; at->phase != RK_OVER; tally->actions++) rk_act_randomly(t, at, seed);
    result = rk_result(at);
    tally->won[0] += result > 0;
    tally->won[1] += result < 0;
}

RK_WIDE static void rk_play_out(const RkTables *t, const RkPosition *p, int games, uint64_t seed, RkTally *tally) {
    tally->actions = tally->won[0] = tally->won[1] = 0;
    while (games--) {
        RkPosition at = *p;
        rk_play_on(t, &at, &seed, tally);
    }
}

/* The same from the deal on. */
RK_WIDE static void rk_play_dealt(const RkTables *t, int starter, int on_draw, int games, uint64_t seed, RkTally *tally) {
    tally->actions = tally->won[0] = tally->won[1] = 0;
    while (games--) {
        RkPosition at;
        rk_deal(&at, starter, &seed);
        at.on_draw = (uint8_t)on_draw;
        rk_play_on(t, &at, &seed, tally);
    }
}
#endif

/* inputs of the net: numbers of those that are 1, from the view of who acted last

   STONE    side, size of its territory in 5 steps, square
   PROMISE  side, what a rose there would gain in 6 steps (alone: none), square not its own
   CROWN    square
   CARD     mine, theirs, stock; card
   REACH    side, placed or flipped, square that a card in hand leads to
   PROSPECT side, placed or flipped, gain in 7 steps of some such square
   HEROES, POOL, LEAD (points, 39 steps), LARGEST (mine, theirs is larger)
   UNSEEN   I have drawn and the card is not known yet;  BLOCKED  the other side cannot act
   ANY      side, square: a stone of any size; only while learning, then added to STONE */
enum {
    RK_STONE = 0, RK_PROMISE = RK_STONE + 2 * 5 * 81, RK_CROWN = RK_PROMISE + 2 * 6 * 81,
    RK_CARD = RK_CROWN + 81, RK_REACH = RK_CARD + 3 * 24, RK_PROSPECT = RK_REACH + 2 * 2 * 81,
    RK_HERO = RK_PROSPECT + 2 * 2 * 7, RK_POOL = RK_HERO + 2 * 5, RK_LEAD = RK_POOL + 53,
    RK_LARGEST = RK_LEAD + 39, RK_UNSEEN = RK_LARGEST + 2, RK_BLOCKED = RK_UNSEEN + 1,
    RK_INPUTS = RK_BLOCKED + 1, RK_ANY = RK_INPUTS, RK_LEARNING = RK_ANY + 2 * 81,
    RK_MOST = 288 /* more than are ever 1 at once */
};

RK int rk_size_step(int size) { return (size > 1) + (size > 3) + (size > 6) + (size > 11); }

RK int rk_gain_step(int gain) {
    return (gain > 1) + (gain > 3) + (gain > 7) + (gain > 13) + (gain > 25) + (gain > 49);
}

RK int rk_lead_step(int lead) {
    int far = lead < 0 ? -lead : lead, step;
    step = (far > 0) + (far > 2) + (far > 4) + (far > 7) + (far > 10) + (far > 14) + (far > 19) +
           (far > 25) + (far > 32) + (far > 40) + (far > 50) + (far > 62) + (far > 77) + (far > 95) +
           (far > 117) + (far > 145) + (far > 180) + (far > 225) + (far > 300);
    return 19 + (lead < 0 ? -step : step);
}

/* Where inputs go: a list, unless whoever includes this wants them elsewhere. */
#ifndef RK_PUT
#define RK_OUT uint16_t *
#define RK_PUT(input) out[found++] = (uint16_t)(input)
#endif

RK int rk_inputs(const RkTables *t, const RkPosition *p, int learning, RK_OUT out) {
    RkLand land;
    int me = p->mover, square, side, found = 0, lead;
    uint32_t cards;
    rk_survey(p, &land);
    for (square = 0; square < 81; square++) {
        int there = p->board[square];
        const uint8_t *next = t->neighbours[square];
        int around = (1 << p->board[next[0]]) | (1 << p->board[next[1]]) | (1 << p->board[next[2]]) |
                     (1 << p->board[next[3]]);
        if (there != RK_EMPTY) {
            side = there != me;
            RK_PUT(RK_STONE + (side * 5 + rk_size_step(land.size[land.label[square]])) * 81 + square);
            if (learning) RK_PUT(RK_ANY + side * 81 + square);
        }
        for (side = 0; side < 2; side++) {
            int seat = side ? 1 - me : me;
            if (there != seat && (around >> seat & 1))
                RK_PUT(RK_PROMISE + 81 * (side * 6 - 1 + rk_gain_step(rk_gain(t, p, &land, seat, square))) + square);
        }
    }
    RK_PUT(RK_CROWN + p->crown);
    for (cards = p->stock; cards; cards &= cards - 1) RK_PUT(RK_CARD + 48 + rk_lowest(cards));
    for (side = 0; side < 2; side++) {
        int seat = side ? 1 - me : me;
        uint32_t prospects = 0;
        for (cards = p->hands[seat]; cards; cards &= cards - 1) {
            int card = rk_lowest(cards), to = t->landing[p->crown][card], flipped;
            RK_PUT(RK_CARD + side * 24 + card);
            if (!rk_playable(p, seat, to)) continue;
            flipped = p->board[to] != RK_EMPTY;
            RK_PUT(RK_REACH + (side * 2 + flipped) * 81 + to);
            prospects |= 1u << (flipped * 7 + rk_gain_step(rk_gain(t, p, &land, seat, to)));
        }
        for (; prospects; prospects &= prospects - 1)
            RK_PUT(RK_PROSPECT + side * 14 + rk_lowest(prospects));
        RK_PUT(RK_HERO + side * 5 + p->heroes[seat]);
    }
    RK_PUT(RK_POOL + p->pool);
    lead = land.points[me] - land.points[1 - me];
    RK_PUT(RK_LEAD + rk_lead_step(lead));
    lead = land.largest[me] - land.largest[1 - me];
    if (lead) RK_PUT(RK_LARGEST + (lead < 0));
    if (p->phase == RK_DRAW) {
        RK_PUT(RK_UNSEEN);
        if (!rk_can_act(t, p, 1 - me)) RK_PUT(RK_BLOCKED);
    } else if (p->seat == me) RK_PUT(RK_BLOCKED);
    return found;
}

/* The same position with board and cards turned together. [I08] */
RK void rk_turned(const RkTables *t, const RkPosition *p, int symmetry, RkPosition *out) {
    int square, set;
    uint32_t from[4], to[4];
    *out = *p;
    for (square = 0; square < 81; square++) out->board[t->square_turned[symmetry][square]] = p->board[square];
    out->crown = t->square_turned[symmetry][p->crown];
    from[0] = p->hands[0];
    from[1] = p->hands[1];
    from[2] = p->stock;
    from[3] = p->discard;
    for (set = 0; set < 4; set++)
        for (to[set] = 0; from[set]; from[set] &= from[set] - 1)
            to[set] |= 1u << t->card_turned[symmetry][rk_lowest(from[set])];
    out->hands[0] = to[0];
    out->hands[1] = to[1];
    out->stock = to[2];
    out->discard = to[3];
}

#endif

/* The battle of Medieval Battle compiled: positions that change in place and what can be done.

   A second implementation made for search; the rules are in games/medieval_battle, whose items the
   numbers in brackets cite. Hexes of the map have the numbers 0 to hexes - 1 in the order of the
   rules, those around the map the numbers after them. */

#ifndef MB_BATTLE_H
#define MB_BATTLE_H

#include <stdint.h>
#include <string.h>

#define MB_HEXES 256
#define MB_ON_MAP 192
#define MB_UNITS 24
#define MB_KINDS 9
#define MB_FLAGS 8
#define MB_RING 8
#define MB_ACTIONS 2048
#define MB_PATHS 320
#define MB_LAYERS 8

enum { MB_TURN, MB_ENDING, MB_ANSWERING, MB_PURSUING, MB_ENTERING, MB_OVER };
enum {
    MB_MOVE, MB_ATTACK, MB_SHOOT, MB_RALLY, MB_PASS, MB_DISMOUNT, MB_STOP, MB_STAND, MB_RETREAT,
    MB_LEAVE, MB_ENTER, MB_DONE
};
enum { MB_RED, MB_YELLOW, MB_NOBODY };
enum { MB_BY_POINTS, MB_SPENT, MB_PASSES };

#define MB_NONE 255
#define MB_BAGGAGE 8
#define MB_AWAY 0xE0 /* | the place in the ring, or MB_HELD */
#define MB_HELD 15
#define MB_DEAD 0xFE

typedef struct { uint64_t w[4]; } MbSet;

typedef struct {
    int hexes, all;
    uint8_t ground[MB_HEXES], level[MB_HEXES], cost[MB_HEXES];
    MbSet open[3], plain;
    MbSet zones[3][MB_HEXES], beside[MB_HEXES], rim[MB_HEXES], aims[3][MB_HEXES];
    uint8_t apart[MB_HEXES][MB_HEXES];
    int flags;
    uint8_t flag_at[MB_FLAGS], flag_points[MB_FLAGS];
    int ring;
    uint8_t outers[MB_HEXES][MB_RING], outers_of[MB_HEXES];
    uint8_t worth[MB_KINDS], movement[MB_KINDS], range[MB_KINDS], on_foot[MB_KINDS];
    uint8_t gait[MB_KINDS];
    int8_t melee[MB_KINDS][MB_KINDS], ranged[MB_KINDS][MB_KINDS];
    int columns;
    int8_t track[16][2];
    int winning, dismounting;
    /* for the player: points of the way to a flag, by kind of gait and hex; set by mb_prepare */
    uint8_t way[2][MB_FLAGS][MB_ON_MAP];
} MbField;

/* on the map `hex` is below MB_AWAY */
typedef struct { uint8_t hex, kind, full, points; } MbUnit;

typedef struct {
    MbUnit units[2][MB_UNITS];
    uint8_t board[MB_ON_MAP]; /* 0, or 1 + seat * MB_UNITS + slot */
    uint8_t count[2], markers[2], flags[MB_FLAGS];
    uint8_t phase, seat, at, attacker, moved, passed;
    uint8_t winner, reason, points[2];
    uint64_t key;
} MbPosition;

typedef struct {
    uint8_t type, from, at, over[2], on_foot, cost;
    uint8_t ending, target; /* of a whole move, for the search: MB_NONE where it stays open */
    int32_t order;
} MbAction;

/* --- sets ---------------------------------------------------------------------------------- */

static inline int mb_has(const MbSet *set, int at) { return set->w[at >> 6] >> (at & 63) & 1; }
static inline void mb_add(MbSet *set, int at) { set->w[at >> 6] |= 1ULL << (at & 63); }
static inline void mb_remove(MbSet *set, int at) { set->w[at >> 6] &= ~(1ULL << (at & 63)); }
static inline int mb_any(const MbSet *set) {
    return (set->w[0] | set->w[1] | set->w[2] | set->w[3]) != 0;
}
static inline MbSet mb_and(MbSet a, MbSet b) {
    for (int i = 0; i < 4; i++) a.w[i] &= b.w[i];
    return a;
}
static inline MbSet mb_or(MbSet a, MbSet b) {
    for (int i = 0; i < 4; i++) a.w[i] |= b.w[i];
    return a;
}
static inline MbSet mb_less(MbSet a, MbSet b) {
    for (int i = 0; i < 4; i++) a.w[i] &= ~b.w[i];
    return a;
}
static inline int mb_meet(const MbSet *a, const MbSet *b) {
    return ((a->w[0] & b->w[0]) | (a->w[1] & b->w[1]) | (a->w[2] & b->w[2])
            | (a->w[3] & b->w[3])) != 0;
}
/* takes the lowest number out of a set that is not empty */
static inline int mb_take(MbSet *set) {
    for (int i = 0;; i++)
        if (set->w[i]) {
            int at = i * 64 + __builtin_ctzll(set->w[i]);
            set->w[i] &= set->w[i] - 1;
            return at;
        }
}

/* --- units --------------------------------------------------------------------------------- */

static inline uint64_t mb_mix(uint64_t x) {
    x += 0x9E3779B97F4A7C15ULL;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

static inline uint64_t mb_unit_key(int seat, MbUnit unit) {
    if (unit.hex == MB_DEAD) return 0;
    return mb_mix((uint64_t)(seat << 24 | unit.hex << 16 | unit.kind << 8 | unit.full << 4
                             | unit.points));
}

/* the sum tells units apart that are alike and off the map, where a parity would not */
static inline void mb_put(MbPosition *p, int seat, int slot, MbUnit unit) {
    MbUnit *old = &p->units[seat][slot];
    p->key += mb_unit_key(seat, unit) - mb_unit_key(seat, *old);
    if (old->hex < MB_AWAY && p->board[old->hex] == 1 + seat * MB_UNITS + slot)
        p->board[old->hex] = 0;
    *old = unit;
    if (unit.hex < MB_AWAY) p->board[unit.hex] = (uint8_t)(1 + seat * MB_UNITS + slot);
}

static inline int mb_slot(const MbPosition *p, int at) { return (p->board[at] - 1) % MB_UNITS; }
static inline int mb_side(const MbPosition *p, int at) { return (p->board[at] - 1) / MB_UNITS; }

static inline uint64_t mb_key(const MbPosition *p) {
    uint64_t rest = 0;
    for (int i = 0; i < MB_FLAGS; i++) rest = rest << 2 | p->flags[i];
    rest = rest << 3 | p->phase;
    rest = rest << 1 | p->seat;
    rest = rest << 3 | p->markers[0];
    rest = rest << 3 | p->markers[1];
    rest = rest << 1 | p->moved;
    rest = rest << 1 | p->passed;
    rest = rest << 8 | p->at;
    rest = rest << 8 | p->attacker;
    return p->key ^ mb_mix(rest);
}

static inline MbSet mb_standing(const MbPosition *p, int seat) {
    MbSet set = {{0}};
    for (int i = 0; i < p->count[seat]; i++)
        if (p->units[seat][i].hex < MB_AWAY) mb_add(&set, p->units[seat][i].hex);
    return set;
}

/* the control zones of a side [R40-R42] */
static inline MbSet mb_zone(const MbField *f, const MbPosition *p, int seat) {
    MbSet set = {{0}};
    for (int i = 0; i < p->count[seat]; i++) {
        MbUnit unit = p->units[seat][i];
        if (unit.hex < MB_AWAY) set = mb_or(set, f->zones[f->gait[unit.kind]][unit.hex]);
    }
    return set;
}

static inline int mb_baggage(const MbPosition *p, int seat) {
    for (int i = 0; i < p->count[seat]; i++)
        if (p->units[seat][i].kind == MB_BAGGAGE && p->units[seat][i].hex < MB_AWAY) return i;
    return -1;
}

/* --- moves --------------------------------------------------------------------------------- */

typedef struct { MbSet own, enemy, enemy_zone, crossable; } MbScene;

typedef struct { uint8_t over[2], count; MbSet layers[MB_LAYERS]; } MbPaths;

typedef struct {
    MbSet free, onward;
    int last, paths;
    MbPaths *path; /* the first crosses nobody */
} MbReach;

static inline MbScene mb_scene(const MbField *f, const MbPosition *p, int seat) {
    MbScene s;
    s.own = mb_standing(p, seat);
    s.enemy = mb_standing(p, !seat);
    s.enemy_zone = mb_zone(f, p, !seat);
    memset(&s.crossable, 0, sizeof s.crossable);
    for (int i = 0; i < p->count[seat]; i++) {
        MbUnit unit = p->units[seat][i];
        if (unit.hex < MB_AWAY && unit.points && !mb_has(&s.enemy_zone, unit.hex))
            mb_add(&s.crossable, unit.hex); /* [R35, R36] */
    }
    return s;
}

static inline MbSet mb_around(const MbField *f, MbSet set) {
    MbSet near = {{0}};
    while (mb_any(&set)) near = mb_or(near, f->beside[mb_take(&set)]);
    return near;
}

/* fills layers by points spent [R13, R31, P3] */
static void mb_spread(const MbField *f, const MbReach *r, MbSet *layers) {
    MbSet seen = {{0}};
    for (int spent = 0; spent <= r->last; spent++) {
        layers[spent] = mb_less(layers[spent], seen);
        seen = mb_or(seen, layers[spent]);
        if (spent == r->last) break;
        MbSet going = mb_and(layers[spent], r->onward); /* [R43] */
        if (!mb_any(&going)) continue;
        MbSet near = mb_and(mb_around(f, going), r->free);
        layers[spent + 1] = mb_or(layers[spent + 1], mb_and(near, f->plain));
        if (spent + 2 <= r->last)
            layers[spent + 2] = mb_or(layers[spent + 2], mb_less(near, f->plain));
    }
}

/* whether crossing a unit may lead somewhere that is not reached as cheaply without [Q69] */
static int mb_is_gain(
    const MbField *f, const MbReach *r, MbUnit unit, const MbSet *crossable, int at, int spent
) {
    const MbSet *straight = r->path[0].layers;
    if (!unit.full || (mb_meet(&f->beside[at], crossable) && spent + 3 <= r->last)) return 1;
    MbSet cheap = {{0}};
    for (int i = 0; i <= r->last && i < spent + 2; i++) cheap = mb_or(cheap, straight[i]);
    MbSet near = mb_less(mb_and(f->beside[at], r->free), cheap);
    if (mb_meet(&near, &f->plain)) return 1;
    if (spent + 2 > r->last) return 0;
    near = mb_less(mb_less(near, f->plain), straight[spent + 2]);
    return mb_any(&near);
}

/* adds the paths that cross one more unit than path `from` [R35, R36, Q14] */
static void mb_cross(
    const MbField *f, MbReach *r, MbUnit unit, const MbSet *crossable, int from, int first
) {
    MbPaths *before = &r->path[from];
    MbSet passed = {{0}};
    for (int i = 0; i <= r->last; i++) passed = mb_or(passed, before->layers[i]);
    MbSet next = mb_and(*crossable, mb_around(f, mb_and(passed, r->onward)));
    while (mb_any(&next)) {
        int at = mb_take(&next);
        if (before->count && before->over[0] == at) continue;
        int cost = f->cost[at] + 1, spent = 0;
        for (; spent < r->last - cost; spent++) {
            MbSet going = mb_and(before->layers[spent], r->onward);
            if (mb_meet(&going, &f->beside[at])) break;
        }
        if (spent >= r->last - cost) continue;
        if (!mb_is_gain(f, r, unit, crossable, at, spent + cost)) continue;
        uint8_t one = (uint8_t)at, two = MB_NONE;
        if (before->count) {
            one = before->over[0] < at ? before->over[0] : (uint8_t)at;
            two = before->over[0] < at ? (uint8_t)at : before->over[0];
        }
        int found = first;
        while (found < r->paths && (r->path[found].over[0] != one || r->path[found].over[1] != two))
            found++;
        if (found == r->paths) {
            if (r->paths == MB_PATHS) return;
            memset(&r->path[found], 0, sizeof r->path[found]);
            r->path[found].over[0] = one;
            r->path[found].over[1] = two;
            r->path[found].count = before->count + 1;
            r->paths++;
        }
        mb_add(&r->path[found].layers[spent + cost], at);
    }
}

/* all that a unit can reach with its points [P3] */
static void mb_reach(const MbField *f, const MbScene *s, MbUnit unit, MbReach *r) {
    r->free = mb_less(mb_less(f->open[f->gait[unit.kind]], s->own), s->enemy);
    for (int i = 0; i < 4; i++) r->onward.w[i] = ~s->enemy_zone.w[i];
    mb_add(&r->onward, unit.hex); /* [R46] */
    r->last = unit.points;
    r->paths = 1;
    memset(&r->path[0], 0, sizeof r->path[0]);
    r->path[0].over[0] = r->path[0].over[1] = MB_NONE;
    mb_add(&r->path[0].layers[0], unit.hex);
    mb_spread(f, r, r->path[0].layers);
    if (unit.points <= 2) return; /* a plain, the crossing, another plain */
    MbSet crossable = mb_and(s->crossable, f->open[f->gait[unit.kind]]);
    mb_remove(&crossable, unit.hex);
    if (!mb_any(&crossable)) return;
    mb_cross(f, r, unit, &crossable, 0, 1);
    int one = r->paths;
    for (int i = 1; i < one; i++) mb_spread(f, r, r->path[i].layers);
    for (int i = 1; i < one; i++) mb_cross(f, r, unit, &crossable, i, one);
    for (int i = one; i < r->paths; i++) mb_spread(f, r, r->path[i].layers);
    /* five points are the most there are, so nobody crosses three units */
}

static inline int mb_subset(const MbPaths *fewer, const MbPaths *more) {
    if (fewer->count >= more->count) return 0;
    if (fewer->count == 0) return 1;
    return fewer->over[0] == more->over[0] || fewer->over[0] == more->over[1];
}

/* where a path can end, by points; no needless crossing [Q69, A3] */
static void mb_ends(const MbReach *r, int which, MbSet *left) {
    const MbPaths *path = &r->path[which];
    MbSet seen = {{0}};
    for (int spent = 0; spent <= r->last; spent++) {
        for (int i = 0; i < r->paths && path->count; i++)
            if (mb_subset(&r->path[i], path)) seen = mb_or(seen, r->path[i].layers[spent]);
        left[spent] = mb_less(mb_and(path->layers[spent], r->free), seen);
    }
}

/* the points to enter a hex from the nearest of the layers; 0: there are not enough */
static int mb_cost_beside(const MbField *f, const MbReach *r, const MbPaths *path, int goal) {
    for (int spent = 0; spent + f->cost[goal] <= r->last; spent++) {
        MbSet going = mb_and(path->layers[spent], r->onward);
        if (mb_meet(&going, &f->beside[goal])) return spent + f->cost[goal];
    }
    return 0;
}

/* the cost of a move that ends where it began; 0: there is none [Q68, A2] */
static int mb_out_and_back(const MbField *f, const MbScene *s, MbUnit unit) {
    MbSet near = mb_and(f->beside[unit.hex], f->open[f->gait[unit.kind]]);
    near = mb_less(mb_less(mb_less(near, s->own), s->enemy), s->enemy_zone);
    if (!mb_any(&near)) return 0;
    int cost = (mb_meet(&near, &f->plain) ? 1 : 2) + f->cost[unit.hex];
    return cost <= unit.points ? cost : 0;
}

static const uint8_t MB_ON_FOOT_POINTS[8] = {0, 0, 1, 1, 2, 2, 2, 2}; /* [R84] */

static inline int mb_dismounted(const MbField *f, MbUnit *unit) {
    if (f->on_foot[unit->kind] == MB_NONE) return 0;
    unit->kind = f->on_foot[unit->kind];
    unit->points = MB_ON_FOOT_POINTS[unit->points];
    return 1;
}

/* the enemies a unit can attack from its hex [R33, R43, R111, P5] */
static MbSet mb_targets(
    const MbField *f, const MbPosition *p, const MbScene *s, int seat, MbUnit unit, int moved
) {
    MbSet found = {{0}};
    if (unit.kind == MB_BAGGAGE || !unit.points) return found; /* [R102] */
    MbSet near = mb_and(mb_and(f->beside[unit.hex], s->enemy), f->open[f->gait[unit.kind]]);
    int bound = moved && mb_has(&s->enemy_zone, unit.hex);
    while (mb_any(&near)) {
        int at = mb_take(&near);
        if (f->cost[at] > unit.points) continue;
        const MbUnit *enemy = &p->units[!seat][mb_slot(p, at)];
        if (bound && !mb_has(&f->zones[f->gait[enemy->kind]][at], unit.hex)) continue;
        mb_add(&found, at);
    }
    return found;
}

/* the enemies a unit can shoot at from its hex [R37, R44, R65, R66, P8] */
static inline MbSet mb_aims(const MbField *f, const MbScene *s, MbUnit unit) {
    MbSet none = {{0}};
    if (!f->range[unit.kind] || !unit.points) return none;
    return mb_and(f->aims[f->range[unit.kind]][unit.hex], s->enemy);
}

/* --- the list ------------------------------------------------------------------------------ */

typedef struct {
    MbAction *list;
    int count;
    MbPaths *paths; /* room for MB_PATHS */
} MbList;

static inline MbAction *mb_push(MbList *l, int type, int from, int at) {
    if (l->count == MB_ACTIONS) return &l->list[MB_ACTIONS - 1];
    MbAction *action = &l->list[l->count++];
    action->type = (uint8_t)type;
    action->from = (uint8_t)from;
    action->at = (uint8_t)at;
    action->over[0] = action->over[1] = MB_NONE;
    action->on_foot = action->cost = 0;
    action->ending = action->target = MB_NONE;
    action->order = 0;
    return action;
}

static inline MbAction *mb_push_move(
    MbList *l, int from, int at, const MbPaths *path, int on_foot, int cost
) {
    MbAction *action = mb_push(l, MB_MOVE, from, at);
    action->over[0] = path->over[0];
    action->over[1] = path->over[1];
    action->on_foot = (uint8_t)on_foot;
    action->cost = (uint8_t)cost;
    return action;
}

static void mb_merges(
    const MbField *f, const MbPosition *p, int seat, MbUnit unit, const MbReach *r, int on_foot,
    MbList *l
) {
    for (int i = 0; i < p->count[seat]; i++) {
        MbUnit other = p->units[seat][i];
        if (other.hex >= MB_AWAY || other.full || other.kind != unit.kind || other.hex == unit.hex)
            continue;
        for (int which = 0; which < r->paths; which++) {
            const MbPaths *path = &r->path[which];
            if (path->count && (path->over[0] == other.hex || path->over[1] == other.hex)) continue;
            int cost = mb_cost_beside(f, r, path, other.hex), needless = 0;
            if (!cost) continue;
            for (int fewer = 0; fewer < r->paths && !needless; fewer++) {
                const MbPaths *less = &r->path[fewer];
                if (!mb_subset(less, path) || (less->count && less->over[0] == other.hex)) continue;
                int cheap = mb_cost_beside(f, r, less, other.hex);
                needless = cheap && cheap <= cost;
            }
            if (!needless) mb_push_move(l, unit.hex, other.hex, path, on_foot, cost);
        }
    }
}

/* where a unit can go, and whom it can join */
static void mb_moves(
    const MbField *f, const MbPosition *p, const MbScene *s, int seat, MbUnit unit, int on_foot,
    MbList *l
) {
    MbReach r;
    r.path = l->paths;
    mb_reach(f, s, unit, &r);
    for (int which = 0; which < r.paths; which++) {
        MbSet left[MB_LAYERS];
        mb_ends(&r, which, left);
        for (int spent = 0; spent <= r.last; spent++)
            while (mb_any(&left[spent]))
                mb_push_move(l, unit.hex, mb_take(&left[spent]), &r.path[which], on_foot, spent);
    }
    if (!unit.full) mb_merges(f, p, seat, unit, &r, on_foot, l);
}

static void mb_push_set(MbList *l, int type, int from, MbSet set) {
    while (mb_any(&set)) mb_push(l, type, from, mb_take(&set));
}

static int mb_way_left(const MbField *f, const MbPosition *p, int seat, int place);

static void mb_entries(const MbField *f, const MbPosition *p, int seat, MbList *l) {
    mb_push(l, MB_DONE, MB_NONE, MB_NONE);
    int baggage = mb_baggage(p, seat);
    if (baggage < 0) return; /* [R91] */
    MbSet near = f->beside[p->units[seat][baggage].hex];
    near = mb_less(mb_less(near, mb_standing(p, 0)), mb_standing(p, 1));
    for (int i = 0; i < p->count[seat]; i++) {
        MbUnit unit = p->units[seat][i];
        if (unit.hex < MB_AWAY || unit.hex == MB_DEAD) continue;
        if (mb_way_left(f, p, seat, unit.hex & 15)) continue;
        int same = 0;
        for (int j = 0; j < i && !same; j++) {
            MbUnit other = p->units[seat][j];
            same = other.hex == unit.hex && other.kind == unit.kind && other.full == unit.full;
        }
        if (!same) mb_push_set(l, MB_ENTER, i, mb_and(near, f->open[f->gait[unit.kind]]));
    }
}

/* what the attacked unit can do [R49-R52, P6] */
static void mb_answers(const MbField *f, const MbPosition *p, int seat, MbList *l) {
    mb_push(l, MB_STAND, MB_NONE, MB_NONE);
    MbUnit unit = p->units[seat][mb_slot(p, p->at)];
    if (!unit.points) return;
    MbSet danger = mb_zone(f, p, !seat);
    MbSet near = mb_less(mb_and(f->beside[unit.hex], f->open[f->gait[unit.kind]]), danger);
    near = mb_less(mb_less(near, mb_standing(p, 0)), mb_standing(p, 1));
    while (mb_any(&near)) {
        int at = mb_take(&near);
        if (f->cost[at] <= unit.points) mb_push(l, MB_RETREAT, MB_NONE, at);
    }
    MbSet out = mb_less(f->rim[unit.hex], danger);
    if (mb_any(&out)) mb_push(l, MB_LEAVE, MB_NONE, MB_NONE);
}

/* how a move can end [R28, P4] */
static void mb_endings(
    const MbField *f, const MbPosition *p, const MbScene *s, int seat, MbList *l
) {
    MbUnit unit = p->units[seat][mb_slot(p, p->at)];
    mb_push(l, MB_STOP, MB_NONE, MB_NONE);
    if (p->moved && f->dismounting && f->on_foot[unit.kind] != MB_NONE)
        mb_push(l, MB_DISMOUNT, MB_NONE, MB_NONE); /* [R82] */
    mb_push_set(l, MB_ATTACK, MB_NONE, mb_targets(f, p, s, seat, unit, p->moved));
    mb_push_set(l, MB_SHOOT, MB_NONE, mb_aims(f, s, unit));
}

static void mb_pursuits(
    const MbField *f, const MbPosition *p, const MbScene *s, int seat, MbList *l
) {
    MbUnit unit = p->units[seat][mb_slot(p, p->at)];
    mb_push(l, MB_STOP, MB_NONE, MB_NONE);
    mb_push_set(l, MB_ATTACK, MB_NONE, mb_targets(f, p, s, seat, unit, 0));
}

/* all that can be done, step by step as the rules offer it */
static void mb_actions(const MbField *f, const MbPosition *p, MbList *l) {
    int seat = p->seat;
    l->count = 0;
    if (p->phase == MB_OVER) return;
    if (p->phase == MB_ANSWERING) { mb_answers(f, p, seat, l); return; }
    if (p->phase == MB_ENTERING) { mb_entries(f, p, seat, l); return; }
    MbScene s = mb_scene(f, p, seat);
    if (p->phase == MB_ENDING) { mb_endings(f, p, &s, seat, l); return; }
    if (p->phase == MB_PURSUING) { mb_pursuits(f, p, &s, seat, l); return; }
    for (int i = 0; i < p->count[seat]; i++) {
        MbUnit unit = p->units[seat][i];
        if (unit.hex >= MB_AWAY) continue;
        if (unit.points) {
            mb_moves(f, p, &s, seat, unit, 0, l);
            int cost = mb_out_and_back(f, &s, unit);
            if (cost) mb_push(l, MB_MOVE, unit.hex, unit.hex)->cost = (uint8_t)cost;
            mb_push_set(l, MB_ATTACK, unit.hex, mb_targets(f, p, &s, seat, unit, 0));
            mb_push_set(l, MB_SHOOT, unit.hex, mb_aims(f, &s, unit));
        }
        if (f->dismounting && mb_dismounted(f, &unit)) {
            mb_push(l, MB_MOVE, unit.hex, unit.hex)->on_foot = 1;
            if (unit.points) mb_moves(f, p, &s, seat, unit, 1, l);
        }
    }
    if (p->markers[seat]) mb_push(l, MB_RALLY, MB_NONE, MB_NONE); /* [R30] */
    mb_push(l, MB_PASS, MB_NONE, MB_NONE);
}

/* --- the end of a turn --------------------------------------------------------------------- */

static inline int mb_value(const MbField *f, const MbPosition *p, int seat) {
    int sum = 0;
    for (int i = 0; i < p->count[seat]; i++)
        if (p->units[seat][i].hex < MB_AWAY) sum += f->worth[p->units[seat][i].kind];
    return sum;
}

static inline void mb_count_points(const MbField *f, MbPosition *p) {
    p->points[0] = p->points[1] = 0;
    for (int i = 0; i < f->flags; i++)
        if (p->flags[i] < MB_NOBODY) p->points[p->flags[i]] += f->flag_points[i];
    for (int seat = 0; seat < 2; seat++)
        if (mb_baggage(p, !seat) < 0) p->points[seat] += 3; /* [R90] */
}

/* takes flags, counts points; the other side acts unless the battle ends [P12] */
static void mb_end_turn(const MbField *f, MbPosition *p, int passed) {
    for (int i = 0; i < f->flags; i++)
        if (p->board[f->flag_at[i]]) p->flags[i] = (uint8_t)mb_side(p, f->flag_at[i]);
    mb_count_points(f, p);
    int reason = -1;
    if (p->points[0] >= f->winning || p->points[1] >= f->winning) reason = MB_BY_POINTS;
    else {
        int left = p->markers[0] + p->markers[1];
        for (int seat = 0; seat < 2 && !left; seat++)
            for (int i = 0; i < p->count[seat] && !left; i++)
                if (p->units[seat][i].hex < MB_AWAY) left = p->units[seat][i].points;
        if (!left) reason = MB_SPENT;
        else if (passed && p->passed) reason = MB_PASSES;
    }
    p->seat = !p->seat;
    p->phase = MB_TURN;
    p->passed = (uint8_t)passed;
    p->at = p->attacker = p->moved = 0;
    if (reason < 0) return;
    p->phase = MB_OVER;
    p->reason = (uint8_t)reason;
    int lead = p->points[0] - p->points[1];
    if (!lead) lead = mb_value(f, p, 0) - mb_value(f, p, 1);
    p->winner = lead > 0 ? MB_RED : lead < 0 ? MB_YELLOW : MB_NOBODY;
}

/* --- fights -------------------------------------------------------------------------------- */

static inline int mb_sign(int x) { return (x > 0) - (x < 0); }

/* the column of the result board in melee [R56-R59] */
static inline int mb_melee(const MbField *f, MbUnit attacker, MbUnit defender) {
    int column = f->melee[attacker.kind][defender.kind];
    column += attacker.full - defender.full;
    column += mb_sign(f->level[attacker.hex] - f->level[defender.hex]);
    if (f->ground[defender.hex] == 1 || f->ground[defender.hex] == 2)
        column += (f->gait[defender.kind] == 1) - (f->gait[attacker.kind] == 1);
    return column < 0 ? 0 : column >= f->columns ? f->columns - 1 : column;
}

/* the column of the result board for a shot [R67-R69] */
static inline int mb_shot(const MbField *f, MbUnit shooter, MbUnit target) {
    int column = f->ranged[shooter.kind][target.kind];
    column += shooter.full - target.full;
    column += mb_sign(f->level[shooter.hex] - f->level[target.hex]);
    column -= f->ground[target.hex] == 1;
    return column < 0 ? 0 : column >= f->columns ? f->columns - 1 : column;
}

static inline void mb_suffer(MbPosition *p, int seat, int slot, int losses) {
    MbUnit unit = p->units[seat][slot];
    if (!losses) return;
    if (losses > unit.full) unit.hex = MB_DEAD;
    unit.full = 0;
    mb_put(p, seat, slot, unit);
}

static inline void mb_move_to(MbPosition *p, int seat, int slot, int at) {
    MbUnit unit = p->units[seat][slot];
    unit.hex = (uint8_t)at;
    mb_put(p, seat, slot, unit);
}

/* turns a fortified baggage over, or destroys it [P10] */
static void mb_hit_baggage(const MbField *f, MbPosition *p, int seat, int slot, int at, int melee) {
    int target = mb_slot(p, at);
    MbUnit baggage = p->units[!seat][target];
    if (baggage.points) {
        baggage.points = 0;
        mb_put(p, !seat, target, baggage);
    } else {
        baggage.hex = MB_DEAD;
        mb_put(p, !seat, target, baggage);
        if (melee) mb_move_to(p, seat, slot, at);
    }
    mb_end_turn(f, p, 0);
}

static void mb_fight(const MbField *f, MbPosition *p, int seat, int slot, int target) {
    MbUnit attacker = p->units[seat][slot], defender = p->units[!seat][target];
    int column = mb_melee(f, attacker, defender);
    mb_suffer(p, seat, slot, f->track[column][0]);
    mb_suffer(p, !seat, target, f->track[column][1]);
    if (p->units[!seat][target].hex == MB_DEAD && p->units[seat][slot].hex != MB_DEAD)
        mb_move_to(p, seat, slot, defender.hex); /* [R62, Q26] */
    mb_end_turn(f, p, 0);
}

/* whether the attacked unit has a choice */
static int mb_can_answer(const MbField *f, const MbPosition *p, int seat, MbUnit unit) {
    if (!unit.points) return 0;
    MbSet danger = mb_zone(f, p, !seat);
    MbSet out = mb_less(f->rim[unit.hex], danger);
    if (mb_any(&out)) return 1;
    MbSet near = mb_less(mb_and(f->beside[unit.hex], f->open[f->gait[unit.kind]]), danger);
    while (mb_any(&near)) {
        int at = mb_take(&near);
        if (!p->board[at] && f->cost[at] <= unit.points) return 1;
    }
    return 0;
}

static void mb_attack(const MbField *f, MbPosition *p, int seat, int slot, int at) {
    MbUnit unit = p->units[seat][slot];
    unit.points -= f->cost[at];
    mb_put(p, seat, slot, unit);
    int target = mb_slot(p, at);
    MbUnit enemy = p->units[!seat][target];
    if (enemy.kind == MB_BAGGAGE) { mb_hit_baggage(f, p, seat, slot, at, 1); return; }
    if (!mb_can_answer(f, p, !seat, enemy)) { /* [R51] */
        p->seat = (uint8_t)seat;
        mb_fight(f, p, seat, slot, target);
        return;
    }
    p->phase = MB_ANSWERING;
    p->seat = !seat;
    p->at = (uint8_t)at;
    p->attacker = unit.hex;
    p->moved = 0;
}

static void mb_shoot(const MbField *f, MbPosition *p, int seat, int slot, int at) {
    MbUnit unit = p->units[seat][slot];
    unit.points--;
    mb_put(p, seat, slot, unit);
    int target = mb_slot(p, at);
    MbUnit enemy = p->units[!seat][target];
    if (enemy.kind == MB_BAGGAGE) { mb_hit_baggage(f, p, seat, slot, at, 0); return; }
    mb_suffer(p, !seat, target, f->track[mb_shot(f, unit, enemy)][1]);
    mb_end_turn(f, p, 0);
}

/* --- the way back [R77-R81] ---------------------------------------------------------------- */

static inline int mb_steps(const MbField *f, int one, int two) {
    int there = (one - two + f->ring) % f->ring, back = (two - one + f->ring) % f->ring;
    return there < back ? there : back;
}

static int mb_steps_to(const MbField *f, int place, int at) {
    int best = MB_NONE;
    for (int i = 0; i < f->outers_of[at]; i++) {
        int steps = mb_steps(f, place, f->outers[at][i]);
        if (steps < best) best = steps;
    }
    return best;
}

static int mb_way_left(const MbField *f, const MbPosition *p, int seat, int place) {
    int baggage = mb_baggage(p, seat);
    if (baggage < 0) return MB_NONE;
    return place == MB_HELD ? 0 : mb_steps_to(f, place, p->units[seat][baggage].hex);
}

/* the outer module that a unit leaves from [P6, A10] */
static int mb_outer_of(const MbField *f, const MbPosition *p, int seat, int at) {
    int baggage = mb_baggage(p, seat), best = 0, fewest = MB_NONE + 1;
    if (baggage < 0) return f->outers[at][0];
    for (int i = 0; i < f->outers_of[at]; i++) {
        int steps = mb_steps_to(f, f->outers[at][i], p->units[seat][baggage].hex);
        if (steps < fewest) { fewest = steps; best = f->outers[at][i]; }
    }
    return best;
}

static int mb_on_ring(const MbField *f, int place, int at) {
    int ways[2] = {(place + 1) % f->ring, (place + f->ring - 1) % f->ring};
    if (ways[1] < ways[0]) { int way = ways[0]; ways[0] = ways[1]; ways[1] = way; }
    return mb_steps_to(f, ways[1], at) < mb_steps_to(f, ways[0], at) ? ways[1] : ways[0];
}

/* the other fled units move on, then the turn is over [R78, Q50] */
static void mb_end_rally(const MbField *f, MbPosition *p, int seat) {
    int baggage = mb_baggage(p, seat);
    for (int i = 0; i < p->count[seat] && baggage >= 0; i++) {
        MbUnit unit = p->units[seat][i];
        if (unit.hex < MB_AWAY || unit.hex == MB_DEAD) continue;
        if (!mb_way_left(f, p, seat, unit.hex & 15)) continue;
        int place = mb_on_ring(f, unit.hex & 15, p->units[seat][baggage].hex);
        unit.hex = (uint8_t)(MB_AWAY | place);
        mb_put(p, seat, i, unit);
    }
    mb_end_turn(f, p, 0);
}

static int mb_can_enter(const MbField *f, const MbPosition *p, int seat) {
    int baggage = mb_baggage(p, seat);
    if (baggage < 0) return 0;
    MbSet near = f->beside[p->units[seat][baggage].hex];
    near = mb_less(mb_less(near, mb_standing(p, 0)), mb_standing(p, 1));
    if (!mb_any(&near)) return 0;
    for (int i = 0; i < p->count[seat]; i++) {
        MbUnit unit = p->units[seat][i];
        if (unit.hex < MB_AWAY || unit.hex == MB_DEAD) continue;
        if (!mb_way_left(f, p, seat, unit.hex & 15)
            && mb_meet(&near, &f->open[f->gait[unit.kind]]))
            return 1;
    }
    return 0;
}

/* --- doing it ------------------------------------------------------------------------------ */

static void mb_rally(const MbField *f, MbPosition *p, int seat) {
    p->markers[seat]--;
    p->passed = 0;
    for (int i = 0; i < p->count[seat]; i++) {
        MbUnit unit = p->units[seat][i];
        if (unit.hex >= MB_AWAY) continue;
        unit.points = f->movement[unit.kind];
        mb_put(p, seat, i, unit);
    }
    p->phase = MB_ENTERING;
    if (!mb_can_enter(f, p, seat)) mb_end_rally(f, p, seat);
}

static void mb_end_or_ask(const MbField *f, MbPosition *p, int seat, int at, int moved) {
    MbUnit unit = p->units[seat][mb_slot(p, at)];
    if (moved && f->dismounting && f->on_foot[unit.kind] != MB_NONE) goto ask;
    MbScene s = mb_scene(f, p, seat);
    MbSet found = mb_targets(f, p, &s, seat, unit, moved);
    if (mb_any(&found)) goto ask;
    found = mb_aims(f, &s, unit);
    if (mb_any(&found)) goto ask;
    mb_end_turn(f, p, 0);
    return;
ask:
    p->phase = MB_ENDING;
    p->at = (uint8_t)at;
    p->moved = (uint8_t)moved;
}

static void mb_dismount(const MbField *f, MbPosition *p, int seat, int slot) {
    MbUnit unit = p->units[seat][slot];
    mb_dismounted(f, &unit);
    mb_put(p, seat, slot, unit);
    mb_end_turn(f, p, 0);
}

static void mb_move(const MbField *f, MbPosition *p, const MbAction *a) {
    int seat = p->seat, slot = mb_slot(p, a->from);
    MbUnit unit = p->units[seat][slot];
    if (a->on_foot) mb_dismounted(f, &unit);
    if (a->at == a->from) {
        unit.points -= a->cost;
        mb_put(p, seat, slot, unit);
        if (!a->on_foot || a->ending == MB_STOP) mb_end_turn(f, p, 0);
        else mb_end_or_ask(f, p, seat, a->at, 0);
        return;
    }
    for (int i = 0; i < 2 && a->over[i] != MB_NONE; i++) {
        int crossed = mb_slot(p, a->over[i]);
        MbUnit other = p->units[seat][crossed];
        other.points--;
        mb_put(p, seat, crossed, other);
    }
    unit.points -= a->cost;
    if (p->board[a->at]) { /* [R73, R74] */
        int joined = mb_slot(p, a->at);
        MbUnit whole = p->units[seat][joined];
        whole.full = 1;
        if (unit.points < whole.points) whole.points = unit.points;
        unit.hex = MB_DEAD;
        mb_put(p, seat, slot, unit);
        mb_put(p, seat, joined, whole);
        mb_end_turn(f, p, 0);
        return;
    }
    unit.hex = a->at;
    mb_put(p, seat, slot, unit);
    switch (a->ending) {
    case MB_NONE: mb_end_or_ask(f, p, seat, a->at, 1); break;
    case MB_ATTACK: mb_attack(f, p, seat, slot, a->target); break;
    case MB_SHOOT: mb_shoot(f, p, seat, slot, a->target); break;
    case MB_DISMOUNT: mb_dismount(f, p, seat, slot); break;
    default: mb_end_turn(f, p, 0);
    }
}

static void mb_answer(const MbField *f, MbPosition *p, const MbAction *a) {
    int seat = p->seat, other = !seat;
    int slot = mb_slot(p, p->at), attacker = mb_slot(p, p->attacker), at = p->at;
    MbUnit unit = p->units[seat][slot];
    if (a->type == MB_STAND) {
        p->seat = (uint8_t)other;
        mb_fight(f, p, other, attacker, slot);
        return;
    }
    if (a->type == MB_RETREAT) {
        unit.points -= f->cost[a->at];
        unit.hex = a->at;
    } else {
        unit.hex = (uint8_t)(MB_AWAY | mb_outer_of(f, p, seat, at));
        unit.points = 0;
    }
    mb_put(p, seat, slot, unit);
    mb_move_to(p, other, attacker, at);
    p->seat = (uint8_t)other;
    p->attacker = p->moved = 0;
    MbScene s = mb_scene(f, p, other);
    MbSet found = mb_targets(f, p, &s, other, p->units[other][attacker], 0);
    if (!mb_any(&found)) { mb_end_turn(f, p, 0); return; }
    p->phase = MB_PURSUING;
}

static void mb_enter(const MbField *f, MbPosition *p, const MbAction *a) {
    int seat = p->seat;
    MbUnit unit = p->units[seat][a->from];
    unit.hex = a->at;
    unit.points = f->movement[unit.kind];
    mb_put(p, seat, a->from, unit);
    if (!mb_can_enter(f, p, seat)) mb_end_rally(f, p, seat);
}

static void mb_apply(const MbField *f, MbPosition *p, const MbAction *a) {
    int seat = p->seat;
    int from = p->phase == MB_TURN ? a->from : p->at;
    switch (a->type) {
    case MB_MOVE: mb_move(f, p, a); break;
    case MB_ATTACK: mb_attack(f, p, seat, mb_slot(p, from), a->at); break;
    case MB_SHOOT: mb_shoot(f, p, seat, mb_slot(p, from), a->at); break;
    case MB_RALLY: mb_rally(f, p, seat); break;
    case MB_PASS: mb_end_turn(f, p, 1); break;
    case MB_DISMOUNT: mb_dismount(f, p, seat, mb_slot(p, from)); break;
    case MB_STOP: mb_end_turn(f, p, 0); break;
    case MB_ENTER: mb_enter(f, p, a); break;
    case MB_DONE: mb_end_rally(f, p, seat); break;
    default: mb_answer(f, p, a);
    }
}

#endif

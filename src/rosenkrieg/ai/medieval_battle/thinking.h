/* How good a position of the battle is, and the search for the best action.

   Alpha-beta with iterative deepening over whole turns, a table of positions seen, and at the rim
   a search of attacks, shots and flags alone. Needs battle.h. */

#ifndef MB_THINKING_H
#define MB_THINKING_H

#include <stdlib.h>

#include "battle.h"

#define MB_WIN 1000000
#define MB_SURE 900000
#define MB_PLIES 48
#define MB_QUIET 4 /* turns of attacks beyond the depth */
#define MB_TABLE_BITS 18

/* what counts how much; a recruiting point is 100 */
enum {
    MB_W_VICTORY, MB_W_LATE, MB_W_DAMAGED, MB_W_AWAY, MB_W_POINT, MB_W_MARKER, MB_W_NEAR,
    MB_W_THREAT, MB_W_HOLD, MB_W_FORTIFIED, MB_W_GUARD, MB_W_TEMPO, MB_W_UNIT, MB_W_HEIGHT,
    MB_WEIGHTS
};

typedef struct { uint64_t key; int32_t worth; int8_t depth; uint8_t bound, best[9]; } MbEntry;

typedef struct {
    const MbField *field;
    int weights[MB_WEIGHTS];
    MbEntry *table;
    MbAction *lists[MB_PLIES + 1];
    MbPaths paths[MB_PATHS];
    int32_t history[2][MB_ON_MAP][MB_ON_MAP];
    int64_t nodes, most;
    int stopped;
} MbThinker;

static const int MB_USUAL[MB_WEIGHTS] = {
    450,  /* victory point */
    900,  /* more for it when all strength is spent */
    60,   /* percent of a unit that is left with one knight */
    60,   /* percent of a unit off the map */
    9,    /* movement point left */
    70,   /* percent of the points that a marker brings back */
    10,   /* hex nearer to a flag, for each of its points */
    180,  /* a flag that the enemy can take in the next turn, for each of its points */
    60,   /* a unit on its own flag, for each of its points */
    120,  /* fortified baggage */
    45,   /* an enemy nearer to the baggage, from four hexes on */
    15,   /* the right to act */
    16,   /* a unit nearer to some flag, all units count */
    8     /* a unit on high ground */
};

/* ways to the flags in points, for foot and horse, as if nobody stood there */
static void mb_prepare(MbField *f) {
    for (int gait = 0; gait < 2; gait++)
        for (int i = 0; i < f->flags; i++) {
            uint8_t *way = f->way[gait][i];
            memset(way, 60, MB_ON_MAP);
            if (!mb_has(&f->open[gait], f->flag_at[i])) continue;
            way[f->flag_at[i]] = 0;
            for (int changed = 1; changed;) {
                changed = 0;
                for (int at = 0; at < f->hexes; at++) {
                    if (!mb_has(&f->open[gait], at) || way[at] + f->cost[at] >= 60) continue;
                    MbSet near = mb_and(f->beside[at], f->open[gait]);
                    while (mb_any(&near)) {
                        int next = mb_take(&near);
                        if (way[at] + f->cost[at] < way[next]) {
                            way[next] = (uint8_t)(way[at] + f->cost[at]);
                            changed = 1;
                        }
                    }
                }
            }
        }
}

/* --- worth of a position ------------------------------------------------------------------- */

static int mb_evaluate(const MbThinker *t, const MbPosition *p) {
    const MbField *f = t->field;
    const int *w = t->weights;
    int sum[2] = {0, 0}, strength[2] = {0, 0}, movement[2] = {0, 0}, value[2] = {0, 0};
    int held[2] = {0, 0}, baggage[2] = {-1, -1};
    uint8_t near[2][MB_FLAGS], soon[2][MB_FLAGS];
    memset(near, 20, sizeof near);
    memset(soon, 20, sizeof soon);
    for (int seat = 0; seat < 2; seat++) {
        for (int i = 0; i < p->count[seat]; i++) {
            MbUnit unit = p->units[seat][i];
            if (unit.hex == MB_DEAD) continue;
            if (unit.kind == MB_BAGGAGE) {
                if (unit.hex < MB_AWAY) baggage[seat] = i;
                continue;
            }
            int worth = 100 * f->worth[unit.kind];
            if (!unit.full) worth = worth * w[MB_W_DAMAGED] / 100;
            if (unit.hex >= MB_AWAY) {
                sum[seat] += worth * w[MB_W_AWAY] / 100;
                continue;
            }
            sum[seat] += worth + w[MB_W_HEIGHT] * f->level[unit.hex];
            value[seat] += f->worth[unit.kind];
            strength[seat] += unit.points;
            movement[seat] += f->movement[unit.kind];
            int horse = f->gait[unit.kind] == 1, closest = 20;
            for (int flag = 0; flag < f->flags; flag++) {
                int way = f->way[horse][flag][unit.hex];
                if (way > 20) way = 20;
                if (way < near[seat][flag]) near[seat][flag] = (uint8_t)way;
                if (way <= unit.points) soon[seat][flag] = 0;
                if (way < closest) closest = way;
            }
            sum[seat] -= w[MB_W_UNIT] * closest;
        }
        if (baggage[seat] < 0) held[!seat] += 3;
    }
    for (int flag = 0; flag < f->flags; flag++) {
        int worth = f->flag_points[flag], holder = p->flags[flag], on = p->board[f->flag_at[flag]];
        if (on) holder = mb_side(p, f->flag_at[flag]);
        if (holder < MB_NOBODY) held[holder] += worth;
        for (int seat = 0; seat < 2; seat++) {
            if (holder != seat) sum[seat] -= w[MB_W_NEAR] * worth * near[seat][flag];
            else if (on) sum[seat] += w[MB_W_HOLD] * worth;
            else if (!soon[!seat][flag]) sum[seat] -= w[MB_W_THREAT] * worth;
        }
    }
    int left = 0, whole = 1;
    for (int seat = 0; seat < 2; seat++) {
        int back = movement[seat] * w[MB_W_MARKER] / 100;
        sum[seat] += w[MB_W_POINT] * (strength[seat] + p->markers[seat] * back);
        left += strength[seat] + p->markers[seat] * movement[seat];
        whole += 6 * movement[seat];
        if (baggage[seat] < 0) continue;
        MbUnit cart = p->units[seat][baggage[seat]];
        if (cart.points) sum[seat] += w[MB_W_FORTIFIED];
        for (int i = 0; i < p->count[!seat]; i++) {
            MbUnit enemy = p->units[!seat][i];
            if (enemy.hex >= MB_AWAY || enemy.kind == MB_BAGGAGE) continue;
            int apart = f->apart[cart.hex][enemy.hex];
            if (apart < 4) sum[seat] -= w[MB_W_GUARD] * (4 - apart) * (enemy.points ? 2 : 1) / 2;
        }
    }
    int late = 100 - 100 * left / whole;
    int victory = w[MB_W_VICTORY] + w[MB_W_LATE] * late * late / 10000;
    int lead = held[0] - held[1], worth = sum[0] - sum[1] + victory * lead;
    if (!lead) worth += victory * late / 400 * mb_sign(value[0] - value[1]);
    if (p->phase == MB_TURN) worth += p->seat ? -w[MB_W_TEMPO] : w[MB_W_TEMPO];
    return p->seat ? -worth : worth;
}

static inline int mb_result(const MbPosition *p, int plies) {
    if (p->winner == MB_NOBODY) return 0;
    return p->winner == p->seat ? MB_WIN - plies : plies - MB_WIN;
}

/* --- whole turns --------------------------------------------------------------------------- */

static inline int mb_knights(const MbThinker *t, MbUnit unit, int losses) {
    int worth = 100 * t->field->worth[unit.kind], damaged = worth * t->weights[MB_W_DAMAGED] / 100;
    if (!losses) return 0;
    if (losses > unit.full) return unit.full ? worth : damaged;
    return worth - damaged;
}

/* what an attack or a shot seems to bring */
static int mb_gain(
    const MbThinker *t, const MbPosition *p, int seat, MbUnit unit, int ending, int target
) {
    const MbField *f = t->field;
    MbUnit enemy = p->units[!seat][mb_slot(p, target)];
    if (enemy.kind == MB_BAGGAGE) return enemy.points ? 250 : 1500;
    if (ending == MB_SHOOT) return mb_knights(t, enemy, f->track[mb_shot(f, unit, enemy)][1]);
    int column = mb_melee(f, unit, enemy);
    return mb_knights(t, enemy, f->track[column][1]) - mb_knights(t, unit, f->track[column][0]);
}

static void mb_push_whole(
    const MbThinker *t, const MbPosition *p, const MbScene *s, int seat, MbUnit unit, int from,
    const MbPaths *path, int cost, int moved, int tactical, MbList *l
) {
    const MbField *f = t->field;
    MbSet near = mb_targets(f, p, s, seat, unit, moved), far = mb_aims(f, s, unit);
    int base = 0;
    for (int flag = 0; flag < f->flags; flag++)
        if (f->flag_at[flag] == unit.hex && p->flags[flag] != seat) base = 450 * f->flag_points[flag];
    for (int i = 0; i < 2; i++)
        for (MbSet *set = i ? &far : &near; mb_any(set);) {
            int at = mb_take(set), ending = i ? MB_SHOOT : MB_ATTACK;
            int gain = mb_gain(t, p, seat, unit, ending, at);
            if (tactical && gain <= 0) continue;
            MbAction *action;
            if (moved) {
                action = mb_push_move(l, from, unit.hex, path, 0, cost);
                action->ending = (uint8_t)ending;
                action->target = (uint8_t)at;
            } else
                action = mb_push(l, ending, from, at);
            action->order = 2000 + gain + base - 3 * cost;
        }
    if (tactical == 2) base = 0;
    if (!moved || (tactical && !base)) return;
    MbAction *action = mb_push_move(l, from, unit.hex, path, 0, cost);
    action->ending = MB_STOP;
    action->order = base ? 1000 + base : t->history[seat][from][unit.hex] / 16;
    if (!base || tactical || !f->dismounting || f->on_foot[unit.kind] == MB_NONE) return;
    action = mb_push_move(l, from, unit.hex, path, 0, cost);
    action->ending = MB_DISMOUNT;
}

/* turns worth looking at; `tactical`: 1 attacks and flags, 2 attacks alone */
static void mb_turns(const MbThinker *t, const MbPosition *p, int tactical, MbList *l) {
    const MbField *f = t->field;
    int seat = p->seat;
    MbScene s = mb_scene(f, p, seat);
    l->count = 0;
    for (int i = 0; i < p->count[seat]; i++) {
        MbUnit unit = p->units[seat][i];
        if (unit.hex >= MB_AWAY || !unit.points) continue;
        mb_push_whole(t, p, &s, seat, unit, unit.hex, NULL, 0, 0, tactical, l);
        if (tactical && unit.kind == MB_BAGGAGE) continue;
        MbReach r;
        r.path = l->paths;
        mb_reach(f, &s, unit, &r);
        for (int which = 0; which < r.paths; which++) {
            MbSet left[MB_LAYERS];
            mb_ends(&r, which, left);
            for (int spent = 1; spent <= r.last; spent++)
                while (mb_any(&left[spent])) {
                    MbUnit there = unit;
                    there.hex = (uint8_t)mb_take(&left[spent]);
                    there.points = (uint8_t)(unit.points - spent);
                    mb_push_whole(
                        t, p, &s, seat, there, unit.hex, &r.path[which], spent, 1, tactical, l
                    );
                }
        }
        if (!unit.full && !tactical) mb_merges(f, p, seat, unit, &r, 0, l);
    }
    if (tactical) return;
    if (p->markers[seat]) mb_push(l, MB_RALLY, MB_NONE, MB_NONE)->order = 150;
    mb_push(l, MB_PASS, MB_NONE, MB_NONE)->order = p->passed ? 900 : 100;
}

static inline void mb_best_first(MbList *l, int from) {
    int best = from;
    for (int i = from + 1; i < l->count; i++)
        if (l->list[i].order > l->list[best].order) best = i;
    if (best == from) return;
    MbAction action = l->list[from];
    l->list[from] = l->list[best];
    l->list[best] = action;
}

/* --- the search ---------------------------------------------------------------------------- */

static int mb_search(MbThinker *t, const MbPosition *p, int depth, int alpha, int beta, int ply);

static int mb_child(
    MbThinker *t, const MbPosition *p, const MbPosition *child, int depth, int alpha, int beta,
    int ply
) {
    if (child->phase != MB_OVER && child->seat == p->seat)
        return mb_search(t, child, depth, alpha, beta, ply + 1);
    return -mb_search(t, child, depth, -beta, -alpha, ply + 1);
}

/* `depth`: turns to look ahead; below zero attacks alone */
static int mb_search(MbThinker *t, const MbPosition *p, int depth, int alpha, int beta, int ply) {
    const MbField *f = t->field;
    if (p->phase == MB_OVER) return mb_result(p, ply);
    if (++t->nodes > t->most) t->stopped = 1;
    if (t->stopped) return 0;
    int turn = p->phase == MB_TURN, first = alpha, best = -MB_WIN, calm = turn && depth <= 0;
    if (ply >= MB_PLIES - 1 || (turn && depth <= -MB_QUIET)) return mb_evaluate(t, p);
    uint64_t key = mb_key(p);
    MbEntry *entry = &t->table[key & ((1 << MB_TABLE_BITS) - 1)];
    int known = entry->key == key && entry->bound;
    if (known && entry->depth >= depth) {
        int worth = entry->worth;
        if (worth < MB_SURE && worth > -MB_SURE
            && (entry->bound == 3 || (entry->bound == 1 && worth >= beta)
                || (entry->bound == 2 && worth <= alpha)))
            return worth;
    }
    if (calm) {
        best = mb_evaluate(t, p);
        if (best >= beta) return best;
        if (best > alpha) alpha = best;
    }
    MbList l = {t->lists[ply], 0, t->paths};
    if (turn) mb_turns(t, p, depth > 0 ? 0 : depth > -2 ? 1 : 2, &l);
    else mb_actions(f, p, &l);
    if (known)
        for (int i = 0; i < l.count; i++)
            if (!memcmp(&l.list[i], entry->best, sizeof entry->best)) l.list[i].order = 1 << 20;
    MbAction chosen;
    memset(&chosen, 0, sizeof chosen);
    for (int i = 0; i < l.count; i++) {
        mb_best_first(&l, i);
        const MbAction *action = &l.list[i];
        MbPosition child = *p;
        mb_apply(f, &child, action);
        int deep = turn ? depth - 1 : depth, worth;
        int late = turn && depth >= 2 && i >= 6 && action->order < 900;
        if (late) {
            int less = i >= 20 && depth >= 3 ? 2 : 1;
            worth = mb_child(t, p, &child, deep - less, alpha, alpha + 1, ply);
            if (worth > alpha) worth = mb_child(t, p, &child, deep, alpha, beta, ply);
        } else if (i && alpha + 1 < beta) {
            worth = mb_child(t, p, &child, deep, alpha, alpha + 1, ply);
            if (worth > alpha && worth < beta)
                worth = mb_child(t, p, &child, deep, alpha, beta, ply);
        } else
            worth = mb_child(t, p, &child, deep, alpha, beta, ply);
        if (t->stopped) return 0;
        if (worth > best) {
            best = worth;
            chosen = *action;
        }
        if (worth > alpha) alpha = worth;
        if (alpha >= beta) {
            if (turn && action->type == MB_MOVE && action->ending == MB_STOP)
                t->history[p->seat][action->from][action->at] += depth > 0 ? depth * depth : 0;
            break;
        }
    }
    entry->key = key;
    entry->worth = best;
    entry->depth = (int8_t)depth;
    entry->bound = best >= beta ? 1 : best > first ? 3 : 2;
    memcpy(entry->best, &chosen, sizeof entry->best);
    return best;
}

/* looks deeper and deeper; the list is left with the best action first; returns its worth */
static int mb_think(MbThinker *t, const MbPosition *p, int64_t nodes, int deepest, MbList *l) {
    int best = 0;
    t->nodes = 0;
    t->most = nodes;
    t->stopped = 0;
    memset(t->history, 0, sizeof t->history);
    l->list = t->lists[MB_PLIES];
    l->paths = t->paths;
    if (p->phase == MB_TURN) mb_turns(t, p, 0, l);
    else mb_actions(t->field, p, l);
    for (int i = 0; i < l->count; i++) {
        MbPosition child = *p;
        mb_apply(t->field, &child, &l->list[i]);
        t->nodes++;
        int worth = child.phase == MB_OVER ? mb_result(&child, 1) : mb_evaluate(t, &child);
        l->list[i].order = child.seat == p->seat && child.phase != MB_OVER ? worth : -worth;
    }
    for (int i = 0; i < l->count; i++) mb_best_first(l, i);
    best = l->list[0].order;
    for (int depth = 0; depth < deepest && l->count > 1 && t->nodes < t->most; depth++) {
        int alpha = -MB_WIN - 1, done = 0;
        for (; done < l->count; done++) {
            MbAction action = l->list[done];
            MbPosition child = *p;
            mb_apply(t->field, &child, &action);
            int worth;
            if (done) {
                int late = depth >= 1 && done >= 8 && p->phase == MB_TURN;
                worth = mb_child(t, p, &child, depth - late, alpha, alpha + 1, 0);
                if (worth > alpha && !t->stopped)
                    worth = mb_child(t, p, &child, depth, alpha, MB_WIN + 1, 0);
            } else
                worth = mb_child(t, p, &child, depth, alpha, MB_WIN + 1, 0);
            if (t->stopped) break;
            l->list[done].order = worth;
            if (worth > alpha) { /* to the front, the others keep their order */
                alpha = worth;
                action.order = worth;
                memmove(&l->list[1], &l->list[0], (size_t)done * sizeof action);
                l->list[0] = action;
            }
        }
        if (done) best = l->list[0].order;
        if (t->stopped || best >= MB_SURE || best <= -MB_SURE) break;
    }
    return best;
}

/* plays a battle to its end, each side with its own thinker; 2 where nobody wins, 3 where it was cut
   short. `nodes` and `deepest` are by side. */
static int mb_play_out(
    MbThinker *sides[2], MbPosition *p, const int64_t nodes[2], const int deepest[2], int most,
    int *steps
) {
    MbList l;
    *steps = 0;
    while (p->phase != MB_OVER) {
        if ((*steps)++ >= most) return 3;
        mb_think(sides[p->seat], p, nodes[p->seat], deepest[p->seat], &l);
        MbAction action = l.list[0];
        mb_apply(sides[p->seat]->field, p, &action);
    }
    return p->winner;
}

/* --- deployment ---------------------------------------------------------------------------- */

static inline uint64_t mb_random(uint64_t *seed) { return mb_mix((*seed)++); }

/* what a place is worth to a unit that is deployed, by rules of thumb */
static int mb_place(
    const MbThinker *t, const MbPosition *p, int seat, int kind, int at, int noise, uint64_t *seed
) {
    const MbField *f = t->field;
    int horse = f->gait[kind] == 1, sum = 0, friends = 0;
    MbUnit there = {(uint8_t)at, (uint8_t)kind, 1, f->movement[kind]};
    if (noise) sum += (int)(mb_random(seed) % (uint64_t)noise);
    int mine = mb_baggage(p, seat), theirs = mb_baggage(p, !seat);
    if (kind == MB_BAGGAGE) {
        MbSet near = f->rim[at];
        while (mb_any(&near)) { mb_take(&near); sum += 25; }
        near = f->beside[at];
        while (mb_any(&near)) sum += f->cost[mb_take(&near)] > 1 ? 8 : 0;
        for (int flag = 0; flag < f->flags; flag++)
            sum -= 3 * f->flag_points[flag] * f->apart[at][f->flag_at[flag]];
        if (theirs >= 0) sum += 12 * f->apart[at][p->units[!seat][theirs].hex];
        return sum;
    }
    for (int flag = 0; flag < f->flags; flag++) {
        int way = f->way[horse][flag][at], nearest = 20;
        if (way > 20) way = 20;
        for (int i = 0; i < p->count[seat]; i++) {
            MbUnit other = p->units[seat][i];
            if (other.hex >= MB_AWAY || other.kind == MB_BAGGAGE) continue;
            int its = f->way[f->gait[other.kind] == 1][flag][other.hex];
            if (its < nearest) nearest = its;
        }
        sum -= 2 * f->flag_points[flag] * way;
        if (way < nearest) sum += 6 * f->flag_points[flag] * (nearest - way);
        if (way <= f->movement[kind]) sum += 15 * f->flag_points[flag];
    }
    for (int i = 0; i < p->count[seat]; i++) {
        MbUnit other = p->units[seat][i];
        if (other.hex < MB_AWAY && other.kind != MB_BAGGAGE && f->apart[at][other.hex] <= 2) friends++;
    }
    sum += 10 * (friends < 3 ? friends : 3);
    if (mine >= 0 && f->apart[at][p->units[seat][mine].hex] <= 2) sum += 12;
    if (theirs >= 0) {
        int apart = f->apart[at][p->units[!seat][theirs].hex];
        sum -= 4 * (apart < 10 ? apart : 10);
    }
    sum += 8 * f->level[at];
    for (int i = 0; i < p->count[!seat]; i++) {
        MbUnit enemy = p->units[!seat][i];
        if (enemy.hex >= MB_AWAY || enemy.kind == MB_BAGGAGE) continue;
        int apart = f->apart[at][enemy.hex];
        if (apart <= f->movement[enemy.kind] && !f->ranged[enemy.kind][kind])
            sum += 10 * (2 - mb_melee(f, enemy, there));
        if (apart <= there.points) sum += 10 * (mb_melee(f, there, enemy) - 2);
    }
    return sum;
}

/* where a side may place something of a kind [R20-R22, R108] */
static MbSet mb_open_to(const MbField *f, const MbPosition *p, int seat, int kind) {
    MbSet set = f->open[f->gait[kind]];
    int baggage = mb_baggage(p, !seat);
    for (int at = 0; at < f->hexes; at++) {
        int taken = p->board[at] != 0;
        for (int flag = 0; flag < f->flags && !taken; flag++)
            taken = f->apart[at][f->flag_at[flag]] < 3;
        if (!taken && baggage >= 0) taken = f->apart[at][p->units[!seat][baggage].hex] < 3;
        if (taken) mb_remove(&set, at);
    }
    return set;
}

/* the best place for anything that waits: the slot, and the hex in `at`; -1: there is none */
static int mb_deploy_next(
    const MbThinker *t, const MbPosition *p, int seat, int noise, uint64_t *seed, int *at
) {
    const MbField *f = t->field;
    int best = -1, most = 0, carts = mb_baggage(p, seat) < 0;
    for (int i = 0; i < p->count[seat]; i++) {
        MbUnit unit = p->units[seat][i];
        if (unit.hex != (MB_AWAY | MB_HELD) || (unit.kind == MB_BAGGAGE) != carts) continue;
        if (i && p->units[seat][i - 1].kind == unit.kind && p->units[seat][i - 1].hex == unit.hex)
            continue;
        MbSet open = mb_open_to(f, p, seat, unit.kind);
        while (mb_any(&open)) {
            int place = mb_take(&open);
            int worth = mb_place(t, p, seat, unit.kind, place, noise, seed);
            if (best < 0 || worth > most) { best = i; most = worth; *at = place; }
        }
    }
    return best;
}

static void mb_deploy(const MbField *f, MbPosition *p, int seat, int slot, int at) {
    MbUnit unit = p->units[seat][slot];
    unit.hex = (uint8_t)at;
    unit.points = f->movement[unit.kind];
    mb_put(p, seat, slot, unit);
}

/* deploys what both sides still hold, in turn; then yellow begins. `is_random`: by side */
static void mb_deploy_all(
    MbThinker *t, MbPosition *p, int seat, int noise, uint64_t *seed, const int is_random[2]
) {
    int done[2] = {0, 0}, at = 0;
    for (; !done[0] || !done[1]; seat = !seat) {
        if (done[seat]) continue;
        int slot = mb_deploy_next(
            t, p, seat, is_random[seat] ? 1000000 : noise, seed, &at
        );
        if (slot < 0) done[seat] = 1;
        else mb_deploy(t->field, p, seat, slot, at);
    }
    p->phase = MB_TURN;
    p->seat = MB_YELLOW;
}

#endif

// Many games of Rosenkönig at once. nvcc makes CUDA of it, any C++ compiler a plain loop.
// All arrays belong to PyTorch and come as addresses; each function queues its work on a stream.
#include <cstddef>
#include <cstring>

#ifdef __CUDACC__
#define DO __device__
#define BOTH __host__ __device__
#else
#define DO
#define BOTH
#endif

// A row of inputs, 0 or 1, in bfloat16 or in float32.
struct Row {
    void *numbers; int bytes;
    BOTH void set(int input) const {
        if (bytes == 2) ((unsigned short *)numbers)[input] = 0x3F80;
        else ((float *)numbers)[input] = 1;
    }
};
#define RK_OUT Row
#define RK_PUT(input) (found++, out.set(input))
#include "position.h"

#ifdef __CUDACC__
template <class Work> __global__ void work_on(Work work, int64_t count) {
    int64_t i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) work(i);
}
template <class Work> static int each(Work work, int64_t count, void *stream) {
    if (count) work_on<<<(unsigned)((count + 127) / 128), 128, 0, (cudaStream_t)stream>>>(work, count);
    return (int)cudaGetLastError();
}
#else
template <class Work> static int each(Work work, int64_t count, void *) {
    for (int64_t i = 0; i < count; i++) work(i);
    return 0;
}
#endif

// A game in progress: its position, its random numbers, how many random moves still open it.
struct Game {
    RkPosition at;
    uint64_t seed;
    uint32_t opening;
    uint32_t spare;
};

enum { SLOTS = 5 };                  // choices of a decision: five plays, or four and the draw
enum { ABSENT = 0, OPEN = 1, ENDED = 2 };
enum { EXPLORED = 1, OVER = 2, STUCK = 4 }; // flags of a step; STUCK: the card drawn ended the game

DO inline void begin(Game &game, uint32_t openings) {
    rk_deal(&game.at, (int)rk_below(&game.seed, 2), &game.seed);
    game.opening = rk_below(&game.seed, openings + 1);
}

struct Start {
    Game *games; uint64_t seed; uint32_t openings;
    DO void operator()(int64_t i) const {
        uint64_t mixed = (seed + 1) * 0x9E3779B97F4A7C15ULL + (uint64_t)i * 0xBF58476D1CE4E5B9ULL;
        mixed ^= mixed >> 31;
        games[i].seed = mixed * 0x94D049BB133111EBULL | 1;
        for (int k = 0; k < 8; k++) rk_random(&games[i].seed);
        begin(games[i], openings);
    }
};

struct Expand {
    const RkTables *tables; const Game *games; RkPosition *slots; uint8_t *kinds; float *values; uint8_t *seats;
    DO void operator()(int64_t i) const {
        const RkPosition &at = games[i].at;
        uint8_t actions[RK_CHOICES];
        int count = rk_actions(tables, &at, actions);
        seats[i] = at.seat;
        for (int k = 0; k < SLOTS; k++) {
            int64_t slot = i * SLOTS + k;
            kinds[slot] = ABSENT;
            values[slot] = -1;
            if (k >= count) continue;
            RkPosition after = at;
            rk_act(tables, &after, actions[k]);
            slots[slot] = after;
            kinds[slot] = after.phase == RK_OVER ? ENDED : OPEN;
            if (after.phase == RK_OVER)
                values[slot] = 0.5f + 0.5f * rk_result(&after) * (after.mover ? -1 : 1);
        }
    }
};

struct Inputs {
    const RkTables *tables; const RkPosition *positions; const int64_t *chosen; const uint8_t *symmetries;
    char *rows; int64_t width; int bytes;
    DO void operator()(int64_t i) const {
        RkPosition at = positions[chosen[i]], turned;
        if (symmetries) {
            rk_turned(tables, &at, symmetries[i] & 7, &turned);
            at = turned;
        }
        rk_inputs(tables, &at, 1, Row{rows + i * width * bytes, bytes});
    }
};

struct Leads {
    const RkPosition *positions; const int64_t *chosen; float *leads;
    DO void operator()(int64_t i) const {
        RkLand land;
        const RkPosition &at = positions[chosen[i]];
        rk_survey(&at, &land);
        leads[i] = (float)(land.points[at.mover] - land.points[1 - at.mover]);
    }
};

struct Advance {
    const RkTables *tables; Game *games; const RkPosition *slots; const uint8_t *kinds; const float *values;
    float exploration; uint32_t openings; RkPosition *chosen; float *value; float *best; uint8_t *flags;
    DO void operator()(int64_t i) const {
        Game &game = games[i];
        const int64_t first = i * SLOTS;
        int count = 0, favorite = 0, choice;
        while (count < SLOTS && kinds[first + count] != ABSENT) count++;
        for (int k = 1; k < count; k++)
            if (values[first + k] > values[first + favorite]) favorite = k;
        choice = favorite;
        if (game.opening) {
            game.opening--;
            choice = (int)rk_below(&game.seed, (uint32_t)count);
        } else if (rk_random(&game.seed) < exploration * 4294967040.0f)
            choice = (int)rk_below(&game.seed, (uint32_t)count);
        const RkPosition &after = slots[first + choice];
        const int is_second = after.mover;
        const float there = values[first + choice], likely = values[first + favorite];
        chosen[i] = after;
        value[i] = is_second ? 1 - there : there;
        best[i] = is_second ? 1 - likely : likely;
        flags[i] = choice != favorite ? EXPLORED : 0;
        game.at = after;
        if (game.at.phase == RK_OVER) flags[i] |= OVER;
        if (game.at.phase == RK_DRAW) {
            rk_take(tables, &game.at, rk_any_card(game.at.stock, &game.seed));
            if (game.at.phase == RK_OVER) {
                flags[i] |= OVER | STUCK;
                value[i] = 0.5f + 0.5f * rk_result(&game.at);
            }
        }
        if (game.at.phase == RK_OVER) begin(game, openings);
    }
};

extern "C" {
int64_t sizes(int k) {
    const int64_t all[] = {(int64_t)sizeof(Game), (int64_t)sizeof(RkPosition), (int64_t)sizeof(RkTables),
                           (int64_t)offsetof(RkPosition, mover), RK_INPUTS, RK_LEARNING, RK_ANY, RK_STONE};
    return all[k];
}
void fill_tables(void *tables) { rk_fill_tables((RkTables *)tables); }
int start(void *games, int64_t count, uint64_t seed, uint32_t openings, void *stream) {
    return each(Start{(Game *)games, seed, openings}, count, stream);
}
int expand(void *tables, void *games, int64_t count, void *slots, void *kinds, void *values, void *seats,
           void *stream) {
    return each(Expand{(RkTables *)tables, (Game *)games, (RkPosition *)slots, (uint8_t *)kinds,
                       (float *)values, (uint8_t *)seats}, count, stream);
}
int inputs(void *tables, void *positions, void *chosen, void *symmetries, int64_t count, void *rows,
           int64_t width, int bytes, void *stream) {
    return each(Inputs{(RkTables *)tables, (RkPosition *)positions, (int64_t *)chosen, (uint8_t *)symmetries,
                       (char *)rows, width, bytes}, count, stream);
}
int leads(void *positions, void *chosen, int64_t count, void *leads, void *stream) {
    return each(Leads{(RkPosition *)positions, (int64_t *)chosen, (float *)leads}, count, stream);
}
int advance(void *tables, void *games, int64_t count, void *slots, void *kinds, void *values, float exploration,
            uint32_t openings, void *chosen, void *value, void *best, void *flags, void *stream) {
    return each(Advance{(RkTables *)tables, (Game *)games, (RkPosition *)slots, (uint8_t *)kinds,
                        (float *)values, exploration, openings, (RkPosition *)chosen, (float *)value,
                        (float *)best, (uint8_t *)flags}, count, stream);
}
}

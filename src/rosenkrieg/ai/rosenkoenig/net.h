/* The net of Rosenkönig: chances to win for who moved last. The file is described in net.py.

   The first layer is kept as sums of whole numbers for the inputs that are 1. Positions that follow
   each other in a search share nearly all of them, so only what differs is added and taken away;
   whole numbers leave no error behind. */
#ifndef ROSENKRIEG_NET_H
#define ROSENKRIEG_NET_H

#include <string.h>

#include "position.h"

enum { RK_FIRST = 384, RK_SECOND = 64, RK_THIRD = 32, RK_WORDS = (RK_INPUTS + 63) / 64 };

typedef struct {
    int8_t first[RK_INPUTS][RK_FIRST];
    float scales[RK_FIRST], first_bias[RK_FIRST];
    float second[RK_FIRST][RK_SECOND], second_bias[RK_SECOND];
    float third[RK_SECOND][RK_THIRD], third_bias[RK_THIRD];
    float last[RK_THIRD], last_bias;
} RkNet;

/* The sums of the first layer, and the inputs they belong to. All zero: none. */
typedef struct {
    int16_t sums[RK_FIRST];
    uint64_t inputs[RK_WORDS];
} RkSums;

RK_WIDE static void rk_add_rows(const RkNet *net, int16_t *sums, const uint16_t *more, int count, int sign) {
    int k, j;
    if (sign > 0)
        for (k = 0; k < count; k++) {
            const int8_t *row = net->first[more[k]];
            for (j = 0; j < RK_FIRST; j++) sums[j] = (int16_t)(sums[j] + row[j]);
        }
    else
        for (k = 0; k < count; k++) {
            const int8_t *row = net->first[more[k]];
            for (j = 0; j < RK_FIRST; j++) sums[j] = (int16_t)(sums[j] - row[j]);
        }
}

RK_WIDE static float rk_upper_layers(const RkNet *net, const int16_t *sums) {
    float first[RK_FIRST], second[RK_SECOND], third[RK_THIRD], odds = net->last_bias;
    int i, j;
    for (i = 0; i < RK_FIRST; i++) first[i] = sums[i] * net->scales[i] + net->first_bias[i];
    for (j = 0; j < RK_SECOND; j++) second[j] = net->second_bias[j];
    for (i = 0; i < RK_FIRST; i++)
        if (first[i] > 0)
            for (j = 0; j < RK_SECOND; j++) second[j] += first[i] * net->second[i][j];
    for (j = 0; j < RK_THIRD; j++) third[j] = net->third_bias[j];
    for (i = 0; i < RK_SECOND; i++)
        if (second[i] > 0)
            for (j = 0; j < RK_THIRD; j++) third[j] += second[i] * net->third[i][j];
    for (i = 0; i < RK_THIRD; i++)
        if (third[i] > 0) odds += third[i] * net->last[i];
    return odds;
}

/* The logarithm of the odds of who moved last; any position that is not over. */
RK_WIDE static float rk_odds(const RkNet *net, const RkTables *tables, const RkPosition *position, RkSums *sums) {
    uint64_t inputs[RK_WORDS];
    uint16_t found[RK_MOST], gone[RK_MOST];
    int count = rk_inputs(tables, position, 0, found), lost = 0, k;
    memset(inputs, 0, sizeof inputs);
    for (k = 0; k < count; k++) inputs[found[k] >> 6] |= 1ULL << (found[k] & 63);
    for (k = 0, count = 0; k < RK_WORDS; k++) {
        uint64_t differ = inputs[k] ^ sums->inputs[k];
        for (; differ; differ &= differ - 1) {
            uint16_t input = (uint16_t)(k * 64 + __builtin_ctzll(differ));
            if (inputs[k] >> (input & 63) & 1) found[count++] = input;
            else gone[lost++] = input;
        }
        sums->inputs[k] = inputs[k];
    }
    rk_add_rows(net, sums->sums, found, count, 1);
    rk_add_rows(net, sums->sums, gone, lost, -1);
    return rk_upper_layers(net, sums->sums);
}

#endif

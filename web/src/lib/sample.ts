// A match to look at: one with comments, or the computer against itself where there is none.

import { create } from "./api";
import { game } from "./catalogue.svelte";
import { go } from "./router.svelte";

export async function watchSample(key: string): Promise<void> {
  const info = await game(key);
  if (info?.sample) return go(`/watch/${key}`);
  const bot = `bot:${info?.usual_bot ?? "random"}`;
  const created = await create({
    game: key,
    options: {},
    seats: [bot, bot],
    clock: null,
    names: ["", ""],
    open: false,
  });
  go(created.watch);
}

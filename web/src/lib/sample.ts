// A match of the computer against itself, to look at.

import { create, game } from "./api";
import { go } from "./router.svelte";

export async function watchSample(key: string): Promise<void> {
  const info = await game(key);
  // of middling strength: it plays sensibly and does not think long
  const bot = `bot:${info?.bots[Math.floor(info.bots.length / 2)] ?? "random"}`;
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

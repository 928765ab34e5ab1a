// Who sits where in a match that is about to begin.

import { create } from "./api";
import type { Way } from "./catalogue";
import { keepCreated } from "./mine";
import type { ClockChoice, GameInfo, NewMatch, Seat } from "./protocol";
import { go } from "./router.svelte";
import { set, settings } from "./settings.svelte";

export interface Seating {
  bot: string;
  side: Seat | "lot";
  name: string;
  /** The other one's at the same screen. */
  otherName: string;
}

/** A level in the middle, and the name that was given last. */
export function usualSeating({ bots }: GameInfo): Seating {
  return { bot: bots[Math.floor(bots.length / 2)] ?? "", side: 0, name: settings.name, otherName: "" };
}

/** What is played: a game from its beginning, or a record from one of its moves on. */
export type What = Pick<NewMatch, "game" | "options"> | Pick<NewMatch, "fork">;

/** Makes the match, keeps the seats that are played here, and goes there. */
export async function begin(
  game: string,
  what: What,
  way: Way,
  { bot, side, name, otherName }: Seating,
  { clock = null, open = false }: { clock?: ClockChoice; open?: boolean } = {},
): Promise<void> {
  const seat: Seat = side === "lot" ? lot() : side;
  const me = name.trim();
  set({ name: me });
  const pair = <T>(own: T, theirs: T): [T, T] => (seat === 0 ? [own, theirs] : [theirs, own]);
  const names: [string, string] = way === "screen" ? [me, otherName.trim()] : pair(me, "");
  const rival = way === "computer" ? `bot:${bot}` : "human";
  const created = await create({
    ...what,
    seats: way === "screen" ? ["human", "human"] : pair("human", rival),
    clock,
    names,
    open,
  });
  keepCreated(created, game, way === "screen" ? [0, 1] : [seat], names);
  go(`/m/${created.match}`);
}

function lot(): Seat {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte % 2 ? 1 : 0;
}

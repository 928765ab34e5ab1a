// Who sits where in a match that is about to begin.

import { create } from "./api";
import type { Way } from "./catalogue.svelte";
import type { CoachLevel } from "./coach.svelte";
import { changeMatch, keepCreated, mine } from "./mine";
import type { ClockChoice, GameInfo, NewMatch, Seat } from "./protocol";
import { go } from "./router.svelte";
import { set, settings } from "./settings.svelte";

export interface Seating {
  bot: string;
  side: Seat | "lot";
  name: string;
  /** The other one's at the same screen. */
  otherName: string;
  /** The coach sits in, against the computer. */
  guided: boolean;
}

/** From then on the coach only warns. */
const FAMILIAR = 3;

/** How many matches of a game this browser has kept. */
const played = (game: string) => mine().filter((each) => each.game === game).length;

/** The level to suggest, and the name that was given last. Newcomers get the easiest that thinks, and the coach. */
export function usualSeating({ key, bots, usual_bot, coach }: GameInfo): Seating {
  const isNew = !played(key);
  const bot = isNew ? (bots.find((each) => each !== "random") ?? usual_bot) : usual_bot;
  const guided = coach && (settings.guided ?? isNew);
  return { bot, side: 0, name: settings.name, otherName: "", guided };
}

/** What is played: a game from its beginning, or a record from one of its moves on. */
export type What = Pick<NewMatch, "game" | "options"> | Pick<NewMatch, "fork">;

/** Makes the match, keeps the seats that are played here, and goes there. */
export async function begin(
  game: string,
  what: What,
  way: Way,
  { bot, side, name, otherName, guided }: Seating,
  {
    clock = null,
    open = false,
    hints = false,
  }: { clock?: ClockChoice; open?: boolean; hints?: boolean } = {},
): Promise<void> {
  const seat: Seat = side === "lot" ? lot() : side;
  const me = name.trim();
  set({ name: me });
  const level: CoachLevel = played(game) < FAMILIAR ? "all" : "warnings";
  const pair = <T>(own: T, theirs: T): [T, T] => (seat === 0 ? [own, theirs] : [theirs, own]);
  const names: [string, string] = way === "screen" ? [me, otherName.trim()] : pair(me, "");
  const rival = way === "computer" ? `bot:${bot}` : "human";
  const created = await create({
    ...what,
    seats: way === "screen" ? ["human", "human"] : pair("human", rival),
    clock,
    names,
    open,
    hints: hints || way === "screen",
  });
  keepCreated(created, game, way === "screen" ? [0, 1] : [seat], names);
  if (way === "computer") set({ guided });
  if (way === "computer" && guided)
    changeMatch(created.match, (each) => {
      each.coach = level;
    });
  go(`/m/${created.match}`);
}

function lot(): Seat {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte % 2 ? 1 : 0;
}

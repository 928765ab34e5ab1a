// The games by name: the five of the start page, whether the server has them already or not, and others.

import { learn, words, wordsOf } from "./language.svelte";
import type { Seat } from "./protocol";

export const FIVE = ["rosenkoenig", "vetternkrieg", "richard3", "medieval_battle", "rampant"] as const;

export const WAYS = ["computer", "screen", "link"] as const;
export type Way = (typeof WAYS)[number];

/** Whether the shell has words for the game: its name, what it is about. */
export function isNamed(game: string): boolean {
  return words().has(`game-${game}`);
}

/** A game's name in the visitor's language. */
export function titleOf(game: string): string {
  return words().or(`game-${game}`, wordsOf(game).or("title", game));
}

/** Loads the names of games that the shell has no words for. */
export async function introduce(keys: readonly string[]): Promise<void> {
  await Promise.all(keys.filter((key) => !isNamed(key)).map(learn));
}

const SIGNS: Record<string, string> = {
  red: "rose-red",
  lancaster: "rose-red",
  white: "rose-white",
  york: "rose-white",
};
const SHIELDS = ["shield-bend", "shield-chevron"] as const;

/** The sign of a side among the shell's pictures: a rose for the two houses, a shield for others. */
export function emblemOf(side: string, seat: Seat, small = false): string {
  const rose = SIGNS[side];
  if (rose) return small ? `${rose}-s` : rose;
  return SHIELDS[seat];
}

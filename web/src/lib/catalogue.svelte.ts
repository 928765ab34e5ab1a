// The games that the server offers: what is said of each, and the signs of its sides.

import * as api from "./api";
import type { Blurb, GameInfo, Seat } from "./protocol";
import { settings } from "./settings.svelte";

export const WAYS = ["computer", "screen", "link"] as const;
export type Way = (typeof WAYS)[number];

/** Signs that are drawn once more for small sizes. */
const SMALL = new Set(
  Object.keys(import.meta.glob("../assets/art/*-s.svg")).map((path) => path.replace(/^.*\/|\.svg$/g, "")),
);

let known = $state.raw<ReadonlyMap<string, GameInfo>>(new Map());

/** The games in the server's order; from then on they have names. */
export async function games(): Promise<GameInfo[]> {
  const list = await api.games();
  if (list.length !== known.size) known = new Map(list.map((info) => [info.key, info]));
  return list;
}

export async function game(key: string): Promise<GameInfo | undefined> {
  return (await games()).find((info) => info.key === key);
}

/** What is said of a game in the visitor's language; of an unknown one only its key. */
export function blurbOf(game: string): Blurb {
  const blurb = known.get(game)?.blurbs[settings.language];
  return blurb ?? { title: game, tagline: "", duration: "", kind: "" };
}

/** A game's name in the visitor's language. */
export function titleOf(game: string): string {
  return blurbOf(game).title;
}

/** The name of a side for its game's words; a number where the game is not known. */
export function sideOf(game: string, seat: number): string {
  return known.get(game)?.seats[seat] ?? String(seat + 1);
}

/** The sign of a seat, among the shell's pictures. */
export function emblemOf(game: string, seat: Seat, small = false): string {
  const sign = known.get(game)?.signs[seat] ?? "logo";
  return small && SMALL.has(`${sign}-s`) ? `${sign}-s` : sign;
}

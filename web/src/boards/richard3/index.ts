import type { Seat } from "../../lib/protocol";
import { SIDES } from "./view";

export { default as Badges } from "./Badges.svelte";
export { default as Board } from "./Board.svelte";
export { question, verb } from "./deeds";
export { default as Extra } from "./Forces.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Rival } from "./Rival.svelte";
export { default as Score } from "./Score.svelte";

/** North is up. */
export const fixed = true;

export function emblem(seat: Seat): string {
  return `rose-${SIDES[seat]}`;
}

export { default as Badges } from "./Badges.svelte";
export { default as Board } from "./Board.svelte";
export { question, verb } from "./deeds";
export { default as Extra } from "./Forces.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Rival } from "./Rival.svelte";
export { default as Score } from "./Score.svelte";
export { telling } from "./telling";
export { opened } from "./view";

/** North is up. */
export const fixed = true;

/** The sea beside the land holds what has no room on it. */
export const wide = true;

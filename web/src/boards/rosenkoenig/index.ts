import type { Desk } from "../../lib/desk.svelte";
import type { Message } from "../../lib/protocol";
import { chosenCard, type View, viewOf } from "./view";

export { default as Badges } from "./Badges.svelte";
export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Rival } from "./Rival.svelte";
export { default as Score } from "./Score.svelte";
export { default as Extra } from "./Stock.svelte";

export const openHands = true;

export function question(desk: Desk): Message | null {
  const card = chosenCard(desk);
  if (!card) return { key: "ask-draw" };
  const landing = viewOf(desk).landings[card];
  if (landing?.effect !== "place" && landing?.effect !== "flip") return null;
  return { key: `ask-${landing.effect}`, params: { square: landing.square ?? "" } };
}

export function verb(desk: Desk): Message {
  const card = chosenCard(desk);
  if (!card) return { key: "do-draw" };
  return { key: viewOf(desk).landings[card]?.effect === "flip" ? "do-flip" : "do-place" };
}

export function points(view: unknown): [number, number] {
  return (view as View).scores;
}

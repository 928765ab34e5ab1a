// The view of Rosenkönig, as games/rosenkoenig/view.py writes it.

import type { Desk } from "../../lib/desk.svelte";
import { thing } from "../../lib/path";
import type { Message, Outcome, Seat, Viewer } from "../../lib/protocol";

export type Effect = "place" | "flip" | "no_hero" | "own" | "edge";

export interface Landing {
  square: string | null;
  effect: Effect;
}

export interface View {
  viewer: Viewer;
  phase: "deal" | "turn" | "draw" | "over";
  turn: Seat;
  crown: string;
  roses: [string[], string[]];
  hands: [string[], string[]];
  heroes: [number, number];
  pool: number;
  stock: string[];
  discard: string[];
  landings: Record<string, Landing>;
  territories: [string[][], string[][]];
  scores: [number, number];
  outcome: Outcome | null;
}

export const viewOf = (desk: Desk): View => desk.view as View;

export const SIDES = ["red", "white"] as const;
export const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export const LENGTHS = [1, 2, 3] as const;
export const HEROES = 4;
export const HAND = 5;

export interface Card {
  direction: (typeof DIRECTIONS)[number];
  length: number;
}

export function card(name: string): Card {
  return { direction: name.slice(0, -1) as Card["direction"], length: Number(name.slice(-1)) };
}

/** A card as the catalogue says it. */
export function cardMessage(name: string): Message {
  return { key: "card", params: { ...card(name) } };
}

/** The way the sword on a card points, in degrees; it turns with the board. [A11] */
export function angle(direction: Card["direction"], turned: boolean): number {
  return DIRECTIONS.indexOf(direction) * 45 + (turned ? 180 : 0);
}

/** Squares that the legal cards lead to, with their cards. */
export function targets(desk: Desk): Map<string, string> {
  const found = new Map<string, string>();
  const { landings } = viewOf(desk);
  for (const { path } of desk.legal) {
    const { kind, name } = thing(path[0] ?? "");
    const square = kind === "card" ? landings[name]?.square : null;
    if (square) found.set(square, name);
  }
  return found;
}

/** The card that is chosen, if one is. */
export function chosenCard(desk: Desk): string | null {
  const { kind, name } = thing(desk.touched[0] ?? "");
  return kind === "card" ? name : null;
}

/** Points as the preview of an action tells them: before and after, for both. */
export interface Points {
  you: [number, number];
  they: [number, number];
}

export function points(lines: readonly Message[] | undefined): Points | null {
  const params = lines?.find(({ key }) => key === "preview-points")?.params;
  if (!params) return null;
  const pair = (who: string): [number, number] => [
    Number(params[`${who}-before`]),
    Number(params[`${who}-after`]),
  ];
  return { you: pair("you"), they: pair("they") };
}

// Game key -> board. A game without one is played with the panel of actions.

import type { Component } from "svelte";
import type { Desk } from "../lib/desk.svelte";
import type { Message, Seat } from "../lib/protocol";

export interface BoardModule {
  /** The table's largest thing. */
  Board: Component<{ desk: Desk }>;
  /** What lies before the person who plays here: the hand. */
  Hand?: Component<{ desk: Desk; seat: Seat }>;
  /** What lies before the other one, small. */
  Rival?: Component<{ desk: Desk; seat: Seat }>;
  /** A few signs beside a seat's name. */
  Badges?: Component<{ desk: Desk; seat: Seat }>;
  /** The score, or the phase. */
  Score?: Component<{ desk: Desk }>;
  /** A panel of its own beside log and rules; its title is the board's word `board-extra`. */
  Extra?: Component<{ desk: Desk }>;
  /** What was touched so far as a question; once an action is chosen, the verb that answers it. */
  question?(desk: Desk): Message | null;
  verb?(desk: Desk): Message | null;
  /** The sign of a seat among the shell's pictures. */
  emblem?(seat: Seat): string;
  /** The board lies as it is drawn, whoever looks at it. */
  fixed?: boolean;
  /** On a phone the match is about as high as the screen in every phase: it has it for itself. */
  tall?: boolean;
  /** Points of both seats in a view, for the curve of a replay. */
  points?(view: unknown): [number, number];
}

const boards: Record<string, () => Promise<BoardModule>> = {
  richard3: () => import("./richard3"),
  rosenkoenig: () => import("./rosenkoenig"),
  vetternkrieg: () => import("./vetternkrieg"),
};

export async function boardOf(game: string): Promise<BoardModule | null> {
  return (await boards[game]?.()) ?? null;
}

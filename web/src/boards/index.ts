// The boards, found by their folders: `boards/<key>/index.ts` exports what BoardModule names.
// A game without one is played with the panel of actions.

import type { Component } from "svelte";
import type { Desk } from "../lib/desk.svelte";
import type { GameInfo, Message, OptionValue, Seat } from "../lib/protocol";
import type { Telling } from "../lib/telling";

/** What a part needs that chooses options: those of the match, and what to do with chosen ones. */
export interface Setup {
  info: GameInfo;
  options: Record<string, OptionValue>;
  onchange: (options: Record<string, OptionValue>) => void;
}

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
  /** Hands lie open, and what the other one holds matters to every choice: lessons and puzzles show it. */
  openHands?: boolean;
  /** The board lies as it is drawn, whoever looks at it. */
  fixed?: boolean;
  /** On a phone the match is about as high as the screen in every phase: it has it for itself. */
  tall?: boolean;
  /** The board takes all the width that the panels leave, instead of being about as wide as it is high. */
  wide?: boolean;
  /** Some options of a match, chosen with more than a list; in place of the lists of these names. */
  setup?: { names: readonly string[]; Part: Component<Setup> };
  /** Pages of its own beside matches: /tools/GAME/SLUG, called by the board's word `tool-SLUG`. */
  tools?: readonly { slug: string; load(): Promise<{ default: Component<{ game: string }> }> }[];
  /** How the log is told: chapters, and lines that are told as one. */
  telling?: Telling;
  /** A spectator's view with everything in it that both sides saw, for the replay of a finished match. */
  opened?(view: unknown, sides: readonly [unknown, unknown]): unknown;
  /** Points of both seats in a view, for the curve of a replay. */
  points?(view: unknown): [number, number];
}

const boards = import.meta.glob<BoardModule>("./*/index.ts");

export async function boardOf(game: string): Promise<BoardModule | null> {
  return (await boards[`./${game}/index.ts`]?.()) ?? null;
}

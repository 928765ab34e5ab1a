// The view and the sheet of Vetternkrieg, as games/vetternkrieg/{view,sheet}.py write them.

import type { Desk } from "../../lib/desk.svelte";
import { thing } from "../../lib/path";
import type { Message, Outcome, Seat, Viewer } from "../../lib/protocol";
import type { Words } from "../../lib/words";

export const REGIONS = ["north", "central", "south"] as const;
export type RegionName = (typeof REGIONS)[number];
export const HOUSES = ["lancaster", "york"] as const;
export const SIDES = ["red", "white"] as const;
export const SEATS = [0, 1] as const;
export type Pair = [number, number];

export type Phase =
  | "twist"
  | "deal"
  | "swap"
  | "lay"
  | "muster"
  | "play"
  | "attempt"
  | "roll"
  | "offer"
  | "throw"
  | "claim"
  | "answer"
  | "caught"
  | "defend"
  | "reply"
  | "settle"
  | "keep"
  | "over";

export interface Battle {
  attacker: Seat;
  exchange: number;
  dice: string | null;
  claim: string | null;
  result: string | null;
  thrown: string | null;
}

export interface KeptCard {
  public: string[];
  card: string | null;
  could_be: string[] | null;
  told: boolean | null;
}

export interface View {
  viewer: Viewer;
  edition: string;
  twists: boolean;
  phase: Phase;
  round: number;
  turn: Viewer;
  regions: Record<RegionName, { troops: Pair; controller: Viewer }>;
  supply: [number, number, number];
  reserve: Pair;
  field: { card: string; owner: Seat; region: RegionName; troops: Pair; french: Pair } | null;
  hand: string[];
  hands: Pair;
  rest: number;
  discard: string[];
  shown: [string[], string[]];
  laid: [string | null, string | null];
  gave: string | null;
  received: string | null;
  committed: [boolean, boolean];
  choice: string | null;
  kept: [KeptCard | null, KeptCard | null];
  won: [string[], string[]];
  twist: string | null;
  twists_left: string[];
  use: {
    card: string;
    seat: Seat;
    use: "place" | "remove" | "secondary";
    left: number;
    closed: RegionName[];
    region: RegionName | null;
  } | null;
  battle: Battle | null;
  last: string | null;
  outcome: Outcome | null;
}

// the sheet

type Name = Record<string, string>;
type Source = Record<string, "book" | "public" | "ours">;

export interface Step {
  troops: "own" | "enemy" | "any" | "french";
  sources: string[];
  targets: string[];
  least: number;
  /** Null for all of them. */
  most: number | null;
  one_from: boolean;
  one_to: boolean;
  each_to: number | null;
}

export interface Effect {
  steps: Step[];
  fewer: boolean;
}

export interface Battlefield {
  id: string;
  name: Name;
  date: string;
  region: RegionName;
  troops: Pair;
  points: number;
  source: Source;
}

export interface Event {
  id: string;
  name: Name;
  points: number;
  main: Effect;
  secondary: Effect;
  red: number[];
  white: number[];
  outlined: number[];
  source: Source;
}

export interface Twist {
  id: string;
  name: Name;
  forbidden: string[];
  own_rose_secondary: boolean;
  losses_to_reserve: boolean;
  on_reveal: { source: string; target: string; count: number }[];
  source: Source;
}

export interface Sheet {
  board: { troops: number; french: number; rounds: number; hand: number; played: number };
  battlefields: Battlefield[];
  events: Event[];
  twists: Twist[];
}

export const viewOf = (desk: Desk): View => desk.view as View;
export const sheetOf = (desk: Desk): Sheet => desk.sheet as Sheet;

export type Face = Battlefield | Event;

export function faceOf(sheet: Sheet, id: string): Face | undefined {
  return sheet.battlefields.find((face) => face.id === id) ?? sheet.events.find((face) => face.id === id);
}

export function isEvent(face: Face): face is Event {
  return "main" in face;
}

/** The name of a card or a twist in the reader's language. */
export function nameOf(face: { id: string; name: Name } | undefined, words: Words): string {
  return face?.name[words.language] ?? face?.id ?? "";
}

export function cardName(desk: Desk, id: string): string {
  return nameOf(faceOf(sheetOf(desk), id), desk.words) || id;
}

/** The values of a face that are made up for this edition, not printed in the box. */
export function reconstructed(face: { source: Source }): string[] {
  return Object.entries(face.source).flatMap(([value, source]) => (source === "ours" ? [value] : []));
}

/** What the round's mark on an event means for a seat as the opponent of its player. [V091, V092] */
export function markOf(event: Event, round: number): "red" | "white" | "outlined" | null {
  if (event.red.includes(round)) return "red";
  if (event.white.includes(round)) return "white";
  return event.outlined.includes(round) ? "outlined" : null;
}

/** A combination such as "44", as the catalogue says it. */
export function combination(text: string): Message {
  return { key: "combination", params: { size: text.length, face: Number(text[0]) } };
}

/** The cards that a house has played in this round, in their order. */
export function playedBy(desk: Desk, seat: Seat): string[] {
  const when = (id: string) =>
    desk.log.findLastIndex(
      ({ message: { key, refs } }) => key.startsWith("played-") && refs?.includes(`card:${id}`),
    );
  return [...viewOf(desk).shown[seat]].sort((one, other) => when(one) - when(other));
}

/** The card that was touched, if one was. */
export function touchedCard(desk: Desk): string | null {
  const { kind, name } = thing(desk.touched[0] ?? "");
  return kind === "card" ? name : null;
}

export const BATTLE: readonly Phase[] = ["throw", "claim", "answer", "caught", "defend", "reply"];

// The view and the sheet of Rampant, as games/rampant/view.py and sheet.py write them, and what both
// the board of a match and the pages of a season read out of them.

import type { Desk } from "../../lib/desk.svelte";
import type { Message, Outcome, Seat, Viewer } from "../../lib/protocol";
import type { Words } from "../../lib/words";

export interface Territory {
  id: string;
  kind: string;
}

export interface Realm {
  territories: Territory[];
  home: string;
  spies: number;
  glory: number;
  battles: number;
  waiting: string[];
  resting: string[];
  locked: string[];
}

export interface Line {
  seat: Seat;
  source: string;
  glory: number;
  boast: string;
}

export interface OnPlan {
  kind: string;
  x: number;
  y: number;
  seat: Seat;
}

export interface Told {
  fielded: number[];
  glory: number[];
  heroes: number[];
  done: number[];
}

export type Pair<T> = [T, T];

export interface Battle {
  id: string;
  number: number;
  first: Seat;
  effects: Pair<string[]>;
  resting: Pair<string[]>;
  raider: Seat | null;
  openly: Seat | null;
  chosen: Pair<string | null>;
  stakes: Pair<string | null>;
  exchange: number | null;
  listed: Pair<string[]>;
  attacker: Seat | null;
  silenced: string[];
  points: Pair<number> | null;
  declared: Pair<number> | null;
  fielded: Pair<number> | null;
  scenario: string | null;
  slots: [Seat, string][];
  placed: number;
  plan: OnPlan[];
  boasts: Pair<string[]>;
  strength: Pair<number | null>;
  killed: Pair<number | null>;
  done: Pair<boolean[]>;
  spying: { window: string; seat: Seat; target: string } | null;
  scenario_glory: Pair<number> | null;
  conceded: Seat | null;
  reports: number;
  lines: Line[];
  winner: Seat | null;
  entitled: Seat | null;
  event: number | null;
  rolled: string | null;
}

/** The phase: its name, and what it holds besides. */
export interface Step {
  type: string;
  seat?: Seat;
  what?: string;
  about?: string;
  window?: string;
  chosen?: Pair<string | null>;
  names?: Pair<string | null>;
  lists?: Pair<string[]>;
  ready?: Pair<boolean>;
  scenario?: string;
  piece?: string;
  die?: number;
  report?: Told;
  no_result?: boolean;
}

export interface View {
  viewer: Viewer;
  edition: string;
  phase: string;
  step: Step;
  actors: number[];
  turn: Seat | null;
  committed: Pair<boolean>;
  realms: Pair<Realm>;
  sides: Pair<{ points: number; properties: string[]; contestable: string[]; glory: number }>;
  battle: Battle;
  options: { edition: string; battles: number; quick: boolean; table_dice: boolean; help: boolean };
  last: { what: string; seat: Seat; face: number } | null;
  outcome: Outcome | null;
}

interface Named {
  id: string;
  de: string;
  en: string;
}

export interface Kind extends Named {
  text_de: string;
  text_en: string;
  faces: number[];
  effect: string;
  points: number;
  glory: number;
  unique: boolean;
  source: string;
}

export interface Scenario extends Named {
  aim_de: string;
  aim_en: string;
  source: string;
}

export interface Boast extends Named {
  value: number;
  text_de: string;
  text_en: string;
  source: string;
}

export interface Unit extends Named {
  book: string;
  points: number;
}

export interface Sheet {
  edition: string;
  values: Record<string, number>;
  terrain: { table: number; step: number; across: number; mandatory: string[]; optional: string[] };
  territories: Kind[];
  specials: Record<string, number[]>;
  events: Record<string, string>;
  scenarios: Scenario[];
  boasts: Boast[];
  units: Unit[];
}

export const SEATS: readonly Seat[] = [0, 1];
export const other = (seat: Seat): Seat => (seat ? 0 : 1);

export const viewOf = (desk: Desk) => desk.view as View;
export const sheetOf = (desk: Desk) => desk.sheet as Sheet;

/** Something of the edition in the visitor's language. */
export function nameOf(words: Words, thing: { de: string; en: string } | undefined, otherwise = ""): string {
  if (!thing) return otherwise;
  return words.language === "de" ? thing.de : thing.en;
}

export function textOf(words: Words, thing: { text_de: string; text_en: string } | undefined): string {
  if (!thing) return "";
  return words.language === "de" ? thing.text_de : thing.text_en;
}

export function aimOf(words: Words, thing: Scenario | undefined): string {
  if (!thing) return "";
  return words.language === "de" ? thing.aim_de : thing.aim_en;
}

export const kindOf = (sheet: Sheet, id: string) => sheet.territories.find((each) => each.id === id);
export const scenarioOf = (sheet: Sheet, id: string | null) => sheet.scenarios.find((each) => each.id === id);
export const boastOf = (sheet: Sheet, id: string) => sheet.boasts.find((each) => each.id === id);
export const kindName = (words: Words, sheet: Sheet, id: string) => nameOf(words, kindOf(sheet, id), id);

/** The pictures that there are of kinds; an edition of a club may have others. */
const DRAWN = new Set(
  Object.keys(import.meta.glob("../../assets/art/terr-*.svg")).map((path) =>
    path.replace(/^.*\/terr-|\.svg$/g, ""),
  ),
);

/** The picture of a kind, among those that `Heraldry` puts into the page. */
export function pictureOf(kind: string): string {
  const name = kind.replaceAll("_", "-");
  return `terr-${DRAWN.has(name) ? name : "village"}`;
}

export function landOf(view: View, id: string | null): { land: Territory; seat: Seat } | null {
  for (const seat of SEATS) {
    const land = view.realms[seat].territories.find((each) => each.id === id);
    if (land) return { land, seat };
  }
  return null;
}

/** What is at stake now, by id. */
export const staked = (view: View) => view.battle.stakes.filter((each) => each !== null);

// the twelve steps of a battle

const STEP: Record<string, number> = {
  HomeChoice: 0,
  FormChoice: 1,
  Choosing: 2,
  Naming: 3,
  ExchangeChoice: 3,
  ExchangePick: 3,
  OfferChoice: 3,
  ListChoice: 3,
  DeclareChoice: 4,
  ProposeChoice: 5,
  AcceptChoice: 5,
  RoadChoice: 5,
  LeaveOutChoice: 6,
  PieceChoice: 6,
  AgainChoice: 6,
  PlaceChoice: 6,
  KeepChoice: 6,
  ShiftChoice: 6,
  Boasting: 7,
  Reporting: 8,
  Confirming: 9,
  MonasteryChoice: 10,
  UnrestChoice: 10,
  GainChoice: 11,
  Over: 12,
};

const ROLLED: Record<string, number> = {
  founding: 0,
  exchange: 3,
  attacker: 4,
  scenario: 5,
  position: 6,
  answer: 6,
  strength: 8,
  leader: 8,
  boast: 8,
  territory: 10,
  event: 10,
  unrest: 10,
  inheritance: 10,
};

const WINDOW: Record<string, number> = { W1: 2, W2: 4, W3: 5, W4: 3 };

/** Which of the twelve steps of a battle this is; 0 while realms are founded. */
export function stepOf(view: View): number {
  const { type, what = "", window = "" } = view.step;
  if (type === "KindChoice") return what === "founding" ? 0 : what === "inheritance" ? 10 : 11;
  if (type === "SpyChoice") return WINDOW[window] ?? 2;
  if (type === "CancelChoice" || (type === "Rolling" && what === "caught"))
    return WINDOW[view.battle.spying?.window ?? ""] ?? 2;
  if (type === "Rolling") return ROLLED[what] ?? 8;
  return STEP[type] ?? 1;
}

/** The lines of a report, in the order in which they are told. */
export function reportLines(
  view: View,
): { what: "fielded" | "glory" | "heroes" | "done"; seat: Seat; boast: string }[] {
  const counted = (["fielded", "glory", "heroes"] as const).flatMap((what) =>
    SEATS.map((seat) => ({ what, seat, boast: "" })),
  );
  const boasts = SEATS.flatMap((seat) =>
    view.battle.boasts[seat].map((boast) => ({ what: "done" as const, seat, boast })),
  );
  return [...counted, ...boasts];
}

/** The numbers of a report line by line, as far as they are told. */
export function toldLines({ fielded, glory, heroes, done }: Told): number[] {
  return [...fielded, ...glory, ...heroes, ...done];
}

/** The numbers of told lines such as `glory:3`. */
export const numbersOf = (actions: readonly string[]) => actions.map((action) => Number(parts(action)[1]));

/** Glory that a report would bring both sides. */
export function reportedGlory(view: View, sheet: Sheet, numbers: readonly number[]): Pair<number> {
  const sum: Pair<number> = [0, 0];
  for (const [index, { what, seat, boast }] of reportLines(view).entries()) {
    const number = numbers[index] ?? 0;
    if (what === "glory") sum[seat] += number;
    if (what === "heroes") sum[seat] += number * (sheet.values.hero_glory ?? 0);
    if (what === "done")
      sum[seat] += number ? (boastOf(sheet, boast)?.value ?? 0) : (sheet.values.boast_fail ?? 0);
  }
  return sum;
}

// what is asked

/** A question of a battle and what its answers need; the board of a match and a season both ask it. */
export interface Asking {
  view: View;
  sheet: Sheet;
  words: Words;
  /** Who is asked; null if the dice of the table are entered for both. */
  seat: Seat | null;
  /** What both sides are called. */
  names: Pair<string>;
  /** The legal answers as texts. */
  legal: readonly string[];
  chosen: string | null;
  /** What an answer brings, in words. */
  outlook: (action: string) => string;
  choose: (action: string) => void;
  /** What a territory is called. */
  landName: (id: string) => string;
  /** Enters a whole report, or a list of boasts, at once. */
  enter?: (actions: string[]) => void;
  /** What was filled in before and not sent, or came back; and what keeps it. */
  kept?: readonly string[];
  keep?: (actions: string[]) => void;
  /** One's own report, made before the other one's was seen. */
  own?: readonly string[];
  busy?: boolean;
}

/** An action `name:f0-1` in its two parts. */
export function parts(action: string): [string, string] {
  const at = action.indexOf(":");
  return at < 0 ? [action, ""] : [action.slice(0, at), action.slice(at + 1)];
}

export const message = (key: string, params?: Message["params"]): Message => ({ key, params }) as Message;

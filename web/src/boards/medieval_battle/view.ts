// The view and the sheet of Medieval Battle, as games/medieval_battle/view.py and sheet.py write them.

import type { Desk } from "../../lib/desk.svelte";
import { thing } from "../../lib/path";
import type { Message, Outcome, Seat, Viewer } from "../../lib/protocol";

export type Kind = "HC" | "LC" | "MA" | "HI" | "LI" | "PK" | "LB" | "AR" | "BG";

export interface Piece {
  at: string;
  kind: Kind;
  knights: number;
  points: number;
}

export interface Waiting {
  kind: Kind;
  knights: number;
  place: string;
  rallies: number | null;
}

export interface View {
  viewer: Viewer;
  phase:
    | "building"
    | "recruiting"
    | "deploying"
    | "turn"
    | "ending"
    | "answering"
    | "pursuing"
    | "entering"
    | "over";
  turn: Seat | null;
  size: "standard" | "large";
  code: string;
  laid: string[];
  ground: string;
  units: [Piece[], Piece[]];
  away: [Waiting[], Waiting[]];
  markers: [number, number];
  flags: { at: string; points: number; holder: Seat | null }[];
  points: [number, number];
  winning: number;
  values: [number, number];
  army: number[];
  ready: [boolean, boolean];
  done: [boolean, boolean];
  at: string | null;
  attacker: string | null;
  moved: boolean;
  passed: boolean;
  last: { shot: boolean; attacker: Piece; defender: Piece } | null;
  outcome: Outcome | null;
}

type Name = Record<string, string>;

export interface UnitFace {
  id: Kind;
  name: Name;
  cost: number;
  movement: number;
  counters: number;
  range: number;
  mounted: boolean;
  on_foot: Kind | null;
}

export interface Card {
  unit: Kind;
  columns: Record<string, number>;
  source: Record<string, string>;
}

export type ModuleKind = "inner" | "outer" | "filler";

/** A place for a module; see SlotFace in sheet.py. */
export interface Slot {
  name: string;
  kind: ModuleKind;
  hexes: string[];
  turn: number;
  at: string;
  back: string;
}

/** A face of a piece as it lies unturned around "0,0". */
export interface ModuleFace {
  id: string;
  kind: ModuleKind;
  piece: string;
  letter: string;
  hexes: string[];
  ground: string;
  source: Record<string, string>;
}

export interface Sheet {
  size: string;
  hexes: string[];
  slots: Slot[];
  ring: string[];
  flags: { at: string; points: number }[];
  grounds: { id: Ground; letter: string; level: number; cost: number }[];
  units: UnitFace[];
  track: [number, number][];
  melee: Card[];
  ranged: Card[];
  modules: ModuleFace[];
  maps: { id: string; name: Name; code: string; source: Record<string, string> }[];
  recruiting: number;
  longbowmen: number;
  winning: number;
  markers: number;
}

export type Ground = "plain" | "forest" | "hill" | "mountain";

export const SIDES = ["red", "yellow"] as const;
export const TINCTURES = ["red", "gold"] as const;

/** The pictures of the units. */
export const PICTURES: Record<Kind, string> = {
  HC: "heavy-cavalry",
  LC: "light-cavalry",
  MA: "mounted-archers",
  HI: "heavy-infantry",
  LI: "light-infantry",
  PK: "pikemen",
  LB: "longbowmen",
  AR: "archers",
  BG: "baggage",
};

export const viewOf = (desk: Desk): View => desk.view as View;
export const sheetOf = (desk: Desk): Sheet => desk.sheet as Sheet;

/** What lies where: the ground of each hex; nothing where no module lies yet. */
export function groundOf(view: View, sheet: Sheet): Map<string, Sheet["grounds"][number]> {
  const kinds = new Map(sheet.grounds.map((ground) => [ground.letter, ground]));
  const found = sheet.hexes.map((hex, number) => [hex, kinds.get(view.ground[number] ?? "?")] as const);
  return new Map(found.flatMap(([hex, ground]) => (ground ? [[hex, ground] as const] : [])));
}

export interface Standing extends Piece {
  seat: Seat;
}

/** The units on the map by their hexes. */
export function standing(view: View): Map<string, Standing> {
  const all = ([0, 1] as const).flatMap((seat) => view.units[seat].map((unit) => ({ ...unit, seat })));
  return new Map(all.map((unit) => [unit.at, unit]));
}

/** The hexes that things name. */
export function hexesIn(things: readonly string[]): string[] {
  return things.flatMap((each) => {
    const { kind, name } = thing(each);
    return kind === "hex" || kind === "over" ? [name] : [];
  });
}

export const unitName = (desk: Desk, kind: Kind): string => desk.words.t(`unit-${kind}`);

/** The hex of the unit that was touched, or that the phase is about. */
export function chosenUnit(desk: Desk): string | null {
  const view = viewOf(desk);
  const [first] = desk.touched;
  const { kind, name } = thing(first ?? "");
  if (view.phase === "turn") return kind === "hex" ? name : null;
  return view.at;
}

export interface Result {
  card: number;
  result: number;
  lost: number;
  killed: number;
  factors: Message[];
}

/** What previews say of a fight or a shot: where it stands on the track, and why. */
export function resultOf(lines: readonly Message[], track: readonly [number, number][]): Result | null {
  const column = (key: string) => {
    const line = lines.find((each) => each.key === key);
    if (!line) return null;
    const { lost = 0, killed = 0 } = line.params as { lost?: number; killed: number };
    return {
      index: track.findIndex(([a, d]) => d === killed && (key === "preview-shot" || a === lost)),
      lost,
      killed,
    };
  };
  const result = column("preview-result") ?? column("preview-shot");
  if (!result) return null;
  const card = column("preview-card");
  return {
    card: card?.index ?? -1,
    result: result.index,
    lost: result.lost,
    killed: result.killed,
    factors: lines.filter(({ key }) => key.startsWith("factor-")),
  };
}

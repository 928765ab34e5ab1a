// The view and the sheet of Richard III, as games/richard3/view.py and sheet.py write them.

import type { Desk } from "../../lib/desk.svelte";
import { next, thing } from "../../lib/path";
import type { Message, Outcome, Seat, Viewer } from "../../lib/protocol";

export interface Group {
  side: Seat;
  area: string;
  pieces: { block: string; strength: number }[];
  strangers: number;
  handles: string[];
  marks: { moved: boolean; came: string | null; count: number }[];
}

export interface Rebel {
  side: Seat;
  place: string;
  strength: number | null;
  moved: boolean;
  came: string | null;
}

export interface Own {
  block: string;
  place: string;
  strength: number;
  moved: boolean;
  came: string | null;
  known: boolean;
}

export interface Fighter {
  block: string;
  strength: number;
  fires: string;
  acted: boolean;
  ready: boolean;
  came: string | null;
}

export interface Fight {
  area: string;
  round: number;
  attacker: Seat;
  seat: Seat;
  fronts: [Fighter[], Fighter[]];
  reserves: [number, number];
  turned: string[];
  rolled: string[];
  retreats: [Record<string, number>, Record<string, number>];
}

export interface View {
  viewer: Viewer;
  setup: string;
  campaign: number;
  turn: number;
  phase: string;
  actors: number[];
  seat: Viewer;
  king_side: Seat;
  king: string | null;
  pretender: string | null;
  due: [number, number];
  groups: Group[];
  rebel: Rebel;
  off: Record<string, string>;
  pools: [number, number];
  own: Own[];
  hand: string[];
  hands: [number, number];
  played: [string[], string[]];
  choice: string | null;
  committed: [boolean, boolean];
  table: {
    cards: [string, string];
    first: Seat;
    attacks: [string[], string[]];
    mains: Record<string, string>;
    treason: Viewer;
  } | null;
  actions: {
    seat: Seat;
    points: number;
    active: string[];
    borders: Record<string, [number, number]>;
    muster: string | null;
  } | null;
  mover: {
    side: Seat;
    handle: string;
    block: string | null;
    strength: number | null;
    path: string[];
  } | null;
  declaring: string[];
  fight: Fight | null;
  dice: {
    kind: "fire" | "charge" | "reply" | "treachery";
    block: string | null;
    target: string | null;
    count: number;
    power: number;
  } | null;
  rolled: number[];
  hits: number;
  field: string | null;
  quota: Record<string, number>;
  outcome: Outcome | null;
}

export interface Area {
  id: string;
  kind: string;
  exile_of: string | null;
  seas: string[];
  major_port: boolean;
  city: { name: string; house: string } | null;
  cathedral: string | null;
  crown: boolean;
  shields: string[];
  supply: number;
  counts: boolean;
  worth: number;
}

export type Colour = "yellow" | "blue" | "red";

export interface Border {
  id: string;
  areas: [string, string];
  colour: Colour;
  limit: number;
}

export interface Printed {
  id: string;
  house: string;
  kind: string;
  strength: number;
  fires: string;
  loyalty: number;
  rank: number;
  homes: string[];
  counts: boolean;
}

export interface Sheet {
  areas: Area[];
  borders: Border[];
  blocks: Printed[];
  cards: { id: string; points: number; copies: number; event: boolean }[];
  hand: number;
  turns: number;
  campaigns: number[];
}

export const SIDES = ["red", "white"] as const;
export const SEATS = [0, 1] as const;
export const REBEL = "rebel";

export const viewOf = (desk: Desk): View => desk.view as View;
export const sheetOf = (desk: Desk): Sheet => desk.sheet as Sheet;

const printedBy = new WeakMap<Sheet, Map<string, Printed>>();

/** The printed face of a block. */
export function printed(desk: Desk, block: string): Printed {
  const sheet = sheetOf(desk);
  let faces = printedBy.get(sheet);
  if (!faces) {
    faces = new Map(sheet.blocks.map((each) => [each.id, each]));
    printedBy.set(sheet, faces);
  }
  return faces.get(block) as Printed;
}

/** A block as it stands somewhere: `block` is null for one that shows its back only. */
export interface Standing {
  /** Names it among those shown now: the block where it is known, its handle otherwise. */
  key: string;
  side: Seat;
  area: string;
  block: string | null;
  strength: number | null;
  moved: boolean;
  /** The viewer's own block, and whether the other side knows it too. */
  own: boolean;
  open: boolean;
}

/** Everything that stands on the map but the block on its way. */
export function standings(view: View): Standing[] {
  const found: Standing[] = [];
  for (const group of view.groups) {
    if (group.side === view.viewer) continue;
    const base = { side: group.side, area: group.area, moved: false, own: false };
    for (const { block, strength } of group.pieces)
      found.push({ ...base, key: block, block, strength, open: true });
    for (const handle of group.handles)
      found.push({ ...base, key: handle, block: null, strength: null, open: false });
  }
  for (const side of SEATS)
    for (const { block, strength } of view.fight?.fronts[side] ?? []) {
      if (side === view.viewer || block === REBEL) continue;
      const area = view.fight?.area as string;
      found.push({ key: block, side, area, block, strength, moved: false, own: false, open: true });
    }
  for (const { block, place, strength, moved, known } of view.own) {
    if (block === REBEL || block === view.mover?.block) continue;
    const side = view.viewer as Seat;
    found.push({ key: block, side, area: place, block, strength, moved, own: true, open: known });
  }
  const { rebel } = view;
  if (view.mover?.block === REBEL) return found;
  const own = view.own.find(({ block }) => block === REBEL);
  found.push({
    key: REBEL,
    side: rebel.side,
    area: rebel.place,
    block: REBEL,
    strength: own?.strength ?? rebel.strength,
    moved: rebel.moved,
    own: own !== undefined,
    open: rebel.strength !== null,
  });
  return found;
}

/** The table with all blocks of both sides, each as its own side saw it. */
export function opened(shown: unknown, sides: readonly [unknown, unknown]): View {
  const view = shown as View;
  const both = sides as readonly [View, View];
  const areas = new Set(view.groups.map(({ area }) => area));
  const groups = SEATS.flatMap((side) => {
    const own = both[side].own.filter(({ block }) => block !== REBEL);
    const places = [...new Set([...areas, ...own.map(({ place }) => place)])];
    return places.flatMap((area) => {
      const here = own.filter(({ place, block }) => place === area && block !== both[side].mover?.block);
      const old = view.groups.find((group) => group.area === area && group.side === side);
      if (!here.length) return [];
      const pieces = here.map(({ block, strength }) => ({ block, strength }));
      return [{ side, area, pieces, strangers: 0, handles: [], marks: old?.marks ?? [] }];
    });
  });
  const rebel = [...both[0].own, ...both[1].own].find(({ block }) => block === REBEL);
  const mover = view.mover && both[view.mover.side].mover;
  return {
    ...view,
    viewer: null,
    own: [],
    groups,
    mover,
    rebel: { ...view.rebel, strength: rebel?.strength ?? view.rebel.strength },
  };
}

/** The same by area, sorted by name, so that blocks lie over each other in one order. */
export function byArea(view: View): Map<string, Standing[]> {
  const found = new Map<string, Standing[]>();
  for (const each of standings(view).sort((one, two) => (one.key < two.key ? -1 : 1)))
    found.set(each.area, [...(found.get(each.area) ?? []), each]);
  return found;
}

// what can be touched

/** The things of a kind that can be touched next, by name. */
export function offered(desk: Desk, kind: string): string[] {
  return desk.next.map(thing).flatMap((each) => (each.kind === kind && each.name ? [each.name] : []));
}

/** The things of a kind with which an action can begin, by name: another one can still be taken. */
export function beginnings(desk: Desk, kind: string): string[] {
  return next(desk.legal, []).flatMap((each) => {
    const begun = thing(each);
    return begun.kind === kind && begun.name ? [begun.name] : [];
  });
}

/** Words that can be touched next: `end`, `stop`, `fire` and the like. */
export function offeredWords(desk: Desk): string[] {
  return desk.next.filter((each) => !each.includes(":"));
}

/** Where the block on its way can sail, as long as it was not said how it goes. */
export function harbours(desk: Desk): string[] {
  const step = desk.touched.length;
  return desk.next.includes("sail")
    ? desk.legal.flatMap(({ path }) => (path[step] === "sail" ? [thing(path[step + 1] ?? "").name] : []))
    : [];
}

/** Touches a thing; what is chosen already is confirmed by touching it once more. */
export function touch(desk: Desk, name: string): void {
  if (desk.chosen && desk.touched.at(-1) === name) void desk.play();
  else desk.touch(name);
}

/** Touches a block. Picking one up to move it needs no second thought: it can be put back. */
export function touchBlock(desk: Desk, block: string): void {
  const name = `block:${block}`;
  const taken =
    viewOf(desk).phase === "acting" && desk.legal.find(({ path }) => path.length === 1 && path[0] === name);
  if (taken) void desk.play(taken.action);
  else touch(desk, name);
}

// words

export const areaMessage = (area: string): Message => ({ key: `area-${area}` });
export const areaName = (desk: Desk, area: string): string => desk.words.say(areaMessage(area));
export const blockName = (desk: Desk, block: string): string => desk.words.t(`block-${block}`);

/** Who stands in an area, in words, side by side; hidden blocks as a number. */
export function groupNames(desk: Desk, here: readonly Standing[] = []): string[] {
  return SEATS.flatMap((side) => {
    const group = here.filter((each) => each.side === side);
    if (!group.length) return [];
    const names = group.flatMap(({ block, strength }) =>
      block ? [strength === null ? blockName(desk, block) : `${blockName(desk, block)} ${strength}`] : [],
    );
    const hidden = group.length - names.length;
    if (hidden) names.push(desk.words.t("hidden-count", { count: hidden }));
    return [desk.words.t("group-name", { side: desk.sideName(side), blocks: names.join(", ") })];
  });
}

// What the map shows beside the units: reach, zones, threats, lines of sight. All of it is asked from
// the rules by what is touched or under the pointer; the page works out nothing.

import type { Desk } from "../../lib/desk.svelte";
import type { Message } from "../../lib/protocol";
import { chosenUnit, type Ground, hexesIn, sheetOf, standing, viewOf } from "./view";

export const KINDS = ["reach", "zones", "threats", "sight"] as const;
export type Overlay = (typeof KINDS)[number];

export interface Step {
  at: string;
  points: number;
  stops: boolean;
  threats: number;
  over: string[];
  way: string[];
}

export interface Blow {
  at: string;
  start: string;
  how: "attack" | "shoot";
  points: number;
  lost: number;
  killed: number;
  lines: Message[];
}

/** As games/medieval_battle/survey.py writes it. */
export interface Survey {
  unit: { at: string; zone: string[]; steps: Step[]; blows: Blow[]; threats: string[] } | null;
  sight: { start: string; goal: string; is_clear: boolean; in_range: boolean; blocked: string[] } | null;
  map: { zones: string[]; threats: Record<string, number> } | null;
  limits: { flags: string[]; baggage: string[] } | null;
  field: { grounds: Record<Ground, number> } | null;
}

/** The overlays that are on, and the hex under the pointer or the focus; one for the page. */
class Overlays {
  readonly kinds = KINDS;
  #on = $state.raw<ReadonlySet<Overlay>>(new Set(["reach"]));
  looked = $state<string | null>(null);

  on(kind: Overlay): boolean {
    return this.#on.has(kind);
  }

  toggle(number: number): void {
    const kind = KINDS[number];
    if (!kind) return;
    const changed = new Set(this.#on);
    if (!changed.delete(kind)) changed.add(kind);
    this.#on = changed;
  }
}

export const overlays = new Overlays();

/** The surveys of one table: asked for once a position, and drawn when they come. */
export class Surveys {
  readonly #desk: Desk;
  #found = $state.raw<ReadonlyMap<string, Survey | null>>(new Map());
  #asked = new Set<string>();
  #position = "";

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The unit whose reach is shown: the one that is chosen, or an enemy under the pointer. */
  get unit(): Survey["unit"] {
    const own = this.#desk.isMyTurn ? chosenUnit(this.#desk) : null;
    const view = viewOf(this.#desk);
    const looked = overlays.looked;
    const units = standing(view);
    const enemy =
      looked && units.get(looked)?.seat !== this.#desk.viewer && units.has(looked) ? looked : null;
    const shown = own ?? enemy ?? (looked && units.has(looked) ? looked : null);
    return shown ? (this.#get([shown])?.unit ?? null) : null;
  }

  /** What the chosen unit of one's own can do; whatever overlay is on. */
  get own(): Survey["unit"] {
    const own = chosenUnit(this.#desk);
    return own && viewOf(this.#desk).phase === "turn" ? (this.#get([own])?.unit ?? null) : null;
  }

  /** How many hexes of each ground there are, while armies are recruited for them. */
  get field(): Survey["field"] {
    return this.#get([])?.field ?? null;
  }

  /** Where nothing may be deployed. */
  get limits(): Survey["limits"] {
    return this.#get([])?.limits ?? null;
  }

  get map(): Survey["map"] {
    return this.#get([])?.map ?? null;
  }

  /** The line to the hex that is looked at; to bowmen who shoot far it is shown without being asked for. */
  get sight(): Survey["sight"] {
    const line = this.#line;
    const sight = line ? (this.#get(line)?.sight ?? null) : null;
    return overlays.on("sight") || sight?.in_range ? sight : null;
  }

  /** From where the chosen unit stands, or will stand after the planned move, to what is looked at. */
  get #line(): [string, string] | null {
    const desk = this.#desk;
    const view = viewOf(desk);
    const own = chosenUnit(desk);
    const { looked } = overlays;
    if (!own || !looked) return null;
    const units = standing(view);
    const goal = view.phase === "turn" ? hexesIn(desk.chosen?.path ?? []).at(-1) : null;
    const unit = units.get(own);
    const there = goal ? units.get(goal) : undefined;
    const start = goal && (!there || there.seat === unit?.seat) ? goal : own;
    if (start === looked) return null;
    const shootsFar = sheetOf(desk).units.some(({ id, range }) => id === unit?.kind && range > 1);
    return overlays.on("sight") || shootsFar ? [start, looked] : null;
  }

  #get(hexes: readonly string[]): Survey | null {
    return this.#found.get(hexes.join(" ")) ?? null;
  }

  /** Asks for what is to be drawn now. */
  ask(): void {
    const desk = this.#desk;
    const position = `${desk.scene?.version} ${desk.behind}`;
    if (position !== this.#position) {
      this.#position = position;
      this.#asked = new Set();
      this.#found = new Map();
    }
    if (desk.behind) return;
    const own = desk.isMyTurn ? chosenUnit(desk) : null;
    const units = standing(viewOf(desk));
    const { looked } = overlays;
    const isBefore = ["recruiting", "deploying"].includes(viewOf(desk).phase);
    if (isBefore || overlays.on("zones") || overlays.on("threats")) this.#learn([]);
    if (own) this.#learn([own]);
    else if (overlays.on("reach") || overlays.on("threats")) {
      if (looked && units.has(looked)) this.#learn([looked]);
    }
    const line = this.#line;
    if (line) this.#learn(line);
  }

  #learn(hexes: readonly string[]): void {
    const key = hexes.join(" ");
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const position = this.#position;
    void this.#desk.survey(hexes.map((hex) => `hex:${hex}`)).then((found) => {
      if (position === this.#position) this.#found = new Map(this.#found).set(key, found as Survey | null);
    });
  }
}

const known = new WeakMap<Desk, Surveys>();

/** The surveys of a table, shared by all that draws of them. */
export function surveysOf(desk: Desk): Surveys {
  const found = known.get(desk) ?? new Surveys(desk);
  known.set(desk, found);
  return found;
}

/** Hexes that the chosen unit reaches only across units of its own side, each with the way that names them. */
export function across(unit: Survey["unit"], next: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { at, over } of unit?.steps ?? []) {
    if (unit && over.length && !next.includes(at))
      found.set(at, [`hex:${unit.at}`, ...over.map((each) => `over:${each}`), `hex:${at}`]);
  }
  return found;
}

/** The hex that blows are looked at from: where the move is to end, or the goal that is looked at. From
 * where the unit stands, which may be a goal too (out and back), all blows are shown. */
export function lookingFrom(own: string, goal: string | null, goals: readonly string[]): string | null {
  if (goal) return goal;
  const { looked } = overlays;
  return looked && looked !== own && goals.includes(looked) ? looked : null;
}

/** The best blow at each target: most killed for the least lost, then without moving, then with most points left. */
export function bestBlows(unit: NonNullable<Survey["unit"]>, from: string | null = null): Map<string, Blow> {
  const worth = ({ killed, lost, start, points }: Blow) =>
    (killed - lost) * 100 + (start === unit.at ? 10 : 0) + points;
  const found = new Map<string, Blow>();
  for (const blow of unit.blows) {
    if (from && blow.start !== from) continue;
    const other = found.get(blow.at);
    if (!other || worth(blow) > worth(other)) found.set(blow.at, blow);
  }
  return found;
}

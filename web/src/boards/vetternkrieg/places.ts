// The places on the table, and which of them the next step of a path points at.

import type { Desk } from "../../lib/desk.svelte";
import { chosen, thing } from "../../lib/path";
import type { Legal, Viewer } from "../../lib/protocol";
import { HOUSES, REGIONS, type RegionName, type View } from "./view";

export const COLOURS = ["r", "w", "f"] as const;
export type Colour = (typeof COLOURS)[number];
/** A region, or a house's supply, reserve or half of the field; the French have a supply. */
export type Place = RegionName | `${"supply" | "reserve" | "half"}-${Colour}`;

export interface Target {
  thing: string;
  place: Place;
  /** Whose troops are meant, where several stand. */
  colour: Colour | null;
}

/** The troops of each colour in each place. */
export function standing(view: View): Map<Place, Record<Colour, number>> {
  const found = new Map<Place, Record<Colour, number>>();
  const put = (place: Place, r: number, w: number, f: number) => found.set(place, { r, w, f });
  for (const region of REGIONS) put(region, ...view.regions[region].troops, 0);
  put("reserve-r", view.reserve[0], 0, 0);
  put("reserve-w", 0, view.reserve[1], 0);
  put("supply-r", view.supply[0], 0, 0);
  put("supply-w", 0, view.supply[1], 0);
  put("supply-f", 0, 0, view.supply[2]);
  put("half-r", view.field?.troops[0] ?? 0, 0, view.field?.french[0] ?? 0);
  put("half-w", 0, view.field?.troops[1] ?? 0, view.field?.french[1] ?? 0);
  return found;
}

function placeOf(name: string, colour: Colour): Place {
  if ((REGIONS as readonly string[]).includes(name)) return name as RegionName;
  const house = (HOUSES as readonly string[]).indexOf(name);
  if (house >= 0) return `half-${house ? "w" : "r"}`; // French on a half
  return name === "field" ? `half-${colour}` : (`${name}-${colour}` as Place);
}

/** The place that a thing of a path points at; `touched` leads to it. */
export function targetOf(text: string, touched: readonly string[], viewer: Viewer): Target | null {
  const { kind, name } = thing(text);
  const own: Colour = viewer === 1 ? "w" : "r";
  if (kind === "region") return { thing: text, place: name as RegionName, colour: null };
  if (kind === "reserve") return { thing: text, place: `reserve-${own}`, colour: null };
  if (kind === "take") {
    const colour = name[0] as Colour;
    return { thing: text, place: placeOf(name.slice(2), colour), colour };
  }
  if (kind === "put") {
    const taken = touched.findLast((each) => each.startsWith("take:"));
    const colour = (taken?.[5] ?? own) as Colour;
    return { thing: text, place: placeOf(name, colour), colour: null };
  }
  return null;
}

/** What can be touched next on the board itself. */
export function targets(desk: Desk): Target[] {
  return desk.next.flatMap((each) => targetOf(each, desk.touched, desk.viewer) ?? []);
}

/** The places that the steps taken so far point at. */
export function touchedPlaces(desk: Desk): Place[] {
  return desk.touched.flatMap(
    (each, step) => targetOf(each, desk.touched.slice(0, step), desk.viewer)?.place ?? [],
  );
}

/**
 * Touches a thing; where only one step can follow, it is taken too, so that nobody is asked what
 * he cannot answer otherwise. Where more troops could go along, the choice waits to be confirmed.
 */
export function touch(desk: Desk, text: string): void {
  const path = chosen(desk.legal, [...desk.touched, text])?.path;
  if (path && text !== "done" && desk.next.includes(text) && extras(desk.legal, path).length) {
    void desk.propose(path);
    return;
  }
  desk.touch(text);
  while (!desk.refusal && !desk.chosen && desk.touched.length && desk.next.length === 1)
    desk.touch(desk.next[0] ?? "");
}

/** Troops that could go along with those of a path. */
export interface Extra {
  path: string[];
  take: string;
  put: string;
}

/** The shifts of a path, `take put count` each, and what comes before them. */
function shiftsOf(path: readonly string[]): { head: string; shifts: string[] } {
  const first = path.findIndex((each) => each.startsWith("take:"));
  if (first < 0) return { head: "", shifts: [] };
  const shifts: string[] = [];
  for (let step = first; path[step]?.startsWith("take:"); step += 3)
    shifts.push(path.slice(step, step + 3).join(" "));
  return { head: path.slice(0, first).join(" "), shifts };
}

/**
 * Actions with one shift more than what was touched. The paths tell shifts in one order only, but
 * a person begins where he likes: these lie beside his path, not ahead of it.
 */
export function extras(legal: readonly Legal[], touched: readonly string[]): Extra[] {
  const { head, shifts } = shiftsOf(touched);
  if (!shifts.length) return [];
  return legal.flatMap(({ path }) => {
    const other = shiftsOf(path);
    if (other.head !== head || other.shifts.length !== shifts.length + 1) return [];
    if (touched.every((each, step) => path[step] === each)) return [];
    const more = other.shifts.filter((each) => !shifts.includes(each));
    const [take, put] = more.length === 1 ? (more[0] ?? "").split(" ") : [];
    return take && put ? [{ path, take, put }] : [];
  });
}

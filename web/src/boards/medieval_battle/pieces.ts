// The units on the map as pieces that travel: which unit of a position is which one of the position
// before it, so that the map can move it instead of drawing another one, hex by hex as it went.

import type { LogLine } from "../../lib/protocol";
import type { Point } from "./hexes";
import { hexesIn, type Standing } from "./view";

/** What went or struck in a move: the hexes from its start to its end. */
export interface Trail {
  hexes: string[];
  /** A unit stands at the end now that stood at the start. */
  walked: boolean;
}

const WALKS = /^(moved|moved-across|retreated)$/;
const JOINS = /^merged/;
const STRIKES = /^(attacked|fought|shot|shot-at-baggage)$/;

/** What the last move that the log tells of has left on the map; null if nothing went or struck. */
export function trailOf(log: readonly LogLine[]): Trail | null {
  const move = log.at(-1)?.move;
  const messages = log.filter((line) => line.move === move).map(({ message }) => message);
  for (const kind of [WALKS, JOINS, STRIKES]) {
    const hexes = hexesIn(messages.find(({ key }) => kind.test(key))?.refs ?? []);
    if (hexes.length > 1) return { hexes, walked: kind === WALKS };
  }
  return null;
}

/** The way on which each piece was led last. */
const led = new WeakMap<Element, string>();

/** Leads a piece along its way, hex by hex, where it would go straight otherwise; once for each move. */
export function traveling(way: readonly Point[], move: number | undefined) {
  return (element: Element) => {
    const name = way.length ? `${move}` : "";
    const before = led.get(element);
    led.set(element, name);
    if (before === undefined || before === name || way.length < 3) return;
    const milliseconds = Number.parseFloat(getComputedStyle(element).getPropertyValue("--t-move"));
    // a page without motion gives a move a millisecond
    if (!(milliseconds > 1)) return;
    element.animate(
      way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: milliseconds * (way.length - 1) },
    );
  };
}

export interface Traveler extends Standing {
  id: number;
}

export class Pieces {
  #known: Traveler[] = [];
  #next = 1;

  /** The units of a position, each with the number that it had before. */
  follow(units: Iterable<Standing>): Traveler[] {
    const before = new Set(this.#known);
    const found = new Map<Standing, number>();
    const all = [...units];
    // who stands where it stood; then who is the only kind of thing that can have gone there
    for (const fits of [isThere, isAlike, isOfSide]) {
      for (const unit of all) {
        if (found.has(unit)) continue;
        const old = [...before].find((each) => fits(each, unit));
        if (!old) continue;
        before.delete(old);
        found.set(unit, old.id);
      }
    }
    this.#known = all.map((unit) => ({ ...unit, id: found.get(unit) ?? this.#next++ }));
    return this.#known;
  }
}

const isThere = (old: Standing, unit: Standing) =>
  old.at === unit.at && old.seat === unit.seat && old.kind === unit.kind;
const isAlike = (old: Standing, unit: Standing) =>
  old.seat === unit.seat && old.kind === unit.kind && old.knights >= unit.knights;
/** One that dismounted on the way. */
const isOfSide = (old: Standing, unit: Standing) => old.seat === unit.seat && old.at === unit.at;

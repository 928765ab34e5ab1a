// Arrows of the analysis: the move that was played, and the better one, on boards that can draw them.

import { thing } from "./path";

/** A move to be drawn on a board. */
export interface Arrow {
  kind: "best" | "played";
  /** What each step of it points at, in order, as the log tells it. */
  steps: readonly (readonly string[])[];
}

/** The names of one kind of thing, without neighbors that are alike. */
export function trail(step: readonly string[], kind: string): string[] {
  const names = step.map(thing).flatMap((each) => (each.kind === kind ? [each.name] : []));
  return names.filter((name, index) => name !== names[index - 1]);
}

/** The ways of an arrow over a board whose places are of that kind: each leads from a place to others. */
export function waysOf(arrow: Arrow, kind: string): string[][] {
  return arrow.steps.map((step) => trail(step, kind)).filter(({ length }) => length > 1);
}

export interface Point {
  x: number;
  y: number;
}

/**
 * A line through points and the head at its end, in the measure of the board: `size` is about half as
 * wide as what stands there, and the line keeps that far from the middle of where it begins.
 */
export function drawn(points: readonly Point[], size: number): { line: string; head: string } | null {
  const [start, second] = points;
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!start || !second || !last || !before) return null;
  const begin = moved(start, second, size * 0.7);
  const tip = moved(last, before, size * 0.25);
  const neck = moved(last, before, size * 0.75);
  const far = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const side = {
    x: (-(last.y - before.y) / far) * size * 0.34,
    y: ((last.x - before.x) / far) * size * 0.34,
  };
  const at = ({ x, y }: Point) => `${x.toFixed(1)},${y.toFixed(1)}`;
  return {
    line: `M${[begin, ...points.slice(1, -1), neck].map(at).join("L")}`,
    head: `M${at(tip)}L${at({ x: neck.x + side.x, y: neck.y + side.y })}L${at({ x: neck.x - side.x, y: neck.y - side.y })}Z`,
  };
}

/** A point so far on the way to another one, but never beyond its middle. */
function moved(from: Point, to: Point, by: number): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(by / far, 0.45);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

// The tree of legal actions: each action is a path of things, touched one after the other.

import type { Legal } from "./protocol";

/** The actions whose paths begin with what was touched so far. */
export function beginning(legal: readonly Legal[], touched: readonly string[]): Legal[] {
  return legal.filter(({ path }) => touched.every((thing, step) => path[step] === thing));
}

/** The things that can be touched next, in the order of the list. */
export function next(legal: readonly Legal[], touched: readonly string[]): string[] {
  const things = beginning(legal, touched).map(({ path }) => path[touched.length]);
  return [...new Set(things.filter((thing) => thing !== undefined))];
}

/** The one action that is meant once something was touched, or null while several are possible. */
export function chosen(legal: readonly Legal[], touched: readonly string[]): Legal | null {
  const left = beginning(legal, touched);
  return touched.length && left.length === 1 ? (left[0] ?? null) : null;
}

/** Actions whose paths end here, when a longer or an equal path shares their beginning. */
export function ending(legal: readonly Legal[], touched: readonly string[]): Legal[] {
  return beginning(legal, touched).filter(({ path }) => path.length === touched.length);
}

/** A thing such as `square:e5`, taken apart. */
export function thing(text: string): { kind: string; name: string } {
  const colon = text.indexOf(":");
  return colon < 0 ? { kind: text, name: "" } : { kind: text.slice(0, colon), name: text.slice(colon + 1) };
}

// Legal actions as far as they are known: a short list comes with the position, of a long one only
// the first steps of its paths; what begins with a step is asked for when it is touched.

import { beginning, chosen, next } from "./path";
import type { Branch, Legal } from "./protocol";

/** Actions, and steps of which it is only known how many actions follow. */
export interface Listed {
  legal: readonly Legal[];
  branches: readonly Branch[];
}

/** A list of so many is asked for as a whole, so that a board can show all of it at once. */
const MOST_AT_ONCE = 300;

/** The things that can be touched next. */
export function things({ legal, branches }: Listed, touched: readonly string[]): string[] {
  const steps = branches.filter(({ path }) => path.length > touched.length && begins(path, touched));
  const further = steps.map(({ path }) => path[touched.length] as string);
  return [...new Set([...next(legal, touched), ...further])];
}

/** How many actions begin with a path. */
export function count({ legal, branches }: Listed, path: readonly string[]): number {
  const further = branches.filter((branch) => begins(branch.path, path));
  return further.reduce((sum, branch) => sum + branch.count, beginning(legal, path).length);
}

/** The one action that is meant, or null while several are possible or not all are known. */
export function meant(listed: Listed, touched: readonly string[]): Legal | null {
  const open = listed.branches.some(({ path }) => begins(path, touched) || begins(touched, path));
  return open ? null : chosen(listed.legal, touched);
}

/** Whether what follows on this path has to be asked for. */
export function isUnknown({ branches }: Listed, touched: readonly string[]): boolean {
  return branches.some(({ path }) => begins(touched, path));
}

/** Whether a list is short enough to be asked for as a whole. */
export function isModest({ branches }: Listed): boolean {
  return branches.reduce((sum, { count }) => sum + count, 0) <= MOST_AT_ONCE;
}

function begins(path: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((thing, step) => path[step] === thing);
}

// The keys of the battle: a letter for each kind of deed, a number for each choice in its order.

import { thing } from "../../lib/path";

const LETTERS: Readonly<Record<string, string>> = { fire: "F", charge: "C", turn: "T", area: "R", pass: "P" };

/** All letters, in the order of the deeds. */
export const DEED_KEYS = Object.values(LETTERS);

/** The letter of a deed, given the first step after the block that does it. */
export function letterOf(step: string): string | null {
  return LETTERS[thing(step).kind] ?? null;
}

/** What a key does among choices with these letters, one of which may have the focus. */
export function keyed(
  key: string,
  letters: readonly (string | null)[],
  focused: number,
): { index: number; choose: boolean } | null {
  if (/^[1-9]$/.test(key)) {
    const index = Number(key) - 1;
    return index < letters.length ? { index, choose: true } : null;
  }
  const places = letters.flatMap((letter, index) => (letter === key.toUpperCase() ? [index] : []));
  const [only, ...others] = places;
  if (only === undefined) return null;
  // of several with one letter the next is pointed at; Enter or its number chooses it
  if (!others.length) return { index: only, choose: true };
  return { index: places[(places.indexOf(focused) + 1) % places.length] as number, choose: false };
}

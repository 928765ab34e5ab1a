// Options that another page wishes for the next match: too long for an address, such as an edition.

import type { OptionValue } from "./protocol";

export interface Wish {
  game: string;
  options: Record<string, OptionValue>;
  /** What long ones are called, by option. */
  names: Record<string, string>;
}

let wish: Wish | null = null;

export function wishFor(wanted: Wish): void {
  wish = wanted;
}

/** What was wished for a match of this game; told once. */
export function wished(game: string): Wish | null {
  const found = wish?.game === game ? wish : null;
  if (found) wish = null;
  return found;
}

// Standing orders: what a seat lets the server decide. The first value of an order asks the
// person, the second is the one to suggest.

import type { GameOption, OptionValue } from "./protocol";

export type Orders = Record<string, OptionValue>;

/** The orders that leave everything to the person. */
export function asking(offered: readonly GameOption[]): Orders {
  return filled(offered, ({ values }) => values[0]);
}

export function suggested(offered: readonly GameOption[]): Orders {
  return filled(offered, ({ values }) => values[1] ?? values[0]);
}

/** How many of the orders decide something. */
export function countActive(offered: readonly GameOption[], given: Orders): number {
  return offered.filter(({ name, values }) => name in given && given[name] !== values[0]).length;
}

/** What differs from the orders given so far: only that is sent. */
export function changed(given: Orders, wanted: Orders): Orders {
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => given[name] !== value));
}

function filled(
  offered: readonly GameOption[],
  value: (order: GameOption) => OptionValue | undefined,
): Orders {
  return Object.fromEntries(offered.map((order) => [order.name, value(order) ?? ""]));
}

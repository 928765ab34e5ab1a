// Every troop is a piece of wood that goes from place to place. Views only count them; here they
// get names, so that what moved can be seen moving.

import { COLOURS, type Colour, type Place } from "./places";

export type Standing = Map<Place, Record<Colour, string[]>>;

/** Hands the named troops on to where they are counted now; who can stay where he stands stays. */
export function follow(before: Standing, counts: ReadonlyMap<Place, Record<Colour, number>>): Standing {
  const after: Standing = new Map();
  for (const colour of COLOURS) {
    const free: string[] = [];
    let made = 0;
    for (const [place, count] of counts) {
      const there = before.get(place)?.[colour] ?? [];
      made += there.length;
      const stays = there.slice(0, count[colour]);
      free.push(...there.slice(count[colour]));
      const troops = after.get(place) ?? { r: [], w: [], f: [] };
      after.set(place, { ...troops, [colour]: stays });
    }
    for (const [place, count] of counts) {
      const troops = after.get(place)?.[colour] ?? [];
      while (troops.length < count[colour]) troops.push(free.pop() ?? `${colour}${made++}`);
    }
  }
  return after;
}

// Places out of the history of a season: by territories, then by glory; equal in both shares a place.

import type { Mark } from "./types";

export function ranksAt({ territories, glory }: Mark): Map<string, number> {
  const key = (realm: string) => (territories[realm] ?? 0) * 10_000 + (glory[realm] ?? 0);
  const all = Object.keys(territories);
  return new Map(all.map((realm) => [realm, 1 + all.filter((each) => key(each) > key(realm)).length]));
}

// A match of two realms as the map and the questions need it.

import type { Desk } from "../../lib/desk.svelte";
import { settings } from "../../lib/settings.svelte";
import type { MapLand, MapRealm } from "./layout";
import { namesOf } from "./names";
import { type Asking, kindName, type Pair, pictureOf, SEATS, sheetOf, type Territory, viewOf } from "./view";

const SEAT_IDS = ["0", "1"] as const;

/** What the sides are called: by the names of the people, or by the realm. */
export const namesOfSides = (desk: Desk): Pair<string> => [desk.sideName(0), desk.sideName(1)];

/** Who first had a territory: those of the founding say it themselves, for the others the log does. */
function makers(desk: Desk): Map<string, string> {
  const found = new Map<string, string>();
  for (const { message } of desk.log) {
    if (message.key !== "gained" && message.key !== "taken") continue;
    const id = message.refs?.find((ref) => ref.startsWith("territory:"))?.slice(10);
    const who = message.params?.who;
    const side = typeof who === "object" ? who.params?.who : who;
    const seat = side === "you" ? desk.viewer : SEATS.find((each) => desk.side(each) === side);
    if (id && !found.has(id) && seat !== null && seat !== undefined) found.set(id, SEAT_IDS[seat]);
  }
  return found;
}

const order = ({ id }: Territory): number => {
  const [made = "", number = "0"] = id.split("-");
  return (made.startsWith("f") ? 0 : Number(made.slice(1)) * 100) + Number(number);
};

/** All territories in the order in which they were made. */
export function allLands(desk: Desk): Territory[] {
  const lands = viewOf(desk).realms.flatMap(({ territories }) => territories);
  return [...lands].sort((one, two) => order(one) - order(two) || (one.id < two.id ? -1 : 1));
}

export function mapOf(desk: Desk): { realms: MapRealm[]; lands: MapLand[] } {
  const view = viewOf(desk);
  const sheet = sheetOf(desk);
  const lands = allLands(desk);
  const names = namesOf(lands, settings.language);
  const made = makers(desk);
  const newest = desk.log.findLast(({ message }) => message.key === "gained" || message.key === "taken");
  const sides = namesOfSides(desk);
  return {
    realms: SEATS.map((seat) => ({ id: SEAT_IDS[seat], name: sides[seat], index: armsOfSides[seat] })),
    lands: lands.map(({ id, kind }) => {
      const seat = view.realms[0].territories.some((each) => each.id === id) ? 0 : 1;
      const founded = /^f([01])-/.exec(id)?.[1];
      return {
        id,
        kind,
        picture: pictureOf(kind),
        kindName: kindName(desk.words, sheet, kind),
        name: names.get(id) ?? "",
        owner: SEAT_IDS[seat],
        maker: founded ?? made.get(id) ?? SEAT_IDS[seat],
        home: view.realms[seat].home === id,
        contested: view.battle.stakes.includes(id),
        latest: newest?.message.refs?.includes(`territory:${id}`) ?? false,
      };
    }),
  };
}

/** Places in the row of arms, beside the signs of the game's sides. */
export const armsOfSides: Pair<number> = [3, 1];

/** What is asked of a seat at the table of a match. */
export function askingOf(desk: Desk, enter: (actions: string[]) => void, busy: boolean): Asking {
  const names = namesOf(allLands(desk), settings.language);
  return {
    view: viewOf(desk),
    sheet: sheetOf(desk),
    words: desk.words,
    seat: desk.viewer,
    names: namesOfSides(desk),
    legal: desk.legal.map(({ action }) => action),
    chosen: desk.chosen?.action ?? null,
    outlook: (action) =>
      desk.previews
        .get(action)
        ?.map((line) => desk.words.say(line))
        .join(" ") ?? "",
    choose: (action) => {
      const path = desk.legal.find((each) => each.action === action)?.path;
      if (path) void desk.propose([...path]);
    },
    landName: (id) => names.get(id) ?? id,
    enter,
    busy,
  };
}

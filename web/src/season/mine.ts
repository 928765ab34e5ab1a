// The seasons that this browser has links to.

import { keep, kept } from "../lib/kept";

export interface Hand {
  /** "organizer", or the id of a realm. */
  holder: string;
  token: string;
}

export interface MySeason {
  season: string;
  name: string;
  hands: Hand[];
  /** Which of its hands the person uses now; "public" to look only. */
  using: string;
  since: number;
}

const NAME = "seasons";
const MOST = 40;

export const mySeasons = () => kept<MySeason[]>(NAME, []);
export const mySeason = (season: string) => mySeasons().find((each) => each.season === season);

export function keepSeason(mine: MySeason): void {
  const others = mySeasons().filter(({ season }) => season !== mine.season);
  keep(NAME, [mine, ...others].slice(0, MOST));
}

/** Keeps a link; an older one of the same hand is forgotten. */
export function keepHand(season: string, name: string, hand: Hand, use = true): void {
  const before = mySeason(season) ?? { season, name, hands: [], using: hand.holder, since: Date.now() };
  const hands = [...before.hands.filter(({ holder }) => holder !== hand.holder), hand];
  keepSeason({ ...before, name: name || before.name, hands, using: use ? hand.holder : before.using });
}

export function dropHand(season: string, token: string): void {
  const before = mySeason(season);
  if (!before) return;
  const hands = before.hands.filter((hand) => hand.token !== token);
  keepSeason({ ...before, hands, using: hands[0]?.holder ?? "public" });
}

export function forgetSeason(season: string): void {
  keep(
    NAME,
    mySeasons().filter((each) => each.season !== season),
  );
}

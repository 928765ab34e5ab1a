// The matches of this browser: which seats it holds, and what it can later hold the server to.

import type { CoachLevel } from "./coach.svelte";
import { keep, kept } from "./kept";
import type { Commitment, Created, Seat } from "./protocol";

export interface MySeat {
  seat: Seat;
  token: string;
  /** What this browser added to the dice; empty if the match had begun before. */
  entropy: string;
  /** The commitments that were known before it was opened: its own, and the other seat's. */
  commits?: [string | null, string | null];
  name: string;
  /** Whether somebody sat down here already. */
  seated: boolean;
  /** How many lines of the log were shown to whoever sits here. */
  seen?: number;
}

export interface MyMatch {
  match: string;
  game: string;
  seats: MySeat[];
  /** The root as it was published when this browser first heard of the match. */
  commitment: Commitment | null;
  /** The link for the other player, while it waits to be sent. */
  invitation: string | null;
  since: number;
  /** How much the coach says, in a match with one. */
  coach?: CoachLevel;
}

const NAME = "matches";
const MOST = 200;

export function mine(): MyMatch[] {
  return kept<MyMatch[]>(NAME, []);
}

export function myMatch(match: string): MyMatch | undefined {
  return mine().find((each) => each.match === match);
}

/** Keeps a match, newest first; one that is there already may be left as it is. */
export function keepMatch(match: MyMatch, replace = true): void {
  if (!replace && myMatch(match.match)) return;
  const others = mine().filter((each) => each.match !== match.match);
  keep(NAME, [match, ...others].slice(0, MOST));
}

/** Changes a match that is kept already; its place in the list stays. */
export function changeMatch(match: string, change: (each: MyMatch) => void): void {
  const all = mine();
  const found = all.find((each) => each.match === match);
  if (!found) return;
  change(found);
  keep(NAME, all);
}

/** Keeps what was shown before the own entropy was opened; what is shown later could answer to it. */
export function keepCommits(match: string, token: string, commits: NonNullable<MySeat["commits"]>): void {
  changeMatch(match, ({ seats }) => {
    for (const seat of seats) if (seat.token === token) seat.commits ??= commits;
  });
}

export function forgetMatch(match: string): void {
  keep(
    NAME,
    mine().filter((each) => each.match !== match),
  );
}

/** Keeps a match made here: the seats in `own` are played at this browser. */
export function keepCreated(created: Created, game: string, own: Seat[], names: [string, string]): MyMatch {
  const seats = created.seats.flatMap(({ seat, token }) =>
    token && own.includes(seat)
      ? [{ seat, token, entropy: newEntropy(), name: names[seat], seated: true }]
      : [],
  );
  const guest = created.seats.find(({ seat, token }) => token && !own.includes(seat));
  const match: MyMatch = {
    match: created.match,
    game,
    seats,
    commitment: created.commitment,
    invitation: guest?.url ?? null,
    since: Date.now(),
  };
  keepMatch(match);
  return match;
}

/** 256 bits from the browser, in the letters that the dice take. */
export function newEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

// One's seats on their way to another device. The link holds a code in the fragment, which no server log
// sees; the server gives the seats away once, and only for ten minutes.

import { carrySeats, takeCarried } from "./api";
import type { CarriedSeat } from "./messages.gen";
import { keepMatch, type MyMatch, myMatch } from "./mine";
import type { Facts } from "./protocol";

const MARK = "#carry=";
const MOST = 200;

/** A link that opens one's seats elsewhere, and until when, in milliseconds. */
export interface Carrying {
  url: string;
  until: number;
}

/** Hands the seats of these matches to the server, and makes the link that fetches them. */
export async function carry(matches: readonly MyMatch[]): Promise<Carrying> {
  const seats = matches.flatMap(({ match, seats }) =>
    seats.map(({ seat, token }) => ({ match, seat, token })),
  );
  const { code, seconds } = await carrySeats({ seats: seats.slice(0, MOST) });
  return { url: `/matches${MARK}${code}`, until: Date.now() + seconds * 1000 };
}

/** The code that an address brings; null if it is another one. */
export function codeIn(hash: string): string | null {
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : null;
}

/** The seats that a code opens; it opens them once. */
export async function fetchSeats(code: string): Promise<CarriedSeat[]> {
  return (await takeCarried({ code })).seats;
}

/** Keeps a seat that was carried here, beside those that are held already. */
export function keepCarried(
  { match, seat, token }: CarriedSeat,
  about: Pick<Facts, "game" | "commitment" | "created">,
): void {
  const before = myMatch(match);
  const others = before?.seats.filter((each) => each.seat !== seat && each.token !== token) ?? [];
  const held = { seat, token, entropy: "", name: "", seated: true };
  const { game, commitment, created } = about;
  keepMatch({
    ...(before ?? { match, game, commitment, invitation: null, since: created * 1000 }),
    seats: [...others, held].sort((one, two) => one.seat - two.seat),
  });
}

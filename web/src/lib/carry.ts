// One's matches in a link, so that another device can hold their seats too. The keys stand in the
// fragment, which no server gets to see.

import { keepMatch, type MyMatch, myMatch } from "./mine";
import type { Facts, Seat } from "./protocol";

const MARK = "#carry=";
const ONE = /^([\w-]{1,64})\.([01])\.([\w-]{20,64})$/;

export interface Carried {
  match: string;
  seat: Seat;
  token: string;
}

/** The address that carries these matches. */
export function packed(matches: readonly MyMatch[]): string {
  const seats = matches.flatMap(({ match, seats }) =>
    seats.map(({ seat, token }) => `${match}.${seat}.${token}`),
  );
  return `/matches${MARK}${seats.join(",")}`;
}

/** What an address carries; nothing if it is another one, and what is not whole is left out. */
export function unpacked(hash: string): Carried[] {
  if (!hash.startsWith(MARK)) return [];
  return hash
    .slice(MARK.length)
    .split(",")
    .flatMap((text) => {
      const [, match, seat, token] = ONE.exec(text) ?? [];
      return match && token ? [{ match, seat: Number(seat) as Seat, token }] : [];
    });
}

/** Keeps a seat that was carried here, beside those that are held already. */
export function keepCarried(
  { match, seat, token }: Carried,
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

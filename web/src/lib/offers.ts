// What became of an offer.

import type { OfferKind, Position } from "./protocol";

type Table = Pick<Position, "viewer" | "status" | "offers" | "rematch">;

/** The offer of one's own that the other player declined between two tables. */
export function declined(before: Table, after: Table, isShorter: boolean): OfferKind | null {
  if (before.viewer === null) return null;
  const own = before.offers.find(
    ({ by, kind }) => by === before.viewer && !after.offers.some((offer) => offer.kind === kind),
  );
  return own && !isAccepted(own.kind, after, isShorter) ? own.kind : null;
}

/** Whether what was offered has come true; a match that is over asks for nothing else any more. */
function isAccepted(kind: OfferKind, { status, rematch }: Table, isShorter: boolean): boolean {
  if (kind === "rematch") return rematch !== null;
  if (status === "over") return true;
  if (kind === "take_back") return isShorter;
  if (kind === "pause") return status === "paused";
  return kind === "resume" && status === "playing";
}

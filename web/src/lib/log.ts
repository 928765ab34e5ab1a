// How log lines are counted and whom they are about.

import type { LogLine, Seat, Sitting, Viewer } from "./protocol";

/** Whose line it is: the actor's, or for a result of chance the one it speaks of. */
export function seatOf(line: LogLine, sides: readonly Sitting[], viewer: Viewer): Viewer {
  if (line.actor !== null) return line.actor;
  const who = line.message.params?.who;
  if (who === "you") return viewer;
  return sides.find(({ side }) => side === who)?.seat ?? null;
}

/** The numbers before the lines: moves counted from the first a seat made; one number for one move. */
export function numbers(log: readonly LogLine[]): (number | null)[] {
  let count = 0;
  let previous = -1;
  let begun = false;
  return log.map(({ move, actor }) => {
    begun ||= actor !== null;
    if (!begun || move === previous) return null;
    previous = move;
    return ++count;
  });
}

export function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

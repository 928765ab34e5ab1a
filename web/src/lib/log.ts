// How log lines are counted and whom they are about.

import type { LogLine, Scene, Seat, Viewer } from "./protocol";

/** Ends that the players or the clock bring about; the game has no words for them. */
export const HOUSE_ENDS: readonly string[] = ["resigned", "agreed", "time"];

/** Whose line it is: the actor's, or for a result of chance the one it speaks of. */
export function seatOf(line: LogLine, sides: Scene["seats"], viewer: Viewer): Viewer {
  return line.actor ?? named(line, sides, viewer);
}

/** Whom a line speaks of, who need not have acted: a battle can be won by the other's retreat. */
export function subjectOf(line: LogLine, sides: Scene["seats"], viewer: Viewer): Viewer {
  return named(line, sides, viewer) ?? line.actor;
}

function named({ message }: LogLine, sides: Scene["seats"], viewer: Viewer): Viewer {
  const who = message.params?.who;
  return who === "you" ? viewer : (sides.find(({ side }) => side === who)?.seat ?? null);
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

// What came of the last exchange of a battle, as the log tells it.

import type { Desk } from "../../lib/desk.svelte";
import { other, seatOf } from "../../lib/log";
import type { LogLine, Seat } from "../../lib/protocol";

export interface Blow {
  line: LogLine;
  /** Dice that the line lays open, and whose they are. */
  dice: string | null;
  seat: Seat;
}

/** With these an exchange begins, or a battle that is none. */
const FIRST = ["claimed", "battle", "unfought"];
const TOLD = [
  "unfought",
  "believed",
  "doubted",
  "claim-true",
  "claim-false",
  "last-card",
  "threw-open",
  "compared",
  "compared-equal",
  "lost",
  "battle-won",
];

/** The lines since the last claim that tell what came of it; none while it waits for an answer. */
export function lastExchange(desk: Desk): Blow[] {
  const first = desk.log.findLastIndex(({ message }) => FIRST.includes(message.key));
  if (first < 0) return [];
  return desk.log
    .slice(first)
    .filter(({ message }) => TOLD.includes(message.key))
    .map((line) => {
      const { key, params } = line.message;
      const teller = seatOf(line, desk.position?.seats ?? [], desk.viewer) ?? 0;
      const dice = typeof params?.dice === "string" ? params.dice.replace(/\D/g, "") : null;
      // who doubts uncovers the dice of the other
      return { line, dice, seat: key === "doubted" ? other(teller) : teller };
    });
}

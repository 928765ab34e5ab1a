// Vacations: in a match by days the clock of a player who is away stands still.

import { Failed, goOnVacation } from "./api";
import { dayUpTo } from "./days";
import type { Position, Seat } from "./protocol";
import { settings } from "./settings.svelte";

const DAY = 86_400;

/** A seat of this browser, and what opens it. */
export interface Holder {
  match: string;
  token: string;
}

/** What came of it: in how many matches, and what was wrong with the others. */
export interface Taken {
  done: number;
  problem: "" | "vacation-long" | "error-unreachable";
}

/** Stops the clocks of these seats until then, or lets them run again; one refusal stops no other. */
export async function vacation(seats: readonly Holder[], until: number | null): Promise<Taken> {
  const taken: Taken = { done: 0, problem: "" };
  for (const { match, token } of seats) {
    try {
      await goOnVacation(match, token, { until });
      taken.done += 1;
    } catch (error) {
      const long = error instanceof Failed && error.code === "bad_vacation";
      taken.problem = long ? "vacation-long" : "error-unreachable";
    }
  }
  return taken;
}

/** The first and the last day that a date field offers, with so many seconds left. */
export function daysToChoose(left: number, now = Date.now() / 1000): { first: string; last: string } {
  return { first: dayUpTo(now), last: dayUpTo(now + left - DAY) };
}

/** Whom the reader waits for because they are on vacation: the seat and its last day, if so. */
export function awaited(position: Position | null, now?: number): { seat: Seat; day: string } | null {
  if (position?.status !== "playing") return null;
  const [seat, ...more] = position.actors;
  if (seat === undefined || more.length || seat === position.viewer) return null;
  const day = awayUntil(position.clock?.away[seat], now);
  return day ? { seat, day } : null;
}

/** The last day of a vacation, in words; empty where it is over or there is none. */
export function awayUntil(until: number | null | undefined, now = Date.now() / 1000): string {
  if (!until || until <= now) return "";
  return new Date(until * 1000 - 1).toLocaleDateString(settings.language, { day: "numeric", month: "short" });
}

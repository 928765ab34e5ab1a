// Time that is left, in words.

import { t } from "./language.svelte";
import type { Clock, Facts, Seat } from "./protocol";

/** So many seconds on a clock of that kind. */
export function timeLeft(kind: Clock["kind"], left: number): string {
  if (kind === "days") {
    const hours = Math.floor(left / 3600);
    return hours >= 48
      ? t("clock-days", { days: Math.floor(hours / 24), hours: hours % 24 })
      : t("clock-hours", { hours, minutes: Math.floor((left % 3600) / 60) });
  }
  const seconds = Math.ceil(left);
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

export interface Remaining {
  seat: Seat;
  text: string;
  /** Of what a turn, or with a live clock the match, began with; at most 1. */
  part: number;
  short: boolean;
}

/** Below this part of its time a seat is short of it. */
const SHORT = 0.2;

/** Whose time runs, and what is left of it; one's own first. */
export function remaining(
  clock: Clock | null,
  rule: Facts["clock"],
  own: Seat | undefined,
): Remaining | null {
  const seat = clock?.running.find((each) => each === own) ?? clock?.running[0];
  if (!clock || !rule || seat === undefined) return null;
  const whole = rule.kind === "days" ? rule.days * 86_400 : rule.base;
  const part = Math.min(1, clock.left[seat] / whole);
  return { seat, text: timeLeft(clock.kind, clock.left[seat]), part, short: part < SHORT };
}

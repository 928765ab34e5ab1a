// Which puzzles were solved in this browser, and how many in a row with the first move.

import { keep, kept } from "./kept";

interface Streak {
  now: number;
  best: number;
}

let solved = $state.raw<Record<string, string[]>>(kept("solved", {}));
let streak = $state.raw<Streak>(kept("solved-streak", { now: 0, best: 0 }));

export function isSolved(game: string, puzzle: string): boolean {
  return solved[game]?.includes(puzzle) ?? false;
}

export function theStreak(): Streak {
  return streak;
}

/** A puzzle was solved; `clean`: with the first move, and without the solution. */
export function solve(game: string, puzzle: string, clean: boolean): void {
  if (clean && !isSolved(game, puzzle)) {
    const now = streak.now + 1;
    setStreak({ now, best: Math.max(now, streak.best) });
  }
  if (isSolved(game, puzzle)) return;
  solved = { ...solved, [game]: [...(solved[game] ?? []), puzzle] };
  keep("solved", solved);
}

/** A wrong move, or a look at the solution. */
export function miss(): void {
  if (streak.now) setStreak({ ...streak, now: 0 });
}

function setStreak(to: Streak): void {
  streak = to;
  keep("solved-streak", to);
}

// The streak of puzzles: what counts, what ends it, and that nothing counts twice.

import { expect, test } from "vitest";
import { isSolved, miss, solve, theStreak } from "../src/lib/solved.svelte";

test("a streak counts what was solved with the first move, once", () => {
  solve("game", "one", true);
  solve("game", "two", true);
  solve("game", "two", true);
  expect(theStreak()).toEqual({ now: 2, best: 2 });
  solve("game", "three", false);
  expect(isSolved("game", "three")).toBe(true);
  expect(theStreak().now).toBe(2);
  miss();
  expect(theStreak()).toEqual({ now: 0, best: 2 });
  solve("other", "one", true);
  expect(theStreak()).toEqual({ now: 1, best: 2 });
  expect(isSolved("other", "two")).toBe(false);
});

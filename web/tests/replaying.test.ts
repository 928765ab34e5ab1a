// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardModule } from "../src/boards";
import type { Replay } from "../src/lib/protocol";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { Replaying } = await import("../src/lib/replaying.svelte");

/** A match of so many moves; the second of them is told to nobody. */
function told(moves: number, reason = "line"): Replay {
  return {
    match: "k3v9",
    game: "rosenkoenig",
    viewer: null,
    seats: [],
    outcome: { winner: 0, reason },
    sheet: null,
    positions: Array.from({ length: moves + 1 }, (_, move) => ({
      move,
      view: { lead: move * move },
      lines: move === 0 || move === 2 ? [] : [{ move: move - 1, actor: 0, message: { key: "line" } }],
    })),
  } as unknown as Replay;
}

const board = { points: (view: { lead: number }) => [view.lead, 0] } as unknown as BoardModule;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("steps of which nothing is told are passed over", () => {
  const made = new Replaying(told(4), board);
  expect(made.frames.map(({ move }) => move)).toEqual([0, 1, 3, 4]);
  expect(made.points).toEqual([
    [0, 0],
    [1, 0],
    [9, 0],
    [16, 0],
  ]);
});

test("opens at the move of the address, and between two at the one before", () => {
  expect(new Replaying(told(4), null, 3).at).toBe(2);
  expect(new Replaying(told(4), null, 2).at).toBe(1);
  expect(new Replaying(told(4), null, Number.NaN).at).toBe(0);
});

test("the result is told at the end, not before", () => {
  const made = new Replaying(told(4), null);
  expect([made.desk.outcome, made.desk.scene?.status]).toEqual([null, "playing"]);
  made.seek(99);
  expect(made.at).toBe(3);
  expect([made.desk.outcome?.winner, made.desk.scene?.status]).toEqual([0, "over"]);
  made.seek(-1);
  expect(made.at).toBe(0);
});

test("board and log show the same step", () => {
  const made = new Replaying(told(4), null);
  made.seek(2);
  expect(made.desk.view).toEqual({ lead: 9 });
  expect(made.desk.log).toHaveLength(2);
  expect([made.turn, made.turns]).toEqual([2, 3]);
  made.seekLine(2);
  expect(made.at).toBe(3);
});

test("plays by itself to the end, and from the beginning once it is there", () => {
  const made = new Replaying(told(4), null, 3);
  made.toggle();
  const stop = made.run();
  vi.advanceTimersByTime(5_000);
  expect([made.at, made.playing]).toEqual([3, false]);
  stop();
  made.toggle();
  expect([made.at, made.playing]).toEqual([0, true]);
  made.seek(1);
  expect(made.playing).toBe(false);
});

test("goes on from a step, and from the end only where the rules would", () => {
  const end = (reason: string) => new Replaying(told(4, reason), null, 4).canFork;
  expect(new Replaying(told(4), null, 1).canFork).toBe(true);
  expect([end("line"), end("resigned"), end("agreed"), end("time")]).toEqual([false, true, true, true]);
});

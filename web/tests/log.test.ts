import { expect, test } from "vitest";
import { numbers, seatOf, subjectOf } from "../src/lib/log";
import type { LogLine, Scene } from "../src/lib/protocol";

const line = (move: number, actor: LogLine["actor"], who?: string): LogLine => ({
  move,
  actor,
  message: { key: "line", params: who ? { who } : {} },
});

test("moves are counted from the first a seat made; one number for one move", () => {
  const log = [line(4, null), line(9, null), line(10, 0), line(12, null), line(12, null), line(13, 0)];
  expect(numbers(log)).toEqual([null, null, 1, 2, null, 3]);
});

test("a result of chance is the line of whom it speaks of", () => {
  const seats = [
    { seat: 0, side: "red" },
    { seat: 1, side: "white" },
  ] as Scene["seats"];
  expect(seatOf(line(1, 1, "red"), seats, 0)).toBe(1);
  expect(seatOf(line(1, null, "white"), seats, 0)).toBe(1);
  expect(seatOf(line(1, null, "you"), seats, 0)).toBe(0);
  expect(seatOf(line(1, null), seats, 0)).toBeNull();
  // of a battle won by a retreat it is the winner who is spoken of
  expect(subjectOf(line(1, 1, "red"), seats, 0)).toBe(0);
  expect(subjectOf(line(1, 1, "you"), seats, 0)).toBe(0);
  expect(subjectOf(line(1, 1), seats, 0)).toBe(1);
});

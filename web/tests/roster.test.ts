// Warbands as texts.

import { expect, test } from "vitest";
import { blank, read, written } from "../src/season/roster";

test("a warband reads as it was written", () => {
  const unit = { ...blank(), kind: "foot", character: "Sir Guy", losses: 3, leader: true };
  const roster = { name: "The Wolves", units: [unit], notes: [{ battle: "e9", text: "lost the ford" }] };
  expect(read(written(roster), "")).toEqual(roster);
});

test("a number that was emptied is none, and an empty note is not kept", () => {
  const unit = {
    ...blank(),
    kind: "foot",
    extra: null as unknown as number,
    losses: undefined as unknown as number,
  };
  const told = read(written({ name: "x", units: [unit], notes: [{ battle: "e9", text: " " }] }), "");
  expect(told.units[0]).toMatchObject({ extra: 0, losses: 0 });
  expect(told.notes).toEqual([]);
});

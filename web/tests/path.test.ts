import { expect, test } from "vitest";
import { chosen, ending, next, thing } from "../src/lib/path";

const legal = [
  { action: "w>kent", path: ["block:warwick", "area:kent"] },
  { action: "w>essex", path: ["block:warwick", "area:essex"] },
  { action: "y>kent", path: ["block:york", "area:kent"] },
  { action: "s", path: ["block:salisbury"] },
  { action: "s>kent", path: ["block:salisbury", "area:kent"] },
  { action: "pass", path: [] },
];

test("the next things, each once, in the order of the list", () => {
  expect(next(legal, [])).toEqual(["block:warwick", "block:york", "block:salisbury"]);
  expect(next(legal, ["block:warwick"])).toEqual(["area:kent", "area:essex"]);
  expect(next(legal, ["area:kent"])).toEqual([]);
});

test("an action is chosen as soon as it is the only one left", () => {
  expect(chosen(legal, [])).toBeNull();
  expect(chosen(legal, ["block:warwick"])).toBeNull();
  expect(chosen(legal, ["block:york"])?.action).toBe("y>kent");
  expect(chosen(legal, ["block:warwick", "area:essex"])?.action).toBe("w>essex");
});

test("where a path ends that another goes on from, both are offered", () => {
  expect(chosen(legal, ["block:salisbury"])).toBeNull();
  expect(ending(legal, ["block:salisbury"]).map(({ action }) => action)).toEqual(["s"]);
  expect(ending(legal, []).map(({ action }) => action)).toEqual(["pass"]);
});

test("things are taken apart at their first colon", () => {
  expect(thing("square:e5")).toEqual({ kind: "square", name: "e5" });
  expect(thing("stock")).toEqual({ kind: "stock", name: "" });
  expect(thing("block:kent:0")).toEqual({ kind: "block", name: "kent:0" });
});

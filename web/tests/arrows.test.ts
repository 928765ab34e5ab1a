import { expect, test } from "vitest";
import { type Arrow, drawn, waysOf } from "../src/lib/arrows";

const arrow = (...steps: string[][]): Arrow => ({ kind: "best", steps });

test("an arrow leads over the places of a step; a single place has none", () => {
  const march = arrow(["area:kent", "area:essex"], ["area:essex"], ["card:N1"]);
  expect(waysOf(march, "area")).toEqual([["kent", "essex"]]);
  expect(waysOf(arrow(["hex:0,0", "hex:1,0", "hex:2,0"]), "hex")).toEqual([["0,0", "1,0", "2,0"]]);
  expect(waysOf(arrow(["area:kent", "area:kent"]), "area")).toEqual([]);
});

test("an arrow begins beside what moves and ends on its goal", () => {
  const found = drawn(
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    20,
  );
  expect(found?.line).toBe("M14.0,0.0L85.0,0.0");
  expect(found?.head).toMatch(/^M95\.0,0\.0L/);
  expect(drawn([{ x: 1, y: 1 }], 20)).toBeNull();
});

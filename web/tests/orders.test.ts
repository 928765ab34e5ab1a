import { expect, test } from "vitest";
import { asking, changed, countActive, suggested } from "../src/lib/orders";
import type { GameOption } from "../src/lib/protocol";

const OFFERED: GameOption[] = [
  { name: "fire", values: ["ask", "always"], free: false },
  { name: "retreat", values: ["ask", "weaker", "never"], free: false },
  { name: "lone", values: ["ask"], free: false },
];

test("the first value asks, the second is suggested", () => {
  expect(asking(OFFERED)).toEqual({ fire: "ask", retreat: "ask", lone: "ask" });
  expect(suggested(OFFERED)).toEqual({ fire: "always", retreat: "weaker", lone: "ask" });
});

test("only orders that decide something are counted", () => {
  expect(countActive(OFFERED, asking(OFFERED))).toBe(0);
  expect(countActive(OFFERED, { ...asking(OFFERED), retreat: "never" })).toBe(1);
  expect(countActive(OFFERED, suggested(OFFERED))).toBe(2);
  expect(countActive(OFFERED, {})).toBe(0);
  expect(countActive([], { fire: "always" })).toBe(0);
});

test("only what differs is sent", () => {
  const given = asking(OFFERED);
  expect(changed(given, { ...given })).toEqual({});
  expect(changed(given, { ...given, retreat: "never" })).toEqual({ retreat: "never" });
});

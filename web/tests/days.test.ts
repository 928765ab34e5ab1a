// Days of the calendar and moments.

import { expect, test } from "vitest";
import { dayUpTo, endOf } from "../src/lib/days";

test("a vacation until a day has that day in it", () => {
  const noon = new Date(2026, 10, 25, 12).getTime() / 1000;
  expect(endOf("2026-11-25")).toBeGreaterThan(noon);
  expect(endOf("2026-11-25")).toBe(new Date(2026, 10, 26).getTime() / 1000);
});

test.each(["2026-11-25", "2026-12-31", "2027-02-28", "2027-03-28"])("the field shows %s again", (day) => {
  expect(dayUpTo(endOf(day))).toBe(day);
});

test("no moment is no day", () => {
  expect(dayUpTo(null)).toBe("");
});

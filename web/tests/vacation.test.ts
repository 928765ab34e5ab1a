// Vacations: which days can be chosen, what is said, and what several matches answer.

import { afterEach, expect, test, vi } from "vitest";
import { endOf } from "../src/lib/days";
import type { Position } from "../src/lib/protocol";
import { awaited, awayUntil, daysToChoose, vacation } from "../src/lib/vacation";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { language: "en" } }));

const DAY = 86_400;
const noon = new Date(2026, 10, 25, 12).getTime() / 1000;

afterEach(() => vi.unstubAllGlobals());

test("the last day that can be chosen is over within what is left", () => {
  const { first, last } = daysToChoose(30 * DAY, noon);
  expect([first, last]).toEqual(["2026-11-25", "2026-12-24"]);
  expect(endOf(last)).toBeLessThanOrEqual(noon + 30 * DAY);
  expect(endOf(last)).toBeGreaterThan(noon + 29 * DAY);
});

test("a vacation is told by its last day, and not once it is over", () => {
  expect(awayUntil(endOf("2026-12-03"), noon)).toContain("3");
  expect(awayUntil(noon - 1, noon)).toBe("");
  expect(awayUntil(null, noon)).toBe("");
});

test("who waits for a player on vacation is told until when", () => {
  const until = endOf("2026-12-03");
  const clock = {
    kind: "days",
    left: [1, 1],
    running: [0],
    reserve: [0, 0],
    away: [until, null],
    vacation: [0, 0],
  };
  const table = { status: "playing", viewer: 1, actors: [0], clock } as unknown as Position;
  expect(awaited(table, noon)).toMatchObject({ seat: 0 });
  expect(awaited({ ...table, viewer: null }, noon)).toMatchObject({ seat: 0 });
  expect(awaited({ ...table, viewer: 0 }, noon)).toBeNull();
  expect(awaited({ ...table, actors: [1] }, noon)).toBeNull();
  expect(awaited({ ...table, actors: [0, 1] }, noon)).toBeNull();
  expect(awaited({ ...table, status: "over" }, noon)).toBeNull();
  expect(awaited(table, until)).toBeNull();
});

test("one match that refuses does not keep the others from stopping", async () => {
  const answers = [
    new Response('{"error": {"code": "bad_vacation", "message": ""}}', { status: 400 }),
    new Response('{"done": true}'),
  ];
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push([path, init]);
    return answers.shift();
  });
  const seats = [
    { match: "one", token: "a" },
    { match: "two", token: "b" },
  ];
  expect(await vacation(seats, noon)).toEqual({ done: 1, problem: "vacation-long" });
  expect(asked.map(([path]) => path)).toEqual(["/api/matches/one/vacation", "/api/matches/two/vacation"]);
  expect(asked[1]?.[1].body).toBe(JSON.stringify({ until: noon }));
});

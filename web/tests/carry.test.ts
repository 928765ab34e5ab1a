// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carry, codeIn, fetchSeats, keepCarried } from "../src/lib/carry";
import { remaining } from "../src/lib/clock";
import { type MyMatch, mine } from "../src/lib/mine";

const token = (letter: string) => letter.repeat(43);
const about = { game: "rosenkoenig", created: 12, commitment: { root: "r", draws: 1 } } as never;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function server(answer: unknown, status = 200) {
  const asked = vi.fn(async (_path: string, _init: RequestInit) => Response.json(answer, { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("the link holds a code and no key of a seat", async () => {
  const matches = [
    { match: "k3v9", seats: [{ seat: 1, token: token("a"), name: "Anna" }] },
    {
      match: "p4",
      seats: [
        { seat: 0, token: token("b") },
        { seat: 1, token: token("c") },
      ],
    },
  ] as unknown as MyMatch[];
  const asked = server({ code: "c0de", seconds: 600 }, 201);
  const { url, until } = await carry(matches);
  expect(url).toBe("/matches#carry=c0de");
  expect(until - Date.now()).toBeGreaterThan(590_000);
  expect(JSON.parse(String(asked.mock.calls[0]?.[1].body))).toEqual({
    seats: [
      { match: "k3v9", seat: 1, token: token("a") },
      { match: "p4", seat: 0, token: token("b") },
      { match: "p4", seat: 1, token: token("c") },
    ],
  });
});

test("the code of an address fetches the seats", async () => {
  expect(codeIn("")).toBeNull();
  expect(codeIn("#main")).toBeNull();
  expect(codeIn("#carry=c0de")).toBe("c0de");
  const seats = [{ match: "p4", seat: 1, token: token("c") }];
  server({ seats });
  expect(await fetchSeats("c0de")).toEqual(seats);
  server({ error: { code: "not_found", message: "" } }, 404);
  await expect(fetchSeats("c0de")).rejects.toMatchObject({ status: 404 });
});

test("a seat joins those that are held already, and comes once", () => {
  keepCarried({ match: "p4", seat: 1, token: token("c") }, about);
  keepCarried({ match: "p4", seat: 0, token: token("b") }, about);
  keepCarried({ match: "p4", seat: 1, token: token("c") }, about);
  expect(mine()).toHaveLength(1);
  expect(mine()[0]).toMatchObject({ match: "p4", game: "rosenkoenig", since: 12_000 });
  expect(mine()[0]?.seats.map(({ seat, token }) => [seat, token[0]])).toEqual([
    [0, "b"],
    [1, "c"],
  ]);
});

test("of the time one's own is told, and when it runs short", () => {
  const clock = { kind: "days", left: [10_000, 172_800], running: [0, 1], reserve: null } as never;
  const rule = { kind: "days", days: 3, reserve: 0 } as never;
  expect(remaining(clock, rule, 1)).toMatchObject({ seat: 1, part: 2 / 3, short: false });
  expect(remaining(clock, rule, 0)).toMatchObject({ seat: 0, short: true });
  expect(remaining(clock, rule, undefined)).toMatchObject({ seat: 0 });
  expect(remaining(null, rule, 0)).toBeNull();
});

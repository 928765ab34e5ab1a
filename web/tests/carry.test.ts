// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { keepCarried, packed, unpacked } from "../src/lib/carry";
import { type MyMatch, mine } from "../src/lib/mine";

const token = (letter: string) => letter.repeat(43);
const about = { game: "rosenkoenig", created: 12, commitment: { root: "r", draws: 1 } } as never;

beforeEach(() => localStorage.clear());

test("what was packed is unpacked", () => {
  const matches = [
    { match: "k3v9", seats: [{ seat: 1, token: token("a") }] },
    {
      match: "p4",
      seats: [
        { seat: 0, token: token("b") },
        { seat: 1, token: token("c") },
      ],
    },
  ] as unknown as MyMatch[];
  const hash = new URL(packed(matches), "https://example.org").hash;
  expect(unpacked(hash)).toEqual([
    { match: "k3v9", seat: 1, token: token("a") },
    { match: "p4", seat: 0, token: token("b") },
    { match: "p4", seat: 1, token: token("c") },
  ]);
});

test("other addresses carry nothing, and what is broken is left out", () => {
  expect(unpacked("")).toEqual([]);
  expect(unpacked("#main")).toEqual([]);
  expect(unpacked(`#carry=k3v9.2.${token("a")},k3v9.1.short,../x.1.${token("a")},,`)).toEqual([]);
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

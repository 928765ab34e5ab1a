import { expect, test } from "vitest";
import { island, type Place, settle, sizeFor, towards } from "../src/boards/rampant/layout";
import { namesOf } from "../src/boards/rampant/names";

const REALMS = ["e2", "e6", "e9", "e13"];

function lands(each: number): Place[] {
  return REALMS.flatMap((realm) =>
    Array.from({ length: each }, (_, at) => ({ id: `${realm}-${at}`, realm, home: at === 0, wish: null })),
  );
}

test("every territory has a cell of its own, and another one moves none", () => {
  const ground = island(...sizeFor(REALMS.length, 20));
  const before = settle(ground, REALMS, lands(4));
  expect(new Set(before.values()).size).toBe(16);
  const after = settle(ground, REALMS, [...lands(4), { id: "e40-1", realm: "e9", home: false, wish: null }]);
  for (const [id, cell] of before) expect(after.get(id)).toBe(cell);
  expect(after.size).toBe(17);
});

test("homes lie apart, and a realm around its home", () => {
  const ground = island(...sizeFor(4, 12));
  const cells = settle(ground, REALMS, lands(3));
  const at = (id: string) => ground.cells[cells.get(id) as number]?.center ?? [0, 0];
  const far = (one: string, two: string) => Math.hypot(at(one)[0] - at(two)[0], at(one)[1] - at(two)[1]);
  for (const one of REALMS) {
    for (const two of REALMS) if (one !== two) expect(far(`${one}-0`, `${two}-0`)).toBeGreaterThan(200);
    expect(far(`${one}-0`, `${one}-1`)).toBeLessThan(320);
  }
});

test("a territory lies where somebody put it", () => {
  const ground = island(6, 4);
  const wish = ground.cells[13]?.center ?? null;
  const found = settle(ground, ["e2"], [{ id: "e2-1", realm: "e2", home: false, wish }]);
  expect(found.get("e2-1")).toBe(13);
});

test("the same neighbors on both sides, and arrow keys reach them", () => {
  const { cells } = island(5, 4);
  for (const [at, { neighbors }] of cells.entries())
    for (const each of neighbors) expect(cells[each]?.neighbors).toContain(at);
  const all = new Set(cells.keys());
  expect(towards({ cells, borders: [] }, 0, "ArrowRight", all)).toBe(1);
  expect(towards({ cells, borders: [] }, 0, "ArrowLeft", all)).toBe(null);
});

test("names are the same for the same territories, and none is there twice", () => {
  const many = Array.from({ length: 120 }, (_, at) => ({
    id: `e${at}-1`,
    kind: at % 2 ? "forest" : "village",
  }));
  const german = namesOf(many, "de");
  expect(new Set(german.values()).size).toBe(120);
  expect(new Set(namesOf(many, "en").values()).size).toBe(120);
  expect(namesOf(many.slice(0, 40), "de").get("e7-1")).toBe(german.get("e7-1"));
});

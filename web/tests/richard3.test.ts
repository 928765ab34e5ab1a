// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
import type { Legal, Position } from "../src/lib/protocol";
import type { Table } from "../src/lib/table";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { Desk } = await import("../src/lib/desk.svelte");
const { AREA_IDS, drawnArea, neighbourBy, outlines, stands } = await import(
  "../src/boards/richard3/geometry"
);
const { byArea, harbours, offered, standings, touch, touchBlock } = await import(
  "../src/boards/richard3/view"
);
const { ARMS, armsOf } = await import("../src/boards/richard3/arms");
type View = import("../src/boards/richard3/view").View;

const VIEW = {
  viewer: 0,
  phase: "acting",
  groups: [
    { side: 0, area: "kent", pieces: [], strangers: 1, handles: ["lancaster/kent/1"], marks: [] },
    {
      side: 1,
      area: "kent",
      pieces: [{ block: "y-kent", strength: 2 }],
      strangers: 2,
      handles: ["york/kent/1", "york/kent/2"],
      marks: [],
    },
  ],
  own: [
    { block: "l-rivers", place: "kent", strength: 3, moved: false, came: null, known: false },
    { block: "l-oxford", place: "pool", strength: 3, moved: false, came: null, known: false },
  ],
  rebel: { side: 1, place: "pool", strength: 4, moved: false, came: null },
  mover: null,
  fight: null,
} as unknown as View;

function desk(view: Partial<View>, legal: Legal[]) {
  const act = vi.fn(async () => {});
  const table = { act, why: vi.fn(async () => null), preview: vi.fn(async () => []) } as unknown as Table;
  const made = new Desk("richard3", table);
  const position = { version: 1, viewer: 0, actors: [0], legal, view: { ...VIEW, ...view }, seats: [] };
  made.show({ position: position as unknown as Position, log: [] });
  return { made, act };
}

describe("who stands where", () => {
  test("own blocks have names, strangers a handle only", () => {
    const here = byArea(VIEW).get("kent") ?? [];
    expect(here.map(({ key }) => key)).toEqual(["l-rivers", "y-kent", "york/kent/1", "york/kent/2"]);
    expect(here.map(({ block }) => block)).toEqual(["l-rivers", "y-kent", null, null]);
  });

  test("a spectator sees backs on both sides", () => {
    const seen = standings({ ...VIEW, viewer: null, own: [] });
    expect(seen.filter(({ block }) => block === null).map(({ side }) => side)).toEqual([0, 1, 1]);
  });

  test("open fronts stand on the map, each once", () => {
    const fronts = [[{ block: "l-rivers", strength: 3 }], [{ block: "y-march", strength: 1 }]];
    const fight = { area: "kent", fronts } as unknown as View["fight"];
    const names = standings({ ...VIEW, fight }).map(({ key }) => key);
    expect(names.filter((name) => name === "l-rivers")).toHaveLength(1);
    expect(names).toContain("y-march");
  });
});

describe("what can be touched", () => {
  const LEGAL: Legal[] = [
    { action: "take:l-rivers", path: ["block:l-rivers"] },
    { action: "recruit:l-oxford:essex", path: ["block:l-oxford", "area:essex"] },
    { action: "recruit:l-oxford:kent", path: ["block:l-oxford", "area:kent"] },
    { action: "end", path: ["end"] },
  ];

  test("a block is picked up at once, a recruit waits for his area", () => {
    const { made, act } = desk({}, LEGAL);
    touchBlock(made, "l-oxford");
    expect(act).not.toHaveBeenCalled();
    expect(offered(made, "area")).toEqual(["essex", "kent"]);
    touchBlock(made, "l-rivers");
    expect(act).toHaveBeenCalledWith("take:l-rivers", 1);
  });

  test("what is chosen is played by touching it once more, at any depth", () => {
    const { made, act } = desk({}, LEGAL);
    touchBlock(made, "l-oxford");
    touch(made, "area:kent");
    expect(act).not.toHaveBeenCalled();
    touch(made, "area:kent");
    expect(act).toHaveBeenCalledWith("recruit:l-oxford:kent", 1);
  });

  test("harbours are known before somebody says that he sails", () => {
    const sail = ["kent", "essex"].map((area) => ({
      action: `sail:${area}`,
      path: ["sail", `area:${area}`],
    }));
    const { made } = desk({ phase: "moving" }, [{ action: "step:kent", path: ["area:kent"] }, ...sail]);
    expect(harbours(made)).toEqual(["kent", "essex"]);
    made.touch("sail");
    expect(harbours(made)).toEqual([]);
    expect(offered(made, "area")).toEqual(["kent", "essex"]);
  });
});

describe("the drawn map", () => {
  test("every area has a closed outline", () => {
    for (const area of AREA_IDS) expect(outlines[area]).toMatch(/^M[-\d.,L]+Z/);
  });

  test("blocks find room, up to twelve a side, and those of one side are of one size", () => {
    for (const area of AREA_IDS)
      for (const count of [1, 2, 3, 5, 8, 12]) {
        const [alone] = stands(area, count, 0);
        expect(alone).toHaveLength(count);
        expect(new Set(alone.map(({ size }) => Math.round(size))).size).toBe(1);
        const [near, far] = stands(area, count, count);
        const [room] = drawnArea(area).stands;
        for (const { x, y, size } of near) {
          expect(size).toBeGreaterThan(6);
          expect(x).toBeGreaterThanOrEqual(room[0] - 0.01);
          expect(y + size).toBeLessThanOrEqual(room[1] + room[3] + 0.01);
        }
        expect(far).toHaveLength(count);
      }
  });

  test("arrow keys reach every area", () => {
    const reached = new Set(["middlesex"]);
    for (const area of reached)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"])
        reached.add(neighbourBy(key, area) as string);
    expect([...reached].sort()).toEqual([...AREA_IDS].sort());
    expect(neighbourBy("Tab", "kent")).toBeNull();
  });
});

test("every block bears arms, and no two nobles the same", () => {
  for (const block of ["y-york", "l-henry_vi", "l-york_levy", "y-york_church", "l-bombard", "rebel"])
    expect(ARMS[armsOf(block)]).toBeDefined();
  const drawn = Object.values(ARMS).map((arms) => JSON.stringify(arms));
  expect(new Set(drawn).size).toBe(drawn.length);
});

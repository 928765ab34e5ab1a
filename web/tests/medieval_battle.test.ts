import { expect, test, vi } from "vitest";
import { across, lookingFrom, overlays } from "../src/boards/medieval_battle/overlays.svelte";
import { Pieces, trailOf } from "../src/boards/medieval_battle/pieces";
import { plans } from "../src/boards/medieval_battle/plans.svelte";
import type { Standing } from "../src/boards/medieval_battle/view";
import type { Desk } from "../src/lib/desk.svelte";
import type { LogLine } from "../src/lib/protocol";

const line = (move: number, key: string, ...hexes: string[]): LogLine => ({
  move,
  actor: 0,
  message: { key, refs: hexes.map((hex) => `hex:${hex}`) },
});

test("the trail is the way of the last move, whatever it led to", () => {
  const before = line(3, "moved", "5,5", "6,5");
  expect(
    trailOf([before, line(4, "moved-across", "0,0", "1,0", "2,0"), line(4, "took-flag", "2,0")]),
  ).toEqual({
    hexes: ["0,0", "1,0", "2,0"],
    walked: true,
  });
  expect(trailOf([before, line(4, "dismounted", "0,0"), line(4, "merged", "0,0", "0,1")])?.walked).toBe(
    false,
  );
  expect(trailOf([before, line(4, "stood", "1,1"), line(4, "fought", "0,1", "1,1")])?.hexes).toEqual([
    "0,1",
    "1,1",
  ]);
  expect(trailOf([before, line(4, "rallied")])).toBeNull();
  expect(trailOf([])).toBeNull();
});

test("a unit that moved is the same piece as before", () => {
  const unit = (at: string, kind: Standing["kind"]): Standing => ({
    at,
    kind,
    seat: 0,
    knights: 2,
    points: 3,
  });
  const pieces = new Pieces();
  const [cavalry, pikes] = pieces.follow([unit("0,0", "HC"), unit("1,0", "PK")]);
  const moved = pieces.follow([unit("1,0", "PK"), unit("4,0", "HC")]);
  expect(moved.map(({ id }) => id)).toEqual([pikes?.id, cavalry?.id]);
});

test("results of all targets stay while the pointer rests on the unit, which may also go out and back", () => {
  const goals = ["0,0", "1,0", "2,0"];
  overlays.looked = "0,0";
  expect(lookingFrom("0,0", null, goals)).toBeNull();
  overlays.looked = "1,0";
  expect(lookingFrom("0,0", null, goals)).toBe("1,0");
  expect(lookingFrom("0,0", "2,0", goals)).toBe("2,0");
  overlays.looked = "5,5";
  expect(lookingFrom("0,0", null, goals)).toBeNull();
  overlays.looked = null;
});

test("a move that an attack follows tells the points that are left after both", async () => {
  const path = ["hex:0,0", "hex:2,0"];
  const desk = {
    planned: null,
    legal: [{ action: "move:0,0:2,0", path }],
    view: { units: [[{ at: "0,0", kind: "LI", knights: 2, points: 4 }], []] },
    propose: vi.fn(async () => {}),
  };
  const blow = { at: "3,0", start: "2,0", how: "attack", points: 0, lost: 1, killed: 1, lines: [] } as const;
  await plans.lay(desk as unknown as Desk, "0,0", { ...blow, lines: [] });
  expect(desk.propose).toHaveBeenCalledWith(path);
  expect(desk.planned).toEqual([{ key: "preview-points", params: { before: 4, after: 0 } }]);
});

test("what is reached only across a unit of one's own side can be touched too", () => {
  const step = (at: string, ...over: string[]) => ({
    at,
    over,
    points: 0,
    stops: false,
    threats: 0,
    way: [],
  });
  const steps = [step("1,0"), step("2,0", "1,-1"), step("3,0", "1,-1"), step("4,0", "1,-1", "2,-1")];
  const unit = { at: "0,0", zone: [], steps, blows: [], threats: [] };
  expect([...across(unit, ["1,0", "2,0"])]).toEqual([
    ["3,0", ["hex:0,0", "over:1,-1", "hex:3,0"]],
    ["4,0", ["hex:0,0", "over:1,-1", "over:2,-1", "hex:4,0"]],
  ]);
  expect(across(null, []).size).toBe(0);
});

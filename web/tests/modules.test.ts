import { describe, expect, test } from "vitest";
import {
  codeOf,
  editionWith,
  isUsed,
  laidAs,
  nextId,
  planOf,
  randomPlan,
  rowsOf,
  strayIn,
} from "../src/boards/medieval_battle/modules";
import type { ModuleFace, Sheet, Slot } from "../src/boards/medieval_battle/view";

function face(id: string, kind: ModuleFace["kind"], piece: string, letter = ""): ModuleFace {
  return { id, kind, piece, letter, hexes: ["0,-1", "-1,0", "0,0"], ground: "f.h", source: { all: "ours" } };
}

const slot = (name: string, kind: Slot["kind"]): Slot => ({
  name,
  kind,
  hexes: [],
  turn: 0,
  at: "0,0",
  back: "4,-1",
});

const SHEET = {
  slots: [slot("C1", "inner"), slot("X", "outer"), slot("Y", "outer"), slot("XY", "filler")],
  modules: [
    face("I", "inner", "1"),
    face("II", "inner", "1"),
    ...["A1", "A2", "B1", "B2"].map((id) => face(id, "outer", id[1] ?? "", id[0])),
    face("e1", "filler", "e1"),
  ],
  grounds: [],
} as unknown as Sheet;

describe("the code of a battlefield", () => {
  test("is read and written alike, with turns, ways and gaps", () => {
    for (const code of ["B-II4-2r.1-e1", "A-I0-1.2-e1", "A-_-1._-_"])
      expect(codeOf(SHEET, planOf(SHEET, code))).toBe(code);
  });

  test("names nothing that is not there", () => {
    expect(laidAs(SHEET, "A", "outer", "3")).toBeNull();
    expect(laidAs(SHEET, "A", "inner", "I6")).toBeNull();
  });

  test("that names what is not there says so, part by part", () => {
    expect(strayIn(SHEET, "B-II4-2r.1-e1")).toEqual([]);
    expect(strayIn(SHEET, "A-_-1._-_")).toEqual([]);
    expect(strayIn(SHEET, "A-I0-1")).toEqual([]);
    expect(strayIn(SHEET, "foo")).toEqual(["foo"]);
    expect(strayIn(SHEET, "A-I9-1.7-e1.e2")).toEqual(["I9", "7", "e2"]);
  });

  test("of a random one is whole, and no piece lies twice", () => {
    let number = 0;
    const plan = randomPlan(SHEET, (most) => number++ % most);
    expect(codeOf(SHEET, plan)).not.toContain("_");
    expect(plan.X?.face.piece).not.toBe(plan.Y?.face.piece);
    expect(
      SHEET.modules.filter((each) => each.kind === "inner").every((each) => isUsed(SHEET, plan, each)),
    ).toBe(true);
  });
});

describe("modules of one's own", () => {
  const TEXT =
    'name = "standard"\n\n[[module]]\nid = "I"\nground = [\n  "f",\n]\n\n[[module]]\nid = "A1"\n\n[[map]]\nid = "standard"\n';

  test("get a number that is free", () => {
    expect(nextId(SHEET, "outer", "A")).toEqual({ id: "A3", piece: "3" });
    expect(nextId(SHEET, "filler", "")).toEqual({ id: "e2", piece: "e2" });
    expect(nextId(SHEET, "inner", "")).toEqual({ id: "III", piece: "3" });
  });

  test("are written row by row in the form of an edition, in the place of their namesakes", () => {
    const own = face("I", "inner", "1");
    expect(rowsOf(own)).toEqual(["f", ". h"]);
    const text = editionWith(TEXT, "own", [own], "A-I0-1.2-e1");
    expect(text.match(/id = "I"/g)).toHaveLength(1);
    expect(text).toContain('name = "own"');
    expect(text).toContain('ground = [\n  "f",\n  ". h",\n]');
    expect(text).toContain('[[map]]\nid = "standard"');
    expect(text).toContain('[[map]]\nid = "own"');
    expect(editionWith(text, "own", [own], "A-I1-1.2-e1").match(/id = "own"/g)).toHaveLength(1);
  });
});

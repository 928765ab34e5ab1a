import { expect, test } from "vitest";
import type { Analysis, Judged } from "../src/lib/messages.gen";
import { arrowsOf, judgedAt, marks, thingsOf, turnFrom, turns } from "../src/lib/study";

function judged(first: number, chance: number, more: Partial<Judged> = {}): Judged {
  return {
    stretch: { first, last: first + 1, seat: 0 },
    chance,
    error: 0.05,
    after: chance,
    gave: 0,
    gave_error: 0,
    best: [],
    path: [],
    said: [],
    played: [],
    luck_follows: false,
    ...more,
  };
}

const whole = (...all: Judged[]): Analysis => ({
  form: 1,
  done: all.length,
  all: all.length,
  judged: all,
  shares: { start: 0.5, decisions: [0, 0], luck: 0, result: 1 },
  given: [0.012, 0.008],
});

test("the curve ends with the result once it is known", () => {
  const study = whole(judged(2, 0.5), judged(5, 0.7));
  expect(marks(study, 9).map(({ at, chance }) => [at, chance])).toEqual([
    [2, 0.5],
    [5, 0.7],
    [9, 1],
  ]);
  expect(marks({ ...study, shares: null }, 9)).toHaveLength(2);
});

test("turning points are decisions that gave much away; a forced move is none", () => {
  const slip = judged(3, 0.6, { gave: 0.2, after: 0.4 });
  const found = turns(whole(judged(1, 0.6), slip, judged(4, 0.4, { gave: 0.01 }), judged(6, 0.4)), false);
  expect(found.map(({ kind, from, size }) => [kind, from, size])).toEqual([["decision", 3, 0.2]]);
});

test("luck is what changed though nobody decided it", () => {
  const drawn = judged(1, 0.5, { after: 0.45, luck_follows: true });
  const [luck] = turns(whole(drawn, judged(3, 0.8)), false);
  expect(luck).toMatchObject({ kind: "luck", from: 2, to: 3, seat: 0 });
  expect(luck?.size).toBeCloseTo(0.35);
  // where secrets are, only what was given away is the seat's doing
  const rolled = judged(1, 0.5, { gave: 0.1, luck_follows: true, stretch: { first: 1, last: 2, seat: 1 } });
  const [given, brought] = turns(whole(rolled, judged(3, 0.3)), true);
  expect(given).toMatchObject({ kind: "decision", seat: 1 });
  expect(brought).toMatchObject({ kind: "luck", seat: 1 });
  expect(brought?.size).toBeCloseTo(0.3);
});

test("of the decisions between two positions the dearest is told", () => {
  const study = whole(judged(2, 0.5), judged(3, 0.5, { gave: 0.2 }), judged(5, 0.4));
  expect(judgedAt(study, 2, 4)?.stretch.first).toBe(3);
  expect(judgedAt(study, 5, 6)?.stretch.first).toBe(5);
  expect(judgedAt(study, 4, 5)).toBeNull();
});

test("arrows show what differs, and nothing where nothing better is known", () => {
  const line = (...refs: string[]) => ({ key: "marched", params: {}, refs });
  const better = judged(1, 0.5, {
    gave: 0.1,
    best: ["a", "b"],
    said: [line("area:kent", "area:essex"), line("area:wilts", "area:dorset")],
  });
  const played = [line("area:kent", "area:essex"), line("area:wilts", "area:hereford")];
  const [orange, green] = arrowsOf(better, played);
  expect(orange).toEqual({ kind: "played", steps: [["area:wilts", "area:hereford"]] });
  expect(green?.steps).toHaveLength(2);
  expect(arrowsOf(judged(1, 0.5), played)).toEqual([]);
  // boards draw one sign for each thing
  const twice = { ...better, path: ["area:kent"] };
  expect(thingsOf(twice)).toEqual(["area:kent", "area:essex", "area:wilts", "area:dorset"]);
  expect(thingsOf(judged(1, 0.5, { path: ["area:kent"] }))).toEqual([]);
});

test("from turning point to turning point, round the ends", () => {
  const study = whole(judged(1, 0.6, { gave: 0.2 }), judged(3, 0.4), judged(6, 0.4, { gave: 0.1 }));
  const found = turns(study, false);
  const from = (at: number, way: 1 | -1) => turnFrom(found, at, way)?.from;
  expect([from(0, 1), from(1, 1), from(6, 1)]).toEqual([1, 6, 1]);
  expect([from(6, -1), from(1, -1)]).toEqual([1, 6]);
  expect(turnFrom([], 3, 1)).toBeNull();
});

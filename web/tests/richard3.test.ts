// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
import MAP from "../src/boards/richard3/map.json";
import type { Legal, TableMessage } from "../src/lib/protocol";
import type { MatchSocket } from "../src/lib/socket";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { Desk } = await import("../src/lib/desk.svelte");
const { AREA_IDS, INSETS, inTheCorner, landTones, neighbourBy, onTheSea, outlines, spread, stands } =
  await import("../src/boards/richard3/geometry");
const { byArea, harbours, offered, standings, touch, touchBlock } = await import(
  "../src/boards/richard3/view"
);
const { keyed, letterOf } = await import("../src/boards/richard3/keys");
const { crossings, series } = await import("../src/boards/richard3/series.svelte");
const { notice, reportAfter } = await import("../src/boards/richard3/report");
const { telling } = await import("../src/boards/richard3/telling");
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
  const socket = {
    act,
    why: vi.fn(async () => null),
    preview: vi.fn(async () => []),
  } as unknown as MatchSocket;
  const made = new Desk("richard3", socket);
  const position = { version: 1, viewer: 0, actors: [0], legal, view: { ...VIEW, ...view }, seats: [] };
  const table = { ...position, answers: null } as unknown as TableMessage;
  made.receive({ connection: "open", code: null, table, log: [], chat: [] });
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

describe("the keys of a battle", () => {
  const letters = ["block:l-rivers", "fire", "charge", "charge", "turn", "area:kent", "pass"].map(letterOf);

  test("a letter chooses the only one of its kind, a number the one in its place", () => {
    expect(letters).toEqual([null, "F", "C", "C", "T", "R", "P"]);
    expect(keyed("f", letters, -1)).toEqual({ index: 1, choose: true });
    expect(keyed("R", letters, -1)).toEqual({ index: 5, choose: true });
    expect(keyed("4", letters, -1)).toEqual({ index: 3, choose: true });
  });

  test("of several with one letter the next is pointed at, and none is played unseen", () => {
    expect(keyed("c", letters, -1)).toEqual({ index: 2, choose: false });
    expect(keyed("c", letters, 2)).toEqual({ index: 3, choose: false });
    expect(keyed("c", letters, 3)).toEqual({ index: 2, choose: false });
  });

  test("other keys are left to the page", () => {
    for (const key of ["9", "x", "Enter", "0", "l"]) expect(keyed(key, letters, -1)).toBeNull();
  });
});

describe("a group before its borders", () => {
  const legal: Legal[] = ["essex", "sussex", "middlesex"].map((area) => ({
    action: `step:${area}`,
    path: [`area:${area}`],
  }));
  const borders = [
    { id: "essex-kent", areas: ["essex", "kent"], colour: "blue", limit: 3 },
    { id: "kent-sussex", areas: ["kent", "sussex"], colour: "yellow", limit: 4 },
    { id: "kent-middlesex", areas: ["kent", "middlesex"], colour: "yellow", limit: 4 },
    { id: "sussex-wilts", areas: ["sussex", "wilts"], colour: "yellow", limit: 4 },
  ];
  const mover = { side: 0, handle: "", block: "l-rivers", strength: 3, path: ["kent"] } as View["mover"];
  const actions = { seat: 0, points: 1, active: [], borders: { "kent-middlesex": [3, 4] }, muster: null };

  function group(companions: string[]) {
    const { made } = desk({ phase: "moving", mover, actions: actions as unknown as View["actions"] }, legal);
    Object.assign(made, { sheet: { borders } });
    series.companions = companions;
    return made;
  }

  test("each border says how many it lets through", () => {
    const found = crossings(group(["l-oxford", "l-exeter", "l-devon"]));
    const told = found.map(({ area, fit, all, colour }) => [area, fit, all, colour]);
    expect(told).toEqual([
      ["essex", 3, 4, "blue"],
      ["sussex", 4, 4, "yellow"],
      ["middlesex", 1, 4, "yellow"],
    ]);
    series.end();
  });

  test("the chosen one is marked, and a block alone needs none", () => {
    const made = group(["l-oxford"]);
    made.touch("area:essex");
    expect(crossings(made).filter(({ chosen }) => chosen)).toMatchObject([{ area: "essex", fit: 2 }]);
    expect(crossings(group([]))).toEqual([]);
  });
});

describe("the drawn map", () => {
  test("every area has a closed outline", () => {
    for (const area of AREA_IDS) expect(outlines[area]).toMatch(/^M[-\d.,L]+Z/);
  });

  test("blocks are of one size everywhere; what has no room is a stack with its number", () => {
    for (const area of AREA_IDS)
      for (const count of [1, 2, 3, 5, 8, 12]) {
        const [alone] = stands(area, [count, 0], [0, 0], 56);
        expect(alone.stands).toHaveLength(count);
        // either faces can be read, or the number is said
        const gaps = alone.stands.slice(1).map(({ x, y }, index) => {
          const before = alone.stands[index] as { x: number; y: number };
          return Math.max(Math.abs(x - before.x), Math.abs(y - before.y));
        });
        if (alone.count === null) for (const gap of gaps) expect(gap).toBeGreaterThan(56 * 0.8);
        else expect(alone.count).toBe(count);
        const [near, far] = stands(area, [count, 0], [0, count], 56);
        expect(near.stands).toHaveLength(count);
        expect(far.stands).toHaveLength(count);
      }
  });

  test("blocks that are laid open stay in sight and off each other", () => {
    const within = { x: 0, y: 62, width: 1040, height: 1112 };
    for (const area of ["kent", "cornwall", "calais", "scotland"])
      for (const count of [2, 7, 12]) {
        const { stands: places, box } = spread(area, count, 60, within);
        expect(places).toHaveLength(count);
        expect(box.x).toBeGreaterThanOrEqual(within.x);
        expect(box.x + box.width).toBeLessThanOrEqual(within.x + within.width);
        expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      }
  });

  test("no two neighbours have the same tone", () => {
    const borders = Object.keys(MAP.borders).map((id) => id.split("-") as [string, string]);
    const tones = landTones(AREA_IDS, borders);
    for (const [one, two] of borders) expect(tones.get(one)).not.toBe(tones.get(two));
    expect(new Set(tones.values()).size).toBe(5);
  });

  test("sheets on the sea keep off the land and off each other", () => {
    const within = { x: -190, y: 62, width: 1420, height: 1112 };
    const wish = (area: string) => ({ area, width: 220, height: 130 });
    const found = onTheSea(["calais", "middlesex", "kent", "cornwall", "pembroke"].map(wish), within, 16);
    expect(found).toHaveLength(5);
    for (const { x } of found) expect(x + 220 <= 165 || x >= 950).toBe(true);
    const right = found.filter(({ x }) => x > 500).sort((one, two) => one.y - two.y);
    for (const [index, { y }] of right.slice(1).entries())
      expect(y - (right[index]?.y ?? 0)).toBeGreaterThanOrEqual(130);
    // and above the lands that have theirs in the corner
    const corner = inTheCorner(INSETS.map(wish), within, 16);
    expect(corner.map(({ area }) => area)).toEqual(["calais", "france"]);
    const [upper, lower] = corner.map(({ y }) => y) as [number, number];
    expect(lower - upper).toBeGreaterThan(130);
    expect(lower + 130).toBeLessThan(within.y + within.height);
    for (const { x, y } of onTheSea([wish("middlesex")], within, 16, upper - 16))
      expect(x <= 165 || y + 130 <= upper).toBe(true);
    // where there is no sea, there is no sheet
    expect(onTheSea([wish("calais")], { ...within, x: 0, width: 1040 }, 16)).toEqual([]);
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

describe("the report of a battle", () => {
  const seats = [
    { seat: 0, side: "lancaster" },
    { seat: 1, side: "york" },
  ] as never;
  const line = (key: string, params: object = {}) =>
    ({ move: 7, actor: null, message: { key, params } }) as never;
  const block = (name: string) => ({ block: { key: `block-${name}` } });
  const fight = (...names: [0 | 1, string, number][]) =>
    ({
      fronts: [0, 1].map((side) =>
        names.flatMap(([own, block, strength]) => (own === side ? [{ block, strength }] : [])),
      ),
    }) as never;

  test("tells what became of everybody who was seen in it", () => {
    const seen: import("../src/boards/richard3/report").Seen = new WeakMap();
    const log = [line("battle-begins", { who: "you" })];
    notice(seen, log, fight([0, "henry", 4], [1, "york", 4], [1, "march", 3]));
    log.push(line("weakened", { ...block("henry"), left: 2 }), line("round-begins", { round: 2 }));
    notice(seen, log, fight([0, "henry", 2], [0, "exeter", 3], [1, "york", 4]));
    log.push(
      line("died", block("march")),
      line("retreated", { ...block("york"), area: { key: "area-kent" } }),
      line("new-pretender", block("clarence")),
      line("won-battle", { who: "lancaster" }),
    );
    const report = reportAfter(-1, log, seen, seats, 1);
    expect(report).toMatchObject({ end: 6, winner: 0, rounds: 2 });
    expect(report?.fighters.map((each) => [each.block, each.before, each.after, each.fate])).toEqual([
      ["henry", 4, 2, "stands"],
      ["york", 4, 4, "retreated"],
      ["march", 3, 3, "dead"],
      ["exeter", 3, 3, "stands"],
    ]);
    expect(report?.follows).toHaveLength(1);
  });

  test("is there only once a battle is over", () => {
    expect(reportAfter(-1, [line("battle-begins"), line("fired")], new WeakMap(), seats, 0)).toBeNull();
    expect(reportAfter(-1, [], new WeakMap(), seats, 0)).toBeNull();
  });

  test("comes for each of two battles that one command has fought, one after the other", () => {
    const seen: import("../src/boards/richard3/report").Seen = new WeakMap();
    const log = [line("battle-begins")];
    notice(seen, log, fight([0, "henry", 4], [1, "york", 4]));
    log.push(line("won-battle", { who: "york" }), line("battle-begins"));
    notice(seen, log, fight([0, "exeter", 3], [1, "march", 3]));
    log.push(line("died", block("march")), line("won-battle", { who: "lancaster" }));
    const first = reportAfter(-1, log, seen, seats, 1);
    expect(first).toMatchObject({ end: 1, winner: 1 });
    expect(first?.fighters.map((each) => each.block)).toEqual(["henry", "york"]);
    const second = reportAfter(1, log, seen, seats, 1);
    expect(second).toMatchObject({ end: 4, winner: 0 });
    expect(second?.fighters.map((each) => each.block)).toEqual(["exeter", "march"]);
    expect(reportAfter(4, log, seen, seats, 1)).toBeNull();
  });

  test("is the winner's, also if the other's retreat has ended the battle", () => {
    const log = [
      line("battle-begins"),
      { move: 7, actor: 0, message: { key: "won-battle", params: { who: "you" } } } as never,
    ];
    expect(reportAfter(-1, log, new WeakMap(), seats, 1)?.winner).toBe(1);
  });

  test("comes after the battle with which the match has ended", () => {
    const log = [line("battle-begins"), line("died", block("henry")), line("end-heirs", { who: "york" })];
    expect(reportAfter(-1, log, new WeakMap(), seats, 0)).toMatchObject({ end: 2, winner: 1 });
    // but not a second time where the battle had ended before
    const won = [line("battle-begins"), line("won-battle"), line("end-king", { who: "york" })];
    expect(reportAfter(1, won, new WeakMap(), seats, 0)).toBeNull();
  });

  test("does not mix battles that began at one place of the log, after an undo", () => {
    const seen: import("../src/boards/richard3/report").Seen = new WeakMap();
    notice(seen, [line("battle-begins")], fight([0, "henry", 4]));
    const log = [line("battle-begins")];
    notice(seen, log, fight([0, "exeter", 3]));
    log.push(line("won-battle", { who: "york" }));
    const fighters = reportAfter(-1, log, seen, seats, 1)?.fighters;
    expect(fighters?.map((each) => each.block)).toEqual(["exeter"]);
  });
});

describe("the log", () => {
  const moved = (block: string, area = "kent") => ({
    move: 1,
    actor: 1 as const,
    message: { key: "moved", params: { who: "york", block: { key: block }, from: "essex", area } },
  });
  const words = { language: "en", say: ({ key }: { key: string }) => key.replace("block-", "") } as never;
  const said = (...lines: ReturnType<typeof moved>[]) =>
    telling.together?.(lines as never, words).params?.block;

  test("names a group where its blocks are known, and counts it otherwise", () => {
    expect(said(moved("block-march"), moved("block-kent"))).toBe("march and kent");
    expect(said(moved("block-march"), moved("a-block"))).toEqual({
      key: "blocks-with",
      params: { count: 2 },
    });
  });

  test("tells moves of one way as one, and others apart", () => {
    const kin = (line: object) => telling.kin?.(line as never);
    expect(kin(moved("a-block"))).toBe(kin(moved("block-march")));
    expect(kin(moved("a-block"))).not.toBe(kin(moved("a-block", "essex")));
    expect(kin({ move: 1, actor: 1, message: { key: "fired" } })).toBeNull();
  });
});

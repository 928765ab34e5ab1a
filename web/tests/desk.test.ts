// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Legal, LogLine, TableMessage } from "../src/lib/protocol";
import { Refused, type Snapshot, type Table } from "../src/lib/table";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { Desk } = await import("../src/lib/desk.svelte");
const { set } = await import("../src/lib/settings.svelte");

const LEGAL: Legal[] = [
  { action: "N1", path: ["card:N1"] },
  { action: "w>kent", path: ["block:warwick", "area:kent"] },
  { action: "w>essex", path: ["block:warwick", "area:essex"] },
];

function snapshot(version: number, lines: number, legal: Legal[] = LEGAL): Snapshot {
  const log: LogLine[] = Array.from({ length: lines }, (_, move) => ({
    move,
    actor: 0,
    message: { key: "line", refs: [`square:e${move}`] },
  }));
  const table = {
    version,
    viewer: 0,
    actors: [0],
    legal,
    seats: [],
    match: "k3v9",
  } as unknown as TableMessage;
  return { connection: "open", code: null, table, log, chat: [] };
}

const table = {
  act: vi.fn(async () => {}),
  why: vi.fn(async () => ({ key: "why-edge" })),
  odds: vi.fn(async () => [{ key: "odds-field" }]),
  preview: vi.fn(async (action: string) => [{ key: `preview of ${action}` }]),
};

function desk() {
  const made = new Desk("rosenkoenig", table as unknown as Table);
  made.receive(snapshot(1, 1));
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  set({ confirm: true, motion: "system" });
});
afterEach(() => vi.useRealTimers());

test("a board finds the sheet on the desk", () => {
  const sheet = { cards: [{ name: "parley" }] };
  expect(new Desk("vetternkrieg", null, false, sheet).sheet).toBe(sheet);
  expect(new Desk("rosenkoenig").sheet).toBeNull();
});

describe("odds", () => {
  test("are told in lines, or the refusal is kept", async () => {
    const made = desk();
    expect(await made.odds()).toEqual([{ key: "odds-field" }]);
    table.odds.mockRejectedValueOnce(new Refused("no_odds", "expected a battle"));
    expect(await made.odds()).toEqual([]);
    expect(made.problem).toBe("no_odds");
  });
});

describe("touching", () => {
  test("one thing after the other, until one action is left and previewed", async () => {
    const made = desk();
    made.touch("block:warwick");
    expect(made.chosen).toBeNull();
    expect(made.next).toEqual(["area:kent", "area:essex"]);
    made.touch("area:kent");
    expect(made.chosen?.action).toBe("w>kent");
    await vi.runAllTimersAsync();
    expect(made.effects).toEqual([{ key: "preview of w>kent" }]);
    made.back();
    expect(made.touched).toEqual(["block:warwick"]);
  });

  test("a second touch plays what the first has chosen", () => {
    const made = desk();
    made.touch("card:N1");
    expect(table.act).not.toHaveBeenCalled();
    made.touch("card:N1");
    expect(table.act).toHaveBeenCalledWith("N1", 1);
  });

  test("another beginning takes the place of the first", () => {
    const made = desk();
    made.touch("block:warwick");
    made.touch("card:N1");
    expect(made.chosen?.action).toBe("N1");
  });

  test("without confirming the first touch plays", () => {
    set({ confirm: false });
    desk().touch("card:N1");
    expect(table.act).toHaveBeenCalledWith("N1", 1);
  });

  test("what no action offers is asked about", async () => {
    const made = desk();
    made.touch("square:d4");
    expect(table.why).toHaveBeenCalledWith(["square:d4"]);
    await vi.runAllTimersAsync();
    expect(made.refusal).toEqual({ key: "why-edge" });
  });
});

describe("showing", () => {
  test("positions that come together are shown one after the other", () => {
    const made = desk();
    made.receive(snapshot(2, 2));
    made.receive(snapshot(3, 3));
    expect(made.position?.version).toBe(2);
    expect(made.behind).toBe(true);
    expect(made.legal).toEqual([]);
    vi.advanceTimersByTime(700);
    expect(made.position?.version).toBe(3);
    expect(made.behind).toBe(false);
    expect(made.legal).toEqual(LEGAL);
    expect(made.last).toEqual(["square:e2"]);
  });

  test("a click shows the latest at once", () => {
    const made = desk();
    made.receive(snapshot(2, 2));
    made.receive(snapshot(3, 3));
    made.finish();
    expect(made.position?.version).toBe(3);
    expect(made.behind).toBe(false);
  });

  test("many at once are skipped", () => {
    const made = desk();
    for (let version = 2; version < 12; version++) made.receive(snapshot(version, version));
    vi.advanceTimersByTime(700 * 5);
    expect(made.position?.version).toBe(11);
  });

  test("who comes and goes changes neither what is chosen nor the order", () => {
    const made = desk();
    made.touch("card:N1");
    made.receive(snapshot(1, 1));
    expect(made.chosen?.action).toBe("N1");
    made.receive(snapshot(2, 2));
    made.receive(snapshot(3, 3));
    made.receive(snapshot(3, 3));
    vi.advanceTimersByTime(700);
    expect(made.position?.version).toBe(3);
    expect(made.behind).toBe(false);
  });

  test("what was taken back is gone at once", () => {
    const made = desk();
    made.receive(snapshot(2, 2));
    vi.advanceTimersByTime(700);
    made.receive(snapshot(3, 1));
    expect(made.position?.version).toBe(3);
  });
});

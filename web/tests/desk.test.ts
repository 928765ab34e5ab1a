// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Clock, Legal, LogLine, Seat, TableMessage } from "../src/lib/protocol";
import { type MatchSocket, Refused, type Snapshot } from "../src/lib/socket";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { Desk } = await import("../src/lib/desk.svelte");
const { set } = await import("../src/lib/settings.svelte");

const LEGAL: Legal[] = [
  { action: "N1", path: ["card:N1"] },
  { action: "w>kent", path: ["block:warwick", "area:kent"] },
  { action: "w>essex", path: ["block:warwick", "area:essex"] },
];

function snapshot(
  version: number,
  lines: number,
  { legal = LEGAL, ...facts }: Partial<TableMessage> = {},
): Snapshot {
  const log: LogLine[] = Array.from({ length: lines }, (_, move) => ({
    move,
    actor: facts.answers && move === lines - 1 ? 0 : 1,
    message: { key: "line", refs: [`square:e${move}`] },
  }));
  const table = {
    version,
    viewer: 0,
    actors: [0],
    legal,
    seats: [],
    match: "k3v9",
    answers: null,
    ...facts,
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
  const made = new Desk("rosenkoenig", table as unknown as MatchSocket);
  made.receive(snapshot(1, 1));
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  set({ confirm: true, motion: "system", pace: "normal", turn: true, pass: false });
});
afterEach(() => vi.useRealTimers());

test("a clock does not start anew when someone comes or speaks", () => {
  const made = new Desk("rosenkoenig", table as unknown as MatchSocket);
  const clock: Clock = {
    kind: "live",
    left: [60, 60],
    running: [0],
    reserve: null,
    away: [null, null],
    vacation: null,
  };
  const first = snapshot(1, 1, { clock });
  made.receive(first);
  const { at } = made;
  vi.advanceTimersByTime(5000);
  made.receive({ ...first, chat: [{ seat: 1, name: "", text: "hallo", at: 0 }] });
  made.receive({ ...first, table: { ...(first.table as TableMessage), watchers: 1 } });
  expect(made.at).toBe(at);
});

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

describe("of a long list", () => {
  const branch = (count: number, ...path: string[]) => ({ path, count });
  const act = (...path: string[]): Legal => ({ action: path.join(">"), path });
  const answers: Record<string, { legal: Legal[]; branches: { path: string[]; count: number }[] }> = {
    "unit:1": { legal: [], branches: [branch(180, "unit:1", "hex:a"), branch(70, "unit:1", "hex:b")] },
    "unit:1 hex:b": { legal: [act("unit:1", "hex:b", "n"), act("unit:1", "hex:b", "s")], branches: [] },
    "unit:2": { legal: [act("unit:2", "hex:a")], branches: [] },
  };
  let version = 1;
  const socket = {
    ...table,
    choices: vi.fn(async (path: string[]) => ({ version, path, ...answers[path.join(" ")] })),
  };
  const long = (...branches: ReturnType<typeof branch>[]) => {
    const made = new Desk("medieval_battle", socket as unknown as MatchSocket);
    made.receive(snapshot(1, 1, { legal: [], branches }));
    return made;
  };

  test("the page asks for what begins with a path, step by step", async () => {
    version = 1;
    const made = long(branch(250, "unit:1"), branch(90, "unit:2"));
    expect(made.mayAct).toBe(true);
    expect(made.next).toEqual(["unit:1", "unit:2"]);
    expect(made.waysWith("unit:1")).toBe(250);
    expect(socket.choices).not.toHaveBeenCalled();
    made.touch("unit:1");
    expect(made.chosen).toBeNull();
    await vi.runAllTimersAsync();
    expect(made.next).toEqual(["hex:a", "hex:b"]);
    made.touch("hex:b");
    await vi.runAllTimersAsync();
    expect(made.next).toEqual(["n", "s"]);
    made.touch("s");
    expect(made.chosen?.action).toBe("unit:1>hex:b>s");
    // what is known is not asked for again
    made.touch("unit:1");
    expect(made.next).toEqual(["hex:a", "hex:b"]);
    expect(socket.choices).toHaveBeenCalledTimes(2);
  });

  test("one that is left at the end of a path is chosen and previewed", async () => {
    const made = long(branch(250, "unit:1"), branch(90, "unit:2"));
    made.touch("unit:2");
    await vi.runAllTimersAsync();
    expect(made.chosen?.action).toBe("unit:2>hex:a");
    expect(made.effects).toEqual([{ key: "preview of unit:2>hex:a" }]);
  });

  test("an answer that belongs to an earlier decision is dropped", async () => {
    version = 1;
    const made = long(branch(250, "unit:1"), branch(90, "unit:2"));
    made.touch("unit:2");
    made.receive(snapshot(2, 2, { legal: [], branches: [branch(400, "unit:2")] }));
    await vi.runAllTimersAsync();
    expect(made.legal).toEqual([]);
    expect(made.next).toEqual(["unit:2"]);
  });

  test("a list that is not very long is asked for as a whole", async () => {
    version = 1;
    const made = long(branch(1, "unit:2"), branch(120, "unit:1", "hex:b"));
    await vi.runAllTimersAsync();
    expect(made.legal.map(({ action }) => action)).toEqual([
      "unit:2>hex:a",
      "unit:1>hex:b>n",
      "unit:1>hex:b>s",
    ]);
  });
});

describe("what was touched", () => {
  test("is nothing before the first touch, even if only one action is left", () => {
    const made = new Desk("rosenkoenig", table as unknown as MatchSocket);
    made.receive(snapshot(1, 1, { legal: [{ action: "pass", path: ["pass"] }] }));
    expect(made.chosen).toBeNull();
    expect(made.effects).toEqual([]);
  });

  test("is forgotten when the position has changed", () => {
    const made = desk();
    made.touch("block:warwick");
    made.receive(snapshot(2, 1));
    expect(made.touched).toEqual([]);
    made.touch("card:N1");
    made.receive(snapshot(3, 2, { answers: "1" }));
    expect(made.touched).toEqual([]);
    expect(made.chosen).toBeNull();
  });

  test("stays while the other seat only comes, goes or chooses secretly", () => {
    const made = desk();
    made.touch("block:warwick");
    made.receive(snapshot(1, 2));
    expect(made.touched).toEqual(["block:warwick"]);
  });
});

describe("the board lies", () => {
  const lies = (viewer: 0 | 1 | null, shared = false) => {
    const made = new Desk("rosenkoenig", null, shared);
    made.receive(snapshot(1, 1, { viewer }));
    return made;
  };

  test("towards the second seat for the second seat only", () => {
    expect(lies(0).turned).toBe(false);
    expect(lies(1).turned).toBe(true);
    expect(lies(null).turned).toBe(false);
  });

  test("still at one screen, unless it is to be passed on", () => {
    expect(lies(1, true).turned).toBe(false);
    set({ pass: true });
    expect(lies(1, true).turned).toBe(true);
    expect(lies(0, true).turned).toBe(false);
  });

  test("as drawn, if it is not to be turned, and the other way round when flipped", () => {
    set({ turn: false });
    expect(lies(1).turned).toBe(false);
    const made = lies(0);
    made.flipped = true;
    expect(made.turned).toBe(true);
  });
});

describe("what happened", () => {
  /** Positions that come together: the versions that are shown, one after the other. */
  function watch(made: InstanceType<typeof Desk>, milliseconds: number): number[] {
    const seen = new Set([made.scene?.version ?? 0]);
    for (let at = 0; at < milliseconds; at += 100) {
      vi.advanceTimersByTime(100);
      seen.add(made.scene?.version ?? 0);
    }
    return [...seen];
  }

  test("is shown step by step, and only then is it one's turn", () => {
    const made = desk();
    for (const version of [2, 3, 4]) made.receive(snapshot(version, version));
    expect(made.scene?.version).toBe(2);
    expect(made.isDue).toBe(true);
    expect(made.isMyTurn).toBe(false);
    expect(made.legal).toEqual([]);
    expect(watch(made, 3000)).toEqual([2, 3, 4]);
    expect(made.isMyTurn).toBe(true);
    expect(made.legal).toEqual(LEGAL);
    expect(made.last).toEqual(["square:e3"]);
  });

  test("tells of the step that is shown, never of a later one", () => {
    const made = desk();
    for (const version of [2, 3]) made.receive(snapshot(version, version));
    expect(made.playback.news.map(({ move }) => move)).toEqual([1]);
    expect(made.log).toHaveLength(2);
    expect(watch(made, 3000)).toEqual([2, 3]);
    expect(made.playback.news.map(({ move }) => move)).toEqual([2]);
  });

  test("a click or a touch shows the latest at once; the touch counts", () => {
    const made = desk();
    made.receive(snapshot(2, 2));
    made.receive(snapshot(3, 3));
    made.finish();
    expect(made.scene?.version).toBe(3);
    made.receive(snapshot(4, 4));
    made.receive(snapshot(5, 5));
    made.receive(snapshot(6, 6));
    made.touch("card:N1");
    expect(made.behind).toBe(false);
    expect(made.chosen?.action).toBe("N1");
  });

  test("without confirming, the touch that skips plays nothing unseen", () => {
    set({ confirm: false });
    const made = desk();
    made.receive(snapshot(2, 2));
    made.receive(snapshot(3, 3));
    made.touch("card:N1");
    expect(made.behind).toBe(false);
    expect(table.act).not.toHaveBeenCalled();
  });

  test("many steps take no longer than a person waits", () => {
    const made = desk();
    for (let version = 2; version < 50; version++) made.receive(snapshot(version, version));
    vi.advanceTimersByTime(30_000);
    expect(made.scene?.version).toBe(49);
    expect(made.behind).toBe(false);
  });

  test("off, and at one screen, everything is shown at once", () => {
    set({ pace: "off" });
    const made = desk();
    for (const version of [2, 3]) made.receive(snapshot(version, version));
    expect(made.scene?.version).toBe(3);
    set({ pace: "slow" });
    const both = new Desk("rosenkoenig", table as unknown as MatchSocket, true);
    for (const version of [1, 2, 3]) both.receive(snapshot(version, version));
    expect(both.behind).toBe(false);
  });

  test("without a choice of one's own, no motion means no playing out", () => {
    set({ pace: null, motion: "still" });
    const made = desk();
    for (const version of [2, 3]) made.receive(snapshot(version, version));
    expect(made.scene?.version).toBe(3);
  });

  test("one's own move is there at once, and begins a new turn", () => {
    const made = desk();
    made.receive(snapshot(2, 2, { answers: "1" }));
    expect(made.scene?.version).toBe(2);
    expect(made.playback.canRepeat).toBe(false);
    made.receive(snapshot(3, 3));
    made.receive(snapshot(4, 4));
    expect(watch(made, 6000)).toEqual([2, 3, 4]);
  });

  test("can be seen again, from where the turn began, and again is no move", () => {
    const made = desk();
    made.receive(snapshot(2, 2, { answers: "1" }));
    made.receive(snapshot(3, 3));
    made.receive(snapshot(4, 4));
    made.finish();
    made.repeat();
    expect(made.scene?.version).toBe(2);
    expect(made.isDue).toBe(true);
    expect(made.legal).toEqual([]);
    expect(watch(made, 6000)).toEqual([2, 3, 4]);
    expect(made.legal).toEqual(LEGAL);
    expect(table.act).not.toHaveBeenCalled();
  });

  test("can be seen again even if it was not shown step by step", () => {
    set({ pace: "off" });
    const made = desk();
    for (const version of [2, 3, 4]) made.receive(snapshot(version, version));
    made.repeat();
    expect(made.scene?.version).toBe(1);
    expect(watch(made, 9000)).toEqual([1, 2, 3, 4]);
  });

  test("goes on while somebody comes and goes, and nothing is lost by it", () => {
    const made = desk();
    made.receive(snapshot(2, 2));
    made.receive(snapshot(3, 3));
    made.receive(snapshot(3, 3));
    expect(made.scene?.version).toBe(2);
    expect(watch(made, 3000)).toEqual([2, 3]);
  });

  test("a group that moves together is shown as one step, and told as one", () => {
    const telling = {
      kin: () => "all",
      together: (lines: readonly LogLine[]) => ({ key: "moves", params: { count: lines.length } }),
    };
    const made = new Desk("rosenkoenig", table as unknown as MatchSocket, false, null, telling);
    for (const version of [1, 2, 3, 4, 5]) made.receive(snapshot(version, version));
    expect(watch(made, 6000)).toEqual([2, 5]);
    expect(made.playback.news).toHaveLength(3);
    expect(made.news).toHaveLength(1);
    made.repeat();
    expect(watch(made, 6000)).toEqual([1, 2, 5]);
  });

  test("a spectator who is behind keeps their place on the timeline when a new turn begins", () => {
    const made = new Desk("rosenkoenig", table as unknown as MatchSocket);
    const played = (actor: Seat, move: number): LogLine => ({
      move,
      actor,
      message: { key: `line-${move}` },
    });
    const log: LogLine[] = [];
    for (const [move, actor] of ([1, 0, 0, 1] as const).entries()) {
      log.push(played(actor, move));
      const next = snapshot(move + 1, 0, { viewer: null });
      made.receive({ ...next, log: [...log] });
    }
    expect(made.scene?.version).toBe(2);
    expect([made.playback.at, made.playback.end]).toEqual([0, 2]);
    expect(watch(made, 9000)).toEqual([2, 3, 4]);
  });

  test("waits while something is being read, and then goes on", () => {
    const made = desk();
    for (const version of [2, 3, 4]) made.receive(snapshot(version, version));
    made.playback.hold(true);
    expect(watch(made, 9000)).toEqual([2]);
    made.playback.hold(false);
    expect(made.scene?.version).toBe(3);
    expect(watch(made, 3000)).toEqual([3, 4]);
  });

  test("what was taken back is gone at once", () => {
    const made = desk();
    made.receive(snapshot(2, 2));
    made.receive(snapshot(3, 3));
    made.receive(snapshot(4, 1));
    expect(made.scene?.version).toBe(4);
    expect(made.behind).toBe(false);
    expect(made.playback.canRepeat).toBe(false);
  });
});

describe("a command with many moves", () => {
  const line = (move: number, actor: Seat | null, more: object = {}): LogLine => ({
    move,
    actor,
    message: { key: `line-${move}` },
    ...more,
  });
  const first = [line(0, 1)];
  /** Own move, what chance made of it, and two moves of the other side, of which one was told in two lines. */
  const all = [...first, line(1, 0), line(2, null), line(3, 1), line(3, 1), line(4, 1)];

  function at(version: number, log: LogLine[], facts: Partial<TableMessage> = {}): Snapshot {
    return { ...snapshot(version, 0, { view: { at: log.length }, ...facts }), log: [...log] };
  }
  const answer = (version: number, ...lines: number[]) => ({
    type: "turn" as const,
    id: null,
    version,
    positions: lines.map((log) => ({ log, view: { at: log } })),
  });
  function telling(turn: (since: number | null) => Promise<ReturnType<typeof answer>>, told = {}) {
    const socket = { ...table, turn: vi.fn(turn) };
    const made = new Desk("rosenkoenig", socket as unknown as MatchSocket, false, null, told);
    return { made, turn: socket.turn };
  }
  const shown = (made: InstanceType<typeof Desk>) => [made.log.length, (made.view as { at: number }).at];
  /** What is shown, one after the other. */
  async function watch(made: InstanceType<typeof Desk>): Promise<number[]> {
    const seen = new Set<number>();
    for (let time = 0; time < 20_000; time += 100) {
      seen.add(made.log.length);
      expect(shown(made)[0]).toBe(shown(made)[1]);
      await vi.advanceTimersByTimeAsync(100);
    }
    return [...seen];
  }

  test("is shown move by move, with the view after each; one's own move at once", async () => {
    const { made, turn } = telling(async (since) =>
      since === null ? answer(1, 1) : answer(2, 1, 2, 3, 5, 6),
    );
    made.receive(at(1, first));
    await vi.advanceTimersByTimeAsync(0);
    made.receive(at(2, all, { answers: "7" }));
    expect(made.behind).toBe(true);
    expect(made.legal).toEqual([]);
    expect(turn).toHaveBeenLastCalledWith(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown(made)).toEqual([2, 2]);
    expect(await watch(made)).toEqual([2, 3, 5, 6]);
    expect(made.legal).toEqual(LEGAL);
    made.repeat();
    expect(await watch(made)).toEqual([2, 3, 5, 6]);
  });

  test("is one step where nobody tells more", async () => {
    const { made } = telling(async () => {
      throw new Refused("too_fast", "expected fewer questions");
    });
    made.receive(at(1, first));
    made.receive(at(2, all));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown(made)).toEqual([6, 6]);
    expect(made.problem).toBeNull();
  });

  test("leaves nothing behind that was undone meanwhile", async () => {
    const { made } = telling(async (since) => {
      await new Promise((done) => setTimeout(done, since === null ? 0 : 500));
      return since === null ? answer(3, 1) : answer(2, 1, 2, 3, 5, 6);
    });
    made.receive(at(1, first));
    made.receive(at(2, all, { answers: "7" }));
    made.receive(at(3, first, { answers: "8" }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(shown(made)).toEqual([1, 1]);
    expect(made.behind).toBe(false);
    expect(made.playback.turn.every(({ log }) => log.length <= 1)).toBe(true);
  });

  test("is asked for again when more has come meanwhile", async () => {
    const { made, turn } = telling(async (since) => {
      await new Promise((done) => setTimeout(done, 500));
      if (since === null) return answer(1, 1);
      return turn.mock.calls.length < 3 ? answer(2, 1, 2, 3) : answer(3, 1, 2, 3, 5, 6);
    });
    made.receive(at(1, first));
    await vi.advanceTimersByTimeAsync(600);
    made.receive(at(2, all.slice(0, 3)));
    made.receive(at(3, all));
    expect(await watch(made)).toEqual([1, 2, 3, 5, 6]);
  });

  test("was the last before the page was opened: it can be shown, and plays if it was not seen", async () => {
    for (const seen of [null, 6, 3]) {
      const { made } = telling(async () => answer(9, 2, 3, 5));
      made.seen = seen;
      made.receive(at(9, all));
      expect(made.recalling).toBe(true);
      expect(shown(made)).toEqual([6, 6]);
      await vi.advanceTimersByTimeAsync(0);
      expect(made.recalling).toBe(false);
      expect(await watch(made)).toEqual(seen === 3 ? [3, 5, 6] : [6]);
      made.repeat();
      expect(await watch(made)).toEqual([2, 3, 5, 6]);
    }
  });

  test("is not played again after an undo on a later day", async () => {
    const { made } = telling(async () => answer(made.position?.version ?? 0, 2, 3));
    made.seen = 3;
    made.receive(at(1, all));
    await watch(made);
    made.receive(at(2, all.slice(0, 5)));
    expect(await watch(made)).toEqual([5]);
    expect(made.playback.turn.map(({ log }) => log.length)).toEqual([2, 3, 5]);
  });

  test("that comes while the last turn is asked for is not held up by it", async () => {
    const { made } = telling(async (since) => {
      await new Promise((done) => setTimeout(done, since === null ? 500 : 0));
      return answer(1, 1);
    });
    made.receive(at(1, first));
    made.receive(at(2, all.slice(0, 2)));
    await vi.advanceTimersByTimeAsync(3000);
    expect(made.recalling).toBe(false);
    expect(shown(made)).toEqual([2, 2]);
  });

  test("tells in words what one's own orders did", async () => {
    const { made } = telling(async () => answer(1, 1));
    const obeyed = [line(1, 0, { obeyed: true }), line(2, 1)];
    made.receive(at(1, first));
    await vi.advanceTimersByTimeAsync(0);
    made.receive(at(2, [...first, ...obeyed.slice(0, 1)], { answers: "3" }));
    expect(made.news).toHaveLength(1);
    expect(made.news[0]).not.toBe(made.say(obeyed[0] as LogLine));
    // it was no decision, so the turn before it can still be seen
    expect(made.playback.canRepeat).toBe(true);
    made.receive(at(3, [...first, ...obeyed]));
    made.finish();
    expect(made.news[0]).toBe(made.say(obeyed[1] as LogLine));
  });

  test("stands before a reveal for a moment, with the board as it was", async () => {
    const { made } = telling(async () => answer(1, 1), {
      breath: ({ message }: LogLine) => message.key === "reveal",
    });
    made.receive(at(1, first));
    await vi.advanceTimersByTimeAsync(0);
    const roll = [line(1, 0), { ...line(1, 0), message: { key: "reveal" } }];
    made.receive(at(2, [...first, ...roll], { answers: "3" }));
    expect(shown(made)).toEqual([2, 1]);
    expect(made.playback.news.map(({ message }) => message.key)).toEqual(["line-1"]);
    expect(made.legal).toEqual([]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(shown(made)).toEqual([3, 3]);
    expect(made.legal).toEqual(LEGAL);
  });
});

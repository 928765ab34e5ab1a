import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ServerMessage, TableMessage } from "../src/lib/protocol";
import { MatchSocket, Refused, type SocketLike } from "../src/lib/socket";

class Socket implements SocketLike {
  readyState = 0;
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  sent: Record<string, unknown>[] = [];

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.drop(1000);
  }
  open() {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }
  drop(code: number) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  hear(message: Partial<TableMessage> | ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const line = (move: number) => ({ move, actor: 0 as const, message: { key: `line-${move}` } });

function table(version: number, from: number, moves: number[], answers: string | null = null): ServerMessage {
  const log = { from, lines: moves.map(line) };
  return { type: "table", version, log, answers } as unknown as ServerMessage;
}

let sockets: Socket[];
const latest = () => sockets.at(-1) as Socket;

function sit(): MatchSocket {
  return new MatchSocket("k3v9", { token: "secret", entropy: "dice", name: "Mathilde" }, () => {
    sockets.push(new Socket());
    return latest();
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
});
afterEach(() => vi.useRealTimers());

describe("joining", () => {
  test("says who one is, and takes up the log", () => {
    const seat = sit();
    latest().open();
    expect(latest().sent).toEqual([{ join: "secret", entropy: "dice", name: "Mathilde", since: 0 }]);
    expect(seat.snapshot.connection).toBe("connecting");
    latest().hear(table(1, 0, [0, 1]));
    expect(seat.snapshot.connection).toBe("open");
    expect(seat.snapshot.log.map(({ move }) => move)).toEqual([0, 1]);
  });

  test("without a token one looks on", () => {
    new MatchSocket("k3v9", {}, () => {
      sockets.push(new Socket());
      return latest();
    });
    latest().open();
    expect(latest().sent).toEqual([{ watch: true, since: 0 }]);
  });
});

describe("presence", () => {
  test("changes who is there and leaves the table as it is", () => {
    const seat = sit();
    latest().open();
    latest().hear({ type: "presence", present: [true, true], watchers: 1 });
    expect(seat.snapshot.table).toBeNull();
    const seats = [0, 1].map((each) => ({ seat: each, name: `N${each}`, present: each === 0 }));
    latest().hear({ ...table(1, 0, [0, 1]), seats, watchers: 0 } as unknown as ServerMessage);
    latest().hear({ type: "presence", present: [false, true], watchers: 3 });
    expect(seat.snapshot.table).toMatchObject({
      version: 1,
      watchers: 3,
      seats: [
        { name: "N0", present: false },
        { name: "N1", present: true },
      ],
    });
    expect(seat.snapshot.log).toHaveLength(2);
  });
});

describe("the log", () => {
  test("continues, and what was taken back is dropped", () => {
    const seat = sit();
    latest().open();
    latest().hear(table(1, 0, [0, 1]));
    latest().hear(table(2, 2, [2, 3]));
    expect(seat.snapshot.log.map(({ move }) => move)).toEqual([0, 1, 2, 3]);
    latest().hear(table(3, 3, []));
    expect(seat.snapshot.log.map(({ move }) => move)).toEqual([0, 1, 2]);
  });
});

describe("a lost connection", () => {
  test("is taken up again where it was, later and later", () => {
    const seat = sit();
    latest().open();
    latest().hear(table(1, 0, [0, 1, 2]));
    latest().drop(1006);
    expect(seat.snapshot.connection).toBe("lost");
    vi.advanceTimersByTime(800);
    expect(sockets).toHaveLength(2);
    latest().drop(1006);
    vi.advanceTimersByTime(700);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(sockets).toHaveLength(3);
    latest().open();
    expect(latest().sent[0]).toMatchObject({ join: "secret", since: 3 });
    latest().hear(table(2, 3, [3]));
    expect(seat.snapshot.connection).toBe("open");
    expect(seat.snapshot.log).toHaveLength(4);
  });

  test("does not wait when the network is said to be back", () => {
    const seat = sit();
    latest().drop(1006);
    seat.hurry();
    expect(sockets).toHaveLength(2);
  });

  test("is noticed by silence", () => {
    const seat = sit();
    latest().open();
    latest().hear(table(1, 0, []));
    vi.advanceTimersByTime(25_000);
    expect(latest().sent.at(-1)).toEqual({ ping: true });
    vi.advanceTimersByTime(10_000);
    expect(seat.snapshot.connection).toBe("lost");
  });

  test("keeps what was asked, and asks it again", async () => {
    const seat = sit();
    latest().open();
    latest().hear(table(1, 0, []));
    const preview = seat.preview("SE3*");
    latest().drop(1006);
    vi.advanceTimersByTime(800);
    latest().open();
    expect(latest().sent).toHaveLength(1);
    latest().hear(table(1, 0, []));
    const asked = latest().sent[1] as { preview: string; id: string };
    expect(asked.preview).toBe("SE3*");
    latest().hear({ type: "preview", id: asked.id, lines: [{ key: "preview-draw" }] });
    expect(await preview).toEqual([{ key: "preview-draw" }]);
  });

  test.each([4000, 4001, 4003, 4010])("closed with %i, it is not taken up again", async (code) => {
    const seat = sit();
    latest().open();
    latest().hear(table(1, 0, []));
    const asked = seat.why(["square:e5"]);
    latest().drop(code);
    expect(seat.snapshot).toMatchObject({ connection: "ended", code });
    await expect(asked).rejects.toThrow(Refused);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

describe("asking", () => {
  test("an action is done when the table says so, refused when an error does", async () => {
    const seat = sit();
    latest().open();
    latest().hear(table(1, 0, []));
    const played = seat.act("SE3", 1);
    expect(latest().sent.at(-1)).toMatchObject({ act: "SE3", version: 1 });
    const done = vi.fn();
    void played.then(done);
    latest().hear(table(1, 0, [])); // somebody else came or went
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    latest().hear(table(2, 0, [0], (latest().sent.at(-1) as { id: string }).id));
    await played;
    const stale = seat.act("SE3", 1);
    const { id } = latest().sent.at(-1) as { id: string };
    latest().hear({ type: "error", id, code: "stale_version", message: "expected 2, got 1" });
    await expect(stale).rejects.toMatchObject({ code: "stale_version" });
  });

  test("talk is not said twice to whoever comes back", () => {
    const seat = sit();
    const said = (text: string) => ({ seat: 0 as const, name: "Mathilde", text, at: 0 });
    latest().open();
    latest().hear({ type: "chat", lines: [said("one")] });
    latest().hear(table(1, 0, []));
    latest().hear({ type: "chat", lines: [said("two")] });
    expect(seat.snapshot.chat.map(({ text }) => text)).toEqual(["one", "two"]);
    latest().drop(1006);
    vi.advanceTimersByTime(800);
    latest().open();
    latest().hear({ type: "chat", lines: [said("one"), said("two"), said("three")] });
    latest().hear(table(1, 0, []));
    expect(seat.snapshot.chat.map(({ text }) => text)).toEqual(["one", "two", "three"]);
  });

  test("whoever leaves hears no more", async () => {
    const seat = sit();
    latest().open();
    latest().hear(table(1, 0, []));
    const asked = seat.hint();
    seat.leave();
    await expect(asked).rejects.toMatchObject({ code: "left" });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

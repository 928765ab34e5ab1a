import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BadRecord, isCommitted, type MatchRecord, verify, written } from "../src/lib/verify";

// made by data/make.py
const text = (name: string) => readFileSync(new URL(`data/${name}.json`, import.meta.url), "utf8");
const sha256 = (data: string) => createHash("sha256").update(data).digest("hex");

async function fault(record: string): Promise<string> {
  try {
    await verify(record);
  } catch (error) {
    if (error instanceof BadRecord) return error.says.key;
    throw error;
  }
  return "holds";
}

/** Changes a record and makes chain and digest fit again, as somebody would who wants to cheat. */
function forged(name: string, change: (record: MatchRecord) => void): string {
  const record = JSON.parse(text(name)) as MatchRecord;
  change(record);
  for (const [number, [actor, action]] of record.moves.entries()) {
    const proof = record.proofs[number] ?? "salt:";
    const hash = proof.startsWith("hash:") ? proof.slice(5) : sha256(`${proof.slice(5)}|${actor}|${action}`);
    record.chain[number + 1] = sha256(`${record.chain[number]}|${hash}`);
  }
  record.digest = sha256(written({ ...record, digest: "" }));
  return written(record);
}

describe("what the library writes holds", () => {
  test.each(["open", "rewound"])("%s: every draw is checked", async (name) => {
    const { draws, checked, hidden, dice } = await verify(text(name));
    expect(dice).toBe("sealed");
    expect(checked).toBe(draws);
    expect(checked).toBeGreaterThan(40);
    expect(hidden).toBe(0);
  });

  test("secrets: a throw that stays secret for ever is not checked", async () => {
    const { draws, checked } = await verify(text("secrets"));
    expect(draws - checked).toBe(1);
  });

  test("unfinished: hidden moves are counted", async () => {
    const { hidden, checked } = await verify(text("unfinished"));
    expect(hidden).toBeGreaterThan(5);
    expect(checked).toBeGreaterThan(0);
  });

  test("seeded: a seed beyond the reach of a double is kept as it is", async () => {
    const { dice, checked } = await verify(text("seeded"));
    expect(dice).toBe("seed");
    expect(checked).toBe(0);
  });
});

describe("tampered copies are refused", () => {
  const open = text("open");

  test("no byte can be changed unnoticed", async () => {
    for (let place = 0; place < open.length; place += 397) {
      const other = open[place] === "7" ? "8" : "7";
      expect(await fault(open.slice(0, place) + other + open.slice(place + 1))).not.toBe("holds");
    }
  });

  test("a changed move breaks the chain", async () => {
    const move = /^\["red","([A-Z]+\d)"\]/m.exec(open)?.[1] as string;
    const other = move === "N1" ? "N2" : "N1";
    expect(await fault(open.replace(`["red","${move}"]`, `["red","${other}"]`))).toBe("verify-bad-link");
  });

  test("another form of the same data", async () => {
    expect(await fault(JSON.stringify(JSON.parse(open)))).toBe("verify-bad-form");
    expect(await fault(open.replace("{\n", "{\n\n"))).toBe("verify-bad-form");
  });

  test("other files", async () => {
    expect(await fault("")).toBe("verify-bad-json");
    expect(await fault("null")).toBe("verify-bad-json");
    expect(await fault("{}")).toBe("verify-bad-json");
    expect(await fault(open.replace("rosenkrieg-record/1", "rosenkrieg-record/9"))).toBe("verify-bad-format");
  });
});

describe("forged copies, chain and digest made to fit, are refused", () => {
  const chance = (record: MatchRecord, nth = 12) => {
    const moves = record.moves.flatMap(([actor], number) => (actor === "chance" ? [number] : []));
    return moves[nth] as number;
  };

  test("another result", async () => {
    const copy = forged("open", (record) => {
      const move = record.moves[chance(record)] as [string, string];
      move[1] = move[1] === "N1" ? "N2" : "N1";
    });
    expect(await fault(copy)).toBe("verify-bad-result");
  });

  test("another list of possibilities", async () => {
    const copy = forged("open", (record) => {
      const key = record.keys[12] as MatchRecord["keys"][number];
      const list = record.lists[key[2]] as [string[], number[]];
      list[0].reverse();
    });
    expect(await fault(copy)).toBe("verify-bad-result");
  });

  test("a key of one's own", async () => {
    const copy = forged("open", (record) => {
      const key = record.keys[3] as MatchRecord["keys"][number];
      key[1].key = "00".repeat(32);
    });
    expect(await fault(copy)).toBe("verify-bad-root");
  });

  test("a key left out", async () => {
    const copy = forged("open", (record) => {
      record.keys.splice(5, 1);
    });
    expect(await fault(copy)).toBe("verify-bad-no-key");
  });

  test("draws thrown away that are not owned up to", async () => {
    const copy = forged("rewound", (record) => {
      record.dice.skips = [];
    });
    expect(await fault(copy)).toBe("verify-bad-order");
  });

  test("another root", async () => {
    const copy = forged("open", (record) => {
      record.dice.root = "11".repeat(32);
    });
    expect(await fault(copy)).toBe("verify-bad-head");
  });
});

test("a key is committed to at its own place only", async () => {
  const { dice, keys } = JSON.parse(text("open")) as MatchRecord;
  const opening = keys[4]?.[1] as MatchRecord["keys"][number][1];
  const { root, size } = dice as { root: string; size: number };
  expect(await isCommitted(opening, root, size)).toBe(true);
  expect(await isCommitted({ ...opening, draw: opening.draw + 1 }, root, size)).toBe(false);
  expect(await isCommitted({ ...opening, draw: opening.draw + size }, root, size)).toBe(false);
  expect(await isCommitted({ ...opening, path: opening.path.slice(1) }, root, size)).toBe(false);
  expect(await isCommitted({ ...opening, key: "zz" }, root, size)).toBe(false);
});

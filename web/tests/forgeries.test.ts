// The corpus of forgeries, as tests/forgery/test_corpus.py judges it for library and command.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { judge, type Kept } from "../src/lib/judgement";
import { BadRecord, verify, written } from "../src/lib/verify";

interface Case {
  name: string;
  base: string;
  hashes: string;
  edits: [(string | number)[], unknown][];
  refit: boolean;
  text: [string, string][];
  finds: string[];
  kept: Kept;
  root: boolean;
}

interface Corpus {
  root: string;
  bases: Record<string, string>;
  cases: Case[];
}

// written by python -m tests.forgery.corpus
const file = new URL("../../tests/forgery/corpus.json", import.meta.url);
const corpus: Corpus = JSON.parse(readFileSync(file, "utf8"));
const sha256 = (data: string) => createHash("sha256").update(data).digest("hex");

// biome-ignore lint/suspicious/noExplicitAny: a forgery may be anything
type Anything = any;

function sorted(value: Anything): Anything {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || !value) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

function edit(record: Anything, path: (string | number)[], value: Anything): void {
  let node = record;
  for (const step of path.slice(0, -1)) node = node[step];
  const last = path.at(-1) as string | number;
  if (value?.out !== true) node[last] = value;
  else if (Array.isArray(node)) node.splice(last as number, 1);
  else delete node[last];
}

/** Makes chain and digest fit whatever the record says. */
function refit(record: Anything): void {
  const { dice, moves, proofs } = record;
  const head = ["format", "game", "rules_version", "edition", "options"].map((name) => record[name]);
  head.push(dice.match, dice.root, dice.size, dice.entropies);
  if ("contributions" in dice) head.push(dice.contributions);
  record.chain = [sha256(JSON.stringify(sorted(head)))];
  for (const [number, [actor, text]] of moves.entries()) {
    const proof: string = proofs[number] ?? "salt:";
    const at = proof.indexOf(":");
    const rest = proof.slice(at + 1);
    const hash = proof.slice(0, at) === "hash" ? rest : sha256(`${rest}|${actor}|${text}`);
    record.chain.push(sha256(`${record.chain.at(-1)}|${hash}`));
  }
  record.digest = sha256(written({ ...record, digest: "" }));
}

function forged({ base, edits, refit: fits, text }: Case): string {
  let forgery = corpus.bases[base] as string;
  if (edits.length) {
    const record = JSON.parse(forgery);
    for (const [path, value] of edits) edit(record, path, value);
    if (fits) refit(record);
    forgery = written(record);
  }
  for (const [old, other] of text) forgery = forgery.replace(old, () => other);
  return forgery;
}

async function judged({ kept, root, ...each }: Case) {
  try {
    const verdict = await verify(forged({ kept, root, ...each }));
    const { standing, findings } = judge(verdict, { ...kept, root: root ? corpus.root : null });
    return { standing, keys: findings.map(({ says }) => says.key) };
  } catch (error) {
    if (error instanceof BadRecord) return { standing: "refused", keys: [] };
    throw error;
  }
}

describe("forgeries", () => {
  test("there are many kinds", () => expect(corpus.cases.length).toBeGreaterThan(80));

  test.each(corpus.cases.map((each) => [each.name, each] as const))("%s", async (_, each) => {
    const { standing, keys } = await judged(each);
    expect(standing).toBe(each.hashes);
    for (const key of standing === "refused" ? [] : each.finds) expect(keys).toContain(key);
  });
});

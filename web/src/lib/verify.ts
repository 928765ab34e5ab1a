// Checks a record without the server and without the rules: its form, the chain of hashes,
// and that every opened draw was fixed before the match. The same checks, in the same order,
// as core/record.py and core/fairness.py; docs/fairness.md describes them. What needs the rules is
// left to `rosenkrieg verify`; what the checks prove to this reader is judged in judgement.ts.

import type { Message, OptionValue, Outcome } from "./protocol";

const FORMATS = ["rosenkrieg-record/1", "rosenkrieg-record/2"];
const MOST_LETTERS = 8_000_000;

export interface Opening {
  draw: number;
  key: string;
  path: string[];
}

/** How the entropies came about, seat by seat; see core/fairness.py. */
export interface Contributions {
  bots: [boolean, boolean];
  commits: [string | null, string | null];
  since: [number | null, number | null];
}

export interface Dice {
  kind: string;
  seed: unknown;
  match: string | null;
  root: string | null;
  size: number | null;
  entropies: [string, string] | null;
  start: number;
  skips: [number, number][];
  contributions?: Contributions;
}

export interface MatchRecord {
  format: string;
  game: string;
  rules_version: number;
  edition: { name: string; hash: string } | null;
  options: Record<string, OptionValue>;
  players: [string, string];
  reader: string;
  dice: Dice;
  moves: [string, string | null][];
  proofs: string[];
  chain: string[];
  lists: [string[], number[]][];
  keys: [number, Opening, number][];
  outcome: Outcome | null;
  digest: string;
}

/** What is wrong, as a message of the shell's catalogue. */
export class BadRecord extends Error {
  constructor(readonly says: Message) {
    super(says.key);
  }
}

export interface Verdict {
  record: MatchRecord;
  moves: number;
  hidden: number;
  /** Chance results that the record has, and how many of them were checked. */
  draws: number;
  checked: number;
  dice: "sealed" | "seed" | "dictated";
}

function bad(key: string, params: Record<string, string | number> = {}): BadRecord {
  return new BadRecord({ key: `verify-bad-${key}`, params });
}

export async function verify(text: string): Promise<Verdict> {
  try {
    return await verified(text);
  } catch (error) {
    if (error instanceof BadRecord) throw error;
    throw bad("json"); // something in it is not even of the right kind
  }
}

async function verified(text: string): Promise<Verdict> {
  const record = parsed(text);
  checkForm(record);
  checkHead(record);
  await checkDice(record);
  await checkChain(record);
  if (record.digest !== (await sha256(written({ ...record, digest: "" })))) throw bad("digest");
  if (written(record) !== text) throw bad("form");
  const checked = record.dice.kind === "sealed" ? await checkKeys(record) : 0;
  return {
    record,
    // as the board counts: what the seats did, without the results of chance
    moves: record.moves.filter(([actor]) => actor !== "chance").length,
    hidden: record.moves.filter(([, action]) => action === null).length,
    draws: record.moves.filter(([actor]) => actor === "chance").length,
    checked,
    dice: record.dice.kind as Verdict["dice"],
  };
}

// the file

const FIELDS: (keyof MatchRecord)[] = [
  "format",
  "game",
  "rules_version",
  "edition",
  "options",
  "players",
  "reader",
  "dice",
  "moves",
  "proofs",
  "chain",
  "lists",
  "keys",
  "outcome",
  "digest",
];
const LONG = new Set<keyof MatchRecord>(["moves", "proofs", "chain", "lists", "keys"]);

/** Marks a number that a double cannot hold, so that it is written again as it was read. */
const EXACT = "\u0000";
const STRINGS_AND_LONG_NUMBERS = /("(?:[^"\\]|\\.)*")|(-?\d{16,})/g;

function parsed(text: string): MatchRecord {
  if (text.length > MOST_LETTERS) throw bad("length", { most: MOST_LETTERS });
  let record: MatchRecord;
  try {
    const exact = text.replace(
      STRINGS_AND_LONG_NUMBERS,
      (_, string, number) => string ?? `"\\u0000${number}"`,
    );
    record = JSON.parse(exact);
  } catch {
    throw bad("json");
  }
  const complete = typeof record === "object" && record && FIELDS.every((field) => field in record);
  if (!complete || Object.keys(record).length !== FIELDS.length) throw bad("json");
  return record;
}

/** The one text of a record: a line for each part, and one for each row of the long parts. */
export function written(record: MatchRecord): string {
  const parts = FIELDS.map((field) => {
    const value = record[field];
    if (!LONG.has(field) || !(value as unknown[]).length) return `"${field}":${json(value)}`;
    return `"${field}":[\n${(value as unknown[]).map(json).join(",\n")}\n]`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
}

/** JSON with sorted keys and without spaces. */
function json(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(json).join(",")}]`;
  if (typeof value === "object" && value) {
    const keys = Object.keys(value).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${json(value[key as keyof typeof value])}`).join(",")}}`;
  }
  if (typeof value === "string" && value.startsWith(EXACT)) return value.slice(1);
  return JSON.stringify(value);
}

const isText = (value: unknown) => typeof value === "string";
const isList = (value: unknown, count: number, fits: (each: unknown) => boolean) =>
  Array.isArray(value) && value.length === count && value.every(fits);
const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isOf = (value: unknown, ...fields: string[]) =>
  isObject(value) && Object.keys(value).sort().join() === fields.join();

/** What is fixed before the first move, and the end: each is of its own kind. */
function checkHead({ game, rules_version, edition, options, players, reader, outcome }: MatchRecord): void {
  const isEdition =
    edition === null || (isOf(edition, "hash", "name") && isText(edition.hash) && isText(edition.name));
  const isOption = (value: unknown) => isText(value) || typeof value === "boolean" || Number.isInteger(value);
  const isOutcome =
    outcome === null ||
    (isOf(outcome, "decided", "reason", "scores", "winner") &&
      isText(outcome.decided) &&
      isText(outcome.reason) &&
      isList(outcome.scores, 2, Number.isInteger) &&
      [0, 1, null].includes(outcome.winner));
  const fits =
    isText(game) &&
    Number.isInteger(rules_version) &&
    isEdition &&
    isObject(options) &&
    Object.values(options).every(isOption) &&
    isList(players, 2, isText) &&
    isText(reader) &&
    isOutcome;
  if (!fits) throw bad("json");
}

function checkForm(record: MatchRecord): void {
  if (!FORMATS.includes(record.format))
    throw bad("format", { expected: FORMATS.join(", "), got: String(record.format).slice(0, 80) });
  for (const field of LONG) if (!Array.isArray(record[field])) throw bad("json");
  const count = record.moves.length;
  if (record.chain.length !== count + 1)
    throw bad("chain-length", { expected: count + 1, got: record.chain.length });
  if (record.proofs.length && record.proofs.length !== count)
    throw bad("proofs", { expected: count, got: record.proofs.length });
  if (!record.proofs.length && record.moves.some(([, action]) => action === null))
    throw bad("proofs", { expected: count, got: 0 });
}

// the chain

async function checkChain(record: MatchRecord): Promise<void> {
  const { format, game, rules_version, edition, options, dice } = record;
  const head = [
    format,
    game,
    rules_version,
    edition,
    options,
    dice.match,
    dice.root,
    dice.size,
    dice.entropies,
    ...(dice.contributions ? [dice.contributions] : []),
  ];
  if (record.chain[0] !== (await sha256(json(head)))) throw bad("head");
  for (const [number, [actor, action]] of record.moves.entries()) {
    const [kind, proof] = split(record.proofs[number] ?? "salt:");
    let hash: string;
    if (kind === "salt" && action !== null) hash = await sha256(`${proof}|${actor}|${action}`);
    else if (kind === "hash") hash = proof;
    else throw bad("proof", { move: number });
    if (record.chain[number + 1] !== (await sha256(`${record.chain[number]}|${hash}`)))
      throw bad("link", { move: number });
  }
}

function split(proof: string): [string, string] {
  const colon = proof.indexOf(":");
  return colon < 0 ? [proof, ""] : [proof.slice(0, colon), proof.slice(colon + 1)];
}

// the dice

const ENTROPY_FORM = /^[0-9A-Za-z_-]{0,64}$/;
const HASH_FORM = /^[0-9a-f]{64}$/;

const isIn = (value: unknown, least: number, below: number) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) < below;

const rises = (numbers: number[]) => numbers.every((each, at) => !at || each > (numbers[at - 1] as number));

/** Each kind of dice has its own fields; skips and keys stand at draws, in their order. */
async function checkDice({ format, dice, moves, keys }: MatchRecord): Promise<void> {
  const { kind, seed, match, root, size, entropies, start, skips, contributions } = dice;
  const fields = [match, root, size, entropies];
  const isSealed = kind === "sealed" && seed === null && !fields.includes(null);
  const isSeed = kind === "seed" && seed !== null && fields.every((field) => field === null);
  const isDictated = kind === "dictated" && seed === null && fields.every((field) => field === null);
  const isDraw = (move: number) => isIn(move, start, moves.length) && moves[move]?.[0] === "chance";
  const fits =
    (isSealed || isSeed || (isDictated && start === 0)) &&
    isIn(start, 0, moves.length + 1) &&
    skips.every(([move, count]) => isDraw(move) && isIn(count, 1, Number.MAX_SAFE_INTEGER)) &&
    rises(skips.map(([move]) => move)) &&
    rises(keys.map(([move]) => move)) &&
    keys.every(([move]) => isDraw(move)) &&
    (isSealed || !keys.length) &&
    Boolean(contributions) === (format === FORMATS[1]);
  if (!fits) throw bad("dice");
  if (contributions) await checkContributions(dice, contributions);
}

async function checkContributions(dice: Dice, said: Contributions): Promise<void> {
  for (const seat of [0, 1] as const) {
    const entropy = dice.entropies?.[seat] ?? "";
    const commit = said.commits[seat];
    const since = said.since[seat];
    const isBound = commit === null || since === null || commit === (await commitment(dice, seat, entropy));
    const fits =
      (!said.bots[seat] || (!entropy && commit === null)) &&
      (since === null ? !entropy : isIn(since, 0, Number.MAX_SAFE_INTEGER)) &&
      isBound;
    if (!fits) throw bad("contributions");
  }
}

/** What a seat sends before it opens its entropy. */
export function commitment(dice: { match: string | null }, seat: number, entropy: string): Promise<string> {
  return sha256(`rosenkrieg-entropy|${dice.match}|${seat}|${entropy}`);
}

/** The entropies that go into a draw: a seat that came late counts from its draw on. */
function entropiesAt({ entropies, contributions }: Dice, draw: number): string[] {
  return (entropies ?? ["", ""]).map((entropy, seat) => {
    const since = contributions ? contributions.since[seat] : 0;
    return since !== null && since !== undefined && since <= draw ? entropy : "";
  });
}

async function checkKeys(record: MatchRecord): Promise<number> {
  const { root, size, entropies, start, skips } = record.dice;
  if (!root || !size || entropies?.length !== 2) throw bad("sealed");
  if (!entropies.every((entropy) => ENTROPY_FORM.test(entropy))) throw bad("entropy");
  const opened = new Map<number, Opening>();
  for (const [move, opening, list] of record.keys) {
    if (!(await isCommitted(opening, root, size))) throw bad("root", { move });
    await checkResult(record, move, opening, list);
    opened.set(move, opening);
  }
  checkOrder(record, opened, start, new Map(skips));
  return opened.size;
}

/** Whether the opened key is the one that the root was published for. */
export async function isCommitted(opening: Opening, root: string, size: number): Promise<boolean> {
  const { draw, key, path } = opening;
  if (!(Number.isInteger(draw) && draw >= 0 && draw < size && 2 ** path.length === size)) return false;
  if (![key, ...path].every((text) => HASH_FORM.test(text))) return false;
  let node = await hashed(0, bytes(key));
  for (const [level, sibling] of path.entries()) {
    const isRight = Math.floor(draw / 2 ** level) % 2 === 1;
    const beside = bytes(sibling);
    node = isRight ? await hashed(1, beside, node) : await hashed(1, node, beside);
  }
  return toHex(node) === root;
}

async function checkResult(record: MatchRecord, move: number, opening: Opening, list: number): Promise<void> {
  const recorded = record.moves[move];
  const results = record.lists[list];
  if (!recorded || !results) throw bad("key", { move });
  const [texts, weights] = results;
  const positive = weights.every((weight) => Number.isSafeInteger(weight) && weight >= 1);
  if (!texts.length || texts.length !== weights.length || !positive) throw bad("list", { move });
  const entropies = entropiesAt(record.dice, opening.draw);
  const text = texts[await drawn(bytes(opening.key), entropies, weights)] as string;
  if (recorded[0] !== "chance" || recorded[1] !== text)
    throw bad("result", { move, expected: text, got: recorded[1] ?? "" });
}

/** The index that a key and the seats' entropies lead to. */
export async function drawn(
  key: Uint8Array<ArrayBuffer>,
  entropies: readonly string[],
  weights: readonly number[],
): Promise<number> {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const limit = 1n << 256n;
  const bound = limit - (limit % total);
  for (let attempt = 0; ; attempt++) {
    const number = BigInt(`0x${toHex(await hmac(key, [...entropies, attempt].join("|")))}`);
    if (number < bound) return pick(weights, number % total);
  }
}

/** The index whose share of the total the number falls into. */
function pick(weights: readonly number[], number: bigint): number {
  let rest = number;
  return weights.findIndex((weight) => {
    rest -= BigInt(weight);
    return rest < 0n;
  });
}

/** Every draw in its turn, none left out: otherwise results could be picked from many keys. */
function checkOrder(
  record: MatchRecord,
  opened: Map<number, Opening>,
  start: number,
  skips: Map<number, number>,
): void {
  const complete = record.moves.every(([, action]) => action !== null);
  if (!complete) return;
  let draw = 0;
  for (const [move, [actor]] of record.moves.entries()) {
    if (actor !== "chance" || move < start) continue;
    draw += skips.get(move) ?? 0;
    const opening = opened.get(move);
    const hidden = record.proofs[move]?.startsWith("hash:");
    if (!opening && !hidden) throw bad("no-key", { move });
    if (opening && opening.draw !== draw) throw bad("order", { move, expected: draw, got: opening.draw });
    draw++;
  }
}

// bytes and hashes

async function sha256(text: string): Promise<string> {
  return toHex(await digest(new TextEncoder().encode(text)));
}

async function hashed(prefix: number, ...parts: Uint8Array[]): Promise<Uint8Array> {
  return digest(new Uint8Array([prefix, ...parts.flatMap((part) => [...part])]));
}

async function digest(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, new TextEncoder().encode(text)));
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function toHex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

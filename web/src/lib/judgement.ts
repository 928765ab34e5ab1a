// What a record that holds proves to this browser, by what it kept since the match began. The same
// conclusions as core/judgement.py, except that the rules are not known here: nothing is called proven.

import type { MyMatch } from "./mine";
import type { Message } from "./protocol";
import type { Contributions, Dice, MatchRecord, Verdict } from "./verify";

export type Grade = "good" | "open" | "bad";
/** The best that can be said without the rules: the seal holds. A wrong list could still dictate a result. */
export type Standing = "seal-holds" | "consistent" | "not-proven";

export interface Finding {
  grade: Grade;
  says: Message;
}

/** What a reader kept; by seat where it belongs to one. */
export interface Kept {
  root?: string | null;
  entropies?: Record<number, string>;
  /** Commitments known before any entropy was opened: the own, sent, or the other's, as shown. */
  commits?: Record<number, string>;
}

export interface Judgement {
  standing: Standing;
  findings: Finding[];
}

/** Open findings that leave the dice unproven. */
const UNPROVEN = [
  "hidden",
  "stand-ins",
  "seed",
  "dictated",
  "skips",
  "start",
  "root-unknown",
  "entropy-unknown",
  "entropy-late",
  "other-free",
  "other-late",
  "draws-some",
  "no-draws",
].map((key) => `proof-${key}`);

const HOUSE_ENDS = ["resigned", "agreed", "time"];

export function judge(verdict: Verdict, kept: Kept): Judgement {
  const { record } = verdict;
  const findings = [...ofMoves(verdict), ...ofDice(verdict, kept), ...claims(record)];
  if (findings.some(({ grade }) => grade === "bad")) return { standing: "not-proven", findings };
  const isOpen = findings.some(({ grade, says }) => grade === "open" && UNPROVEN.includes(says.key));
  return { standing: isOpen ? "consistent" : "seal-holds", findings };
}

/** What this browser kept of a match: its root and what its seats added. */
export function keptOf(match: MyMatch | undefined): Kept {
  if (!match) return {};
  const commits = match.seats.flatMap((each) => Object.entries(each.commits ?? {}));
  return {
    commits: Object.fromEntries(commits.filter(([, commit]) => commit)) as Record<number, string>,
    root: match.commitment?.root ?? null,
    entropies: Object.fromEntries(
      match.seats.flatMap(({ seat, entropy }) => (entropy ? [[seat, entropy]] : [])),
    ),
  };
}

/** The command that checks a record with the rules, and holds it to what was kept. */
export function commandFor(match: string | null | undefined, { root, entropies, commits }: Kept): string {
  const bySeat = (name: string, values: Record<number, string> = {}) =>
    Object.entries(values).map(([seat, value]) => `--${name} ${seat}=${value}`);
  return [
    `rosenkrieg verify ${fileOf(match)}`,
    ...(root ? [`--root ${root}`] : []),
    ...bySeat("entropy", entropies),
    ...bySeat("commit", commits),
  ].join(" ");
}

/** The name under which a record is saved. */
export function fileOf(match: string | null | undefined): string {
  return match ? `rosenkrieg-${match}.json` : "record.json";
}

function says(grade: Grade, key: string, params: Record<string, string | number> = {}): Finding {
  return { grade, says: { key: `proof-${key}`, params } };
}

const drawsIn = ({ moves }: MatchRecord, until?: number) =>
  moves.slice(0, until).filter(([actor]) => actor === "chance").length;

function ofMoves({ record, moves, hidden }: Verdict): Finding[] {
  const standIns = standInsOf(record);
  const found = [says("good", "chain", { moves }), says("open", "rules-later")];
  if (hidden) found.push(says("open", "hidden", { count: hidden }));
  if (standIns) found.push(says("open", "stand-ins", { count: standIns }));
  return found;
}

function standInsOf({ moves, proofs }: MatchRecord): number {
  return moves.filter(([, text], move) => text !== null && proofs[move]?.startsWith("hash:")).length;
}

function ofDice({ record, checked }: Verdict, kept: Kept): Finding[] {
  const { dice } = record;
  const draws = drawsIn(record);
  const before = drawsIn(record, dice.start);
  const found: Finding[] = draws ? [] : [says("open", "no-draws")];
  if (dice.kind === "sealed") {
    const isAll = checked >= draws - before - standInsOf(record);
    if (draws) found.push(says(isAll ? "good" : "open", isAll ? "draws" : "draws-some", { checked, draws }));
    found.push(ofRoot(dice, kept), ...ofEntropies(dice, kept));
  } else {
    if (kept.root) found.push(says("bad", "root-other"));
    for (const seat of seatsOf(kept.entropies)) found.push(says("bad", "entropy-other", { seat }));
    const source: Record<string, string | number> =
      dice.kind === "seed" ? { checked: 0, draws, seed: String(dice.seed) } : { count: draws };
    if (draws) found.push(says("open", dice.kind, source));
  }
  if (dice.start) found.push(says("open", "start", { move: dice.start, count: before }));
  const skipped = dice.skips.reduce((sum, [, count]) => sum + count, 0);
  if (skipped) found.push(says("open", "skips", { count: skipped }));
  return found;
}

const seatsOf = (kept: Record<number, string> | undefined) => Object.keys(kept ?? {}).map(Number);

function ofRoot({ root }: Dice, kept: Kept): Finding {
  if (!kept.root) return says("open", "root-unknown", { root: root ?? "" });
  return kept.root === root ? says("good", "root-same") : says("bad", "root-other");
}

const NOTHING_SAID: Contributions = { bots: [false, false], commits: [null, null], since: [0, 0] };

function ofEntropies(dice: Dice, kept: Kept): Finding[] {
  const entropies = dice.entropies ?? ["", ""];
  const said = dice.contributions ?? NOTHING_SAID;
  const found: Finding[] = [];
  for (const seat of seatsOf(kept.commits))
    if (said.commits[seat] !== kept.commits?.[seat]) found.push(says("bad", "commit-other", { seat }));
  for (const seat of seatsOf(kept.entropies))
    found.push(ofOwn(entropies[seat], said.since[seat], kept, seat));
  if (!seatsOf(kept.entropies).length) return [...found, says("open", "entropy-unknown")];
  for (const seat of [0, 1] as const) {
    const isKept = kept.entropies?.[seat] !== undefined;
    const isBound = kept.commits?.[seat] !== undefined; // the own commitment binds this browser alone
    if (said.bots[seat]) found.push(says("good", "bot", { seat }));
    else if (said.since[seat] !== 0 && !isKept) found.push(says("open", "other-late", { seat }));
    else if (entropies[seat] && !isKept)
      found.push(says(isBound ? "good" : "open", isBound ? "other-bound" : "other-free", { seat }));
  }
  return found;
}

function ofOwn(
  entropy: string | undefined,
  since: number | null | undefined,
  kept: Kept,
  seat: number,
): Finding {
  if (entropy !== kept.entropies?.[seat] || since === null || since === undefined)
    return says("bad", "entropy-other", { seat });
  if (since) return says("open", "entropy-late", { seat, count: since });
  return says("good", "entropy-same", { seat });
}

/** What the record says and nothing in it proves. */
function claims({ outcome, players }: MatchRecord): Finding[] {
  const found: Finding[] = [];
  if (!outcome) found.push(says("open", "unfinished"));
  else if (HOUSE_ENDS.includes(outcome.reason))
    found.push(says("open", "claimed-end", { reason: outcome.reason }));
  if (players.some(Boolean)) found.push(says("open", "names"));
  return found;
}

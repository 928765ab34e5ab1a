// What judges say of a match, in the order in which a person looks at it. The server judges; here it
// is only put in order.

import type { Arrow } from "./arrows";
import type { Analysis, Judged } from "./messages.gen";

/** A change of the chance that is worth telling. */
export interface Turn {
  /** By a decision, or by cards, dice and what nobody could know. */
  kind: "decision" | "luck";
  /** The moves it consists of: from the position of that number to the one of the other. */
  from: number;
  to: number;
  /** Who decided; for luck: whom it helped. */
  seat: 0 | 1;
  /** What was given away, or what luck brought, as a chance from 0 to 1. */
  size: number;
  judged: Judged;
}

/** A position of the curve: its number, the chance of the first seat, and the error of that. */
export interface Mark {
  at: number;
  chance: number;
  error: number;
}

const MOST = 7;
const LEAST_GIVEN = 0.03;
const LEAST_LUCK = 0.1;

/** The chances of the first seat, position by position; the last one is the result. */
export function marks(study: Analysis, end: number): Mark[] {
  const found = study.judged.map(({ stretch, chance, error }) => ({ at: stretch.first, chance, error }));
  return study.shares ? [...found, { at: end, chance: study.shares.result, error: 0 }] : found;
}

/** What a decision cost its seat. */
export const gave = (judged: Judged): number => judged.gave ?? 0;

/** What turned the match, in order: decisions that gave much away, and strokes of luck. */
export function turns(study: Analysis, hidden: boolean): Turn[] {
  const found = study.judged.flatMap((each, index): Turn[] => {
    const seat = each.stretch.seat ? 1 : 0;
    const decision: Turn = {
      kind: "decision",
      from: each.stretch.first,
      to: each.stretch.last,
      seat,
      size: gave(each),
      judged: each,
    };
    const next = study.judged[index + 1];
    if (!next || !each.luck_follows) return [decision];
    const own = hidden ? (seat ? gave(each) : -gave(each)) : each.after - each.chance;
    const brought = next.chance - each.chance - own;
    const luck: Turn = {
      kind: "luck",
      from: each.stretch.last,
      to: next.stretch.first,
      seat: brought > 0 ? 0 : 1,
      size: Math.abs(brought),
      judged: each,
    };
    return [decision, luck];
  });
  return found
    .filter(({ kind, size }) => size >= (kind === "luck" ? LEAST_LUCK : LEAST_GIVEN))
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST)
    .sort((a, b) => a.from - b.from);
}

/** The decision that was made in a position: from the move of that number on, and before the other. */
export function judgedAt(study: Analysis, from: number, until: number): Judged | null {
  const here = study.judged.filter(({ stretch }) => stretch.first >= from && stretch.first < until);
  return here.reduce<Judged | null>((most, each) => (!most || gave(each) > gave(most) ? each : most), null);
}

/** What the better move touches, each once; nothing where none is known. */
export function thingsOf({ best, path, said }: Judged): string[] {
  return best.length ? [...new Set([...path, ...said.flatMap(({ refs }) => refs ?? [])])] : [];
}

type Refs = readonly { refs?: readonly string[] }[];

/** What the board draws of a decision: the better move, and what was played instead. */
export function arrowsOf(judged: Judged, played: Refs): Arrow[] {
  if (!judged.best.length) return [];
  const best = stepsOf(judged.said);
  const known = new Set(best.map((step) => step.join(" ")));
  const others = stepsOf(played).filter((step) => !known.has(step.join(" ")));
  return [
    { kind: "played", steps: others },
    { kind: "best", steps: best },
  ];
}

/** The steps that lines tell of, each once. */
function stepsOf(lines: Refs): (readonly string[])[] {
  const steps = lines.map(({ refs }) => refs ?? []).filter(({ length }) => length > 0);
  return steps.filter(
    (step, index) => steps.findIndex((other) => other.join(" ") === step.join(" ")) === index,
  );
}

/** The turning point before or after a position; the first one after the last, and the other way round. */
export function turnFrom(turns: readonly Turn[], at: number, way: 1 | -1): Turn | null {
  const place = (turn: Turn) => (turn.kind === "luck" ? turn.to : turn.from);
  const found = way > 0 ? turns.find((turn) => place(turn) > at) : turns.findLast((turn) => place(turn) < at);
  return found ?? turns.at(way > 0 ? 0 : -1) ?? null;
}

// What a battle came to: who held the field, and what became of every block that was seen in it.

import { subjectOf } from "../../lib/log";
import type { LogLine, Param, Scene, Seat, Viewer } from "../../lib/protocol";
import type { Fight } from "./view";

export type Fate = "stands" | "dead" | "out" | "retreated" | "turned";

export interface Fighting {
  block: string;
  side: Seat;
  /** Its steps when it was first seen in this battle, and at the end; null where the log has no number. */
  before: number | null;
  after: number | null;
  fate: Fate;
  /** Where it retreated to. */
  to: Param | null;
}

export interface Report {
  /** The line of the log that ended the battle; it names the battle among all others. */
  end: number;
  winner: Viewer;
  won: LogLine;
  rounds: number;
  /** The battle blow by blow. */
  blows: LogLine[];
  fighters: Fighting[];
  /** What followed from it for the crowns. */
  follows: LogLine[];
}

/** Blocks as they were first seen in a battle, by the line that began it: an undo brings other lines. */
export type Seen = WeakMap<LogLine, Map<string, { side: Seat; strength: number }>>;

const BATTLES = ["battle-begins", "won-battle"];
const FOLLOWS = ["king-is-dead", "crowned", "crowned-minor", "new-pretender", "freed", "came-of-age"];

/** Notes who fights in the battle that goes on; what was noted before stays. */
export function notice(seen: Seen, log: readonly LogLine[], fight: Fight | null): void {
  const begin = log.findLast(({ message }) => message.key === "battle-begins");
  if (!fight || !begin) return;
  const blocks = seen.get(begin) ?? new Map();
  for (const side of [0, 1] as const)
    for (const { block, strength } of fight.fronts[side])
      if (!blocks.has(block)) blocks.set(block, { side, strength });
  seen.set(begin, blocks);
}

/** The first battle that ended after a line of the log, as far as the log tells it. */
export function reportAfter(
  read: number,
  log: readonly LogLine[],
  seen: Seen,
  seats: Scene["seats"],
  viewer: Viewer,
): Report | null {
  const end = log.findIndex((_, index) => index > read && isEnd(log, index));
  const won = log[end];
  const begin = log
    .slice(0, Math.max(0, end))
    .findLastIndex(({ message }) => message.key === "battle-begins");
  if (!won || begin < 0) return null;
  const lines = log.slice(begin, end + 1);
  const rest = log.slice(end + 1);
  const next = rest.findIndex(({ message }) => message.key === "battle-begins");
  const after = next < 0 ? rest : rest.slice(0, next);
  return {
    end,
    won,
    winner: subjectOf(won, seats, viewer),
    rounds: 1 + lines.filter(({ message }) => message.key === "round-begins").length,
    blows: lines.slice(1, -1),
    fighters: fightersIn(lines, seen.get(lines[0] as LogLine) ?? new Map()),
    follows: [...lines, ...after.filter(({ move }) => move === won.move)].filter(({ message }) =>
      FOLLOWS.includes(message.key),
    ),
  };
}

/** Whether a battle ends with a line, which may be the end of the whole match. */
function isEnd(log: readonly LogLine[], index: number): boolean {
  const key = log[index]?.message.key ?? "";
  if (!key.startsWith("end-")) return key === "won-battle";
  const last = log.slice(0, index).findLast(({ message }) => BATTLES.includes(message.key));
  return last?.message.key === "battle-begins";
}

function fightersIn(
  lines: readonly LogLine[],
  seen: ReadonlyMap<string, { side: Seat; strength: number }>,
): Fighting[] {
  const found = new Map<string, Fighting>(
    [...seen].map(([block, { side, strength }]) => [
      block,
      { block, side, before: strength, after: strength, fate: "stands", to: null },
    ]),
  );
  for (const { message } of lines) {
    const { key, params } = message;
    const fighter = found.get(nameOf(key === "turned" ? params?.target : params?.block));
    if (!fighter) continue;
    if (key === "weakened") fighter.after = Number(params?.left);
    else if (key === "died") fighter.fate = "dead";
    else if (key === "fell") fighter.fate = "out";
    else if (key === "turned") fighter.fate = "turned";
    else if (key === "retreated") {
      fighter.fate = "retreated";
      fighter.to = params?.area ?? null;
    }
  }
  return [...found.values()];
}

function nameOf(block: Param | undefined): string {
  return typeof block === "object" && block ? block.key.replace(/^block-/, "") : "";
}

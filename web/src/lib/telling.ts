// How a log is told: in chapters, and with lines that belong together as one. What makes a chapter
// and what belongs together is said by the board; without it each line stands alone.

import type { LogLine, Message } from "./protocol";
import type { Words } from "./words";

export interface Chapter {
  /** 1 for the largest; a chapter ends where one as large begins. */
  depth: 1 | 2;
  title: Message;
}

export interface Telling {
  /** The chapter that a line belongs to; it opens one unless that is open already. */
  chapter?(line: LogLine, index: number): Chapter | null;
  /** What neighboring lines have in common that are told as one; null if a line is told alone. */
  kin?(line: LogLine): string | null;
  /** Whether a line is held back for a moment although it came with those before it: a reveal. */
  breath?(line: LogLine): boolean;
  /** Such lines as one sentence. */
  together?(lines: readonly LogLine[], words: Words): Message;
}

/** One sentence of the log, and the lines that it tells. */
export interface Entry {
  from: number;
  lines: LogLine[];
  message: Message;
}

/** A chapter with its sentences; what comes before the first has no title. */
export interface Section {
  from: number;
  chapter: Chapter | null;
  /** Whether the title is a line of the log itself, which is then not among the entries. */
  isLine: boolean;
  entries: Entry[];
}

/** Whether the reader's standing orders did something of what is told. */
export function isObeyed({ lines }: Entry): boolean {
  return lines.some(({ obeyed }) => obeyed);
}

/** Lines as sentences. */
export function entries(lines: readonly LogLine[], telling: Telling, words: Words, from = 0): Entry[] {
  const told: Entry[] = [];
  let kin: string | null = null;
  for (const [index, line] of lines.entries()) {
    const own = telling.kin?.(line) ?? null;
    const entry = told.at(-1);
    if (entry && own !== null && own === kin) entry.lines.push(line);
    else told.push({ from: from + index, lines: [line], message: line.message });
    kin = own;
  }
  for (const entry of told)
    if (entry.lines.length > 1) entry.message = telling.together?.(entry.lines, words) ?? entry.message;
  return told;
}

/** A whole log in chapters. */
export function sections(lines: readonly LogLine[], telling: Telling, words: Words): Section[] {
  const open = new Map<number, string>();
  const starts: { from: number; chapter: Chapter | null }[] = [];
  for (const [index, line] of lines.entries()) {
    const chapter = telling.chapter?.(line, index) ?? null;
    if (chapter && open.get(chapter.depth) !== JSON.stringify(chapter.title)) {
      for (const depth of open.keys()) if (depth > chapter.depth) open.delete(depth);
      open.set(chapter.depth, JSON.stringify(chapter.title));
      starts.push({ from: index, chapter });
    } else if (index === 0) starts.push({ from: 0, chapter: null });
  }
  return starts.map(({ from, chapter }, number) => {
    const own = lines.slice(from, starts[number + 1]?.from);
    const isLine = chapter?.title === own[0]?.message;
    const skip = isLine ? 1 : 0;
    return { from, chapter, isLine, entries: entries(own.slice(skip), telling, words, from + skip) };
  });
}

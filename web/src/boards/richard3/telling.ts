// How the log of Richard III is told: by turns, battles, supply and political turns; groups move as one.

import type { LogLine, Message, Param } from "../../lib/protocol";
import type { Chapter, Telling } from "../../lib/telling";
import type { Words } from "../../lib/words";

const MOVES: readonly string[] = [
  "moved",
  "moved-to-attack",
  "marched",
  "marched-to-attack",
  "sailed",
  "sailed-to-attack",
  "regrouped",
  "retreated",
];

/** Lines in which somebody goes "with" blocks, which German says in another case. */
const WITH = /^(moved|marched|sailed)/;

/** What a roll or a battle came to, told after it, and what became of a crown. */
const REVEALS: readonly string[] = [
  "weakened",
  "died",
  "fell",
  "round-begins",
  "won-battle",
  "king-is-dead",
  "crowned",
  "crowned-minor",
  "new-pretender",
];

/** The chapter that a line opens or belongs to; the rest goes on with the one that is open. */
function chapter({ message }: LogLine): Chapter | null {
  switch (message.key) {
    case "turn-begins":
      return { depth: 1, title: message };
    case "counted":
      return { depth: 1, title: { key: "chapter-political" } };
    case "battle-begins":
      return { depth: 2, title: { key: "chapter-battle", params: { area: message.params?.area ?? "" } } };
    case "lost-step":
      return { depth: 2, title: { key: "chapter-supply" } };
    default:
      return null;
  }
}

function kin({ actor, message: { key, params } }: LogLine): string | null {
  return MOVES.includes(key) ? JSON.stringify([actor, key, params?.from, params?.area, params?.via]) : null;
}

/** "Four blocks move from Glamorgan into battle in Pembroke", with their names where they are known. */
function together(lines: readonly LogLine[], words: Words): Message {
  const { key, params } = (lines[0] as LogLine).message;
  const names = lines.flatMap(({ message }) => nameIn(message.params?.block, words));
  const all = new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
  const count = { key: WITH.test(key) ? "blocks-with" : "blocks", params: { count: lines.length } };
  return { key, params: { ...params, block: names.length === lines.length ? all : count } };
}

function nameIn(block: Param | undefined, words: Words): string[] {
  if (typeof block !== "object" || !block) return [];
  return block.key === "a-block" ? [] : [words.say(block)];
}

const breath = ({ message: { key } }: LogLine) => REVEALS.includes(key);

export const telling: Telling = { chapter, kin, together, breath };

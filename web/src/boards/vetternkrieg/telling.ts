// How the log of Vetternkrieg is told: by rounds and battles.

import type { LogLine } from "../../lib/protocol";
import type { Chapter, Telling } from "../../lib/telling";

/** What stands for a moment of its own though it came with the line before it. */
const REVEALS: readonly string[] = [
  "turned-up",
  "battle",
  "claim-true",
  "claim-false",
  "compared",
  "compared-equal",
  "lost",
  "battle-won",
];

function chapter({ message }: LogLine, index: number): Chapter | null {
  if (index === 0) return { depth: 1, title: { key: "round", params: { round: 1 } } };
  if (message.key === "round") return { depth: 1, title: message };
  if (message.key !== "battle") return null;
  return { depth: 2, title: { key: "chapter-battle", params: { card: message.params?.card ?? "" } } };
}

const breath = ({ message: { key } }: LogLine) => REVEALS.includes(key);

export const telling: Telling = { chapter, breath };

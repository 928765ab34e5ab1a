// How the log of Medieval Battle is told: in chapters, and laid modules as one sentence.

import type { LogLine } from "../../lib/protocol";
import type { Telling } from "../../lib/telling";

/** The chapters on the way to the battle; all other lines are of the battle itself. */
const CHAPTERS: Record<string, string> = {
  laid: "map",
  "chose-mounted": "armies",
  "has-recruited": "armies",
  army: "armies",
  deployed: "deployment",
  "held-back": "deployment",
};

export const telling: Telling = {
  chapter: ({ message: { key } }: LogLine) => ({
    depth: 1,
    title: { key: "chapter", params: { name: CHAPTERS[key] ?? "battle" } },
  }),
  kin: (line: LogLine) => (line.message.key === "laid" ? "laid" : null),
  together: (lines) => ({ key: "laid-all", params: { count: lines.length } }),
};

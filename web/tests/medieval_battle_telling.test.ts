// The log of Medieval Battle in chapters.

import { expect, test } from "vitest";
import { telling } from "../src/boards/medieval_battle/telling";
import type { LogLine } from "../src/lib/protocol";

const line = (key: string): LogLine => ({ move: 0, actor: 0, message: { key } }) as unknown as LogLine;

test("the way to the battle has chapters, and everything else is the battle", () => {
  const keys = ["laid", "has-recruited", "army", "deployed", "held-back", "moved", "end-passes"];
  const names = keys.map((key, index) => telling.chapter?.(line(key), index)?.title.params?.name);
  expect(names).toEqual(["map", "armies", "armies", "deployment", "deployment", "battle", "battle"]);
});

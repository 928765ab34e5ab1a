// Answers of the ledger in words; no codes of the notation are shown to people.

import { boastOf, kindName, nameOf, parts, scenarioOf } from "../boards/rampant/view";
import type { SeasonDesk } from "./desk.svelte";
import { t, words } from "./words.svelte";

export function answerName(desk: SeasonDesk, action: string): string {
  const [kind, value] = parts(action);
  const sheet = desk.sheet;
  switch (kind) {
    case "name":
      return desk.landName(value);
    case "roll":
      return t("entry-roll", { face: value });
    case "at":
      return t("answer-at", { place: value.replace(",", " / ") });
    case "piece":
      return words().t(`terrain-${value}`);
    case "done":
      return words().t(value === "1" ? "report-done" : "report-failed");
    case "fielded":
    case "glory":
    case "heroes":
      return `${words().t(`report-${kind}`)} ${value}`;
  }
  if (sheet && kind === "kind") return kindName(words(), sheet, value);
  if (sheet && kind === "scenario") return nameOf(words(), scenarioOf(sheet, value), value);
  if (sheet && kind === "boast") return nameOf(words(), boastOf(sheet, value), value);
  const plain = value || kind;
  return words().or(
    `answer-${plain}`,
    words().or(
      `choice-${plain}`,
      words().or(`form-${plain}`, words().or(`thing-${kind}`, action, { name: value })),
    ),
  );
}

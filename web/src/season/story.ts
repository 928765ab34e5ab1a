// The chronicle as a story: one paragraph a battle, and a line for what happened between battles.

import { hash } from "../boards/rampant/names";
import { nameOf, scenarioOf } from "../boards/rampant/view";
import type { SeasonDesk } from "./desk.svelte";
import type { BattleView, Told } from "./types";
import { t, words } from "./words.svelte";

export interface Chapter {
  id: string;
  at: number;
  /** A battle, or something between battles. */
  battle: BattleView | null;
  number: number;
  title: string;
  text: string;
  /** What people wrote about it. */
  notes: string[];
  /** Every line that the ledger tells of it. */
  lines: string[];
}

/** Lines that are worth a sentence in the story of a battle. */
const TELLING = new Set([
  "exchanged",
  "spy-silences",
  "rolled-event",
  "rolled-inheritance",
  "conceded",
  "told-forfeit",
  "told-ruled",
]);
/** Lines between battles that belong to the story. */
const BETWEEN = new Set([
  "told-begun",
  "told-joined",
  "told-retired",
  "told-taken-over",
  "told-round",
  "told-rule",
  "told-earned",
  "told-ended",
  "told-approved",
  "told-owner",
  "told-grant",
  "told-spies",
  "told-glory-decreed",
  "told-corrected",
  "told-note",
]);

/** Which of a few ways to say the same; the same for the same battle. */
const way = (id: string, part: string) => hash(`${id}/${part}`) % 3;

export function paragraph(desk: SeasonDesk, battle: BattleView, told: readonly Told[]): string {
  const sheet = desk.sheet;
  const [one, two] = battle.realms.map(desk.nameOf.bind(desk)) as [string, string];
  const lands = battle.stakes.flatMap((id) => (id ? [desk.landName(id)] : []));
  const sentences: string[] = [];

  const open = { one, two, way: way(battle.id, "open") };
  if (battle.raid) {
    const other = battle.realms.find((id) => id !== battle.raid) ?? "";
    sentences.push(
      t("story-raid", { one: desk.nameOf(battle.raid), two: desk.nameOf(other), way: open.way }),
    );
  } else if (lands.length === 2)
    sentences.push(t("story-two", { ...open, first: lands[0] ?? "", second: lands[1] ?? "" }));
  else if (lands.length === 1) {
    const staking = battle.stakes[0] ? one : two;
    sentences.push(
      t("story-one", { one: staking === one ? two : one, two: staking, land: lands[0] ?? "", way: open.way }),
    );
  } else sentences.push(t("story-none", open));

  const scenario = sheet && scenarioOf(sheet, battle.scenario);
  if (scenario)
    sentences.push(
      t("story-scenario", { scenario: nameOf(words(), scenario), way: way(battle.id, "scenario") }),
    );
  for (const line of told.flatMap(({ lines }) => lines))
    if (TELLING.has(line.key) && line.key !== "rolled-event") sentences.push(words().say(line));

  if (battle.status === "void") sentences.push(t("story-void"));
  else if (battle.status === "no_result") sentences.push(t("story-no-result"));
  else if (battle.status === "closed") {
    const [first, second] = battle.glory;
    const margin = Math.abs(first - second);
    if (battle.winner) {
      const loser = battle.realms.find((id) => id !== battle.winner) ?? "";
      sentences.push(
        t("story-won", {
          winner: desk.nameOf(battle.winner),
          loser: desk.nameOf(loser),
          high: Math.max(first, second),
          low: Math.min(first, second),
          how: margin >= 5 ? "clear" : margin <= 1 ? "close" : "plain",
          way: way(battle.id, "won"),
        }),
      );
    } else sentences.push(t("story-drawn", { first, second, way: way(battle.id, "won") }));
    if (battle.gained) {
      const land = desk.lands.find(({ id }) => id === battle.gained);
      const gainer = battle.winner || land?.owner || "";
      sentences.push(
        t(battle.stakes.includes(battle.gained) ? "story-taken" : "story-found", {
          realm: desk.nameOf(gainer),
          land: desk.landName(battle.gained),
          way: way(battle.id, "gain"),
        }),
      );
    } else sentences.push(t("story-kept", { way: way(battle.id, "gain") }));
    for (const line of told.flatMap(({ lines }) => lines)) {
      const event = line.key === "rolled-event" ? line.params?.event : null;
      if (event && typeof event === "object") sentences.push(t("story-event", { event: words().say(event) }));
    }
  }
  return sentences.filter(Boolean).join(" ");
}

/** What people add to the story of a battle. */
const ADDED = new Set(["told-note", "told-earned"]);

/** The whole story, oldest first. */
export function chapters(desk: SeasonDesk): Chapter[] {
  const view = desk.view;
  if (!view) return [];
  const found: Chapter[] = [];
  const byBattle = new Map<string, Told[]>();
  for (const each of desk.chronicle) {
    const known = each.battle && view.battles.some(({ id }) => id === each.battle);
    if (known) byBattle.set(each.battle, [...(byBattle.get(each.battle) ?? []), each]);
    else {
      const lines = each.lines.filter(({ key }) => BETWEEN.has(key)).map((line) => words().say(line));
      if (lines.length)
        found.push({
          id: `${each.entry}-${found.length}`,
          at: each.at,
          battle: null,
          number: 0,
          title: "",
          text: lines.join(" "),
          notes: [],
          lines: [],
        });
    }
  }
  for (const battle of view.battles) {
    if (battle.status === "open" || battle.status === "beyond") continue;
    const told = byBattle.get(battle.id) ?? [];
    if (!told.length && !desk.toldAll) continue; // of a page that has not been read
    const all = told.flatMap(({ lines }) => lines);
    found.push({
      id: battle.id,
      at: battle.closed ?? told.at(-1)?.at ?? battle.opened,
      battle,
      number: desk.number(battle.id),
      title: headline(desk, battle),
      text: paragraph(desk, battle, told),
      notes: all.filter(({ key }) => ADDED.has(key)).map((line) => words().say(line)),
      lines: all.filter(({ key }) => !ADDED.has(key)).map((line) => words().say(line)),
    });
  }
  const sorted = found
    .map((each, index) => ({ each, index }))
    .sort((a, b) => a.each.at - b.each.at || a.index - b.index)
    .map(({ each }) => each);
  // what happened between two battles is one paragraph
  const joined: Chapter[] = [];
  for (const each of sorted) {
    const last = joined.at(-1);
    if (last && !last.battle && !each.battle) last.text = `${last.text} ${each.text}`;
    else joined.push(each);
  }
  return joined;
}

export function headline(desk: SeasonDesk, { status, winner, glory }: BattleView): string {
  if (status === "void") return t("battle-void");
  if (status === "no_result") return t("battle-no-result");
  const [first, second] = glory;
  if (!winner) return t("battle-drawn-title", { first, second });
  return t("battle-won-title", {
    name: desk.nameOf(winner),
    high: Math.max(first, second),
    low: Math.min(first, second),
  });
}

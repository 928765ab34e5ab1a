import type { Desk } from "../../lib/desk.svelte";
import { named } from "../../lib/desk.svelte";
import { thing } from "../../lib/path";
import type { Message } from "../../lib/protocol";
import { plans } from "./plans.svelte";
import Setup from "./Setup.svelte";
import { chosenUnit, hexesIn, standing, unitName, type View, viewOf } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Extra } from "./Cards.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Rival } from "./Rival.svelte";
export { default as Score } from "./Score.svelte";
export { telling } from "./telling";

/** The battlefield of a new match. */
export const setup = { names: ["size", "map"], Part: Setup };

/** The map editor. */
export const tools = [{ slug: "map", load: () => import("./Editor.svelte") }];

/** The step that is due, as a question; the whole action once it is chosen. */
export function question(desk: Desk): Message | null {
  const view = viewOf(desk);
  const own = chosenUnit(desk);
  const unit = own ? standing(view).get(own) : undefined;
  const name = unit ? unitName(desk, unit.kind) : "";
  const path = desk.chosen?.path ?? [];
  const what = path.at(-1) ?? "";
  const hex = hexesIn(path).at(-1) ?? "";
  if (!desk.chosen) return unit && view.phase === "turn" ? { key: "ask-unit", params: { unit: name } } : null;
  if (what === "attack" || what === "shoot") {
    const enemy = standing(view).get(hex);
    return { key: `ask-${what}`, params: { unit: name, enemy: enemy ? unitName(desk, enemy.kind) : "" } };
  }
  if (view.phase === "deploying" && hex) {
    const kind = thing(path[0] ?? "").name;
    return { key: "ask-deploy", params: { unit: desk.words.t(`unit-${kind}`), hex } };
  }
  if (view.phase === "answering" && hex) return { key: "ask-retreat", params: { unit: name, hex } };
  if (plans.blow) {
    const { at, how, start } = plans.blow;
    const enemy = standing(view).get(at);
    return {
      key: `ask-move-${how}`,
      params: { unit: name, hex: start, enemy: enemy ? unitName(desk, enemy.kind) : "" },
    };
  }
  if (view.phase === "turn" && hex) return { key: "ask-move", params: { unit: name, hex } };
  if (["pass", "rally", "done", "stand", "stop", "leave", "dismount"].includes(what))
    return { key: `ask-${what}` };
  if (view.phase === "building") {
    const { kind, name } = thing(path[0] ?? "");
    return { key: kind === "letter" ? "ask-letter" : "ask-lay", params: { name } };
  }
  return { key: "ask-other", params: { what: path.map((each) => named(desk.words, each)).join(", ") } };
}

export function verb(desk: Desk): Message | null {
  const what = desk.chosen?.path.at(-1) ?? "";
  const { phase } = viewOf(desk);
  if (plans.blow) return { key: `verb-${plans.blow.how}` };
  if (what.startsWith("hex:")) {
    if (phase === "deploying") return { key: "verb-deploy" };
    return { key: phase === "answering" ? "verb-retreat" : "verb-move" };
  }
  if (phase === "building") return { key: "verb-lay" };
  return /^(attack|shoot|pass|rally|stand|stop|leave|dismount)$/.test(what) ? { key: `verb-${what}` } : null;
}

/** Flags and baggage, which is what wins. */
export function points(view: unknown): [number, number] {
  return (view as View).points;
}

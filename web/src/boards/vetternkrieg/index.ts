import type { Desk } from "../../lib/desk.svelte";
import { named } from "../../lib/desk.svelte";
import { thing } from "../../lib/path";
import type { Message, Seat } from "../../lib/protocol";
import { cardName, REGIONS, touchedCard, type View, viewOf } from "./view";

export { default as Badges } from "./Badges.svelte";
export { default as Board } from "./Board.svelte";
export { default as Extra } from "./Deck.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Rival } from "./Rival.svelte";
export { telling } from "./telling";

export const tall = true;

/** The step that is due, as a question; the whole action once it is chosen. */
export function question(desk: Desk): Message | null {
  if (!desk.touched.length) return null;
  return desk.chosen ? askWhole(desk) : askStep(desk);
}

function askWhole(desk: Desk): Message | null {
  const { phase } = viewOf(desk);
  const card = touchedCard(desk);
  if (card && (phase === "swap" || phase === "lay"))
    return { key: `ask-${phase}`, params: { card: cardName(desk, card) } };
  // nothing of which none is taken; which troops an event moves is told by what it changes
  const all = desk.chosen?.path ?? [];
  const untold = all.includes("done") ? /^(card|take|put|count):|^done$/ : /^card:|^from_\w+:0$/;
  const path = all.filter((each) => !untold.test(each));
  const said = path.map((each) => named(desk.words, each)).join(", ");
  const { kind, name } = thing(desk.chosen?.path[0] ?? "");
  if (kind === "card") return { key: "ask-play", params: { card: cardName(desk, name), what: said } };
  if (kind === "claim") return { key: "ask-claim", params: { claim: named(desk.words, `claim:${name}`) } };
  if (kind === "answer") return { key: "ask-answer", params: { answer: name } };
  return { key: "ask-other", params: { what: said } };
}

function askStep(desk: Desk): Message | null {
  const kinds = new Set(desk.next.map((each) => thing(each).kind));
  const from = desk.next.map((each) => thing(each).kind).find((kind) => kind.startsWith("from_"));
  if (kinds.has("done")) return { key: "ask-more" };
  if (from) return { key: "ask-from", params: { region: from.slice(5) } };
  for (const kind of ["use", "region", "take", "put", "count"])
    if (kinds.has(kind)) {
      const use = thing(desk.touched[1] ?? "").name;
      return { key: `ask-${kind}`, params: { use } };
    }
  return null;
}

export function verb(desk: Desk): Message | null {
  const { kind, name } = thing(desk.chosen?.path[0] ?? "");
  const { phase } = viewOf(desk);
  if (phase === "swap" || phase === "lay") return { key: `do-${phase}` };
  if (kind === "claim") return { key: "do-claim", params: { claim: named(desk.words, `claim:${name}`) } };
  if (kind === "answer") return { key: "choice-answer", params: { answer: name } };
  if (kind === "card") return { key: "do-play" };
  if (kind === "last") return { key: "do-last" };
  return kind === "region" && phase === "attempt" ? { key: "do-attempt" } : null;
}

/** Regions held, which is what wins. */
export function points(view: unknown): [number, number] {
  const { regions } = view as View;
  const held = (seat: Seat) => REGIONS.filter((region) => regions[region].controller === seat).length;
  return [held(0), held(1)];
}

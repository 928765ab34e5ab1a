// The chosen action as a question, and the verb that answers it.

import { type Desk, named } from "../../lib/desk.svelte";
import { thing } from "../../lib/path";
import type { Message } from "../../lib/protocol";
import { areaMessage, viewOf } from "./view";

/** The words of what was chosen, or touched so far, by the phase it belongs to. */
function deed(desk: Desk): { key: string; params: Record<string, string | Message> } {
  const path = desk.chosen?.path ?? desk.touched;
  const things = path.map(thing);
  const of = (kind: string) => things.filter((each) => each.kind === kind).map(({ name }) => name);
  const [block, target] = of("block");
  const [area, behind] = of("area");
  const [card] = of("card");
  const { phase, mover, table, actions } = viewOf(desk);
  const moving = phase === "moving" ? mover?.block : null;
  const params: Record<string, string | Message> = {
    block: { key: `block-${block ?? moving ?? ""}` },
    target: { key: `block-${target ?? ""}` },
    area: path.includes("pool") ? { key: "area-pool" } : areaMessage(area ?? ""),
    behind: path.includes("sea") ? { key: "the-sea" } : areaMessage(behind ?? ""),
    card: { key: `card-${card ?? ""}` },
  };
  const word = things.find(({ name }) => !name)?.kind;
  if (word === "end") return { key: `end-${phase}`, params };
  if (phase === "declaring") return { key: "declare", params };
  if (word && word !== "pool") return { key: word, params };
  if (phase === "acting" && block && !area) return { key: "take", params };
  const played = actions && table?.cards[actions.seat];
  if (phase === "acting" && !block) return { key: played === "plague" ? "strike" : "muster", params };
  return { key: phase, params };
}

/** What is still to be said, once something was touched. */
export function question(desk: Desk): Message | null {
  const { key, params } = deed(desk);
  const asked = `${desk.chosen ? "ask" : "and"}-${key}`;
  return desk.words.has(asked) ? { key: asked, params } : null;
}

export function verb(desk: Desk): Message | null {
  const { key, params } = deed(desk);
  if (desk.words.has(`do-${key}`)) return { key: `do-${key}`, params };
  const last = desk.chosen?.path.at(-1);
  return last ? { key: "do-this", params: { what: named(desk.words, last) } } : null;
}

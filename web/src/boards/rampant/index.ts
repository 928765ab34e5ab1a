import type { Desk } from "../../lib/desk.svelte";
import type { LogLine, Message } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import type { Telling } from "../../lib/telling";
import { namesOf } from "./names";
import { allLands } from "./table";
import { parts, type View, viewOf } from "./view";

export { default as Badges } from "./Badges.svelte";
export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Rival } from "./Rival.svelte";
export { default as Score } from "./Score.svelte";

export const fixed = true;
export const tall = true;

/** The chosen answer as a question. */
export function question(desk: Desk): Message | null {
  const action = desk.chosen?.action;
  if (!action) return null;
  const [kind, value] = parts(action);
  const phase = viewOf(desk).phase.replaceAll("_", "-");
  if (kind === "name") {
    const name = namesOf(allLands(desk), settings.language).get(value) ?? value;
    const key = `ask-name-${phase}`;
    return { key: desk.words.has(key) ? key : "ask-name", params: { name } };
  }
  if (kind === "at") {
    const [x = 0, y = 0] = value.split(",").map(Number);
    return { key: "ask-at", params: { x, y } };
  }
  return null;
}

export function verb(desk: Desk): Message | null {
  const [kind] = parts(desk.chosen?.action ?? "");
  return kind === "at" ? { key: "verb-at" } : null;
}

/** Territories held, which is what wins. */
export function points(view: unknown): [number, number] {
  const [one, two] = (view as View).realms;
  return [one.territories.length, two.territories.length];
}

/** A chapter a battle. */
export const telling: Telling = {
  chapter: ({ message }: LogLine) => (message.key === "battle" ? { depth: 1, title: message } : null),
  kin: ({ message }: LogLine) => (/^boast-shown$/.test(message.key) ? "boasts" : null),
  together: (lines, words) => ({
    key: "boasts-all",
    params: { all: lines.map(({ message }) => words.say(message).replace(/\.$/, "")).join(", ") },
  }),
};

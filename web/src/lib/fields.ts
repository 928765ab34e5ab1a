// The fields of a view in words, for games that have no board.

import { thing } from "./path";
import type { Words } from "./words";

export const isPlain = (value: unknown): value is string | number | boolean | null =>
  typeof value !== "object" || value === null;

export const isEmpty = (value: unknown): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.every(isEmpty) && !value.includes(0));

/** What a field holds: something of each seat, a seat, or just what it says. */
export function kindOf(words: Words, field: string): "both" | "who" | "field" {
  if (words.has(`both-${field}`)) return "both";
  return words.has(`who-${field}`) ? "who" : "field";
}

/** What a field is called; empty if it is not to be shown. */
export function label(words: Words, field: string): string {
  return words.or(`${kindOf(words, field)}-${field}`, field.replaceAll("_", " "));
}

/** The thing that a text in a field stands for, such as `block:warwick`, if the game has words for it. */
export function thingIn(words: Words, field: string, text: string): string | null {
  if (words.has(`thing-${field}`)) return `${field}:${text}`;
  const kind = words.kinds.find((each) => words.has(`${each}-${text}`));
  return kind ? `${kind}:${text}` : null;
}

/** A text in a field in words: the field's own for it, those of the thing, or the text. */
export function said(words: Words, field: string, text: string): string {
  const found = thingIn(words, field, text);
  const named = found ? words.or(`${thing(found).kind}-${text}`, text) : text;
  return words.or(`${field}-${text}`, named.replaceAll("_", " "));
}

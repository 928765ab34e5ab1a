// What is filled in but not sent, kept in the browser: a reload without a network loses nothing.

import { keep, kept } from "../lib/kept";

interface Form {
  key: string;
  value: unknown;
}

const NAME = "seasons.forms";
const MOST = 40;

const all = () => kept<Form[]>(NAME, []);

/** What was filled in under this name; null if nothing was. */
export function formOf<T>(key: string): T | null {
  return (all().find((form) => form.key === key)?.value as T | undefined) ?? null;
}

/** Keeps it, or forgets it (null); the forms not touched for the longest time make room. */
export function keepForm(key: string, value: unknown): void {
  const others = all().filter((form) => form.key !== key);
  keep(NAME, value === null ? others : [{ key, value }, ...others].slice(0, MOST));
}

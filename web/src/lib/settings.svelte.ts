// What a visitor has chosen, kept in the browser.

import { keep, kept } from "./kept";
import { LANGUAGES } from "./messages.gen";
import type { Pace } from "./playback.svelte";

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  motion: "system" | "still";
  /** How fast the other side's turn is shown; null until it was chosen. */
  pace: Pace | null;
  /** A choice is shown first and played with a second touch. */
  confirm: boolean;
  /** Where there is one choice only, it is played without asking. */
  single: boolean;
  /** The board is turned so that one's own side is below. */
  turn: boolean;
  /** At one screen the board turns to whoever is to move. */
  pass: boolean;
  name: string;
  /** Matches against the computer begin with the coach; null until it was chosen: newcomers do. */
  guided: boolean | null;
}

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  const found = wanted.map((want) => LANGUAGES.find((language) => language === want));
  return found.find((language) => language !== undefined) ?? "en";
}

const start: Settings = {
  language: preferredLanguage(),
  theme: "system",
  sound: false,
  motion: "system",
  pace: null,
  confirm: true,
  single: true,
  turn: true,
  pass: false,
  name: "",
  guided: null,
};

export const settings = $state<Settings>({ ...start, ...kept<Partial<Settings>>("settings", {}) });

/** Changes settings, shows them on the page and keeps them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  keep("settings", $state.snapshot(settings));
  show();
}

/** public/early.js does the same before the first paint. */
export function show(): void {
  const { dataset } = document.documentElement;
  document.documentElement.lang = settings.language;
  if (settings.theme === "system") delete dataset.theme;
  else dataset.theme = settings.theme;
  if (settings.motion === "still") dataset.motion = "still";
  else delete dataset.motion;
}

/** Whether things should jump rather than move. */
export function isStill(): boolean {
  return settings.motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How fast the other side's turn is shown. Whoever wants no motion sees its end at once, unless they chose. */
export function pace(): Pace {
  return settings.pace ?? (isStill() ? "off" : "normal");
}

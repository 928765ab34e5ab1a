// What a visitor has chosen for himself, kept in the browser.

import { keep, kept } from "./kept";

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  motion: "system" | "still";
  /** A choice is shown first and played with a second touch. */
  confirm: boolean;
  /** The board is turned so that one's own side is below. */
  turn: boolean;
  /** At one screen the board turns to whoever is to move. */
  pass: boolean;
  name: string;
}

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return (
    LANGUAGES.find((language) => language === wanted.find((want) => want === "de" || want === "en")) ?? "en"
  );
}

const start: Settings = {
  language: preferredLanguage(),
  theme: "system",
  sound: false,
  motion: "system",
  confirm: true,
  turn: true,
  pass: false,
  name: "",
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

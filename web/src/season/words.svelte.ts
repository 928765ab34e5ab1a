// The words of the pages of a season: their own, the ledger's, the board's, the game's, the shell's.

import { type Language, settings } from "../lib/settings.svelte";
import { Words } from "../lib/words";

type Catalogues = Record<string, () => Promise<string>>;

const FOLDERS: Catalogues[] = [
  import.meta.glob<string>("./locale/*.ftl", { query: "?raw", import: "default" }),
  import.meta.glob<string>("../../../src/rosenkrieg/campaign/locale/*.ftl", {
    query: "?raw",
    import: "default",
  }),
  import.meta.glob<string>("../boards/rampant/locale/*.ftl", { query: "?raw", import: "default" }),
  import.meta.glob<string>("../../../src/rosenkrieg/games/rampant/locale/*.ftl", {
    query: "?raw",
    import: "default",
  }),
  import.meta.glob<string>("../../../src/rosenkrieg/locale/*.ftl", { query: "?raw", import: "default" }),
];

let spoken = $state.raw<Words | null>(null);

/** Loads the words of a language, then speaks them. */
export async function speak(language: Language = settings.language): Promise<void> {
  if (spoken?.language === language) return;
  const texts = await Promise.all(
    FOLDERS.map((folder) => {
      const path = Object.keys(folder).find((each) => each.endsWith(`/${language}.ftl`));
      return path ? (folder[path] as () => Promise<string>)() : "";
    }),
  );
  spoken = new Words(language, texts);
}

const none = new Words("en", []);

export const words = (): Words => spoken ?? none;
export const isSpoken = () => spoken !== null;

export const t = (key: string, params?: Record<string, string | number>): string => words().t(key, params);

// The rules in our own words, as they lie beside the rules of each game.

import { type Section, sections } from "./markdown";

const pages = import.meta.glob<string>("../../../src/rosenkrieg/games/*/rules_pages/*.md", {
  query: "?raw",
  import: "default",
});

export async function rulesOf(game: string, language: string): Promise<Section[]> {
  const page = pages[`../../../src/rosenkrieg/games/${game}/rules_pages/${language}.md`];
  return page ? sections(await page()) : [];
}

// The rules in our own words, as the server reads them from each game.

import { rules } from "./api";
import type { RulesText, Section } from "./protocol";

const read = new Map<string, Promise<RulesText>>();

/** The introduction and the sections; nothing where a game has no such page. */
export async function rulesOf(game: string, language: string): Promise<Section[]> {
  return (await rulesTextOf(game, language)).sections;
}

/** The sections, and which of them have a picture. Asked for once. */
export function rulesTextOf(game: string, language: string): Promise<RulesText> {
  const name = `${language}/${game}`;
  const found = read.get(name) ?? rules(game, language);
  read.set(name, found);
  found.catch(() => read.delete(name));
  return found;
}

/** The section that explains a rule. */
export function sectionOf(all: readonly Section[], rule: string): Section | undefined {
  return all.find(({ rules }) => rules.includes(rule));
}

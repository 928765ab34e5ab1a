// The catalogues in the visitor's language: the shell's at once, a game's when it is needed.

import { catalogue } from "./api";
import { type Language, set, settings } from "./settings.svelte";
import { Words } from "./words";

type Catalogues = Record<string, () => Promise<string>>;

const shell: Catalogues = import.meta.glob<string>("../../../src/rosenkrieg/locale/*.ftl", {
  query: "?raw",
  import: "default",
});
const games: Catalogues = import.meta.glob<string>("../../../src/rosenkrieg/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
});
const boards: Catalogues = import.meta.glob<string>("../boards/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

const loadedGames = new Set<string>();
let shellWords = $state.raw(new Words("en", []));
let gameWords = $state.raw(new Map<string, Words>());

async function text(catalogues: Catalogues, path: string): Promise<string> {
  return (await catalogues[path]?.()) ?? "";
}

/** The catalogue of a folder, in English where there is none in that language. */
function inLanguage(catalogues: Catalogues, folder: string, language: Language): string {
  const path = `${folder}/${language}.ftl`;
  return path in catalogues ? path : `${folder}/en.ftl`;
}

const shellText = (language: Language) => text(shell, `../../../src/rosenkrieg/locale/${language}.ftl`);

/** The name of a language, in itself. */
export function nameOf(language: Language): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

async function ofGame(game: string, language: Language): Promise<Words> {
  // a board's own words, then the game's, then the shell's
  const texts = await Promise.all([
    text(boards, inLanguage(boards, `../boards/${game}/locale`, language)),
    gameText(game, language),
    shellText(language),
  ]);
  return new Words(language, texts);
}

/** A game's words as they were built in; the server knows those of games that came later. */
function gameText(game: string, language: Language): Promise<string> {
  const path = inLanguage(games, `../../../src/rosenkrieg/games/${game}/locale`, language);
  return path in games ? text(games, path) : catalogue(language, game).catch(() => "");
}

/** Loads the words of a language, then speaks it. */
export async function speak(language: Language): Promise<void> {
  const loaded = new Words(language, [await shellText(language)]);
  const keys = [...loadedGames];
  const each = await Promise.all(keys.map((game) => ofGame(game, language)));
  shellWords = loaded;
  gameWords = new Map(keys.map((game, index) => [game, each[index] as Words]));
  set({ language });
}

/** Loads the words of a game. */
export async function learn(game: string): Promise<void> {
  if (loadedGames.has(game)) return;
  const words = await ofGame(game, settings.language);
  loadedGames.add(game);
  gameWords = new Map(gameWords).set(game, words);
}

/** The words of a game, once learnt. */
export function wordsOf(game: string): Words {
  return gameWords.get(game) ?? shellWords;
}

/** The shell's words for a key. */
export function t(key: string, params?: Record<string, string | number>): string {
  return shellWords.t(key, params);
}

/** The shell's words, for what is looked up by a name that comes from outside. */
export function words(): Words {
  return shellWords;
}

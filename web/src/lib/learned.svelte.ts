// Which lessons were finished in this browser.

import { keep, kept } from "./kept";

let learned = $state.raw<Record<string, string[]>>(kept("learned", {}));
let latest = $state<string | null>(kept("learned-last", null));

export function isLearned(game: string, lesson: string): boolean {
  return learned[game]?.includes(lesson) ?? false;
}

/** The game whose course was last open. */
export function latestCourse(): string | null {
  return latest;
}

export function open(game: string): void {
  latest = game;
  keep("learned-last", game);
}

export function finish(game: string, lesson: string): void {
  if (isLearned(game, lesson)) return;
  learned = { ...learned, [game]: [...(learned[game] ?? []), lesson] };
  keep("learned", learned);
}

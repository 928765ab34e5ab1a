// In which matches one does not want to read what others say. Nobody else learns of it.

import { keep, kept } from "./kept";
import type { ChatLine, Viewer } from "./protocol";

const MOST = 200;

class Muted {
  #matches = $state.raw<readonly string[]>(kept<string[]>("muted", []));

  has(match: string): boolean {
    return this.#matches.includes(match);
  }

  /** Mutes the others of a match, or hears them again. */
  toggle(match: string): void {
    const others = this.#matches.filter((each) => each !== match);
    this.#matches = others.length < this.#matches.length ? others : [...others, match].slice(-MOST);
    keep("muted", this.#matches);
  }

  /** The lines that are shown: in a muted match one's own. */
  heard(match: string, lines: ChatLine[], viewer: Viewer): ChatLine[] {
    return this.has(match) ? lines.filter(({ seat }) => seat !== null && seat === viewer) : lines;
  }
}

export const muted = new Muted();

// A study of a match, as far as it has come: asked for again until it is whole.

import { Failed, study } from "./api";
import type { Analysis } from "./messages.gen";

const AGAIN = 1_000;
const LATER = 5_000;

export class Studying {
  found = $state.raw<Analysis | null>(null);
  /** There is nothing to hope for. */
  failed = $state(false);
  readonly #match: string;

  constructor(match: string) {
    this.#match = match;
  }

  get isWhole(): boolean {
    return Boolean(this.found?.shares);
  }

  /** Asks until it is whole; gives back what ends that. */
  follow(): () => void {
    let timer = 0;
    let isOver = false;
    const ask = async () => {
      let pause = AGAIN;
      try {
        const found = await study(this.#match);
        if (isOver) return;
        this.found = found;
      } catch (error) {
        if (isOver) return;
        const code = error instanceof Failed ? error.status : 0;
        if (code === 403 || code === 404 || code === 409) this.failed = true;
        pause = LATER;
      }
      if (!this.isWhole && !this.failed) timer = window.setTimeout(ask, pause);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }
}

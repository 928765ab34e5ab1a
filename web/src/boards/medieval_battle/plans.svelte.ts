// An attack that begins with a move: what to strike from where, until the move is played and the blow
// can follow. It is one decision for the person and two actions for the rules.

import type { Desk } from "../../lib/desk.svelte";
import type { Blow } from "./overlays.svelte";
import { chosenUnit, standing, viewOf } from "./view";

class Plans {
  /** The blow that is laid before the person. */
  blow = $state.raw<Blow | null>(null);
  #going: Blow | null = null;

  /** Lays the move that leads to a blow before the person; the blow follows it. */
  async lay(desk: Desk, own: string, blow: Blow): Promise<void> {
    if (blow.start === own) {
      this.blow = null;
      await desk.propose([`hex:${own}`, `hex:${blow.at}`, blow.how]);
      return;
    }
    const way = desk.legal
      .map(({ path }) => path)
      .filter(
        (path) =>
          path[0] === `hex:${own}` && path.at(-1) === `hex:${blow.start}` && !path.includes("dismount"),
      )
      .sort((one, two) => one.length - two.length)[0];
    if (!way) return;
    this.blow = blow;
    const laid = desk.propose([...way]);
    const before = standing(viewOf(desk)).get(own)?.points ?? 0;
    desk.planned = [{ key: "preview-points", params: { before, after: blow.points } }];
    await laid;
  }

  /** Forgets a plan whose move is no longer chosen; strikes once the move was played. */
  follow(desk: Desk): void {
    if (this.blow && desk.sending) this.#going = this.blow;
    if (this.blow && desk.chosen?.path.at(-1) !== `hex:${this.blow.start}`) this.blow = null;
    const going = this.#going;
    if (!going || desk.sending || !desk.isMyTurn) return;
    const view = viewOf(desk);
    if (view.phase === "ending" && chosenUnit(desk) === going.start) {
      this.#going = null;
      void this.#strike(desk, going);
    } else this.#going = null;
  }

  async #strike(desk: Desk, { at, how }: Blow): Promise<void> {
    await desk.propose([`hex:${at}`, how]);
    if (desk.chosen) await desk.play();
  }
}

export const plans = new Plans();

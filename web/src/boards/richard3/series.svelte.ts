// What goes on by itself once a person has said it: blocks that follow another by land, and blocks that
// all go home. Every step is an action of the list; where there is none, the series ends and says why.

import type { Desk } from "../../lib/desk.svelte";
import type { Legal } from "../../lib/protocol";
import { beginnings, type Colour, printed, REBEL, sheetOf, viewOf } from "./view";

export class Series {
  /** Blocks that will go the same way as the one that moves now, in this order. */
  companions = $state.raw<readonly string[]>([]);
  /** The leader has arrived, and the others are on their way. */
  following = $state(false);
  homing = $state(false);
  #leader: string | null = null;
  #way: string[] = [];
  #version = -1;

  end(): void {
    this.companions = [];
    this.following = false;
    this.homing = false;
    this.#leader = null;
    this.#way = [];
  }

  toggle(block: string): void {
    const others = this.companions.filter((each) => each !== block);
    this.companions = others.length < this.companions.length ? others : [...this.companions, block];
  }

  /** Plays the next action of the series, if the person is to move and one is due. */
  step(desk: Desk): void {
    const { position } = desk;
    if (!position || desk.behind || desk.sending || position.version === this.#version) return;
    if (position.status !== "playing" || !desk.isMyTurn) {
      if (!desk.isDue) this.end();
      return;
    }
    this.#version = position.version;
    const { phase, mover } = viewOf(desk);
    if (phase === "going_home") this.#goHome(desk);
    else if (phase === "moving" && mover?.block) this.#move(desk, mover.block, mover.path);
    else if (phase === "acting") this.#arrive(desk);
    else this.end();
  }

  /** Begins with the position that is there already. */
  again(desk: Desk): void {
    this.#version = -1;
    this.step(desk);
  }

  #goHome(desk: Desk): void {
    if (!this.homing) return;
    const action = firstHome(desk);
    if (action) void desk.play(action.action);
    else this.end();
  }

  #move(desk: Desk, block: string, path: readonly string[]): void {
    if (!this.following) {
      if (block !== this.#leader) this.companions = [];
      this.#leader = block;
      this.#way = [...path];
      return;
    }
    const next = this.#way[path.length];
    const things = next === undefined ? "stop" : `area:${next}`;
    this.#play(desk, things);
  }

  #arrive(desk: Desk): void {
    const leader = viewOf(desk).own.find(({ block }) => block === this.#leader);
    if (!leader) {
      this.end();
      return;
    }
    if (!this.following) {
      if (leader.place !== this.#way.at(-1)) this.#way.push(leader.place);
      if (!leader.moved || !this.#isByLand(desk)) {
        this.end();
        return;
      }
    }
    const [next, ...rest] = this.companions;
    this.companions = rest;
    this.following = next !== undefined;
    if (next === undefined) this.end();
    else this.#play(desk, `block:${next}`);
  }

  /** Plays what is one touch away; what is not allowed is touched, so that the page says why. */
  #play(desk: Desk, name: string): void {
    const action = desk.legal.find(({ path }) => path.length === 1 && path[0] === name);
    if (action) {
      void desk.play(action.action);
      return;
    }
    this.end();
    desk.touch(name);
  }

  #isByLand(desk: Desk): boolean {
    const { borders } = sheetOf(desk);
    return this.#way
      .slice(1)
      .every((area, index) =>
        borders.some(({ areas }) => areas.includes(area) && areas.includes(this.#way[index] ?? "")),
      );
  }
}

export const series = new Series();

/** Own blocks that stand where the block on its way started, and have not moved yet. */
export function besides(desk: Desk): string[] {
  const { mover, own } = viewOf(desk);
  if (!mover?.block || mover.path.length > 1) return [];
  return own
    .filter(
      ({ block, place, moved }) =>
        place === mover.path[0] && !moved && block !== mover.block && block !== REBEL,
    )
    .map(({ block }) => block);
}

/** A border that the block on its way and those that go along could cross now. */
export interface Crossing {
  border: string;
  area: string;
  colour: Colour;
  /** How many of them the border still lets through. */
  fit: number;
  all: number;
  chosen: boolean;
}

/** The borders before a group that moves by land; nothing while one block goes alone. */
export function crossings(desk: Desk): Crossing[] {
  const { mover, actions } = viewOf(desk);
  const here = mover?.block && mover.path.at(-1);
  const all = 1 + series.companions.length;
  if (!here || all < 2 || series.following || !desk.isMyTurn) return [];
  const ways = new Set(beginnings(desk, "area"));
  return sheetOf(desk).borders.flatMap(({ id, areas: [one, two], colour, limit }) => {
    const area = one === here ? two : two === here ? one : null;
    if (!area || !ways.has(area)) return [];
    const [used, most] = actions?.borders[id] ?? [0, limit];
    const fit = Math.min(all, Math.max(0, most - used));
    return [{ border: id, area, colour, fit, all, chosen: desk.touched.includes(`area:${area}`) }];
  });
}

/** The next journey home: the first home that is printed on the block among those that are open. */
function firstHome(desk: Desk): Legal | undefined {
  const [block] = desk.legal[0]?.path ?? [];
  if (!block) return undefined;
  const { homes } = printed(desk, block.slice("block:".length));
  const rank = ({ path }: Legal) => {
    const found = homes.indexOf((path[1] ?? "").slice("area:".length));
    return found < 0 ? homes.length : found;
  };
  return desk.legal.filter(({ path }) => path[0] === block).sort((one, two) => rank(one) - rank(two))[0];
}

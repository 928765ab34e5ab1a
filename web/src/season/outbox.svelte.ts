// Entries on their way to the server. Each is kept in the browser before it is sent, so that none is
// lost without a network; one that is refused stays here with the reason until the person decides,
// and so does one that is taken back before it was sent.

import { keep, kept } from "../lib/kept";
import type { Message } from "../lib/protocol";
import * as api from "./api";
import { newKey } from "./key";
import type { Command, Entered } from "./types";

export interface Waiting {
  /** Made here: the same entry sent twice counts once. */
  id: string;
  season: string;
  holder: string;
  token: string;
  command: Command;
  /** What it is, in words for the person. */
  label: string;
  at: number;
  state: "waiting" | "refused" | "held";
  /** Entries made together, such as a list of boasts, share it: they come back together. */
  group?: string;
  code?: string;
  words?: Message | null;
}

const NAME = "seasons.outbox";
/** Until an entry is tried again by itself. */
const AGAIN = 15_000;

type Heard = (sent: Waiting, answer: Entered | null) => void;

export class Outbox {
  all = $state.raw<Waiting[]>(kept<Waiting[]>(NAME, []));
  /** How many have gone out just now, after waiting for the network. */
  arrived = $state(0);
  offline = $state(false);
  #sending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<Heard>();

  of(season: string): Waiting[] {
    return this.all.filter((each) => each.season === season);
  }

  listen(listener: Heard): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Puts entries in, in their order, and sends what can be sent. `instead`: what they replace. */
  async put(
    season: string,
    holder: string,
    token: string,
    commands: Command[],
    label: string,
    instead: readonly string[] = [],
  ): Promise<void> {
    const now = Date.now();
    const group = newKey();
    const made = commands.map(
      (command): Waiting => ({
        id: newKey(),
        season,
        holder,
        token,
        command,
        label,
        at: now,
        state: "waiting",
        group,
      }),
    );
    this.#keep([...this.all.filter(({ id }) => !instead.includes(id)), ...made]);
    await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    clearTimeout(this.#timer);
    try {
      for (let next = this.#next(); next; next = this.#next()) await this.#send(next);
      if (this.offline) this.arrived = 0;
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.offline = true;
      this.#timer = setTimeout(() => void this.flush(), AGAIN);
    } finally {
      this.#sending = false;
    }
  }

  #next(): Waiting | undefined {
    return this.all.find(({ state }) => state === "waiting");
  }

  async #send(next: Waiting): Promise<void> {
    try {
      const answer = await api.enter(next.season, next.token, next.id, next.command);
      this.#keep(this.all.filter(({ id }) => id !== next.id));
      if (this.offline) this.arrived += 1;
      if (!this.#next()) this.offline = false;
      for (const listener of this.#listeners) listener(next, answer);
    } catch (error) {
      if (!(error instanceof api.Refused) || error.isTransient) throw error;
      const { code, words } = error;
      this.#mark(next.id, { state: "refused", code, words });
      for (const listener of this.#listeners) listener(next, null);
    }
  }

  /** Sends one that came back again as it is. */
  again(id: string): Promise<void> {
    this.#mark(id, { state: "waiting", code: undefined, words: undefined }, true);
    return this.flush();
  }

  /** Takes one back that waits, to change it. */
  hold(id: string): void {
    this.#mark(id, { state: "held" });
  }

  drop(id: string): void {
    const gone = this.#together(id);
    this.#keep(this.all.filter((each) => !gone.has(each.id)));
  }

  /** An entry and those made together with it that are still here. */
  #together(id: string): Set<string> {
    const group = this.all.find((each) => each.id === id)?.group;
    return new Set(
      this.all.filter((each) => each.id === id || (group && each.group === group)).map((each) => each.id),
    );
  }

  #mark(id: string, change: Partial<Waiting>, renamed = false): void {
    const marked = this.#together(id);
    this.#keep(
      this.all.map((each) =>
        marked.has(each.id) ? { ...each, ...change, id: renamed ? newKey() : each.id } : each,
      ),
    );
  }

  #keep(all: Waiting[]): void {
    this.all = all;
    keep(NAME, all);
  }
}

/** One of each group: they came back together, and are told of together. */
export function firstOfEach(entries: readonly Waiting[]): Waiting[] {
  return entries.filter(
    ({ group }, at) => !group || entries.findIndex((each) => each.group === group) === at,
  );
}

export const outbox = new Outbox();

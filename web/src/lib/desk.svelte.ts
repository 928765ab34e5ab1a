// What lies before the person: the position as it is shown, what was touched, what it would
// do. Boards and panels are drawn from it, in a match as well as in a replay.

import { wordsOf } from "./language.svelte";
import { chosen, next, thing } from "./path";
import type { ClientMessage, Legal, LogLine, Message, Outcome, Position, Seat, Viewer } from "./protocol";
import { isStill, settings } from "./settings.svelte";
import { Refused, type Snapshot, type Table } from "./table";
import type { Words } from "./words";

/** Positions that come together are shown one after the other, so long apart. */
const STEP = 650;
/** More than this waiting, and the rest is skipped. */
const MOST_WAITING = 4;

interface Shown {
  position: Position;
  log: LogLine[];
  /** When it came, by the clock of performance.now(). */
  at?: number;
}

export class Desk {
  readonly game: string;
  readonly table: Table | null;
  /** Both seats are played here, so nobody alone is "you" and the board lies still unless asked. */
  readonly shared: boolean;
  /** What is printed on board and pieces, in the game's own form; null if views say it all. */
  readonly sheet: unknown;
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogLine[]>([]);
  at = $state(0);
  /** The things touched so far, a beginning of some action's path. */
  touched = $state.raw<string[]>([]);
  previews = $state.raw<ReadonlyMap<string, Message[]>>(new Map());
  /** Why what was touched last cannot be done. */
  refusal = $state.raw<Message | null>(null);
  /** Things that a line of the log under the pointer speaks of. */
  pointed = $state.raw<readonly string[]>([]);
  /** Things that a picked line of the log speaks of, for boards that do not show everything at once. */
  sought = $state.raw<readonly string[]>([]);
  hint = $state.raw<Legal | null>(null);
  /** The code of what the server refused last. */
  problem = $state<string | null>(null);
  /** The board is turned away from how it would lie by the settings. */
  flipped = $state(false);
  /** An action is on its way. */
  sending = $state(false);
  /** Newer positions wait to be shown. */
  behind = $state(false);
  #waiting: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = "";

  constructor(game: string, table: Table | null = null, shared = false, sheet: unknown = null) {
    this.game = game;
    this.table = table;
    this.shared = shared;
    this.sheet = sheet;
  }

  // what is there

  get words(): Words {
    return wordsOf(this.game);
  }

  get view(): unknown {
    return this.position?.view ?? null;
  }

  get viewer(): Viewer {
    return this.position?.viewer ?? null;
  }

  get outcome(): Outcome | null {
    return this.position?.outcome ?? null;
  }

  get legal(): Legal[] {
    return this.behind || this.sending ? [] : (this.position?.legal ?? []);
  }

  get isMyTurn(): boolean {
    return this.viewer !== null && (this.position?.actors.includes(this.viewer) ?? false);
  }

  get next(): string[] {
    return next(this.legal, this.touched);
  }

  get chosen(): Legal | null {
    return chosen(this.legal, this.touched);
  }

  /** What the chosen action would change. */
  get effects(): Message[] {
    return (this.chosen && this.previews.get(this.chosen.action)) ?? [];
  }

  /** The things that the last move was about. */
  get last(): readonly string[] {
    const line = this.log.findLast(({ message }) => message.refs?.length);
    return line?.message.refs ?? [];
  }

  /** Whether the board lies as the second seat sees it. */
  get turned(): boolean {
    const own = (this.shared ? settings.pass : settings.turn) && this.viewer === 1;
    return own !== this.flipped;
  }

  side(seat: Seat): string {
    return this.position?.seats[seat]?.side ?? "";
  }

  sideName(seat: Seat): string {
    const side = this.side(seat);
    return this.words.or(`side-${side}`, side);
  }

  /** A line of the log in words. */
  say({ message }: LogLine): string {
    if (!this.shared || message.params?.who !== "you" || this.viewer === null) return this.words.say(message);
    return this.words.say({ ...message, params: { ...message.params, who: this.side(this.viewer) } });
  }

  // what the person does

  /** Touches a thing: a step on the path of an action, or something that cannot be done. */
  touch(name: string): void {
    this.hint = null;
    this.refusal = null;
    if (this.next.includes(name)) this.#step([...this.touched, name]);
    else if (next(this.legal, []).includes(name)) this.#touchAgain(name);
    else void this.#askWhy([...this.touched, name]);
  }

  /** Lays an action before the person to be confirmed, whatever the settings say. */
  async propose(path: string[]): Promise<void> {
    this.hint = null;
    this.refusal = null;
    this.touched = path;
    if (this.chosen) await this.#preview(this.chosen.action, this.#asked);
  }

  /** One step back, and on to where there was something to choose. */
  back(): void {
    this.refusal = null;
    this.hint = null;
    do this.touched = this.touched.slice(0, -1);
    while (this.touched.length && this.next.length === 1);
  }

  clear(): void {
    this.touched = [];
    this.refusal = null;
    this.hint = null;
    this.problem = null;
  }

  async play(action = this.chosen?.action): Promise<void> {
    if (!this.table || !this.position || !action || this.sending) return;
    this.sending = true;
    try {
      await this.table.act(action, this.position.version);
    } catch (error) {
      // stale: the table has moved on and is shown already
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.sending = false;
      this.clear();
    }
  }

  async askHint(): Promise<void> {
    if (!this.isMyTurn) return;
    this.refusal = null;
    await this.#asking(async (table) => {
      const { action, path } = await table.hint();
      await this.propose(path);
      this.hint = { action, path };
    });
  }

  /** What may be expected of the battle that goes on; nothing where the server refuses to say. */
  async odds(): Promise<Message[]> {
    let lines: Message[] = [];
    await this.#asking(async (table) => {
      lines = await table.odds();
    });
    return lines;
  }

  /** Take-backs, offers, resigning. */
  tell(message: ClientMessage): Promise<void> {
    return this.#asking((table) => table.tell(message));
  }

  async #asking(ask: (table: Table) => Promise<void>): Promise<void> {
    this.problem = null;
    if (!this.table) return;
    try {
      await ask(this.table);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.code;
    }
  }

  /** Asks what every legal action would change, so that boards can say it beforehand. */
  async askPreviews(): Promise<void> {
    const { table, position, legal } = this;
    if (!table || !position || !legal.length) return;
    const asked = `${position.match} ${position.version}`;
    if (this.#asked === asked) return;
    this.#asked = asked;
    this.previews = new Map();
    for (const { action } of legal) void this.#preview(action, asked);
  }

  #touchAgain(name: string): void {
    // the thing that is chosen already is touched once more: that confirms it
    if (this.touched.length === 1 && this.touched[0] === name && this.chosen) void this.play();
    else this.#step([name]);
  }

  #step(path: string[]): void {
    this.touched = path;
    const { chosen } = this;
    if (!chosen) return;
    if (settings.confirm) void this.#preview(chosen.action, this.#asked);
    else void this.play(chosen.action);
  }

  async #preview(action: string, asked: string): Promise<void> {
    if (!this.table || this.previews.has(action)) return;
    try {
      const lines = await this.table.preview(action);
      if (asked === this.#asked) this.previews = new Map(this.previews).set(action, lines);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  async #askWhy(path: string[]): Promise<void> {
    if (!this.table || this.viewer === null) return;
    await this.#asking(async (table) => {
      this.refusal = await table.why(path);
    });
  }

  // what is shown when

  /** Takes what the table says; a new position waits until the one before has been seen. */
  receive({ table, log }: Snapshot): void {
    if (!table) return;
    const shown = { position: table, log, at: performance.now() };
    const before = this.#waiting.at(-1) ?? (this.position && { log: this.log });
    if (!before || log.length <= before.log.length) {
      // nothing was played: who comes and goes, what is offered, what was taken back
      if (this.#waiting.length) this.#waiting[this.#waiting.length - 1] = shown;
      else this.show(shown);
      return;
    }
    this.#waiting.push(shown);
    this.#advance();
  }

  /** Shows everything that waits at once. */
  finish(): void {
    const last = this.#waiting.at(-1);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    if (last) this.show(last);
    this.behind = false;
  }

  show({ position, log, at = 0 }: Shown): void {
    const stale = position.version !== this.position?.version;
    this.at = at;
    this.position = position;
    this.log = log;
    if (stale) {
      this.clear();
      this.#asked = "";
      this.previews = new Map();
    }
  }

  #advance(): void {
    if (this.#timer) {
      if (this.#waiting.length > MOST_WAITING) this.finish();
      this.behind = this.#waiting.length > 0;
      return;
    }
    const shown = this.#waiting.shift();
    if (shown) this.show(shown);
    this.behind = this.#waiting.length > 0;
    if (!shown) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#advance();
      },
      isStill() ? 0 : STEP,
    );
  }
}

/** A thing of the path or the log in words: the catalogue's `thing-<kind>`, or its own name. */
export function named(words: Words, text: string): string {
  const { kind, name } = thing(text);
  const key = `${kind}-${name}`;
  // the name out of a list `<kind>-<name>` if there is one; a number as a number, so that it can be counted
  const said = /^\d+$/.test(name) ? Number(name) : words.or(key, name);
  const each = [...name].join(", ");
  return words.or(`thing-${kind}`, name || kind, { name: said, [kind]: said, each });
}

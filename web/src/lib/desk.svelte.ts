// What lies before the person: the position as it is shown, what was touched, what it would
// do. Boards and panels are drawn from it, in a match as well as in a replay: `scene` is what is
// shown, `position` the newest the server told, which a replay does not have.

import { untrack } from "svelte";
import { Failed } from "./api";
import type { Arrow } from "./arrows";
import { count, isModest, isUnknown, type Listed, meant, things } from "./choices";
import type { Coach } from "./coach.svelte";
import { t, wordsOf } from "./language.svelte";
import { other } from "./log";
import { thing } from "./path";
import { type Pace, Playback, type Step } from "./playback.svelte";
import type {
  Answers,
  ClientMessage,
  Legal,
  LogLine,
  Message,
  Outcome,
  Position,
  Scene,
  Seat,
  Viewer,
} from "./protocol";
import { pace, settings } from "./settings.svelte";
import { type Asked, Refused, type Snapshot } from "./socket";
import { entries, isObeyed, type Telling } from "./telling";
import type { Words } from "./words";

export class Desk {
  readonly game: string;
  /** The way to the server; null in a replay. */
  readonly socket: Asked | null;
  /** Both seats are played here, so nobody alone is "you" and the board lies still unless asked. */
  readonly shared: boolean;
  /** What is printed on board and pieces, in the game's own form; null if views say it all. */
  readonly sheet: unknown;
  readonly telling: Telling;
  /** Who says in a replay what the board may show about the things touched. */
  surveyor: ((path: readonly string[]) => Promise<unknown>) | null = null;
  /** A picture: there is nothing to operate, so boards leave out what only serves for that. */
  drawn = false;
  /** The newest position; what is shown may still be on its way there. */
  position = $state.raw<Position | null>(null);
  /** When it came, by the clock of performance.now(). */
  at = $state(0);
  readonly playback: Playback;
  /** The things touched so far, a beginning of some action's path. */
  touched = $state.raw<string[]>([]);
  previews = $state.raw<ReadonlyMap<string, Message[]>>(new Map());
  /** Why what was touched last cannot be done. */
  refusal = $state.raw<Message | null>(null);
  /** Things that a lesson or the analysis shows as long as nothing else is pointed at. */
  taught = $state.raw<readonly string[]>([]);
  /** Moves that the analysis draws on the board. */
  arrows = $state.raw<readonly Arrow[]>([]);
  /** Things that a picked line of the log speaks of, for boards that do not show everything at once. */
  sought = $state.raw<readonly string[]>([]);
  hint = $state.raw<Answers["hint"] | null>(null);
  /** Who says what matters and warns, in a match against the computer. */
  coach = $state.raw<Coach | null>(null);
  /** The code of what the server refused last. */
  problem = $state<string | null>(null);
  /** The board is turned away from how it would lie by the settings. */
  flipped = $state(false);
  /** How many lines of the log the person had seen when the page was opened; null: not known, or told. */
  seen: number | null = null;
  /** What happened before the page was opened is asked for. */
  recalling = $state(false);
  /** An action is on its way. */
  sending = $state(false);
  #pointed = $state.raw<readonly string[]>([]);
  /** The coach thinks about what is to be played. */
  #weighing = false;
  #asked = "";
  /** The newest position while its steps are asked for, and whether it answers what the person did. */
  #coming = $state.raw<{ step: Step; isOwn: boolean } | null>(null);
  /** Rises when the log is another, so that an answer that comes late is known. */
  #told = 0;
  /** What begins with a path, of a list that is too long to come with the position. */
  #lists = $state.raw<ReadonlyMap<string, Listed>>(new Map());

  constructor(
    game: string,
    socket: Asked | null = null,
    shared = false,
    sheet: unknown = null,
    telling: Telling = {},
  ) {
    this.game = game;
    this.socket = socket;
    this.shared = shared;
    this.sheet = sheet;
    this.telling = telling;
    this.playback = new Playback(() => this.#pace, telling);
  }

  // what is there

  /** Things that a line of the log, or a card, under the pointer speaks of; else those that are taught. */
  get pointed(): readonly string[] {
    return this.#pointed.length ? this.#pointed : this.taught;
  }
  set pointed(things: readonly string[]) {
    this.#pointed = things;
  }

  get words(): Words {
    return wordsOf(this.game);
  }

  get scene(): Scene | null {
    return this.playback.shown?.scene ?? null;
  }

  get log(): LogLine[] {
    return this.playback.shown?.log ?? [];
  }

  get view(): unknown {
    return this.scene?.view ?? null;
  }

  get viewer(): Viewer {
    return this.scene?.viewer ?? null;
  }

  get outcome(): Outcome | null {
    return this.scene?.outcome ?? null;
  }

  /** Newer positions wait to be shown. */
  get behind(): boolean {
    return this.playback.behind || this.#coming !== null;
  }

  /** What is asked of the person; nothing while they are still being shown what happened. */
  get prompt(): Message | null {
    return this.behind ? null : (this.position?.prompt ?? null);
  }

  get canTakeBack(): boolean {
    return !this.behind && (this.position?.can_take_back ?? false);
  }

  /** The legal actions; of a long list those that begin with what was touched, once they are known. */
  get legal(): readonly Legal[] {
    return this.#listed(this.touched).legal;
  }

  /** There is something to touch. */
  get mayAct(): boolean {
    return things(this.#listed([]), []).length > 0;
  }

  /** In how many ways it can go on with a thing. */
  waysWith(name: string): number {
    return count(this.#listed(this.touched), [...this.touched, name]);
  }

  /** What is known of the longest beginning of a path. */
  #listed(path: readonly string[]): Listed {
    if (this.behind || this.sending || !this.position) return { legal: [], branches: [] };
    for (let length = path.length; length >= 0; length--) {
      const found = this.#lists.get(JSON.stringify(path.slice(0, length)));
      if (found) return found;
    }
    return { legal: this.position.legal, branches: this.position.branches ?? [] };
  }

  /** The person is to move, whether they have seen it yet or not. */
  get isDue(): boolean {
    const { viewer, actors } = this.position ?? { viewer: null, actors: [] };
    return viewer !== null && actors.includes(viewer);
  }

  /** The person is to move, and sees it. */
  get isMyTurn(): boolean {
    return this.isDue && !this.behind;
  }

  get next(): string[] {
    return things(this.#listed(this.touched), this.touched);
  }

  get chosen(): Legal | null {
    return meant(this.#listed(this.touched), this.touched);
  }

  /** What a plan changes that begins with the chosen action; told instead of what that action does alone. */
  planned = $state.raw<Message[] | null>(null);

  /** What the chosen action would change. */
  get effects(): Message[] {
    return (this.chosen && (this.planned ?? this.previews.get(this.chosen.action))) ?? [];
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
    return this.scene?.seats[seat]?.side ?? "";
  }

  /** The player's name; without one, that of the side. */
  nameOf(seat: Seat): string {
    return this.position?.seats[seat]?.name || this.sideName(seat);
  }

  sideName(seat: Seat): string {
    const side = this.side(seat);
    return this.words.or(`side-${side}`, side);
  }

  /** A line of the log in words. */
  say({ message }: Pick<LogLine, "message">): string {
    if (!this.shared || message.params?.who !== "you" || this.viewer === null) return this.words.say(message);
    return this.words.say({ ...message, params: { ...message.params, who: this.side(this.viewer) } });
  }

  /** What the step that is shown tells, in sentences. */
  get news(): string[] {
    return entries(this.playback.news, this.telling, this.words).map((entry) => {
      const said = this.say(entry);
      return isObeyed(entry) ? t("orders-did", { what: said }) : said;
    });
  }

  // what the person does

  /** Touches a thing: a step on the path of an action, or something that cannot be done. */
  touch(name: string): void {
    if (this.behind) {
      // a touch means the board as it will be; without confirming it would play something unseen
      this.finish();
      if (!settings.confirm || this.behind) return;
    }
    this.#forget();
    if (this.next.includes(name)) this.#step([...this.touched, name]);
    else if (things(this.#listed([]), []).includes(name)) this.#touchAgain(name);
    else void this.#askWhy([...this.touched, name]);
  }

  /** Lays an action before the person to be confirmed, whatever the settings say. */
  async propose(path: string[]): Promise<void> {
    this.#forget();
    this.touched = path;
    await this.#learn(path);
    if (this.chosen) await this.#preview(this.chosen.action, this.#asked);
  }

  /** One step back, and on to where there was something to choose. */
  back(): void {
    this.#forget();
    do this.touched = this.touched.slice(0, -1);
    while (this.touched.length && this.next.length === 1);
  }

  clear(): void {
    this.touched = [];
    this.#forget();
    this.problem = null;
  }

  /** What was said about what was touched before. */
  #forget(): void {
    this.planned = null;
    this.refusal = null;
    this.hint = null;
    this.coach?.forget();
  }

  async play(action = this.chosen?.action): Promise<void> {
    if (!this.socket || !this.position || !action || this.sending || this.#weighing) return;
    if (this.coach?.isOn && (await this.#isWarned(action))) return;
    this.sending = true;
    try {
      await this.socket.act(action, this.position.version);
    } catch (error) {
      // stale: the table has moved on and is shown already
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.sending = false;
      this.clear();
    }
  }

  /** Whether the coach has something to say first; then nothing is played. */
  async #isWarned(action: string): Promise<boolean> {
    const { coach, position } = this;
    this.#weighing = true;
    try {
      return ((await coach?.objects(action)) ?? false) || position !== this.position;
    } finally {
      this.#weighing = false;
    }
  }

  async askHint(): Promise<void> {
    if (!this.isDue) return;
    await this.coach?.idle; // one question at a time
    this.finish(); // a hint is about the newest position
    this.refusal = null;
    await this.#asking(async (socket) => {
      const said = await socket.hint();
      await this.propose(said.path);
      this.hint = said;
    });
  }

  /** What may be expected of the battle that goes on; nothing where the server refuses to say. */
  async odds(): Promise<Message[]> {
    let lines: Message[] = [];
    await this.#asking(async (socket) => {
      lines = await socket.odds();
    });
    return lines;
  }

  /** There is somebody to ask what the board may show. */
  get canSurvey(): boolean {
    return this.socket !== null || this.surveyor !== null;
  }

  /** What the board may show about the things touched; null where there is nobody to ask. */
  async survey(path: readonly string[]): Promise<unknown> {
    try {
      return (await (this.socket ? this.socket.survey(path) : this.surveyor?.(path))) ?? null;
    } catch (error) {
      if (error instanceof Refused || error instanceof Failed) return null;
      throw error;
    }
  }

  /** Take-backs, offers, resigning. */
  tell(message: ClientMessage): Promise<void> {
    return this.#asking((socket) => socket.tell(message));
  }

  async #asking(ask: (socket: Asked) => Promise<void>): Promise<void> {
    this.problem = null;
    if (!this.socket) return;
    try {
      await ask(this.socket);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.code;
    }
  }

  /** Asks what every legal action would change, so that boards can say it beforehand. */
  async askPreviews(): Promise<void> {
    const { socket, position, legal } = this;
    if (!socket || !position || !legal.length) return;
    const asked = `${position.match} ${position.version}`;
    if (this.#asked === asked) return;
    this.#asked = asked;
    this.previews = new Map();
    for (const { action } of legal) void this.#preview(action, asked);
  }

  /** Asks what some actions would change; an answer that comes is no reason to ask again. */
  askPreviewsOf(actions: readonly string[]): void {
    untrack(() => {
      for (const action of actions) void this.#preview(action, this.#asked);
    });
  }

  #touchAgain(name: string): void {
    // the thing that is chosen already is touched once more: that confirms it
    if (this.touched.length === 1 && this.touched[0] === name && this.chosen) void this.play();
    else this.#step([name]);
  }

  #step(path: string[]): void {
    this.touched = path;
    if (isUnknown(this.#listed(path), path)) void this.#learn(path).then(() => this.#consider(path));
    else this.#consider(path);
  }

  /** Goes on with what was touched, if it is that still. */
  #consider(path: string[]): void {
    const { chosen } = this;
    if (!chosen || this.touched !== path) return;
    if (settings.confirm) {
      void this.#preview(chosen.action, this.#asked);
      void this.coach?.objects(chosen.action);
    } else void this.play(chosen.action);
  }

  /** Asks what begins with a path, unless that is known. */
  async #learn(path: readonly string[]): Promise<void> {
    if (!isUnknown(this.#listed(path), path)) return;
    await this.#asking(async (socket) => {
      const answer = await socket.choices(path);
      if (answer.version === this.position?.version)
        this.#lists = new Map(this.#lists).set(JSON.stringify(path), answer);
    });
  }

  /** Asks for a list that is not very long as a whole: boards then show everything at once. */
  async #learnAll({ version, branches }: Position): Promise<void> {
    if (!branches?.length || !isModest({ legal: [], branches })) return;
    const legal = await Promise.all(branches.map(({ path }) => this.#below(path)));
    if (this.position?.version === version)
      this.#lists = new Map(this.#lists).set("[]", { legal: legal.flat(), branches: [] });
  }

  async #below(path: readonly string[]): Promise<Legal[]> {
    let found: Legal[] = [];
    await this.#asking(async (socket) => {
      const { legal, branches } = await socket.choices(path);
      const further = await Promise.all(branches.map((branch) => this.#below(branch.path)));
      found = [...legal, ...further.flat()];
    });
    return found;
  }

  async #preview(action: string, asked: string): Promise<void> {
    if (!this.socket || this.previews.has(action)) return;
    try {
      const lines = await this.socket.preview(action);
      if (asked === this.#asked) this.previews = new Map(this.previews).set(action, lines);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  async #askWhy(path: string[]): Promise<void> {
    if (!this.socket || this.viewer === null) return;
    await this.#asking(async (socket) => {
      this.refusal = await socket.why(path);
    });
  }

  // what is shown when

  /** Takes what the server says; what was played meanwhile is shown one step after the other. */
  receive({ table, log }: Snapshot): void {
    if (!table) return;
    const isNew = table.version !== this.position?.version;
    // a match may begin with the decision that its empty table had the number of
    const isOther = isNew || table.status !== this.position?.status;
    const before = this.playback.newest;
    const step = { scene: table, log };
    // a chat line or someone's coming tells nothing new of the clock
    if (table.clock !== this.position?.clock) this.at = performance.now();
    this.position = table;
    if (isNew) {
      this.clear();
      this.#asked = "";
      this.previews = new Map();
      this.#lists = new Map();
      void this.#learnAll(table);
    }
    if (isOther) this.coach?.look(table);
    const coming = this.#coming;
    const isOwn = table.answers !== null;
    if (coming && log.length === coming.step.log.length) this.#coming = { ...coming, step };
    else if (before && log.length === before.log.length && !coming) this.playback.replace(step);
    else {
      this.#told += 1;
      this.#coming = null;
      if (!before || log.length < before.log.length) {
        this.playback.reset(step);
        void this.#recall();
      } else if (log.length === before.log.length) this.playback.replace(step);
      else if (this.socket?.turn && before.scene.view && isManyMoves(before, step))
        void this.#retell(before.log.length, { step, isOwn: isOwn || (coming?.isOwn ?? false) });
      else this.#push(step, isOwn);
    }
  }

  /** One command can hold many moves; what orders and chance did is shown move by move, too. */
  async #retell(since: number, coming: { step: Step; isOwn: boolean }): Promise<void> {
    this.#coming = coming;
    const told = this.#told;
    const steps = await this.#steps(since, () => this.#coming?.step ?? null);
    if (told !== this.#told) return;
    const { step, isOwn } = this.#coming ?? coming;
    this.#coming = null;
    const news = [...steps.filter(({ log }) => log.length > since), step];
    for (const [index, each] of news.entries()) this.#push(each, isOwn && index === 0);
  }

  /** Asks for the turn before the position that came first; what was not seen yet is played. */
  async #recall(): Promise<void> {
    const told = this.#told;
    this.recalling = true;
    const steps = await this.#steps(null, () => this.playback.newest);
    this.recalling = false;
    const { newest } = this.playback;
    const seen = this.seen ?? newest?.log.length ?? 0;
    this.seen = null; // from now on the person sees what happens
    if (told !== this.#told || !newest || !steps.length) return;
    this.playback.recall([...steps, newest], ({ log }) => log.length <= seen);
  }

  /** The steps that led to the newest position, without it; none where nobody tells them. */
  async #steps(since: number | null, newest: () => Step | null): Promise<Step[]> {
    if (!this.socket?.turn || !newest()?.log.length) return [];
    try {
      const { version, positions } = await this.socket.turn(since);
      const step = newest();
      if (!step || step.scene.version !== version) return [];
      return positions
        .filter(({ log }) => log < step.log.length)
        .map(({ log, view }) => ({
          scene: { ...step.scene, view, status: "playing", actors: [], outcome: null },
          log: step.log.slice(0, log),
        }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return [];
    }
  }

  /** Takes up a step that follows; what the person did themselves begins a new turn. */
  #push(step: Step, isOwn: boolean): void {
    const { viewer } = step.scene;
    const line = step.log[this.playback.newest?.log.length ?? 0];
    const isTheirs = line && viewer !== null && (line.obeyed || line.actor === other(viewer));
    this.playback.push(step, isOwn && !isTheirs, viewer !== null);
  }

  /** Shows a position of a replay. */
  show(step: Step): void {
    this.playback.reset(step);
  }

  /** Shows everything that waits at once. */
  finish(): void {
    this.playback.finish();
  }

  /** Stands still at a step of what happened since the person last acted. */
  seek(at: number): void {
    this.clear();
    this.playback.seek(at);
  }

  /** Shows once more what happened since the person last acted. */
  repeat(): void {
    this.clear();
    this.playback.repeat();
  }

  get #pace(): Pace {
    // at one screen both have seen it, and a running clock leaves no time to look
    if (this.shared) return "off";
    const wanted = pace();
    return this.position?.clock?.kind === "live" && wanted !== "off" ? "fast" : wanted;
  }
}

/** Whether new lines tell of more than one move. */
function isManyMoves(before: Step, step: Step): boolean {
  return new Set(step.log.slice(before.log.length).map(({ move }) => move)).size > 1;
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

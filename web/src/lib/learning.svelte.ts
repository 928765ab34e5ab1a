// A learner at a lesson or a puzzle: what they tried, and what the server says to it. The board is drawn from a
// desk, as in a match; behind it is the lesson instead of a socket.

import { Failed } from "./api";
import { Desk } from "./desk.svelte";
import type { Tried } from "./messages.gen";
import type { Answers, GameInfo, Legal, Message, Position, Standing } from "./protocol";
import { settings } from "./settings.svelte";
import { type Asked, Refused } from "./socket";

const NEXT = "next";

/** Asks the server where someone stands who has tried this. */
export type Ask = (tried: Tried) => Promise<Standing>;

export class Learning implements Asked {
  readonly info: GameInfo;
  readonly desk: Desk;
  standing = $state.raw<Standing>() as Standing;
  /** The hint was asked for. */
  hinted = $state(false);
  readonly #where: Ask;
  #tried: string[] = [];

  private constructor(info: GameInfo, ask: Ask, standing: Standing) {
    this.info = info;
    this.#where = ask;
    this.desk = new Desk(info.key, this, false, standing.sheet);
    this.#show(standing);
  }

  static async begin(info: GameInfo, ask: Ask): Promise<Learning> {
    return new Learning(info, ask, await ask({}));
  }

  // what is said

  /** A text of the lesson in the visitor's language. */
  say(text: Record<string, string>): string {
    return text[settings.language] ?? text.en ?? "";
  }

  get verdict(): Standing["verdict"] {
    return this.standing.verdict;
  }

  /** There is something to look at, and nothing to play. */
  get isLook(): boolean {
    return this.verdict === "asked" && !this.standing.solution.length;
  }

  /** What the last move changed, in the game's words. */
  get effect(): string {
    return this.standing.effect.map((line) => this.desk.words.say(line)).join(" ");
  }

  // what the learner does

  async act(action: string): Promise<void> {
    await this.#go([...this.#tried, action]);
  }

  /** On to the next task, or the end of the lesson. */
  next(): Promise<void> {
    return this.#go([...this.#tried, NEXT]);
  }

  /** Takes a wrong move back. */
  again(): Promise<void> {
    return this.#go(this.#tried.slice(0, -1));
  }

  /** From the beginning. */
  restart(): Promise<void> {
    return this.#go([]);
  }

  toggleHint(): void {
    this.hinted = !this.hinted;
  }

  /** Lays the right move before the learner; they play it themselves. */
  async solve(): Promise<void> {
    await this.desk.propose(this.standing.solution);
  }

  // what a desk asks

  /** A lesson's list comes as a whole. */
  async choices(path: readonly string[]): Promise<Answers["choices"]> {
    throw new Refused("no_choices", `expected a whole list, asked for ${path.join(" ")}`);
  }

  async preview(action: string): Promise<Message[]> {
    return this.standing.previews[action] ?? [];
  }

  async why(path: string[]): Promise<Message | null> {
    const { refusal } = await this.#ask({ tried: this.#tried, why: path });
    return refusal;
  }

  async hint() {
    const path = this.standing.solution;
    const action = this.#actionOf(path);
    return { type: "hint" as const, action, path, id: null, now: [], reasons: [], dangers: [] };
  }

  async survey(path: readonly string[]): Promise<unknown> {
    const { found } = await this.#ask({ tried: this.#tried, survey: [...path] });
    return found;
  }

  async odds(): Promise<Message[]> {
    return [];
  }

  async tell(): Promise<void> {}

  #actionOf(path: readonly string[]): string {
    return this.standing.legal.find((each) => each.path.join() === path.join())?.action ?? "";
  }

  async #go(tried: string[]): Promise<void> {
    const standing = await this.#ask({ tried });
    this.#tried = tried;
    this.hinted = false;
    this.#show(standing);
  }

  async #ask(body: Tried): Promise<Standing> {
    try {
      return await this.#where(body);
    } catch (error) {
      if (error instanceof Failed) throw new Refused(error.code, error.message);
      throw error;
    }
  }

  #show(standing: Standing): void {
    this.standing = standing;
    const table = positionOf(this.info, standing, this.#tried.length);
    this.desk.receive({ connection: "open", code: null, table, log: standing.lines, chat: [] });
    this.desk.taught = standing.verdict === "asked" ? standing.show : [];
  }
}

/** What a lesson, or a picture, says of a position. */
type Laid = Pick<
  Standing,
  "seat" | "actors" | "options" | "view" | "question" | "legal" | "lines" | "outcome"
>;

/** A position of a lesson as a match would tell it. */
export function positionOf(
  info: GameInfo,
  standing: Laid,
  version: number,
): Position & { type: "table"; log: Log } {
  const { seat, actors, options, view, question, legal, lines, outcome } = standing;
  return {
    type: "table",
    match: "",
    game: info.key,
    options,
    viewer: seat,
    status: outcome ? "over" : "playing",
    version,
    actors,
    view,
    prompt: question,
    legal: legal as Legal[],
    branches: [],
    log: { from: 0, lines },
    seats: info.seats.map((side, number) => ({
      seat: number ? 1 : 0,
      side,
      name: "",
      player: "human",
      present: true,
      taken: true,
    })),
    clock: null,
    watchers: 0,
    can_take_back: false,
    no_take_back: null,
    orders: {},
    offers: [],
    outcome,
    commitment: { root: "", size: 0 },
    rematch: null,
    // as after one's own move: nothing is played out
    answers: version,
    commits: [null, null],
    rules_version: 1,
    hints: false,
    opens: false,
  };
}

type Log = { from: number; lines: Standing["lines"] };

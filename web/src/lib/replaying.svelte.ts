// A match looked at again: which of its steps is shown, and how one gets from one to the next.

import type { BoardModule } from "../boards";
import { Desk } from "./desk.svelte";
import { HOUSE_ENDS, numbers } from "./log";
import type { Comment, LogLine, Message, Replay, Scene } from "./protocol";

/** How long a step stands while it plays by itself, in milliseconds. */
const PACE = 1100;

/** How long a comment stands: a moment, and so long for each word. */
const READING = { least: 1600, word: 240 };

/** A step that a person notices: the first position, or one of which the log tells. */
export interface Frame {
  move: number;
  view: unknown;
  /** How many lines of the log were there. */
  lines: number;
}

export class Replaying {
  readonly told: Replay;
  readonly board: BoardModule | null;
  readonly desk: Desk;
  readonly frames: readonly Frame[];
  readonly log: readonly LogLine[];
  /** The points of both seats at every step, where the board counts any. */
  readonly points: [number, number][];
  at = $state(0);
  playing = $state(false);
  /** All blocks and hands lie open, as both sides saw them. */
  isOpen = $state(false);
  /** What is said of the moves, where someone comments on them. */
  readonly comments: readonly Comment[];
  #sides: [Replay, Replay] | null = null;
  #counted: (number | null)[];

  /** `from`: the number of the move it opens at. */
  constructor(told: Replay, board: BoardModule | null, from = 0, comments: readonly Comment[] = []) {
    this.comments = comments;
    this.told = told;
    this.board = board;
    this.desk = new Desk(told.game, null, false, told.sheet, board?.telling);
    this.frames = framesOf(told);
    this.log = told.positions.flatMap(({ lines }) => lines);
    this.#counted = numbers(this.log);
    const points = board?.points;
    this.points = points ? this.frames.map(({ view }) => points(view)) : [];
    this.#go(this.frames.findLastIndex(({ move }) => move <= from));
  }

  get last(): number {
    return this.frames.length - 1;
  }

  get frame(): Frame {
    return this.frames[this.at] as Frame;
  }

  /** What is said of the move that led here. */
  get comment(): readonly Message[] {
    const since = this.frames[this.at - 1]?.move ?? -1;
    return this.comments.findLast(({ move }) => move >= since && move < this.frame.move)?.lines ?? [];
  }

  /** The number of the move that is shown, as the log counts. */
  get turn(): number {
    return this.#turnAfter(this.frame.lines);
  }

  get turns(): number {
    return this.#turnAfter(this.log.length);
  }

  /** Where the rules have ended the match there is nothing to go on with. */
  get canFork(): boolean {
    return this.at < this.last || HOUSE_ENDS.includes(this.told.outcome?.reason ?? "");
  }

  seek(index: number): void {
    this.playing = false;
    this.#go(index);
  }

  /** Goes to the step that a line of the log tells of. */
  seekLine(line: number): void {
    this.seek(this.frames.findIndex(({ lines }) => lines > line));
  }

  toggle(): void {
    if (!this.playing && this.at >= this.last) this.#go(0);
    this.playing = !this.playing;
  }

  /** Plays by itself; gives back what ends it. */
  run(): () => void {
    let timer = 0;
    const wait = () => {
      timer = window.setTimeout(() => {
        if (this.at >= this.last) this.playing = false;
        else {
          this.#go(this.at + 1);
          wait();
        }
      }, this.#pace());
    };
    wait();
    return () => window.clearTimeout(timer);
  }

  #pace(): number {
    const said = this.comment.map((line) => this.desk.words.say(line)).join(" ");
    return said ? READING.least + READING.word * said.split(" ").length : PACE;
  }

  /** Lays everything open, or covers it again; `ask` gets the match as a side saw it. */
  async lay(open: boolean, ask: (side: number) => Promise<Replay>): Promise<void> {
    if (open && !this.#sides) {
      const sides = await Promise.all([ask(0), ask(1)]);
      if (sides.some(({ viewer }, side) => viewer !== side)) throw new Error("expected the view of a side");
      this.#sides = sides;
    }
    this.isOpen = open;
    this.#go(this.at);
  }

  #view({ view, move }: Frame): unknown {
    const opened = this.board?.opened;
    if (!this.isOpen || !this.#sides || !opened) return view;
    const [first, second] = this.#sides.map(
      ({ positions }) => positions.findLast((position) => position.move <= move)?.view,
    );
    return opened(view, [first, second]);
  }

  #go(index: number): void {
    this.at = Math.min(this.last, Math.max(0, index));
    this.desk.show({ scene: this.#scene(), log: this.log.slice(0, this.frame.lines) });
  }

  #scene(): Scene {
    const { viewer, seats, outcome } = this.told;
    const over = this.at === this.last;
    const { move: version } = this.frame;
    const view = this.#view(this.frame);
    return {
      viewer: this.isOpen ? null : viewer,
      seats,
      // how it ends is told at the end
      outcome: over ? outcome : null,
      view,
      version,
      status: over ? "over" : "playing",
      actors: [],
    };
  }

  #turnAfter(lines: number): number {
    return this.#counted.slice(0, lines).findLast((number) => number !== null) ?? 0;
  }
}

function framesOf({ positions }: Replay): Frame[] {
  let lines = 0;
  return positions.flatMap((position, index) => {
    lines += position.lines.length;
    return index === 0 || position.lines.length ? [{ move: position.move, view: position.view, lines }] : [];
  });
}

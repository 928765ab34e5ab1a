// What happened since the person last acted, shown step by step at a pace one can follow.

import type { LogLine, Scene } from "./protocol";
import type { Telling } from "./telling";

/** A position and the log as it read then. */
export interface Step {
  scene: Scene;
  log: LogLine[];
}

export const PACES = ["off", "fast", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];

/** How long a step stands, in milliseconds. */
const STANDS: Record<Pace, number> = { off: 0, fast: 650, normal: 1400, slow: 2800 };
/** How long everything that waits may take together; where there is more, each step stands shorter. */
const LONGEST: Record<Pace, number> = { off: 0, fast: 6_000, normal: 14_000, slow: 40_000 };
const SHORTEST = 200;
/** Steps of one turn that are kept to be shown again. */
const MOST = 80;

export class Playback {
  /** What is shown now. */
  shown = $state.raw<Step | null>(null);
  /** What came after it and was not shown yet. */
  waiting = $state.raw<Step[]>([]);
  /** The last turn: the step before it, then every step of it. */
  turn = $state.raw<Step[]>([]);
  /** The position before the person's own move, with which the turn begins. */
  #before = $state.raw<Step | null>(null);
  /** How many steps of those that came together were shown. */
  passed = $state(0);
  #pace: () => Pace;
  #telling: Telling;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Something is being read, and what follows waits. */
  held = $state(false);
  #late = false;
  /** Nothing goes on by itself until the person says so. */
  paused = $state(false);

  constructor(pace: () => Pace, telling: Telling = {}) {
    this.#pace = pace;
    this.#telling = telling;
  }

  get behind(): boolean {
    return this.waiting.length > 0;
  }

  get newest(): Step | null {
    return this.waiting.at(-1) ?? this.shown;
  }

  /** Which step of the turn is shown: 0 is the position before it. */
  get at(): number {
    return this.shown ? Math.max(0, this.turn.indexOf(this.shown)) : 0;
  }

  /** The last step of the turn. */
  get end(): number {
    return this.turn.length - 1;
  }

  get canRepeat(): boolean {
    return this.turn.length > 1 && !this.behind;
  }

  /** The lines that tell of the step that is shown. */
  get news(): LogLine[] {
    const step = this.shown;
    if (!step) return [];
    const index = this.turn.indexOf(step);
    const before = index > 0 ? this.turn[index - 1] : this.#before;
    return before && index >= 0 ? told(before, step) : [];
  }

  /** Something was played. What the person did themselves is shown at once and begins a new turn. */
  push(step: Step, own: boolean, seated: boolean): void {
    const [first, ...others] = this.#parts(this.newest, step) as [Step, ...Step[]];
    const before = this.newest;
    const [begin] = this.turn;
    this.#add(first, own, seated);
    if (this.turn[0] !== begin) this.#before = own ? before : null;
    if (own) {
      // one's own move stands a moment, too, before what comes of it is shown
      if (this.#pace() !== "off") this.#wait(others.length ? STANDS[this.#pace()] : STANDS.fast);
    }
    for (const part of others) this.#add(part, false, seated);
  }

  #add(step: Step, own: boolean, seated: boolean): void {
    const before = this.newest;
    this.turn = own || !before || (!seated && isOther(this.turn, step)) ? [] : this.turn.slice(-MOST);
    // what was not shown yet belongs to what is told now: the timeline begins where the person stands
    if (!own && this.shown && !this.turn.length) this.turn = [this.shown, ...this.waiting];
    this.turn = [...this.turn, step];
    if (own || this.#pace() === "off") {
      this.#jump(step);
      return;
    }
    const [last] = this.turn.slice(-2);
    if (this.waiting.at(-1) === last && this.#continues(this.turn)) {
      // told as one, so shown as one
      this.waiting = [...this.waiting.slice(0, -1), step];
      this.turn = [...this.turn.slice(0, -2), step];
    } else this.waiting = [...this.waiting, step];
    if (this.#timer === undefined && !this.paused) this.#advance();
  }

  /** The same moves, but something else about the table is new. */
  replace(step: Step): void {
    const old = this.newest;
    this.turn = this.turn.map((each) => (each === old ? step : each));
    if (this.behind) this.waiting = [...this.waiting.slice(0, -1), step];
    else this.shown = step;
  }

  /** A position that follows from nothing that was shown: the first one, or after an undo. */
  reset(step: Step): void {
    this.#before = null;
    this.turn = [step];
    this.#jump(step);
  }

  /** What happened before the page was there, the position before it first; played from a step on. */
  recall(steps: readonly Step[], from: (step: Step) => boolean): void {
    let turn: Step[] = [];
    for (const step of steps)
      for (const part of this.#parts(turn.at(-1) ?? null, step)) {
        turn = [...turn, part];
        if (this.#continues(turn)) turn = [...turn.slice(0, -2), part];
      }
    this.turn = turn.slice(-MOST - 1);
    this.#before = null;
    const at = this.turn.findLastIndex(from);
    this.seek(at < 0 || this.#pace() === "off" ? this.end : at);
    this.toggle();
  }

  /** Shows everything that waits at once. */
  finish(): void {
    const last = this.waiting.at(-1);
    if (last) this.#jump(last);
  }

  /** Waits with the next step for as long as something is being read. */
  hold(held: boolean): void {
    this.held = held;
    if (held || !this.#late) return;
    this.#late = false;
    this.#advance();
  }

  /** Shows the last turn once more. */
  repeat(): void {
    if (this.turn.length < 2) return;
    this.seek(0);
    this.toggle();
  }

  /** Stands still at a step of the last turn. */
  seek(at: number): void {
    const index = Math.max(0, Math.min(at, this.end));
    if (!this.turn[index]) return;
    this.#stop();
    this.shown = this.turn[index];
    this.waiting = this.turn.slice(index + 1);
    this.passed = index;
    this.paused = this.behind;
  }

  /** Stands still, or goes on by itself. */
  toggle(): void {
    if (!this.behind) return;
    this.paused = !this.paused;
    if (this.paused) this.#clear();
    else this.#wait(this.at > 0 ? SHORTEST : STANDS[repeated(this.#pace())]);
  }

  stop(): void {
    this.#stop();
    this.waiting = [];
  }

  /** A step as the parts that stand for a moment each: the board follows with the last of them. */
  #parts(before: Step | null, step: Step): Step[] {
    const { breath } = this.#telling;
    const known = before?.log.length ?? 0;
    if (!before || !breath || step.log.length < known) return [step];
    const parts = step.log.flatMap((line, index) =>
      index > known && breath(line) ? [{ scene: before.scene, log: step.log.slice(0, index) }] : [],
    );
    return [...parts, step];
  }

  /** Whether the last step of a turn goes on with the one before it, such as moving a group. */
  #continues(turn: readonly Step[]): boolean {
    const [before, last, step] = turn.slice(-3);
    if (!before || !last || !step) return false;
    const lines = [...told(before, last), ...told(last, step)];
    const kin = new Set(lines.map((line) => this.#telling.kin?.(line) ?? null));
    return kin.size === 1 && !kin.has(null);
  }

  #jump(step: Step): void {
    this.#stop();
    this.waiting = [];
    this.shown = step;
  }

  #stop(): void {
    this.#clear();
    this.paused = false;
    this.passed = 0;
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#late = false;
  }

  #advance(): void {
    const [step, ...rest] = this.waiting;
    if (!step) {
      this.#stop();
      return;
    }
    const like = isLike(this.turn, this.shown, step);
    this.shown = step;
    this.waiting = rest;
    this.passed += 1;
    const pace = repeated(this.#pace());
    const stands = Math.min(STANDS[pace] / (like ? 2 : 1), LONGEST[pace] / (rest.length + 1));
    this.#wait(Math.max(SHORTEST, stands));
  }

  #wait(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#late = this.held;
      if (this.held) return;
      // nobody looks: it goes on when somebody does
      if (!document.hidden) this.#advance();
      else document.addEventListener("visibilitychange", () => this.#advance(), { once: true });
    }, milliseconds);
  }
}

/** Whoever asks to see a turn again wants to see it, whatever the setting. */
function repeated(pace: Pace): Pace {
  return pace === "off" ? "normal" : pace;
}

function told(before: Step | undefined, after: Step): LogLine[] {
  return after.log.slice(before?.log.length ?? 0);
}

/** Whether a step is of another actor than the turn it would belong to. */
function isOther(turn: readonly Step[], step: Step): boolean {
  const before = turn.at(-1);
  const actor = told(before, step).find((line) => line.actor !== null)?.actor;
  const last = before?.log.findLast((line) => line.actor !== null)?.actor;
  return actor !== undefined && last !== undefined && actor !== last;
}

/** Whether a step tells the same kind of thing as the one before it: a row of such is read faster. */
function isLike(turn: readonly Step[], shown: Step | null, step: Step): boolean {
  const index = turn.indexOf(step);
  if (!shown || index < 2 || turn[index - 1] !== shown) return false;
  const before = told(turn[index - 2], shown);
  const after = told(shown, step);
  return (
    after.length === 1 &&
    before[0]?.actor === after[0]?.actor &&
    before[0]?.message.key === after[0]?.message.key
  );
}

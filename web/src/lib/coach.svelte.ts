// The coach in a match against the computer: what matters now, what to do and why, and a warning before
// a choice that gives much away. It warns of a choice once; what is played in spite of it is played.

import type { Better } from "./messages.gen";
import { changeMatch, myMatch } from "./mine";
import type { Answers, Message, Position } from "./protocol";
import { type MatchSocket, Refused } from "./socket";

export const COACH_LEVELS = ["all", "warnings", "off"] as const;
export type CoachLevel = (typeof COACH_LEVELS)[number];

/** No one waits longer than this for a warning. */
const PATIENCE = 2500;
const AGAIN = 2000;

type Advice = Answers["hint"];
/** What a choice allows the opponent, and what to do instead. */
export interface Warning {
  of: string;
  better: Better;
  dangers: Message[];
}

export class Coach {
  readonly #socket: Pick<MatchSocket, "coach" | "weigh">;
  readonly #match: string;
  level = $state<CoachLevel>("off");
  /** A computer sits opposite: between people no one is coached. */
  isAllowed = $state(false);
  /** What is said about the position, once it is known. */
  advice = $state.raw<Advice | null>(null);
  warning = $state.raw<Warning | null>(null);
  #position: Position | null = null;
  #warned = new Set<string>();
  #weighed = new Map<string, Promise<Answers["weigh"] | null>>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(socket: Pick<MatchSocket, "coach" | "weigh">, match: string) {
    this.#socket = socket;
    this.#match = match;
    this.level = myMatch(match)?.coach ?? "off";
  }

  get isOn(): boolean {
    return this.isAllowed && this.level !== "off";
  }

  set(level: CoachLevel): void {
    this.level = level;
    changeMatch(this.#match, (each) => {
      each.coach = level;
    });
    if (level === "off") this.warning = null;
    this.#ask();
  }

  /** The next level of the three. */
  cycle(): void {
    const place = COACH_LEVELS.indexOf(this.level);
    this.set(COACH_LEVELS[(place + 1) % COACH_LEVELS.length] ?? "off");
  }

  /** Takes the newest position. */
  look(position: Position): void {
    this.#position = position;
    this.#weighed.clear();
    this.#warned.clear();
    this.advice = null;
    this.warning = null;
    this.isAllowed =
      position.viewer !== null && position.seats.some(({ player }) => player.startsWith("bot:"));
    this.#ask();
  }

  /** Whether a choice should be thought over once more; then the warning says why. */
  async objects(action: string): Promise<boolean> {
    if (!this.isOn || this.#warned.has(action) || this.advice?.action === action) return false;
    const position = this.#position;
    if (position?.legal.length === 1 && !position.branches?.length) return false;
    const found = this.#weighed.get(action) ?? this.#inTurn(() => this.#socket.weigh(action));
    this.#weighed.set(action, found);
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
    const answer = await Promise.race([found, late]);
    if (!answer?.better || position !== this.#position || !this.isOn) return false;
    this.#warned.add(action);
    this.warning = { ...answer, better: answer.better, of: action };
    return true;
  }

  /** Forgets the warning: something else is chosen. */
  forget(): void {
    this.warning = null;
  }

  /** When what was asked has been answered: one question at a time. */
  get idle(): Promise<unknown> {
    return this.#queue;
  }

  #ask(): void {
    const position = this.#position;
    if (!position || !this.isOn || this.level !== "all" || this.advice) return;
    const { viewer, actors, status } = position;
    if (status !== "playing" || viewer === null || !actors.includes(viewer)) return;
    void this.#inTurn(() => (position === this.#position ? this.#socket.coach() : null)).then((advice) => {
      if (position !== this.#position || this.level !== "all") return;
      if (advice) this.advice = advice;
      else setTimeout(() => position === this.#position && this.#ask(), AGAIN);
    });
  }

  /** Asks one question after the other; null if the server will not say, or not now. */
  #inTurn<T>(ask: () => Promise<T> | null): Promise<T | null> {
    const answer = this.#queue.then(ask).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      return null;
    });
    this.#queue = answer.catch(() => null);
    return answer;
  }
}

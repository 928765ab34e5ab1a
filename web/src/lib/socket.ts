// One seat's (or spectator's) connection to a match: joins, comes back after a lost
// connection, keeps log and chat, and pairs questions with their answers.

import { address as whole } from "./base";
import {
  type Answers,
  type ChatLine,
  type ClientMessage,
  FINAL_CODES,
  type LogLine,
  type Seat,
  type ServerMessage,
  type TableMessage,
} from "./protocol";
import { commitment } from "./verify";

export type Connection = "connecting" | "open" | "lost" | "ended";

export interface Snapshot {
  connection: Connection;
  /** The close code that ended it for good. */
  code: number | null;
  table: TableMessage | null;
  log: LogLine[];
  chat: ChatLine[];
}

/** Who sits down; without a token one looks on. */
export interface Guest {
  token?: string;
  /** The seat of the token, if it is known: then the entropy is committed to before it is opened. */
  seat?: Seat;
  entropy?: string;
  name?: string;
}

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface SocketLike {
  readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

const OPEN = 1;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
const ANSWER_WITHIN = 2_000;

/** What can be asked of whoever knows the rules: a match on the server, or a lesson. */
export type Asked = Pick<
  MatchSocket,
  "act" | "choices" | "preview" | "why" | "survey" | "hint" | "odds" | "tell"
> &
  Partial<Pick<MatchSocket, "turn">>;

interface Question {
  text: string;
  answer: (message: never) => void;
  refuse: (error: Refused) => void;
  /** What answers it: a message with its id, or the next that is said. */
  by: "id" | "chat";
}

export class MatchSocket {
  readonly match: string;
  #guest: Guest;
  #open: () => SocketLike;
  #socket: SocketLike | null = null;
  #snapshot: Snapshot = { connection: "connecting", code: null, table: null, log: [], chat: [] };
  #listeners = new Set<(snapshot: Snapshot) => void>();
  #questions = new Map<string, Question>();
  #number = 0;
  #failures = 0;
  /** Nothing of the talk was heard yet since joining; what comes first is all of it. */
  #unheard = true;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(match: string, guest: Guest = {}, open: () => SocketLike = () => browserSocket(match)) {
    this.match = match;
    this.#guest = guest;
    this.#open = open;
    this.#connect();
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** The contract of a Svelte store. */
  subscribe(listener: (snapshot: Snapshot) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#snapshot);
    return () => this.#listeners.delete(listener);
  }

  /** Stands up from the table. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#overdue);
    clearInterval(this.#pinging);
    this.#socket?.close();
    this.#refuseAll("left", "the table was left");
  }

  /** Tries at once, when the network is said to be back. */
  hurry(): void {
    if (this.#left || this.#snapshot.connection !== "lost") return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** The network is said to be gone: if nothing answers soon, the connection is taken for lost. */
  doubt(): void {
    this.#ping(ANSWER_WITHIN);
  }

  act(action: string, version: number): Promise<void> {
    return this.#ask({ act: action, version }) as Promise<void>;
  }

  async preview(action: string) {
    return ((await this.#ask({ preview: action })) as Answers["preview"]).lines;
  }

  async choices(path: readonly string[]) {
    return (await this.#ask({ choices: [...path] })) as Answers["choices"];
  }

  async why(path: string[]) {
    return ((await this.#ask({ why: path })) as Answers["why"]).message;
  }

  async survey(path: readonly string[]) {
    return ((await this.#ask({ survey: [...path] })) as Answers["survey"]).found;
  }

  async hint() {
    return (await this.#ask({ hint: true })) as Answers["hint"];
  }

  async coach() {
    return (await this.#ask({ coach: true })) as Answers["hint"];
  }

  async weigh(action: string) {
    return (await this.#ask({ weigh: action })) as Answers["weigh"];
  }

  /** What happened step by step: in the last turn, or since the log had so many lines. */
  async turn(since: number | null = null) {
    return (await this.#ask({ turn: true, since })) as Answers["turn"];
  }

  async odds() {
    return ((await this.#ask({ odds: true })) as Answers["odds"]).lines;
  }

  /** Take-back, offers and their answers, resigning: the next table shows what came of it. */
  tell(message: ClientMessage): Promise<void> {
    return this.#ask(message) as Promise<void>;
  }

  chat(text: string): Promise<void> {
    return this.#ask({ chat: text }, "chat") as Promise<void>;
  }

  #ask(message: ClientMessage, by: Question["by"] = "id"): Promise<unknown> {
    if (this.#snapshot.connection === "ended")
      return Promise.reject(new Refused("ended", "the connection has ended"));
    const id = String(++this.#number);
    const text = JSON.stringify({ ...message, id });
    return new Promise((answer, refuse) => {
      this.#questions.set(id, { text, answer, refuse, by });
      if (this.#socket?.readyState === OPEN && this.#snapshot.connection === "open") this.#socket.send(text);
    });
  }

  #connect(): void {
    const socket = this.#open();
    this.#socket = socket;
    this.#unheard = true;
    socket.onopen = () => {
      const { token, entropy, name, seat } = this.#guest;
      const since = this.#snapshot.log.length;
      const join = (added: object) => {
        if (socket.readyState === OPEN)
          socket.send(
            JSON.stringify(token ? { join: token, ...added, name, since } : { watch: true, since }),
          );
      };
      if (!entropy || seat === undefined || !globalThis.crypto?.subtle)
        join({ entropy: entropy || undefined });
      else void commitment(this, seat, entropy).then((commit) => join({ commit }));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#closed(event.code);
    };
  }

  #closed(code: number): void {
    clearTimeout(this.#overdue);
    this.#socket = null;
    if (this.#left) return;
    if ((FINAL_CODES as readonly number[]).includes(code)) {
      clearInterval(this.#pinging);
      this.#change({ connection: "ended", code });
      this.#refuseAll("ended", `closed with ${code}`);
      return;
    }
    this.#change({ connection: "lost" });
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures++, LONGEST_WAIT);
    // spread out, so that a restarted server is not stormed
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#overdue);
    switch (message.type) {
      case "table":
        this.#seat(message);
        break;
      case "presence":
        this.#meet(message.present, message.watchers);
        break;
      case "chat":
        this.#change({ chat: this.#unheard ? message.lines : [...this.#snapshot.chat, ...message.lines] });
        this.#unheard = false;
        this.#heard();
        break;
      case "error":
        this.#question(message.id)?.refuse(new Refused(message.code, message.message));
        break;
      default:
        this.#question(message.id)?.answer(message as never);
    }
  }

  #seat(table: TableMessage): void {
    const joined = this.#snapshot.connection !== "open";
    const log = [...this.#snapshot.log.slice(0, table.log.from), ...table.log.lines];
    this.#failures = 0;
    this.#unheard = false;
    this.#change({ connection: "open", table, log });
    if (joined) {
      for (const question of this.#questions.values()) this.#socket?.send(question.text);
      return;
    }
    this.#question(table.answers)?.answer(undefined as never);
  }

  /** Someone came or went; what is on the table stays. */
  #meet(present: readonly boolean[], watchers: number): void {
    const { table } = this.#snapshot;
    if (!table) return;
    const seats = table.seats.map((each) => ({ ...each, present: present[each.seat] ?? false }));
    this.#change({ table: { ...table, seats, watchers } });
  }

  #heard(): void {
    for (const [id, question] of this.#questions) {
      if (question.by !== "chat") continue;
      this.#questions.delete(id);
      question.answer(undefined as never);
    }
  }

  #question(id: string | number | null): Question | undefined {
    const question = this.#questions.get(String(id));
    this.#questions.delete(String(id));
    return question;
  }

  #ping(within = PONG_WITHIN): void {
    if (this.#snapshot.connection !== "open") return;
    this.#socket?.send(JSON.stringify({ ping: true }));
    const socket = this.#socket;
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => {
      if (socket !== this.#socket || !socket) return;
      socket.onclose = null;
      socket.close();
      this.#closed(1006);
    }, within);
  }

  #refuseAll(code: string, message: string): void {
    const questions = [...this.#questions.values()];
    this.#questions.clear();
    for (const question of questions) question.refuse(new Refused(code, message));
  }

  #change(part: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of this.#listeners) listener(this.#snapshot);
  }
}

function browserSocket(match: string): SocketLike {
  const address = whole(`/ws/matches/${encodeURIComponent(match)}`);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(address) as unknown as SocketLike;
}

// One seat's (or spectator's) connection to a match: joins, comes back after a lost
// connection, keeps log and chat, and pairs questions with their answers.

import {
  type Answers,
  type ChatLine,
  type ClientMessage,
  FINAL_CODES,
  type LogLine,
  type ServerMessage,
  type TableMessage,
} from "./protocol";

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

interface Question {
  text: string;
  answer: (message: never) => void;
  refuse: (error: Refused) => void;
  /** What answers it: a message with its id, or the next that is said. */
  by: "id" | "chat";
}

export class Table {
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

  async why(path: string[]) {
    return ((await this.#ask({ why: path })) as Answers["why"]).message;
  }

  async hint() {
    return (await this.#ask({ hint: true })) as Answers["hint"];
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
      const { token, entropy, name } = this.#guest;
      const since = this.#snapshot.log.length;
      socket.send(JSON.stringify(token ? { join: token, entropy, name, since } : { watch: true, since }));
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
  const address = new URL(`/ws/matches/${encodeURIComponent(match)}`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(address) as unknown as SocketLike;
}

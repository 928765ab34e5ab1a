// The messages of docs/protocol.md, as the page reads and writes them.

export type Seat = 0 | 1;
export type Viewer = Seat | null;

export type Param = string | number | Message;

export interface Message {
  key: string;
  params?: Record<string, Param>;
  refs?: string[];
}

export type OptionValue = string | number | boolean;

export interface GameOption {
  name: string;
  values: OptionValue[];
  free: boolean;
}

export interface GameInfo {
  key: string;
  title: string;
  seats: [string, string];
  options: GameOption[];
  rules_version: number;
  bots: string[];
  chance: boolean;
  hidden: boolean;
  simultaneous: boolean;
  /** Whether there is a sheet to ask for. */
  sheet: boolean;
}

export type ClockChoice =
  | null
  | { kind: "live"; base: number; increment: number }
  | { kind: "days"; days: number; reserve: number };

export interface NewMatch {
  game?: string;
  options?: Record<string, OptionValue>;
  /** A record to go on from after so many of its moves, instead of game and options. */
  fork?: { record: string; move: number };
  seats: [string, string];
  clock: ClockChoice;
  names: [string, string];
  open: boolean;
}

/** A seat's new key; the old one ends. */
export interface Reissued {
  token: string;
  url: string;
}

export interface Commitment {
  root: string;
  size: number;
}

export interface SeatKey {
  seat: Seat;
  token: string | null;
  url: string | null;
}

export interface Created {
  match: string;
  seats: SeatKey[];
  watch: string;
  commitment: Commitment;
}

export interface Outcome {
  winner: Viewer;
  reason: string;
  scores: [number, number];
  decided: string;
}

export type Status = "waiting" | "playing" | "paused" | "over";

export interface Sitting {
  seat: Seat;
  side: string;
  name: string;
  player: string;
  present: boolean;
  taken: boolean;
}

export interface Facts {
  match: string;
  game: string;
  options: Record<string, OptionValue>;
  seats: Sitting[];
  clock: ClockChoice;
  status: Status;
  outcome: Outcome | null;
  commitment: Commitment;
  moves: number;
  created: number;
  actors?: Seat[];
}

export interface Invitation {
  match: string;
  game: string;
  options: Record<string, OptionValue>;
  clock: ClockChoice;
  seat: Seat;
  name: string;
  created: number;
}

export interface TakenSeat {
  match: string;
  seat: Seat;
  token: string;
  url: string;
}

export interface Legal {
  action: string;
  path: string[];
}

export interface LogLine {
  move: number;
  /** Null for chance. */
  actor: Viewer;
  message: Message;
}

export interface Clock {
  kind: "live" | "days";
  left: [number, number];
  running: Seat[];
  reserve?: [number, number] | null;
}

/** The match that follows; seat and token are the reader's own. */
export interface Rematch {
  match: string;
  url: string;
  seat: Viewer;
  token: string | null;
}

export type OfferKind = "draw" | "take_back" | "pause" | "resume" | "rematch";

export interface Offer {
  kind: OfferKind;
  by: Seat;
}

export interface Position {
  match: string;
  game: string;
  options: Record<string, OptionValue>;
  viewer: Viewer;
  status: Status;
  version: number;
  actors: Seat[];
  view: unknown;
  prompt: Message | null;
  legal: Legal[];
  seats: Sitting[];
  clock: Clock | null;
  watchers: number;
  can_take_back: boolean;
  offers: Offer[];
  outcome: Outcome | null;
  commitment: Commitment;
  rematch: Rematch | null;
}

export interface TableMessage extends Position {
  type: "table";
  log: { from: number; lines: LogLine[] };
}

export interface ChatLine {
  seat: Viewer;
  name: string;
  text: string;
  at: number;
}

export interface Answers {
  preview: { type: "preview"; id: string; lines: Message[] };
  why: { type: "why"; id: string; message: Message | null };
  hint: { type: "hint"; id: string; action: string; path: string[] };
  odds: { type: "odds"; id: string; lines: Message[] };
  pong: { type: "pong"; id: string };
}

export type ServerMessage =
  | TableMessage
  | Answers[keyof Answers]
  | { type: "chat"; lines: ChatLine[] }
  | { type: "error"; id?: string | null; code: string; message: string };

export type ClientMessage =
  | { act: string; version: number }
  | { preview: string }
  | { why: string[] }
  | { hint: true }
  | { odds: true }
  | { take_back: true }
  | { offer: OfferKind }
  | { accept: OfferKind }
  | { decline: OfferKind }
  | { resign: true }
  | { chat: string }
  | { ping: true };

/** Close codes after which joining again is of no use. */
export const FINAL_CODES = [4000, 4001, 4003, 4010] as const;

/** A finished match, position by position. */
export interface Replay {
  match: string;
  game: string;
  options: Record<string, OptionValue>;
  viewer: Viewer;
  seats: Sitting[];
  outcome: Outcome | null;
  /** What is printed on board and pieces; null if the game has no such sheet. */
  sheet: unknown;
  positions: { move: number; view: unknown; lines: LogLine[] }[];
}

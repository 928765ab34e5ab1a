// Made from server/messages.py and server/openapi.py by `make types`; not to be edited.

/** Accepts what the other seat offers. */
export interface Accept {
  accept: "draw" | "pause" | "rematch" | "resume" | "take_back";
  id?: string | number | null;
}

/** Plays an action, decided at that version. */
export interface Act {
  act: string;
  version: number;
  id?: string | number | null;
}

/** Says something to the table. */
export interface Chat {
  chat: string;
  id?: string | number | null;
}

/** Something said at the table; seat is null for a spectator, `at` seconds since 1970. */
export interface ChatLine {
  seat: 0 | 1 | null;
  name: string;
  text: string;
  at: number;
}

/** What was said. */
export interface ChatMessage {
  type: "chat";
  lines: ChatLine[];
}

/** A legal action and the things it points at, in the order a person touches them. */
export interface Choice {
  action: string;
  path: string[];
}

/** Seconds left for each seat when the message was written, and whose time runs. `reserve` (days only): the part of `left` that is the reserve. */
export interface ClockFacts {
  kind: "days" | "live";
  left: [number, number];
  running: (0 | 1)[];
  reserve: [number, number] | null;
}

/** What was published about the dice before the match. */
export interface Commitment {
  root: string;
  size: number;
}

/** A new match. */
export interface Created {
  match: string;
  seats: [SeatLink, SeatLink];
  watch: string;
  commitment: Commitment;
}

/** By turns over days: so many days a turn, and a reserve of days for the whole match. */
export interface Days {
  kind: "days";
  days: number;
  reserve: number;
}

/** Declines what the other seat offers, or withdraws one's own offer. */
export interface Decline {
  decline: "draw" | "pause" | "rematch" | "resume" | "take_back";
  id?: string | number | null;
}

/** The body of every answer that is not a success. */
export interface ErrorAnswer {
  error: ErrorFacts;
}

/** What was wrong. */
export interface ErrorFacts {
  code: string;
  message: string;
}

/** Nothing has changed, and why. */
export interface ErrorMessage {
  type: "error";
  id: string | number | null;
  code: string;
  message: string;
}

export type First = Join | Watch;

/** A record to go on from after so many of its moves: its text, or the same as an object. */
export interface Fork {
  record: unknown;
  move: number;
}

/** A game as the list of games tells it; `sheet`: whether there is one to ask for. */
export interface GameFacts {
  key: string;
  title: string;
  seats: [string, string];
  options: OptionFacts[];
  rules_version: number;
  bots: string[];
  chance: boolean;
  hidden: boolean;
  simultaneous: boolean;
  sheet: boolean;
  orders: OptionFacts[];
}

/** Changes some of the seat's standing orders; the others stay as they are. */
export interface GiveOrders {
  orders: Record<string, string | number | boolean>;
  id?: string | number | null;
}

/** Whether the server is well. */
export interface Health {
  status: "ok";
  version: string;
}

/** Asks what the computer would do. */
export interface Hint {
  hint: true;
  id?: string | number | null;
}

/** What the computer would do. */
export interface HintMessage {
  type: "hint";
  id: string | number | null;
  action: string;
  path: string[];
}

/** An open seat in the lobby; `name` is who waits there. */
export interface Invitation {
  match: string;
  game: string;
  options: Record<string, string | number | boolean>;
  clock: Live | Days | null;
  seat: 0 | 1;
  name: string;
  created: number;
}

/** Sits down: the token of a seat, entropy for the dice, a name, the log lines known. */
export interface Join {
  join: string;
  entropy?: string;
  name?: string;
  since?: number;
  id?: string | number | null;
}

/** A line of the log: the number of its move, who made it (null: chance), the text. */
export interface Line {
  move: number;
  actor: 0 | 1 | null;
  message: Message;
}

/** Both at the table: so many seconds, and some more for each turn. */
export interface Live {
  kind: "live";
  base: number;
  increment: number;
}

/** Lines from a number on; whoever has more lines than `from` drops the rest. */
export interface Log {
  from: number;
  lines: Line[];
}

/** What everybody may know of a match. */
export interface MatchFacts {
  match: string;
  game: string;
  options: Record<string, string | number | boolean>;
  seats: SeatFacts[];
  clock: Live | Days | null;
  status: "over" | "paused" | "playing" | "waiting";
  actors: (0 | 1)[];
  outcome: Outcome | null;
  commitment: Commitment;
  moves: number;
  created: number;
}

/** A text as a key of the catalogue and what to fill in; `refs` names the things it speaks of. A parameter that is itself a message is put into words first, in the reader's language. */
export interface Message {
  key: string;
  params?: Record<string, string | number | Message>;
  refs?: string[];
}

/** What is to be played, and by whom; the game and its options may come from a record. */
export interface NewMatch {
  game?: string | null;
  options?: Record<string, string | number | boolean>;
  seats?: [string, string];
  clock?: Live | Days | null;
  names?: [string, string];
  open?: boolean;
  rematch_of?: string | null;
  fork?: Fork | null;
}

/** Asks what may be expected of the battle that goes on. */
export interface Odds {
  odds: true;
  id?: string | number | null;
}

/** What may be expected, by simulation. */
export interface OddsMessage {
  type: "odds";
  id: string | number | null;
  lines: Message[];
}

/** Offers something to the other seat. */
export interface Offer {
  offer: "draw" | "pause" | "rematch" | "resume" | "take_back";
  id?: string | number | null;
}

/** What a seat offers. */
export interface OfferFacts {
  kind: "draw" | "pause" | "rematch" | "resume" | "take_back";
  by: 0 | 1;
}

/** A choice made before the match, or a standing order; the default first. `free` takes any text. */
export interface OptionFacts {
  name: string;
  values: (string | number | boolean)[];
  free: boolean;
}

/** How a match ended: who won (None: a draw), by which end, the scores, and what decided. */
export interface Outcome {
  winner: 0 | 1 | null;
  reason: string;
  scores: [number, number];
  decided: string;
}

/** Asks for a sign of life. */
export interface Ping {
  ping: true;
  id?: string | number | null;
}

/** A sign of life. */
export interface Pong {
  type: "pong";
  id: string | number | null;
}

/** Asks what an action would change. */
export interface Preview {
  preview: string;
  id?: string | number | null;
}

/** What the action would change. */
export interface PreviewMessage {
  type: "preview";
  id: string | number | null;
  lines: Message[];
}

/** The new key to a seat. */
export interface Reissued {
  token: string;
  url: string;
}

/** The match that follows this one; seat and token are the reader's own, null to spectators. */
export interface Rematch {
  match: string;
  url: string;
  seat: 0 | 1 | null;
  token: string | null;
}

/** A match from the beginning as its reader saw it, position by position. `sheet` is what is printed on board and pieces; null if the game has none. */
export interface Replay {
  match: string;
  game: string;
  options: Record<string, string | number | boolean>;
  viewer: 0 | 1 | null;
  seats: SeatFacts[];
  outcome: Outcome | null;
  sheet: unknown;
  positions: ReplayPosition[];
}

/** The table after so many moves, and the log lines that led there. */
export interface ReplayPosition {
  move: number;
  view: unknown;
  lines: Line[];
}

/** Gives up; before the beginning, withdraws the invitation. */
export interface Resign {
  resign: true;
  id?: string | number | null;
}

/** The rules of a game in one language. */
export interface RulesText {
  sections: Section[];
}

export type Said = Act | Preview | Why | Hint | Odds | TakeBack | GiveOrders | Offer | Accept | Decline | Resign | Chat | Ping;

/** What everybody may know of a seat. */
export interface SeatFacts {
  seat: 0 | 1;
  side: string;
  name: string;
  player: string;
  present: boolean;
  taken: boolean;
}

/** The link of a seat; null where the maker of the match has none to give. */
export interface SeatLink {
  seat: 0 | 1;
  token: string | null;
  url: string | null;
}

/** A section of the rules in our own words, and the rule numbers it speaks of. */
export interface Section {
  id: string;
  title: string;
  rules: string[];
  html: string;
}

export type Sent = TableMessage | PreviewMessage | WhyMessage | HintMessage | OddsMessage | ChatMessage | ErrorMessage | Pong;

/** The table as one viewer may know it; `orders` are the reader's own, none for spectators. `no_take_back`: why the reader cannot take his last action back; null if he can. `answers`: the id of the message that led here, for the socket it came from. */
export interface TableMessage {
  type: "table";
  match: string;
  game: string;
  options: Record<string, string | number | boolean>;
  viewer: 0 | 1 | null;
  status: "over" | "paused" | "playing" | "waiting";
  version: number;
  actors: (0 | 1)[];
  view: unknown;
  prompt: Message | null;
  legal: Choice[];
  log: Log;
  seats: SeatFacts[];
  clock: ClockFacts | null;
  watchers: number;
  can_take_back: boolean;
  no_take_back: Message | null;
  orders: Record<string, string | number | boolean>;
  offers: OfferFacts[];
  outcome: Outcome | null;
  commitment: Commitment;
  rematch: Rematch | null;
  answers: string | number | null;
}

/** Takes the last action back. */
export interface TakeBack {
  take_back: true;
  id?: string | number | null;
}

/** The key to a seat that was taken in the lobby. */
export interface Taken {
  match: string;
  seat: 0 | 1;
  token: string;
  url: string;
}

/** Looks on. */
export interface Watch {
  watch: true;
  since?: number;
  id?: string | number | null;
}

/** Asks which rule forbids what was touched. */
export interface Why {
  why: string[];
  id?: string | number | null;
}

/** Which rule forbids it; null if a legal action begins like this. */
export interface WhyMessage {
  type: "why";
  id: string | number | null;
  message: Message | null;
}

/** What each request needs, and what it answers; texts that are no JSON are strings. */
export interface Requests {
  "GET /api/games": {
    places: Record<never, string>;
    body: undefined;
    answer: GameFacts[];
  };
  "POST /api/games/{game}/options": {
    places: { game: string };
    body: Record<string, unknown>;
    answer: Record<string, unknown>;
  };
  "POST /api/matches": {
    places: Record<never, string>;
    body: NewMatch;
    answer: Created;
  };
  "GET /api/matches/{match}": {
    places: { match: string };
    body: undefined;
    answer: MatchFacts;
  };
  "GET /api/matches/{match}/record": {
    places: { match: string };
    body: undefined;
    answer: Record<string, unknown>;
  };
  "GET /api/matches/{match}/replay": {
    places: { match: string };
    body: undefined;
    answer: Replay;
  };
  "POST /api/replay": {
    places: Record<never, string>;
    body: Record<string, unknown>;
    answer: Replay;
  };
  "GET /api/matches/{match}/sheet": {
    places: { match: string };
    body: undefined;
    answer: Record<string, unknown>;
  };
  "POST /api/matches/{match}/reissue": {
    places: { match: string };
    body: undefined;
    answer: Reissued;
  };
  "GET /api/lobby": {
    places: Record<never, string>;
    body: undefined;
    answer: Invitation[];
  };
  "POST /api/lobby/{match}": {
    places: { match: string };
    body: undefined;
    answer: Taken;
  };
  "GET /api/catalogue/{language}": {
    places: { language: string };
    body: undefined;
    answer: string;
  };
  "GET /api/catalogue/{language}/{game}": {
    places: { language: string; game: string };
    body: undefined;
    answer: string;
  };
  "GET /api/rules/{language}/{game}": {
    places: { language: string; game: string };
    body: undefined;
    answer: RulesText;
  };
  "GET /healthz": {
    places: Record<never, string>;
    body: undefined;
    answer: Health;
  };
  "GET /metrics": {
    places: Record<never, string>;
    body: undefined;
    answer: string;
  };
}

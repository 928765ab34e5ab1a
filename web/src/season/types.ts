// What the server says of a season; docs/seasons and campaign/views.py say the same.

import type { Realm, Sheet, View } from "../boards/rampant/view";
import type { Message } from "../lib/protocol";

export type { Sheet };

export interface SeasonOptions {
  limit: number;
  territories: number;
  rounds: number;
  battles_a_round: number;
  meetings: number;
  confirm_hours: number;
  late: boolean;
  approve: boolean;
  help: boolean;
  days: number;
}

export interface RealmView {
  id: string;
  name: string;
  player: string;
  realm: Realm;
  retired: boolean;
  away_until: number;
  roster: string;
}

export interface BattleView {
  id: string;
  realms: [string, string];
  status: "open" | "closed" | "void" | "no_result" | "beyond";
  quick: boolean;
  round: number;
  disputed: boolean;
  winner: string;
  glory: [number, number];
  raid: string;
  scenario: string | null;
  stakes: [string | null, string | null];
  gained: string;
  opened: number;
  closed: number | null;
  /** For how many answers the default stands. */
  missing: number;
  asked: string[];
  table: View | null;
  /** Realms that fight beside the leading one of each side. */
  allies: [string[], string[]];
}

export interface Asked {
  battle: string;
  question: string;
  realm: string;
  dice: boolean;
  prompt: Message;
  legal: { action: string; path: string[]; preview: Message[] }[];
  branches: { path: string[]; count: number }[];
}

export interface Conflict {
  entry: string;
  battle: string;
  kind: string;
  question: string;
}

export interface Standing {
  rank: number;
  realm: string;
  name: string;
  territories: number;
  glory: number;
  points: number;
  battles: number;
  retired: boolean;
}

export interface Mark {
  entry: string;
  at: number;
  territories: Record<string, number>;
  glory: Record<string, number>;
}

export interface Correction {
  kind: "change" | "remove" | "insert";
  entry: string | null;
  body: Body | null;
  author?: string;
  /** What comes with a battle that is inserted, and when it was fought. */
  more?: Body[];
  at?: number;
}

/** An entry at its place, and what was asked there if it is an answer. */
export interface AskedAgain {
  entry: Entry;
  position: number;
  asked: Asked | null;
  battle: BattleView | null;
}

/** An answer of a battle that was forgotten; without an action the question is passed over. */
export interface DraftAnswer {
  question: string;
  action: string;
}

export interface Draft {
  entry: string | null;
  first: string;
  second: string;
  quick: boolean;
  brief: boolean;
  answers: DraftAnswer[];
}

/** What is asked next, the battle so far, and the entries it would have. */
export interface Drafted {
  asked: Asked | null;
  battle: BattleView;
  body: Body;
  more: Body[];
}

export interface Wish {
  id: string;
  battle: string;
  author: string;
  at: number;
  reason: string;
  correction: Correction;
}

export interface SeasonView {
  viewer: string;
  name: string;
  options: SeasonOptions;
  edition: string;
  round: number;
  /** The entries that began the rounds after the first. */
  rounds: string[];
  ended: boolean;
  approved: boolean;
  /** Why the ledger was corrected after it had been approved. */
  amended: string[];
  realms: RealmView[];
  battles: BattleView[];
  foundings: BattleView[];
  proposals: Record<string, { first: string; second: string; quick: boolean }>;
  places: Record<string, { territory: string; name: string; x: number; y: number }>;
  conflicts: Conflict[];
  standings: Standing[];
  history: Mark[];
  asked: Asked[];
  stirred?: string[];
  wishes?: Wish[];
}

export interface SeasonAnswer {
  season: string;
  version: number;
  viewer: string;
  read_only: boolean;
  view: SeasonView;
  keys: string[];
  picture: string | null;
  head?: string;
  wishes?: Wish[];
}

export interface Told {
  entry: string;
  at: number;
  author: string;
  battle: string;
  lines: Message[];
}

/** What an entry says; its fields depend on its type. */
export type Body = { type: string } & Record<string, unknown>;

export interface Entry {
  id: string;
  author: string;
  at: number;
  body: Body;
}

export interface Revision {
  number: number;
  author: string;
  at: number;
  reason: string;
  position: number;
  before: Entry | null;
  after: Entry | null;
  /** It was made together with the one before it. */
  part: boolean;
}

export interface LedgerAnswer {
  version: number;
  entries: Entry[];
  unused: string[];
  standings: Standing[];
  /** How many entries there are, and where those of this page stand among them. */
  size: number;
  places: number[];
  page: number;
  marks: string[];
}

/** An entry where it stands in the ledger. */
export interface PlacedEntry {
  entry: Entry;
  place: number;
}

export interface Changed {
  what: string;
  before: string;
  after: string;
}

export interface Consequences {
  version: number;
  owners: Changed[];
  winners: Changed[];
  before: Standing[];
  after: Standing[];
  conflicts: Conflict[];
  solved: Conflict[];
}

export interface SeasonLink {
  holder: string;
  token: string;
  url: string;
}

export interface SeasonCreated {
  season: string;
  organizer: SeasonLink;
  realms: SeasonLink[];
  public: string;
}

export type Command = { do: string } & Record<string, unknown>;

export interface Entered {
  id: string;
  entries: Entry[];
  version: number;
  repeated: boolean;
  links: SeasonLink[];
  wish?: string;
}

export interface Unit {
  kind: string;
  name: string;
  extra: number;
  leader: boolean;
  character: string;
  losses: number;
  note: string;
}

export interface Roster {
  name: string;
  units: Unit[];
  notes: { battle: string; text: string }[];
}

export const ORGANIZER = "organizer";
export const PUBLIC = "public";

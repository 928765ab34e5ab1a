// Made from server/messages and server/openapi.py by `make types`; not to be edited.

/** The languages that there are words in. */
export const LANGUAGES = ["de", "en"] as const;

/** A realm is away for rounds: it cannot be challenged. [G16] */
export interface Absent {
  type: "Absent";
  realm: string;
  until: number;
}

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

/** An entry that is to be corrected. */
export interface AgainAsked {
  entry: string;
}

/** Yes or no to the correction that someone asks for. */
export interface Agreeing {
  id: string;
  agree: boolean;
}

/** A match that has been judged, or the part of it that has been so far. */
export interface Analysis {
  form: number;
  done: number;
  all: number;
  judged: Judged[];
  shares: Shares | null;
  given: [number | null, number | null] | null;
}

/** An answer that is possible: its text, the things it points at, what it would change. */
export interface Answer {
  action: string;
  path: string[];
  preview: Message[];
}

/** A step of many paths, all steps before it included, and how many answers follow. */
export interface AnswerBranch {
  path: string[];
  count: number;
}

/** An answer to a question of a battle or a founding. [9.4] */
export interface Answered {
  type: "Answered";
  battle: string;
  question: string;
  action: string;
  source: "organizer" | "server" | "table" | "time";
  draw: number | null;
}

/** The answers, or, if they are too many, their next steps. */
export interface AnswersFound {
  legal: Answer[];
  branches: AnswerBranch[];
}

/** The organizer approves the end. [G22] */
export interface Approved {
  type: "Approved";
}

/** What is asked: battle, question, of whom (of the dice: nobody), and how to put it. */
export interface Asked {
  battle: string;
  question: string;
  realm: string;
  dice: boolean;
  prompt: Message;
  legal: Answer[];
  branches: AnswerBranch[];
}

/** An entry as it stands in the ledger, and, if it is an answer, what was asked there. `asked` is None where nothing is asked that it answers: then it can only be removed. */
export interface AskedAgain {
  entry: Entry;
  position: number;
  asked: Asked | null;
  battle: BattleView | null;
}

/** Until when a player is on vacation, in seconds since 1970; null: back again. */
export interface Away {
  until: number | null;
}

/** A battle as the viewer sees it; `table` is what a seat of the game sees, of open ones. `raid`: the realm that raids. `stakes`: the territory each realm stakes. `gained`: the one that was won. `asked`: whom the battle waits for, realms or `dice`. `missing`: for how many answers the default stands. */
export interface BattleView {
  id: string;
  realms: [string, string];
  status: string;
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
  asked: string[];
  missing: number;
  table: unknown;
  allies: [string[], string[]];
}

/** How a match with these options begins, as a spectator sees it. `edition` is the text of the edition, where the options name one; `survey` what the board may show about the position as a whole. */
export interface Beginning {
  options: Record<string, string | number | boolean>;
  sheet: unknown;
  view: unknown;
  survey: unknown;
  edition: string | null;
}

/** The season begins. */
export interface Begun {
  type: "Begun";
  name: string;
  options: SeasonOptions;
  edition: string;
}

/** An action that gives less away, and why. */
export interface Better {
  action: string;
  path: string[];
  reasons: Message[];
}

/** What a list of games says about one of them, as on the back of its box. Each is a line of the game's catalogue, without parameters: read without loading Fluent. */
export interface Blurb {
  title: string;
  tagline: string;
  duration: string;
  kind: string;
}

/** A step of many paths, all steps before it included, and how many legal actions follow. */
export interface Branch {
  path: string[];
  count: number;
}

/** A seat that another device is to hold too. */
export interface CarriedSeat {
  match: string;
  seat: 0 | 1;
  token: string;
}

/** What opens carried seats, once; `seconds` for which it is good. */
export interface CarryCode {
  code: string;
  seconds: number;
}

/** Seats on their way to another device. */
export interface Carrying {
  seats: CarriedSeat[];
}

/** A thing that would change: which, from what, to what. */
export interface Changed {
  what: string;
  before: string;
  after: string;
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

/** Asks for the legal actions whose paths begin like this. */
export interface Choices {
  choices: string[];
  id?: string | number | null;
}

/** The legal actions whose paths begin like this, or the next steps if they are too many. `version` is that of the decision they belong to. */
export interface ChoicesMessage {
  type: "choices";
  id: string | number | null;
  version: number;
  path: string[];
  legal: Choice[];
  branches: Branch[];
}

/** The answers to a question that begin with a path; or why one is not possible. */
export interface Choosing {
  battle: string;
  question: string;
  path?: string[];
}

/** The season as a story, or a page of it. `marks`: one for each page; it changes when anything on the page does. */
export interface Chronicle {
  lines: ToldEntry[];
  page: number;
  marks: string[];
}

/** Seconds left for each seat when the message was written, and whose time runs. `reserve` (days only): the part of `left` that is the reserve. `away` (days only): until when each player is on vacation, in seconds since 1970; their time stands still until then. `vacation` (days only): how many seconds of vacation each may still take. */
export interface ClockFacts {
  kind: "days" | "live";
  left: [number, number];
  running: (0 | 1)[];
  reserve: [number, number] | null;
  away: [number | null, number | null];
  vacation: [number, number] | null;
}

/** A battle is closed; what is missing has its default. [A1] `final`: nobody is asked for it later either; of a forgotten battle only the result is known. */
export interface Closed {
  type: "Closed";
  battle: string;
  final: boolean;
}

/** Asks the coach about the position; a hint answers. */
export interface Coach {
  coach: true;
  id?: string | number | null;
}

/** Words as they are typed. */
export interface Code {
  kind: "code";
  text: string;
}

/** What the coach says of a move, by its number. */
export interface Comment {
  move: number;
  lines: Message[];
}

/** What was published about the dice before the match. */
export interface Commitment {
  root: string;
  size: number;
}

/** A recorded input that no longer fits; the default stands until someone solves it. [K4] */
export interface Conflict {
  entry: string;
  battle: string;
  kind: string;
  question: string;
}

/** A correction to look at before it is made. */
export interface Consider {
  correction: Correction;
}

/** What a correction would change. */
export interface Considered {
  version: number;
  owners: Changed[];
  winners: Changed[];
  before: Ranked[];
  after: Ranked[];
  conflicts: Conflict[];
  solved: Conflict[];
}

/** The key to a new contact, to change and delete it; nothing is sent until it is confirmed. */
export interface ContactCreated {
  key: string;
  confirmed: boolean;
}

/** What the owner of a contact knows of it; the address is shown in part. */
export interface ContactFacts {
  kind: "mail" | "push" | "webhook";
  address: string;
  confirmed: boolean;
  wishes: Wishes;
  seats: ContactSeat[];
}

/** A seat that someone is told of. */
export interface ContactSeat {
  match: string;
  seat: 0 | 1;
}

/** What was done: a correction, or a wish that waits for the other realm or the organizer. */
export interface Corrected {
  id: string;
  version: number;
  repeated: boolean;
  wish: string | null;
  consequences: Considered | null;
}

/** A correction to make, as it was looked at; by a realm: to ask for. */
export interface Correcting {
  id: string;
  version: number;
  correction: Correction;
  reason: string;
}

/** What is to be done: at the entry of that id, or before it (None: at the end) for `insert`. With the entry that opens a battle all that belongs to the battle is removed. `more`: what is inserted behind `body`; a battle without a name is the one that `body` opens. `at`: when what is inserted happened, 0 for today. */
export interface Correction {
  kind: "change" | "insert" | "remove";
  entry: string | null;
  body: Begun | Joined | Proposed | Declined | Met | Answered | Closed | Voided | Ruled | Forfeited | Decreed | Retired | TakenOver | Absent | Regulated | NextRound | Ended | Approved | Placed | Noted | Listed | Stirred | Earned | null;
  author: string;
  more: (Begun | Joined | Proposed | Declined | Met | Answered | Closed | Voided | Ruled | Forfeited | Decreed | Retired | TakenOver | Absent | Regulated | NextRound | Ended | Approved | Placed | Noted | Listed | Stirred | Earned)[];
  at: number;
}

/** A new match. */
export interface Created {
  match: string;
  seats: [SeatLink, SeatLink];
  watch: string;
  commitment: Commitment;
}

/** A match over several days: days for each turn, and a reserve of days for the whole match. */
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

/** A proposal is declined or withdrawn. */
export interface Declined {
  type: "Declined";
  proposal: string;
}

/** The organizer sets something, with a reason; `replaces` is what it was. [K6, K7, A23] `owner` of a territory (nobody: discarded), `grant` of a new one, `spies` or `glory` of a realm. */
export interface Decreed {
  type: "Decreed";
  what: "glory" | "grant" | "owner" | "spies";
  target: string;
  value: string;
  reason: string;
  replaces: string;
}

/** A realm is away up to a round. */
export interface DoAbsent {
  do: "absent";
  until: number;
  realm?: string;
}

/** The other accepts. */
export interface DoAccept {
  do: "accept";
  proposal: string;
}

/** An answer to a question; `asked`: the one it was made for. */
export interface DoAnswer {
  do: "answer";
  battle: string;
  action: string;
  asked?: string;
  realm?: string;
}

/** The end is approved. */
export interface DoApprove {
  do: "approve";
}

/** A battle is closed; what is missing has its default. */
export interface DoClose {
  do: "close";
  battle: string;
}

/** A proposal is declined or withdrawn. */
export interface DoDecline {
  do: "decline";
  proposal: string;
}

/** The organizer sets something. */
export interface DoDecree {
  do: "decree";
  what: "glory" | "grant" | "owner" | "spies";
  target: string;
  value: string;
  reason: string;
}

/** A realm disputes a report that counted because time had passed. */
export interface DoDispute {
  do: "dispute";
  battle: string;
}

/** Glory of an ally in a battle of several realms, or of a free-for-all. */
export interface DoEarn {
  do: "earn";
  realm: string;
  glory: number;
  battle?: string;
  reason?: string;
}

/** The season ends. */
export interface DoEnd {
  do: "end";
}

/** A realm did not turn up twice. */
export interface DoForfeit {
  do: "forfeit";
  battle: string;
  realm: string;
}

/** A realm joins. */
export interface DoJoin {
  do: "join";
  name: string;
  player?: string;
}

/** A battle opens; `allies` fight beside the leading realm of each side. */
export interface DoMeet {
  do: "meet";
  first: string;
  second: string;
  quick?: boolean;
  allies?: [string[], string[]];
}

/** The next round begins. */
export interface DoNextRound {
  do: "next_round";
}

/** A line for the chronicle. */
export interface DoNote {
  do: "note";
  text: string;
  battle?: string;
}

/** A territory gets a name and a place on the map, in thousandths of it. */
export interface DoPlace {
  do: "place";
  territory: string;
  name?: string;
  x?: number;
  y?: number;
}

/** A realm proposes a meeting. */
export interface DoPropose {
  do: "propose";
  opponent: string;
  quick?: boolean;
}

/** All lines of a report at once. */
export interface DoReport {
  do: "report";
  battle: string;
  fielded: [number, number];
  glory: [number, number];
  heroes?: [number, number];
  done?: [boolean[], boolean[]];
  asked?: string;
  realm?: string;
}

/** A realm drops out. */
export interface DoRetire {
  do: "retire";
  realm?: string;
}

/** A roll: what the dice on the table showed, or null for the server's dice. */
export interface DoRoll {
  do: "roll";
  battle: string;
  asked?: string;
  face?: number | null;
}

/** The warband of a realm. */
export interface DoRoster {
  do: "roster";
  roster: string;
  realm?: string;
}

/** The organizer decides what happened on the table. */
export interface DoRule {
  do: "rule";
  battle: string;
  fielded: [number, number];
  glory: [number, number];
  heroes?: [number, number];
  done?: [boolean[], boolean[]];
  reason?: string;
}

/** The season has these rules from here on. */
export interface DoRules {
  do: "rules";
  options: SeasonOptions;
}

/** Someone adds to the dice. */
export interface DoStir {
  do: "stir";
  entropy: string;
}

/** Someone else runs the realm; an empty name keeps it. */
export interface DoTakeOver {
  do: "take_over";
  realm: string;
  player: string;
  name?: string;
}

/** A battle is void. */
export interface DoVoid {
  do: "void";
  battle: string;
  reason?: string;
}

/** It was done. */
export interface Done {
  done: boolean;
}

/** A battle before the entry of that id (None: at the end). `brief`: only its result. */
export interface Draft {
  entry: string | null;
  first: string;
  second: string;
  quick?: boolean;
  brief?: boolean;
  answers?: DraftAnswer[];
}

/** An answer of a draft; an empty action passes the question over. */
export interface DraftAnswer {
  question: string;
  action?: string;
}

/** What is asked next, None when the battle is over; the battle so far; and its entries, with which it can be closed as it stands. */
export interface Drafted {
  asked: Asked | null;
  battle: BattleView;
  body: Met;
  more: (Begun | Joined | Proposed | Declined | Met | Answered | Closed | Voided | Ruled | Forfeited | Decreed | Retired | TakenOver | Absent | Regulated | NextRound | Ended | Approved | Placed | Noted | Listed | Stirred | Earned)[];
}

/** Glory of an ally, or of a free-for-all; nothing is staked or gained by it. [G21] */
export interface Earned {
  type: "Earned";
  realm: string;
  glory: number;
  battle: string;
  reason: string;
}

/** Words in italics. */
export interface Em {
  kind: "em";
  text: string;
}

/** The organizer ends the season. [G9] */
export interface Ended {
  type: "Ended";
}

/** What was entered; `repeated`: it had been before. `links`: of realms that are new. */
export interface Entered {
  id: string;
  version: number;
  entries: Entry[];
  repeated: boolean;
  links: SeasonLink[];
}

/** A command. The same id again is the same entry, answered again. With a version it is refused if the season has moved on since. */
export interface Entering {
  id: string;
  command: DoJoin | DoRules | DoNextRound | DoEnd | DoApprove | DoTakeOver | DoMeet | DoPropose | DoAccept | DoDecline | DoAnswer | DoRoll | DoReport | DoRule | DoVoid | DoForfeit | DoDispute | DoEarn | DoClose | DoDecree | DoRetire | DoAbsent | DoPlace | DoRoster | DoNote | DoStir;
  version?: number | null;
}

/** One event, with who entered it and when (seconds since 1970). */
export interface Entry {
  id: string;
  author: string;
  at: number;
  body: Begun | Joined | Proposed | Declined | Met | Answered | Closed | Voided | Ruled | Forfeited | Decreed | Retired | TakenOver | Absent | Regulated | NextRound | Ended | Approved | Placed | Noted | Listed | Stirred | Earned;
}

/** The body of every answer that is not a success. */
export interface ErrorAnswer {
  error: ErrorFacts;
}

/** What was wrong; `words` say it to people where the rules of a season refuse something. */
export interface ErrorFacts {
  code: string;
  message: string;
  words: Message | null;
}

/** Nothing has changed, and why. */
export interface ErrorMessage {
  type: "error";
  id: string | number | null;
  code: string;
  message: string;
}

/** The code with which the other device fetches the seats. */
export interface Fetching {
  code: string;
}

export type First = Join | Watch;

/** A realm did not turn up twice: it loses 3:1, without boasts. [A3] */
export interface Forfeited {
  type: "Forfeited";
  battle: string;
  realm: string;
}

/** A record to go on from after so many of its moves: its text, or the same as an object. */
export interface Fork {
  record: unknown;
  move: number;
}

/** A game as the list of games tells it. `blurbs` are what is said of it, by language; `signs` the emblems of the sides, by their names among the page's pictures; `bots` its computer players, weakest first, and `usual_bot` the one to suggest; `coach`: whether someone can tell why; `sheet`: whether there is one to ask for; `puzzles`: how many there are; `sample`: whether there is a match to watch. */
export interface GameFacts {
  key: string;
  blurbs: Record<string, Blurb>;
  seats: [string, string];
  signs: [string, string];
  options: OptionFacts[];
  rules_version: number;
  bots: string[];
  usual_bot: string;
  coach: boolean;
  chance: boolean;
  hidden: boolean;
  simultaneous: boolean;
  sheet: boolean;
  orders: OptionFacts[];
  puzzles: number;
  sample: boolean;
}

/** Changes some of the seat's standing orders; the others stay as they are. */
export interface GiveOrders {
  orders: Record<string, string | number | boolean>;
  id?: string | number | null;
}

/** A match as a list shows it to its reader: where it stands, and what happened last. `picture` is a small SVG without words; null before the beginning, or if the game has none. */
export interface Glance {
  picture: string | null;
  last: Line | null;
  clock: ClockFacts | null;
}

/** A table: the cells of its head, and of each row. */
export interface Grid {
  kind: "table";
  head: ((Text | Strong | Em | Code | RuleReference | Link)[])[];
  rows: (((Text | Strong | Em | Code | RuleReference | Link)[])[])[];
}

/** A heading within a section, of level 3 or more. */
export interface Heading {
  kind: "heading";
  level: number;
  text: (Text | Strong | Em | Code | RuleReference | Link)[];
}

/** Whether the server is well. */
export interface Health {
  status: "ok";
  version: string;
}

/** Asks what the computer would do, and why. */
export interface Hint {
  hint: true;
  id?: string | number | null;
}

/** What the computer would do, and what the coach of the game says about it. `now` is what matters in the position, `reasons` what is good about the action, `dangers` what it allows the other seat. */
export interface HintMessage {
  type: "hint";
  id: string | number | null;
  action: string;
  path: string[];
  now: Message[];
  reasons: Message[];
  dangers: Message[];
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

/** A list, numbered if `ordered`. */
export interface Items {
  kind: "list";
  ordered: boolean;
  items: ((Text | Strong | Em | Code | RuleReference | Link)[])[];
}

/** Sits down: the token of a seat, entropy for the dice, a name, the log lines known. `program`: no person decides in this seat; everyone is told so. `commit`: a commitment sent instead of the entropy, which is opened when the table asks for it. */
export interface Join {
  join: string;
  entropy?: string;
  commit?: string;
  name?: string;
  program?: boolean;
  since?: number;
  id?: string | number | null;
}

/** A realm joins; it is founded by answers. Its id is that of the entry. [G19] */
export interface Joined {
  type: "Joined";
  name: string;
  player: string;
}

/** A stretch that has been judged. `chance` is that of the first seat before it, with its standard error, `after` the one right after it, before chance or anyone else acted (in games with secrets the last one alone). `gave` is what the seat gave away against `best`, in its own chance; None where the record does not tell what the seat knew. `best` are the texts of the better actions, `path` the things that the first one points at, `said` what it does, in messages: empty where nothing better is known. */
export interface Judged {
  stretch: Stretch;
  chance: number;
  error: number;
  after: number;
  gave: number | null;
  gave_error: number;
  best: string[];
  path: string[];
  said: Message[];
  played: string[];
  luck_follows: boolean;
}

/** The ledger after so many rows, or a page of it. `places`: where its entries stand, of `size` in all. `unused`: entries that nothing asks for. `page` and `marks` as in the chronicle. */
export interface LedgerAnswer {
  version: number;
  entries: Entry[];
  unused: string[];
  standings: Ranked[];
  size: number;
  places: number[];
  page: number;
  marks: string[];
}

/** A lesson as its course lists it; `rule` is the number of the rule that it teaches. */
export interface LessonFacts {
  key: string;
  title: Record<string, string>;
  idea: Record<string, string>;
  minutes: number;
  tasks: number;
  rule: string;
}

/** A line of the log: the number of its move, who made it (null: chance), the text. `obeyed`, if there: the first line of what the reader's own standing orders decided; only they are told. */
export interface Line {
  move: number;
  actor: 0 | 1 | null;
  message: Message;
  obeyed?: boolean;
}

/** Words that lead to another page. */
export interface Link {
  kind: "link";
  text: string;
  href: string;
}

/** The roster of a realm, as encoded by `warbands`. */
export interface Listed {
  type: "Listed";
  realm: string;
  roster: string;
}

/** Both players are present: a base time, and an increment for each turn. */
export interface Live {
  kind: "live";
  base: number;
  increment: number;
}

/** Lines from a number on; a reader with more lines than `from` drops the rest. */
export interface Log {
  from: number;
  lines: Line[];
}

/** The standings after an entry that changed them, for curves. */
export interface Mark {
  entry: string;
  at: number;
  territories: Record<string, number>;
  glory: Record<string, number>;
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
  rematch: string | null;
  hints: boolean;
  rules_version: number;
}

/** A text as a key of the catalogue and its parameters; `refs` names the things it mentions. A parameter that is itself a message is formatted first, in the reader's language. */
export interface Message {
  key: string;
  params?: Record<string, string | number | Message>;
  refs?: string[];
}

/** The other accepts: a battle opens, named by this entry. [G2] `allies`: realms that fight beside the leading one of each side. [G21] */
export interface Met {
  type: "Met";
  first: string;
  second: string;
  quick: boolean;
  proposal: string;
  allies: [string[], string[]];
}

/** What is asked first there, at its place; null if nothing is missing. */
export interface MissingAnswer {
  asked: Asked | null;
}

/** A closed battle in which answers are missing. */
export interface MissingAsked {
  battle: string;
}

/** Where someone wants to be told. `address` is a mail address, the URL of a webhook, or the subscription of a browser as JSON with `endpoint`, `p256dh` and `auth`. `form` says what a webhook expects. */
export interface NewContact {
  kind: "mail" | "push" | "webhook";
  address: string;
  form?: "discord" | "json" | "ntfy" | "slack";
  wishes?: Wishes;
}

/** What is to be played, and by whom; the game and its options may come from a record. `hints`: the computer may help both, if both seats are people's; not in an open match. */
export interface NewMatch {
  game?: string | null;
  options?: Record<string, string | number | boolean>;
  seats?: [string, string];
  clock?: Live | Days | null;
  names?: [string, string];
  open?: boolean;
  hints?: boolean;
  rematch_of?: string | null;
  fork?: Fork | null;
}

/** A realm and the person who runs it. */
export interface NewRealm {
  name: string;
  player?: string;
}

/** A season to be created; of the options only what differs. */
export interface NewSeason {
  name: string;
  options?: SeasonOptions;
  edition?: string;
  realms?: NewRealm[];
}

/** The next round begins. [G14] */
export interface NextRound {
  type: "NextRound";
}

/** What happened to the warband in a battle. */
export interface Note {
  battle: string;
  text: string;
}

/** A line for the chronicle. */
export interface Noted {
  type: "Noted";
  text: string;
  battle: string;
}

/** What a link in a message brought. */
export interface NoticeCode {
  code: string;
}

/** How this site can tell people who are away that it is their turn. `push` is the public key that browsers subscribe with; null if the site sends no push messages. */
export interface NoticeWays {
  mail: boolean;
  push: string | null;
  webhooks: boolean;
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

/** Opens the entropy that the seat committed to. */
export interface Open {
  open: string;
  id?: string | number | null;
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

/** A paragraph. */
export interface Paragraph {
  kind: "paragraph";
  text: (Text | Strong | Em | Code | RuleReference | Link)[];
}

/** A step of a picture: what the board shows and points at, and what is said below it. */
export interface PictureStep {
  caption: Record<string, string>;
  show: string[];
  actors: (0 | 1)[];
  view: unknown;
  question: Message;
  lines: Line[];
  outcome: Outcome | null;
}

/** Asks for a sign of life. */
export interface Ping {
  ping: true;
  id?: string | number | null;
}

/** A territory gets a name, and a place on the map. */
export interface Placed {
  type: "Placed";
  territory: string;
  name: string;
  x: number;
  y: number;
}

/** A sign of life. */
export interface Pong {
  type: "pong";
  id: string | number | null;
}

/** Who is there now, for each seat, and how many look on. */
export interface PresenceMessage {
  type: "presence";
  present: [boolean, boolean];
  watchers: number;
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

/** A realm proposes a meeting. [G2, D2] */
export interface Proposed {
  type: "Proposed";
  first: string;
  second: string;
  quick: boolean;
}

/** A puzzle as a list shows it; `grade` is 1 for an easy one, 3 for a hard one. */
export interface PuzzleFacts {
  key: string;
  grade: number;
  seat: 0 | 1;
}

/** Minutes of the day between which nothing is sent; `begin` may be later than `end`. */
export interface Quiet {
  begin: number;
  end: number;
}

/** A row of the table. [G10, G23, A28] */
export interface Ranked {
  rank: number;
  realm: string;
  name: string;
  territories: number;
  glory: number;
  points: number;
  battles: number;
  retired: boolean;
}

/** A realm between battles. [3, G3-G5] `home` is the id of the home land. `waiting` are effects for its next battle, `resting` ids of territories whose property rests in it. `locked` are ids staked in other battles. [G4] */
export interface Realm {
  territories: Territory[];
  home: string;
  spies: number;
  glory: number;
  battles: number;
  waiting: string[];
  resting: string[];
  locked: string[];
}

/** A realm; open to all. `limit`: battles that it may fight, 0 for any number. */
export interface RealmView {
  id: string;
  name: string;
  player: string;
  realm: Realm;
  retired: boolean;
  away_until: number;
  roster: string;
  joined: number;
  fought: number;
  limit: number;
}

/** From here on the season has these rules. [9.3] */
export interface Regulated {
  type: "Regulated";
  options: SeasonOptions;
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
  rules_version: number;
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

/** A realm drops out; its open battles are void. [G13, G20] */
export interface Retired {
  type: "Retired";
  realm: string;
}

/** A correction; `number` is that of its row, the ledger before it is that of the row before. An entry is null where there was none, or where it is a secret choice. `part`: made together with the one before it. */
export interface RevisionFacts {
  number: number;
  author: string;
  at: number;
  reason: string;
  position: number;
  before: Entry | null;
  after: Entry | null;
  part: boolean;
}

/** All corrections, in their order. */
export interface RevisionsAnswer {
  revisions: RevisionFacts[];
}

/** A warband. */
export interface Roster {
  name: string;
  units?: Unit[];
  notes?: Note[];
}

/** One or more rule numbers, such as `R12-R14, R20`. */
export interface RuleReference {
  kind: "rule";
  text: string;
}

/** The organizer decides what happened on the table. [Q27, G17] */
export interface Ruled {
  type: "Ruled";
  battle: string;
  fielded: [number, number];
  glory: [number, number];
  heroes: [number, number];
  done: [boolean[], boolean[]];
  reason: string;
}

/** A picture of the rules: positions for the game's own board, as the seat sees them. `sheet` is what is printed on board and pieces; `hand` says whether the hand is shown, too. */
export interface RulesPicture {
  seat: 0 | 1;
  options: Record<string, string | number | boolean>;
  sheet: unknown;
  hand: boolean;
  steps: PictureStep[];
}

/** The rules of a game in one language: the introduction, then the sections. `pictures` names the sections that have one. */
export interface RulesText {
  sections: Section[];
  pictures: string[];
}

export type Said = TakeBack | GiveOrders | Offer | Accept | Decline | Resign | Open | Act | Preview | Why | Choices | Hint | Coach | Weigh | Odds | Survey | Turn | Chat | Ping;

/** A match to watch: its record, the same position by position, and what the coach says. */
export interface SampleMatch {
  record: string;
  replay: Replay;
  comments: Comment[];
}

/** A season as its reader may see it. `head`: of the chain over its rows. `keys`: who has a link; told to the organizer. `picture`: where the picture behind the map is. */
export interface SeasonAnswer {
  season: string;
  version: number;
  viewer: string;
  read_only: boolean;
  created: number;
  view: SeasonView;
  wishes: Wish[];
  commitment: Commitment;
  drawn: number;
  head: string;
  keys: string[];
  picture: string | null;
}

/** A battle with its table, and its story. */
export interface SeasonBattle {
  battle: BattleView;
  lines: ToldEntry[];
}

/** A new season and all its links. */
export interface SeasonCreated {
  season: string;
  organizer: SeasonLink;
  realms: SeasonLink[];
  public: string;
  commitment: Commitment;
}

/** The link of a holder: the organizer, or a realm by its id. */
export interface SeasonLink {
  holder: string;
  token: string;
  url: string;
}

/** The season has come so far; sent over the socket. */
export interface SeasonNews {
  type: "season";
  season: string;
  version: number;
}

/** The rules of a season; 0 switches a limit off. [G9, 9.3] `limit`: battles of a realm. `territories` end the season. `rounds`, `battles_a_round` [G14], `meetings` of a pair [G15], `confirm_hours` [G17], `late`: whether realms may join until half-time [G19], `approve`: whether the organizer approves the end [G22], `help`: points for the smaller realm at the table [9.2], `days` of a round, for people: nothing ends by itself. */
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

/** Where the picture behind the map is; null: there is none. */
export interface SeasonPicture {
  picture: string | null;
}

/** The season as one viewer sees it. `stirred`: who has added to the dice. `amended`: the reasons of corrections made after the end was approved. [G22] `rounds`: the entries that began the rounds after the first. */
export interface SeasonView {
  viewer: string;
  name: string;
  options: SeasonOptions;
  edition: string;
  round: number;
  round_began: number;
  rounds: string[];
  ended: boolean;
  approved: boolean;
  amended: string[];
  realms: RealmView[];
  battles: BattleView[];
  foundings: BattleView[];
  proposals: Record<string, Proposed>;
  places: Record<string, Placed>;
  conflicts: Conflict[];
  standings: Ranked[];
  history: Mark[];
  asked: Asked[];
  stirred: string[];
}

/** What everybody may know of a seat. `player` is `human`, `bot:LEVEL`, or `program` where a program took a person's seat. */
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

/** A section of the rules; `rules` are the numbers of the rules it explains. */
export interface Section {
  id: string;
  title: string;
  rules: string[];
  blocks: (Heading | Paragraph | Items | Grid)[];
}

export type Sent = TableMessage | PresenceMessage | ChoicesMessage | SurveyMessage | PreviewMessage | WhyMessage | HintMessage | WeighMessage | TurnMessage | OddsMessage | ChatMessage | ErrorMessage | Pong;

/** How the result came about, in chances of the first seat; the parts add up to it. */
export interface Shares {
  start: number;
  decisions: [number, number];
  luck: number;
  result: number;
}

/** What the board shows about things touched, in the game's own form; null if nothing. */
export interface Shown {
  found: unknown;
}

/** What a site says of itself, and of the request that asks. `address` is where the request seems to come from. `forwarded` says whether a proxy named that address and was believed; "ignored" means that the server does not know this proxy. `nearby` are addresses of the site in the local network; only a browser on the same machine is told them. `url` is where links in messages lead; empty if the host gave none. */
export interface SiteFacts {
  version: string;
  time: number;
  address: string;
  forwarded: "believed" | "ignored" | "none";
  problems: ("database" | "disk" | "mail")[];
  notices: NoticeWays;
  nearby: string[];
  imprint: boolean;
  privacy: boolean;
  url: string;
}

/** Where a learner stands: the position on the board, the task, the answer to the last move. `effect` is what the last move changes. `previews` has the same for every legal action. `sheet` is what is printed on board and pieces. `refusal` answers `why`, `found` `survey`. */
export interface Standing {
  task: number;
  verdict: "asked" | "done" | "right" | "wrong";
  prompt: Record<string, string>;
  hint: Record<string, string>;
  answer: Record<string, string>;
  effect: Message[];
  show: string[];
  solution: string[];
  seat: 0 | 1;
  actors: (0 | 1)[];
  options: Record<string, string | number | boolean>;
  view: unknown;
  sheet: unknown;
  question: Message;
  legal: Choice[];
  previews: Record<string, Message[]>;
  lines: Line[];
  outcome: Outcome | null;
  refusal: Message | null;
  found: unknown;
}

/** Someone adds entropy to the server's dice. */
export interface Stirred {
  type: "Stirred";
  entropy: string;
}

/** What a seat did without anyone in between: moves `first` to `last` - 1. */
export interface Stretch {
  first: number;
  last: number;
  seat: number;
}

/** Words in bold. */
export interface Strong {
  kind: "strong";
  text: string;
}

/** Asks what the board shows about things that were touched; spectators may, too. */
export interface Survey {
  survey: string[];
  id?: string | number | null;
}

/** What the board shows about the things touched, in the game's own form; null if nothing. */
export interface SurveyMessage {
  type: "survey";
  id: string | number | null;
  found: unknown;
}

/** The table as one viewer may know it; `orders` are the reader's own, none for spectators. `branches`: the first steps of the legal actions, if they are too many to list in `legal`. `no_take_back`: why the reader cannot take the last action back; null if that is possible. `answers`: the id of the message that led here, for the socket it came from. `commits`: the commitments of the seats to their entropy; `opens`: the reader must open theirs. */
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
  branches: Branch[];
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
  commits: [string | null, string | null];
  opens: boolean;
  rules_version: number;
  hints: boolean;
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

/** Someone else plays the realm from now on. [G20] */
export interface TakenOver {
  type: "TakenOver";
  realm: string;
  player: string;
  name: string;
}

/** One territory; its id says which event made it and never changes. [G3, A7] */
export interface Territory {
  id: string;
  kind: string;
}

/** Plain words. */
export interface Text {
  kind: "text";
  text: string;
}

/** An entry in words. */
export interface ToldEntry {
  entry: string;
  at: number;
  author: string;
  battle: string;
  lines: Message[];
}

/** Things touched in a position of a replay, after so many moves. */
export interface Touched {
  move: number;
  path?: string[];
}

/** What the learner has played so far, with `next` between the tasks. `why` is a path of things touched now: which rule forbids that? `survey` is one, too: what does the board show about it? */
export interface Tried {
  tried?: string[];
  why?: string[];
  survey?: string[] | null;
}

/** Asks for the last turn step by step; with `since`, from where the log had so many lines. */
export interface Turn {
  turn: true;
  since?: number | null;
  id?: string | number | null;
}

/** What happened, step by step: the position before it, and one after each move that was told. `version` is that of the decision it leads to. */
export interface TurnMessage {
  type: "turn";
  id: string | number | null;
  version: number;
  positions: TurnPosition[];
}

/** The table as its reader saw it when the log had so many lines. */
export interface TurnPosition {
  log: number;
  view: unknown;
}

/** A unit: its kind in the edition, a name, points for upgrades, losses of its last battle. A kind that the edition does not know is the players' own; its points are then all in `extra`. */
export interface Unit {
  kind: string;
  name?: string;
  extra?: number;
  leader?: boolean;
  character?: string;
  losses?: number;
  note?: string;
}

/** A battle is void. [G12] */
export interface Voided {
  type: "Voided";
  battle: string;
  reason: string;
}

/** A roster to look through; the realm says how many points it may field. */
export interface WarbandAsked {
  roster: string;
  realm?: string;
}

/** Its points, those the realm may field, and what does not follow the published limits. */
export interface WarbandChecked {
  points: number;
  most: number | null;
  warnings: Message[];
}

/** Looks on. */
export interface Watch {
  watch: true;
  since?: number;
  id?: string | number | null;
}

/** A seat to be told of, or no more, shown by its token. */
export interface Watching {
  match: string;
  token: string;
  on?: boolean;
}

/** Asks the coach whether an action gives much away. */
export interface Weigh {
  weigh: string;
  id?: string | number | null;
}

/** Whether the action gives much away: what to do instead, and what it allows the other seat. Without anything better there is nothing to warn of. */
export interface WeighMessage {
  type: "weigh";
  id: string | number | null;
  better: Better | null;
  dangers: Message[];
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

/** Which rule forbids it; null if nothing does. */
export interface WhyNot {
  message: Message | null;
}

/** A correction that a realm asks for, in that battle. */
export interface Wish {
  id: string;
  battle: string;
  author: string;
  at: number;
  reason: string;
  correction: Correction;
}

/** Whose link is to be replaced. */
export interface WishedLink {
  holder: string;
}

/** How someone wants to be told; `every` is in minutes, 0 for at once. */
export interface Wishes {
  language: "de" | "en";
  every: 0 | 60 | 1440;
  quiet: Quiet | null;
  zone: string;
  away_until: number | null;
  reminder: boolean;
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
  "POST /api/games/{game}/beginning": {
    places: { game: string };
    body: Record<string, unknown>;
    answer: Beginning;
  };
  "GET /api/games/{game}/pictures/{section}": {
    places: { game: string; section: string };
    body: undefined;
    answer: RulesPicture;
  };
  "GET /api/games/{game}/schema": {
    places: { game: string };
    body: undefined;
    answer: Record<string, unknown>;
  };
  "GET /api/games/{game}/sample": {
    places: { game: string };
    body: undefined;
    answer: SampleMatch;
  };
  "GET /api/games/{game}/lessons": {
    places: { game: string };
    body: undefined;
    answer: LessonFacts[];
  };
  "POST /api/games/{game}/lessons/{lesson}": {
    places: { game: string; lesson: string };
    body: Tried;
    answer: Standing;
  };
  "GET /api/games/{game}/puzzles": {
    places: { game: string };
    body: undefined;
    answer: PuzzleFacts[];
  };
  "POST /api/games/{game}/puzzles/{puzzle}": {
    places: { game: string; puzzle: string };
    body: Tried;
    answer: Standing;
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
  "GET /api/matches/{match}/glance": {
    places: { match: string };
    body: undefined;
    answer: Glance;
  };
  "GET /api/matches/{match}/picture": {
    places: { match: string };
    body: undefined;
    answer: string;
  };
  "POST /api/carry": {
    places: Record<never, string>;
    body: Carrying;
    answer: CarryCode;
  };
  "POST /api/carry/take": {
    places: Record<never, string>;
    body: Fetching;
    answer: Carrying;
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
  "POST /api/matches/{match}/survey": {
    places: { match: string };
    body: Touched;
    answer: Shown;
  };
  "POST /api/replay": {
    places: Record<never, string>;
    body: Record<string, unknown>;
    answer: Replay;
  };
  "GET /api/matches/{match}/study": {
    places: { match: string };
    body: undefined;
    answer: Analysis;
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
  "GET /api/site": {
    places: Record<never, string>;
    body: undefined;
    answer: SiteFacts;
  };
  "POST /api/seasons": {
    places: Record<never, string>;
    body: NewSeason;
    answer: SeasonCreated;
  };
  "POST /api/seasons/import": {
    places: Record<never, string>;
    body: Record<string, unknown>;
    answer: SeasonCreated;
  };
  "GET /api/seasons/{season}": {
    places: { season: string };
    body: undefined;
    answer: SeasonAnswer;
  };
  "GET /api/seasons/{season}/battles/{battle}": {
    places: { season: string; battle: string };
    body: undefined;
    answer: SeasonBattle;
  };
  "GET /api/seasons/{season}/chronicle": {
    places: { season: string };
    body: undefined;
    answer: Chronicle;
  };
  "GET /api/seasons/{season}/ledger": {
    places: { season: string };
    body: undefined;
    answer: LedgerAnswer;
  };
  "GET /api/seasons/{season}/revisions": {
    places: { season: string };
    body: undefined;
    answer: RevisionsAnswer;
  };
  "GET /api/seasons/{season}/export": {
    places: { season: string };
    body: undefined;
    answer: Record<string, unknown>;
  };
  "GET /api/seasons/{season}/standings.csv": {
    places: { season: string };
    body: undefined;
    answer: string;
  };
  "GET /api/seasons/{season}/sheet": {
    places: { season: string };
    body: undefined;
    answer: Record<string, unknown>;
  };
  "POST /api/seasons/{season}/links": {
    places: { season: string };
    body: WishedLink;
    answer: SeasonLink;
  };
  "POST /api/seasons/{season}/entries": {
    places: { season: string };
    body: Entering;
    answer: Entered;
  };
  "POST /api/seasons/{season}/missing": {
    places: { season: string };
    body: MissingAsked;
    answer: MissingAnswer;
  };
  "POST /api/seasons/{season}/again": {
    places: { season: string };
    body: AgainAsked;
    answer: AskedAgain;
  };
  "POST /api/seasons/{season}/draft": {
    places: { season: string };
    body: Draft;
    answer: Drafted;
  };
  "POST /api/seasons/{season}/choices": {
    places: { season: string };
    body: Choosing;
    answer: AnswersFound;
  };
  "POST /api/seasons/{season}/why": {
    places: { season: string };
    body: Choosing;
    answer: WhyNot;
  };
  "POST /api/seasons/{season}/warband": {
    places: { season: string };
    body: WarbandAsked;
    answer: WarbandChecked;
  };
  "POST /api/seasons/{season}/consequences": {
    places: { season: string };
    body: Consider;
    answer: Considered;
  };
  "POST /api/seasons/{season}/corrections": {
    places: { season: string };
    body: Correcting;
    answer: Corrected;
  };
  "POST /api/seasons/{season}/wishes/{wish}": {
    places: { season: string; wish: string };
    body: Agreeing;
    answer: Corrected;
  };
  "GET /api/seasons/{season}/picture": {
    places: { season: string };
    body: undefined;
    answer: string;
  };
  "POST /api/seasons/{season}/map": {
    places: { season: string };
    body: string;
    answer: SeasonPicture;
  };
  "GET /api/legal/{page}": {
    places: { page: string };
    body: undefined;
    answer: RulesText;
  };
  "POST /api/matches/{match}/erase": {
    places: { match: string };
    body: undefined;
    answer: Done;
  };
  "POST /api/matches/{match}/vacation": {
    places: { match: string };
    body: Away;
    answer: Done;
  };
  "POST /api/notices": {
    places: Record<never, string>;
    body: NewContact;
    answer: ContactCreated;
  };
  "GET /api/notices/own": {
    places: Record<never, string>;
    body: undefined;
    answer: ContactFacts;
  };
  "POST /api/notices/wishes": {
    places: Record<never, string>;
    body: Wishes;
    answer: Done;
  };
  "POST /api/notices/watch": {
    places: Record<never, string>;
    body: Watching;
    answer: Done;
  };
  "POST /api/notices/confirm": {
    places: Record<never, string>;
    body: NoticeCode;
    answer: Done;
  };
  "POST /api/notices/forget": {
    places: Record<never, string>;
    body: undefined;
    answer: Done;
  };
  "POST /api/notices/stop/{code}": {
    places: { code: string };
    body: undefined;
    answer: Done;
  };
  "GET /healthz": {
    places: Record<never, string>;
    body: undefined;
    answer: Health;
  };
  "GET /readyz": {
    places: Record<never, string>;
    body: undefined;
    answer: Health;
  };
}

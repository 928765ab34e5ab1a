// The few requests beside the websocket.

import { below } from "./base";
import type {
  Away,
  Carrying,
  Fetching,
  NewContact,
  Requests,
  Touched,
  Tried,
  Watching,
  Wishes,
} from "./messages.gen";
import type { GameInfo, NewMatch, OptionValue, Replay } from "./protocol";

export class Failed extends Error {
  constructor(
    /** The HTTP status; 0 when no answer came. */
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(below(path), init);
  } catch {
    throw new Failed(0, "unreachable", "no answer");
  }
  if (response.ok) return response;
  const answer = await response.json().catch(() => null);
  const error = answer?.error ?? {};
  throw new Failed(response.status, error.code ?? "unknown", error.message ?? response.statusText);
}

type Request = keyof Requests;

interface Asking<R extends Request> {
  /** What fills the gaps of the path. */
  places?: Requests[R]["places"];
  body?: Requests[R]["body"];
  token?: string;
}

/** Sends a request of the server's list; its answer is of the type that the server says. */
async function call<R extends Request>(request: R, { places, body, token }: Asking<R> = {}) {
  const response = await send(request, places, token, body === undefined ? undefined : JSON.stringify(body));
  return (await response.json()) as Requests[R]["answer"];
}

function send(request: Request, places: object = {}, token?: string, text?: string): Promise<Response> {
  const [method, path = ""] = request.split(" ");
  const named = Object.entries(places).reduce(
    (path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (method === "POST") headers["content-type"] = "application/json";
  return ask(named, { method, headers, body: text });
}

/** Where other devices in the local network find this site; nothing if they do not, or nobody says. */
export async function nearby(): Promise<string[]> {
  try {
    return (await call("GET /api/site")).nearby ?? [];
  } catch {
    return [];
  }
}

let known: Promise<GameInfo[]> | null = null;

/** The registered games; asked for once. */
export function games(): Promise<GameInfo[]> {
  known ??= call("GET /api/games").catch((error) => {
    known = null;
    throw error;
  });
  return known;
}

/** Whether a match can be played so; what is wrong comes as a `Failed`. */
export const checkOptions = (game: string, options: Record<string, OptionValue>) =>
  call("POST /api/games/{game}/options", { places: { game }, body: options });
/** How a match with these options begins, as a spectator sees it. */
export const beginning = (game: string, options: Record<string, OptionValue>) =>
  call("POST /api/games/{game}/beginning", { places: { game }, body: options });
/** What judges say of a match that is over, as far as they have come. */
export const study = (match: string) => call("GET /api/matches/{match}/study", { places: { match } });

/** The lessons of a game, in order. */
export const lessons = (game: string) => call("GET /api/games/{game}/lessons", { places: { game } });
/** Where a learner stands who has tried this; the server keeps nothing. */
export const learnt = (game: string, lesson: string, body: Tried) =>
  call("POST /api/games/{game}/lessons/{lesson}", { places: { game, lesson }, body });
/** A match of the game to watch, with what the coach says of its moves. */
export const sampleOf = (game: string) => call("GET /api/games/{game}/sample", { places: { game } });

/** The puzzles of a game, the easy ones first. */
export const puzzles = (game: string) => call("GET /api/games/{game}/puzzles", { places: { game } });
/** Where someone stands who has tried this in a puzzle; the server keeps nothing. */
export const solved = (game: string, puzzle: string, body: Tried) =>
  call("POST /api/games/{game}/puzzles/{puzzle}", { places: { game, puzzle }, body });
export const create = (match: NewMatch) => call("POST /api/matches", { body: match });
export const facts = (match: string) => call("GET /api/matches/{match}", { places: { match } });
/** Where a match stands and what happened last, as the seat of the token sees it. */
export const glance = (match: string, token?: string) =>
  call("GET /api/matches/{match}/glance", { places: { match }, token });
export const carrySeats = (body: Carrying) => call("POST /api/carry", { body });
export const takeCarried = (body: Fetching) => call("POST /api/carry/take", { body });
export const replay = (match: string, token?: string) =>
  call("GET /api/matches/{match}/replay", { places: { match }, token });

/** What the board shows about things touched in a position of a replay. */
export const survey = (match: string, body: Touched, token?: string) =>
  call("POST /api/matches/{match}/survey", { places: { match }, body, token });
/** A match that is over as one of the sides saw it, where nothing of it stays secret. */
export async function replayOfSide(match: string, side: number): Promise<Replay> {
  const path = `/api/matches/${encodeURIComponent(match)}/replay?side=${side}`;
  return (await (await ask(path)).json()) as Replay;
}
export const reissue = (match: string, token: string) =>
  call("POST /api/matches/{match}/reissue", { places: { match }, token });
export const sheet = (match: string) => call("GET /api/matches/{match}/sheet", { places: { match } });
export const lobby = () => call("GET /api/lobby");
export const takeSeat = (match: string) => call("POST /api/lobby/{match}", { places: { match } });

/** A record that was opened from a file, position by position; sent byte for byte. */
export async function replayOf(record: string): Promise<Replay> {
  return (await send("POST /api/replay", {}, undefined, record)).json();
}

export const rules = (game: string, language: string) =>
  call("GET /api/rules/{language}/{game}", { places: { language, game } });

/** The picture of a section of the rules. */
export const picture = (game: string, section: string) =>
  call("GET /api/games/{game}/pictures/{section}", { places: { game, section } });

/** The Fluent text of a game. */
export async function catalogue(language: string, game: string): Promise<string> {
  return (await send("GET /api/catalogue/{language}/{game}", { language, game })).text();
}

/** The text of a record, byte for byte: its digest covers the form. */
export async function record(match: string, token?: string): Promise<string> {
  return (await send("GET /api/matches/{match}/record", { match }, token)).text();
}

export const newContact = (body: NewContact) => call("POST /api/notices", { body });
export const ownContact = (token: string) => call("GET /api/notices/own", { token });
export const setWishes = (token: string, body: Wishes) => call("POST /api/notices/wishes", { token, body });
export const watchSeat = (token: string, body: Watching) => call("POST /api/notices/watch", { token, body });
export const forgetContact = (token: string) => call("POST /api/notices/forget", { token });
export const confirmContact = (code: string) => call("POST /api/notices/confirm", { body: { code } });
export const stopContact = (code: string) => call("POST /api/notices/stop/{code}", { places: { code } });
export const site = () => call("GET /api/site");
export const legal = (page: string) => call("GET /api/legal/{page}", { places: { page } });
/** Stops the clock of a seat until then, in a match by days; null lets it run again. */
export const goOnVacation = (match: string, token: string, body: Away) =>
  call("POST /api/matches/{match}/vacation", { places: { match }, token, body });
/** Deletes the name of a seat and what was said from it. */
export const erase = (match: string, token: string) =>
  call("POST /api/matches/{match}/erase", { places: { match }, token });

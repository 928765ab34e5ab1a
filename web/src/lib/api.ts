// The few requests beside the websocket.

import type { Requests } from "./messages.gen";
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
    response = await fetch(path, init);
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

let known: Promise<GameInfo[]> | null = null;

/** The registered games; asked for once. */
export function games(): Promise<GameInfo[]> {
  known ??= call("GET /api/games").catch((error) => {
    known = null;
    throw error;
  });
  return known;
}

export async function game(key: string): Promise<GameInfo | undefined> {
  return (await games()).find((each) => each.key === key);
}

/** Whether a match can be played so; what is wrong comes as a `Failed`. */
export const checkOptions = (game: string, options: Record<string, OptionValue>) =>
  call("POST /api/games/{game}/options", { places: { game }, body: options });
export const create = (match: NewMatch) => call("POST /api/matches", { body: match });
export const facts = (match: string) => call("GET /api/matches/{match}", { places: { match } });
export const replay = (match: string, token?: string) =>
  call("GET /api/matches/{match}/replay", { places: { match }, token });
export const reissue = (match: string, token: string) =>
  call("POST /api/matches/{match}/reissue", { places: { match }, token });
export const sheet = (match: string) => call("GET /api/matches/{match}/sheet", { places: { match } });
export const lobby = () => call("GET /api/lobby");
export const takeSeat = (match: string) => call("POST /api/lobby/{match}", { places: { match } });

/** A record that was opened from a file, position by position; sent byte for byte. */
export async function replayOf(record: string): Promise<Replay> {
  return (await send("POST /api/replay", {}, undefined, record)).json();
}

/** The Fluent text of a game. */
export async function catalogue(language: string, game: string): Promise<string> {
  return (await send("GET /api/catalogue/{language}/{game}", { language, game })).text();
}

/** The text of a record, byte for byte: its digest covers the form. */
export async function record(match: string, token?: string): Promise<string> {
  return (await send("GET /api/matches/{match}/record", { match }, token)).text();
}

// The few requests beside the websocket.

import type { Created, Facts, GameInfo, Invitation, NewMatch, Reissued, Replay, TakenSeat } from "./protocol";

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

async function get<T>(path: string, token?: string): Promise<T> {
  return (await ask(path, bearer(token))).json();
}

async function post<T>(path: string, body: unknown = {}, token?: string): Promise<T> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const headers = { "content-type": "application/json", ...bearer(token).headers };
  return (await ask(path, { method: "POST", headers, body: text })).json();
}

function bearer(token: string | undefined): RequestInit {
  return token ? { headers: { authorization: `Bearer ${token}` } } : {};
}

function at(match: string): string {
  return `/api/matches/${encodeURIComponent(match)}`;
}

let known: Promise<GameInfo[]> | null = null;

/** The registered games; asked for once. */
export function games(): Promise<GameInfo[]> {
  known ??= get<GameInfo[]>("/api/games").catch((error) => {
    known = null;
    throw error;
  });
  return known;
}

export async function game(key: string): Promise<GameInfo | undefined> {
  return (await games()).find((each) => each.key === key);
}

export const create = (match: NewMatch) => post<Created>("/api/matches", match);
export const facts = (match: string) => get<Facts>(at(match));
export const replay = (match: string, token?: string) => get<Replay>(`${at(match)}/replay`, token);
/** A record that was opened from a file, position by position. */
export const replayOf = (record: string) => post<Replay>("/api/replay", record);
export const reissue = (match: string, token: string) => post<Reissued>(`${at(match)}/reissue`, {}, token);
export const sheet = (match: string) => get<unknown>(`${at(match)}/sheet`);
export const lobby = () => get<Invitation[]>("/api/lobby");
export const takeSeat = (match: string) => post<TakenSeat>(`/api/lobby/${encodeURIComponent(match)}`);

/** The Fluent text of a game. */
export async function catalogue(language: string, game: string): Promise<string> {
  return (await ask(`/api/catalogue/${language}/${encodeURIComponent(game)}`)).text();
}

/** The text of a record, byte for byte: its digest covers the form. */
export async function record(match: string, token?: string): Promise<string> {
  return (await ask(`${at(match)}/record`, bearer(token))).text();
}

// The requests of the pages of a season.

import { below } from "../lib/base";
import type { Message } from "../lib/protocol";
import { newKey } from "./key";
import type {
  Asked,
  AskedAgain,
  BattleView,
  Command,
  Consequences,
  Correction,
  Draft,
  Drafted,
  Entered,
  LedgerAnswer,
  Revision,
  SeasonAnswer,
  SeasonCreated,
  SeasonLink,
  SeasonOptions,
  Sheet,
  Told,
} from "./types";

export class Refused extends Error {
  constructor(
    /** The HTTP status; 0 when no answer came. */
    readonly status: number,
    readonly code: string,
    /** Why, in words of the catalogue; null where the code says it all. */
    readonly words: Message | null,
    message: string,
  ) {
    super(message);
  }

  /** Nobody has said no: it can be tried again later. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(below(path), init);
  } catch {
    throw new Refused(0, "unreachable", null, "no answer");
  }
  if (response.ok || response.status === 304) return response;
  const { error } = (await response.json().catch(() => null)) ?? {};
  throw new Refused(
    response.status,
    error?.code ?? "unknown",
    error?.words ?? null,
    error?.message ?? response.statusText,
  );
}

const headers = (token: string, more: Record<string, string> = {}): Record<string, string> =>
  token ? { authorization: `Bearer ${token}`, ...more } : more;

const at = (season: string, rest = "") => `/api/seasons/${encodeURIComponent(season)}${rest}`;

async function get<T>(season: string, rest: string, token: string): Promise<T> {
  return (await (await ask(at(season, rest), { headers: headers(token) })).json()) as T;
}

async function post<T>(path: string, token: string, body: unknown): Promise<T> {
  const response = await ask(path, {
    method: "POST",
    headers: headers(token, { "content-type": "application/json" }),
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return (response.status === 204 ? null : await response.json()) as T;
}

/** The season as this hand sees it; null if it is still what the tag says. */
export async function season(
  id: string,
  token: string,
  tag = "",
): Promise<{ answer: SeasonAnswer; tag: string } | null> {
  const response = await ask(at(id), {
    headers: headers(token, tag ? { "if-none-match": tag } : {}),
    cache: "no-store",
  });
  if (response.status === 304) return null;
  return { answer: (await response.json()) as SeasonAnswer, tag: response.headers.get("etag") ?? "" };
}

export const sheet = (id: string) => get<Sheet>(id, "/sheet", "");
export const battle = (id: string, token: string, which: string) =>
  get<{ battle: BattleView; lines: Told[] }>(id, `/battles/${encodeURIComponent(which)}`, token);
/** A page of the story; null for the last one. */
export const chronicle = (id: string, token: string, page: number | null) =>
  get<{ lines: Told[]; page: number; marks: string[] }>(id, `/chronicle?page=${page ?? "last"}`, token);
export const ledger = (id: string, token: string, page: number | null, version: number | null) =>
  get<LedgerAnswer>(
    id,
    `/ledger?page=${page ?? "last"}${version === null ? "" : `&version=${version}`}`,
    token,
  );
export const revisions = (id: string, token: string) =>
  get<{ revisions: Revision[] }>(id, "/revisions", token);

export async function text(id: string, token: string, what: "export" | "standings.csv"): Promise<string> {
  return (await ask(at(id, `/${what}`), { headers: headers(token) })).text();
}

export interface NewSeason {
  name: string;
  options: Partial<SeasonOptions>;
  edition: string;
  realms: { name: string; player: string }[];
}

export const create = (made: NewSeason) => post<SeasonCreated>("/api/seasons", "", made);
/** The text of the edition that comes with the game, to be changed. */
export async function standardEdition(): Promise<string> {
  const path = "/api/games/rampant/beginning";
  const { edition } = await post<{ edition: string | null }>(path, "", { edition: "standard" });
  return edition ?? "";
}
export const load = (file: string) => post<SeasonCreated>("/api/seasons/import", "", file);
export const link = (id: string, token: string, holder: string) =>
  post<SeasonLink>(at(id, "/links"), token, { holder });
export const enter = (id: string, token: string, key: string, command: Command) =>
  post<Entered>(at(id, "/entries"), token, { id: key, command });
export const warband = (id: string, roster: string, realm: string) =>
  post<{ points: number; warnings: Message[] }>(at(id, "/warband"), "", { roster, realm });
/** The first answer that a closed battle lacks, asked at its place. */
export const missing = async (id: string, token: string, battle: string) =>
  (await post<{ asked: Asked | null }>(at(id, "/missing"), token, { battle })).asked;
/** An entry at its place, with the answers that it could have been. */
export const again = (id: string, token: string, entry: string) =>
  post<AskedAgain>(at(id, "/again"), token, { entry });
/** What a battle that was forgotten asks next, at its place. */
export const draft = (id: string, token: string, wish: Draft) => post<Drafted>(at(id, "/draft"), token, wish);
export const consequences = (id: string, token: string, correction: Correction) =>
  post<Consequences>(at(id, "/consequences"), token, { correction });
export const correct = (
  id: string,
  token: string,
  key: string,
  version: number,
  correction: Correction,
  reason: string,
) => post<Entered>(at(id, "/corrections"), token, { id: key, version, correction, reason });
export const agree = (id: string, token: string, wish: string, yes: boolean) =>
  post<unknown>(at(id, `/wishes/${encodeURIComponent(wish)}`), token, { id: newKey(), agree: yes });

/** Puts a picture behind the map, or takes it away. */
export async function putPicture(id: string, token: string, picture: Blob | null): Promise<void> {
  const more = { "content-type": picture?.type ?? "application/octet-stream" };
  await ask(at(id, "/map"), { method: "POST", headers: headers(token, more), body: picture ?? "" });
}

// Where this browser's player wants to be told that it is their turn; the server keeps the address,
// the browser the key to it.

import * as api from "./api";
import { keep, kept } from "./kept";
import type { ContactFacts, Wishes } from "./messages.gen";
import { type MyMatch, mine } from "./mine";

export type Kind = ContactFacts["kind"];
export type Form = "discord" | "slack" | "ntfy" | "json";

export interface MyContact {
  kind: Kind;
  key: string;
  /** Whether to be told of every match that is played in this browser. */
  all: boolean;
  /** The seats that the server knows of already, as match/seat. */
  seats: string[];
}

const NAME = "notices";

export function contacts(): MyContact[] {
  return kept<MyContact[]>(NAME, []);
}

function replace(contact: MyContact, other?: MyContact): void {
  const rest = contacts().filter(({ key }) => key !== contact.key);
  keep(NAME, other ? [...rest, other] : rest);
}

const idOf = (match: string, seat: number) => `${match}/${seat}`;

/** Takes an address down for one match, or for all of them. */
export async function addContact(
  kind: Kind,
  address: string,
  form: Form,
  wishes: Wishes,
  only: MyMatch | null,
): Promise<MyContact> {
  const { key } = await api.newContact({ kind, address, form, wishes });
  const contact = { kind, key, all: only === null, seats: [] };
  replace(contact, contact);
  await tellOf(contact, only ? [only] : mine());
  return contacts().find((each) => each.key === key) ?? contact;
}

export async function dropContact(contact: MyContact): Promise<void> {
  await api.forgetContact(contact.key).catch((error) => {
    if (!(error instanceof api.Failed) || error.status !== 404) throw error;
  });
  replace(contact);
}

/** The contact is gone at the server: the browser forgets it as well. */
export function forgetContact(contact: MyContact): void {
  replace(contact);
}

export function isTold(contact: MyContact, match: MyMatch): boolean {
  return match.seats.some(({ seat }) => contact.seats.includes(idOf(match.match, seat)));
}

/** Tells the contact of the seats of these matches. */
export async function tellOf(contact: MyContact, matches: readonly MyMatch[]): Promise<void> {
  const seats = new Set(contact.seats);
  for (const { match, seats: own } of matches) {
    if (own.length !== 1) continue; // two at one screen need no notice
    for (const { seat, token } of own) {
      if (seats.has(idOf(match, seat))) continue;
      try {
        await api.watchSeat(contact.key, { match, token, on: true });
      } catch (error) {
        if (!(error instanceof api.Failed) || error.status < 400 || error.status >= 500) throw error;
        if (error.status === 404 && error.code === "not_found") {
          replace(contact);
          return;
        }
      }
      seats.add(idOf(match, seat));
    }
  }
  replace(contact, { ...contact, seats: [...seats] });
}

/** No more notices about a match. */
export async function tellNoMore(contact: MyContact, { match, seats }: MyMatch): Promise<void> {
  for (const { token } of seats) await api.watchSeat(contact.key, { match, token, on: false });
  const rest = contact.seats.filter((id) => !id.startsWith(`${match}/`));
  replace(contact, { ...contact, seats: rest });
}

/** Contacts for all matches hear of those that are new. */
export async function tellOfNew(): Promise<void> {
  for (const contact of contacts()) if (contact.all) await tellOf(contact, mine()).catch(() => {});
}

/** Asks the browser for a place to send messages to; null if it or its owner refuses. */
export async function subscribe(publicKey: string): Promise<string | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const told = found.toJSON();
  return JSON.stringify({ endpoint: told.endpoint, ...told.keys });
}

export const hasPush = () => "serviceWorker" in navigator && "PushManager" in window;

/** The service behind a webhook, as its address tells. */
export function formOf(address: string): Form {
  if (/^https:\/\/(\w+\.)?discord(app)?\.com\//.test(address)) return "discord";
  if (address.startsWith("https://hooks.slack.com/")) return "slack";
  if (/^https:\/\/ntfy\./.test(address)) return "ntfy";
  return "json";
}

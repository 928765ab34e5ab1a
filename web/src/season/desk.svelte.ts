// A season as it lies before the person: what the server said last, what waits to be sent, and news
// of changes. The last answer is kept in the browser, so that the season can be read without a network.

import type { MapLand, MapRealm } from "../boards/rampant/layout";
import { namesOf } from "../boards/rampant/names";
import { type Asking, kindName, landOf, pictureOf, type Territory, type View } from "../boards/rampant/view";
import { address } from "../lib/base";
import { keep, kept } from "../lib/kept";
import { settings } from "../lib/settings.svelte";
import type { Words } from "../lib/words";
import * as api from "./api";
import { newKey } from "./key";
import { dropHand, type Hand, keepHand, keepSeason, mySeason } from "./mine";
import { outbox } from "./outbox.svelte";
import { Paged } from "./paged";
import {
  type Asked,
  type BattleView,
  type Command,
  ORGANIZER,
  PUBLIC,
  type RealmView,
  type SeasonAnswer,
  type SeasonLink,
  type Sheet,
  type Told,
} from "./types";
import { words } from "./words.svelte";

interface Kept {
  answer: SeasonAnswer;
  sheet: Sheet;
}

const RETRY = 4000;
/** News that come together are read together: at a club evening there are many. */
const GATHER = 350;

export class SeasonDesk {
  readonly id: string;
  answer = $state.raw<SeasonAnswer | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  chronicle = $state.raw<Told[]>([]);
  /** What this browser holds; "public" if nothing. */
  hands = $state.raw<Hand[]>([]);
  holder = $state(PUBLIC);
  failed = $state.raw<api.Refused | null>(null);
  /** What is shown is the last that was kept. */
  stale = $state(false);
  /** Links that were made just now, until they are given away. */
  links = $state.raw<SeasonLink[]>([]);
  #tag = "";
  /** How many pages of the story are wanted, from its end; and whether they are all there. */
  #wanted = 1;
  #pages = this.#story();
  toldAll = $state(false);
  #told = "";
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #left = false;
  #unlisten: () => void = () => {};

  constructor(id: string) {
    this.id = id;
    const mine = mySeason(id);
    this.hands = mine?.hands ?? [];
    this.holder = mine?.using ?? PUBLIC;
    if (this.holder !== PUBLIC && !this.hands.some(({ holder }) => holder === this.holder))
      this.holder = this.hands[0]?.holder ?? PUBLIC;
  }

  get token(): string {
    return this.hands.find(({ holder }) => holder === this.holder)?.token ?? "";
  }

  // reading

  /** Takes a link up that came in the address; whose it is, the server says. */
  async take(token: string): Promise<void> {
    const found = await api.season(this.id, token);
    if (!found) return;
    const { viewer, view } = found.answer;
    keepHand(this.id, view.name, { holder: viewer, token });
    this.hands = mySeason(this.id)?.hands ?? [];
    this.holder = viewer;
  }

  /** Looks with another of the hands that this browser holds. */
  async use(holder: string): Promise<void> {
    const before = this.holder;
    this.holder = holder;
    const mine = mySeason(this.id);
    if (mine) keepSeason({ ...mine, using: holder });
    this.#tag = "";
    this.#told = "";
    this.#pages = this.#story();
    await this.refresh();
    // without a network there is only what the hand before has seen
    if (this.stale && this.answer && this.answer.viewer !== holder) this.#hold(before);
    this.#connect();
  }

  #hold(holder: string): void {
    this.holder = holder;
    const mine = mySeason(this.id);
    if (mine) keepSeason({ ...mine, using: holder });
  }

  async open(): Promise<void> {
    this.#unlisten = outbox.listen((sent) => {
      if (sent.season === this.id) void this.refresh();
    });
    await this.refresh();
    if (this.failed && !this.answer) {
      const last = kept<Kept | null>(`season.${this.id}`, null);
      if (last && this.failed.isTransient) {
        this.answer = last.answer;
        this.sheet = last.sheet;
        this.stale = true;
        this.failed = null;
        if (last.answer.viewer !== this.holder) this.#hold(last.answer.viewer);
      }
    }
    this.#connect();
    void outbox.flush();
  }

  leave(): void {
    this.#left = true;
    this.#unlisten();
    clearTimeout(this.#timer);
    clearTimeout(this.#gathering);
    clearTimeout(this.#telling);
    this.#socket?.close();
  }

  /** Reads on in a moment, once for all news until then. */
  #soon(wait = GATHER): void {
    if (this.#left) return;
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      void this.refresh();
    }, wait);
  }

  async refresh(): Promise<void> {
    try {
      const found = await api.season(this.id, this.token, this.#tag);
      if (found) {
        this.answer = found.answer;
        this.#tag = found.tag;
      }
      this.sheet ??= await api.sheet(this.id);
      this.stale = false;
      this.failed = null;
      if (found) this.#remember();
      void this.#stir();
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      if (error.status === 403 && this.token) {
        dropHand(this.id, this.token);
        this.hands = mySeason(this.id)?.hands ?? [];
        this.holder = PUBLIC;
        this.#tag = "";
      }
      if (error.status === 429 && this.answer) {
        this.#soon(RETRY);
        return;
      }
      this.failed = error;
      if (error.isTransient && this.answer) this.stale = true;
    }
  }

  #remember(): void {
    if (!this.answer || !this.sheet) return;
    keep(`season.${this.id}`, { answer: this.answer, sheet: this.sheet });
    const mine = mySeason(this.id);
    if (mine && mine.name !== this.answer.view.name) keepSeason({ ...mine, name: this.answer.view.name });
  }

  /** Reads so many pages of the story, if it has gone on; soon if it is read already. */
  tell(wanted = 1): void {
    const more = wanted > this.#wanted;
    this.#wanted = Math.max(wanted, this.#wanted);
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => void this.#readStory(), more || !this.#told ? 0 : 3 * GATHER);
  }

  #story(): Paged<Told> {
    return new Paged<Told>(async (page) => {
      const { lines, ...rest } = await api.chronicle(this.id, this.token, page);
      return { ...rest, rows: lines };
    });
  }

  async #readStory(): Promise<void> {
    const asked = `${this.answer?.version ?? 0} ${this.#wanted}`;
    if (asked === this.#told || this.#left) return;
    try {
      this.chronicle = await this.#pages.last(this.#wanted);
      this.toldAll = this.#wanted >= this.#pages.count;
      this.#told = asked;
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
    }
  }

  /** Adds to the dice once, so that not even the server can choose them. */
  async #stir(): Promise<void> {
    const { view, read_only } = this.answer ?? {};
    if (!view?.stirred || read_only || !this.token || view.ended) return;
    if (this.holder === ORGANIZER || view.stirred.includes(this.holder)) return;
    const bytes = crypto.getRandomValues(new Uint8Array(24));
    const entropy = btoa(String.fromCharCode(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_");
    try {
      await api.enter(this.id, this.token, newKey(), { do: "stir", entropy });
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
    }
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#socket?.close();
    if (this.#left || this.answer?.read_only) return;
    const whole = address(`/ws/seasons/${encodeURIComponent(this.id)}`);
    whole.protocol = whole.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(whole);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.token ? { join: this.token } : { watch: true }));
    socket.onmessage = ({ data }) => {
      const news = JSON.parse(String(data));
      if ((news.type === "season" && news.version !== this.answer?.version) || this.stale) this.#soon();
      void outbox.flush();
    };
    socket.onclose = () => {
      if (this.#left || this.#socket !== socket) return;
      this.#timer = setTimeout(() => {
        void this.refresh();
        this.#connect();
      }, RETRY);
    };
  }

  /** The network is said to be back. */
  hurry(): void {
    void outbox.flush();
    void this.refresh();
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#connect();
  }

  // entering

  /** Enters something; without a network it waits here. `instead`: entries that came back. */
  async enter(commands: Command | Command[], label: string, instead: readonly string[] = []): Promise<void> {
    await outbox.put(
      this.id,
      this.holder,
      this.token,
      Array.isArray(commands) ? commands : [commands],
      label,
      instead,
    );
  }

  /** Enters something whose answer is needed at once; the fault is the caller's to show. */
  async enterNow(command: Command) {
    const entered = await api.enter(this.id, this.token, newKey(), command);
    if (entered.links.length) this.links = entered.links;
    await this.refresh();
    return entered;
  }

  // what is there

  get view() {
    return this.answer?.view;
  }

  get isOrganizer(): boolean {
    return this.answer?.viewer === ORGANIZER && !this.answer.read_only;
  }

  /** The realm that the person plays, if any. */
  get realm(): RealmView | undefined {
    return this.view?.realms.find(({ id }) => id === this.answer?.viewer);
  }

  get canAct(): boolean {
    return this.isOrganizer || (this.realm !== undefined && !this.answer?.read_only);
  }

  index(realm: string): number {
    return Math.max(0, this.view?.realms.findIndex(({ id }) => id === realm) ?? 0);
  }

  nameOf(realm: string): string {
    return this.view?.realms.find(({ id }) => id === realm)?.name ?? words().t("season-dice");
  }

  /** Battles in the order in which they opened; each has a number for good. */
  number(battle: string): number {
    return (this.view?.battles.findIndex(({ id }) => id === battle) ?? -1) + 1;
  }

  battle(id: string): BattleView | undefined {
    return (
      this.view?.battles.find((each) => each.id === id) ?? this.view?.foundings.find((each) => each.id === id)
    );
  }

  /** All territories, oldest first, so that names and places stay. */
  get lands(): (Territory & { owner: string; home: boolean })[] {
    const all = (this.view?.realms ?? []).flatMap(({ id, realm }) =>
      realm.territories.map((land) => ({ ...land, owner: id, home: land.id === realm.home })),
    );
    const order = (id: string) => {
      const [entry = "", number = "0"] = id.split("-");
      return Number(entry.slice(1)) * 1000 + Number(number);
    };
    return all.sort((one, two) => order(one.id) - order(two.id));
  }

  #names = $derived.by(() => {
    const names = namesOf(this.lands, settings.language);
    for (const { territory, name } of Object.values(this.view?.places ?? {}))
      if (name) names.set(territory, name);
    return names;
  });

  landName = (id: string): string => this.#names.get(id) ?? words().t("land-unknown");

  /** Whether a land is on the map today. */
  knows(id: string): boolean {
    return this.lands.some((land) => land.id === id);
  }

  /** Who first had a territory: its id begins with the entry that made it. */
  #maker(id: string, owner: string): string {
    const entry = id.slice(0, id.lastIndexOf("-"));
    if (this.view?.realms.some((each) => each.id === entry)) return entry;
    const battle = this.view?.battles.find((each) => each.id === entry);
    return battle?.winner || owner;
  }

  get map(): { realms: MapRealm[]; lands: MapLand[] } {
    const { view, sheet } = this;
    if (!view || !sheet) return { realms: [], lands: [] };
    const staked = new Set(view.battles.flatMap(({ status, stakes }) => (status === "open" ? stakes : [])));
    const latest = view.battles.findLast(({ gained }) => gained)?.gained;
    return {
      realms: view.realms.map(({ id, name }, index) => ({ id, name, index })),
      lands: this.lands.map(({ id, kind, owner, home }) => {
        const place = view.places[id];
        return {
          id,
          kind,
          picture: pictureOf(kind),
          kindName: kindName(words(), sheet, kind),
          name: this.landName(id),
          owner,
          maker: this.#maker(id, owner),
          home,
          contested: staked.has(id),
          latest: latest === id,
          wish: place && (place.x || place.y) ? ([place.x, place.y] as const) : null,
        };
      }),
    };
  }

  /** What the person can answer in a battle now. */
  askedIn(battle: string): Asked[] {
    return this.view?.asked.filter((each) => each.battle === battle) ?? [];
  }

  /** Entries of a kind that came back: their form takes them up again. */
  returned(kind: string) {
    return outbox.of(this.id).filter(({ command, state }) => state !== "waiting" && command.do === kind);
  }

  /** Entries of a battle that wait to be sent, or have come back. */
  waitingIn(battle: string) {
    return outbox.of(this.id).filter(({ command }) => command.battle === battle);
  }
}

/** A question of the season as the battle assistant asks it. */
export function askingOf(
  desk: SeasonDesk,
  battle: BattleView,
  table: View,
  asked: Asked,
  chosen: string | null,
  choose: (action: string) => void,
  enter: (actions: string[]) => void,
): Asking {
  const actions = asked.legal.length
    ? asked.legal.map(({ action }) => action)
    : asked.branches.map(({ path }) => path[0] ?? "");
  const seat = battle.realms.indexOf(asked.realm);
  return {
    view: table,
    sheet: desk.sheet as Sheet,
    words: words(),
    seat: seat === 0 || seat === 1 ? seat : null,
    names: [desk.nameOf(battle.realms[0]), desk.nameOf(battle.realms[1])],
    legal: actions,
    chosen,
    outlook: (action) =>
      asked.legal
        .find((each) => each.action === action)
        ?.preview.map((line) => words().say(line))
        .join(" ") ?? "",
    choose,
    landName: (id) => {
      const land = landOf(table, id)?.land;
      return desk.knows(id) || !land ? desk.landName(id) : kindName(words(), desk.sheet as Sheet, land.kind);
    },
    enter,
  };
}

/** A question in words; dice of the table are asked for like any other answer. */
export function asks(words: Words, asked: Asked, table: View): string {
  const { type, what = "", about = "" } = table.step;
  if (type === "Reporting") return words.t("report-prompt"); // its lines are entered together
  if (!asked.dice || type !== "Rolling") return words.say(asked.prompt);
  if (what === "attacker") return words.t("prompt-attacker"); // its two buttons bear names
  return words.t(what === "boast" ? "prompt-roll-any-boast" : "prompt-roll", { what, about });
}

/** XIV for 14. */
export function roman(number: number): string {
  const signs: [number, string][] = [
    [100, "C"],
    [90, "XC"],
    [50, "L"],
    [40, "XL"],
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ];
  let left = number;
  let text = "";
  for (const [value, sign] of signs)
    while (left >= value) {
      text += sign;
      left -= value;
    }
  return text;
}

// One browser at one match: a connection and a desk for every seat that is held here, or one to look on.

import { reissue } from "./api";
import { Coach } from "./coach.svelte";
import { Desk } from "./desk.svelte";
import { other } from "./log";
import { changeMatch, keepCommits, keepMatch, type MySeat, myMatch, newEntropy } from "./mine";
import { declined } from "./offers";
import type { ClientMessage, GameInfo, OfferKind, Position, Seat } from "./protocol";
import { MatchSocket, type Snapshot } from "./socket";
import type { Telling } from "./telling";
import { commitment } from "./verify";

/** Close codes of a seat whose link is no longer good. */
const LOST_SEAT = [4003, 4010];

export class MatchSession {
  readonly match: string;
  readonly info: GameInfo;
  readonly seats: readonly MySeat[];
  /** Both sides are played at this screen. */
  readonly shared: boolean;
  readonly sockets: readonly MatchSocket[];
  readonly desks: readonly Desk[];
  snapshots = $state.raw<Snapshot[]>([]);
  /** Whose place the screen shows: of two at one screen, the one who is to move. */
  active = $state(0);
  /** The seat that the curtain was opened for. */
  revealed = $state<number | null>(null);
  renewing = $state(false);
  /** What the other player declined last. */
  declined = $state.raw<OfferKind | null>(null);
  /** The match that follows was agreed on while this one was open. */
  isFollowed = $state(false);
  #withdrawn: OfferKind | null = null;
  #onlost: () => void;

  /** `printed`: the sheet of the match, if the game has one. `onlost`: a seat here is lost. */
  constructor(
    match: string,
    info: GameInfo,
    seats: readonly MySeat[],
    printed: unknown,
    telling: Telling,
    onlost: () => void,
  ) {
    this.match = match;
    this.info = info;
    this.seats = seats;
    this.shared = seats.length > 1;
    this.#onlost = onlost;
    this.sockets = (seats.length ? seats : [{}]).map((guest) => new MatchSocket(match, guest));
    this.desks = this.sockets.map((socket) => new Desk(info.key, socket, this.shared, printed, telling));
    for (const [index, { seen }] of seats.entries()) {
      const desk = this.desks[index];
      if (desk) desk.seen = seen ?? null;
    }
    const [desk] = this.desks;
    const [socket] = this.sockets;
    if (desk && socket && info.coach && !this.shared) desk.coach = new Coach(socket, match);
    this.snapshots = this.sockets.map(({ snapshot }) => snapshot);
    for (const [index, socket] of this.sockets.entries())
      socket.subscribe((snapshot) => this.#receive(index, snapshot));
  }

  get desk(): Desk {
    return this.desks[this.active] as Desk;
  }

  get snapshot(): Snapshot {
    return this.snapshots[this.active] as Snapshot;
  }

  get position(): Position | null {
    return this.desk.position;
  }

  get me(): Seat {
    return this.desk.viewer ?? 0;
  }

  get rival(): Seat {
    return other(this.me);
  }

  get rivalName(): string {
    return this.desk.nameOf(this.rival);
  }

  get isSeated(): boolean {
    return this.desk.viewer !== null;
  }

  get againstBot(): boolean {
    return this.position?.seats[this.rival]?.player.startsWith("bot:") ?? false;
  }

  /** Two people sit here, each at a screen of their own. */
  get isBetweenPeople(): boolean {
    return !this.shared && !(this.position?.seats.some(({ player }) => player.startsWith("bot:")) ?? false);
  }

  /** Against the computer, and between people who agreed on it. */
  get givesHints(): boolean {
    return this.position?.hints ?? false;
  }

  get isLost(): boolean {
    return this.snapshots.some(({ connection }) => connection === "lost");
  }

  /** What only one of the two at this screen may see is covered until that one says so. */
  get isCurtained(): boolean {
    return (
      this.shared &&
      this.info.hidden &&
      this.desk.scene?.status === "playing" &&
      this.revealed !== this.active
    );
  }

  tell(message: ClientMessage): Promise<void> {
    this.declined = null;
    if ("decline" in message) this.#withdrawn = message.decline;
    return this.desk.tell(message);
  }

  say(text: string): void {
    void this.sockets[this.active]?.chat(text).catch(() => {});
  }

  /** Keeps how much of the log was shown, so that the next visit goes on from there. */
  saw(lines: number): void {
    const token = this.seats[this.active]?.token;
    if (!token || myMatch(this.match)?.seats.find((seat) => seat.token === token)?.seen === lines) return;
    changeMatch(this.match, (each) => {
      for (const seat of each.seats) if (seat.token === token) seat.seen = lines;
    });
  }

  turnBoard(): void {
    for (const desk of this.desks) desk.flipped = !desk.flipped;
  }

  /** Asks for another match; at one screen for both sides at once. A computer always agrees. */
  async askRematch(): Promise<void> {
    await this.desks[0]?.tell({ offer: "rematch" });
    await this.desks[1]?.tell({ accept: "rematch" });
  }

  /** Asks for a new link to a seat held here; the old one ends, on every device. */
  async renew(token: string): Promise<boolean> {
    this.renewing = true;
    try {
      const fresh = await reissue(this.match, token);
      changeMatch(this.match, (each) => {
        for (const seat of each.seats) if (seat.token === token) seat.token = fresh.token;
      });
      this.#onlost();
      return true;
    } catch {
      this.desk.problem = "unavailable";
      return false;
    } finally {
      this.renewing = false;
    }
  }

  /** Tries at once, when the network is said to be back. */
  hurry(): void {
    for (const socket of this.sockets) socket.hurry();
  }

  doubt(): void {
    for (const socket of this.sockets) socket.doubt();
  }

  leave(): void {
    for (const desk of this.desks) desk.playback.stop();
    for (const socket of this.sockets) socket.leave();
  }

  #receive(index: number, snapshot: Snapshot): void {
    const before = this.snapshots[index] ?? null;
    this.snapshots = this.snapshots.with(index, snapshot);
    this.desks[index]?.receive(snapshot);
    if (snapshot.table) this.#learn(index, before, snapshot, snapshot.table);
    if (LOST_SEAT.includes(snapshot.code ?? 0)) this.#lose(index);
    const due = this.desks.findIndex((each) => each.isDue);
    if (due >= 0) this.active = due;
  }

  #learn(index: number, before: Snapshot | null, now: Snapshot, table: Position): void {
    this.#remember(this.seats[index]?.token, table);
    if (table.opens && !before?.table?.opens) void this.#openEntropy(index, table);
    if (!before?.table) {
      this.#keepRematch();
      return;
    }
    if (!this.shared && table !== before.table) {
      const kind = declined(before.table, table, now.log.length < before.log.length);
      if (kind) {
        this.declined = kind === this.#withdrawn ? null : kind;
        this.#withdrawn = null;
      } else if (table.offers.length || table.version !== before.table.version) this.declined = null;
    }
    if (table.rematch && this.#keepRematch() && !before.table.rematch) this.isFollowed = true;
  }

  /** Which seat a token is for, and what was published, is known once the table has spoken. */
  #remember(token: string | undefined, { viewer, commitment }: Position): void {
    if (!token || viewer === null) return;
    changeMatch(this.match, (each) => {
      each.commitment ??= commitment;
      for (const seat of each.seats)
        if (seat.token === token) Object.assign(seat, { seat: viewer, seated: true });
      each.seats = each.seats.filter(({ seat, token: other }) => seat !== viewer || other === token);
    });
  }

  /** Opens what this seat adds to the dice, now that nobody can answer to it; keeps what was known then. */
  async #openEntropy(index: number, { viewer, commits }: Position): Promise<void> {
    const mine = this.seats[index];
    if (!mine || viewer === null || !commits) return;
    const own = await commitment(this, viewer, mine.entropy);
    if (commits[viewer] !== own) return; // not what this browser sent
    keepCommits(this.match, mine.token, commits);
    await this.sockets[index]?.tell({ open: mine.entropy }).catch(() => {});
  }

  /** Lists the match that follows among one's own, as soon as the seats held here are known. */
  #keepRematch(): boolean {
    const rematches = this.desks.map(({ position }) => position?.rematch ?? null);
    const match = rematches[0]?.match;
    const seats = rematches.flatMap((each, index) => {
      if (!each?.token || each.seat === null) return [];
      const name = this.seats[index]?.name ?? "";
      return [{ seat: each.seat, token: each.token, entropy: newEntropy(), name, seated: true }];
    });
    if (!match || seats.length < this.desks.length) return false;
    keepMatch(
      {
        match,
        game: this.info.key,
        seats,
        commitment: null,
        invitation: null,
        since: Date.now(),
      },
      false,
    );
    return true;
  }

  #lose(index: number): void {
    const token = this.seats[index]?.token;
    if (!token || this.renewing) return;
    changeMatch(this.match, (each) => {
      each.seats = each.seats.filter((seat) => seat.token !== token);
    });
    if (this.shared) this.#onlost();
  }
}

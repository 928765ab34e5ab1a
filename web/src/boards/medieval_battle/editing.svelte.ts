// A battlefield on the drawing board: what is laid, what is chosen, and each step back.

import { beginning, Failed } from "../../lib/api";
import type { Message } from "../../lib/protocol";
import {
  codeOf,
  countOf,
  editionWith,
  isUsed,
  type Laid,
  letterOf,
  lot,
  type Plan,
  planOf,
  randomPlan,
  strayIn,
} from "./modules";
import type { ModuleFace, Sheet, Slot } from "./view";

/** As games/medieval_battle/inspection.py writes it. */
export interface Field {
  grounds: Record<string, number>;
  checks: { is_good: boolean; says: Message; hexes: string[] }[];
}

export class Editing {
  readonly game: string;
  sheet = $state.raw<Sheet | null>(null);
  plan = $state.raw<Plan>({});
  /** The slot that is worked on. */
  slot = $state<string | null>(null);
  letter = $state("A");
  own = $state.raw<readonly ModuleFace[]>([]);
  field = $state.raw<Field | null>(null);
  /** What the rules forbid, a line for each fault. */
  faults = $state.raw<readonly string[]>([]);
  /** The parts of the code it began with that fit nowhere. */
  stray = $state.raw<readonly string[]>([]);
  problem = $state.raw<unknown>(null);
  #back = $state.raw<readonly Plan[]>([]);
  #standard: Sheet | null = null;
  #text = "";
  #asked = 0;

  constructor(game: string) {
    this.game = game;
  }

  get size(): string {
    return this.sheet?.size ?? "standard";
  }

  get chosen(): Slot | null {
    return this.sheet?.slots.find(({ name }) => name === this.slot) ?? null;
  }

  get count(): number {
    return this.sheet ? countOf(this.sheet, this.plan) : 0;
  }

  get isWhole(): boolean {
    return this.sheet !== null && this.count === this.sheet.slots.length;
  }

  get code(): string {
    return this.sheet ? codeOf(this.sheet, this.plan) : "";
  }

  get canUndo(): boolean {
    return this.#back.length > 0;
  }

  /** The edition that the battlefield needs: its name, or with modules of one's own its text. */
  get edition(): string {
    return this.own.length ? this.text : "standard";
  }

  /** The whole edition as a file, with the modules of one's own and this battlefield as a map. */
  get text(): string {
    const map = this.isWhole ? this.code : "";
    return editionWith(this.#text, "own", this.own, map);
  }

  /** Begins with a size, and a code if there is one. */
  async open(size: string, code = ""): Promise<void> {
    this.problem = null;
    try {
      const told = await beginning(this.game, { size, map: "default" });
      this.#text = told.edition ?? "";
      this.#standard = told.sheet as Sheet;
      this.#take(this.#standard);
    } catch (error) {
      this.problem = error;
      return;
    }
    this.#back = [];
    this.slot = null;
    this.plan = this.sheet && code ? planOf(this.sheet, code) : {};
    this.stray = this.sheet && code ? strayIn(this.sheet, code) : [];
    if (this.sheet) this.letter = letterOf(this.sheet, this.plan) ?? this.letter;
    this.check();
  }

  /** Reads modules and the last map out of a file of the same form. */
  async read(text: string): Promise<boolean> {
    this.faults = [];
    try {
      const told = await beginning(this.game, { size: this.size, map: "default", edition: text });
      const sheet = told.sheet as Sheet;
      const known = new Map(this.#standard?.modules.map((face) => [face.id, face.ground]));
      this.own = sheet.modules.filter(({ id, ground }) => known.get(id) !== ground);
      if (this.#standard) this.#take(this.#standard);
      const { code } = sheet.maps.at(-1) ?? {};
      if (code && this.sheet && code.split(/[-.]/).length === this.sheet.slots.length + 1)
        this.change(planOf(this.sheet, code));
      return true;
    } catch (error) {
      this.faults = error instanceof Failed ? error.message.split("\n") : [String(error)];
      return false;
    }
  }

  /** The sheet with the modules of one's own in it. */
  #take(sheet: Sheet): void {
    const ids = new Set(this.own.map(({ id }) => id));
    this.sheet = { ...sheet, modules: [...sheet.modules.filter(({ id }) => !ids.has(id)), ...this.own] };
  }

  change(plan: Plan): void {
    this.#back = [...this.#back.slice(-99), this.plan];
    this.plan = plan;
    this.stray = [];
    this.check();
  }

  undo(): void {
    const plan = this.#back.at(-1);
    if (!plan) return;
    this.#back = this.#back.slice(0, -1);
    this.plan = plan;
    this.check();
  }

  /** Lays a face on the chosen slot, or on the first free one of its kind; from where it lay it is taken. */
  lay(face: ModuleFace): void {
    const { sheet } = this;
    if (!sheet) return;
    const fits = sheet.slots.filter(({ kind }) => kind === face.kind);
    const slot =
      fits.find(({ name }) => name === this.slot) ?? fits.find(({ name }) => !this.plan[name]) ?? fits[0];
    if (!slot) return;
    const old = this.plan[slot.name] ?? null;
    let plan: Plan = { ...this.plan };
    for (const { name } of fits) {
      if (name !== slot.name && plan[name]?.face.piece === face.piece) plan = { ...plan, [name]: old };
    }
    plan = { ...plan, [slot.name]: { face, turn: old?.turn ?? 0, back: old?.back ?? false } };
    if (face.letter) plan = this.#lettered(plan, face.letter);
    this.slot = slot.name;
    this.change(plan);
  }

  /** All outer modules with that side up, where they have one. */
  #lettered(plan: Plan, letter: string): Plan {
    this.letter = letter;
    return Object.fromEntries(
      Object.entries(plan).map(([name, laid]) => {
        if (!laid?.face.letter || laid.face.letter === letter) return [name, laid];
        const face = this.sheet?.modules.find(
          (each) => each.kind === "outer" && each.letter === letter && each.piece === laid.face.piece,
        );
        return [name, face ? { ...laid, face } : null];
      }),
    );
  }

  show(letter: string): void {
    this.letter = letter;
    const plan = this.#lettered(this.plan, letter);
    if (letterOf(this.sheet as Sheet, this.plan)) this.change(plan);
  }

  #mend(mend: (laid: Laid) => Laid | null): void {
    const laid = this.slot ? this.plan[this.slot] : null;
    if (this.slot && laid) this.change({ ...this.plan, [this.slot]: mend(laid) });
  }

  turn(): void {
    this.#mend((laid) => {
      if (laid.face.kind === "inner") return { ...laid, turn: (laid.turn + 1) % 6 };
      return laid.face.kind === "outer" ? { ...laid, back: !laid.back } : laid;
    });
  }

  /** The other side of the piece. */
  side(): void {
    const face = this.slot ? this.plan[this.slot]?.face : undefined;
    if (face?.kind === "outer") {
      const letters = this.letters;
      this.show(letters[(letters.indexOf(face.letter) + 1) % letters.length] ?? face.letter);
      return;
    }
    const sides = this.sheet?.modules.filter((each) => each.kind === face?.kind && each.piece === face.piece);
    const next = sides?.[(sides.findIndex(({ id }) => id === face?.id) + 1) % sides.length];
    if (next) this.#mend((laid) => ({ ...laid, face: next }));
  }

  take(): void {
    this.#mend(() => null);
  }

  random(): void {
    if (!this.sheet) return;
    const plan = randomPlan(this.sheet, lot);
    this.letter = letterOf(this.sheet, plan) ?? this.letter;
    this.change(plan);
  }

  get letters(): string[] {
    return [...new Set(this.sheet?.modules.map(({ letter }) => letter).filter(Boolean) ?? [])].sort();
  }

  isLaid(face: ModuleFace): boolean {
    return this.sheet !== null && isUsed(this.sheet, this.plan, face);
  }

  /** Puts a module of one's own among the others; one of the same id is replaced, where it lies too. */
  keep(face: ModuleFace): void {
    this.own = [...this.own.filter(({ id }) => id !== face.id), face];
    if (this.#standard) this.#take(this.#standard);
    const plan = Object.entries(this.plan).map(([name, laid]) => [
      name,
      laid && laid.face.id === face.id && laid.face.kind === face.kind ? { ...laid, face } : laid,
    ]);
    this.change(Object.fromEntries(plan));
  }

  drop(face: ModuleFace): void {
    this.own = this.own.filter(({ id }) => id !== face.id);
    if (this.#standard) this.#take(this.#standard);
    const { sheet } = this;
    const plan = Object.entries(this.plan).map(([name, laid]) => {
      if (laid?.face.id !== face.id || laid.face.kind !== face.kind) return [name, laid];
      const printed = sheet?.modules.find(({ id, kind }) => id === face.id && kind === face.kind);
      return [name, printed ? { ...laid, face: printed } : null];
    });
    this.change(Object.fromEntries(plan));
  }

  /** Asks the rules what is to be said of the battlefield, once it is whole; of modules at any time. */
  check(): void {
    const number = ++this.#asked;
    this.field = null;
    this.faults = [];
    if (!this.isWhole && !this.own.length) return;
    const map = this.isWhole ? this.code : "default";
    const wish = { size: this.size, map, edition: this.edition };
    beginning(this.game, wish)
      .then(({ survey }) => {
        if (number === this.#asked && this.isWhole) this.field = (survey as { field: Field }).field;
      })
      .catch((error: unknown) => {
        if (number !== this.#asked) return;
        this.faults = error instanceof Failed ? error.message.split("\n") : [String(error)];
      });
  }
}

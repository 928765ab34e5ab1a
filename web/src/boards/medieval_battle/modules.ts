// Modules on their places: what lies where when a battlefield is laid piece by piece, and its code. How
// the forms fit together comes with the sheet; which battlefields there are, the rules say.

import type { Ground, ModuleFace, ModuleKind, Sheet, Slot } from "./view";

type Grounds = Map<string, Sheet["grounds"][number]>;

/** How a module lies: inner ones by so many turns of 60 degrees, outer ones forward or the other way round. */
export interface Laid {
  face: ModuleFace;
  turn: number;
  back: boolean;
}

/** A battlefield that is being laid, slot by slot. */
export type Plan = Readonly<Record<string, Laid | null>>;

/** Where a hex of a module comes to lie in its slot. */
function placed(slot: Slot, hex: string, { turn, back }: Laid): string {
  let [q = 0, r = 0] = hex.split(",").map(Number);
  for (let step = (slot.turn + turn + (back ? 3 : 0)) % 6; step > 0; step--) [q, r] = [q + r, -q];
  const [right = 0, down = 0] = (back ? slot.back : slot.at).split(",").map(Number);
  return `${q + right},${r + down}`;
}

/** The hexes that a module covers in a slot, with their ground. */
export function covered(sheet: Sheet, slot: Slot, laid: Laid): Grounds {
  const kinds = new Map(sheet.grounds.map((ground) => [ground.letter, ground]));
  return new Map(
    laid.face.hexes.flatMap((hex, number) => {
      const ground = kinds.get(laid.face.ground[number] ?? "");
      return ground ? [[placed(slot, hex, laid), ground] as const] : [];
    }),
  );
}

/** A face by itself. */
export function alone(sheet: Sheet, { hexes, ground }: ModuleFace): Grounds {
  const kinds = new Map(sheet.grounds.map((each) => [each.letter, each]));
  return new Map(
    hexes.flatMap((hex, number) => {
      const here = kinds.get(ground[number] ?? "");
      return here ? [[hex, here] as const] : [];
    }),
  );
}

/** All that is laid. */
export function groundOfPlan(sheet: Sheet, plan: Plan): Grounds {
  return new Map(
    sheet.slots.flatMap((slot) => {
      const laid = plan[slot.name];
      return laid ? [...covered(sheet, slot, laid)] : [];
    }),
  );
}

/** A piece as a part of a code; outer ones without their letter. */
export function partOf({ face, turn, back }: Laid): string {
  if (face.kind === "inner") return `${face.id}${turn}`;
  return face.kind === "outer" ? `${face.piece}${back ? "r" : ""}` : face.id;
}

/** The letter that all outer modules show. */
export function letterOf(sheet: Sheet, plan: Plan): string | null {
  const outer = sheet.slots.map(({ name }) => plan[name]).find((laid) => laid?.face.kind === "outer");
  return outer?.face.letter ?? null;
}

/** The code of a plan; gaps as "_". */
export function codeOf(sheet: Sheet, plan: Plan): string {
  const parts = (kind: ModuleKind) =>
    sheet.slots
      .filter((slot) => slot.kind === kind)
      .map(({ name }) => (plan[name] ? partOf(plan[name]) : "_"))
      .join(".");
  return [letterOf(sheet, plan) ?? "_", parts("inner"), parts("outer"), parts("filler")].join("-");
}

/** A part of a code as a module that lies there; null if there is no such module. */
export function laidAs(sheet: Sheet, letter: string, kind: ModuleKind, part: string): Laid | null {
  for (const face of sheet.modules) {
    if (face.kind !== kind || (face.letter && face.letter !== letter)) continue;
    for (const turn of kind === "inner" ? [0, 1, 2, 3, 4, 5] : [0]) {
      for (const back of kind === "outer" ? [false, true] : [false]) {
        const laid = { face, turn, back };
        if (partOf(laid) === part) return laid;
      }
    }
  }
  return null;
}

/** The plan of a code; what it does not name stays open. */
export function planOf(sheet: Sheet, code: string): Plan {
  const [letter = "", ...rest] = code.split(/[-.]/);
  return Object.fromEntries(
    sheet.slots.map(({ name, kind }, number) => [name, laidAs(sheet, letter, kind, rest[number] ?? "")]),
  );
}

/** The parts of a code that name nothing on this map: a letter or modules that are not there, or too many. */
export function strayIn(sheet: Sheet, code: string): string[] {
  const [letter = "", ...rest] = code.slice(0, 200).split(/[-.]/);
  const isLetter = letter === "_" || sheet.modules.some((face) => face.letter === letter);
  const stray = rest.filter((part, number) => {
    const kind = sheet.slots[number]?.kind;
    return part !== "_" && !(kind && laidAs(sheet, letter, kind, part));
  });
  return isLetter ? stray : [letter, ...stray];
}

/** How many slots of a plan are filled. */
export function countOf(sheet: Sheet, plan: Plan): number {
  return sheet.slots.filter(({ name }) => plan[name]).length;
}

/** Whether a piece lies somewhere already, on whichever face. */
export function isUsed(sheet: Sheet, plan: Plan, face: ModuleFace): boolean {
  return sheet.slots.some(({ name, kind }) => {
    const other = plan[name]?.face;
    return kind === face.kind && other?.piece === face.piece;
  });
}

/** A whole battlefield by lot: the pieces of one letter in any order and any way. */
export function randomPlan(sheet: Sheet, lot: (most: number) => number): Plan {
  const letters = [...new Set(sheet.modules.map(({ letter }) => letter).filter(Boolean))];
  const letter = letters[lot(letters.length)] ?? "";
  let plan: Plan = {};
  for (const { name, kind } of sheet.slots) {
    const free = sheet.modules.filter(
      (face) => face.kind === kind && (!face.letter || face.letter === letter) && !isUsed(sheet, plan, face),
    );
    const face = free[lot(free.length)];
    if (face) {
      const turn = kind === "inner" ? lot(6) : 0;
      plan = { ...plan, [name]: { face, turn, back: kind === "outer" && lot(2) === 1 } };
    }
  }
  return plan;
}

export function lot(most: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % Math.max(1, most);
}

// modules of one's own

/** The rows of a face, from the top, as an edition writes them. */
export function rowsOf({ hexes, ground }: ModuleFace): string[] {
  const rows = new Map<number, { q: number; letter: string }[]>();
  hexes.forEach((hex, number) => {
    const [q = 0, r = 0] = hex.split(",").map(Number);
    rows.set(r, [...(rows.get(r) ?? []), { q, letter: ground[number] ?? "." }]);
  });
  return [...rows.entries()]
    .sort(([one], [two]) => one - two)
    .map(([, cells]) =>
      cells
        .sort((one, two) => one.q - two.q)
        .map(({ letter }) => letter)
        .join(" "),
    );
}

/** The text of an edition with modules put in the place of its own, or added to them. */
export function editionWith(text: string, name: string, own: readonly ModuleFace[], map = ""): string {
  const ids = new Set(own.map(({ id }) => id));
  const blocks = text.split(/^(?=\[)/m);
  const kept = blocks.filter((block) => {
    if (map && /^\[\[map\]\]/.test(block) && block.includes(`\nid = "${name}"\n`)) return false;
    const id = /^\[\[module\]\][\s\S]*?^id = "([^"]+)"/m.exec(block)?.[1];
    return id === undefined || !ids.has(id);
  });
  const entries = own.map((face) => {
    const letter = face.letter ? `letter = "${face.letter}"\n` : "";
    const rows = rowsOf(face)
      .map((row) => `  "${row}",`)
      .join("\n");
    return `[[module]]\nid = "${face.id}"\nkind = "${face.kind}"\npiece = "${face.piece}"\n${letter}ground = [\n${rows}\n]\nsource = "ours"\n`;
  });
  const named = kept.join("").replace(/^name = .*$/m, `name = ${JSON.stringify(name)}`);
  if (map) {
    const title = JSON.stringify(name);
    entries.push(
      `[[map]]\nid = ${title}\nname = { de = ${title}, en = ${title} }\ncode = "${map}"\nsource = "ours"\n`,
    );
  }
  return `${named.trimEnd()}\n\n${entries.join("\n")}`;
}

/** The id and piece for another module of a kind: the next number, or the next letter. */
export function nextId(sheet: Sheet, kind: ModuleKind, letter: string): Pick<ModuleFace, "id" | "piece"> {
  const taken = new Set(sheet.modules.map(({ id }) => id));
  const pieces = new Set(sheet.modules.filter((face) => face.kind === kind).map(({ piece }) => piece));
  for (let number = 1; ; number++) {
    const piece = kind === "filler" ? `e${number}` : String(number);
    const id = { outer: `${letter}${number}`, filler: piece, inner: roman(number) }[kind];
    if (!taken.has(id) && !pieces.has(piece)) return { id, piece };
  }
}

function roman(number: number): string {
  const signs: [number, string][] = [
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ];
  let left = number;
  let text = "";
  for (const [worth, sign] of signs) {
    for (; left >= worth; left -= worth) text += sign;
  }
  return text;
}

export type { Ground };

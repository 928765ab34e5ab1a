// A warband as the ledger keeps it: a text of JSON.

import type { Roster, Sheet, Unit } from "./types";

export const blank = (): Unit => ({
  kind: "",
  name: "",
  extra: 0,
  leader: false,
  character: "",
  losses: 0,
  note: "",
});

/** The warband in a text; an empty one where there is none yet. */
export function read(text: string, name: string): Roster {
  try {
    const found = JSON.parse(text) as Partial<Roster>;
    return {
      name: found.name ?? name,
      units: (found.units ?? []).map((unit) => ({ ...blank(), ...unit })),
      notes: found.notes ?? [],
    };
  } catch {
    return { name, units: [], notes: [] };
  }
}

/** The text of a warband; a number that was emptied counts as none. */
export function written(roster: Roster): string {
  const units = roster.units.map((unit) => ({
    ...unit,
    extra: Math.trunc(unit.extra || 0),
    losses: Math.trunc(unit.losses || 0),
  }));
  return JSON.stringify({ ...roster, units, notes: roster.notes.filter(({ text }) => text.trim()) });
}

export function unitPoints(unit: Unit, sheet: Sheet): number {
  return (sheet.units.find(({ id }) => id === unit.kind)?.points ?? 0) + (unit.extra || 0);
}

export const rosterPoints = (roster: Roster, sheet: Sheet): number =>
  roster.units.reduce((sum, unit) => sum + unitPoints(unit, sheet), 0);

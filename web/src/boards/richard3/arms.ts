// Our own coats of arms: a field, a division and a charge for each name. The same arms stand on a
// noble's blocks and at his homes on the map, whichever house he serves.

type Tincture = "gules" | "azure" | "vert" | "or" | "argent" | "sable";

export interface Arms {
  field: Tincture;
  division?: keyof typeof DIVISIONS;
  second?: Tincture;
  charge?: keyof typeof CHARGES | (typeof PRINTED_CHARGES)[number];
  on?: Tincture;
}

export const SHIELD = "M-16,-18H16V-3C16,8 9,15 0,20C-9,15 -16,8 -16,-3Z";
/** The arms are drawn in this box. */
export const BOX = "-18 -20 36 42";

export const COLOURS: Record<Tincture, string> = {
  gules: "var(--a-red)",
  azure: "var(--a-azure)",
  vert: "var(--a-vert)",
  or: "var(--a-gold)",
  argent: "var(--a-ivory)",
  sable: "var(--a-ink)",
};

/** Filled with the second tincture, or drawn as lines of that width. */
export const DIVISIONS = {
  pale: { d: "M0,-20H20V22H0Z", line: 0 },
  quarterly: { d: "M0,-20H20V0H0ZM-20,0H0V22H-20Z", line: 0 },
  chief: { d: "M-20,-20H20V-6H-20Z", line: 0 },
  fess: { d: "M-20,-1H20", line: 12 },
  bend: { d: "M-18,-22L16,22", line: 11 },
  chevron: { d: "M-20,18L0,-2L20,18", line: 9 },
  saltire: { d: "M-18,-20L18,20M18,-20L-18,20", line: 7 },
  cross: { d: "M0,-20V22M-20,-3H20", line: 8 },
  barry: { d: "M-20,-11H20M-20,0H20M-20,11H20", line: 5 },
  bordure: { d: SHIELD, line: 9 },
} as const;

/** Charges among the site's pictures. */
export const PRINTED_CHARGES = [
  "charge-sun",
  "charge-lis",
  "charge-mullet",
  "charge-crescent",
  "charge-portcullis",
  "charge-staff",
] as const;

/** Charges drawn here, in a box of 20 around the middle. */
export const CHARGES = {
  annulet: "M0,-8A8,8 0 1 1 0,8A8,8 0 1 1 0,-8ZM0,-4A4,4 0 1 0 0,4A4,4 0 1 0 0,-4Z",
  lozenge: "M0,-10L7,0L0,10L-7,0Z",
  tower: "M-9,10V-3H-7V-9H-4V-6H-1.5V-9H1.5V-6H4V-9H7V-3H9V10H3V4A3,3 0 0 0 -3,4V10Z",
  knot: "M-9,0C-9,-8 0,-6 0,0C0,6 9,8 9,0C9,-8 0,-6 0,0C0,6 -9,8 -9,0ZM-6,0C-6,3 -2,3 -2,0C-2,-3 -6,-3 -6,0ZM2,0C2,3 6,3 6,0C6,-3 2,-3 2,0Z",
  spear: "M-1,10V-3H-4L0,-11L4,-3H1V10Z",
  gun: "M-10,-3L7,-7V1L-8,3ZM-2,2A5,5 0 1 1 -2,10A5,5 0 1 1 -2,2Z",
  fork: "M-1.5,10V-1H-7V-10H-4.5V-4H-1.5V-10H1.5V-4H4.5V-10H7V-1H1.5V10Z",
  trefoil: "M0,-9A4,4 0 0 1 4,-4A4,4 0 1 1 2,3L3,10H-3L-2,3A4,4 0 1 1 -4,-4A4,4 0 0 1 0,-9Z",
} as const;

export const ARMS: Record<string, Arms> = {
  // heirs
  york: { field: "azure", charge: "charge-sun", on: "or" },
  march: { field: "azure", division: "pale", second: "gules", charge: "charge-sun", on: "or" },
  rutland: { field: "azure", division: "chief", second: "argent", charge: "charge-sun", on: "or" },
  clarence: { field: "azure", division: "bend", second: "argent", charge: "charge-sun", on: "gules" },
  gloucester: { field: "azure", division: "bordure", second: "or", charge: "charge-sun", on: "argent" },
  lancaster: { field: "gules", charge: "charge-lis", on: "or" },
  henry_vi: { field: "gules", division: "quarterly", second: "azure", charge: "charge-lis", on: "or" },
  prince_edward: { field: "azure", division: "chief", second: "argent", charge: "charge-lis", on: "or" },
  exeter: { field: "gules", division: "bordure", second: "azure", charge: "charge-lis", on: "or" },
  somerset: { field: "gules", charge: "charge-portcullis", on: "or" },
  richmond: { field: "argent", division: "pale", second: "vert", charge: "charge-portcullis", on: "gules" },
  // nobles
  arundel: { field: "gules", division: "chevron", second: "or" },
  beaumont: { field: "azure", charge: "charge-lis", on: "argent" },
  buckingham: { field: "or", division: "chevron", second: "gules", charge: "knot", on: "sable" },
  clifford: { field: "or", division: "barry", second: "azure" },
  devon: { field: "or", charge: "annulet", on: "gules" },
  essex: { field: "argent", division: "cross", second: "sable" },
  hastings: { field: "argent", division: "bend", second: "sable" },
  herbert: { field: "azure", division: "pale", second: "gules", charge: "lozenge", on: "argent" },
  kent: { field: "gules", division: "saltire", second: "argent", charge: "charge-mullet", on: "sable" },
  norfolk: { field: "gules", division: "bend", second: "argent" },
  northumberland: { field: "or", charge: "charge-crescent", on: "azure" },
  oxford: { field: "gules", division: "quarterly", second: "or", charge: "charge-mullet", on: "argent" },
  pembroke: { field: "azure", division: "barry", second: "argent" },
  rivers: { field: "argent", division: "fess", second: "gules" },
  salisbury: { field: "vert", division: "saltire", second: "argent" },
  shrewsbury: { field: "gules", division: "bordure", second: "or", charge: "lozenge", on: "or" },
  stanley: { field: "argent", division: "bend", second: "azure", charge: "charge-mullet", on: "or" },
  suffolk: { field: "azure", division: "fess", second: "or" },
  warwick: { field: "gules", division: "saltire", second: "argent", charge: "charge-staff", on: "sable" },
  westmoreland: { field: "gules", division: "saltire", second: "or" },
  wiltshire: { field: "or", division: "chief", second: "azure", charge: "trefoil", on: "vert" },
  worcester: { field: "argent", division: "saltire", second: "gules" },
  // the rest
  church: { field: "sable", charge: "charge-staff", on: "or" },
  levy: { field: "argent", charge: "tower", on: "gules" },
  mercenary: { field: "vert", charge: "spear", on: "argent" },
  bombard: { field: "or", charge: "gun", on: "sable" },
  rebel: { field: "sable", charge: "fork", on: "argent" },
};

/** Whose arms a block bears. */
export function armsOf(block: string): string {
  const name = block.replace(/^[ly]-/, "");
  if (name in ARMS) return name;
  return name.slice(name.lastIndexOf("_") + 1);
}

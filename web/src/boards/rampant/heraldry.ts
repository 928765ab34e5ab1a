// Twelve tinctures and charges, so that twelve realms can be told apart by pattern as well as by color.

export interface Arms {
  /** The plain color of the shield. */
  field: string;
  /** What lies on it. */
  charge: string;
  metal: string;
  /** The pattern of the land, drawn in a tile of 8 by 8. */
  hatch: string;
}

const IVORY = "var(--a-ivory)";
const INK = "var(--a-ink)";
const GOLD = "var(--a-gold)";

/** Charges in the box of a shield, -52 -60 104 120. */
export const CHARGES: Record<string, string> = {
  portcullis:
    "M-22,-26h44v6h-44zM-22,-10h44v6h-44zM-22,6h44v6h-44zM-22,-30h6v54h-6zM-3,-30h6v60h-6zM16,-30h6v54h-6z",
  chevron: "M0,-24L34,14v18L0,-6L-34,32V14z",
  sun: "M0,-32L6,-14L23,-23L14,-6L32,0L14,6L23,23L6,14L0,32L-6,14L-23,23L-14,6L-32,0L-14,-6L-23,-23L-6,-14z",
  bend: "M-40,-48H-16L38,14C36,22 32,29 27,34L-40,-30z",
  tower: "M-17,28V-12h-5v-20h8v7h9v-7h10v7h9v-7h8v20h-5V28z",
  crescent: "M8,-28C-14,-30 -28,-16 -28,0C-28,18 -12,32 10,28C-4,24 -12,14 -12,0C-12,-14 -4,-24 8,-28z",
  saltire: "M-40,-48h18L0,-18L22,-48h18v10L14,-2L36,24L22,38L0,14L-22,38L-36,24L-14,-2L-40,-38z",
  fess: "M-40,-16H40V10H-40z",
  pale: "M-13,-48h26v96L0,54L-13,48z",
  cross: "M-8,-48H8v34h32V2H8v46L0,54L-8,48V2h-32v-16h32z",
  mullet: "M0,-34L9,-9L35,-9L14,7L22,32L0,17L-22,32L-14,7L-35,-9L-9,-9z",
  lozenges: "M0,-40L16,-18L0,4L-16,-18zM-22,-10L-8,10L-22,30L-34,10zM22,-10L34,10L22,30L8,10z",
};

export const ARMS: readonly Arms[] = [
  { field: "var(--a-red)", charge: "portcullis", metal: GOLD, hatch: '<path d="M2,0V8M6,0V8" />' },
  { field: "var(--a-azure)", charge: "sun", metal: GOLD, hatch: '<path d="M0,2H8M0,6H8" />' },
  {
    field: GOLD,
    charge: "chevron",
    metal: INK,
    hatch: '<circle cx="2" cy="2" r="1.1" /><circle cx="6" cy="6" r="1.1" />',
  },
  { field: "var(--a-vert)", charge: "bend", metal: IVORY, hatch: '<path d="M-1,1L1,-1M0,8L8,0M7,9L9,7" />' },
  { field: IVORY, charge: "tower", metal: INK, hatch: "" },
  { field: INK, charge: "crescent", metal: IVORY, hatch: '<path d="M0,4H8M4,0V8" />' },
  {
    field: "var(--rz-purple)",
    charge: "saltire",
    metal: GOLD,
    hatch: '<path d="M-1,7L1,9M0,0L8,8M7,-1L9,1" />',
  },
  { field: "var(--rz-tenne)", charge: "fess", metal: IVORY, hatch: '<path d="M2,0V4M6,4V8" />' },
  { field: "var(--rz-sky)", charge: "pale", metal: INK, hatch: '<path d="M0,2H4M4,6H8" />' },
  { field: "var(--rz-rose)", charge: "cross", metal: IVORY, hatch: '<path d="M0,0L8,8M8,0L0,8" />' },
  {
    field: "var(--rz-steel)",
    charge: "mullet",
    metal: IVORY,
    hatch: '<circle cx="4" cy="4" r="2.2" fill="none" />',
  },
  {
    field: "var(--rz-olive)",
    charge: "lozenges",
    metal: GOLD,
    hatch: '<path d="M4,0L8,4L4,8L0,4z" fill="none" />',
  },
];

export const armsOf = (index: number) => ARMS[index % ARMS.length] as Arms;

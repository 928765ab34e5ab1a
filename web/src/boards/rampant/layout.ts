// The map of realms: cells of an island, and which territory lies where. The same territories give
// the same map everywhere; a territory stays where it is when it changes hands.

import { hash } from "./names";

export const WIDTH = 1000;
export const HEIGHT = 690;

export type Point = readonly [x: number, y: number];

export interface Border {
  key: string;
  /** The cells on both sides; null is the sea. */
  sides: [number, number | null];
  points: Point[];
}

export interface Cell {
  center: Point;
  outline: Point[];
  neighbors: number[];
}

export interface Island {
  cells: Cell[];
  borders: Border[];
}

/** A number between -1 and 1 out of a text. */
const noise = (text: string) => (hash(text) / 4294967295) * 2 - 1;

const SIZES: readonly [columns: number, rows: number][] = [
  [4, 3],
  [5, 4],
  [6, 4],
  [7, 5],
  [8, 6],
  [10, 7],
  [11, 8],
  [13, 9],
  [14, 11],
  [17, 12],
];

/** How many columns and rows: room for all territories, and some free land to take. */
export function sizeFor(realms: number, lands: number): readonly [number, number] {
  const wanted = Math.max(realms * 6, Math.ceil(lands * 1.15));
  return SIZES.find(([columns, rows]) => columns * rows >= wanted) ?? (SIZES.at(-1) as [number, number]);
}

const islands = new Map<string, Island>();

/** The island of that many cells; drawn once. */
export function island(columns: number, rows: number): Island {
  const key = `${columns}x${rows}`;
  const found = islands.get(key) ?? drawn(columns, rows);
  islands.set(key, found);
  return found;
}

function drawn(columns: number, rows: number): Island {
  const [left, top] = [46, 42];
  const wide = (WIDTH - 2 * left) / (columns + 0.5);
  const high = (HEIGHT - 2 * top) / rows;

  // rows of bricks; their corners are shifted so that each brick becomes a rough hexagon
  function corner(line: number, half: number): Point {
    const odd = (half - (line % 2)) % 2 !== 0;
    const bend = line === 0 || line === rows ? 0.06 : 0.16;
    const x = left + half * (wide / 2) + noise(`x${line}.${half}`) * wide * 0.13;
    const y = top + line * high + (odd ? -1 : 1) * bend * high + noise(`y${line}.${half}`) * high * 0.12;
    return [x, y];
  }

  const cells: Cell[] = [];
  const borders = new Map<string, Border>();

  function border(cell: number, from: [number, number], to: [number, number]): Point[] {
    const ends = [from, to].map((end) => end.join("."));
    const key = [...ends].sort().join("-");
    const known = borders.get(key);
    if (known) {
      known.sides[1] = cell;
      return [...known.points].reverse();
    }
    const points = wavy(corner(...from), corner(...to), key);
    borders.set(key, { key, sides: [cell, null], points });
    return points;
  }

  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cell = cells.length;
      const start = 2 * column + (row % 2);
      const round: [number, number][] = [
        [row, start],
        [row, start + 1],
        [row, start + 2],
        [row + 1, start + 2],
        [row + 1, start + 1],
        [row + 1, start],
      ];
      const outline = round.flatMap((from, at) =>
        border(cell, from, round[(at + 1) % 6] as [number, number]).slice(0, -1),
      );
      const corners = round.map((each) => corner(...each));
      const mean = (axis: 0 | 1) => corners.reduce((sum, each) => sum + each[axis], 0) / 6;
      cells.push({ center: [mean(0), mean(1)], outline, neighbors: [] });
    }
  for (const { sides } of borders.values()) {
    const [one, two] = sides;
    if (two === null) continue;
    cells[one]?.neighbors.push(two);
    cells[two]?.neighbors.push(one);
  }
  return { cells, borders: [...borders.values()] };
}

/** A line between two points as a pen would draw it. */
function wavy(from: Point, to: Point, key: string): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const parts = 6;
  return Array.from({ length: parts + 1 }, (_, at): Point => {
    const share = at / parts;
    const off = at === 0 || at === parts ? 0 : noise(`${key}/${at}`) * length * 0.05;
    return [from[0] + dx * share - (dy / length) * off, from[1] + dy * share + (dx / length) * off];
  });
}

export const path = (points: readonly Point[], closed = false) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}${closed ? "Z" : ""}`;

// which territory lies where

export interface Place {
  id: string;
  /** The realm that made it, or null if nobody knows: any place will do. */
  realm: string | null;
  home: boolean;
  /** Where somebody put it on the map. */
  wish: Point | null;
}

const far = (one: Point, two: Point) => Math.hypot(one[0] - two[0], (one[1] - two[1]) * 1.15);

function nearest(
  free: ReadonlySet<number>,
  cells: readonly Cell[],
  cost: (center: Point, cell: number) => number,
) {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of free) {
    const now = cost((cells[cell] as Cell).center, cell);
    if (now < least) [best, least] = [cell, now];
  }
  return best;
}

/** The cells of territories, in the order in which they were made. `realms` in the order in which they joined. */
export function settle(
  { cells }: Island,
  realms: readonly string[],
  lands: readonly Place[],
): Map<string, number> {
  const free = new Set(cells.keys());
  const seats = new Map<string, Point>();
  const homes = new Map<string, number>();
  for (const realm of realms) {
    const cell = seats.size
      ? nearest(free, cells, (center) => -Math.min(...[...seats.values()].map((seat) => far(seat, center))))
      : nearest(free, cells, (center) => far(center, [WIDTH * 0.2, HEIGHT * 0.25]));
    const center = cells[cell]?.center ?? [WIDTH / 2, HEIGHT / 2];
    seats.set(realm, center);
    homes.set(realm, cell);
    free.delete(cell);
  }
  const found = new Map<string, number>();
  for (const { id, realm, home, wish } of lands) {
    const own = realm === null ? undefined : homes.get(realm);
    let cell: number;
    if (home && !wish && own !== undefined && ![...found.values()].includes(own)) cell = own;
    else {
      const goal = wish ?? (realm === null ? undefined : seats.get(realm)) ?? [WIDTH / 2, HEIGHT / 2];
      cell = nearest(free, cells, (center, at) => far(center, goal) + (hash(`${id}@${at}`) % 100) * 0.25);
    }
    if (cell < 0) continue;
    found.set(id, cell);
    free.delete(cell);
  }
  return found;
}

/** The nearest cell in the direction of an arrow key, out of some. */
export function towards(
  island: Island,
  from: number,
  key: string,
  among: ReadonlySet<number>,
): number | null {
  const turn = { ArrowRight: 0, ArrowDown: 1, ArrowLeft: 2, ArrowUp: 3 }[key];
  if (turn === undefined) return null;
  const start = island.cells[from]?.center;
  if (!start) return null;
  const angle = (turn * Math.PI) / 2;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of among) {
    if (cell === from) continue;
    const [x, y] = (island.cells[cell] as Cell).center;
    const along = (x - start[0]) * Math.cos(angle) + (y - start[1]) * Math.sin(angle);
    const aside = Math.abs(-(x - start[0]) * Math.sin(angle) + (y - start[1]) * Math.cos(angle));
    const cost = along + 2 * aside;
    if (along > 8 && cost < least) [best, least] = [cell, cost];
  }
  return best;
}

// what a map is told

export interface MapRealm {
  id: string;
  name: string;
  /** Its place in the order of joining: says color and arms. */
  index: number;
}
export interface MapLand {
  id: string;
  kind: string;
  /** The picture of its kind, and what the kind is called. */
  picture: string;
  kindName: string;
  name: string;
  owner: string;
  /** The realm that made it. */
  maker: string | null;
  home: boolean;
  contested: boolean;
  latest: boolean;
  wish?: readonly [number, number] | null;
}

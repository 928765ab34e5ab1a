// Where things lie on the drawn map. map.json is our own drawing: `arcs` are lines in fifths of a
// unit, a start and then steps; an area is a ring of arcs, where ~n means arc n backwards.

import map from "./map.json";

export type Point = readonly [number, number];
export type Rect = readonly [x: number, y: number, width: number, height: number];

interface Drawn {
  ring: number[];
  label: [x: number, y: number, angle: number, size: number];
  /** Where blocks stand: the near side's, the far side's. */
  stands: [Rect, Rect];
  islets?: string[];
  city?: Point;
  cathedral?: Point;
  crown?: Point;
  shields?: Record<string, Point>;
  ports?: [x: number, y: number, sea: string, anchorX: number, anchorY: number][];
}

interface MapData {
  size: Point;
  arcs: string[];
  areas: Record<string, Drawn>;
  /** The arc of a border, and its middle. */
  borders: Record<string, [arc: number, x: number, y: number]>;
  seas: Record<string, [x: number, y: number, angle: number]>;
  sea_limits: number[];
  backdrop: string[];
  estuaries: string[];
  peaks: [x: number, y: number, tenths: number][];
  compass: [x: number, y: number, radius: number];
}

const drawn = map as unknown as MapData;

export const [WIDTH, HEIGHT] = drawn.size;
export const { seas, peaks, compass } = drawn;
export const AREA_IDS = Object.keys(drawn.areas);

export function drawnArea(area: string): Drawn {
  return drawn.areas[area] as Drawn;
}

/** Land that is cut off by the edge of the sheet goes on, farther than any window shows. */
function beyond(x: number, y: number): Point {
  if (x > 0 && x < WIDTH && y > 0 && y < HEIGHT) return [x, y];
  const away = (from: number, size: number) => size / 2 + (from - size / 2) * 5;
  return [away(x, WIDTH), away(y, HEIGHT)];
}

function points(line: string): Point[] {
  const numbers = line.split(" ").map(Number);
  let [x, y] = [0, 0];
  const found: Point[] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    x += numbers[index] as number;
    y += numbers[index + 1] as number;
    found.push(beyond(x / 5, y / 5));
  }
  return found;
}

const arcs = drawn.arcs.map(points);
const written = (line: readonly Point[]) => line.map(([x, y]) => `${x},${y}`).join("L");
const closed = (line: string) => `M${written(points(line))}Z`;
const open = (arc: number) => `M${written(arcs[arc] as Point[])}`;

function outline({ ring, islets = [] }: Drawn): string {
  const line = ring.flatMap((arc) =>
    arc < 0 ? [...(arcs[~arc] as Point[])].reverse() : (arcs[arc] as Point[]),
  );
  return `M${written(line)}Z${islets.map(closed).join("")}`;
}

/** The shapes of the areas, as SVG paths. */
export const outlines: Record<string, string> = Object.fromEntries(
  Object.entries(drawn.areas).map(([id, area]) => [id, outline(area)]),
);
export const backdrop = drawn.backdrop.map(closed);
export const estuaries = drawn.estuaries.map(closed);
export const seaLimits = drawn.sea_limits.map(open);

export interface BorderLine {
  path: string;
  x: number;
  y: number;
}

export const borderLines: Record<string, BorderLine> = Object.fromEntries(
  Object.entries(drawn.borders).map(([id, [arc, x, y]]) => [id, { path: open(arc), x, y }]),
);

/** The middle of where blocks stand in an area: ways begin and end there. */
export function middle(area: string): { x: number; y: number } {
  const [[x, y, width, height], [farX, farY, farWidth, farHeight]] = drawnArea(area).stands;
  return {
    x: (x + width / 2 + farX + farWidth / 2) / 2,
    y: (y + height / 2 + farY + farHeight / 2) / 2,
  };
}

/** A block of full size, and how far blocks may cover each other. */
const BIGGEST = 60;
const COVERED = 0.72;

export interface Stand {
  x: number;
  y: number;
  size: number;
}

interface Fit {
  size: number;
  columns: number;
}

/** How large that many blocks can be in a room, and in how many columns. */
function roomiest([, , width, height]: Rect, count: number): Fit {
  let best = { size: 0, columns: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const lines = Math.ceil(count / columns);
    const wide = width / (1 + (columns - 1) * COVERED);
    const high = height / (1 + (lines - 1) * COVERED);
    const size = Math.min(BIGGEST, wide, high);
    if (size > best.size + 0.5) best = { size, columns };
  }
  return best;
}

/** Where that many blocks stand in a room, row by row, as large as it allows or as is wanted. */
function rows(room: Rect, count: number, most = BIGGEST): Stand[] {
  const [left, top, width, height] = room;
  const { size: largest, columns } = roomiest(room, count);
  const size = Math.min(most, largest);
  const lines = Math.ceil(count / columns);
  const step = (all: number, many: number) => (many > 1 ? Math.min(size, (all - size) / (many - 1)) : 0);
  const [stepX, stepY] = [step(width, columns), step(height, lines)];
  const start = left + (width - size - stepX * (columns - 1)) / 2;
  const upper = top + (height - size - stepY * (lines - 1)) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: start + (index % columns) * stepX,
    y: upper + Math.floor(index / columns) * stepY,
    size,
  }));
}

/** Where the blocks of the near and the far side stand in an area; who is alone has all the room. */
export function stands(area: string, near: number, far: number): [Stand[], Stand[]] {
  const [mine, theirs] = drawnArea(area).stands;
  if (near && far) return [rows(mine, near), rows(theirs, far)];
  const count = near + far;
  const all = areBeside(mine, theirs)
    ? rows(wider(joined(mine, theirs)), count)
    : shared(mine, theirs, count);
  return near ? [all, []] : [[], all];
}

/** Half of the blocks in each of two rooms, all of one size. */
function shared(one: Rect, two: Rect, count: number): Stand[] {
  const rooms = [wider(one), wider(two)] as const;
  const first = Math.ceil(count / 2);
  if (count === 1) return rows(rooms[0], 1);
  const size = Math.min(roomiest(rooms[0], first).size, roomiest(rooms[1], count - first).size);
  return [...rows(rooms[0], first, size), ...rows(rooms[1], count - first, size)];
}

/** A little more room than was set apart: names and signs around it are not yet touched. */
function wider([x, y, width, height]: Rect): Rect {
  return [x - 4, y - 4, width + 8, height + 8];
}

/** Whether two rooms lie in one row or one column, so that there is nothing else between them. */
function areBeside([x, y]: Rect, [farX, farY]: Rect): boolean {
  return x === farX || y === farY;
}

function joined([x, y, width, height]: Rect, [farX, farY, farWidth, farHeight]: Rect): Rect {
  const [left, top] = [Math.min(x, farX), Math.min(y, farY)];
  const [right, bottom] = [Math.max(x + width, farX + farWidth), Math.max(y + height, farY + farHeight)];
  return [left, top, right - left, bottom - top];
}

const ARROWS: Record<string, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The area that an arrow key leads to, by geometry; null if the key is none. */
export function neighbourBy(key: string, from: string): string | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const here = middle(from);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const id of AREA_IDS) {
    const { x, y } = middle(id);
    const along = (x - here.x) * arrow[0] + (y - here.y) * arrow[1];
    const across = Math.abs((x - here.x) * arrow[1]) + Math.abs((y - here.y) * arrow[0]);
    if (along <= 8 || across > along * 1.6) continue;
    const far = along + across * 1.4;
    if (far < least) [best, least] = [id, far];
  }
  return best;
}

/** A bent way from one area to another. */
export function way(from: string, to: string): string {
  const [start, end] = [middle(from), middle(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const bend = 0.12;
  const [x, y] = [(start.x + end.x) / 2 - dy * bend, (start.y + end.y) / 2 + dx * bend];
  return `M${start.x},${start.y}Q${x.toFixed(1)},${y.toFixed(1)} ${end.x},${end.y}`;
}

// Where things lie on the drawn map. map.json is our own drawing: `arcs` are lines in fifths of a
// unit, a start and then steps; an area is a ring of arcs, where ~n means arc n backwards.

import map from "./map.json";

export type Point = readonly [number, number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Drawn {
  ring: number[];
  label: [x: number, y: number, angle: number, size: number];
  /** The middle of where blocks stand, and how much room there is around it. */
  stand: [x: number, y: number, width: number, height: number];
  islets?: string[];
  city?: Point;
  /** Where the name of the city or the cathedral stands. */
  town?: [x: number, y: number, anchor: "start" | "middle" | "end"];
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
/** What is shown at first: the sheet without its upper and lower edge, where nothing stands. */
export const HOME: Box = { x: 0, y: 62, width: WIDTH, height: 1112 };
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
/** How an outline is moved and made smaller to lie in a square of that size. */
export function shapeIn(area: string, size: number): string {
  const found = drawnArea(area).ring.flatMap((arc) =>
    (arcs[arc < 0 ? ~arc : arc] as Point[]).map((at) => at),
  );
  const on = found.filter(([x, y]) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT);
  const [xs, ys] = [on.map(([x]) => x), on.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = (size - 4) / Math.max(Math.max(...xs) - left, Math.max(...ys) - top);
  return `translate(2 2) scale(${scale.toFixed(4)}) translate(${-left} ${-top})`;
}

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

/** Names that are written in two lines. */
export const TWO_LINES: ReadonlySet<string> = new Set(["east_yorks", "east_anglia"]);

const TONES = 5;

/** A tone for every area, so that no two neighbours look alike and each tone is used about as often. */
export function landTones(
  areas: readonly string[],
  borders: readonly (readonly [string, string])[],
): ReadonlyMap<string, number> {
  const tones = new Map<string, number>();
  const used = Array<number>(TONES).fill(0);
  for (const area of areas) {
    const taken = new Set(
      borders.flatMap(([one, two]) =>
        one === area ? [tones.get(two)] : two === area ? [tones.get(one)] : [],
      ),
    );
    const free = used.flatMap((count, tone) => (taken.has(tone) ? [] : [{ tone, count }]));
    const { tone } = free.sort((one, two) => one.count - two.count)[0] ?? { tone: 0 };
    tones.set(area, tone);
    used[tone] = (used[tone] ?? 0) + 1;
  }
  return tones;
}

/** The middle of where blocks stand in an area: ways begin and end there. */
export function middle(area: string): { x: number; y: number } {
  const [x, y] = drawnArea(area).stand;
  return { x, y };
}

// Blocks have one size wherever they stand. Faces overlap so little that they can be read; backs, which
// are all alike, lie as a fan; and where even that has no room, or where there are too many, they lie as a
// stack with their number on it.

/** From one block to the next, in sizes of a block. */
const BESIDE = 0.84;
const FANNED = 0.17;
const SPREAD = 0.9;
/** So many always lie as a stack. */
const MANY = 6;

export interface Stand {
  x: number;
  y: number;
}

export interface Group {
  stands: Stand[];
  /** The number that has to be said, as not all of them are seen. */
  count: number | null;
}

/** Blocks from left to right around a middle. */
function row(steps: readonly number[], x: number, y: number, size: number): Stand[] {
  const left = x - ((sum(steps) + 1) * size) / 2;
  let along = 0;
  return [0, ...steps].map((step) => {
    along += step;
    return { x: left + along * size, y: y - size / 2 };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Where the blocks of one side stand around a middle: faces first, then backs. */
function group(faces: number, backs: number, [x, y, width, height]: Drawn["stand"], size: number): Group {
  const all = faces + backs;
  const said = backs >= 3 ? all : null;
  const steps = Array.from({ length: all - 1 }, (_, index) => (index < faces ? BESIDE : FANNED));
  const most = Math.max(width * 1.15, size) / size - 1;
  if (all < MANY && sum(steps) <= most) return { stands: row(steps, x, y, size), count: said };
  const upper = Math.ceil(all / 2);
  if (all < MANY && !backs && BESIDE * (upper - 1) <= most && size * (1 + BESIDE) <= height * 1.1) {
    const lines = [upper, all - upper].map((many, line) =>
      row(Array(many - 1).fill(BESIDE), x, y + (line - 0.5) * BESIDE * size, size),
    );
    return { stands: lines.flat(), count: said };
  }
  const step = Math.min(FANNED, 0.6 / Math.max(1, all - 1));
  return { stands: row(Array(all - 1).fill(step), x, y, size), count: all };
}

/** Where the blocks of the near and the far side stand in an area; both are numbers of faces and backs. */
export function stands(
  area: string,
  near: readonly [faces: number, backs: number],
  far: readonly [faces: number, backs: number],
  size: number,
): [Group, Group] {
  const [x, y, width, height] = drawnArea(area).stand;
  const none: Group = { stands: [], count: null };
  const [mine, theirs] = [sum(near), sum(far)];
  if (!mine || !theirs)
    return [
      mine ? group(near[0], near[1], [x, y, width, height], size) : none,
      theirs ? group(far[0], far[1], [x, y, width, height], size) : none,
    ];
  // who is locked in battle stands face to face, in two stacks
  const away = size * 0.62;
  return [
    group(near[0], near[1], [x - away, y + size * 0.12, size, size], size),
    group(far[0], far[1], [x + away, y - size * 0.12, size, size], size),
  ];
}

/** The same blocks laid open, so that all can be read and touched: where each stands, and the sheet below them. */
export function spread(
  area: string,
  count: number,
  size: number,
  within: Box,
): { stands: Stand[]; box: Box } {
  const columns = Math.min(count, Math.max(2, Math.ceil(Math.sqrt(count * 1.6))));
  const lines = Math.ceil(count / columns);
  const edge = size * 0.14;
  const width = size * (1 + SPREAD * (columns - 1)) + 2 * edge;
  const height = size * (1 + SPREAD * (lines - 1)) + 2 * edge;
  const at = middle(area);
  const kept = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  const x = kept(at.x - width / 2, within.x + edge, within.x + within.width - width - edge);
  const y = kept(at.y - height / 2, within.y + edge, within.y + within.height - height - edge);
  const found = Array.from({ length: count }, (_, index) => ({
    x: x + edge + (index % columns) * SPREAD * size,
    y: y + edge + Math.floor(index / columns) * SPREAD * size,
  }));
  return { stands: found, box: { x, y, width, height } };
}

export interface Callout {
  area: string;
  x: number;
  y: number;
}

/** Lands at the lower edge that the window cuts: where there is room, who stands there is shown beside it. */
export const INSETS: readonly string[] = ["calais", "france"];

/** Where the sheets of those lands lie: one over the other in the lower right corner. */
export function inTheCorner(
  wishes: readonly { area: string; width: number; height: number }[],
  within: Box,
  gap: number,
): Callout[] {
  let below = within.y + within.height - gap;
  return wishes
    .toReversed()
    .map(({ area, width, height }) => {
      below -= height + gap;
      return { area, x: within.x + within.width - width - gap, y: below + gap };
    })
    .toReversed();
}

/** Where sheets of these sizes lie on the sea, beside the land and not over each other. */
export function onTheSea(
  wishes: readonly { area: string; width: number; height: number }[],
  within: Box,
  gap: number,
  lowest = 905,
): Callout[] {
  const found: Callout[] = [];
  const right = within.x + within.width;
  // the land that the sheets keep off: East Anglia and Calais on one side, Wales on the other
  const sides = [
    { from: Math.max(within.y + gap, 560), to: within.y + within.height - gap, room: 165 - within.x },
    { from: within.y + within.height * 0.2, to: Math.min(905, lowest), room: right - 950 },
  ];
  sides.forEach(({ from, to, room }, side) => {
    let free = from;
    const here = wishes
      .filter(({ area }) => (middle(area).x > WIDTH / 2 ? 1 : 0) === side)
      .sort((one, two) => middle(one.area).y - middle(two.area).y);
    let left = sum(here.map(({ height }) => height + gap));
    for (const { area, width, height } of here) {
      const y = Math.max(free, Math.min(middle(area).y - height / 2, to - left + gap));
      left -= height + gap;
      if (width + 2 * gap > room || y + height > to + gap) continue;
      found.push({ area, x: side ? right - width - gap : within.x + gap, y });
      free = y + height + gap;
    }
  });
  return found;
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

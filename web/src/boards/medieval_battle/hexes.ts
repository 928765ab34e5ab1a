// Hexes on the screen: pointy tops, named "q,r" as in games/medieval_battle/geometry.py. East is
// +q, southeast +r; the second seat sees the sheet turned by half.

export const RADIUS = 50;
export const WIDTH = Math.sqrt(3) * RADIUS;
const ROW = 1.5 * RADIUS;

export interface Point {
  x: number;
  y: number;
}

interface Place {
  q: number;
  r: number;
}

/** The neighbors of a hex, clockwise from the east as the sheet lies; edge n leads to neighbor n. */
const STEPS: readonly Place[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

function place(hex: string): Place {
  const [q = 0, r = 0] = hex.split(",").map(Number);
  return { q, r };
}

export function middle(hex: string, turned: boolean): Point {
  const { q, r } = place(hex);
  const way = turned ? -1 : 1;
  return { x: way * WIDTH * (q + r / 2), y: way * ROW * r };
}

export function neighbors(hex: string): string[] {
  const { q, r } = place(hex);
  return STEPS.map((step) => `${q + step.q},${r + step.r}`);
}

/** The corner between edge n and the edge before it. */
function corner({ x, y }: Point, edge: number, size: number): Point {
  const angle = ((edge * 60 - 30) * Math.PI) / 180;
  return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
}

const shown = ({ x, y }: Point) => `${x.toFixed(1)},${y.toFixed(1)}`;

/** One edge of a hex, as the board lies. */
export function edge(hex: string, number: number, turned: boolean, size = RADIUS): string {
  const at = middle(hex, turned);
  const here = turned ? number + 3 : number;
  return `M${shown(corner(at, here, size))}L${shown(corner(at, here + 1, size))}`;
}

export function hexagon(at: Point, size = RADIUS): string {
  return `M${[0, 1, 2, 3, 4, 5].map((number) => shown(corner(at, number, size))).join("L")}Z`;
}

/** The border round some hexes. */
export function outline(hexes: readonly string[], turned: boolean, size = RADIUS): string {
  const inside = new Set(hexes);
  return hexes
    .flatMap((hex) =>
      neighbors(hex).flatMap((other, number) => (inside.has(other) ? [] : [edge(hex, number, turned, size)])),
    )
    .join("");
}

/** The ring with teeth round what is threatened. */
export function dancetty({ x, y }: Point, size: number): string {
  const teeth = Array.from({ length: 36 }, (_, number) => {
    const angle = (number * Math.PI) / 18;
    const far = number % 2 ? size : size + 6;
    return shown({ x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) });
  });
  return `M${teeth.join("L")}Z`;
}

/** The window that shows all of these hexes. */
export function frame(
  hexes: readonly string[],
  margin = 8,
): { x: number; y: number; width: number; height: number } {
  const points = hexes.map((hex) => middle(hex, false));
  const far = (values: number[]) => Math.max(...values.map(Math.abs));
  // the same whichever way the board lies: the middle of the sheet is not 0,0
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  if (!points.length) return { x: -far([1]), y: -1, width: 2, height: 2 };
  const left = Math.min(...xs) - WIDTH / 2 - margin;
  const top = Math.min(...ys) - RADIUS - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + WIDTH / 2 + margin - left,
    height: Math.max(...ys) + RADIUS + margin - top,
  };
}

/** The hex in that direction of the screen, of those that are there. */
export function towards(hex: string, way: Point, hexes: readonly string[], turned: boolean): string | null {
  const from = middle(hex, turned);
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of hexes) {
    const to = middle(other, turned);
    const along = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const aside = Math.abs((to.x - from.x) * way.y) + Math.abs((to.y - from.y) * way.x);
    if (other === hex || along <= 1 || aside > along * 1.2) continue;
    const cost = along + 2 * aside;
    if (cost < least) {
      least = cost;
      best = other;
    }
  }
  return best;
}

/** Where the units wait that are off the map at a module: outside, in its middle. */
export function outside(module: readonly string[], hexes: readonly string[], turned: boolean): Point {
  const mean = (points: Point[]) => ({
    x: points.reduce((sum, { x }) => sum + x, 0) / (points.length || 1),
    y: points.reduce((sum, { y }) => sum + y, 0) / (points.length || 1),
  });
  const all = hexes.map((hex) => middle(hex, turned));
  const from = mean(all);
  const here = mean(module.map((hex) => middle(hex, turned)));
  const far = Math.hypot(here.x - from.x, here.y - from.y) || 1;
  const way = { x: (here.x - from.x) / far, y: (here.y - from.y) / far };
  const at = { ...here };
  const isOver = () => all.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < RADIUS + 40);
  for (let step = 0; step < 80 && isOver(); step++) {
    at.x += 10 * way.x;
    at.y += 10 * way.y;
  }
  return at;
}

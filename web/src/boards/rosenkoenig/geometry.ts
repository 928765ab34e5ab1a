// Where things lie on the drawn board: 9 squares of 66 in a frame of 26.

export const SQUARE = 66;
export const FRAME = 26;
export const SIZE = 9 * SQUARE + 2 * FRAME;
export const FILES = "abcdefghi";

export interface Place {
  column: number;
  row: number;
}

/** The column and row of a square as the board is drawn, from the upper left. */
export function place(square: string, turned: boolean): Place {
  const file = FILES.indexOf(square.charAt(0));
  const rank = Number(square.slice(1)) - 1;
  return turned ? { column: 8 - file, row: rank } : { column: file, row: 8 - rank };
}

export function squareAt({ column, row }: Place, turned: boolean): string {
  const file = turned ? 8 - column : column;
  const rank = turned ? row : 8 - row;
  return `${FILES[file]}${rank + 1}`;
}

/** The middle of a square. */
export function middle(square: string, turned: boolean): { x: number; y: number } {
  const { column, row } = place(square, turned);
  return { x: FRAME + (column + 0.5) * SQUARE, y: FRAME + (row + 0.5) * SQUARE };
}

interface Edge {
  from: Place;
  /** Steps along column and row; the territory lies to the right. */
  along: readonly [number, number];
}

const SIDES: {
  beside: readonly [number, number];
  corner: readonly [number, number];
  along: readonly [number, number];
}[] = [
  { beside: [0, -1], corner: [0, 0], along: [1, 0] },
  { beside: [1, 0], corner: [1, 0], along: [0, 1] },
  { beside: [0, 1], corner: [1, 1], along: [-1, 0] },
  { beside: [-1, 0], corner: [0, 1], along: [0, -1] },
];

/** The outline of joined squares as an SVG path, drawn a little inside of them; holes are cut out. */
export function outline(squares: readonly string[], turned: boolean, inset: number): string {
  const places = squares.map((square) => place(square, turned));
  const inside = new Set(places.map(key));
  const edges = new Map<string, Edge[]>();
  for (const { column, row } of places)
    for (const { beside, corner, along } of SIDES) {
      if (inside.has(key({ column: column + beside[0], row: row + beside[1] }))) continue;
      const from = { column: column + corner[0], row: row + corner[1] };
      edges.set(key(from), [...(edges.get(key(from)) ?? []), { from, along }]);
    }
  let path = "";
  for (const starts of edges.values()) while (starts.length) path += loop(edges, starts, inset);
  return path;
}

function loop(edges: Map<string, Edge[]>, starts: Edge[], inset: number): string {
  const round: Edge[] = [];
  let edge = starts.pop();
  while (edge) {
    round.push(edge);
    const end: Place = { column: edge.from.column + edge.along[0], row: edge.from.row + edge.along[1] };
    edge = take(edges.get(key(end)) ?? [], edge.along);
  }
  const corners = round.flatMap((each, index) => {
    const before = round.at(index - 1) as Edge;
    if (before.along[0] === each.along[0] && before.along[1] === each.along[1]) return [];
    const x = FRAME + each.from.column * SQUARE + inset * (-before.along[1] - each.along[1]);
    const y = FRAME + each.from.row * SQUARE + inset * (before.along[0] + each.along[0]);
    return [`${x},${y}`];
  });
  return `M${corners.join("L")}Z`;
}

/** Where two parts of a territory touch at a corner, the line turns right and keeps them apart. */
function take(candidates: Edge[], [along, down]: readonly [number, number]): Edge | undefined {
  const right = candidates.findIndex((each) => each.along[0] === -down && each.along[1] === along);
  return candidates.splice(Math.max(0, right), 1)[0];
}

function key({ column, row }: Place): string {
  return `${column},${row}`;
}

/** The square whose upper left corner carries a territory's number. */
export function badgeSquare(squares: readonly string[], turned: boolean): string {
  const order = (square: string) => {
    const { column, row } = place(square, turned);
    return row * 9 + column;
  };
  return squares.reduce((best, square) => (order(square) < order(best) ? square : best));
}

/** A zigzag ring, the sign of danger. */
export function dancetty(x: number, y: number, radius: number): string {
  const count = 40;
  const points = Array.from({ length: count }, (_, index) => {
    const reach = radius + (index % 2 ? -3 : 3);
    const turn = (index / count) * 2 * Math.PI;
    return `${(x + reach * Math.cos(turn)).toFixed(1)},${(y + reach * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

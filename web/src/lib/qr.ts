// A QR code for a link: bytes, error correction L, versions 1 to 10 (271 bytes).
// After ISO/IEC 18004; `true` is a dark module.

/** By version from 1: codewords in all, error correction codewords a block, blocks. */
const VERSIONS = [
  [26, 7, 1],
  [44, 10, 1],
  [70, 15, 1],
  [100, 20, 1],
  [134, 26, 1],
  [172, 18, 2],
  [196, 20, 2],
  [242, 24, 2],
  [292, 30, 2],
  [346, 18, 4],
] as const;

const ALIGNMENT = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => ((r >> 1) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

type Grid = (boolean | undefined)[][];

/** The modules of the code, row by row; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([total, correction, blocks], index) => {
    const lengthBits = index + 1 < 10 ? 8 : 16;
    return 4 + lengthBits + 8 * bytes.length <= 8 * (total - correction * blocks);
  });
  if (version < 0) return null;
  const bits = interleaved(bytes, version + 1);
  const candidates = MASKS.map((_, mask) => drawn(bits, version + 1, mask));
  return candidates.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

// bits

function interleaved(bytes: Uint8Array, version: number): boolean[] {
  const [total, correction, count] = VERSIONS[version - 1] as (typeof VERSIONS)[number];
  const data = padded(bytes, total - correction * count, version < 10 ? 8 : 16);
  const short = Math.floor(data.length / count);
  const longBlocks = data.length % count;
  const blocks: number[][] = [];
  for (let start = 0, index = 0; index < count; index++) {
    const length = short + (index >= count - longBlocks ? 1 : 0);
    blocks.push(data.slice(start, start + length));
    start += length;
  }
  const checks = blocks.map((block) => remainder(block, correction));
  const words: number[] = [];
  for (let place = 0; place <= short; place++)
    for (const block of blocks) if (place < block.length) words.push(block[place] as number);
  for (let place = 0; place < correction; place++)
    for (const check of checks) words.push(check[place] as number);
  return words.flatMap((word) => toBits(word, 8));
}

function padded(bytes: Uint8Array, length: number, lengthBits: number): number[] {
  const bits = [...toBits(0b0100, 4), ...toBits(bytes.length, lengthBits)];
  for (const byte of bytes) bits.push(...toBits(byte, 8));
  bits.push(...Array(Math.min(4, length * 8 - bits.length)).fill(false));
  while (bits.length % 8) bits.push(false);
  const words: number[] = [];
  for (let start = 0; start < bits.length; start += 8)
    words.push(bits.slice(start, start + 8).reduce((word, bit) => word * 2 + Number(bit), 0));
  for (let filler = 0xec; words.length < length; filler ^= 0xec ^ 0x11) words.push(filler);
  return words;
}

function toBits(value: number, count: number): boolean[] {
  return Array.from({ length: count }, (_, index) => ((value >> (count - 1 - index)) & 1) === 1);
}

// Reed-Solomon over GF(256), polynomial 0x11d

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

function remainder(data: number[], degree: number): number[] {
  const divisor: number[] = Array(degree).fill(0);
  divisor[degree - 1] = 1;
  for (let step = 0, root = 1; step < degree; step++, root = times(root, 2))
    for (let place = 0; place < degree; place++)
      divisor[place] = times(divisor[place] as number, root) ^ (divisor[place + 1] ?? 0);
  const rest: number[] = Array(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() as number);
    rest.push(0);
    for (let place = 0; place < degree; place++)
      rest[place] = (rest[place] as number) ^ times(divisor[place] as number, factor);
  }
  return rest;
}

// the picture

function drawn(bits: boolean[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array(size).fill(undefined));
  drawPatterns(grid, version);
  drawFormat(grid, mask);
  if (version >= 7) drawVersion(grid, version);
  const flips = MASKS[mask] as (typeof MASKS)[number];
  let place = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = grid[row] as (boolean | undefined)[];
        if (line[column] === undefined) line[column] = (bits[place++] ?? false) !== flips(row, column);
      }
    }
  }
  return grid as boolean[][];
}

function put(grid: Grid, row: number, column: number, dark: boolean): void {
  const line = grid[row];
  if (line && column >= 0 && column < grid.length) line[column] = dark;
}

function drawPatterns(grid: Grid, version: number): void {
  const size = grid.length;
  for (let place = 0; place < size; place++) {
    put(grid, 6, place, place % 2 === 0);
    put(grid, place, 6, place % 2 === 0);
  }
  const rings = (row: number, column: number, reach: number, light: readonly number[]) => {
    for (let down = -reach; down <= reach; down++)
      for (let along = -reach; along <= reach; along++)
        put(grid, row + down, column + along, !light.includes(Math.max(Math.abs(down), Math.abs(along))));
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(row, column, 4, [2, 4]);
  const places = version === 1 ? [] : [6, ...(ALIGNMENT[version - 1] as number[])];
  const end = places.at(-1);
  for (const row of places)
    for (const column of places) {
      const inCorner = (row === 6 && (column === 6 || column === end)) || (column === 6 && row === end);
      if (!inCorner) rings(row, column, 2, [1]);
    }
}

function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const data = (0b01 << 3) | mask;
  let rest = data;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const format = ((data << 10) | rest) ^ 0x5412;
  const bit = (index: number) => ((format >> index) & 1) === 1;
  for (let index = 0; index <= 5; index++) put(grid, index, 8, bit(index));
  put(grid, 7, 8, bit(6));
  put(grid, 8, 8, bit(7));
  put(grid, 8, 7, bit(8));
  for (let index = 9; index < 15; index++) put(grid, 8, 14 - index, bit(index));
  for (let index = 0; index < 8; index++) put(grid, 8, size - 1 - index, bit(index));
  for (let index = 8; index < 15; index++) put(grid, size - 15 + index, 8, bit(index));
  put(grid, size - 8, 8, true);
}

function drawVersion(grid: Grid, version: number): void {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let index = 0; index < 18; index++) {
    const dark = ((bits >> index) & 1) === 1;
    const far = grid.length - 11 + (index % 3);
    const near = Math.floor(index / 3);
    put(grid, near, far, dark);
    put(grid, far, near, dark);
  }
}

/** How hard the picture is to read: runs, blocks and an uneven share of dark. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  const columns = grid.map((_, column) => grid.map((row) => row[column] as boolean));
  let points = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map(Number).join("");
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * [...text.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let row = 0; row + 1 < size; row++)
    for (let column = 0; column + 1 < size; column++) {
      const here = grid[row]?.[column];
      const same = [grid[row]?.[column + 1], grid[row + 1]?.[column], grid[row + 1]?.[column + 1]];
      if (same.every((module) => module === here)) points += 3;
    }
  const dark = grid.flat().filter(Boolean).length;
  return points + 10 * Math.floor(Math.abs((20 * dark) / size ** 2 - 10));
}

import { expect, test } from "vitest";
import { badgeSquare, middle, outline, place, squareAt } from "../src/boards/rosenkoenig/geometry";

const corners = (path: string) => path.match(/[ML]/g)?.length;

test("squares lie where Red, or where White sees them", () => {
  expect(place("a1", false)).toEqual({ column: 0, row: 8 });
  expect(place("a1", true)).toEqual({ column: 8, row: 0 });
  expect(middle("e5", false)).toEqual(middle("e5", true));
  for (const square of ["a1", "c7", "i9", "e5"])
    for (const turned of [false, true]) expect(squareAt(place(square, turned), turned)).toBe(square);
});

test("a lone square has four corners, a line of three as well", () => {
  expect(outline(["a9"], false, 0)).toBe("M26,26L92,26L92,92L26,92Z");
  expect(outline(["a9"], false, 2)).toBe("M28,28L90,28L90,90L28,90Z");
  expect(corners(outline(["d4", "d5", "d6"], false, 2.5))).toBe(4);
});

test("an L has six corners, a U eight, and a ring has a hole", () => {
  expect(corners(outline(["d4", "d5", "e4"], false, 2.5))).toBe(6);
  expect(corners(outline(["c4", "d4", "e4", "c5", "e5"], false, 2.5))).toBe(8);
  const ring = outline(["c4", "d4", "e4", "c5", "e5", "c6", "d6", "e6"], false, 2.5);
  expect(ring.match(/M/g)).toHaveLength(2);
  expect(corners(ring)).toBe(8);
});

test("where a territory touches itself at a corner, the line keeps the parts apart", () => {
  const squares = ["b2", "b3", "b4", "c4", "d4", "d3", "c2"];
  const path = outline(squares, false, 2.5);
  expect(path.match(/M/g)).toHaveLength(1);
  expect(outline(squares, true, 2.5).match(/M/g)).toHaveLength(1);
});

test("the number of a territory stands at its upper left, as it is drawn", () => {
  expect(badgeSquare(["d4", "d5", "e5"], false)).toBe("d5");
  expect(badgeSquare(["d4", "d5", "e5"], true)).toBe("d4");
});

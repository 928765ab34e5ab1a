import { expect, test } from "vitest";
import { Paged } from "../src/season/paged";

const SIZE = 3;

function book(rows: string[]) {
  const asked: (number | null)[] = [];
  const sheets = () => {
    const count = Math.max(1, Math.ceil(rows.length / SIZE));
    return Array.from({ length: count }, (_, at) => rows.slice(at * SIZE, (at + 1) * SIZE));
  };
  const paged = new Paged<string>(async (page) => {
    asked.push(page);
    const all = sheets();
    const which = page ?? all.length - 1;
    return { page: which, marks: all.map((sheet) => sheet.join()), rows: all[which] ?? [] };
  });
  return { paged, asked };
}

test("only the end is read at first, and what was read is kept", async () => {
  const rows = [..."abcdefgh"];
  const { paged, asked } = book(rows);
  expect(await paged.last(1)).toEqual(["g", "h"]);
  expect(await paged.last(2)).toEqual(["d", "e", "f", "g", "h"]);
  expect(await paged.last(9)).toEqual(rows);
  expect(asked).toEqual([null, null, 1, null, 0]);
  rows.push("i");
  expect(await paged.last(9)).toEqual(rows);
  expect(asked.slice(5)).toEqual([null]); // nothing else has changed
});

test("a page in the middle that was corrected is read again, and no other", async () => {
  const rows = [..."abcdefgh"];
  const { paged, asked } = book(rows);
  await paged.last(9);
  asked.length = 0;
  rows[1] = "B";
  expect(await paged.last(9)).toEqual(rows);
  expect(asked).toEqual([null, 0]);
});

test("pages that are gone are forgotten", async () => {
  const rows = [..."abcdefgh"];
  const { paged } = book(rows);
  await paged.last(9);
  rows.length = 2;
  expect(await paged.last(9)).toEqual(["a", "b"]);
  expect(paged.count).toBe(1);
});

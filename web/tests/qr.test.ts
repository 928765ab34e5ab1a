import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qr } from "../src/lib/qr";

const picture = (text: string) => qr(text)?.map((row) => row.map(Number).join("")) ?? [];
const hash = (text: string) =>
  createHash("sha256").update(picture(text).join("\n")).digest("hex").slice(0, 16);

test("three corners carry the finder pattern", () => {
  const rows = picture("a");
  expect(rows).toHaveLength(21);
  for (const row of [0, 6]) {
    expect(rows[row]?.slice(0, 7)).toBe("1111111");
    expect(rows[row]?.slice(-7)).toBe("1111111");
  }
  expect(rows[20]?.slice(0, 7)).toBe("1111111");
  expect(rows[20]?.slice(-7)).not.toBe("1111111");
});

test("codes of every size are the ones that a reader has read back", () => {
  // each was decoded by OpenCV's detector when it was written down here
  const lengths = [10, 18, 53, 78, 106, 134, 154, 192, 230, 271];
  const texts = lengths.map((length) => "z1".repeat(200).slice(0, length));
  expect(texts.map((text) => picture(text).length)).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57]);
  expect([...texts, "ü".repeat(40)].map(hash)).toMatchInlineSnapshot(`
    [
      "c4358f3d010ad0a9",
      "1ae25d96a099efdd",
      "f53e24263864fc6c",
      "3c361a3522d64bb2",
      "541c30b1bcfddac3",
      "481c4b3316fc78f7",
      "f1ee60985e5b2302",
      "e1520d99fedb0b43",
      "ce198f9cd8e0b8c8",
      "146f1fc130b804be",
      "7fbb3476cf8a0718",
    ]
  `);
});

test("a text that is too long has none", () => {
  expect(qr("x".repeat(272))).toBeNull();
});

import { expect, test } from "vitest";
import { declined } from "../src/lib/offers";
import type { OfferKind, Position } from "../src/lib/protocol";

type Table = Parameters<typeof declined>[0];

function table(kind: OfferKind | null, facts: Partial<Table> = {}): Table {
  const offers = kind ? [{ kind, by: 0 as const }] : [];
  return { viewer: 0, status: "playing", offers, rematch: null, ...facts };
}

test("an offer that is gone without coming true was declined", () => {
  expect(declined(table("draw"), table(null), false)).toBe("draw");
  expect(declined(table("pause"), table(null), false)).toBe("pause");
  expect(declined(table("take_back"), table(null), false)).toBe("take_back");
  const over = { status: "over" } as const;
  expect(declined(table("rematch", over), table(null, over), false)).toBe("rematch");
});

test("one that came true was not", () => {
  expect(declined(table("draw"), table(null, { status: "over" }), false)).toBeNull();
  expect(declined(table("pause"), table(null, { status: "paused" }), false)).toBeNull();
  expect(declined(table("resume", { status: "paused" }), table(null), false)).toBeNull();
  expect(declined(table("take_back"), table(null), true)).toBeNull();
  const rematch = { match: "k3v9" } as Position["rematch"];
  expect(declined(table("rematch"), table(null, { status: "over", rematch }), false)).toBeNull();
});

test("an offer that stands, or the other player's, was not declined by them", () => {
  expect(declined(table("draw"), table("draw"), false)).toBeNull();
  const theirs = { offers: [{ kind: "draw" as const, by: 1 as const }] };
  expect(declined(table(null, theirs), table(null), false)).toBeNull();
  expect(declined(table("draw", { viewer: null }), table(null), false)).toBeNull();
});

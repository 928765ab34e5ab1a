import { beforeEach, expect, it, vi } from "vitest";
import type { ChatLine } from "../src/lib/protocol";

const LINES: ChatLine[] = [0, 1, null].map((seat) => ({
  seat: seat as ChatLine["seat"],
  name: "",
  text: `from ${seat}`,
  at: 0,
}));

beforeEach(() => {
  const there = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => there.get(name) ?? null,
    setItem: (name: string, value: string) => there.set(name, value),
  });
  vi.resetModules();
});

it("hides what others say in that match alone, and remembers it", async () => {
  const { muted } = await import("../src/lib/muted.svelte");
  muted.toggle("one");
  expect(muted.heard("one", LINES, 1).map(({ text }) => text)).toEqual(["from 1"]);
  expect(muted.heard("one", LINES, null)).toEqual([]);
  expect(muted.heard("two", LINES, 1)).toEqual(LINES);
  vi.resetModules();
  const again = (await import("../src/lib/muted.svelte")).muted;
  expect(again.has("one")).toBe(true);
  again.toggle("one");
  expect(again.heard("one", LINES, 1)).toEqual(LINES);
});

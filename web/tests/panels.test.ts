// What counts as unread in the chat beside the board.

import { describe, expect, test } from "vitest";
import { Panels } from "../src/lib/panels.svelte";
import type { ChatLine } from "../src/lib/protocol";

const line = (seat: 0 | 1 | null): ChatLine => ({ seat, text: "hello" }) as ChatLine;

describe("unread lines", () => {
  test("are those of the others", () => {
    expect(new Panels().unread([line(0), line(1), line(null), line(0)], 0)).toBe(2);
  });

  test("are those said since the chat was last open", () => {
    const panels = new Panels();
    panels.read(1);
    expect(panels.unread([line(1), line(1)], 0)).toBe(1);
    panels.left = "chat";
    expect(panels.unread([line(1), line(1)], 0)).toBe(0);
  });
});

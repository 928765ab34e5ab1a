import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { blocks, inline, sectionOf, sections } from "../src/lib/markdown";

test("words that stand out, and numbers of rules", () => {
  expect(inline("Two **stones**, *one* `e5` [R21, A3].")).toEqual([
    { kind: "text", text: "Two " },
    { kind: "strong", text: "stones" },
    { kind: "text", text: ", " },
    { kind: "em", text: "one" },
    { kind: "text", text: " " },
    { kind: "code", text: "e5" },
    { kind: "text", text: " " },
    { kind: "rule", text: "R21, A3" },
    { kind: "text", text: "." },
  ]);
});

test("links lead to pages only", () => {
  expect(inline("[here](/rules)")).toEqual([{ kind: "link", text: "here", href: "/rules" }]);
  expect(inline("[here](javascript:alert)")).toEqual([{ kind: "text", text: "[here](javascript:alert)" }]);
});

test("nothing is taken for HTML", () => {
  expect(blocks("<b>bold</b>")).toEqual([
    { kind: "paragraph", text: [{ kind: "text", text: "<b>bold</b>" }] },
  ]);
});

test("paragraphs, lists and tables", () => {
  const found = blocks(
    "One\nline.\n\n- first\n  goes on\n- second\n\n| n | worth |\n| --- | --- |\n| 2 | 4 |",
  );
  expect(found.map(({ kind }) => kind)).toEqual(["paragraph", "list", "table"]);
  expect(found[1]).toMatchObject({
    ordered: false,
    items: [[{ text: "first goes on" }], [{ text: "second" }]],
  });
  expect(found[2]).toMatchObject({
    head: [[{ text: "n" }], [{ text: "worth" }]],
    rows: [[[{ text: "2" }], [{ text: "4" }]]],
  });
});

test("a page is cut at its headings", () => {
  const page = sections(
    "# Title\n\nHello.\n\n## Ende des Spiels {#end}\n<!-- R41 R42 -->\n\nOver.\n\n## Über alles\n\nDone [A4].",
  );
  expect(page.map(({ id, title, rules }) => ({ id, title, rules }))).toEqual([
    { id: "title", title: "Title", rules: [] },
    { id: "end", title: "Ende des Spiels", rules: ["R41", "R42"] },
    { id: "uber-alles", title: "Über alles", rules: ["A4"] },
  ]);
  expect(page[1]?.blocks).toEqual([{ kind: "paragraph", text: [{ kind: "text", text: "Over." }] }]);
  expect(sectionOf(page, "R42")?.id).toBe("end");
  expect(sectionOf(page, "R99")).toBeUndefined();
});

const games = new URL("../../src/rosenkrieg/games/", import.meta.url);
const told = readdirSync(games).filter((game) => existsSync(new URL(`${game}/rules_pages/de.md`, games)));

describe.each(told)("the rules of %s", (game) => {
  const [de, en] = ["de", "en"].map((language) =>
    sections(readFileSync(new URL(`${game}/rules_pages/${language}.md`, games), "utf8")),
  ) as [ReturnType<typeof sections>, ReturnType<typeof sections>];

  test("have the same sections about the same rules in both languages", () => {
    expect(de.slice(1).map(({ id, rules }) => ({ id, rules }))).toEqual(
      en.slice(1).map(({ id, rules }) => ({ id, rules })),
    );
    expect(new Set(de.map(({ id }) => id)).size).toBe(de.length);
  });

  test("tell of every rule that a refusal may name", () => {
    const narrate = new URL(`${game}/narrate.py`, games);
    if (!existsSync(narrate)) return;
    const named = [...readFileSync(narrate, "utf8").matchAll(/_refusal\("[\w-]+", "(\w+)"/g)].map(
      ([, rule]) => rule as string,
    );
    for (const rule of named) expect(sectionOf(de, rule), rule).toBeDefined();
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { FluentParser, Message, Visitor } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { Words } from "../src/lib/words";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const files = (path: string) =>
  readdirSync(new URL(path, import.meta.url), { recursive: true, encoding: "utf8" }).map(
    (name) => `${path}/${name}`,
  );

const SHELL = "../../src/rosenkrieg/locale";
const GAMES = "../../src/rosenkrieg/games";
const BOARDS = "../src/boards";
const SEASON = "../src/season/locale";
const CAMPAIGN = "../../src/rosenkrieg/campaign/locale";
const catalogues = [
  SHELL,
  SEASON,
  CAMPAIGN,
  ...[...files(GAMES), ...files(BOARDS)]
    .filter((name) => name.endsWith("/de.ftl"))
    .map((name) => name.slice(0, -7)),
];

/** Keys of a catalogue, and the parameters that each uses. */
function keys(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of new FluentParser().parse(text).body) {
    if (entry.type === "Junk") throw new Error(`not understood: ${(entry as { content?: string }).content}`);
    if (!(entry instanceof Message)) continue;
    const names = new Set<string>();
    class Names extends Visitor {
      override visitVariableReference(node: { id: { name: string } }) {
        names.add(node.id.name);
      }
    }
    new Names().visit(entry);
    expect(found.has(entry.id.name), `${entry.id.name} is there twice`).toBe(false);
    found.set(entry.id.name, [...names].sort());
  }
  return found;
}

describe.each(catalogues)("%s", (place) => {
  const de = keys(read(`${place}/de.ftl`));
  const en = keys(read(`${place}/en.ftl`));

  test("both languages have the same keys, with the same parameters", () => {
    expect([...de.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, params] of de) expect(en.get(key), key).toEqual(params);
  });

  if (place !== SHELL)
    test("no key is one of the shell's", () => {
      const shell = keys(read(`${SHELL}/en.ftl`));
      expect([...en.keys()].filter((key) => shell.has(key))).toEqual([]);
    });
});

describe("the keys in the page's source", () => {
  const sources = files("../src").filter((name) => /\.(svelte|ts)$/.test(name));
  const known = new Set(catalogues.flatMap((place) => [...keys(read(`${place}/en.ftl`)).keys()]));
  const literal = new Set<string>();
  const patterns = new Set<string>();
  for (const name of sources) {
    const text = read(name);
    for (const [, key] of text.matchAll(/\b(?:t|or|bad)\(\s*"([\w-]+)"/g)) literal.add(key as string);
    for (const [, key] of text.matchAll(/\bkey: "([\w-]+-[\w-]+|card)"/g)) literal.add(key as string);
    for (const [, key] of text.matchAll(/"((?:start|do|ask)-[\w-]+)"/g)) literal.add(key as string);
    for (const [, key] of text.matchAll(/\b(?:t|or)\(\s*`([^`]+)`/g)) patterns.add(key as string);
    for (const [, key] of text.matchAll(/key: `([^`]+)`/g)) patterns.add(key as string);
  }
  // faults of records are named without their beginning
  const faults = [...literal].filter((key) => !known.has(key) && known.has(`verify-bad-${key}`));
  for (const key of faults) literal.delete(key);
  const shapes = [...patterns].map((pattern) => new RegExp(`^${pattern.replaceAll(/\$\{.*?\}+/g, ".+")}$`));

  test("all exist", () => {
    expect([...literal].filter((key) => !known.has(key))).toEqual([]);
    // `field-`, `option-` and the like are looked up where a game may have words for them
    const optional = /^\^(field|option|thing|bot)-/;
    for (const shape of shapes)
      if (!optional.test(shape.source))
        expect(
          [...known].some((key) => shape.test(key)),
          shape.source,
        ).toBe(true);
  });

  test("and all keys of the shell are used", () => {
    const shell = [...keys(read(`${SHELL}/en.ftl`)).keys()];
    const told = /^no-take-back-/; // the server says which
    const unused = shell.filter(
      (key) => !literal.has(key) && !told.test(key) && !shapes.some((shape) => shape.test(key)),
    );
    expect(unused).toEqual([]);
  });
});

describe("saying", () => {
  const words = new Words("de", [
    read(`${BOARDS}/rosenkoenig/locale/de.ftl`),
    read(`${GAMES}/rosenkoenig/locale/de.ftl`),
    read(`${SHELL}/de.ftl`),
  ]);

  test("a parameter that is a message is said first", () => {
    const card = { key: "card", params: { direction: "SE", length: 2 } };
    expect(words.say({ key: "why-edge", params: { card, rule: "R21" } })).toBe("SO 2 führt vom Brett. [R21]");
  });

  test("a square is named with place, owner, kind and state", () => {
    const params = { square: "e6", rose: "white", crown: "no", effect: "flip", card: "Südwest 2" };
    expect(words.t("square-name", params)).toBe("e6, weiße Rose, umdrehbar mit Südwest 2 und einem Helden");
    expect(words.t("square-name", { ...params, rose: "none", effect: "none", crown: "yes" })).toBe(
      "e6, leer, Krone",
    );
  });

  test("a key without words stays itself, or is what it is told to be", () => {
    expect(words.t("no-such-key")).toBe("no-such-key");
    expect(words.or("thing-area", "kent")).toBe("kent");
  });
});

import { expect, test } from "vitest";
import { telling as richard3 } from "../src/boards/richard3/telling";
import { telling as vetternkrieg } from "../src/boards/vetternkrieg/telling";
import type { LogLine } from "../src/lib/protocol";
import { entries, sections, type Telling } from "../src/lib/telling";
import type { Words } from "../src/lib/words";

const words = {} as Words;
const line = (key: string, where = ""): LogLine => ({
  move: 0,
  actor: 0,
  message: { key, params: { where } },
});
const telling: Telling = {
  chapter: ({ message, message: { key } }) =>
    key === "turn" || key === "war"
      ? { depth: key === "war" ? 2 : 1, title: message }
      : key === "supply"
        ? { depth: 2, title: { key: "title-of-supply" } }
        : null,
  kin: ({ message: { key, params } }) => (key === "moves" ? String(params?.where) : null),
  together: (lines) => ({ key: "move", params: { count: lines.length } }),
};

test("lines of one kind that follow each other are one sentence", () => {
  const lines = [
    line("moves", "kent"),
    line("moves", "kent"),
    line("moves", "essex"),
    line("rests"),
    line("rests"),
  ];
  const told = entries(lines, telling, words);
  expect(told.map(({ from, lines, message }) => [from, lines.length, message.key])).toEqual([
    [0, 2, "move"],
    [2, 1, "moves"],
    [3, 1, "rests"],
    [4, 1, "rests"],
  ]);
  expect(told[0]?.message.params?.count).toBe(2);
});

test("what is told apart stays apart", () => {
  const lines = [line("moves", "kent"), line("rests"), line("moves", "kent")];
  expect(entries(lines, telling, words)).toHaveLength(3);
  expect(entries([line("moves"), line("moves")], {}, words)).toHaveLength(2);
});

test("chapters hold what follows, smaller ones within larger ones", () => {
  const lines = [
    line("dealt"),
    line("turn", "1"),
    line("moves"),
    line("war", "kent"),
    line("hits"),
    line("supply"),
    line("supply"),
    line("turn", "2"),
    line("war", "kent"),
  ];
  const told = sections(lines, telling, words);
  expect(told.map(({ from, chapter, entries }) => [from, chapter?.title.key ?? "", entries.length])).toEqual([
    [0, "", 1],
    [1, "turn", 1],
    [3, "war", 1],
    [5, "title-of-supply", 2],
    [7, "turn", 0],
    [8, "war", 0],
  ]);
  expect(told.flatMap(({ entries }) => entries.map(({ from }) => from))).toEqual([0, 2, 4, 5, 6]);
});

test("without a board's telling a log is one list, and an empty one is none", () => {
  expect(sections([line("a"), line("b")], {}, words)).toMatchObject([{ from: 0, chapter: null }]);
  expect(sections([], telling, words)).toEqual([]);
});

test("dice, verdict, loss and next round come one after the other", () => {
  const held = (telling: Telling, ...keys: string[]) => keys.filter((key) => telling.breath?.(line(key)));
  const doubt = ["doubted", "claim-true", "lost"];
  expect(held(vetternkrieg, ...doubt, "threw-open", "compared")).toEqual(["claim-true", "lost", "compared"]);
  const shot = ["fired", "weakened", "round-begins"];
  expect(held(richard3, ...shot, "retreated", "won-battle")).toEqual([
    "weakened",
    "round-begins",
    "won-battle",
  ]);
});

// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { keptOf } from "../src/lib/judgement";
import { keepCommits, keepMatch, myMatch } from "../src/lib/mine";

const token = "t".repeat(43);

beforeEach(() => {
  localStorage.clear();
  const seat = { seat: 0 as const, token, entropy: "mine", name: "", seated: true };
  keepMatch({
    match: "m",
    game: "rosenkoenig",
    seats: [seat],
    commitment: { root: "r", size: 128 },
    invitation: null,
    since: 0,
  });
});

test("only what was shown before the entropy was opened binds the opponent", () => {
  keepCommits("m", token, ["own", "theirs"]);
  keepCommits("m", token, ["own", "another"]);
  expect(keptOf(myMatch("m")).commits).toEqual({ 0: "own", 1: "theirs" });
});

test("a commitment that comes after the entropy was opened counts for nothing", () => {
  keepCommits("m", token, ["own", null]);
  keepCommits("m", token, ["own", "late"]);
  expect(keptOf(myMatch("m")).commits).toEqual({ 0: "own" });
});

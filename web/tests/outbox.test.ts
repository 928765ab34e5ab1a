// Entries on their way: kept, sent in their order, and back in the form when they were refused.

// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../src/season/api";

const enter = vi.hoisted(() => vi.fn());
vi.mock("../src/season/api", async (original) => ({ ...(await original<object>()), enter }));

import { formOf, keepForm } from "../src/season/forms";
import { firstOfEach, Outbox } from "../src/season/outbox.svelte";
import { actionsOf, fits } from "../src/season/returned";
import type { Asked, Command } from "../src/season/types";

const unreachable = () => Promise.reject(new Refused(0, "unreachable", null, ""));
const refused = () => Promise.reject(new Refused(409, "refused", { key: "refused-answered" } as never, ""));
const boast = (id: string, at: number): Command => ({
  do: "answer",
  battle: "e9",
  asked: `boasting.0.${at}`,
  action: `boast:${id}`,
  realm: "e2",
});
const report: Command = {
  do: "report",
  battle: "e9",
  asked: "reporting.0.0.0",
  realm: "e2",
  fielded: [24, 26],
  glory: [5, 2],
  heroes: [0, 1],
  done: [[true], [false]],
};
const put = (outbox: Outbox, commands: Command[], instead: string[] = []) =>
  outbox.put("s", "e2", "token", commands, "label", instead);

beforeEach(() => {
  localStorage.clear();
  enter.mockReset();
});

test("what waits is kept over a reload and sent in its order", async () => {
  enter.mockImplementation(unreachable);
  const outbox = new Outbox();
  await put(outbox, [boast("one", 0)]);
  await put(outbox, [report]);
  const reloaded = new Outbox();
  expect(reloaded.all.map(({ command }) => command.do)).toEqual(["answer", "report"]);
  enter.mockReset().mockResolvedValue({});
  await reloaded.flush();
  expect(enter.mock.calls.map(([, , , command]) => command)).toEqual([boast("one", 0), report]);
  expect(reloaded.all).toEqual([]);
});

test("a list comes back as one, and is replaced by what is sent instead", async () => {
  enter.mockImplementation(refused);
  const outbox = new Outbox();
  await put(outbox, [boast("one", 0), boast("two", 1)]);
  expect(enter).toHaveBeenCalledTimes(1); // the second is worth nothing without the first
  expect(outbox.all.map(({ state }) => state)).toEqual(["refused", "refused"]);
  expect(firstOfEach(outbox.all)).toHaveLength(1);
  expect(actionsOf(outbox.all.map(({ command }) => command))).toEqual(["boast:one", "boast:two"]);
  enter.mockReset().mockResolvedValue({});
  await put(
    outbox,
    [report],
    outbox.all.map(({ id }) => id),
  );
  expect(outbox.all).toEqual([]);
});

test("an entry that waits can be taken back, and is not sent meanwhile", async () => {
  enter.mockImplementation(unreachable);
  const outbox = new Outbox();
  await put(outbox, [report]);
  outbox.hold(outbox.all[0]?.id ?? "");
  enter.mockReset().mockResolvedValue({});
  await outbox.flush();
  expect(enter).not.toHaveBeenCalled();
  expect(new Outbox().all[0]?.state).toBe("held");
  await outbox.again(outbox.all[0]?.id ?? "");
  expect(enter).toHaveBeenCalledTimes(1);
});

test("an entry goes back into the form that asks for it", () => {
  const asked = (question: string, realm = "e2"): Asked =>
    ({ battle: "e9", question, realm, dice: !realm }) as Asked;
  expect(fits(asked("boasting.0.1"), boast("one", 0))).toBe(true);
  expect(fits(asked("boasting.1.0", "e3"), boast("one", 0))).toBe(false);
  // the other one has reported meanwhile: one's own numbers are laid beside theirs
  expect(fits(asked("confirming.1.0"), report)).toBe(true);
  expect(fits(asked("confirming.1.1", "e3"), report)).toBe(false);
  expect(fits(asked("gain_choice.0"), report)).toBe(false);
  expect(
    fits(asked("roll.territory.0.0", ""), { do: "roll", battle: "e9", asked: "roll.territory.0.0" }),
  ).toBe(true);
  expect(actionsOf([report])).toEqual([
    "fielded:24",
    "fielded:26",
    "glory:5",
    "glory:2",
    "heroes:0",
    "heroes:1",
    "done:1",
    "done:0",
  ]);
});

test("what is filled in is kept until it is forgotten, the last ones only", () => {
  keepForm("a", ["glory:3"]);
  expect(formOf("a")).toEqual(["glory:3"]);
  keepForm("a", null);
  expect(formOf("a")).toBeNull();
  for (let number = 0; number < 60; number++) keepForm(`form ${number}`, number);
  expect(formOf("form 59")).toBe(59);
  expect(formOf("form 0")).toBeNull();
});

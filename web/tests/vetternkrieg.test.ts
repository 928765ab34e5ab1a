import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { turnsTo } from "../src/boards/vetternkrieg/dice";
import { effectIn, twistIn } from "../src/boards/vetternkrieg/effects";
import { exchangesOf, lastExchange, openDice } from "../src/boards/vetternkrieg/exchange";
import { extras, type Place, targetOf } from "../src/boards/vetternkrieg/places";
import { follow } from "../src/boards/vetternkrieg/troops";
import type { Step, Twist } from "../src/boards/vetternkrieg/view";
import type { Desk } from "../src/lib/desk.svelte";
import { Words } from "../src/lib/words";

const words = (language: string) =>
  new Words(language, [readFileSync(`src/boards/vetternkrieg/locale/${language}.ftl`, "utf8")]);

describe("places that a path points at", () => {
  const place = (text: string, touched: string[] = [], viewer: 0 | 1 = 0) =>
    targetOf(text, touched, viewer)?.place;

  test("regions, reserves, supplies and halves", () => {
    expect(place("region:north")).toBe("north");
    expect(place("take:r_reserve")).toBe("reserve-r");
    expect(place("take:w_south")).toBe("south");
    expect(place("take:f_supply")).toBe("supply-f");
    expect(place("take:f_york")).toBe("half-w");
    expect(place("take:w_field")).toBe("half-w");
  });

  test("where to depends on who was taken", () => {
    expect(place("put:field", ["card:E6", "use:main", "take:w_supply"])).toBe("half-w");
    expect(place("put:supply", ["use:secondary", "take:r_field"])).toBe("supply-r");
    expect(place("put:york", ["use:secondary", "take:f_supply"])).toBe("half-w");
  });

  test("survivors go to the own reserve", () => {
    expect(place("reserve", [], 1)).toBe("reserve-w");
  });

  test("what is no place is none", () => {
    for (const each of ["card:E4", "use:gain", "count:2", "claim:44", "stop"])
      expect(place(each)).toBeUndefined();
  });
});

describe("troops that go along", () => {
  const from = (...regions: string[]) => [
    "use:secondary",
    ...regions.flatMap((region) => [`take:r_${region}`, "put:field", "count:1"]),
    "done",
  ];
  const legal = [from("north"), from("north", "south"), from("south"), ["decline"]].map((path) => ({
    action: path.join("/"),
    path,
  }));

  test("whoever begins in the south may still take one from the north", () => {
    const [more] = extras(legal, from("south"));
    expect(more).toEqual({ path: from("north", "south"), take: "take:r_north", put: "put:field" });
    expect(extras(legal, from("north"))).toHaveLength(1);
    expect(extras(legal, from("north", "south"))).toEqual([]);
  });

  test("what lies ahead on the path itself is asked there", () => {
    expect(extras(legal, from("north").slice(0, -1))).toEqual([]);
    expect(extras(legal, ["decline"])).toEqual([]);
  });
});

describe("troops keep their names", () => {
  const counts = (north: number, south: number) =>
    new Map<Place, { r: number; w: number; f: number }>([
      ["north", { r: north, w: 0, f: 0 }],
      ["south", { r: south, w: 1, f: 0 }],
    ]);

  test("who can stay stays, and who goes keeps his name", () => {
    const first = follow(new Map(), counts(3, 0));
    const then = follow(first, counts(1, 2));
    const [stays, ...goes] = first.get("north")?.r ?? [];
    expect(then.get("north")?.r).toEqual([stays]);
    expect(new Set(then.get("south")?.r)).toEqual(new Set(goes));
    expect(then.get("south")?.w).toEqual(first.get("south")?.w);
    expect(first.get("north")?.r).toHaveLength(3);
  });

  test("no two troops have one name", () => {
    const once = follow(follow(new Map(), counts(2, 1)), counts(4, 3));
    const names = [...once.values()].flatMap(({ r, w }) => [...r, ...w]);
    expect(new Set(names).size).toBe(names.length);
  });
});

test("dice are turned as little as can be", () => {
  expect(turnsTo("146", "255")).toEqual([1, 1, -1]);
  expect(turnsTo("122", "222")).toEqual([1, 0, 0]);
  expect(turnsTo("335", "235")).toEqual([-1, 0, 0]);
});

describe("the last exchange", () => {
  const told = (...keys: string[]) => {
    const log = keys.map((key) => ({ message: { key, params: {} } }));
    const desk = { log, position: null, viewer: 0 } as unknown as Desk;
    return lastExchange(desk).map(({ line }) => line.message.key);
  };

  test("is what came since the claim", () => {
    expect(told("claimed", "believed", "lost", "claimed", "doubted", "claim-true", "lost")).toEqual([
      "doubted",
      "claim-true",
      "lost",
    ]);
    expect(told("claimed", "believed", "claimed")).toEqual([]);
  });

  test("is none of an earlier battle where there is no fight", () => {
    expect(told("claimed", "believed", "lost", "battle-won", "round", "unfought", "battle-won")).toEqual([
      "unfought",
      "battle-won",
    ]);
  });
});

describe("the exchanges of a battle", () => {
  const line = (key: string, who: string, params: object = {}) => ({
    move: 0,
    actor: null,
    message: { key, params: { who, ...params } },
  });
  const seats = [
    { seat: 0, side: "lancaster" },
    { seat: 1, side: "york" },
  ];
  const of = (...log: object[]) => exchangesOf({ log, scene: { seats }, viewer: 0 } as unknown as Desk);
  const claim = (size: number, face: number) => ({ claim: { key: "combination", params: { size, face } } });
  const battle = line("battle", "");

  test("a doubted lie that the last card turns true", () => {
    const doubted = line("doubted", "you", { dice: "5, 4, 2" });
    const told = [battle, line("claimed", "york", claim(2, 5)), doubted, line("claim-false", "")];
    const [caught] = of(...told);
    expect(caught).toMatchObject({ attacker: 1, face: 5, size: 2, answer: "doubt", holds: false });
    // the turned dice are not there before the card is played
    expect([caught?.uncovered, caught?.mended]).toEqual(["542", null]);
    const [mended] = of(...told, line("last-card", "york", { dice: "2, 5, 5" }));
    expect(mended?.mended).toBe("255");
    expect(openDice("542", "255", 5, 2)).toEqual([
      { face: 5, was: null, claimed: true },
      { face: 5, was: 4, claimed: true },
      { face: 2, was: null, claimed: false },
    ]);
  });

  test("a throw is kept when the next exchange begins", () => {
    const [exchange] = of(
      battle,
      line("claimed", "york", claim(1, 6)),
      line("believed", "you"),
      line("threw-open", "you", { dice: "1, 1, 3" }),
      line("last-card", "you", { dice: "1, 1, 2" }),
      line("compared", ""),
      line("lost", "you", { count: 1 }),
      line("attacker", "you"),
    );
    expect(exchange).toMatchObject({ thrown: "113", turned: "112", uncovered: null, mended: null });
    expect(exchange?.losses).toMatchObject([{ seat: 0 }]);
  });

  test("a loss is the loser's, whoever's last card it came with", () => {
    const lost = { ...line("lost", "york", { count: 2 }), actor: 0 };
    const [exchange] = of(battle, line("claimed", "york", claim(1, 6)), line("believed", "you"), lost);
    expect(exchange?.losses).toMatchObject([{ seat: 1 }]);
  });

  test("an earlier battle is none of this one", () => {
    const claimed = line("claimed", "you", claim(1, 1));
    expect(of(battle, claimed, battle)).toEqual([]);
    expect(of(battle, claimed, line("unfought", ""))).toEqual([]);
    expect(of()).toEqual([]);
  });
});

describe("effects in words", () => {
  const step: Step = {
    troops: "own",
    sources: ["reserve"],
    targets: ["regions"],
    least: 1,
    most: 3,
    one_from: false,
    one_to: false,
    each_to: 1,
  };

  test("numbers, places and limits", () => {
    expect(effectIn(words("de"), { steps: [step], fewer: false })).toBe(
      "Bring bis zu 3 deiner Truppen aus der Reserve in die Regionen, je 1.",
    );
    expect(effectIn(words("en"), { steps: [step], fewer: true })).toBe(
      "If you have fewer troops on the battlefield: Move up to 3 of your troops from the reserve to the regions, 1 into each.",
    );
  });

  test("all of them, from both halves", () => {
    const all: Step = {
      ...step,
      troops: "any",
      sources: ["own_half", "other_half", "battle_region"],
      targets: ["supply"],
      most: null,
      each_to: null,
    };
    expect(effectIn(words("de"), { steps: [all], fewer: false })).toBe(
      "Bring alle Truppen vom Schlachtfeld oder aus der Region der Schlacht in den Vorrat.",
    );
  });

  test("an extra comes after, and one Frenchman is one", () => {
    const french: Step = {
      ...step,
      troops: "french",
      sources: ["supply"],
      targets: ["own_half"],
      most: 1,
      each_to: null,
    };
    const extra: Step = {
      ...step,
      sources: ["supply"],
      targets: ["reserve"],
      least: 0,
      most: 1,
      each_to: null,
    };
    expect(effectIn(words("de"), { steps: [french, extra], fewer: false })).toBe(
      "Bring 1 Franzosen aus dem Vorrat auf deine Hälfte des Schlachtfelds. Bring bis zu 1 deiner Truppen aus dem Vorrat in die Reserve.",
    );
    expect(effectIn(words("en"), { steps: [french, extra], fewer: false })).toBe(
      "Move 1 French troop from the supply to your half of the battlefield. Move up to 1 of your troops from the supply to the reserve.",
    );
  });

  test("what the other house may do is told as such", () => {
    const half: Step = { ...step, targets: ["own_half"], each_to: null };
    expect(effectIn(words("en"), { steps: [half], fewer: false }, "york")).toBe(
      "York may then move up to 3 of their own troops from the reserve to their half of the battlefield.",
    );
    expect(effectIn(words("de"), { steps: [half], fewer: false }, "york")).toBe(
      "York darf danach bis zu 3 eigene Truppen aus der Reserve auf die eigene Hälfte des Schlachtfelds bringen.",
    );
  });

  test("a twist says everything that it changes", () => {
    const twist: Twist = {
      id: "T",
      name: {},
      forbidden: ["move", "last_card"],
      own_rose_secondary: false,
      losses_to_reserve: true,
      on_reveal: [{ source: "supply", target: "reserve", count: 2 }],
      source: {},
    };
    expect(twistIn(words("en"), twist)).toBe(
      "No one can move troops with command points, only with events. No one can use their last card in battle. " +
        "Red and white losses of the battle go to the reserve instead of the supply. " +
        "Each house immediately moves 2 of its own troops from the supply to the reserve.",
    );
  });
});

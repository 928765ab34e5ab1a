// The exchanges of a battle, as the log tells them: so no picture runs ahead of the words.

import type { Desk } from "../../lib/desk.svelte";
import { other, subjectOf } from "../../lib/log";
import type { LogLine, Message, Param, Seat } from "../../lib/protocol";
import { turnsTo } from "./dice";

export interface Blow {
  line: LogLine;
  /** Dice that the line lays open, and whose they are. */
  dice: string | null;
  seat: Seat;
}

/** With these an exchange begins, or a battle that is none. */
const FIRST = ["claimed", "battle", "unfought"];
const TOLD = [
  "unfought",
  "believed",
  "doubted",
  "claim-true",
  "claim-false",
  "last-card",
  "threw-open",
  "compared",
  "compared-equal",
  "lost",
  "battle-won",
];

/** The lines since the last claim that tell what came of it; none while it waits for an answer. */
export function lastExchange(desk: Desk): Blow[] {
  const first = desk.log.findLastIndex(({ message }) => FIRST.includes(message.key));
  if (first < 0) return [];
  return desk.log
    .slice(first)
    .filter(({ message }) => TOLD.includes(message.key))
    .map((line) => {
      const { key, params } = line.message;
      const teller = subjectOf(line, desk.scene?.seats ?? [], desk.viewer) ?? 0;
      const dice = typeof params?.dice === "string" ? params.dice.replace(/\D/g, "") : null;
      // who doubts uncovers the dice of the other
      return { line, dice, seat: key === "doubted" ? other(teller) : teller };
    });
}

/** One claim of a battle and what came of it, as far as it is known yet. */
export interface Exchange {
  attacker: Seat;
  /** The claim in words, its face, and how many dice shall show it. */
  claim: Message;
  face: number;
  size: number;
  answer: "believe" | "doubt" | null;
  /** The attacker's dice, once they were doubted. */
  uncovered: string | null;
  /** Whether they showed what was claimed. */
  holds: boolean | null;
  /** What they show after his last card. */
  mended: string | null;
  /** The defender's dice, and what they show after his last card. */
  thrown: string | null;
  turned: string | null;
  /** Both results side by side. */
  compared: LogLine | null;
  losses: { seat: Seat; line: LogLine }[];
}

/** The exchanges of the battle that goes on, or of the last one; none where there was no fight. */
export function exchangesOf(desk: Desk): Exchange[] {
  const begin = desk.log.findLastIndex(({ message }) => ["battle", "unfought"].includes(message.key));
  if (begin < 0) return [];
  const found: Exchange[] = [];
  for (const line of desk.log.slice(begin)) {
    const seat = subjectOf(line, desk.scene?.seats ?? [], desk.viewer) ?? 0;
    if (line.message.key === "claimed") found.push(begun(line, seat));
    const exchange = found.at(-1);
    if (exchange) goOn(exchange, line, seat);
  }
  return found;
}

function begun({ message }: LogLine, attacker: Seat): Exchange {
  const claim = message.params?.claim as Message;
  return {
    attacker,
    claim,
    face: Number(claim.params?.face),
    size: Number(claim.params?.size),
    answer: null,
    uncovered: null,
    holds: null,
    mended: null,
    thrown: null,
    turned: null,
    compared: null,
    losses: [],
  };
}

function goOn(exchange: Exchange, line: LogLine, seat: Seat): void {
  const dice = digits(line.message.params?.dice);
  switch (line.message.key) {
    case "believed":
      exchange.answer = "believe";
      break;
    case "doubted":
      exchange.answer = "doubt";
      exchange.uncovered = dice;
      break;
    case "claim-true":
    case "claim-false":
      exchange.holds = line.message.key === "claim-true";
      break;
    case "last-card":
      if (seat === exchange.attacker) exchange.mended = dice;
      else exchange.turned = dice;
      break;
    case "threw-open":
      exchange.thrown = dice;
      break;
    case "compared":
    case "compared-equal":
      exchange.compared = line;
      break;
    case "lost":
      exchange.losses.push({ seat, line });
  }
}

function digits(dice: Param | undefined): string | null {
  return typeof dice === "string" ? dice.replace(/\D/g, "") : null;
}

/** A die that lies open. */
export interface Open {
  face: number;
  /** What it showed before a last card turned it. */
  was: number | null;
  /** It is one of those that were claimed. */
  claimed: boolean;
}

/** Open dice, with those that a last card has turned in the places where they lay. */
export function openDice(lying: string, turned: string | null, face = 0, size = 0): Open[] {
  const turns = turned === null ? [0, 0, 0] : turnsTo(lying, turned);
  let left = size;
  return [...lying].map((each, place) => {
    const was = Number(each);
    const now = was + (turns[place] ?? 0);
    const claimed = now === face && left-- > 0;
    return { face: now, was: now === was ? null : was, claimed };
  });
}

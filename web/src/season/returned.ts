// Entries that came back: refused by the server, or taken back before they were sent. They are put
// into the form that asks for them, so that they can be changed and sent again.

import type { Asked, Command } from "./types";

/** Questions that one form asks together have the same stem. */
export function stemOf(question: string): string {
  const [kind = "", second = ""] = question.split(".");
  if (kind === "reporting" || kind === "confirming") return "report";
  return kind === "boasting" ? `${kind}.${second}` : question;
}

/** Whether the form of a question can take the entry up. */
export function fits(asked: Asked, command: Command): boolean {
  if (command.battle !== asked.battle || !command.asked) return false;
  if (!asked.dice && command.realm && command.realm !== asked.realm) return false;
  if (command.do === "report") return stemOf(asked.question) === "report";
  return stemOf(asked.question) === stemOf(String(command.asked));
}

/** The answers of entries, in the order in which the form gives them. */
export function actionsOf(commands: readonly Command[]): string[] {
  return commands.flatMap((command) => {
    if (command.do === "roll") return command.face ? [`roll:${command.face}`] : [];
    if (command.do === "answer") return [String(command.action)];
    if (command.do === "report" || command.do === "rule") return toldActions(command);
    return [];
  });
}

function toldActions(command: Command): string[] {
  const numbers = (what: string) => (command[what] as number[] | undefined) ?? [];
  const done = ((command.done as boolean[][] | undefined) ?? []).flat();
  return [
    ...["fielded", "glory", "heroes"].flatMap((what) => numbers(what).map((number) => `${what}:${number}`)),
    ...done.map((each) => `done:${each ? 1 : 0}`),
  ];
}

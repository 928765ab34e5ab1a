// The effects printed on cards and twists, in words.

import type { Words } from "../../lib/words";
import type { Effect, Step, Twist } from "./view";

/** Both halves together are the field. */
function placesOf(places: readonly string[]): string[] {
  if (!places.includes("own_half") || !places.includes("other_half")) return [...places];
  return ["field", ...places.filter((place) => !place.endsWith("_half"))];
}

/** Brief where there is little room: troops of whom nothing is said are the own ones. */
export type Form = "full" | "brief";

function listed(places: readonly string[], words: Words, form: Form): string {
  const names = placesOf(places).map((place) => words.t("effect-place", { place, form }));
  return names.join(words.t("effect-or"));
}

function stepIn(words: Words, step: Step, form: Form): string {
  const { least, most, troops, sources, targets, one_from, one_to, each_to } = step;
  return words.t("effect-step", {
    count: most === null ? "all" : most,
    range: most !== null && least < most ? "up" : "just",
    troops,
    form,
    from: listed(sources, words, form),
    to: listed(targets, words, form),
    limit: one_from ? "one-from" : one_to ? "one-to" : each_to ? "each" : "none",
    each: each_to ?? 0,
  });
}

/** A main or secondary event in words. */
export function effectIn(words: Words, { steps, fewer }: Effect, form: Form = "full"): string {
  const said = steps.map((step) => stepIn(words, step, form)).join(words.t("effect-then"));
  return fewer ? words.t("effect-fewer", { effect: said }) : said;
}

/** What a twist changes for its round. */
export function twistIn(words: Words, twist: Twist): string {
  const said = twist.forbidden.map((use) => words.t("twist-forbids", { use }));
  if (twist.own_rose_secondary) said.push(words.t("twist-own-rose"));
  if (twist.losses_to_reserve) said.push(words.t("twist-losses"));
  for (const { source, target, count } of twist.on_reveal)
    said.push(
      words.t("twist-reveal", {
        count,
        from: words.t("effect-place", { place: source, form: "full" }),
        to: words.t("effect-place", { place: target, form: "full" }),
      }),
    );
  return said.join(" ");
}

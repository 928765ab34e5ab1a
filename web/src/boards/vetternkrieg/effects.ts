// The effects printed on cards and twists, in words.

import type { Words } from "../../lib/words";
import type { Effect, Step, Twist } from "./view";

/** Both halves together are the battlefield. */
function placesOf(places: readonly string[]): string[] {
  if (!places.includes("own_half") || !places.includes("other_half")) return [...places];
  return ["field", ...places.filter((place) => !place.endsWith("_half"))];
}

/** Whom a sentence speaks to or of: the reader, who is asked to, or a house that may. */
export type Voice = "you" | "lancaster" | "york";

function listed(places: readonly string[], words: Words, key: string, voice: Voice): string {
  const names = placesOf(places).map((place) => words.t(key, { place, voice }));
  return new Intl.ListFormat(words.language, { type: "disjunction" }).format(names);
}

function limitOf({ one_from, one_to, each_to }: Step): string {
  return one_from ? "one-from" : one_to ? "one-to" : each_to ? "each" : "none";
}

function stepIn(words: Words, step: Step, voice: Voice): string {
  const { least, most, troops, sources, targets, each_to } = step;
  const what = words.t("effect-troops", {
    count: most === null ? "all" : most,
    range: most !== null && least < most ? "up" : "just",
    troops,
    voice,
  });
  const params = {
    what,
    voice,
    from: listed(sources, words, "effect-from", voice),
    to: listed(targets, words, "effect-to", voice),
    limit: limitOf(step),
    each: each_to ?? 0,
  };
  return words.t("effect-sentence", params);
}

/** A main or secondary event in whole sentences. */
export function effectIn(words: Words, { steps, fewer }: Effect, voice: Voice = "you"): string {
  const said = steps.map((step) => stepIn(words, step, voice)).join(" ");
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
        from: words.t("effect-from", { place: source, voice: "lancaster" }),
        to: words.t("effect-to", { place: target, voice: "lancaster" }),
      }),
    );
  return said.join(" ");
}

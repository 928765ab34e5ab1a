// Messages put into words, from Fluent catalogues; the same files that the server reads.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message, Param } from "./protocol";

export type Params = Record<string, Param>;

export class Words {
  #bundle: FluentBundle;
  /** The kinds of things that the catalogues have words for, as `thing-<kind>`. */
  readonly kinds: readonly string[];

  /** Catalogues given first win. */
  constructor(
    readonly language: string,
    catalogues: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of catalogues) this.#bundle.addResource(new FluentResource(text));
    this.kinds = catalogues.flatMap((text) =>
      [...text.matchAll(/^thing-(\w+) =/gm)].map(([, kind]) => kind as string),
    );
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message in words; a parameter that is a message is said first. A key without words stays itself. */
  say(message: Message): string {
    const pattern = this.#bundle.getMessage(message.key)?.value;
    if (!pattern) return message.key;
    const params: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(message.params ?? {}))
      params[name] = typeof value === "object" ? this.say(value) : value;
    return this.#bundle.formatPattern(pattern, params, []);
  }

  t = (key: string, params?: Params): string => this.say(params ? { key, params } : { key });

  /** The words for the key, or something else where there are none. */
  or(key: string, otherwise: string, params?: Params): string {
    return this.has(key) ? this.t(key, params) : otherwise;
  }
}

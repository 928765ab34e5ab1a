// What the parts of the board share: where the troops stand, what can be touched, and the one
// place that the Tab key leads to.

import type { Desk } from "../../lib/desk.svelte";
import {
  type Colour,
  type Place,
  standing,
  type Target,
  targetOf,
  targets,
  touch,
  touchedPlaces,
} from "./places";
import { follow, type Standing } from "./troops";
import { type View, viewOf } from "./view";

export class Table {
  readonly desk: Desk;
  focused = $state<Place>("north");
  #before: Standing = new Map();
  #seen = "";
  #fresh: ReadonlySet<string> = new Set();

  constructor(desk: Desk) {
    this.desk = desk;
  }

  get view(): View {
    return viewOf(this.desk);
  }

  /** The named troops in each place, and those that the last move has moved. */
  readonly pieces = $derived.by(() => {
    const seen = `${this.desk.scene?.version} ${this.desk.log.length}`;
    const before = this.#before;
    this.#before = follow(before, standing(this.view));
    const moved = new Set<string>();
    for (const [place, troops] of this.#before)
      for (const [colour, names] of Object.entries(troops))
        for (const name of names)
          if (before.size && !before.get(place)?.[colour as Colour].includes(name)) moved.add(name);
    if (seen !== this.#seen || moved.size) this.#fresh = moved;
    this.#seen = seen;
    return { troops: this.#before, fresh: this.#fresh };
  });

  readonly #targets = $derived.by<Target[]>(() => targets(this.desk));
  readonly selected = $derived.by<Place[]>(() => touchedPlaces(this.desk));
  readonly pointed = $derived.by<Place[]>(() =>
    this.desk.pointed.flatMap((each) => targetOf(each, this.desk.touched, this.desk.viewer)?.place ?? []),
  );

  troops(place: Place, colour: Colour): string[] {
    return this.pieces.troops.get(place)?.[colour] ?? [];
  }

  at(place: Place): Target[] {
    return this.#targets.filter((target) => target.place === place);
  }

  isLegal(place: Place): boolean {
    return this.at(place).length > 0;
  }

  /** Whether the troops of a colour are to be picked here, beside those of another. */
  isPick(place: Place, colour: Colour): boolean {
    const here = this.at(place);
    return here.length > 1 && here.some((target) => target.colour === colour);
  }

  get legalPlaces(): Place[] {
    return [...new Set(this.#targets.map(({ place }) => place))];
  }

  /** Touches a place, or the troops of a colour in it; where several are meant, the dock asks. */
  touch(place: Place, colour: Colour | null = null): void {
    const here = this.at(place);
    const meant = here.length > 1 ? here.find((target) => target.colour === colour) : here[0];
    const [first] = here;
    if (meant) touch(this.desk, meant.thing);
    else if (first) document.querySelector<HTMLElement>(`.dock [data-thing="${first.thing}"]`)?.focus();
    else this.desk.touch(place.includes("-") ? (place.split("-")[0] ?? "") : `region:${place}`);
  }
}

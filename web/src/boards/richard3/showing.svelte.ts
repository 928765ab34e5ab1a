import { MediaQuery } from "svelte/reactivity";

/** What a person has asked the board to show besides the position. */
export const showing = $state<{
  /** The area whose blocks lie open below the map. */
  area: string | null;
  /** The battle is lifted, so that the map can be seen. */
  map: boolean;
}>({ area: null, map: false });

/** A window as low as a phone on its side. */
export const low = new MediaQuery("(max-height: 34em)");

/** Whether one's own plate is a dock at the foot of the window, as on a phone. */
export const dock = new MediaQuery(
  "(max-width: 44.9375em) and (min-height: 34.01em), (max-width: 39.9375em)",
);

/** A desktop that is not high: a battle tells its last lines only. */
export const brief = new MediaQuery("(max-height: 56em)");

/** What a person has asked the board to show besides the position. */
export const showing = $state<{
  /** The area whose blocks lie open below the map. */
  area: string | null;
  /** The battle is lifted, so that the map can be seen. */
  map: boolean;
}>({ area: null, map: false });

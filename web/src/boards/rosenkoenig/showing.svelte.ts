import type { Viewer } from "../../lib/protocol";

/** What a person has asked the board to show besides the position: where a seat's cards lead. */
export const showing = $state<{ waysOf: Viewer }>({ waysOf: null });

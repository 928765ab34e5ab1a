// How a match ended, in words.

import type { Desk } from "./desk.svelte";
import { t } from "./language.svelte";
import { HOUSE_ENDS, other } from "./log";

/** Who has won, as the shell says it. */
export function winnerIn(desk: Desk): string {
  const winner = desk.outcome?.winner ?? null;
  if (winner === null) return t("result-draw");
  if (winner === desk.viewer && !desk.shared) return t("result-won");
  return t("result-other", { side: desk.sideName(winner) });
}

/** Why it ended, where the rules would have gone on: somebody resigned, both agreed, time ran out. */
export function houseReason(desk: Desk): string | null {
  const { outcome } = desk;
  if (!outcome || !HOUSE_ENDS.includes(outcome.reason)) return null;
  const winner = outcome.winner ?? null;
  const side = winner === null ? "" : desk.sideName(other(winner));
  return t(`result-${outcome.reason}`, { side });
}

/** The last line of the log of such a match; of other ends the game itself tells. */
export function houseEnd(desk: Desk): string | null {
  const reason = houseReason(desk);
  return reason && `${reason} ${winnerIn(desk)}`;
}

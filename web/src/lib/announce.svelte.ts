// What a match tells outside of its board: the tag in the bar, the title of the tab, sounds.

import { titleOf } from "./catalogue.svelte";
import { t } from "./language.svelte";
import type { MatchSession } from "./session.svelte";
import { signs, title } from "./signs.svelte";
import * as sound from "./sound";

/** To be called while a component is set up; it ends with that component. */
export function announce(session: MatchSession): void {
  const { shared, info } = session;

  $effect(() => {
    const { desk, position } = session;
    const present = position?.seats[session.rival]?.present ?? false;
    if (session.isLost) signs.news = { text: t("match-lost"), tone: "warn" };
    else if (desk.viewer === null && position) signs.news = { text: t("match-watching"), tone: "azure" };
    else if (session.isBetweenPeople && present)
      signs.news = { text: t("match-present", { name: session.rivalName }), tone: "vert" };
    else signs.news = null;
    return () => {
      signs.news = null;
    };
  });

  // the tab says at once whose turn it is, even while the turn before is still being shown
  $effect(() => {
    const mine = session.desk.isDue && !shared;
    title(mine ? t("match-your-turn") : titleOf(info.key), mine);
  });

  let heard = -1;
  $effect(() => {
    const lines = session.desk.log.length;
    if (heard >= 0 && lines > heard) sound.play("move");
    heard = lines;
  });
  let wasMine = true;
  $effect(() => {
    const mine = session.desk.isMyTurn;
    if (mine && !wasMine && !shared) sound.play("turn");
    wasMine = mine;
  });
  let wasOver = true;
  $effect(() => {
    const { scene } = session.desk;
    const over = scene?.status === "over";
    if (over && !wasOver) sound.play("end");
    if (scene) wasOver = over;
  });
}

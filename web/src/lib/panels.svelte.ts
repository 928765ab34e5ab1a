// Which of the panels beside the board are open; on a narrow screen, one at a time as a sheet.

import type { ChatLine, Viewer } from "./protocol";

/** Below this the panels are sheets over the dock. Play's styles have the same limits. */
const WIDE = "(min-width: 45em), (min-width: 40em) and (max-height: 34em)";

export class Panels {
  left = $state("log");
  right = $state("rules");
  /** The open one where all of them share a place, because the coach needs some. */
  only = $state("coach");
  /** The panel that lies over the dock of a narrow screen. */
  sheet = $state<string | null>(null);
  /** The rule that the rules are opened at. */
  rule = $state<string | null>(null);
  wide = $state(true);
  #read = $state(0);

  /** Follows the width of the window; gives back what ends it. */
  watch(): () => void {
    const query = matchMedia(WIDE);
    const look = () => {
      this.wide = query.matches;
    };
    look();
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }

  get chats(): boolean {
    return this.left === "chat" || this.sheet === "chat";
  }

  /** How many lines of the others were said since the chat was last open. */
  unread(lines: readonly ChatLine[], viewer: Viewer): number {
    if (this.chats) return 0;
    return lines.slice(this.#read).filter(({ seat }) => seat === null || seat !== viewer).length;
  }

  read(count: number): void {
    this.#read = count;
  }

  toggle(sheet: string): void {
    this.sheet = this.sheet === sheet ? null : sheet;
  }

  showRule(number: string): void {
    this.rule = number;
    this.right = this.only = "rules";
    if (!this.wide) this.sheet = "rules";
  }
}

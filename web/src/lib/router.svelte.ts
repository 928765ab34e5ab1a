// Which page the address asks for.

import { below, keepLinksBelow, within } from "./base";

export interface Place {
  page: string;
  rest: string[];
}

function read(): Place {
  const [page = "", ...rest] = within(location.pathname).split("/").filter(Boolean).map(decodeURIComponent);
  return { page, rest };
}

let place = $state.raw<Place>(read());

export const router = {
  get place(): Place {
    return place;
  },
};

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", below(path));
  else history.pushState(null, "", below(path));
  arrive();
  scrollTo(0, 0);
  // whoever reads by ear or keyboard goes on where the new page begins
  document.getElementById("main")?.focus({ preventScroll: true });
}

function arrive(): void {
  place = read();
}

/** Follows links of the page without loading it anew. */
function follow(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash) return;
  if (below(link.pathname) !== link.pathname) return; // another site beside ours
  if (/^\/(api|docs)\//.test(within(link.pathname))) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function start(): void {
  keepLinksBelow(document.body);
  addEventListener("popstate", arrive);
  document.addEventListener("click", follow);
}

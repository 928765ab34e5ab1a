// Where the site is served: "" at the root of its address, or a path such as "/rosen", which the
// server writes into the page. Everything else writes its paths as if it were the root.

export const base: string = globalThis.document?.documentElement.dataset.base ?? "";

/** The path of this site as the browser must ask for it; one that has it already stays as it is. */
export function below(path: string, under: string = base): string {
  if (!under || !path.startsWith("/") || path.startsWith("//")) return path;
  return path === under || path.startsWith(`${under}/`) ? path : under + path;
}

/** The path of the browser as the page knows it. */
export function within(path: string, under: string = base): string {
  if (path === under) return "/";
  return under && path.startsWith(`${under}/`) ? path.slice(under.length) : path;
}

/** The whole address of a path, as it can be given to others. */
export function address(path: string): URL {
  return new URL(below(path), location.href);
}

/** Puts the path into every link that is or comes into the page. */
export function keepLinksBelow(root: HTMLElement, under: string = base): void {
  if (!under) return;
  const mend = (link: Element) => {
    const path = link.getAttribute("href") ?? "";
    const told = below(path, under);
    if (told !== path) link.setAttribute("href", told);
  };
  const look = (node: Node) => {
    if (!(node instanceof Element)) return;
    if (node.matches("a[href]")) mend(node);
    for (const link of node.querySelectorAll("a[href]")) mend(link);
  };
  look(root);
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "attributes") look(change.target);
      else for (const node of change.addedNodes) look(node);
    }
  }).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["href"] });
}

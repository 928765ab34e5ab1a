// Where each troop was on the screen before the table changed, so that it can travel from there.

export const rects = new Map<string, DOMRect>();

export function remember(table: HTMLElement | undefined): void {
  for (const piece of table?.querySelectorAll<SVGElement>("[data-troop]") ?? [])
    rects.set(piece.dataset.troop ?? "", boxOf(piece));
}

/** Where a troop is seen; one that is only counted is where its place is. */
function boxOf(piece: Element): DOMRect {
  const box = piece.getBoundingClientRect();
  return box.width ? box : (piece.closest(".spot") ?? piece).getBoundingClientRect();
}

// Keeps a box as tall as it once was, so that what lies around it does not jump from step to step.

/** To be attached to a box whose child grows and shrinks; another width of the window starts anew. */
export function steady(box: HTMLElement): () => void {
  let width = innerWidth;
  const grow = () => {
    const tallest = Number.parseFloat(box.style.minHeight) || 0;
    if (innerWidth !== width) {
      width = innerWidth;
      box.style.minHeight = "";
    } else if (box.offsetHeight > tallest) box.style.minHeight = `${box.offsetHeight}px`;
  };
  const observer = new ResizeObserver(grow);
  observer.observe(box);
  if (box.firstElementChild) observer.observe(box.firstElementChild);
  addEventListener("resize", grow);
  return () => {
    observer.disconnect();
    removeEventListener("resize", grow);
    box.style.minHeight = "";
  };
}

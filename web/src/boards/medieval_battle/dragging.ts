// Taking a thing and putting it on a hex, with the mouse or a finger. What is dragged is touched first
// and the hex after it, so that dragging does nothing that touching cannot do.

import type { Desk } from "../../lib/desk.svelte";

const FAR = 8;

/** Makes an element draggable while `thing` names what would be touched. */
export function dragging(thing: () => string | null, desk: Desk) {
  return (element: Element) => {
    const node = element as SVGElement | HTMLElement;
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;

    function down(event: PointerEvent) {
      start = event.isPrimary && event.button === 0 && thing() ? event : null;
      if (!start) return;
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", end);
    }

    function move(event: PointerEvent) {
      if (!start) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
        const what = thing();
        if (!what) return end();
        if (!desk.touched.includes(what)) desk.touch(what);
        ghost = document.createElement("div");
        ghost.className = "dragged";
        ghost.style.cssText =
          "position:fixed;z-index:60;width:34px;height:34px;margin:-17px;border-radius:50%;pointer-events:none;" +
          "border:3px solid var(--legal);background:color-mix(in srgb, var(--legal) 35%, transparent)";
        document.body.append(ghost);
      }
      event.preventDefault();
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
    }

    function up(event: PointerEvent) {
      const dropped = ghost !== null;
      end();
      if (!dropped) return;
      // the click that follows would touch once more what the drag has touched
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, true));
      const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-hex]");
      const hex = cell?.getAttribute("data-hex");
      if (hex) desk.touch(`hex:${hex}`);
    }

    function end() {
      start = null;
      ghost?.remove();
      ghost = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
    }

    const begin = (event: Event) => down(event as PointerEvent);
    node.addEventListener("pointerdown", begin);
    // what is dragged may leave the page as soon as it is touched; the drag goes on to its end
    return () => node.removeEventListener("pointerdown", begin);
  };
}

function swallow(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

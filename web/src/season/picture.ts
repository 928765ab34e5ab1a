// The map as a picture to share: the drawing with its colors worked in, so that it stands alone.

import { save } from "./save";

const SVG = "http://www.w3.org/2000/svg";
const SHOWN = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "stroke-linecap",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "paint-order",
  "display",
  "opacity",
];
const DROPPED = /^(style|class|tabindex|role|aria-.*|data-.*)$/;
const ABSENT = ".touch, .place, title";

/** The element as attributes alone: the page's policy lets no style attributes in. */
function plain(from: Element): Element {
  const to = document.createElementNS(SVG, from.localName);
  for (const { name, value } of from.attributes) if (!DROPPED.test(name)) to.setAttribute(name, value);
  const style = getComputedStyle(from);
  for (const name of SHOWN) to.setAttribute(name, style.getPropertyValue(name).replaceAll('"', "'"));
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) to.append(child.textContent ?? "");
    else if (child instanceof Element && !child.matches(ABSENT)) to.append(plain(child));
  }
  return to;
}

/** The map with everything it refers to, as text. */
export function drawing(map: SVGSVGElement): string {
  const copy = plain(map);
  const used = new Set<string>();
  for (const each of copy.querySelectorAll("use")) used.add((each.getAttribute("href") ?? "").slice(1));
  for (const each of copy.querySelectorAll("[fill]")) {
    const found = /url\(["']?#([\w-]+)["']?\)/.exec(each.getAttribute("fill") ?? "");
    if (found?.[1]) used.add(found[1]);
  }
  const defs = document.createElementNS(SVG, "defs");
  for (const id of used) {
    const source = document.getElementById(id);
    if (source) defs.append(plain(source));
  }
  copy.prepend(defs);
  copy.setAttribute("width", "2000");
  copy.setAttribute("height", "1380");
  return new XMLSerializer().serializeToString(copy);
}

export async function savePicture(map: SVGSVGElement, name: string, kind: "svg" | "png"): Promise<void> {
  const text = drawing(map);
  const file = name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase() || "season";
  if (kind === "svg") {
    save(`${file}.svg`, new Blob([text], { type: "image/svg+xml" }));
    return;
  }
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2000;
  canvas.height = 1380;
  canvas.getContext("2d")?.drawImage(image, 0, 0, 2000, 1380);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob) save(`${file}.png`, blob);
}

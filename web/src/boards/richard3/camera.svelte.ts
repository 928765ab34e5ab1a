// The part of the map that is seen. Zoom 1 is all that matters of it, whatever the shape of the window.

import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { isStill } from "../../lib/settings.svelte";
import { type Box, HEIGHT, HOME, middle, WIDTH } from "./geometry";

const CLOSEST = 6;
const STEP = 1.5;
/** As near as one goes to look at an area. */
const LOOK = 2.2;

const CENTRE = { x: HOME.x + HOME.width / 2, y: HOME.y + HOME.height / 2 };

interface Sight {
  x: number;
  y: number;
  zoom: number;
}

export class Camera {
  /** The window on the page, in pixels. */
  width = $state(0);
  height = $state(0);
  #sight = new Tween<Sight>({ ...CENTRE, zoom: 1 }, { easing: cubicOut });

  get zoom(): number {
    return this.#sight.current.zoom;
  }

  /** How wide the map is seen, in its own units. */
  #wide(zoom: number): number {
    return Math.max(HOME.width, HOME.height * this.#aspect) / zoom;
  }

  /** The shape of the window; that of the map until the window has been measured. */
  get #aspect(): number {
    return this.width && this.height ? this.width / this.height : HOME.width / HOME.height;
  }

  /** Pixels to a unit of the map. */
  get scale(): number {
    return this.width / this.#wide(this.zoom);
  }

  /** How large a block is, in units of the map: the same wherever it stands, and larger from nearby. */
  get block(): number {
    const [wide, high] = [this.width || 600, this.height || 600];
    const far = Math.min(46, Math.max(28, high * 0.05, wide < 600 ? 0 : 30));
    return Math.min(68, far * Math.sqrt(this.zoom)) / (this.scale || 1);
  }

  get box(): Box {
    const { x, y, zoom } = this.#sight.current;
    const width = this.#wide(zoom);
    const height = width / this.#aspect;
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  reset(): void {
    this.#go({ ...CENTRE, zoom: 1 });
  }

  closer(): void {
    this.#by(STEP);
  }

  farther(): void {
    this.#by(1 / STEP);
  }

  #by(factor: number): void {
    const { x, y, zoom } = this.#sight.target;
    this.#go({ x, y, zoom: zoom * factor });
  }

  /** Zooms so that the map under a point of the window, given in parts of it, stays there. */
  zoomAt(factor: number, across: number, down: number): void {
    const { x, y, width, height } = this.box;
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    const grown = this.zoom / zoom;
    const [pointX, pointY] = [x + width * across, y + height * down];
    this.#go(
      {
        x: pointX + (0.5 - across) * width * grown,
        y: pointY + (0.5 - down) * height * grown,
        zoom,
      },
      true,
    );
  }

  /** Moves by pixels of the window. */
  pan(across: number, down: number): void {
    const { x, y, zoom } = this.#sight.current;
    this.#go({ x: x - across / this.scale, y: y - down / this.scale, zoom }, true);
  }

  /** Brings areas into sight, and near enough to read them if `near` is asked for. */
  show(areas: readonly string[], near = false): void {
    const places = areas.map(middle);
    if (!places.length) return;
    const { zoom } = this.#sight.target;
    const box = this.box;
    const edge = 40;
    const seen = places.every(
      ({ x, y }) =>
        x > box.x + edge && x < box.x + box.width - edge && y > box.y + edge && y < box.y + box.height - edge,
    );
    if (seen && (!near || zoom >= LOOK)) return;
    const xs = places.map(({ x }) => x);
    const ys = places.map(({ y }) => y);
    const spread = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) + 160;
    const most = Math.max(1, this.#wide(1) / spread);
    this.#go({
      x: (Math.min(...xs) + Math.max(...xs)) / 2,
      y: (Math.min(...ys) + Math.max(...ys)) / 2,
      zoom: Math.min(most, near ? Math.max(LOOK, zoom) : zoom),
    });
  }

  #go({ x, y, zoom }: Sight, atOnce = false): void {
    const near = Math.min(CLOSEST, Math.max(1, zoom));
    const width = this.#wide(near);
    const height = width / this.#aspect;
    const within = (value: number, size: number, from: number, all: number, middle: number) =>
      size >= all ? middle : Math.min(from + all - size / 2, Math.max(from + size / 2, value));
    const upper = near === 1 ? HOME.y : 0;
    const high = near === 1 ? HOME.height : HEIGHT;
    void this.#sight.set(
      {
        x: within(x, width, 0, WIDTH, CENTRE.x),
        y: within(y, height, upper, high, CENTRE.y),
        zoom: near,
      },
      { duration: atOnce || isStill() ? 0 : 280 },
    );
  }
}

/** Fingers and mouse on the window: one pans, two pinch, and what was no tap clicks nothing. */
export class Grip {
  #camera: Camera;
  #fingers = new Map<number, { x: number; y: number }>();
  #travelled = 0;

  constructor(camera: Camera) {
    this.#camera = camera;
  }

  /** Whether the pointer moved so far that it is no click. */
  get dragged(): boolean {
    return this.#travelled > 8;
  }

  down(event: PointerEvent): void {
    if (event.button) return;
    if (!this.#fingers.size) this.#travelled = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, window: Element): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (!this.dragged) return;
    window.setPointerCapture(event.pointerId);
    if (!other) {
      this.#camera.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const room = window.getBoundingClientRect();
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const apart = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    this.#camera.zoomAt(
      apart(now) / apart(before),
      (middle.x - room.left) / room.width,
      (middle.y - room.top) / room.height,
    );
    this.#camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }
}

// The part of a drawing that is in view: moved and enlarged by mouse, wheel, fingers and keys.

import { set } from "../dom.js";
import { isMoving } from "../motion.js";

/** A small drawing does not fill a projector. */
const LARGEST_FIT = 1.3;
const [SMALLEST, LARGEST] = [0.05, 4];
/** What a press of a key or a button does. */
const [FACTOR, STRIDE] = [1.25, 60];
/** Pixels that a pointer moves before a click becomes a drag. */
const SLOP = 5;
/** Pixels between what is revealed and the edges. */
const MARGIN = 28;
/** Milliseconds. */
const GLIDE = 160;

export class Camera {
  /** @param {HTMLElement} box what can be dragged @param {SVGSVGElement} svg the drawing in it */
  constructor(box, svg) {
    Object.assign(this, { box, svg, x: 0, y: 0, scale: 1, middle: 0, whole: false, byHand: false });
    this.size = { width: 1, height: 1, readable: 1 };
    /** @type {Map<number, [number, number]>} */
    this.pointers = new Map();
    this.dragged = false;
    this.gliding = 0;
    set(box, {
      onpointerdown: (event) => this.press(event),
      onpointermove: (event) => this.drag(event),
      onpointerup: (event) => this.release(event),
      onpointercancel: (event) => this.release(event),
      onkeydown: (event) => this.key(event),
    });
    box.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    // The end of a drag is no click on what lies below it.
    box.addEventListener("click", (event) => this.dragged && event.stopPropagation(), { capture: true });
  }

  get width() {
    return this.box.clientWidth || 1;
  }

  get height() {
    return this.box.clientHeight || 1;
  }

  /** The drawing has another size; below the scale `readable` it is not shrunk by itself: it is fitted anew, unless the user has chosen a scale. */
  resize(size, middle) {
    Object.assign(this, { size, middle });
    const wide = Math.min(LARGEST_FIT, Math.max(size.readable, this.width / size.width));
    this.box.style.setProperty("--tree-height", `${Math.ceil(size.height * wide)}px`);
    if (!this.byHand) this.fit();
    else this.apply();
  }

  /** As large as it fits, but readable; the root first. */
  fit() {
    const { width, height, readable } = this.size;
    const whole = Math.min(LARGEST_FIT, this.width / width, this.height / height);
    this.scale = this.whole ? whole : Math.max(readable, whole);
    this.byHand = false;
    this.x = (this.middle ?? width / 2) - this.width / this.scale / 2;
    this.y = 0;
    this.apply();
  }

  /** Between the whole drawing and the readable part of it. */
  turn(whole) {
    this.whole = whole;
    this.fit();
  }

  /** Brings a rectangle into view; what is in view already stays where it is. */
  reveal({ x, y, width, height }) {
    const [across, down] = [this.width / this.scale, this.height / this.scale];
    const margin = MARGIN / this.scale;
    const to = { x: this.x, y: this.y };
    if (x - margin < to.x || x + width + margin > to.x + across) to.x = x + width / 2 - across / 2;
    if (y - margin / 2 < to.y || y + height + margin / 2 > to.y + down) to.y = y + height / 2 - down / 2;
    this.glide(this.clamped(to));
  }

  /** Enlarges around a point of the box, or around its middle. */
  zoom(factor, at = [this.width / 2, this.height / 2]) {
    const scale = Math.max(SMALLEST, Math.min(LARGEST, this.scale * factor));
    const [px, py] = at;
    this.x += px / this.scale - px / scale;
    this.y += py / this.scale - py / scale;
    this.scale = scale;
    this.byHand = true;
    this.apply();
  }

  enlarge() {
    this.zoom(FACTOR);
  }

  shrink() {
    this.zoom(1 / FACTOR);
  }

  pan(dx, dy) {
    this.x += dx / this.scale;
    this.y += dy / this.scale;
    this.apply();
  }

  /** What fits is in the middle; of the rest no more than a margin lies beyond the edge. */
  clamped({ x, y }) {
    const [across, down] = [this.width / this.scale, this.height / this.scale];
    const within = (at, room, length) =>
      length <= room ? (length - room) / 2 : Math.max(0, Math.min(at, length - room));
    const { width, height } = this.size;
    return { x: within(x, across, width), y: height <= down ? 0 : within(y, down, height) };
  }

  apply() {
    cancelAnimationFrame(this.gliding);
    Object.assign(this, this.clamped(this));
    this.show(this.x, this.y);
  }

  /** The part in view, or that comes into view. */
  viewBox(x = this.x, y = this.y) {
    const [across, down] = [this.width / this.scale, this.height / this.scale];
    return [x, y, across, down].map((value) => Math.round(value * 100) / 100).join(" ");
  }

  show(x, y) {
    const down = this.height / this.scale;
    set(this.svg, { viewBox: this.viewBox(x, y) });
    this.box.classList.toggle("is-far", this.scale < 0.5);
    // A finger scrolls the page where the drawing cannot move up and down.
    this.box.classList.toggle("is-tall", this.size.height > down + 1);
  }

  glide(to) {
    const from = { x: this.x, y: this.y };
    Object.assign(this, to);
    cancelAnimationFrame(this.gliding);
    const still = Math.hypot(to.x - from.x, to.y - from.y) < 1;
    if (still || !isMoving()) return this.show(to.x, to.y);
    const start = performance.now();
    const frame = (now) => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const eased = part * (2 - part);
      this.show(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased);
      if (part < 1) this.gliding = requestAnimationFrame(frame);
    };
    this.gliding = requestAnimationFrame(frame);
  }

  press(event) {
    if (event.button > 0) return;
    if (this.pointers.size === 0) this.dragged = false;
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  drag(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = [event.clientX, event.clientY];
    if (this.pointers.size === 2) return this.pinch(event, now);
    const [dx, dy] = [before[0] - now[0], before[1] - now[1]];
    if (!this.dragged && Math.hypot(dx, dy) < SLOP) return;
    if (!this.dragged) {
      this.dragged = true;
      // Now it is no click any more; before, the element below would not get its own.
      this.box.setPointerCapture(event.pointerId);
    }
    this.pointers.set(event.pointerId, now);
    this.pan(dx, dy);
  }

  pinch(event, now) {
    this.dragged = true;
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)[1];
    const before = this.pointers.get(event.pointerId);
    const apart = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
    const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const [from, to] = [middle(before, other), middle(now, other)];
    const { left, top } = this.box.getBoundingClientRect();
    this.pointers.set(event.pointerId, now);
    this.zoom(apart(now, other) / Math.max(1, apart(before, other)), [to[0] - left, to[1] - top]);
    this.pan(from[0] - to[0], from[1] - to[1]);
  }

  release(event) {
    this.pointers.delete(event.pointerId);
    if (this.box.hasPointerCapture(event.pointerId)) this.box.releasePointerCapture(event.pointerId);
    // The click comes right after this event.
    if (this.pointers.size === 0) setTimeout(() => (this.dragged = false));
  }

  wheel(event) {
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey) {
      event.preventDefault();
      return this.pan(event.deltaX || event.deltaY, 0);
    }
    const factor = Math.exp(-Math.max(-240, Math.min(240, event.deltaY)) / 480);
    // A drawing that is seen whole lets the page scroll.
    const isWhole = this.size.width * this.scale <= this.width && this.size.height * this.scale <= this.height;
    if (factor < 1 && isWhole) return;
    event.preventDefault();
    const { left, top } = this.box.getBoundingClientRect();
    this.zoom(factor, [event.clientX - left, event.clientY - top]);
  }

  key(event) {
    if (event.target !== this.box || event.ctrlKey || event.metaKey || event.altKey) return;
    const acts = {
      ArrowLeft: () => this.pan(-STRIDE, 0),
      ArrowRight: () => this.pan(STRIDE, 0),
      ArrowUp: () => this.pan(0, -STRIDE),
      ArrowDown: () => this.pan(0, STRIDE),
      "+": () => this.enlarge(),
      "=": () => this.enlarge(),
      "-": () => this.shrink(),
      0: () => this.fit(),
    };
    if (!Object.hasOwn(acts, event.key)) return;
    event.preventDefault();
    acts[event.key]();
  }
}

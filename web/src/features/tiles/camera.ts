/**
 * Which part of the cloth is visible, and how large. The camera stays while everything is in view, pans when something
 * is outside, zooms out when it must, and never zooms in by itself within a round.
 */
import type { Rect } from './rect.ts';
import type { Size } from './width.ts';

/** The scale in pixels per `u`, and the point of the cloth at the middle of the view. */
export interface Camera {
  readonly u: number;
  readonly x: number;
  readonly y: number;
}

/** The view, the scale at which the largest round fits, and the largest scale at which a round begins (`ceiling`). */
export interface Lens {
  readonly view: Size;
  readonly fit: number;
  readonly ceiling?: number;
  /** The scale at which a round begins, as a multiple of that of a line; 1 if absent. */
  readonly startFactor?: number;
}

/** How many pixels of a view something else covers, from each of these edges. */
export interface Edges {
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

/** Nothing covers the view. */
export const CLEAR: Edges = { top: 0, left: 0, right: 0 };

/** A view with a side below this many pixels is a phone's, unless it is wider than a phone. */
const PHONE_BELOW = 480;
const PHONE_WIDEST = 640;
// The scales at which a line begins, in pixels per `u`.
const START_PHONE = 30;
const START = 60;
const START_VAST = 88;
/** A view wider than this many pixels has room for tiles of nearly twice the size. */
const VAST_ABOVE = 1100;
// The factors of the steps by which the camera zooms out: above the fitting scale, and below it.
const COARSE = 0.8;
const FINE = 0.92;
// A view without room for anything would shrink the scale forever.
const LEAST = 0.5;
/** The largest scale that can be chosen by hand. */
const CLOSEST = 120;
// Without a tolerance, rounding errors would make the camera zoom out from a line that fits exactly.
const TOLERANCE = 1e-6;

/** The camera before the first tile. */
export function opening({ view, fit, ceiling = Infinity, startFactor = 1 }: Lens): Camera {
  const large = view.w > VAST_ABOVE ? START_VAST : START;
  const start =
    Math.min(view.w, view.h) < PHONE_BELOW && view.w < PHONE_WIDEST ? START_PHONE : large;
  return { u: Math.min(Math.max(fit, start * startFactor), ceiling), x: 0, y: 0 };
}

/** The camera after a play, when `box` must be in view. */
export function follow(camera: Camera, box: Rect, { view, fit }: Lens): Camera {
  let { u } = camera;
  while (u > LEAST && !fits(box, u, view))
    u = u * COARSE > fit ? u * COARSE : u > fit ? fit : u * FINE;
  if (u === camera.u && sees(camera, box, view)) return camera;
  return { u, x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** The camera after all plays of a round so far; `boxes` comes from `arrange`. */
export function followAll(boxes: readonly Rect[], lens: Lens): Camera {
  return boxes.reduce((camera, box) => follow(camera, box, lens), opening(lens));
}

/** Whether all of the box is in view. */
export function sees(camera: Camera, box: Rect, view: Size): boolean {
  const halfWidth = view.w / 2 / camera.u + TOLERANCE;
  const halfHeight = view.h / 2 / camera.u + TOLERANCE;
  return (
    box.x >= camera.x - halfWidth &&
    box.x + box.w <= camera.x + halfWidth &&
    box.y >= camera.y - halfHeight &&
    box.y + box.h <= camera.y + halfHeight
  );
}

/** The point of the cloth under a point of the view. */
export function toCloth(
  camera: Camera,
  view: Size,
  px: number,
  py: number,
): { x: number; y: number } {
  return { x: camera.x + (px - view.w / 2) / camera.u, y: camera.y + (py - view.h / 2) / camera.u };
}

/** The point of the view over a point of the cloth. */
export function toView(camera: Camera, view: Size, x: number, y: number): { x: number; y: number } {
  return { x: (x - camera.x) * camera.u + view.w / 2, y: (y - camera.y) * camera.u + view.h / 2 };
}

/** The camera moved by hand: the cloth follows the finger. The middle of the view stays over the line. */
export function panned(camera: Camera, dx: number, dy: number, box: Rect): Camera {
  return {
    u: camera.u,
    x: clamp(camera.x - dx / camera.u, box.x, box.x + box.w),
    y: clamp(camera.y - dy / camera.u, box.y, box.y + box.h),
  };
}

/** The camera zoomed by hand about a point of the view. What lies under that point stays there. */
export function zoomed(
  camera: Camera,
  factor: number,
  px: number,
  py: number,
  { view, fit }: Lens,
): Camera {
  const u = clamp(camera.u * factor, fit / 2, CLOSEST);
  const { x, y } = toCloth(camera, view, px, py);
  return { u, x: x - (px - view.w / 2) / u, y: y - (py - view.h / 2) / u };
}

function fits(box: Rect, u: number, view: Size): boolean {
  return box.w * u <= view.w + TOLERANCE && box.h * u <= view.h + TOLERANCE;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

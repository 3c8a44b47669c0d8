/** Rectangles that may be turned, for tiles that lie aslant. */
import type { Rect } from './rect.ts';

/** A rectangle by its middle and its half-sizes, turned clockwise by `turn` degrees. */
export interface Oblong {
  readonly x: number;
  readonly y: number;
  /** Half its size along `turn`, and across. */
  readonly along: number;
  readonly across: number;
  readonly turn: number;
}

/** A direction as a vector of length 1. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

const vectors = new Map<number, Vector>();

/** The vector at an angle, clockwise from right. Rounded, because browsers compute sines a little differently. */
export function toward(turn: number): Vector {
  let vector = vectors.get(turn);
  if (vector === undefined) {
    const angle = (turn * Math.PI) / 180;
    vector = { x: rounded(Math.cos(angle)), y: rounded(Math.sin(angle)) };
    vectors.set(turn, vector);
  }
  return vector;
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Whether two oblongs are closer than `apart`, or overlap. */
export function areCloser(a: Oblong, b: Oblong, apart: number): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const reach = a.along + a.across + b.along + b.across + apart;
  if (Math.abs(dx) > reach || Math.abs(dy) > reach) return false;
  const [u, v] = [toward(a.turn), toward(b.turn)];
  // Two oblongs are apart where a line along a side of one of them separates them.
  const cos = Math.abs(u.x * v.x + u.y * v.y);
  const sin = Math.abs(u.x * v.y - u.y * v.x);
  const separated = (first: Oblong, second: Oblong, { x, y }: Vector) =>
    Math.abs(dx * x + dy * y) >= first.along + second.along * cos + second.across * sin + apart ||
    Math.abs(dy * x - dx * y) >= first.across + second.along * sin + second.across * cos + apart;
  return !separated(a, b, u) && !separated(b, a, v);
}

/** The smallest upright rectangle round an oblong. */
export function boundsOf({ x, y, along, across, turn }: Oblong): Rect {
  const { x: cos, y: sin } = toward(turn);
  const w = along * Math.abs(cos) + across * Math.abs(sin);
  const h = along * Math.abs(sin) + across * Math.abs(cos);
  return { x: x - w, y: y - h, w: 2 * w, h: 2 * h };
}

/** A rectangle on the cloth that may be turned about its middle, in degrees clockwise. */
export interface Turned {
  readonly rect: Rect;
  readonly turn?: number | undefined;
}

/** A turned rectangle as an oblong. */
export function oblongOf({ rect, turn = 0 }: Turned): Oblong {
  const { x, y, w, h } = rect;
  return { x: x + w / 2, y: y + h / 2, along: w / 2, across: h / 2, turn };
}

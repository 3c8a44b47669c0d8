import type { Tile } from '../../net/protocol/types.ts';
import type { Json } from './parameters.ts';

/** A tile as people type it, in either order: `6-5`. */
export function readTile(text: string): Tile | undefined {
  const [, left, right] = /^\s*(\d{1,2})\s*-\s*(\d{1,2})\s*$/.exec(text) ?? [];
  if (left === undefined || right === undefined) return undefined;
  const halves = [Number(left), Number(right)].sort((a, b) => a - b);
  return [halves[0] ?? 0, halves[1] ?? 0];
}

/** An entry of a list of tiles, with the larger half first. A double may be written as a single number. */
export function tileText(entry: Json): string {
  if (!Array.isArray(entry)) return `${String(entry)}-${String(entry)}`;
  return [...(entry as readonly Json[])].reverse().join('-');
}

import type { Place, Tile } from '../../../net/protocol/types.ts';
import type { Action } from './keys.ts';
import type { CountedCell } from '../view/place.ts';
import { fromSmallest } from '../view/tile.ts';

/** What was typed into the command box. */
export type Typed =
  | { do: 'play-tile'; tile: Tile; at: Place | CountedCell | null; leaves: number | null }
  | Action
  | { do: 'unknown'; text: string };

const WORDS: Record<string, Action> = {
  pass: { do: 'pass' },
  draw: { do: 'draw' },
  close: { do: 'close' },
  done: { do: 'done' },
  declare: { do: 'declare' },
  undo: { do: 'take-back' },
  talk: { do: 'talk' },
  ends: { do: 'say-ends' },
  hand: { do: 'say-hand' },
  line: { do: 'say-line' },
  last: { do: 'say-last' },
  counts: { do: 'say-counts' },
  score: { do: 'say-score' },
  clock: { do: 'say-clock' },
};

/**
 * Reads a command: `65 r`, `6-5@R`, `6-5@3`, `6-5@9-9`, `60@L=6`, `125 2 3`, `1-2-5@0,1`, `pass`,
 * `ends`, `n 6`, `score`.
 */
export function readCommand(text: string): Typed {
  const typed = text.trim().toLowerCase();
  const word = WORDS[typed];
  if (word !== undefined) return word;
  const number = /^n\s*(\d{1,2})$/.exec(typed)?.[1];
  if (number !== undefined) return { do: 'number', number: Number(number) };
  return readPlay(typed) ?? readTriangle(typed) ?? { do: 'unknown', text: text.trim() };
}

function readPlay(typed: string): Typed | null {
  const match =
    /^(?:(\d{1,2})-(\d{1,2})|(\d)(\d))(?:\s*@?\s*([lrudm])|(?:\s*@\s*|\s+)([1-8]|\d{1,2}-\d{1,2}))?\s*(?:=\s*(\d{1,2}))?$/.exec(
      typed,
    );
  if (match === null) return null;
  const tile = tileOf(match[1] ?? match[3], match[2] ?? match[4]);
  const at = PLACES[match[5] ?? ''] ?? readPlace(match[6]);
  return { do: 'play-tile', tile, at, leaves: match[7] === undefined ? null : Number(match[7]) };
}

/** A triangle from any of its numbers, on a cell as records name it, or by row and position. */
function readTriangle(typed: string): Typed | null {
  const match = /^(\d)-?(\d)-?(\d)(?:\s*@\s*(-?\d+),(-?\d+)|\s+(\d+)[\s,]+(\d+))?$/.exec(typed);
  if (match === null) return null;
  const [a = 0, b = 0, c = 0, x = NaN, y = NaN, row = NaN, nth = NaN] = match.slice(1).map(Number);
  const cell = Number.isNaN(x) ? null : { cell: { x, y, turn: 0 } };
  const counted = Number.isNaN(row) ? null : { row, nth };
  return { do: 'play-tile', tile: fromSmallest([a, b, c]), at: cell ?? counted, leaves: null };
}

/** The place that a digit or a tile names: the train of a seat, or on a laid tile. */
function readPlace(named: string | undefined): Place | null {
  if (named === undefined) return null;
  const [first, second] = named.split('-');
  return second === undefined ? { train: Number(first) } : { on: tileOf(first, second) };
}

function tileOf(a: string | undefined, b: string | undefined): Tile {
  const numbers = [Number(a), Number(b)];
  return [Math.min(...numbers), Math.max(...numbers)];
}

const PLACES: Record<string, Place> = { l: 'L', r: 'R', u: 'U', d: 'D', m: 'M' };

import type { Place, Tile } from '../protocol/types.ts';
import type { Action } from './keys.ts';

/** What somebody typed into the command box. */
export type Typed =
  { do: 'play-tile'; tile: Tile; at: Place | null } | Action | { do: 'unknown'; text: string };

const WORDS: Record<string, Action> = {
  pass: { do: 'pass' },
  draw: { do: 'draw' },
  ends: { do: 'say-ends' },
  hand: { do: 'say-hand' },
  line: { do: 'say-line' },
  last: { do: 'say-last' },
  counts: { do: 'say-counts' },
  score: { do: 'say-score' },
  clock: { do: 'say-clock' },
};

/** Reads a command: `65 r`, `6-5@R`, `pass`, `ends`, `n 6`, `score`. */
export function readCommand(text: string): Typed {
  const typed = text.trim().toLowerCase();
  const word = WORDS[typed];
  if (word !== undefined) return word;
  const number = /^n\s*(\d{1,2})$/.exec(typed)?.[1];
  if (number !== undefined) return { do: 'number', number: Number(number) };
  return readPlay(typed) ?? { do: 'unknown', text: text.trim() };
}

function readPlay(typed: string): Typed | null {
  const match = /^(?:(\d{1,2})-(\d{1,2})|(\d)(\d))\s*@?\s*([lr]?)$/.exec(typed);
  if (match === null) return null;
  const a = Number(match[1] ?? match[3]);
  const b = Number(match[2] ?? match[4]);
  const tile: Tile = [Math.min(a, b), Math.max(a, b)];
  return { do: 'play-tile', tile, at: match[5] === 'l' ? 'L' : match[5] === 'r' ? 'R' : null };
}

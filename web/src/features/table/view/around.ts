import type { Direction } from '../../../net/protocol/types.ts';

/** The others at a table from left to right as they sit. `others` are in the order of play, from the next player on. */
export const fromLeft = <T>(others: readonly T[], direction: Direction): readonly T[] =>
  // The next player sits on the left if play goes clockwise.
  direction === 'clockwise' ? others : [...others].reverse();

/** Where one of the others sits, counted from the left. Two sit beside you; of more, all but the first and the last sit opposite. */
export function placeOf(i: number, count: number): 'left' | 'top' | 'right' {
  if (count === 1) return 'top';
  if (i === 0) return 'left';
  return i === count - 1 ? 'right' : 'top';
}

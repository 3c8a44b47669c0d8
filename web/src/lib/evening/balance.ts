import type { Balance } from '../protocol/evening.ts';

/** So many of something, so often. */
export interface Often {
  readonly times: number;
  readonly many: number;
}

/** Counts of a balance in order, the rarest first. */
export function counted(counts: Balance['partners']): Often[] {
  return Object.entries(counts)
    .map(([times, many]) => ({ times: Number(times), many }))
    .sort((a, b) => a.times - b.times);
}

/** The fewest and the most of what each player has. */
export function span(each: readonly number[]): readonly [number, number] {
  return [Math.min(...each), Math.max(...each)];
}

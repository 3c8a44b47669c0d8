import type { Balance } from '../../../net/protocol/evening.ts';

/** `many` pairs meet `times` times. */
export type Often = { readonly times: number; readonly many: number };

/** The counts, the lowest first, each with the number of its cases. */
export function counted(counts: Balance['partners']): Often[] {
  return Object.entries(counts)
    .map(([times, many]) => ({ times: Number(times), many }))
    .sort((a, b) => a.times - b.times);
}

/** The lowest and the highest of the players' counts. */
export function span(counts: readonly number[]): readonly [number, number] {
  return [Math.min(...counts), Math.max(...counts)];
}

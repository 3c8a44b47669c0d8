import type { Often } from '../../../i18n/evening/often.ts';
import type { Balance } from '../../../net/protocol/evening.ts';

/** How many cases there are of each count, the rarest first. */
export function counted(counts: Balance['partners']): Often[] {
  return Object.entries(counts)
    .map(([times, many]) => ({ times: Number(times), many }))
    .sort((a, b) => a.times - b.times);
}

/** The lowest and the highest count over all players. */
export function span(each: readonly number[]): readonly [number, number] {
  return [Math.min(...each), Math.max(...each)];
}

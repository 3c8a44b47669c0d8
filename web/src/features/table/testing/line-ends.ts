import type { OpenEnd } from '../../../net/protocol/types.ts';

/** The numbers at the left and at the right end of a line. */
export type Ends = readonly [number, number];

/** The two ends of a line; `null` if there are not exactly two, as before the first tile. */
export function lineEnds(open: readonly OpenEnd[]): Ends | null {
  const at = (place: OpenEnd['at']) => open.find((end) => end.at === place)?.number;
  const [left, right] = [at('L'), at('R')];
  return left === undefined || right === undefined ? null : [left, right];
}

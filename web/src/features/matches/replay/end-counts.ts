import type { Place, RoundView, Tile } from '../../../net/protocol/types.ts';
import { armOf } from '../../table/view/place.ts';

/**
 * What each open end of a line or a cross counted, in the order of the ends: a half once, a double twice. `null` for an
 * arm of a cross without a tile, which counts nothing. A live table has it from the server; a replay has only the plays.
 */
export function endCounts({ ends, history }: RoundView): (number | null)[] {
  /** The outer tile of each arm. The first tile of the round belongs to none. */
  const outer = new Map<string, Tile>();
  for (const event of history) {
    if (event.type === 'played') outer.set(armOf(event.at), event.tile);
  }
  return ends.map(({ at, number }) => {
    const arm = armOf(at);
    const tile = outer.get(arm) ?? (isInLine(at) ? outer.get('start') : undefined);
    if (tile === undefined) return null;
    // A lone double shows one half at each end, until a tile covers it on one side.
    const lone = !outer.has('L') && !outer.has('R');
    return tile[0] === tile[1] && !(lone && isInLine(at)) ? 2 * number : number;
  });
}

const isInLine = (at: Place) => at === 'L' || at === 'R';

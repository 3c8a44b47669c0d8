import type { LaidTile, MatchReplay } from '../../net/protocol/types.ts';
import { innerOf } from '../table/view/touch.ts';

/** The tiles as they lay when the last round of a match ended. */
export function lastLine({ events }: MatchReplay): LaidTile[] {
  const all = events.map(({ event }) => event);
  // A deal that was thrown back laid nothing.
  const first = all.findLastIndex((event) => event.type === 'played' && event.at === 'first');
  const laid: LaidTile[] = [];
  for (const event of first < 0 ? [] : all.slice(first)) {
    if (event.type === 'played') {
      const { at, tile } = event;
      const inner = innerOf(tile, at, event.ends);
      laid.push({ tile, at, ...(inner === undefined ? {} : { inner }) });
    } else if (event.type === 'closed') {
      const last = laid.pop();
      if (last !== undefined) laid.push({ ...last, closed: true });
    }
  }
  return laid;
}

import { describe, expect, it } from 'vitest';
import type { MatchReplay, SeenEvent } from '../../net/protocol/types.ts';
import { lastLine } from './last-line.ts';

const replay = (events: readonly Partial<SeenEvent>[]) =>
  ({ events: events.map((event, n) => ({ n, at_ms: 0, event })) }) as unknown as MatchReplay;
const played = (tile: [number, number], at: string, ends: [string, number][]): object => ({
  type: 'played',
  tile,
  at,
  ends: ends.map(([at, number]) => ({ at, number })),
});

describe('the line at the end of a match', () => {
  it('has the tiles of the last round only', () => {
    const laid = lastLine(
      replay([
        played([6, 6], 'first', [['R', 6]]),
        { type: 'round-ended' },
        played([2, 5], 'first', [
          ['L', 2],
          ['R', 5],
        ]),
        played([3, 5], 'R', [
          ['L', 2],
          ['R', 3],
        ]),
        { type: 'match-ended' },
      ]),
    );
    expect(laid.map(({ tile, at }) => [tile, at])).toEqual([
      [[2, 5], 'first'],
      [[3, 5], 'R'],
    ]);
    expect(laid[1]?.inner).toBe(5);
  });

  it('knows which doubles were closed', () => {
    const events = [played([4, 4], 'first', []), { type: 'closed' } as const];
    expect(lastLine(replay(events))).toMatchObject([{ tile: [4, 4], closed: true }]);
  });

  it('is empty if no tile was laid', () => {
    expect(lastLine(replay([{ type: 'match-ended' }]))).toEqual([]);
  });
});

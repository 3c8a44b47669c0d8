import { describe, expect, it } from 'vitest';
import type { OpenEnd, Place, RoundView, SeenEvent, Tile } from '../../../net/protocol/types.ts';
import { after, recordingOf } from '../../table/testing/tables.ts';
import { endCounts } from './end-counts.ts';

const recording = recordingOf('all-fives');

/** A round with these tiles and open ends. */
function round(laid: readonly [Tile, Place][], ends: readonly [Place, number][]): RoundView {
  const dealt = recording.events.findIndex(({ type }) => type === 'dealt') + 1;
  const { round } = after(recording, dealt);
  if (round === null) throw new Error('no round is dealt');
  const history = laid.map(([tile, at]): SeenEvent => ({
    type: 'played',
    seat: 1,
    tile,
    at,
    ends: [],
    by: 'person',
  }));
  return { ...round, history, ends: ends.map(([at, number]): OpenEnd => ({ at, number })) };
}

describe('what the ends counted', () => {
  it('is what each play of a recorded round scored', () => {
    let played = 0;
    for (const [i, event] of recording.events.entries()) {
      if (event.type !== 'played') continue;
      const { round } = after(recording, i + 1);
      const counts = round === null ? [] : endCounts(round);
      const sum = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
      expect(sum % 5 === 0 ? sum : 0, `event ${i}`).toBe(event.points ?? 0);
      played += 1;
    }
    expect(played).toBeGreaterThan(10);
  });

  it('is one half of a lone double at each end, and the whole double once a tile covers it', () => {
    const lone: [Tile, Place] = [[5, 5], 'first'];
    expect(
      endCounts(
        round(
          [lone],
          [
            ['L', 5],
            ['R', 5],
          ],
        ),
      ),
    ).toEqual([5, 5]);
    const covered = round(
      [lone, [[2, 5], 'L']],
      [
        ['L', 2],
        ['R', 5],
      ],
    );
    expect(endCounts(covered)).toEqual([2, 10]);
  });

  it('is nothing for an arm of a cross without a tile, also above a lone double', () => {
    const laid: [Tile, Place][] = [
      [[6, 6], 'first'],
      [[3, 6], 'U'],
    ];
    const ends: [Place, number][] = [
      ['L', 6],
      ['R', 6],
      ['U', 3],
      ['D', 6],
    ];
    expect(endCounts(round(laid, ends))).toEqual([6, 6, 3, null]);
    const double: [Tile, Place] = [[3, 3], 'U'];
    expect(endCounts(round([...laid, double], ends))).toEqual([6, 6, 6, null]);
  });

  it('is nothing before the first tile', () => {
    expect(endCounts(round([], []))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import type { ImportedView } from '../../../net/protocol/types.ts';
import { recordingOf } from '../../table/testing/tables.ts';
import { pointsOf, replayedFrom, sidesOf } from './replayed.ts';

const { snapshot, events } = recordingOf('spanish-pairs');
const view: ImportedView = {
  match: {
    id: 'k3f9-1',
    preset: 'spanish-pairs',
    rules: 'spanish-pairs',
    date: null,
    event: null,
    site: null,
    rounds: 1,
    players: [1, 2, 3, 4].map((seat) => ({
      seat,
      side: (seat - 1) % 2,
      name: `P${seat}`,
      points: null,
      outcome: null,
    })),
  },
  record: {
    id: null,
    rules: 'spanish-pairs',
    date: null,
    event: null,
    site: null,
    notes: [],
    players: [],
    start: [],
    rounds: [],
    result: null,
  },
  replay: { start: snapshot, events },
};

it('an imported match runs at an even pace', () => {
  const replay = replayedFrom(view);
  expect(replay?.events.map(({ event }) => event)).toEqual(events);
  expect(replay?.events[2]?.at_ms).toBe(3000);
  expect(replay?.match.players.map(({ name }) => name)).toEqual(['P1', 'P2', 'P3', 'P4']);
  expect(replayedFrom({ ...view, replay: null })).toBeNull();
});

it('a side is named by its lowest seat', () => {
  const sides = sidesOf(view.match);
  expect(sides.map(({ seat, players }) => [seat, players.map(({ name }) => name)])).toEqual([
    [1, ['P1', 'P3']],
    [2, ['P2', 'P4']],
  ]);
  const [, second] = sides;
  if (second === undefined) throw new Error('no second side');
  expect(pointsOf([{ side: 2, points: 7 }], second)).toBe(7);
  expect(pointsOf([{ side: 1, points: 7 }], second)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { preset } from '../rulebook/testing/presets.ts';
import { allRecordings } from '../table/testing/tables.ts';
import { isByLot } from './lot.ts';

it('decides the first lead where the rules say so, and later leads where the result does', () => {
  const { rules: byLot } = preset('fives-threes');
  const { rules: byTile } = preset('draw');
  expect(isByLot(byLot, [], 1)).toBe(true);
  expect(isByLot(byTile, [], 1)).toBe(false);

  const result = allRecordings
    .flatMap(({ events }) => events)
    .find((event) => event.type === 'round-ended')?.result;
  if (result === undefined) throw new Error('no recorded round ends');
  const first = { ...result, round: 1 };
  expect(isByLot(byLot, [{ ...first, lead: { by: 'tile' } }], 2)).toBe(false);
  expect(isByLot(byTile, [{ ...first, lead: { by: 'lot' } }], 2)).toBe(true);
  // The result of a round says nothing about its own lead.
  expect(isByLot(byTile, [{ ...first, lead: { by: 'lot' } }], 1)).toBe(false);
});

import { expect, it } from 'vitest';
import { presets } from './testing/presets.ts';
import { placeOf, placesFor } from './where.ts';

it('every place has games, and no other place has any', () => {
  const places = new Set(presets.flatMap(({ id }) => placeOf(id) ?? []));
  expect(new Set(placesFor('en'))).toEqual(places);
  expect(placeOf('classic')).toBeUndefined();
  expect(placeOf('of-the-future')).toBeUndefined();
});

it('the places of the reader’s language come first', () => {
  expect(placesFor('hr').slice(0, 2)).toEqual(['croatia', 'russia']);
  expect(placesFor('xx')).toHaveLength(placesFor('pt').length);
});

import { expect, it } from 'vitest';
import { presets } from '../../rulebook/testing/presets.ts';
import { places as countries } from '../../rulebook/where.ts';
import { KINDS } from '../../rulebook/kinds.ts';
import { addressOf, filtered, grouped, wantedAt, type Wanted } from './wanted.ts';

const yours = { lately: ['cuban', 'gaple'], favourites: ['gaple', 'draw'] };
const found = (wanted: Partial<Wanted>) =>
  filtered(presets, { place: null, kind: null, ...wanted }, yours).map(({ id }) => id);

it('an address says which games are wanted', () => {
  expect(wantedAt('?place=spain&kind=line')).toEqual({ place: 'spain', kind: 'line' });
  expect(wantedAt('?place=atlantis&kind=')).toEqual({ place: null, kind: null });
  expect(wantedAt('?place=children')).toEqual({ place: null, kind: 'children' });
});

it.each([
  { place: null, kind: null },
  { place: 'lately', kind: null },
  { place: 'jamaica', kind: 'line' },
] satisfies Wanted[])('$place and $kind have an address', (wanted) => {
  expect(wantedAt(addressOf(wanted).replace('/new', ''))).toEqual(wanted);
});

it('games of a place and of a kind', () => {
  expect(found({})).toHaveLength(presets.length);
  expect(found({ place: 'indonesia' })).toEqual(['gaple']);
  expect(found({ place: 'lately' })).toEqual(['cuban', 'gaple']);
  expect(found({ kind: 'trains' })).toEqual(
    expect.arrayContaining(['mexican-train', 'chickenfoot']),
  );
  expect(found({ place: 'britain', kind: 'cross' })).toContain('all-fives');
  expect(found({ place: 'indonesia', kind: 'cross' })).toEqual([]);
});

it('every country and every kind has games', () => {
  for (const place of countries) expect(found({ place }), place).not.toEqual([]);
  for (const kind of KINDS) expect(found({ kind }), kind).not.toEqual([]);
});

it('own games come first, then those of the reader’s place, and each game once', () => {
  const groups = grouped(presets, yours, ['spain']);
  expect(groups.map(({ of }) => of)).toEqual(['yours', 'spain', 'others']);
  expect(groups[0]?.presets.map(({ id }) => id)).toEqual(['cuban', 'gaple', 'draw']);
  expect(groups[1]?.presets[0]?.id).toBe('spanish-pairs');
  const all = groups.flatMap((group) => group.presets.map(({ id }) => id));
  expect([...all].sort()).toEqual(presets.map(({ id }) => id).sort());
  expect(grouped(presets, { lately: [], favourites: [] }, [])).toHaveLength(1);
});

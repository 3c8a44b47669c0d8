import { expect, it } from 'vitest';
import en from '../../i18n/compiled/page/en.ts';
import ru from '../../i18n/compiled/page/ru.ts';
import { presets } from './testing/presets.ts';
import { searched } from './search.ts';

const found = (search: string, t = en) => searched(presets, search, t).map(({ id }) => id);

it('finds a game by its name, without accents and in any case', () => {
  expect(found('TRANCA')).toContain('venezuelan');
  expect(found('duplas')).toEqual(['brazilian-pairs']);
  expect(found('capicua')).toContain('dominican-200');
});

it('finds a game by its place and by words of other languages', () => {
  expect(found('brazil')).toContain('brazilian-pairs');
  expect(found('козёл')).toContain('goat');
  expect(found('козел', ru)).toContain('sea-goat');
  expect(found('tren')).toContain('mexican-train');
});

it('every word must be found', () => {
  expect(found('goat croatian')).toEqual(['goat-croatian']);
  expect(found('goat nothing')).toEqual([]);
  expect(found('  ')).toHaveLength(presets.length);
});

import { expect, it } from 'vitest';
import { steadied, type Shown } from './steady.ts';

const items = (...keys: string[]) => keys.map((key) => ({ key }));
const texts = (shown: readonly Shown<{ key: string }>[]) =>
  shown.map(({ item, isGone }) => (isGone ? `(${item.key})` : item.key));

it('shows the items in their order while no hand is on the list', () => {
  const shown = steadied([], items('a', 'b'), false);
  expect(texts(shown)).toEqual(['a', 'b']);
  expect(texts(steadied(shown, items('c', 'b'), false))).toEqual(['c', 'b']);
});

it('moves nothing under a hand: gone items keep their places, and new ones come last', () => {
  let shown = steadied([], items('a', 'b', 'c'), false);
  shown = steadied(shown, items('new', 'a', 'c'), true);
  expect(texts(shown)).toEqual(['a', '(b)', 'c', 'new']);
  // An item that comes back takes its old place.
  shown = steadied(shown, items('newer', 'new', 'b', 'c'), true);
  expect(texts(shown)).toEqual(['(a)', 'b', 'c', 'new', 'newer']);
  expect(texts(steadied(shown, items('newer', 'new', 'b', 'c'), false))).toEqual([
    'newer',
    'new',
    'b',
    'c',
  ]);
});

it('shows the newest form of an item', () => {
  const shown = steadied([{ item: { key: 'a', n: 1 }, isGone: false }], [{ key: 'a', n: 2 }], true);
  expect(shown).toEqual([{ item: { key: 'a', n: 2 }, isGone: false }]);
});

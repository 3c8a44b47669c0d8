import { expect, it } from 'vitest';
import { addressOf, addressOfTable, rulesAt, withParameter } from './address.ts';
import { readRules, parameter } from './parameters.ts';
import { presets } from './testing/presets.ts';

/** The rules at an address, after a browser has normalised it. */
function opened(address: string) {
  const url = new URL(address, 'https://boneyard.example');
  return rulesAt(decodeURIComponent(url.pathname.split('/')[2] ?? ''), url.search);
}

it.each([
  { rules: 'draw', name: '' },
  { rules: 'draw match.target=61', name: 'Friday' },
  { rules: 'goat deal.hand={"2":7,"4":5} score.blockTie=eggs', name: 'Козёл у Веры & Ко' },
])('a link carries rules and their name: %o', (named) => {
  expect(opened(addressOf(named))).toEqual(named);
});

it('a link can be read by people', () => {
  expect(addressOf({ rules: 'draw match.target=61 score.blockTie=eggs', name: 'Friday' })).toBe(
    '/rules/draw?match.target=61&score.blockTie=eggs&name=Friday',
  );
});

it('other parameters of an address are ignored', () => {
  expect(rulesAt('draw', '?from=chat&match.target=61')).toEqual({
    rules: 'draw match.target=61',
    name: '',
  });
});

it.each(presets)('the rules of a table of $id are all in its link', ({ id, rules }) => {
  const { preset, overrides } = readRules(opened(addressOfTable(rules)).rules);
  expect(preset).toBe(id);
  const names = Object.keys(overrides) as (keyof typeof overrides)[];
  expect(names.length).toBeGreaterThan(40);
  for (const name of names) expect(overrides[name]).toEqual(parameter(rules, name));
});

it('setting a parameter again replaces its value', () => {
  const once = withParameter('draw match.target=61', 'match.target', 75);
  expect(once).toBe('draw match.target=75');
  expect(withParameter(once, 'deal.hand', { '2': 6 })).toBe(
    'draw match.target=75 deal.hand={"2":6}',
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { change, equal, readRules, withOverrides, writeRules, type Json } from './parameters.ts';
import { preset } from './testing/presets.ts';

const { rules } = preset('goat-yard');

it('changes only the parameter of the override', () => {
  const changed = withOverrides(rules, { 'match.target': 61, 'score.blockTie': 'void' });
  expect(changed.match.target).toBe(61);
  expect(changed.score).toEqual({ ...rules.score, blockTie: 'void' });
  expect(rules.match.target).toBe(125);
});

it('an override equal to the preset is dropped', () => {
  const once = change(rules, {}, { 'match.target': 61 });
  expect(once).toEqual({ 'match.target': 61 });
  expect(change(rules, once, { 'match.target': 125 })).toEqual({});
});

it('writes rules as the server reads them', () => {
  const text = writeRules('draw', {
    'match.target': 61,
    'score.blockTie': 'eggs',
    'deal.hand': { 2: 6 },
    'draw.max': null,
  });
  expect(text).toBe('draw match.target=61 score.blockTie=eggs deal.hand={"2":6} draw.max=null');
});

it('reads its own output', () => {
  const word = fc.stringMatching(/^[a-z][a-z-]{0,9}$/);
  const value = fc.oneof(
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    word,
    fc.array(fc.integer()),
  );
  const name = fc.constantFrom('match.target', 'score.block', 'deal.hand', 'draw.max');
  fc.assert(
    fc.property(fc.dictionary(name, value), (overrides) => {
      const read = readRules(writeRules('draw', overrides));
      expect(read).toEqual({ preset: 'draw', overrides });
    }),
  );
});

it('leaves out words that are not overrides', () => {
  expect(readRules('  draw nonsense match.target=61 a=b ')).toEqual({
    preset: 'draw',
    overrides: { 'match.target': 61 },
  });
  expect(readRules('')).toEqual({ preset: '', overrides: {} });
});

it('values are equal whatever the order of their fields', () => {
  expect(equal({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(equal({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(equal([1, 2], [2, 1])).toBe(false);
  fc.assert(fc.property(fc.jsonValue(), (v) => equal(v as Json, structuredClone(v) as Json)));
});

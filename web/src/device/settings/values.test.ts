import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choices, readSettings } from './values.ts';

it('nothing stored means the defaults and the language of the browser', () => {
  const values = readSettings(null);
  expect(values).toMatchObject({ theme: 'system', showFits: true, confirm: false, language: null });
});

it('keeps stored values', () => {
  const values = readSettings('{"theme":"dark","keys":false,"language":"ru"}');
  expect(values).toMatchObject({ theme: 'dark', keys: false, language: 'ru', contrast: 'system' });
});

it.each(Object.entries(choices))('%s can be set to each of its values', (name, offered) => {
  expect(new Set<unknown>(offered).size).toBe(offered.length);
  for (const value of offered) {
    expect(readSettings(JSON.stringify({ [name]: value }))).toMatchObject({ [name]: value });
  }
});

it('every setting has an offered value, whatever is stored', () => {
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ theme: fc.jsonValue(), keys: fc.jsonValue() }).map((v) => JSON.stringify(v)),
  );
  fc.assert(
    fc.property(stored, (text) => {
      const values = readSettings(text);
      for (const [name, offered] of Object.entries(choices)) {
        expect(offered).toContain(values[name as keyof typeof choices]);
      }
    }),
  );
});

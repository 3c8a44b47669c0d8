import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choices, readSettings, type SettingValues } from '../../../device/settings/values.ts';
import { changedNames, readNames, reconcile, type Name } from './reconcile.ts';

const defaults = readSettings(null);
const none: ReadonlySet<Name> = new Set();

/** Settings with any of the offered values. */
const settings: fc.Arbitrary<SettingValues> = fc
  .record({
    ...Object.fromEntries(
      Object.entries(choices).map(([name, offered]) => [
        name,
        fc.constantFrom<unknown>(...(offered as readonly unknown[])),
      ]),
    ),
    language: fc.constantFrom(null, 'ru', 'hr'),
  })
  .map((values) => readSettings(JSON.stringify(values)));
const names = fc.subarray(Object.keys(defaults) as Name[]).map((some) => new Set(some));

it('an account without settings gets those of this browser', () => {
  const here: SettingValues = { ...defaults, theme: 'dark', language: 'hr' };
  expect(reconcile(here, {}, none)).toEqual({ take: {}, send: here });
  expect(reconcile(here, {}, new Set<Name>(['theme']))).toEqual({ take: {}, send: here });
});

it('takes what differs, and sends nothing', () => {
  const stored = { ...defaults, theme: 'dark', keys: false, language: 'hr' };
  expect(reconcile(defaults, stored, none)).toEqual({
    take: { theme: 'dark', keys: false, language: 'hr' },
    send: undefined,
  });
  const chosen: SettingValues = { ...defaults, language: 'ru' };
  expect(reconcile(chosen, { ...defaults }, none).take).toEqual({ language: null });
});

it('what was changed here and not sent yet wins, and the rest is taken', () => {
  const here: SettingValues = { ...defaults, theme: 'dark' };
  const stored = { ...defaults, theme: 'light', volume: 'high' };
  expect(reconcile(here, stored, new Set<Name>(['theme']))).toEqual({
    take: { volume: 'high' },
    send: { ...stored, theme: 'dark' },
  });
});

it('sends nothing that the account stores already', () => {
  const here: SettingValues = { ...defaults, theme: 'dark' };
  expect(reconcile(here, { ...here }, new Set<Name>(['theme'])).send).toBeUndefined();
});

it('keeps what another version of the page has stored', () => {
  const stored = { theme: 'sepia', cloth: 'wine', hats: true };
  expect(reconcile(defaults, stored, none)).toEqual({
    // This page has no such theme, so it keeps its own.
    take: { cloth: 'wine' },
    send: undefined,
  });
  const louder: SettingValues = { ...defaults, volume: 'high' };
  expect(reconcile(louder, stored, new Set<Name>(['volume'])).send).toEqual({
    ...stored,
    volume: 'high',
  });
});

it('afterwards both have the same settings', () => {
  fc.assert(
    fc.property(settings, settings, names, (here, stored, unsent) => {
      const { take, send } = reconcile(here, stored, unsent);
      const after = { ...here, ...take };
      expect(after).toEqual(send ?? stored);
      for (const name of unsent) expect(after[name]).toBe(here[name]);
      // Then there is nothing left to do.
      expect(reconcile(after, send ?? stored, unsent)).toEqual({ take: {}, send: undefined });
    }),
  );
});

it('names what has changed', () => {
  expect(changedNames(defaults, defaults)).toEqual([]);
  expect(changedNames(defaults, { ...defaults, language: 'hr', sound: false })).toEqual([
    'sound',
    'language',
  ]);
});

it('reads stored names, and leaves out those that it does not know', () => {
  expect(readNames(null, defaults)).toEqual([]);
  expect(readNames('', defaults)).toEqual([]);
  expect(readNames('language hats theme', defaults)).toEqual(['theme', 'language']);
});

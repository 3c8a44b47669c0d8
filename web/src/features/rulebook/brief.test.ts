import { describe, expect, it } from 'vitest';
import en from '../../i18n/compiled/page/en.ts';
import es from '../../i18n/compiled/page/es.ts';
import hr from '../../i18n/compiled/page/hr.ts';
import pt from '../../i18n/compiled/page/pt.ts';
import ru from '../../i18n/compiled/page/ru.ts';
import { brief, presetName } from './brief.ts';
import { homeOfPreset } from './catalogue.ts';
import { preset, presets } from './testing/presets.ts';

describe.each(presets)('$id', ({ id, rules }) => {
  it.each([en, ru, hr, es, pt])('has a name and a line in every language', (t) => {
    expect(presetName(id, t)).not.toBe(id);
    expect(brief(rules, t)).not.toMatch(/undefined|NaN|\b0\b/);
  });

  it('has a heading in the list of presets', () => {
    expect(en.presets.homes[homeOfPreset(id)]).toBeDefined();
  });
});

it('a preset this page does not know keeps its identifier', () => {
  expect(presetName('tomorrow', en)).toBe('tomorrow');
});

it('says the number of rounds where nothing else ends the match', () => {
  expect(brief(preset('picture').rules, en)).toBe('2–4 players, 7 or 5 tiles, 1 round');
});

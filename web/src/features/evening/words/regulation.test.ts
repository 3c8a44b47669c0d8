import { describe, expect, it } from 'vitest';
import en from '../../../i18n/compiled/evening/en.ts';
import es from '../../../i18n/compiled/evening/es.ts';
import hr from '../../../i18n/compiled/evening/hr.ts';
import pt from '../../../i18n/compiled/evening/pt.ts';
import ru from '../../../i18n/compiled/evening/ru.ts';
import type { Regulation, SeatingKind } from '../../../net/protocol/evening.ts';
import recorded from '../testing/regulations.json';
import { REGULATIONS } from '../testing/planner.ts';
import {
  nightRegulationName,
  regulationName,
  regulationOf,
  ruleSentences,
  type RuleSentences,
} from './regulation.ts';

/** Every regulation that comes with the program, and club pairs with each rule changed in turn, as paper says it. */
const cases = recorded as unknown as readonly {
  regulation: Regulation;
  target: number;
  limit: number | null;
  seating: SeatingKind;
  sentences: Readonly<Record<string, RuleSentences>>;
}[];

describe.each(Object.entries({ en, es, hr, pt, ru }))('in %s', (code, { regulation: texts }) => {
  it('pages say the same of a regulation as paper', () => {
    expect(cases.length).toBeGreaterThan(40);
    for (const { sentences, ...played } of cases) {
      expect(ruleSentences(played, texts, code)).toEqual(sentences[code]);
    }
  });
});

it('a regulation is called changed if one of its rules is', () => {
  for (const { regulation } of cases.slice(0, 9)) {
    const name = en.regulation.name[regulation.name];
    expect(regulationName(regulation, en.regulation)).toBe(name);
    const changed = { ...regulation, bonus: regulation.bonus + 1 };
    expect(regulationName(changed, en.regulation)).toBe(`${name}, changed`);
  }
});

it('a night names the club’s own regulation, and the one that it comes from', () => {
  const [, spain] = REGULATIONS;
  if (spain === undefined) throw new Error('no regulation for tests');
  const named = (own_regulation: string) =>
    nightRegulationName({ regulation: spain.regulation, own_regulation }, en.regulation);
  expect(named('')).toBe('Spain');
  expect(named('Summer league')).toBe('Summer league, based on Spain');
  expect(nightRegulationName({ own_regulation: 'Liga' }, en.regulation)).toBe(
    'Liga, based on Club pairs',
  );
});

it('an evening without a regulation is one of club pairs', () => {
  expect(regulationOf({})).toEqual(REGULATIONS[0]?.regulation);
});

import { describe, expect, it } from 'vitest';
import en from '../../i18n/compiled/page/en.ts';
import es from '../../i18n/compiled/page/es.ts';
import hr from '../../i18n/compiled/page/hr.ts';
import pt from '../../i18n/compiled/page/pt.ts';
import ru from '../../i18n/compiled/page/ru.ts';
import { chosen, inPairs, optionsOf, tileCount } from './options.ts';
import { withOverrides } from './parameters.ts';
import { sayParameter, wordsOfOption } from './sentences.ts';
import { preset, presets } from './testing/presets.ts';

const tables = presets.flatMap(({ id, rules }) =>
  rules.seats.count.map((players) => ({ id, rules, players })),
);

describe.each(tables)('$id with $players', ({ rules, players }) => {
  it.each([en, ru, hr, es, pt])(
    'every option is a sentence with its control inside, every choice a phrase',
    (t) => {
      for (const option of optionsOf(rules, players)) {
        expect(t.options[option.id].sentence.split('{choice}')).toHaveLength(2);
        if (option.kind === 'number' || option.id === 'hand') continue;
        const { choices } = wordsOfOption(option, t);
        for (const { id } of option.choices) expect(choices[id], `${option.id}.${id}`).toBeTruthy();
      }
    },
  );

  it('after a choice is made, it is the chosen one', () => {
    for (const option of optionsOf(rules, players)) {
      if (option.kind === 'number') continue;
      for (const choice of option.choices) {
        expect(chosen(withOverrides(rules, choice.sets), option)?.id).toBe(choice.id);
      }
    }
  });

  it('what the preset says is among the choices', () => {
    const withoutChoice = optionsOf(rules, players)
      .filter((option) => option.kind === 'choice' && chosen(rules, option) === undefined)
      .map(({ id }) => id);
    expect(withoutChoice).toEqual([]);
  });
});

it('there is no option on drawing if no boneyard is drawn from', () => {
  const ids = (id: string, players: number) =>
    optionsOf(preset(id).rules, players).map((option) => option.id);
  expect(ids('goat-club-all', 2)).toContain('draw');
  expect(ids('goat-club-all', 4)).not.toContain('draw');
  expect(ids('block', 2)).not.toContain('draw');
  expect(ids('goat-yard', 2)).toContain('reserve');
});

it('options for accounts exist only if the losers pay', () => {
  const ids = (id: string) => optionsOf(preset(id).rules, 4).map((option) => option.id);
  expect(ids('goat-club-all')).toEqual(
    expect.arrayContaining(['losingTarget', 'account', 'below']),
  );
  expect(ids('spanish-pairs')).not.toContain('account');
});

it('counts the tiles of a set', () => {
  expect(tileCount(preset('draw').rules, 2)).toBe(28);
  expect(tileCount(preset('for-three').rules, 3)).toBe(27);
});

it('detects games in pairs', () => {
  expect(inPairs(preset('spanish-pairs').rules, 4)).toBe(true);
  expect(inPairs(preset('goat').rules, 4)).toBe(true);
  expect(inPairs(preset('goat').rules, 3)).toBe(false);
});

it('a parameter is described by the sentence of its option, or as typed', () => {
  const { rules } = preset('goat-club-all');
  expect(sayParameter(rules, 4, 'score.block=own-all', en)).toBe(
    'After a block everyone scores what they hold.',
  );
  expect(sayParameter(rules, 4, 'match.target=101', ru)).toBe(
    'Играют до 101: кто набирает столько, проигрывает партию.',
  );
  expect(sayParameter(rules, 4, 'lead.order=[6]', en)).toBe('lead.order=[6]');
});

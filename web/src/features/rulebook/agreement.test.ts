import { describe, expect, it } from 'vitest';
import en from '../../i18n/compiled/page/en.ts';
import es from '../../i18n/compiled/page/es.ts';
import hr from '../../i18n/compiled/page/hr.ts';
import pt from '../../i18n/compiled/page/pt.ts';
import ru from '../../i18n/compiled/page/ru.ts';
import { agreement, brief, presetName } from './agreement.ts';
import { homeOfPreset } from './catalogue.ts';
import { preset, presets } from './testing/presets.ts';

it('describes Spanish pairs in one sentence', () => {
  expect(agreement(preset('spanish-pairs').rules, 4, en)).toBe(
    'Dominó por parejas (Spanish pairs): two against two, partners opposite; the turn goes ' +
      'counter-clockwise; 7 tiles each; the first lead is drawn by lot; then each player in turn; ' +
      'whoever cannot play passes; going out scores all tiles left, the partner’s too; a block is ' +
      'won by the side with fewest pips; who scores all tiles left; an equal block scores nothing; ' +
      'whoever reaches 150 wins the match.',
  );
});

it('mentions drawing only if tiles are left to draw', () => {
  const goat = preset('goat-club-all').rules;
  expect(agreement(goat, 2, en)).toContain('whoever cannot play draws until a tile fits');
  expect(agreement(goat, 4, en)).toContain('whoever cannot play passes');
});

it('says pairs for four players and alone for fewer, if the rules do', () => {
  const goat = preset('goat').rules;
  expect(agreement(goat, 4, ru)).toContain('двое на двое');
  expect(agreement(goat, 3, ru)).toContain('3 игрока, каждый за себя');
});

it('declines a target with the number', () => {
  const rules = preset('draw').rules;
  const to = (target: number) => agreement({ ...rules, match: { ...rules.match, target } }, 2, ru);
  expect(to(101)).toContain('партия до 101 очка');
  expect(to(100)).toContain('партия до 100 очков');
});

describe.each(presets)('$id', ({ id, rules }) => {
  it.each([en, ru, hr, es, pt])(
    'has a name, a line and a whole agreement in every language',
    (t) => {
      expect(presetName(id, t)).not.toBe(id);
      expect(brief(rules, t)).not.toMatch(/undefined|NaN|\b0\b/);
      for (const players of rules.seats.count) {
        const sentence = agreement(rules, players, t);
        expect(sentence).toMatch(/^\S.*\.$/);
        expect(sentence).not.toMatch(/undefined|null|NaN|; ;|\{/);
      }
    },
  );

  it('has a heading in the list of presets', () => {
    expect(en.presets.homes[homeOfPreset(id)]).toBeDefined();
  });
});

it('a preset this page does not know keeps its identifier', () => {
  expect(presetName('tomorrow', en)).toBe('tomorrow');
});

it('names bonuses and instant wins', () => {
  const says = (id: string, players: number, t = en) => agreement(preset(id).rules, players, t);
  expect(says('puerto-rico-500', 4)).toContain('winning the second round pays 75 more');
  expect(says('jamaican-partner', 4)).toContain('six of them win the match');
  expect(says('gaple', 4)).toContain('the 0-0 leads first; then whoever won the round before');
  expect(says('classic-family', 2)).toContain('the 6-6 in hand costs 50');
  expect(says('classic-family', 2)).toContain('whoever has more than 100 loses the match');
  expect(says('picture', 2, ru)).toContain('очков не пишут');
  expect(brief(preset('picture').rules, en)).toBe('2–4 players, 7 or 5 tiles, 1 round');
});

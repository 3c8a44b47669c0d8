import { describe, expect, it } from 'vitest';
import { everyLanguage, inEnglish as en } from '../testing/texts.ts';
import type { RoundResult, TableView } from '../../../net/protocol/types.ts';
import { briefOf } from '../speech/brief.ts';
import { matchOutcomeOf } from '../speech/outcome.ts';
import { coinOf } from '../view/result.ts';
import recorded from '../testing/sheets.json';
import { factOf } from './fact.ts';
import { matchPictureOf } from './picture.ts';

const views = recorded as unknown as TableView[];

function viewOf(preset: string): TableView {
  const found = views.find(({ rules }) => rules.preset === preset);
  if (found === undefined) throw new Error(`no sheet of \`${preset}\` is recorded`);
  return found;
}

/** A match that is over, with the outcomes and the scores of these rounds. */
function over(
  preset: string,
  rounds: readonly { out: number; scored: readonly number[] }[],
  won: number[],
  you: number | null = 1,
): TableView {
  const view = viewOf(preset);
  const [first] = view.sheet;
  if (first === undefined) throw new Error('no round is recorded');
  const lost = view.sides.flatMap((_, side) => (won.includes(side) ? [] : [side]));
  return {
    ...view,
    you,
    phase: 'over',
    match_end: { verdict: { won, lost }, rating_points: null, eliminated: null, resigned: false },
    sheet: rounds.map(({ out, scored }, i): RoundResult => {
      const sides = first.settlement.sides.map((score, side) => {
        const n = scored[side] ?? 0;
        return { ...score, credit: n, scored: n };
      });
      return {
        ...first,
        round: i + 1,
        outcome: { kind: 'out', seat: out },
        settlement: { ...first.settlement, sides },
      };
    }),
  };
}

describe('the sentence about a match', () => {
  it('says how often you went out, if that was often', () => {
    const rounds = [1, 2, 1].map((out) => ({ out, scored: [20, 0] }));
    const view = over('spanish-pairs', rounds, [0]);
    expect(factOf(view, en)).toBe('You went out in 2 of 3 rounds.');
  });

  it('otherwise says which round was your best', () => {
    const rounds = [
      { out: 2, scored: [0, 30] },
      { out: 3, scored: [47, 0] },
      { out: 3, scored: [34, 0] },
    ];
    expect(factOf(over('spanish-pairs', rounds, [1]), en)).toBe(
      'Your best round was number 2, with 47 points.',
    );
  });

  it('praises rounds without points where points lose', () => {
    const rounds = [0, 8, 0].map((n) => ({ out: 2, scored: [n, 30] }));
    expect(factOf(over('goat-yard', rounds, [0]), en)).toBe(
      'You kept 2 of 3 rounds free of points.',
    );
  });

  it('speaks of the winners to those who watch', () => {
    const rounds = [2, 4, 2].map((out) => ({ out, scored: [0, 20] }));
    expect(factOf(over('spanish-pairs', rounds, [1], null), en)).toBe(
      'Bot Ivo went out in 2 of 3 rounds.',
    );
  });

  it('says nothing if the sheet has nothing to say', () => {
    const once = [{ out: 1, scored: [20, 0] }];
    expect(factOf(over('spanish-pairs', once, [0]), en)).toBeNull();
    const never = [2, 4].map((out) => ({ out, scored: [0, 20] }));
    expect(factOf(over('spanish-pairs', never, [1]), en)).toBeNull();
  });
});

describe('every recorded match', () => {
  it('has words for its rounds and its end in every language, for players and for those who watch', () => {
    for (const recordedView of views) {
      for (const you of [recordedView.you, null]) {
        const view = { ...recordedView, you };
        for (const t of everyLanguage) {
          const words = [factOf(view, t) ?? '', ...view.sheet.map((r) => briefOf(view, r, t))];
          const picture = matchPictureOf(view, t);
          words.push(picture?.headline ?? '', ...(picture?.lines ?? []));
          expect(words.join(' ')).not.toMatch(/undefined|NaN|null|\[object/);
          expect(view.sheet.every((result) => briefOf(view, result, t) !== '')).toBe(true);
          expect(picture === null).toBe(matchOutcomeOf(view, t) === null);
        }
      }
    }
  });

  it('gives a coin to one seat at most of each side', () => {
    for (const view of views) {
      for (const result of view.sheet) {
        for (const seats of view.sides) {
          const coins = seats.filter((seat) => coinOf(view, result, seat) !== null);
          expect(coins.length).toBeLessThanOrEqual(1);
        }
      }
    }
  });
});

describe('the end of a match', () => {
  const rounds = [{ out: 1, scored: [20, 0] }];

  it('has its own sentence for a win, a loss and a spectator', () => {
    expect(matchOutcomeOf(over('spanish-pairs', rounds, [0]), en)?.[0]).toBe(
      'You and Bot Rita win the match.',
    );
    expect(matchOutcomeOf(over('spanish-pairs', rounds, [1]), en)?.[0]).toBe(
      'This time Bot Ivo and Bot Boris win the match.',
    );
    expect(matchOutcomeOf(over('spanish-pairs', rounds, [1], null), en)?.[0]).toBe(
      'Bot Ivo and Bot Boris win the match.',
    );
  });

  it('names several winners together, and says when nobody wins', () => {
    const several = over('chickenfoot', rounds, [0, 2]);
    expect(matchPictureOf(several, en)?.headline).toBe('You and Bot Rita win');
    const view = over('spanish-pairs', rounds, []);
    const end = {
      verdict: { won: [], lost: [] },
      rating_points: null,
      eliminated: null,
      resigned: false,
    };
    expect(matchPictureOf({ ...view, match_end: end }, en)?.headline).toBe('The match is a tie.');
    const stopped: TableView = { ...view, phase: 'stopped', match_end: null };
    expect(matchPictureOf(stopped, en)).toEqual({
      headline: 'The match was stopped.',
      lines: ['Nobody wins. Ratings stay the same.'],
    });
  });
});

describe('a match of Goat in which the time of a player ran out', () => {
  const reached = over('goat-club-all', [{ out: 2, scored: [20, 0] }], [1, 2, 3]);
  const verdict = { won: [1, 2, 3], lost: [0] };
  const endedBy = (resigned: boolean, you: number | null): TableView => ({
    ...reached,
    you,
    match_end: { verdict, rating_points: null, eliminated: 1, resigned },
  });

  it('tells nobody that the target was reached', () => {
    expect(matchOutcomeOf(reached, en)?.[0]).toBe('You lost the match: you reached the target.');
    for (const resigned of [false, true]) {
      for (const you of [1, 2, null]) {
        const words = matchOutcomeOf(endedBy(resigned, you), en)?.join(' ');
        expect(words).toContain('lost the match.');
        expect(words).not.toMatch(/target|goat/);
      }
    }
    expect(matchOutcomeOf(endedBy(false, 1), en)).toEqual([
      'Your time ran out.',
      'You lost the match.',
    ]);
  });
});

describe('who scores in a round', () => {
  it('is "they" for the pair against yours', () => {
    const view = over('spanish-pairs', [{ out: 2, scored: [0, 47] }], []);
    expect(briefOf(view, view.sheet[0] as RoundResult, en)).toBe('They score 47.');
    const own = over('spanish-pairs', [{ out: 1, scored: [47, 0] }], []);
    expect(briefOf(own, own.sheet[0] as RoundResult, en)).toBe('You and Bot Rita score 47.');
  });

  it('is only yourself where too many score to name them all', () => {
    const view = over('mexican-train', [{ out: 2, scored: [12, 0, 5, 6, 7, 8, 9, 10] }], []);
    expect(briefOf(view, view.sheet[0] as RoundResult, en)).toBe('You score 12.');
  });
});

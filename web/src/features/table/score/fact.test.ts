import { describe, expect, it } from 'vitest';
import { everyLanguage, inEnglish as en } from '../testing/texts.ts';
import type { RoundResult, SeenEvent, TableView } from '../../../net/protocol/types.ts';
import { briefOf, totalsOf } from '../speech/brief.ts';
import { matchOutcomeOf, outcomeOf } from '../speech/outcome.ts';
import { calledOf, seatsWith } from '../view/people.ts';
import { coinOf } from '../view/result.ts';
import recorded from '../testing/sheets.json';
import { viewWith } from '../state/apply.ts';
import { after, allRecordings, recordingOf } from '../testing/tables.ts';
import { factOf, openerOf } from './fact.ts';
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
        const points = rounds.slice(0, i + 1).reduce((all, r) => all + (r.scored[side] ?? 0), 0);
        return { ...score, credit: n, scored: n, after: { ...score.after, points } };
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
      { out: 2, scored: [0, 60] },
      { out: 3, scored: [47, 0] },
      { out: 3, scored: [34, 0] },
    ];
    expect(factOf(over('spanish-pairs', rounds, [1]), en)).toBe(
      'Your best round was number 2, with 47 points.',
    );
  });

  it('tells winners how far behind they were, and losers how far ahead', () => {
    const rounds = [
      { out: 2, scored: [0, 60] },
      { out: 3, scored: [47, 0] },
      { out: 3, scored: [110, 0] },
    ];
    expect(factOf(over('spanish-pairs', rounds, [0]), en)).toBe(
      '3 rounds. You and Bot Rita were 60 points behind after round 1.',
    );
    expect(factOf(over('spanish-pairs', rounds, [0], 2), en)).toBe(
      '3 rounds. You and Bot Boris were 60 points ahead after round 1.',
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

/** Whether a sentence in English is true of a sheet. The patterns and the arithmetic are independent of the page's own. */
function isTrue(view: TableView, sentence: string): boolean {
  const own = view.sides.findIndex((seats) => view.you !== null && seats.includes(view.you));
  const side = own >= 0 ? own : (view.match_end?.verdict.won[0] ?? -1);
  const numbers = (pattern: RegExp) => pattern.exec(sentence)?.slice(1).map(Number);
  const said = sentence.replace(/^(\d+) rounds\. /, (_, n: string) =>
    Number(n) === view.sheet.length ? '' : 'wrong ',
  );
  if (said.startsWith('wrong')) return false;
  const outs = numbers(/ went out in (\d+) of (\d+) rounds\.$/);
  if (outs !== undefined) {
    const seat =
      view.you ?? view.sides[side]?.find((one) => said.startsWith(calledOf(view, one, en.table)));
    const seats = seat === undefined ? [] : seatsWith(view, seat);
    const ended = view.sheet.filter(
      ({ outcome }) => outcome.kind === 'out' && seats.includes(outcome.seat),
    );
    return ended.length === outs[0] && view.sheet.length === outs[1];
  }
  const best = numbers(/ number (\d+), with (\d+) points?\.$/);
  if (best !== undefined) {
    const scored = view.sheet.map(({ settlement }) => settlement.sides[side]?.scored ?? 0);
    const there = view.sheet.findIndex(({ round }) => round === best[0]);
    return scored[there] === best[1] && Math.max(...scored) === best[1];
  }
  const clean = numbers(/ kept (\d+) of (\d+) rounds free of points\.$/);
  if (clean !== undefined) {
    const free = view.sheet.filter(({ settlement }) => settlement.sides[side]?.credit === 0);
    return free.length === clean[0] && view.sheet.length === clean[1];
  }
  const lead = numbers(/ (\d+) points (?:behind|ahead) after round (\d+)\.$/);
  if (lead !== undefined) {
    const sides = view.sheet.find(({ round }) => round === lead[1])?.settlement.sides ?? [];
    const [a, b] = [sides[side]?.after.points ?? 0, sides[1 - side]?.after.points ?? 0];
    return lead[0] === (said.includes('behind') ? b - a : a - b);
  }
  return false;
}

describe('the tile that opened the way out', () => {
  it('touches the last tile, in every recorded round', () => {
    let found = 0;
    for (const { snapshot, events } of allRecordings) {
      let view = snapshot;
      for (const event of events) {
        view = viewWith(view, event);
        if (event.type !== 'round-ended') continue;
        const opener = openerOf(view.round?.history ?? []);
        if (opener === null) continue;
        found += 1;
        const { last, before } = opener;
        expect(last.tile.some((n) => before.tile.includes(n))).toBe(true);
        expect(last.ends.length).toBeGreaterThan(0);
      }
    }
    expect(found).toBeGreaterThan(30);
  });

  it('is named if partners laid both tiles', () => {
    const played = (seat: number, tile: [number, number], at: 'first' | 'L' | 'R'): SeenEvent => ({
      type: 'played',
      seat,
      tile,
      at,
      ends: [],
      by: 'person',
    });
    const rounds = [3, 3].map((out) => ({ out, scored: [80, 0] }));
    const won = over('spanish-pairs', rounds, [0]);
    const { round } = after(recordingOf('spanish-pairs'), 3);
    if (round === null) throw new Error('no round is dealt');
    const history = [
      played(4, [1, 6], 'first'),
      played(1, [1, 4], 'L'),
      played(2, [2, 6], 'R'),
      played(3, [3, 4], 'L'),
    ];
    const view = { ...won, round: { ...round, history } };
    expect(factOf(view, en)).toBe(
      '2 rounds. In the last one, your 4-1 opened the way for Bot Rita.',
    );
    expect(factOf({ ...view, you: 3 }, en)).toBe(
      '2 rounds. In the last one, Ana opened the way for you with 4-1.',
    );
    // On the other side the tile of an opponent was touched.
    const right = [...history.slice(0, 3), played(3, [2, 3], 'R')];
    expect(factOf({ ...view, round: { ...round, history: right } }, en)).not.toContain('opened');
  });
});

describe('every recorded match', () => {
  it('has a true sentence, or none, for each player and for those who watch', () => {
    let found = 0;
    for (const recordedView of views) {
      for (const you of [null, ...recordedView.seats.map((_, i) => i + 1)]) {
        const view = { ...recordedView, you };
        const fact = factOf(view, en);
        if (fact === null) continue;
        found += 1;
        expect(isTrue(view, fact), `${view.rules.preset}, seat ${you}: ${fact}`).toBe(true);
      }
    }
    expect(found).toBeGreaterThan(50);
  });

  it('calls its reader "you", and never by name as well', () => {
    for (const recordedView of views) {
      for (const you of recordedView.seats.map((_, i) => i + 1)) {
        const [first, second = null] = seatsWith(recordedView, you);
        if (first !== you) continue;
        const view = { ...recordedView, you, second } as TableView;
        const name = new RegExp(
          `(?<!\\p{L}|Bot\\s)${calledOf(view, you, en.table)}(?!\\p{L})`,
          'u',
        );
        const picture = matchPictureOf(view, en);
        const words = [factOf(view, en), picture?.headline, ...(picture?.lines ?? [])];
        for (const result of view.sheet) {
          const { what, why, accounts } = outcomeOf(view, result, en);
          words.push(
            what,
            ...why,
            ...accounts,
            briefOf(view, result, en),
            totalsOf(view, result, en),
          );
        }
        expect(words.join(' '), view.rules.preset).not.toMatch(name);
      }
    }
  });

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
    expect(matchOutcomeOf(reached, en)?.[0]).toBe('You are the goat this time. Me-e-eh.');
    for (const resigned of [false, true]) {
      for (const you of [1, 2, null]) {
        const words = matchOutcomeOf(endedBy(resigned, you), en)?.join(' ');
        expect(words).toContain('lost the match.');
        expect(words).not.toMatch(/target|goats?/);
      }
    }
    expect(matchOutcomeOf(endedBy(false, 1), en)).toEqual([
      'Your time ran out.',
      'You lost the match.',
    ]);
  });
});

describe('the customs at the end of a match', () => {
  const end = (preset: string, won: number[], you: number | null) =>
    matchOutcomeOf(over(preset, [{ out: 1, scored: [0, 0] }], won, you), en)?.join(' ') ?? '';

  it('name the goat or the donkey of the table', () => {
    expect(end('goat', [1], 1)).toMatch(/^The goats this time: you and Bot Rita\. Me-e-eh./);
    expect(end('goat', [1], 2)).toMatch(/^The goats: Ana and Bot Rita\. Me-e-eh./);
    expect(end('donkey', [1], 3)).toMatch(/^The donkeys this time: you and Ana\. Hee-haw./);
    expect(end('goat-family', [1], 1)).toContain('You are the goat this time.');
    expect(end('goat-family', [1], 2)).toContain('The goat: Ana.');
    expect(end('sea-goat', [1], 1)).toContain('The goats this time: you and Bot Rita.');
    expect(end('classic-family', [1], 1)).toMatch(/^You lost the match\./);
    const lost = over('goat', [{ out: 1, scored: [0, 0] }], [1], 1);
    const inLanguage = (code: number) => matchOutcomeOf(lost, everyLanguage[code] ?? en)?.[0];
    expect(everyLanguage.map((_, i) => inLanguage(i)).join(' ')).toMatch(/козлы.*|Jarci/);
  });

  it('make much of a special last tile and of opponents without a point', () => {
    const shut = over(
      'puerto-rico-500',
      [
        { out: 1, scored: [250, 0] },
        { out: 3, scored: [260, 0] },
      ],
      [0],
    );
    const accounts = [510, 0].map((points) => ({ points, remembered: 0, open: true }));
    const view = { ...shut, standing: { ...shut.standing, accounts } };
    expect(matchOutcomeOf(view, en)).toContain('A shut-out: not one point for the others.');
    expect(matchOutcomeOf({ ...view, you: 2 }, en)?.join(' ')).not.toContain('shut-out');
    const last = view.sheet[1] as RoundResult;
    const bonuses = [{ side: 0, event: 'chuchazo' as const, points: 100 }];
    const sheet = [
      view.sheet[0] as RoundResult,
      { ...last, settlement: { ...last.settlement, bonuses } },
    ];
    expect(matchOutcomeOf({ ...view, sheet }, en)?.join(' ')).toContain(
      'out with the double blank.',
    );
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
    expect(briefOf(view, view.sheet[0] as RoundResult, en)).toBe('You take 12.');
  });

  it('takes points, rather than scores them, where points are bad', () => {
    const view = over('goat', [{ out: 3, scored: [0, 29] }], []);
    const [result] = view.sheet as [RoundResult];
    const yours = { ...result, settlement: { ...result.settlement, winner: 0 } };
    expect(outcomeOf(view, yours, en).what).toBe('Your partner goes out: your round.');
    expect(briefOf(view, yours, en)).toBe('Bot Ivo and Bot Boris take 29.');
    expect(outcomeOf({ ...view, you: 2 }, yours, en).what).toBe('Bot Rita goes out.');
    expect(briefOf({ ...view, you: 2 }, yours, en)).toBe('You and Bot Boris take 29.');
  });
});

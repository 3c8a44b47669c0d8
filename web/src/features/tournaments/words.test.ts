import { expect, it } from 'vitest';
import page from '../../i18n/compiled/page/en.ts';
import tournaments from '../../i18n/compiled/tournaments/en.ts';
import type { Sentences } from '../../i18n/language.svelte.ts';
import {
  TIE_BREAK_ORDER,
  type TieBreakReason,
  type TournamentFormat,
  type TournamentRefusal,
} from '../../net/protocol/types.ts';
import { nowText } from './now.ts';
import { explainTournament } from './refusal.ts';
import { streaksOf } from './streaks.ts';
import {
  arena,
  board,
  cancelled,
  entrant,
  knockOut,
  pairing,
  START_MS,
  swiss,
} from './testing/views.ts';
import {
  entrantName,
  formatText,
  fraction,
  leftText,
  marksOf,
  namesOf,
  outcomeText,
  reasonText,
  roundName,
  sidesOf,
  stateText,
  tieBreakText,
  winnerOf,
} from './words.ts';

const t = { ...page, tournaments } as unknown as Sentences;

it('halves and quarters are written as players write them', () => {
  expect(fraction(29, 2, 'en')).toBe('14½');
  expect(fraction(26, 2, 'en')).toBe('13');
  expect(fraction(1, 2, 'en')).toBe('½');
  expect(fraction(0, 2, 'en')).toBe('0');
  expect(fraction(21, 4, 'en')).toBe('5¼');
  expect(fraction(23, 4, 'ru')).toBe('5¾');
  expect(fraction(7, 1, 'en')).toBe('7');
});

it.each([
  [{ by: 'points', ours: 8, theirs: 7 }, 'Ahead on points: 4 to 3½'],
  [{ by: 'buchholz', ours: 29, theirs: 26 }, 'Ahead on Buchholz: 14½ to 13'],
  [
    { by: 'buchholz-cut-1', ours: 24, theirs: 23 },
    'Ahead on Buchholz without the lowest: 12 to 11½',
  ],
  [{ by: 'sonneborn-berger', ours: 21, theirs: 20 }, 'Ahead on Sonneborn-Berger: 5¼ to 5'],
  [
    { by: 'direct-encounter', ours: 2, theirs: 0 },
    'Ahead in the matches among those who are tied: 1 to 0',
  ],
  [{ by: 'wins', ours: 4, theirs: 3 }, 'More wins: 4 to 3'],
  [{ by: 'fewer-matches', ours: 6, theirs: 7 }, 'As many points in fewer matches: 6 to 7'],
  [{ by: 'round-reached', ours: 3, theirs: 2 }, 'Got further in the bracket'],
  [{ by: 'third-place', ours: 1, theirs: 0 }, 'Won the match for third place'],
  [{ by: 'lot', ours: 3, theirs: 8 }, 'Ahead by lot: equal in everything else'],
] satisfies [TieBreakReason, string][])('says why an entrant is ahead: $by', (reason, text) => {
  expect(reasonText(reason, t, 'en')).toBe(text);
});

it('names players, pairs and people without a name', () => {
  const of = board({
    entrants: [
      entrant(1),
      entrant(2, { people: [{ name: 'Eva' }, { name: '' }] }),
      entrant(3, { people: [{ name: '' }, { name: 'Luka' }] }),
      entrant(4, { people: [{ name: '' }, { name: '' }] }),
      entrant(5, { people: [{ name: 'Eva' }, { name: 'Luka' }] }),
    ],
  });
  expect(entrantName(of, 1, t)).toBe('Ana');
  expect(entrantName(of, 2, t)).toBe('Eva and partner');
  expect(entrantName(of, 3, t)).toBe('Luka and partner');
  expect(entrantName(of, 4, t)).toBe('Pair 4');
  expect(entrantName(of, 5, t)).toBe('Eva and Luka');
  expect(entrantName(of, 9, t)).toBe('Player 9');
  expect(namesOf([], 3, t)).toBe('');
});

it('says how a match ended, and who won', () => {
  const of = board({ entrants: [entrant(1), entrant(2)] });
  const say = (outcome: Parameters<typeof outcomeText>[0]) =>
    outcomeText(outcome, sidesOf(of, pairing(1, [2, 1]), t), t);
  expect(say('first')).toBe('Win for Boris');
  expect(say('walkover-second')).toBe('Win without a match for Ana');
  expect(say('tie')).toBe('Tie');
  expect(outcomeText('first', { first: 'Eva and partner', second: 'Pair 4' }, t)).toBe(
    'Win for Eva and partner',
  );
  expect(winnerOf(pairing(1, [2, 1], { outcome: 'second' }))).toBe(1);
  expect(winnerOf(pairing(1, [2, 1], { outcome: 'neither' }))).toBeUndefined();
});

it('says that a match waits for its players, is played or begins soon', () => {
  const say = (change: Parameters<typeof pairing>[2]) =>
    stateText(pairing(1, [1, 2], change), { first: 'Ana', second: 'Boris' }, t, 'en');
  expect(say({})).toBe('The table opens in a moment');
  expect(say({ table: 'a', come_by_ms: START_MS })).toMatch(/^Waiting for players until /);
  expect(say({ table: 'a' })).toBe('Playing');
  expect(say({ outcome: 'tie' })).toBe('Tie');
});

it('says who left a match, also if the host has corrected its outcome', () => {
  const say = (change: Parameters<typeof pairing>[2]) =>
    stateText(pairing(1, [1, 2], change), { first: 'Ana', second: 'Boris' }, t, 'en');
  const left = [{ name: 'Ana' }];
  const end = 'Left, gave up or ran out of time: Ana';
  expect(say({ outcome: 'second', left })).toBe(`Win for Boris. ${end}`);
  expect(say({ outcome: 'first', left })).toBe(`Win for Ana. ${end}`);
  expect(say({ outcome: 'neither', left: [{ name: 'Ana' }, { name: 'Boris' }] })).toBe(
    `Both sides were absent or left, and both lose. ${end} and Boris`,
  );
  // A deleted account has no name.
  expect(say({ outcome: 'second', left: [{ name: '' }] })).toBe('Win for Boris');
});

it('marks bots, and those who withdrew', () => {
  expect([1, 8, 9].map((number) => marksOf(swiss(), number, t))).toEqual([
    [],
    ['withdrew'],
    ['bot'],
  ]);
});

it('names formats, and the last rounds of a knock-out', () => {
  expect(formatText({ type: 'swiss', rounds: 5 }, t)).toBe('Swiss, 5 rounds');
  expect(formatText({ type: 'knock-out', third_place: false }, t)).toBe('Knock-out');
  expect(formatText({ type: 'round-robin', cycles: 2 }, t)).toBe(
    'Round robin, everyone plays everyone twice',
  );
  const { format } = knockOut().summary;
  expect([1, 2, 3, 4].map((round) => roundName(round, 4, format, t))).toEqual([
    'Round 1',
    'Quarter-finals',
    'Semi-finals',
    'Final',
  ]);
  expect(roundName(5, 5, { type: 'swiss', rounds: 5 }, t)).toBe('Round 5');
});

it('explains every tie-break of a format', () => {
  const formats: TournamentFormat[] = [
    { type: 'swiss', rounds: 5 },
    { type: 'round-robin', cycles: 1 },
    { type: 'knock-out', third_place: true },
    { type: 'arena', minutes: 60 },
  ];
  for (const format of formats) {
    for (const by of TIE_BREAK_ORDER[format.type]) {
      expect(tieBreakText(format, by, t), `${format.type} ${by}`).not.toBe('');
    }
  }
  expect(tieBreakText({ type: 'arena', minutes: 60 }, 'points', t)).toMatch(/^Points: 2 for a win/);
});

it('counts time down in minutes, and in hours', () => {
  expect(leftText(245_000)).toBe('4:05');
  expect(leftText(3_845_000)).toBe('1:04:05');
  expect(leftText(-5)).toBe('0:00');
});

it('says what the tournament waits for', () => {
  const say = (of: Parameters<typeof nowText>[0], ms = START_MS + 60_000) =>
    nowText(of, ms, t, 'en');
  expect(say(board())).toBe('It starts in a moment.');
  expect(say(board(), START_MS - 1)).toMatch(/^It starts /);
  expect(say(arena())).toBe('Time left: 46:00');
  expect(say(arena(), START_MS + 3_600_000)).toMatch(/^The time is over/);
  expect(say(swiss())).toBe('Round 3 of 5 is being played.');
  expect(say({ ...swiss(), pairs_ms: START_MS + 70_000 })).toBe('The next round begins in 0:10.');
  const waiting = { ...swiss(), rounds: [], next_round: { type: 'by-host' } as const };
  expect(say(waiting)).toBe('The host starts the next round.');
  const over = board({}, { status: 'over', started_ms: START_MS, winner: [{ name: 'Ana' }] });
  expect(say(over)).toBe('The tournament is over. Winner: Ana.');
  const stopped = { code: 'all-have-met', round: 4 } as const;
  expect(say({ ...over, stopped })).toBe(
    'The tournament is over. Round 4 cannot be paired: every pairing would repeat a match or a round ' +
      'without an opponent. Winner: Ana.',
  );
  expect(say({ ...swiss(), rounds_possible: 3 })).toBe(
    'Round 3 of 5 is being played. Only 3 of 5 rounds can be played: after that, no pairing is left ' +
      'without a repeat.',
  );
  expect(say({ ...swiss(), rounds_possible: 5 })).toBe('Round 3 of 5 is being played.');
  expect(say(cancelled(), START_MS - 1)).toBe('The tournament was not held.');
});

it('counts wins in a row in an arena only', () => {
  expect([...streaksOf(arena())]).toEqual([[1, 3]]);
  expect(streaksOf(swiss()).size).toBe(0);
});

it('explains refusals, also those with reasons of their own', () => {
  const say = (refusal: TournamentRefusal) => explainTournament({ code: 'tournament', refusal }, t);
  expect(say({ code: 'not-now', why: { code: 'matches-open', open: 2 } })).toBe(
    '2 matches of this round are still open.',
  );
  expect(say({ code: 'bad-settings', why: { code: 'minutes', minutes: 3 } })).toBe(
    'Choose 5 to 720 minutes.',
  );
  const why = { code: 'too-many-rounds', rounds: 5, entrants_max: 4, most: 3 } as const;
  expect(say({ code: 'bad-settings', why })).toMatch(/^With 4 places, at most 3 rounds/);
  expect(say({ code: 'partner-is-you' })).toMatch(/^You cannot be your own partner/);
  expect(say({ code: 'bad-rules', pairs: true })).toMatch(/two pairs/);
  expect(say({ code: 'entered', name: 'Ana' })).toBe('Ana takes part already.');
  expect(explainTournament({ code: 'storage' }, t)).toBe(page.errors.storage);
});

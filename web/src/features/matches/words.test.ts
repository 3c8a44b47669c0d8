// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Language } from '../../i18n/language.svelte.ts';
import type { MatchEnd, MatchReplay } from '../../net/protocol/types.ts';
import { ALL } from './list.ts';
import { playerName, timedOutIn, wantedText, type ShownPlayer } from './words.ts';

it('says in a few words which matches are wanted', async () => {
  const language = new Language();
  await language.use('en');
  await language.load('matches');
  const said = (wanted: Partial<typeof ALL>) =>
    wantedText({ ...ALL, ...wanted }, language.t, 'en-GB');
  expect(said({})).toBe('');
  expect(said({ with: ' ' })).toBe('');
  expect(said({ preset: 'draw', with: ' Eva ', until: '2026-11-26' })).toBe(
    'Draw · Eva · until 26 Nov 2026',
  );
  expect(said({ since: '2026-11-02' })).toBe('from 2 Nov 2026');
});

it('finds the player whose time ran out', () => {
  const replay = (players: number, eliminated: number | null, resigned = false) => {
    const verdict = { won: [1], lost: [0] };
    const end: MatchEnd = { verdict, rating_points: null, eliminated, resigned };
    const match = { players: Array.from({ length: players }, () => ({})) };
    const events = [{ at_ms: 0, event: { type: 'match-ended', end } }];
    return { match, events } as unknown as MatchReplay;
  };
  expect(timedOutIn(replay(4, 3))).toBe(3);
  // Seats 1 and 3 are one person's, where two people have two seats each.
  expect(timedOutIn(replay(2, 3))).toBe(1);
  expect(timedOutIn(replay(2, null))).toBeUndefined();
  expect(timedOutIn(replay(2, 1, true))).toBeUndefined();
  expect(timedOutIn({ ...replay(2, 1), events: [] })).toBeUndefined();
});

it('calls bots by their names, and says that they are bots', async () => {
  const language = new Language();
  await language.use('ru');
  await language.load('matches');
  const called = (player: Partial<ShownPlayer>) =>
    playerName({ seat: 2, side: 1, name: '', points: 0, outcome: 'lost', ...player }, language.t);
  expect(called({ bot: 'steady', persona: 'boris' })).toBe('Бот Борис');
  // Records have one spelling, and those of the time before bots had names only numbers.
  expect(called({ bot: 'steady', name: 'Boris' })).toBe('Бот Boris');
  expect(called({ bot: 'steady', name: 'Bot 2' })).toBe('Бот 2');
  expect(called({ bot: 'steady' })).toBe('Бот 2');
  expect(called({ name: 'Boris' })).toBe('Boris');
});

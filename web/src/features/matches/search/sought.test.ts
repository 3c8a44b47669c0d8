// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { Language } from '../../../i18n/language.svelte.ts';
import type { SearchPage, SearchRequest } from '../../../net/protocol/types.ts';
import { startOf } from '../days.ts';
import { findMatches } from './found.ts';
import { addressOf, ANY, isAny, requestOf, soughtIn, type Sought } from './sought.ts';
import { soughtText } from './words.ts';

const ALL: Sought = {
  player: 'Ana & Co',
  with: 'Boris',
  preset: '',
  family: 'goat',
  rated: 'yes',
  result: 'won',
  since: '2026-11-02',
  until: '2026-11-26',
};

it('the address keeps what is sought', () => {
  expect(addressOf(ANY)).toBe('/matches/search');
  const address = addressOf(ALL);
  expect(address).toContain('player=Ana+%26+Co');
  expect(soughtIn(new URL(address, 'http://localhost').search)).toEqual(ALL);
  const game = { ...ANY, preset: 'goat-club-all' };
  expect(soughtIn(new URL(addressOf(game), 'http://localhost').search)).toEqual(game);
});

it('an address asks for nothing that the form does not have', () => {
  const bad =
    '?family=cats&rated=maybe&result=glorious&since=yesterday&until=2026-13-01&preset=a%20b';
  expect(soughtIn(bad)).toEqual(ANY);
  expect(soughtIn(`?player=${'a'.repeat(99)}`).player).toHaveLength(24);
  expect(soughtIn('?family=goat&preset=draw')).toMatchObject({ family: 'goat', preset: '' });
});

it('the request names what was chosen', () => {
  expect(requestOf(ANY)).toEqual({});
  expect(isAny({ ...ANY, player: ' ' })).toBe(true);
  expect(requestOf(ALL)).toEqual({
    player: 'Ana & Co',
    with: 'Boris',
    family: 'goat',
    rated: true,
    result: 'won',
    since_ms: startOf('2026-11-02'),
    until_ms: startOf('2026-11-27'),
  });
  // The server knows no second name without a first one.
  expect(requestOf({ ...ANY, with: ' Eva ', rated: 'no' })).toEqual({
    player: 'Eva',
    rated: false,
  });
});

it('empty pages are passed over, but not without end', async () => {
  const empty: SearchPage = { matches: [], next: 'x' };
  const search = vi.fn(() => Promise.resolve(empty));
  expect(await findMatches(ANY, undefined, search)).toEqual(empty);
  expect(search).toHaveBeenCalledTimes(5);
  expect(search).toHaveBeenLastCalledWith({ after: 'x' });
  const last: SearchPage = { matches: [], next: null };
  const asked: (string | undefined)[] = [];
  const two = (request: SearchRequest) => {
    asked.push(request.after);
    return Promise.resolve(asked.length === 1 ? empty : last);
  };
  expect(await findMatches(ALL, 'w', two)).toEqual(last);
  expect(asked).toEqual(['w', 'x']);
});

it('says in a few words what is sought', async () => {
  const language = new Language();
  await language.use('en');
  await language.load('matches');
  await language.load('archive');
  expect(soughtText(ANY, language.t, 'en-GB')).toBe('');
  expect(soughtText(ALL, language.t, 'en-GB')).toBe(
    'Ana & Co · Boris · Goat · Rated · won · from 2 Nov 2026 · until 26 Nov 2026',
  );
  expect(soughtText({ ...ANY, preset: 'draw', rated: 'no' }, language.t, 'en-GB')).toBe(
    'Draw · Not rated',
  );
});

// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ApiError } from '../../../net/api.ts';
import { mountPage } from '../testing/keyboard-user.ts';
import { ReplaySession } from '../testing/replay.svelte.ts';
import type { FoundEvening } from '../../../net/protocol/evening.ts';
import { lettersOf, type EveningFinder } from './finder.ts';
import JoinPage from './JoinPage.svelte';

const FOUND: FoundEvening = {
  id: 'k3f9',
  club: 'Friends through dominoes',
  name: 'Friday at the harbour',
  me: null,
  players: [
    { player: 1, name: 'Ana', taken: true },
    { player: 2, name: 'Boris', taken: false },
    { player: 3, name: 'Vera', taken: true },
  ],
};

async function open(finder: Partial<EveningFinder>, code = '') {
  const joined: string[] = [];
  const whole: EveningFinder = {
    find: () => Promise.resolve(FOUND),
    join: () => Promise.resolve(undefined),
    ...finder,
  };
  const props = { finder: whole, code, onjoined: (id: string) => void joined.push(id) };
  const user = await mountPage(new ReplaySession('a match, kept'), JoinPage, props);
  await user.settle();
  return { user, joined };
}

it('reads the first four letters, ignoring case and other characters', () => {
  expect(lettersOf(' kr-vt ')).toBe('KRVT');
  expect(lettersOf('krvtx')).toBe('KRVT');
});

// CLUB-21.
it('joins with four letters and a name, by keyboard', async () => {
  const asked: unknown[] = [];
  const { user, joined } = await open({
    find: (code) => (asked.push(code), Promise.resolve(FOUND)),
    join: (...whom) => (asked.push(whom), Promise.resolve(undefined)),
  });
  await user.press('The club night’s four letters');
  expect(user.sees('A code has four letters.')).toBe(true);
  await user.type('krvt');
  await user.enter();
  expect(user.focused).toBe('Friday at the harbour');
  await user.press('2 Boris');
  expect(asked).toEqual(['KRVT', ['k3f9', 'KRVT', 2]]);
  expect(joined).toEqual(['k3f9']);
});

it('a link fills in the letters', async () => {
  const { user } = await open({}, 'KRVT');
  expect(user.sees('Who are you?')).toBe(true);
});

it('a taken name shows what to do, and is free once the organiser has released it', async () => {
  let players = FOUND.players;
  const { user } = await open({ find: () => Promise.resolve({ ...FOUND, players }) }, 'KRVT');
  await user.press('3 Vera, already joined');
  expect(user.focused).toBe('Vera has already joined');
  expect(user.sees('Ask the organiser to free your name')).toBe(true);
  players = players.map((named) => ({ ...named, taken: false }));
  await user.press('Look again');
  await user.settle();
  expect(user.controls).toContain('3 Vera');
});

it('shows a code that no evening has, and keeps it in the field', async () => {
  const { user } = await open({
    find: () => Promise.reject(new ApiError({ code: 'not-found' })),
  });
  await user.press('The club night’s four letters');
  await user.type('krvt');
  await user.enter();
  expect(user.texts('[role=alert]').join()).toContain('No club night has the letters KRVT.');
  expect(document.querySelector('input')?.value).toBe('KRVT');
});

it('a network failure does not mark the name as taken', async () => {
  const { user, joined } = await open(
    { join: () => Promise.reject(new ApiError({ code: 'unreachable' })) },
    'KRVT',
  );
  await user.press('2 Boris');
  await user.settle();
  expect(joined).toEqual([]);
  expect(user.texts('[role=alert]')).toHaveLength(1);
  expect(user.controls).toContain('2 Boris');
});

it('a removed device shows that the organiser can let it in, and can try again', async () => {
  let isRemoved = true;
  const { user, joined } = await open(
    {
      join: () =>
        isRemoved
          ? Promise.reject(new ApiError({ code: 'evening', refusal: { code: 'barred' } }))
          : Promise.resolve(undefined),
    },
    'KRVT',
  );
  await user.press('2 Boris');
  await user.settle();
  expect(user.texts('[role=alert]').join()).toContain(
    'Ask the organiser to let it in again, then try once more.',
  );
  isRemoved = false;
  await user.press('2 Boris');
  expect(joined).toEqual(['k3f9']);
});

it('a device that has a player already continues', async () => {
  const me = { kind: 'player', player: 2 } as const;
  const { user, joined } = await open({ find: () => Promise.resolve({ ...FOUND, me }) }, 'KRVT');
  expect(user.sees('You have joined as Boris.')).toBe(true);
  await user.press('Go to the club night');
  expect(joined).toEqual(['k3f9']);
});

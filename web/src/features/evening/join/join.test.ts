import { expect, it } from 'vitest';
import { ApiError } from '../../../net/api.ts';
import { atPage } from '../testing/keyboard-user.ts';
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
  const hands = await atPage(new ReplaySession('a match, kept'), JoinPage, props);
  await hands.settle();
  return { hands, joined };
}

it('letters count, however they are typed', () => {
  expect(lettersOf(' kr-vt ')).toBe('KRVT');
  expect(lettersOf('krvtx')).toBe('KRVT');
});

// CLUB-21.
it('four letters and the own name are all it takes, by keyboard', async () => {
  const asked: unknown[] = [];
  const { hands, joined } = await open({
    find: (code) => (asked.push(code), Promise.resolve(FOUND)),
    join: (...whom) => (asked.push(whom), Promise.resolve(undefined)),
  });
  await hands.press('The four letters of the evening');
  expect(hands.says('A code has four letters.')).toBe(true);
  await hands.type('krvt');
  await hands.enter();
  expect(hands.here).toBe('Friday at the harbour');
  await hands.press('2 Boris');
  expect(asked).toEqual(['KRVT', ['k3f9', 'KRVT', 2]]);
  expect(joined).toEqual(['k3f9']);
});

it('a link fills in the letters', async () => {
  const { hands } = await open({}, 'KRVT');
  expect(hands.says('Who are you?')).toBe(true);
});

it('a taken name shows what to do, and is free once the organiser has released it', async () => {
  let players = FOUND.players;
  const { hands } = await open({ find: () => Promise.resolve({ ...FOUND, players }) }, 'KRVT');
  await hands.press('3 Vera, joined already');
  expect(hands.here).toBe('Vera has joined already');
  expect(hands.says('ask the organiser to free your name')).toBe(true);
  players = players.map((named) => ({ ...named, taken: false }));
  await hands.press('Look again');
  await hands.settle();
  expect(hands.controls).toContain('3 Vera');
});

it('letters that no evening has are named, and stay to be mended', async () => {
  const { hands } = await open({
    find: () => Promise.reject(new ApiError({ code: 'not-found' })),
  });
  await hands.press('The four letters of the evening');
  await hands.type('krvt');
  await hands.enter();
  expect(hands.texts('[role=alert]').join()).toContain('No evening goes by KRVT.');
  expect(document.querySelector('input')?.value).toBe('KRVT');
});

it('a name that was just taken differs from a network failure', async () => {
  const { hands, joined } = await open(
    { join: () => Promise.reject(new ApiError({ code: 'unreachable' })) },
    'KRVT',
  );
  await hands.press('2 Boris');
  await hands.settle();
  expect(joined).toEqual([]);
  expect(hands.texts('[role=alert]')).toHaveLength(1);
  expect(hands.controls).toContain('2 Boris');
});

it('a removed device says whom to ask, and may try again', async () => {
  let out = true;
  const { hands, joined } = await open(
    {
      join: () =>
        out
          ? Promise.reject(new ApiError({ code: 'evening', refusal: { code: 'barred' } }))
          : Promise.resolve(undefined),
    },
    'KRVT',
  );
  await hands.press('2 Boris');
  await hands.settle();
  expect(hands.texts('[role=alert]').join()).toContain(
    'Ask the organiser to let it in again, then try once more.',
  );
  out = false;
  await hands.press('2 Boris');
  expect(joined).toEqual(['k3f9']);
});

it('a device that has a player already continues', async () => {
  const me = { kind: 'player', player: 2 } as const;
  const { hands, joined } = await open({ find: () => Promise.resolve({ ...FOUND, me }) }, 'KRVT');
  expect(hands.says('You have joined as Boris.')).toBe(true);
  await hands.press('Go to the evening');
  expect(joined).toEqual(['k3f9']);
});

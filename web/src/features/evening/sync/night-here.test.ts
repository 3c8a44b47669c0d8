import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EveningCommand } from '../../../net/protocol/evening.ts';
import { Store } from '../../../device/store/store.ts';
import { nightHere, nightsOf } from './night-here.ts';
import { infos, keyOf, taken } from './stored.ts';

let store: Store;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = new Store('kept');
});
afterEach(async () => {
  await store.close();
  vi.unstubAllGlobals();
});

const HOUR_MS = 3_600_000;

async function keep(id: string, club: string | null, hoursAgo: number, acts: EveningCommand[]) {
  const touched = Date.now() - hoursAgo * HOUR_MS;
  const by = { kind: 'organiser' } as const;
  await store.put(infos, id, { me: by, code: null, club, assumed: 0, name: id, touched });
  for (const [n, act] of acts.entries())
    await store.put(taken, keyOf(id, n + 1), { device: 'a', n: n + 1, at: touched, by, act });
}

const BEGIN: EveningCommand = { act: 'begin', number: 1 };
const CLOSE = { act: 'close' } as EveningCommand;

it('the night that runs on this device is the one with the last entry', async () => {
  expect(await nightHere(store)).toBeUndefined();
  await keep('earlier', null, 5, [BEGIN]);
  await keep('tonight', null, 1, [BEGIN]);
  await keep('of a club', 'k3f9', 0, [BEGIN]);
  expect(await nightHere(store)).toEqual({ id: 'tonight', name: 'tonight' });
});

it('a night does not run if it is closed or was left yesterday, and runs again if it is reopened', async () => {
  await keep('yesterday', null, 25, [BEGIN]);
  expect(await nightHere(store)).toBeUndefined();
  await keep('tonight', null, 1, [BEGIN, CLOSE]);
  expect(await nightHere(store)).toBeUndefined();
  await keep('tonight', null, 1, [BEGIN, CLOSE, { act: 'reopen' }]);
  expect(await nightHere(store)).toMatchObject({ id: 'tonight' });
});

it('a discarded night neither runs nor is in the list', async () => {
  await keep('kept', null, 2, [BEGIN]);
  await keep('mistake', null, 1, [BEGIN, { act: 'discard' } as EveningCommand]);
  const info = await store.get(infos, 'mistake');
  if (info === undefined) throw new Error('it was kept');
  await store.put(infos, 'mistake', { ...info, discarded: true });
  expect((await nightsOf(store)).map(({ id }) => id)).toEqual(['kept']);
  expect(await nightHere(store)).toMatchObject({ id: 'kept' });
  // Opened again, it is back.
  await store.put(infos, 'mistake', { ...info, discarded: undefined });
  expect((await nightsOf(store)).map(({ id }) => id)).toEqual(['mistake', 'kept']);
});

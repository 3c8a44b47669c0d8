// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import type { ReachView } from '../net/protocol/types.ts';
import { Reach } from './reach.svelte.ts';
import { soon } from '../testing/soon.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});
beforeEach(() => {
  localStorage.clear();
});

/** The reach of a page that was opened at `own`, after the server has answered; `undefined` for a server that is down. */
async function reachFrom(own: string, answer: ReachView | undefined): Promise<Reach> {
  vi.stubGlobal('fetch', () =>
    answer === undefined
      ? Promise.reject(new Error('down'))
      : Promise.resolve(new Response(JSON.stringify(answer))),
  );
  const reach = new Reach(own);
  void reach.choices;
  await soon(() => {
    if (answer !== undefined && answer.origins.some((origin) => !reach.choices.includes(origin)))
      throw new Error('no answer yet');
  });
  await Promise.resolve();
  flushSync();
  return reach;
}

const ROOM = ['http://192.168.1.20:8080', 'http://10.0.0.5:8080'];

it('a page opened on the server itself makes links with an address of the room', async () => {
  for (const own of ['http://127.0.0.1:8080', 'http://localhost:5173', 'http://0.0.0.0:8080']) {
    const reach = await reachFrom(own, { origins: ROOM, this_machine_only: false });
    expect(reach.origin).toBe(ROOM[0]);
    expect(reach.choices).toEqual(ROOM);
    expect(reach.hindrance).toBeUndefined();
  }
});

it('a page opened at an address that others can open keeps it', async () => {
  const own = 'http://club.lan:8080';
  const reach = await reachFrom(own, { origins: ROOM, this_machine_only: false });
  expect(reach.origin).toBe(own);
  expect(reach.choices).toEqual([own, ...ROOM]);
});

it('the chosen address is remembered while it exists', async () => {
  const reach = await reachFrom('http://127.0.0.1:8080', {
    origins: ROOM,
    this_machine_only: false,
  });
  reach.choose('http://10.0.0.5:8080');
  expect(reach.origin).toBe('http://10.0.0.5:8080');
  const later = await reachFrom('http://127.0.0.1:8080', {
    origins: ROOM,
    this_machine_only: false,
  });
  expect(later.origin).toBe('http://10.0.0.5:8080');
  const elsewhere = await reachFrom('http://127.0.0.1:8080', {
    origins: ['http://172.16.0.3:8080'],
    this_machine_only: false,
  });
  expect(elsewhere.origin).toBe('http://172.16.0.3:8080');
});

it('says why no phone can open a link', async () => {
  const own = 'http://127.0.0.1:8080';
  const alone = await reachFrom(own, { origins: [], this_machine_only: true });
  await soon(() => expect(alone.hindrance).toBe('this-machine-only'));
  expect(alone.origin).toBe(own);
  const nowhere = await reachFrom(own, { origins: [], this_machine_only: false });
  await soon(() => expect(nowhere.hindrance).toBe('no-network'));
  // Without an answer it is not known.
  const down = await reachFrom(own, undefined);
  expect(down.hindrance).toBeUndefined();
  expect(down.origin).toBe(own);
});

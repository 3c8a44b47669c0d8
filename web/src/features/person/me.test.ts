// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import { Me } from './me.svelte.ts';
import type { Me as Visitor } from '../../net/protocol/types.ts';
import { faceNumber } from './person.ts';
import { soon } from '../../testing/soon.ts';

let saved: Visitor;
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation((_, { method, body }) => {
    if (method === 'PUT') saved = JSON.parse(body as string) as typeof saved;
    return Promise.resolve(Response.json(saved));
  });
  vi.stubGlobal('fetch', fetched);
});

async function person(known: typeof saved): Promise<Me> {
  saved = known;
  const me = new Me();
  await soon(() => expect(me.loaded).toBe(true));
  flushSync();
  return me;
}

const puts = () => fetched.mock.calls.filter(([, { method }]) => method === 'PUT').length;

it('a face follows the name until one is chosen', async () => {
  const me = await person({ name: 'Ana' });
  expect([me.chosen, me.nameFace]).toEqual([undefined, faceNumber('Ana')]);
  me.name = 'Eva';
  expect(me.nameFace).toBe(faceNumber('Eva'));
  me.choose(7);
  expect(me.chosen).toBe(7);
  expect(await me.save()).toBe(true);
  expect(saved).toEqual({ name: 'Eva', face: 7 });
  me.choose(undefined);
  expect(await me.save()).toBe(true);
  expect(saved).toEqual({ name: 'Eva' });
});

it('saves nothing if nothing changed', async () => {
  const me = await person({ name: 'Ana', face: 7 });
  me.name = ' Ana ';
  expect(await me.save()).toBe(true);
  expect(puts()).toBe(0);
  me.name = 'Eva';
  await me.save();
  expect(saved).toEqual({ name: 'Eva', face: 7 });
});

it('says what is wrong with a name, until it is changed', async () => {
  const me = await person({ name: '' });
  expect(await me.save()).toBe(false);
  expect(me.fault).toEqual({ code: 'empty' });
  me.name = 'x'.repeat(25);
  expect(me.fault).toBeUndefined();
  expect(await me.save()).toBe(false);
  expect(me.fault).toEqual({ code: 'long' });
  expect(puts()).toBe(0);
  // Fifteen families, each of them seven code points, are fifteen characters.
  me.name = '👨‍👩‍👧‍👦'.repeat(15);
  expect(await me.save()).toBe(true);
});

it('keeps what was typed if the server refuses it', async () => {
  const me = await person({ name: 'Ana' });
  me.name = 'a\u{202e}b';
  const problem = { code: 'bad-name', max: 24 };
  fetched.mockResolvedValueOnce(Response.json({ problem }, { status: 422 }));
  expect(await me.save()).toBe(false);
  expect([me.name, me.error?.reason]).toEqual(['a\u{202e}b', problem]);
});

it('the name of an account has no @, and that of a guest may', async () => {
  const me = await person({ name: 'Ana', account: true });
  me.name = 'ana@home';
  expect(await me.save()).toBe(false);
  expect([me.fault, puts()]).toEqual([{ code: 'at' }, 0]);
  const guest = await person({ name: 'Ana' });
  guest.name = 'ana@home';
  expect(await guest.save()).toBe(true);
});

it.each([
  ['Еva', 'name-taken', 'Eva', 'taken'],
  ['Bot 2', 'name-of-house', 'Bot 2', 'house'],
])('says why nobody can be called %s', async (typed, refused, name, code) => {
  const me = await person({ name: 'Ana' });
  me.name = typed;
  const problem = { code: 'account', refusal: { code: refused, name } };
  fetched.mockResolvedValueOnce(Response.json({ problem }, { status: 409 }));
  expect(await me.save()).toBe(false);
  expect([me.fault, me.error, me.name]).toEqual([{ code, name }, undefined, typed]);
  me.name = 'Eva B.';
  expect(me.fault).toBeUndefined();
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClubRegulation, EditRegulation } from '../../../net/protocol/evening.ts';
import { soon } from '../../../testing/soon.ts';
import { mountPage } from '../../evening/testing/keyboard-user.ts';
import { REGULATIONS } from '../../evening/testing/planner.ts';
import { StagedSession } from '../../evening/testing/staged.svelte.ts';
import Regulations from './Regulations.svelte';

const [pairs] = REGULATIONS;
if (pairs === undefined) throw new Error('no regulations for tests');
const { regulation, target, limit } = pairs;
const rules = { regulation, target, limit, source: 'Assembly of 2026' };

let saved: ClubRegulation[];
/** The next answers of the server in place of success. */
let failures: Response[];

beforeEach(() => {
  saved = [
    { id: 'r1', name: 'Copa', rules: null },
    { id: 'r2', name: 'Liga', rules },
  ];
  failures = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const failure = failures.shift();
    if (failure !== undefined) return Promise.resolve(failure);
    if (method === 'GET') return Promise.resolve(Response.json(saved));
    const id = path.split('/').at(-1);
    if (method === 'DELETE') saved = saved.filter((other) => other.id !== id);
    if (method === 'PUT') {
      const { name } = JSON.parse(body as string) as EditRegulation;
      saved = saved.map((other) => (other.id === id ? { ...other, name } : other));
    }
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function openList() {
  const session = new StagedSession(undefined);
  const user = await mountPage(session, Regulations, { club: 'k3f9' }, 'en', ['club']);
  await soon(async () => {
    await user.settle();
    expect(document.querySelector('ul, .problem, section > p:not(.note)')).not.toBeNull();
  });
  return user;
}

/** Waits until the page says something. */
const told = (user: Awaited<ReturnType<typeof openList>>, text: string) =>
  soon(async () => {
    await user.settle();
    expect(user.sees(text)).toBe(true);
  });

const names = (user: Awaited<ReturnType<typeof openList>>) => user.texts('li strong');

it('lists what a club has saved, with the rules, and says what cannot be read', async () => {
  const user = await openList();
  expect(names(user)).toEqual(['Copa', 'Liga']);
  expect(user.sees('Another version of the program saved these rules.')).toBe(true);
  await user.press('Rules');
  await told(user, 'The winners of a round score the pips left with both losers.');
  expect(user.sees('Assembly of 2026')).toBe(true);
});

it('says that nothing is saved yet', async () => {
  saved = [];
  const user = await openList();
  expect(user.sees('No regulation is saved yet.')).toBe(true);
});

it('renames one by keyboard', async () => {
  const user = await openList();
  await user.press('Rename Liga');
  expect(user.focused).toBe('Name of the regulation');
  await user.write('Name of the regulation', 'Summer league');
  await user.press('Save');
  await told(user, 'The regulation is now called Summer league.');
  expect(names(user)).toEqual(['Copa', 'Summer league']);
  expect(user.focused).toBe('Rename Summer league');
});

it('says that a name is taken, and keeps the form', async () => {
  const user = await openList();
  await user.press('Rename Liga');
  await user.write('Name of the regulation', 'copa');
  const problem = { code: 'club', refusal: { code: 'regulation-taken', name: 'Copa' } };
  failures.push(Response.json({ problem }, { status: 409 }));
  await user.press('Save');
  await told(user, 'The club already has the regulation Copa.');
  await user.press('Cancel');
  expect(user.focused).toBe('Rename Liga');
  expect(names(user)).toEqual(['Copa', 'Liga']);
});

it('deletes one after a question, also one that cannot be read', async () => {
  const user = await openList();
  await user.press('Delete Copa');
  expect(user.sees('Delete Copa? Club nights that have these rules keep them.')).toBe(true);
  expect(user.focused).toBe('Cancel');
  await user.enter();
  expect(user.focused).toBe('Delete Copa');
  await user.enter();
  await user.press('Delete');
  await told(user, 'Copa was deleted.');
  expect(names(user)).toEqual(['Liga']);
  expect(user.focused).toBe('Regulations');
});

it('offers another try if the list does not load', async () => {
  failures.push(Response.json({ problem: { code: 'internal' } }, { status: 500 }));
  const user = await openList();
  expect(names(user)).toEqual([]);
  await user.press('Try again');
  await soon(async () => {
    await user.settle();
    expect(names(user)).toEqual(['Copa', 'Liga']);
  });
});

// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { mountPage } from '../testing/keyboard-user.ts';
import { StagedPlanner } from '../testing/planner.ts';
import { StagedSession } from '../testing/staged.svelte.ts';
import type { EntryRefusal } from '../../../net/protocol/evening.ts';
import { Draft } from './draft.svelte.ts';
import { deviceHost, type Host } from './host.ts';
import { KeptDraft } from './kept-draft.svelte.ts';
import SetupPage from './SetupPage.svelte';

const KEY = 'boneyard.evening-draft';
const HOST: Host = { ...deviceHost(), kind: 'new-club' };
const people = (draft: Draft) => draft.people.map(({ name }) => name);
const RESTORED = 'What you typed before is still here.';

beforeEach(() => {
  localStorage.clear();
});

/** Opens the set-up as after a reload. */
async function openSetup(host = HOST, refusal?: EntryRefusal) {
  const draft = new Draft(host.you, host.pace);
  [draft.name, draft.date, draft.clubName] = ['Friday', '2026-11-20', 'Our club'];
  const kept = new KeptDraft(draft, host);
  const user = await mountPage(new StagedSession(undefined), SetupPage, {
    draft,
    host,
    kept,
    planner: new StagedPlanner(),
    onopen: () => Promise.resolve(refusal),
  });
  return { draft, user };
}

it('what was typed is there after a reload, and its defaults are those of the new day', async () => {
  const first = await openSetup();
  expect(first.user.sees(RESTORED)).toBe(false);
  expect(localStorage.getItem(KEY)).toBeNull();
  await first.user.write('Your name', 'Ana');
  await first.user.write('Name of the club', 'Harbour');
  await first.user.write('Names of the players, one per line', 'Boris, b@example.org\nEva\nAna');
  await first.user.press('Add');
  await first.user.write('Names of the players, one per line', 'Luka');
  first.draft.setNeed(2, 'sight', true);
  first.draft.choose(3);
  await first.user.settle();
  expect(localStorage.getItem(KEY)).not.toContain('2026-11-20');
  await first.user.stop();

  const { draft, user } = await openSetup();
  expect(user.sees(RESTORED)).toBe(true);
  expect(people(draft)).toEqual(['Ana', 'Boris', 'Eva']);
  expect(draft.people[1]?.needs).toEqual(['sight']);
  expect(draft.listed[0]).toEqual({ name: 'Boris', email: 'b@example.org' });
  expect(draft.data()).toMatchObject({ typed: 'Luka', clubName: 'Harbour', matches: 3 });
  expect(user.sees('Ana is on the list already.')).toBe(true);
});

it('one press starts afresh, and removes it from this device', async () => {
  const first = await openSetup();
  first.draft.add(['Boris']);
  first.draft.setNeed(2, 'sight', true);
  await first.user.settle();
  await first.user.stop();

  const { draft, user } = await openSetup();
  expect(people(draft)).toContain('Boris');
  await user.press('Start again without it');
  expect(people(draft)).toEqual(['']);
  expect(draft.name).toBe('Friday');
  expect(user.sees(RESTORED)).toBe(false);
  expect(user.focused).toBe('Name of the club');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('it is removed once the evening is open, and not before', async () => {
  const fill = async ({ draft, user }: Awaited<ReturnType<typeof openSetup>>) => {
    draft.change(1, { name: 'Ana' });
    draft.add(['P2', 'P3', 'P4']);
    await user.settle();
    await user.press('Begin');
    await user.stop();
  };
  await fill(await openSetup(HOST, { code: 'closed' }));
  expect(localStorage.getItem(KEY)).not.toBeNull();
  await fill(await openSetup());
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('in another club the organiser has the name that the club knows', async () => {
  const first = await openSetup();
  await first.user.write('Your name', 'Ana');
  first.draft.add(['Ana Luna', 'Boris']);
  await first.user.settle();
  await first.user.stop();
  const { draft } = await openSetup({ ...HOST, kind: 'club', you: 'Ana Luna', isKnown: true });
  expect(people(draft)).toEqual(['Ana Luna', 'Boris']);
});

it.each([
  '{',
  '7',
  'null',
  '{"people":[]}',
  '{"people":[{"name":7}]}',
  '{"name":null}',
  '{"doubts":[{"name":"Ana","email":""}]}',
  '{"constructor":"x","listed":"Ana"}',
])('what an older page stored is left out if it cannot be read: %s', (text) => {
  localStorage.setItem(KEY, text);
  const draft = new Draft('Ana');
  expect(new KeptDraft(draft, HOST).isRestored).toBe(false);
  expect(draft.data()).toEqual(new Draft('Ana').data());
});

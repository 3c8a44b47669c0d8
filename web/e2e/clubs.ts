// Clubs for tests, created through the HTTP API.
import type { APIRequestContext, Page } from '@playwright/test';
import type { ClubRegulation, ClubRules, OpenedEvening } from '../src/net/protocol/evening.ts';
import type { NewInvitation } from '../src/net/protocol/types.ts';

/** Sends a request; throws the server's answer if it fails. */
async function ask<Answer>(
  request: APIRequestContext,
  method: string,
  path: string,
  data?: unknown,
): Promise<Answer> {
  const answer = await request.fetch(path, { method, ...(data === undefined ? {} : { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
  const text = await answer.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** Opens a club as the page's visitor, who gets this name; returns its address. */
export async function openClub(page: Page, name: string, organiser = 'Ana'): Promise<string> {
  await ask(page.request, 'GET', '/api/me');
  await ask(page.request, 'PUT', '/api/me', { name: organiser });
  const { id } = await ask<{ id: string }>(page.request, 'POST', '/api/clubs', { name });
  return `/clubs/${id}`;
}

/** Adds members, as an organiser: each with a name, an e-mail and a note. */
export async function addMembers(
  page: Page,
  club: string,
  members: readonly (readonly [string, string, string?])[],
): Promise<void> {
  for (const [name, email, note = ''] of members) {
    await ask(page.request, 'POST', `/api${club}/members`, { name, email, note });
  }
}

/** Opens an evening of four, as the organiser; `more` is added to its file. */
export async function openEvening(
  page: Page,
  club: string,
  name: string,
  more = '',
): Promise<OpenedEvening> {
  const players = ['Ana', 'Boris', 'Eva', 'Luka'].map((one, i) => `player ${i + 1} "${one}"\n`);
  const file = `evening 1\nname "${name}"\ndate 2026-11-20\nplayers 4 published\n${players.join('')}${more}`;
  return ask(page.request, 'POST', '/api/evenings', { club: club.split('/').at(-1), file });
}

/** The rules of club pairs with a bonus. */
const RULES = {
  regulation: {
    name: 'club',
    tiles: 'double-six',
    counts: 'losers',
    bonus: 30,
    lead: 'rotates',
    excess: false,
    reset: false,
    wins: { shutout: 3, half: 2, close: 1, stopped: 1 },
    order: ['points', 'wins', 'effectiveness', 'plus', 'meetings'],
    warning: 5,
    mishaps: {
      walkover: { lost: 'half', absent: 'loss', worth: null, penalty: 0 },
      annulled: 'same',
      tied: 'next',
      penalties: 'effectiveness',
      expulsion: { score: 'keeps', results: 'stay' },
    },
  },
  target: 150,
  limit: 40,
  source: '',
} satisfies ClubRules;

/** Saves a regulation for a club, as an organiser. */
export const saveRegulation = (page: Page, club: string, name: string) =>
  ask<ClubRegulation>(page.request, 'POST', `/api${club}/regulations`, { name, rules: RULES });

/** Creates an invitation, as an organiser, and returns the address of its link. */
export async function invite(page: Page, club: string): Promise<string> {
  const { secret } = await ask<NewInvitation>(page.request, 'POST', `/api${club}/invitations`);
  return `${club}/join#${secret}`;
}

/** Replaces the page's visitor by a new one. */
export async function becomeAnother(page: Page, name?: string): Promise<void> {
  await page.context().clearCookies();
  await ask(page.request, 'GET', '/api/me');
  if (name !== undefined) await ask(page.request, 'PUT', '/api/me', { name });
}

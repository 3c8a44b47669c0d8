// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasAccount } from '../../../device/has-account.ts';
import { Settings } from '../../../device/settings/settings.svelte.ts';
import { readSettings } from '../../../device/settings/values.ts';
import { REACHABLE } from '../../../net/api.ts';
import { followAccount, stopFollowing } from './follow.svelte.ts';

const defaults = readSettings(null);

/** What the account stores. */
let stored: Record<string, unknown>;
/** The settings of each request that stored some. */
let sent: Record<string, unknown>[];
/** How the server answers instead, as long as it does. */
let trouble: (() => Promise<Response>) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  stored = {};
  sent = [];
  trouble = undefined;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    if (path === '/api/me') return Promise.resolve(Response.json({ name: 'Ana', account: true }));
    expect(path).toBe('/api/account/settings');
    if (trouble !== undefined) return trouble();
    if (method === 'GET') return Promise.resolve(Response.json({ settings: stored }));
    stored = (JSON.parse(String(body)) as { settings: typeof stored }).settings;
    sent.push(stored);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  stopFollowing();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets changes rest, and the requests be answered. */
async function rest(ms = 1000): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(ms);
}

async function follow(): Promise<Settings> {
  const settings = new Settings();
  followAccount(settings);
  await rest(0);
  return settings;
}

const unreachable = () => Promise.reject(new TypeError('no network'));
const signedOut = () =>
  Promise.resolve(
    Response.json(
      { problem: { code: 'account', refusal: { code: 'not-signed-in' } } },
      { status: 403 },
    ),
  );

it('stores the settings of this browser in an account that has none', async () => {
  localStorage.setItem('boneyard.settings', JSON.stringify({ theme: 'dark' }));
  await follow();
  expect(sent).toEqual([{ ...defaults, theme: 'dark' }]);
  expect(hasAccount()).toBe(true);
});

it('applies the settings of the account to this browser', async () => {
  stored = { ...defaults, theme: 'dark', language: 'hr' };
  const settings = await follow();
  expect(settings.values).toMatchObject({ theme: 'dark', language: 'hr' });
  expect(new Settings().values, 'also after a reload').toEqual(settings.values);
  await rest(10_000);
  expect(sent, 'what came from the account is not sent back').toEqual([]);
});

it('sends changes once they rest', async () => {
  stored = { ...defaults };
  const settings = await follow();
  settings.set('volume', 'low');
  await rest(900);
  settings.set('volume', 'high');
  settings.set('theme', 'light');
  await rest(900);
  expect(sent).toEqual([]);
  await rest(100);
  expect(sent).toEqual([{ ...defaults, volume: 'high', theme: 'light' }]);
  await rest(10_000);
  expect(sent).toHaveLength(1);
});

it('changes of two devices both count, and the latest wins', async () => {
  stored = { ...defaults };
  const settings = await follow();
  stored = { ...defaults, cloth: 'wine', volume: 'low' };
  settings.set('volume', 'high');
  await rest();
  expect(stored).toEqual({ ...defaults, cloth: 'wine', volume: 'high' });
  expect(settings.values.cloth).toBe('wine');
});

it('sends a change that is made while another is on its way', async () => {
  stored = { ...defaults };
  const settings = await follow();
  let answer = (): void => undefined;
  trouble = () =>
    new Promise((resolve) => {
      answer = () => resolve(Response.json({ settings: stored }));
      trouble = undefined;
    });
  settings.set('theme', 'dark');
  await rest();
  settings.set('theme', 'light');
  flushSync();
  answer();
  await rest();
  expect(stored).toMatchObject({ theme: 'light' });
  expect(settings.values.theme).toBe('light');
});

it('keeps changes without a network, and sends them when the server is back', async () => {
  stored = { ...defaults };
  const settings = await follow();
  trouble = unreachable;
  settings.set('theme', 'dark');
  await rest();
  expect([settings.values.theme, sent]).toEqual(['dark', []]);
  trouble = undefined;
  dispatchEvent(new Event(REACHABLE));
  await rest(0);
  expect(sent).toEqual([{ ...defaults, theme: 'dark' }]);
});

it('sends changes of a page that was closed too soon', async () => {
  stored = { ...defaults };
  const first = await follow();
  trouble = unreachable;
  first.set('theme', 'dark');
  await rest();
  const unsent = localStorage.getItem('boneyard.settings.unsent');
  stopFollowing();
  // The page was closed, not signed out.
  localStorage.setItem('boneyard.settings.unsent', unsent ?? '');
  stored = { ...defaults, theme: 'light', cloth: 'blue' };
  trouble = undefined;
  const second = await follow();
  expect(stored).toEqual({ ...defaults, theme: 'dark', cloth: 'blue' });
  expect(second.values).toMatchObject({ theme: 'dark', cloth: 'blue' });
});

it('ends when the server says that this browser is signed out', async () => {
  stored = { ...defaults };
  const settings = await follow();
  trouble = signedOut;
  settings.set('theme', 'dark');
  await rest();
  expect(hasAccount()).toBe(false);
  trouble = undefined;
  settings.set('theme', 'light');
  await rest();
  dispatchEvent(new Event(REACHABLE));
  await rest();
  expect(sent).toEqual([]);
  expect(settings.values.theme, 'the settings stay in this browser').toBe('light');
});

it('begins once, and anew after signing out', async () => {
  stored = { ...defaults };
  const settings = await follow();
  followAccount(settings);
  settings.set('theme', 'dark');
  await rest();
  expect(sent).toHaveLength(1);
  stopFollowing();
  settings.set('theme', 'light');
  await rest();
  expect(sent).toHaveLength(1);
  followAccount(settings);
  await rest();
  expect(settings.values.theme, 'the account decides after signing in').toBe('dark');
});

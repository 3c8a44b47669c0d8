// @vitest-environment jsdom
import { createRawSnippet } from 'svelte';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../i18n/language.svelte.ts';
import { mountPage } from '../testing/keyboard-user.ts';
import { StagedSession } from '../testing/staged.svelte.ts';
import { stageOf } from '../testing/stages.ts';
import { names, ReplaySession } from '../testing/replay.svelte.ts';
import PhonePage from './PhonePage.svelte';

async function openPhone(session: ReplaySession) {
  const user = await mountPage(session, PhonePage, { now: () => session.now });
  return user;
}

/** A recording, replayed to its end. */
function replayedToEnd(recording: string): ReplaySession {
  const session = new ReplaySession(recording);
  while (!session.ended) session.step();
  return session;
}

// CLUB-92.
it('before the first match a player sees where to sit, with whom and against whom', async () => {
  const user = await openPhone(new ReplaySession('a match, watched'));
  expect(user.texts('h1')).toEqual(['Before the first match']);
  expect(user.texts('.where')).toEqual(['Table 2, opposite Zora']);
  expect(user.texts('[role=listitem]')).toEqual([
    'Eva , Top',
    'Luka , Left you',
    'Ivan , Bottom',
    'Zora , Right',
  ]);
  expect(user.texts('dd')).toEqual(['Left', 'Zora (8)', 'Ivan (6) and Eva (5)']);
  expect(user.sees('Ivan sits on your right and plays after you.')).toBe(true);
});

// CLUB-32, CLUB-91, CLUB-92.
it('a player sees their own results, totals, money and penalties', async () => {
  const session = new ReplaySession('a round robin');
  session.until(({ act }) => act?.act === 'confirm');
  const user = await openPhone(session);
  await user.press('My club night');
  expect(user.texts('h1')).toEqual(['Gleb, number 4']);
  expect(user.sees('Place 5 of 5')).toBe(true);
  const sums = user.texts('dl > div');
  expect(sums).toContain('Penalties 5');
  expect(sums).toContain('Winnings -70 chips');
  expect(sums).toContain('Prize -10 chips');
  expect(user.texts('ol li').at(3)).toBe('Match 4 Sat out');
  expect(user.sees('5 points: spoke during play')).toBe(true);
  // Other players' data stays private.
  expect(user.sees('late')).toBe(false);
});

// CLUB-26, CLUB-80.
it('a spectator sees which table calls the organiser, but not the player or the reason', async () => {
  const stage = stageOf('eight', 'playing');
  const call = { id: 1, by: 1, since: stage.now, reason: 'other', state: 'open' } as const;
  const calls = [{ ...call, at: { match: stage.screen.begun, table: 2 } }];
  const session = new StagedSession({ ...stage, screen: { ...stage.screen, calls } }, 'screen');
  const user = await mountPage(session, PhonePage, { now: () => stage.now });
  const tables = user.texts('h3 ~ ul .note');
  expect(tables).toEqual(['Table 1', 'Table 2 calls the organiser']);
  expect(user.sees('Something else')).toBe(false);
});

// CLUB-89, CLUB-95.
it('the final order shows what decided each place', async () => {
  const user = await openPhone(replayedToEnd('a round robin'));
  expect(user.texts('h2')).toEqual(['Final standings']);
  expect(user.texts('tbody th')).toEqual([
    'Eva ahead by match points',
    'Boris ahead by match points',
    'Vera ahead by match points',
    'Ana ahead by match points',
    'Gleb (you)',
  ]);
});

// CLUB-103.
describe('a player’s needs', () => {
  it('are shown only on request', async () => {
    const session = replayedToEnd('a need, watched');
    session.needs = ['movement'];
    const user = await openPhone(session);
    await user.press('My club night');
    const needs = () => document.querySelector('.needs');
    expect(needs()?.hasAttribute('hidden')).toBe(true);
    await user.press('Show it here');
    expect(needs()?.hasAttribute('hidden')).toBe(false);
    expect(needs()?.textContent).toContain('Movement');
  });

  it('are not shown on an unconfirmed device, not even whether there are any', async () => {
    const session = replayedToEnd('a need, watched');
    session.needs = null;
    const user = await openPhone(session);
    await user.press('My club night');
    expect(user.sees('The organiser must confirm that this device is yours')).toBe(true);
    expect(user.controls).not.toContain('Show it here');
    expect(user.sees('You have not asked for help.')).toBe(false);
    expect(user.sees('At your tables:')).toBe(false);
    session.act = (act) => {
      expect(act).toEqual({ act: 'call', at: { match: 1, table: 2 }, reason: 'other' });
      return Promise.resolve(undefined);
    };
    await user.press('Call the organiser');
    expect(user.sees('You have called the organiser to your table.')).toBe(true);
  });

  it('are in no recording of a player’s phone', () => {
    for (const recording of names.filter((name) => name.endsWith(', watched'))) {
      const { setup } = new ReplaySession(recording).view ?? {};
      expect(setup?.players.flatMap(({ needs }) => needs)).toEqual([]);
    }
  });

  it('are changed by calling the organiser', async () => {
    const session = replayedToEnd('a need, watched');
    const user = await openPhone(session);
    await user.press('My club night');
    await user.press('Show it here');
    session.act = (act) => {
      expect(act).toEqual({ act: 'call', at: { match: 1, table: 2 }, reason: 'other' });
      return Promise.resolve(undefined);
    };
    await user.press('Call the organiser to change this');
    expect(user.sees('You have called the organiser to your table.')).toBe(true);
  });
});

it('refused entries are announced in a region that exists from the first paint', async () => {
  const session = new ReplaySession('a match, watched');
  session.until(({ act }) => act?.act === 'answer');
  const user = await openPhone(session);
  const region = document.querySelector('.strips [role=status]');
  expect(region?.textContent.trim()).toBe('');
  const act = { act: 'finish', at: { match: 1, table: 2 } } as const;
  session.refused = [
    {
      entry: { device: 'd', n: 1, at: session.now, by: session.me, act },
      refusal: { code: 'not-keeper', at: act.at, keeper: 5 },
    },
  ];
  await user.settle();
  expect(document.querySelector('.strips [role=status]')).toBe(region);
  expect(region?.textContent).toContain('1 entry was refused');
});

describe('the links to other pages', () => {
  const links = createRawSnippet(() => ({ render: () => '<a href="/">Start page</a>' }));
  const openWithLinks = async (session: ReplaySession) => {
    const user = await mountPage(session, PhonePage, { now: () => session.now, links });
    return user;
  };

  it('are hidden while the player is at a table', async () => {
    const session = new ReplaySession('a match, watched');
    session.until(({ act }) => act?.act === 'keeper');
    const user = await openWithLinks(session);
    expect(user.controls).not.toContain('Start page');
    await user.press('Standings');
    expect(user.controls).toContain('Start page');
  });

  it('are shown once the evening is over', async () => {
    const session = replayedToEnd('a round robin');
    expect(session.view?.closed).not.toBeNull();
    const user = await openWithLinks(session);
    expect(user.controls).toContain('Start page');
  });
});

it('an announcement is shown in every part until it is dismissed', async () => {
  const session = new ReplaySession('a match, watched');
  session.until(({ act }) => act?.act === 'announce');
  const user = await openPhone(session);
  await user.press('Standings');
  expect(user.sees('The organiser: Tea is served after this match')).toBe(true);
  await user.press('Got it');
  expect(user.sees('The organiser: Tea is served after this match')).toBe(false);
  await user.press('My club night');
  expect(user.sees('Tea is served after this match')).toBe(true);
});

/** English words that give away an untranslated text. */
const ENGLISH = /\b(the|and|of|you|your|tiles?|rounds?|points?|with|without|match|table)\b/i;

describe.each(languages.filter(({ code }) => code !== 'en'))('in $name', ({ code }) => {
  it.each(names)('%s has no English words', async (recording) => {
    const session = new ReplaySession(recording);
    const user = await mountPage(session, PhonePage, { now: () => session.now }, code);
    for (;;) {
      await user.settle();
      const texts = user
        .texts('body')
        .join(' ')
        .replaceAll(
          /Tea is served after this match|spoke during play|Friday at the harbour|We won that round/g,
          '',
        );
      expect(texts).not.toMatch(ENGLISH);
      expect(texts).not.toMatch(/undefined|null|NaN|\[object/);
      if (session.ended) return;
      session.step();
    }
  });
});

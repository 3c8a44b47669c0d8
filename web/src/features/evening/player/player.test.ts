import { createRawSnippet } from 'svelte';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../i18n/language.svelte.ts';
import { atPage } from '../testing/keyboard-user.ts';
import { StagedSession } from '../testing/staged.svelte.ts';
import { stageOf } from '../testing/stages.ts';
import { names, ReplaySession } from '../testing/replay.svelte.ts';
import PhonePage from './PhonePage.svelte';

async function at(session: ReplaySession) {
  const hands = await atPage(session, PhonePage, { now: () => session.now });
  return hands;
}

/** A recording at its end. */
function ended(tale: string): ReplaySession {
  const session = new ReplaySession(tale);
  while (!session.ended) session.step();
  return session;
}

// CLUB-92.
it('before the first match a player sees where to sit, with whom and against whom', async () => {
  const hands = await at(new ReplaySession('a match, watched'));
  expect(hands.texts('h1')).toEqual(['Before the first match']);
  expect(hands.texts('.table > li')).toEqual([
    'Eva , Top',
    'Luka , Left you',
    'Ivan , Bottom',
    'Zora , Right',
    '2',
  ]);
  expect(hands.texts('dd')).toEqual(['Left', 'Zora (8)', 'Ivan (6) and Eva (5)']);
  expect(hands.says('Ivan sits on your right and plays after you.')).toBe(true);
});

// CLUB-32, CLUB-91, CLUB-92.
it('a player has results, sums, money and penalties of the own', async () => {
  const session = new ReplaySession('a round robin');
  session.until(({ act }) => act?.act === 'confirm');
  const hands = await at(session);
  await hands.press('My evening');
  expect(hands.texts('h1')).toEqual(['Gleb, number 4']);
  expect(hands.says('Place 5 of 5')).toBe(true);
  const sums = hands.texts('dl > div');
  expect(sums).toContain('Penalties 5');
  expect(sums).toContain('Winnings -70 chips');
  expect(sums).toContain('Prize -10 chips');
  expect(hands.texts('ol li').at(3)).toBe('Match 4 Sat out');
  expect(hands.says('5 points: spoke during play')).toBe(true);
  // Other players' data stays private.
  expect(hands.says('late')).toBe(false);
});

// CLUB-26, CLUB-80.
it('a spectator sees which table calls the organiser, but not the player or the reason', async () => {
  const stage = stageOf('eight', 'playing');
  const call = { id: 1, by: 1, since: stage.now, reason: 'other', state: 'open' } as const;
  const calls = [{ ...call, at: { match: stage.screen.begun, table: 2 } }];
  const session = new StagedSession({ ...stage, screen: { ...stage.screen, calls } }, 'screen');
  const hands = await atPage(session, PhonePage, { now: () => stage.now });
  const tables = hands.texts('h3 ~ ul .note');
  expect(tables).toEqual(['Table 1', 'Table 2 calls the organiser']);
  expect(hands.says('Something else')).toBe(false);
});

// CLUB-89, CLUB-95.
it('the final order shows what decided each place', async () => {
  const hands = await at(ended('a round robin'));
  expect(hands.texts('h2')).toEqual(['Final standings']);
  expect(hands.texts('tbody th')).toEqual([
    'Eva ahead by match points',
    'Boris ahead by match points',
    'Vera ahead by match points',
    'Ana ahead by match points',
    'Gleb (you)',
  ]);
});

// CLUB-103.
describe('a player’s needs', () => {
  it('is shown to the player alone, and only when it is asked for', async () => {
    const session = ended('a need, watched');
    session.needs = ['movement'];
    const hands = await at(session);
    await hands.press('My evening');
    const needs = () => document.querySelector('.needs');
    expect(needs()?.hasAttribute('hidden')).toBe(true);
    await hands.press('Show it on this screen');
    expect(needs()?.hasAttribute('hidden')).toBe(false);
    expect(needs()?.textContent).toContain('Movement');
  });

  it('are not shown on an unconfirmed device, not even whether there are any', async () => {
    const session = ended('a need, watched');
    session.needs = null;
    const hands = await at(session);
    await hands.press('My evening');
    expect(hands.says('The organiser has to confirm that this device is yours')).toBe(true);
    expect(hands.controls).not.toContain('Show it on this screen');
    expect(hands.says('Nothing has been asked for.')).toBe(false);
    expect(hands.says('At your tables:')).toBe(false);
    session.act = (act) => {
      expect(act).toEqual({ act: 'call', at: { match: 1, table: 2 }, reason: 'other' });
      return Promise.resolve(undefined);
    };
    await hands.press('Call the organiser to confirm it');
    expect(hands.says('The organiser is called to your table.')).toBe(true);
  });

  it('are in no phone’s entries', () => {
    for (const tale of names.filter((name) => name.endsWith(', watched'))) {
      const { setup } = new ReplaySession(tale).view ?? {};
      expect(setup?.players.flatMap(({ needs }) => needs)).toEqual([]);
    }
  });

  it('is changed by the organiser, who is called', async () => {
    const session = ended('a need, watched');
    const hands = await at(session);
    await hands.press('My evening');
    await hands.press('Show it on this screen');
    session.act = (act) => {
      expect(act).toEqual({ act: 'call', at: { match: 1, table: 2 }, reason: 'other' });
      return Promise.resolve(undefined);
    };
    await hands.press('Call the organiser to change this');
    expect(hands.says('The organiser is called to your table.')).toBe(true);
  });
});

it('refused entries are announced in a region that exists from the first paint', async () => {
  const session = new ReplaySession('a match, watched');
  session.until(({ act }) => act?.act === 'answer');
  const hands = await at(session);
  const region = document.querySelector('.strips [role=status]');
  expect(region?.textContent.trim()).toBe('');
  const act = { act: 'finish', at: { match: 1, table: 2 } } as const;
  session.refused = [
    {
      entry: { device: 'd', n: 1, at: session.now, by: session.me, act },
      refusal: { code: 'not-keeper', at: act.at, keeper: 5 },
    },
  ];
  await hands.settle();
  expect(document.querySelector('.strips [role=status]')).toBe(region);
  expect(region?.textContent).toContain('1 entry was not taken');
});

describe('the ways that lead on', () => {
  const ways = createRawSnippet(() => ({ render: () => '<a href="/">Start page</a>' }));
  const withWays = async (session: ReplaySession) => {
    const hands = await atPage(session, PhonePage, { now: () => session.now, ways });
    return hands;
  };

  it('are not in a player’s way', async () => {
    const session = new ReplaySession('a match, watched');
    session.until(({ act }) => act?.act === 'keeper');
    const hands = await withWays(session);
    expect(hands.controls).not.toContain('Start page');
    await hands.press('Standings');
    expect(hands.controls).toContain('Start page');
  });

  it('are there once the evening is over', async () => {
    const session = ended('a round robin');
    expect(session.view?.closed).not.toBeNull();
    const hands = await withWays(session);
    expect(hands.controls).toContain('Start page');
  });
});

it('an announcement is shown in every part until it is dismissed', async () => {
  const session = new ReplaySession('a match, watched');
  session.until(({ act }) => act?.act === 'announce');
  const hands = await at(session);
  await hands.press('Standings');
  expect(hands.says('The organiser: Tea is served after this match')).toBe(true);
  await hands.press('Seen');
  expect(hands.says('The organiser: Tea is served after this match')).toBe(false);
  await hands.press('My evening');
  expect(hands.says('Tea is served after this match')).toBe(true);
});

/** English words that give away an untranslated text. */
const ENGLISH = /\b(the|and|of|you|your|tiles?|rounds?|points?|with|without|match|table)\b/i;

describe.each(languages.filter(({ code }) => code !== 'en'))('in $name', ({ code }) => {
  it.each(names)('%s has no English in it', async (tale) => {
    const session = new ReplaySession(tale);
    const hands = await atPage(session, PhonePage, { now: () => session.now }, code);
    for (;;) {
      await hands.settle();
      const texts = hands
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

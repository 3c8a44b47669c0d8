// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { organiserAt, organising, withView } from '../testing/organiser.ts';
import { StagedSession } from '../testing/staged.svelte.ts';
import { stageOf, stagesOf, type EveningName } from '../testing/stages.ts';
import { ReplaySession } from '../testing/replay.svelte.ts';
import { languages } from '../../../i18n/language.svelte.ts';
import type { EveningCommand } from '../../../net/protocol/evening.ts';
import { partsOf } from './parts.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function openPage(...[stage, part, context]: Parameters<typeof organiserAt>) {
  const opened = await organiserAt(stage, part, context);
  return opened;
}

const parts = () =>
  [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href')?.slice(1));

// CLUB-23, CLUB-37, CLUB-49..53, CLUB-80..82: the session checks every command against the recording.
it('a whole match is organised by keyboard, and the focus is never lost', async () => {
  const session = new ReplaySession('a match, organised');
  const { user } = await organising(session);
  const othersAct = async () => {
    session.replayOthers();
    await user.settle();
  };
  expect(user.texts('.phase')).toEqual(['3 matches, none started']);
  await user.press('Start match 1');
  expect(user.texts('.phase')).toEqual(['Match 1 of 3, 0 of 2 tables confirmed']);
  // The next match waits for every table, so the button is disabled and loses the focus.
  expect(user.focused).toBe('Match 2 of 3');
  expect(user.sees('Still to be confirmed: tables 1 and 2.')).toBe(true);

  await othersAct();
  expect(user.sees('Luka objects to round 3: “It was 22”')).toBe(true);
  expect(document.querySelector('[role="log"]')?.textContent).toContain('Table 2. Luka objects');
  await user.press('No error: Luka objects to round 3: “It was 22”');
  expect(user.focused).toBe('Needs you');
  expect(user.texts('li.alert')).toEqual([]);

  await othersAct();
  expect(document.querySelector('[role="log"]')?.textContent).toContain(
    'Table 2 calls you. Eva: A rule.',
  );
  await user.press('On my way to table 2');
  // The button is gone, so its list takes the focus.
  expect(user.focused).toBe('Needs you');
  await user.press('Done at table 2');
  expect(user.focused).toBe('Needs you');

  await othersAct();
  await user.press('Announce');
  await user.write('Message to everyone', 'Tea is served after this match');
  await user.press('Send');
  expect(user.focused).toBe('Send');
  expect(user.texts('.send [role="status"]')).toEqual(['Sent.']);
  expect(document.querySelector('textarea')?.value).toBe('');
  await user.escape();

  await othersAct();
  await user.press('Confirm table 2');
  expect(user.focused).toBe('Needs you');
  await othersAct();
  await user.press('Confirm table 1');
  expect(user.texts('.phase')).toEqual(['Match 1 of 3 is finished']);
  await user.press('Start match 2');
  expect(user.texts('.phase')).toEqual(['Match 2 of 3, 0 of 2 tables confirmed']);
  expect(session.ended).toBe(true);
});

const sizes: readonly EveningName[] = ['four', 'six', 'eight', 'sixteen', 'sixty-four'];
describe.each(sizes)('an evening of %s', (evening) => {
  // CLUB-4, CLUB-69, CLUB-76, CLUB-94.
  it.each(stagesOf(evening))('shows every part, %s', async (name) => {
    const stage = stageOf(evening, name);
    const { user, arrived } = await openPage(stage);
    expect(parts()).toEqual(partsOf(stage.organiser));
    const { tables, schedule, setup, begun } = stage.organiser;
    expect(user.texts('.tables > ul > li')).toHaveLength(tables.length);
    for (const part of parts()) {
      history.replaceState(null, '', `#${part ?? ''}`);
      dispatchEvent(new HashChangeEvent('hashchange'));
      await arrived();
      expect(document.querySelector('[data-part] h2'), part).not.toBeNull();
      expect(user.controls.filter((control) => control === '')).toEqual([]);
      if (part === 'people')
        expect(user.texts('[data-part] ol > li')).toHaveLength(setup.players.length);
      if (part === 'seating') {
        expect(user.texts('tbody tr')).toHaveLength(schedule.matches.length);
        expect(user.texts('tr.current th')).toEqual(begun === 0 ? [] : [`${begun}`]);
      }
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });
});

// CLUB-32, CLUB-33, CLUB-35.
it('names the players who sit out and the pair that only fills the table', async () => {
  const { user } = await openPage(stageOf('six', 'filling'), 'seating');
  expect(user.sees('Sitting out: ')).toBe(true);
  expect(user.sees(' only fill the table.')).toBe(true);
  await user.press('Tables');
  expect(user.texts('.tables .note')).toContain(
    'One pair only fills the table. The match does not count for it.',
  );
  expect(user.texts('.tables > p').join()).toMatch(/^Sitting out: .+ and .+\./);
  // The board shows the letters, which its own device does not get from the server.
  const board = [...document.querySelectorAll('a')].find((link) =>
    link.getAttribute('href')?.includes('/board'),
  );
  expect(board?.getAttribute('href')).toMatch(/\/board#[A-Z]{4}$/);
});

// CLUB-69, CLUB-76.
it('leaves out the parts for penalties and money where the evening has neither', async () => {
  await openPage(stageOf('eight', 'playing'));
  expect(parts()).not.toContain('penalties');
  expect(parts()).not.toContain('money');
});

// CLUB-51.
it('goes to a part by keyboard, and the focus moves to a heading', async () => {
  const { user } = await openPage(stageOf('sixteen', 'played'));
  await user.press('Standings');
  expect(location.hash).toBe('#standings');
  expect(['Standings', 'Club night in the old town']).toContain(user.focused);
  expect(document.querySelector('nav [aria-current]')?.getAttribute('href')).toBe('#standings');
});

// CLUB-48, CLUB-51, CLUB-80, CLUB-81.
describe('what calls the organiser', () => {
  it('is counted in the title and beside the tables', async () => {
    const { user } = await openPage(stageOf('sixteen', 'playing'));
    expect(document.title).toMatch(/^\(9\) /);
    expect(user.texts('nav a').at(0)).toBe('Tables 9, Waiting for you');
  });

  it('is announced when it is new, not when the page opens', async () => {
    const busy = stageOf('sixteen', 'playing');
    const { session, user } = await openPage(withView(busy, { calls: [], alerts: [], late: [] }));
    expect(user.texts('[role="log"] p')).toEqual([]);
    session.show(busy);
    await user.settle();
    expect(user.texts('[role="log"] p')).toHaveLength(8);
    expect(user.texts('[role="log"] p')).toContain('Table 2 calls you. Eva: The score.');
    expect(user.texts('[role="log"] p')).toContain('No word from table 3 for a while.');
  });
});

// CLUB-23.
it('is for the organiser alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: stageOf('four', 'playing').now });
  const { user } = await organising(new StagedSession(stageOf('four', 'playing'), 2));
  expect(user.sees('Only the organiser of this club night can open this page.')).toBe(true);
  expect(document.querySelector('nav')).toBeNull();
});

// CLUB-98: without a network the organiser continues, and sees what has not been sent yet.
it('says that it is offline and how much is unsent', async () => {
  const { session, user } = await openPage(stageOf('four', 'playing'));
  session.link = 'offline';
  session.unsent = 2;
  await user.settle();
  expect(user.texts('.strips p')).toEqual([
    'No connection. Continue as usual: your entries stay here and are sent later.',
    '2 entries not sent yet',
  ]);
});

describe('a changed name that looks like another', () => {
  const stage = stageOf('four', 'playing');
  const { setup } = stage.organiser;
  // The second one has a Cyrillic letter.
  const players = setup.players.map((person, at) =>
    at === 2 ? { ...person, name: 'Bоris' } : person,
  );
  const act: EveningCommand = { act: 'conditions', setup: { ...setup, players }, courtesies: [] };
  const entry = { device: 'd', n: 7, at: stage.now, by: { kind: 'organiser' }, act } as const;
  const alike = {
    code: 'names-alike',
    first: 2,
    name: 'Boris',
    second: 3,
    other: 'Bоris',
  } as const;

  async function asked() {
    const shown = vi.fn();
    HTMLElement.prototype.scrollIntoView = shown;
    const { session, user } = await openPage(stage);
    session.refused = [{ entry, refusal: alike }];
    await user.settle();
    expect(user.sees('Boris is on the list already. Is this another Boris?')).toBe(true);
    expect(user.texts('.strips p')).toEqual([]);
    expect(shown).toHaveBeenCalled();
    return { session, user };
  }

  it('is sent again if they are two people', async () => {
    const { session, user } = await asked();
    session.refuses = { code: 'closed' };
    await user.press('Yes, two people');
    expect(user.sees('The club night is closed')).toBe(true);
    await user.press('Yes, two people');
    expect(session.acts).toEqual([{ ...act, namesakes: true }]);
    expect(user.controls).not.toContain('Yes, two people');
  });

  it('is forgotten if it is the same person', async () => {
    const { session, user } = await asked();
    await user.press('No, the same person');
    expect(session.acts).toEqual([]);
    expect(session.refused).toEqual([]);
  });
});

it.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
  'the page has no English words in %s',
  async (code) => {
    const words = /\b(the|this|and|of|table|match|enter|nothing)\b/i;
    for (const part of partsOf(stageOf('four', 'played').organiser)) {
      const { user } = await openPage(stageOf('four', 'played'), part, { code });
      const texts = user
        .texts('[data-part] :is(h2, h3, h4, p, label, button, legend, summary, th, a)')
        .filter((text) => !text.includes('Friday at the harbour') && !text.includes('://'));
      // Text that people typed stays as they typed it.
      expect(
        texts
          .filter((text) => words.test(text))
          .filter((text) => !/misread|spoke during/i.test(text)),
      ).toEqual([]);
      await user.stop();
    }
  },
);

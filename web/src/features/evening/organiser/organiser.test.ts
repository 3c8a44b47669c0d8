import { afterEach, describe, expect, it, vi } from 'vitest';
import { organiserAt, organising, seen } from '../testing/organiser.ts';
import { StagedSession } from '../testing/staged.svelte.ts';
import { stageOf, stagesOf, type EveningName } from '../testing/stages.ts';
import { ReplaySession } from '../testing/replay.svelte.ts';
import { languages } from '../../../i18n/language.svelte.ts';
import { partsOf } from './parts.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function at(...[stage, part, around]: Parameters<typeof organiserAt>) {
  const opened = await organiserAt(stage, part, around);
  return opened;
}

const parts = () =>
  [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href')?.slice(1));

// CLUB-23, CLUB-37, CLUB-49..53, CLUB-80..82: the session checks every command against the recording.
it('a whole match is organised by keyboard, and the focus is never lost', async () => {
  const session = new ReplaySession('a match, organised');
  const { hands } = await organising(session);
  const hear = async () => {
    session.hear();
    await hands.settle();
  };
  expect(hands.texts('.phase')).toEqual(['3 matches, none begun']);
  await hands.press('Begin match 1');
  expect(hands.texts('.phase')).toEqual(['Match 1 of 3, 0 of 2 tables confirmed']);
  // The next match waits for every table, so the button is disabled and loses the focus.
  expect(hands.here).toBe('Match 2 of 3');
  expect(hands.says('Still to be confirmed: tables 1 and 2.')).toBe(true);

  await hear();
  expect(hands.says('Luka objects to round 3: “It was 22”')).toBe(true);
  expect(document.querySelector('[role="log"]')?.textContent).toContain('Table 2. Luka objects');
  await hands.press('No error: Luka objects to round 3: “It was 22”');
  expect(hands.here).toBe('Tables');
  expect(hands.says('To look into')).toBe(false);

  await hear();
  expect(document.querySelector('[role="log"]')?.textContent).toContain(
    'Table 2 calls you. Eva: A rule.',
  );
  await hands.press('On my way to table 2');
  // The button is gone; its list takes the focus.
  expect(hands.here).toBe('Calls');
  await hands.press('Done at table 2');
  expect(hands.here).toBe('Tables');

  await hear();
  await hands.write('Tell all devices', 'Tea is served after this match');
  await hands.press('Announce');
  expect(hands.here).toBe('Announce');
  expect(hands.texts('.send [role="status"]')).toEqual(['Announced.']);
  expect(document.querySelector('textarea')?.value).toBe('');

  await hear();
  await hands.press('Confirm table 2');
  expect(hands.here).toBe('To confirm');
  await hear();
  await hands.press('Confirm table 1');
  expect(hands.texts('.phase')).toEqual(['Match 1 of 3 is done']);
  await hands.press('Begin match 2');
  expect(hands.texts('.phase')).toEqual(['Match 2 of 3, 0 of 2 tables confirmed']);
  expect(session.ended).toBe(true);
});

const sizes: readonly EveningName[] = ['four', 'six', 'eight', 'sixteen', 'sixty-four'];
describe.each(sizes)('an evening of %s', (evening) => {
  // CLUB-4, CLUB-69, CLUB-76, CLUB-94.
  it.each(stagesOf(evening))('shows every part, %s', async (name) => {
    const stage = stageOf(evening, name);
    const { hands, arrived } = await at(stage);
    expect(parts()).toEqual(partsOf(stage.organiser));
    const { tables, schedule, setup, begun } = stage.organiser;
    expect(hands.texts('.tables > ul > li')).toHaveLength(tables.length);
    for (const part of parts()) {
      history.replaceState(null, '', `#${part ?? ''}`);
      dispatchEvent(new HashChangeEvent('hashchange'));
      await arrived();
      expect(document.querySelector('[data-part] h2'), part).not.toBeNull();
      expect(hands.controls.filter((control) => control === '')).toEqual([]);
      if (part === 'people')
        expect(hands.texts('[data-part] ol > li')).toHaveLength(setup.players.length);
      if (part === 'seating') {
        expect(hands.texts('tbody tr')).toHaveLength(schedule.matches.length);
        expect(hands.texts('tr.current th')).toEqual(begun === 0 ? [] : [`${begun}`]);
      }
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });
});

// CLUB-32, CLUB-33, CLUB-35.
it('names the players who sit out and the pair that only fills the table', async () => {
  const { hands } = await at(stageOf('six', 'filling'), 'seating');
  expect(hands.says('Sitting out: ')).toBe(true);
  expect(hands.says(' only fill the table.')).toBe(true);
  await hands.press('Tables');
  expect(hands.texts('.tables .note')).toContain(
    'One pair only fills the table; nothing is entered for it.',
  );
});

// CLUB-69, CLUB-76: no penalties, no stakes, no windows for them.
it('leaves out downloads that the evening does not have', async () => {
  await at(stageOf('eight', 'playing'));
  expect(parts()).not.toContain('penalties');
  expect(parts()).not.toContain('money');
});

// CLUB-51.
it('goes to a part by keyboard, and reading starts at its heading', async () => {
  const { hands } = await at(stageOf('sixteen', 'played'));
  await hands.press('Standings');
  expect(location.hash).toBe('#standings');
  expect(['Standings', 'Club night in the old town']).toContain(hands.here);
  expect(document.querySelector('nav [aria-current]')?.getAttribute('href')).toBe('#standings');
});

// CLUB-48, CLUB-51, CLUB-80, CLUB-81.
describe('what calls the organiser', () => {
  it('is counted in the title and beside the tables', async () => {
    const { hands } = await at(stageOf('sixteen', 'playing'));
    expect(document.title).toMatch(/^\(9\) /);
    expect(hands.texts('nav a').at(0)).toBe('Tables 9, What calls you');
  });

  it('is announced when it is new, not when the page opens', async () => {
    const calm = stageOf('sixteen', 'playing');
    const { session, hands } = await at(seen(calm, { calls: [], alerts: [], late: [] }));
    expect(hands.texts('[role="log"] p')).toEqual([]);
    session.show(calm);
    await hands.settle();
    expect(hands.texts('[role="log"] p')).toHaveLength(8);
    expect(hands.texts('[role="log"] p')).toContain('Table 2 calls you. Eva: The score.');
    expect(hands.texts('[role="log"] p')).toContain('Table 3 has not reported for long.');
  });
});

// CLUB-23.
it('is for the organiser alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: stageOf('four', 'playing').now });
  const { hands } = await organising(new StagedSession(stageOf('four', 'playing'), 2));
  expect(hands.says('Only the organiser of this evening can open this page.')).toBe(true);
  expect(document.querySelector('nav')).toBeNull();
});

// CLUB-98: without a network the organiser continues, and sees what has not been sent yet.
it('says how it is connected', async () => {
  const { session, hands } = await at(stageOf('four', 'playing'));
  session.link = 'offline';
  session.unsent = 2;
  await hands.settle();
  expect(hands.texts('.strips p')).toEqual([
    'No connection. Go on as usual: what you enter is kept here and sent later.',
    '2 entries not sent yet',
  ]);
});

it.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
  'has no English in it in %s',
  async (code) => {
    const words = /\b(the|this|and|of|table|match|enter|nothing)\b/i;
    for (const part of partsOf(stageOf('four', 'played').organiser)) {
      const { hands } = await at(stageOf('four', 'played'), part, { code });
      const texts = hands
        .texts('[data-part] :is(h2, h3, h4, p, label, button, legend, summary, th, a)')
        .filter((text) => !text.includes('Friday at the harbour') && !text.includes('://'));
      // Text that people typed stays as they typed it.
      expect(
        texts
          .filter((text) => words.test(text))
          .filter((text) => !/misread|spoke during/i.test(text)),
      ).toEqual([]);
      await hands.stop();
    }
  },
);

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchOutcome } from '../../../net/protocol/evening.ts';
import { mountPage } from '../testing/keyboard-user.ts';
import { withView } from '../testing/organiser.ts';
import { StagedSession } from '../testing/staged.svelte.ts';
import { stageOf, type EveningName, type Stage } from '../testing/stages.ts';
import BoardPage from './BoardPage.svelte';
import { codeIn } from './code.ts';
import {
  areaBesideJoin,
  fittedLines,
  heightOf,
  linesIn,
  linesInColumns,
  tablesBeside,
  tablesIn,
  textLines,
  type Area,
} from './fit.ts';
import { podiumOf } from './podium.ts';
import { heightsOf } from './scenes.ts';
import { nameWidth } from '../words/name-width.ts';
import { withoutLayout } from '../../../testing/without-layout.ts';

beforeEach(() => {
  // jsdom has no layout, so the board uses the size of a usual screen.
  withoutLayout();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FAKED = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

async function openBoard(stage: Stage | undefined, code = 'en') {
  vi.useFakeTimers({ toFake: [...FAKED], now: stage?.now ?? 0 });
  const session = new StagedSession(stage, 'screen');
  const user = await mountPage(session, BoardPage, {}, code);
  /** Advances the clock. */
  const wait = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await user.settle();
  };
  return { session, user, wait };
}

// CLUB-26, CLUB-53, CLUB-93; UX 14.
describe('the board', () => {
  it('says that a night was discarded, and shows nothing of it', async () => {
    const stage = stageOf('four', 'begun');
    const change = { phase: 'closed', closed: stage.now, discarded: true } as const;
    const { user } = await openBoard({ ...stage, screen: { ...stage.screen, ...change } });
    expect(user.texts('h1')).toEqual(['The organiser discarded this club night.']);
    expect(user.texts('.scene')).toEqual([]);
    expect(user.sees('The club night is over')).toBe(false);
  });

  it('says that a table won by a walkover', async () => {
    const stage = stageOf('four', 'begun');
    const [table] = stage.screen.tables;
    if (table === undefined) throw new Error('no table in this stage');
    const score: [number, number] = [100, 50];
    const outcome: MatchOutcome = {
      winner: 'first',
      score,
      ending: 'absent',
      target: 100,
      worth: 2,
    };
    const won = { ...table, score, outcome };
    const { user } = await openBoard({ ...stage, screen: { ...stage.screen, tables: [won] } });
    expect(user.texts('.ending')).toEqual(['walkover']);
  });

  it('shows the seats before a match', async () => {
    const { user } = await openBoard(stageOf('four', 'waiting'));
    expect(user.texts('.seats li')).toEqual([
      'Top: Ana',
      'Left: Eva',
      'Bottom: Boris',
      'Right: Luka',
    ]);
  });

  it('shows each pair with its points, and only the tables while no result counts', async () => {
    const { user, wait } = await openBoard(stageOf('four', 'playing'));
    expect(user.texts('h1')).toEqual(['Match 1 of 3']);
    expect(user.texts('header p')).toEqual(['Friday at the harbour']);
    expect(user.texts('h2')).toEqual(['Seats for match 1']);
    expect(user.texts('.table [role=listitem]')).toEqual(['Ana Boris 76', 'Eva Luka 22']);
    await wait(60_000);
    // No result counts yet, so there are no standings.
    expect(user.texts('h2')).toEqual(['Seats for match 1']);
    expect(user.texts('caption')).toEqual([]);
  });

  it('shows the standings beside the tables if there is room for both', async () => {
    const { user } = await openBoard(stageOf('four', 'between'));
    expect(user.texts('h1')).toEqual(['Match 2: take your seats']);
    expect(user.texts('h2')).toEqual(['Seats for match 2']);
    expect(user.texts('caption')).toEqual(['Standings after match 1']);
    // Nothing else is to be shown, so nothing turns.
    expect(user.controls.filter((control) => control !== 'Full screen')).toEqual([]);
  });

  it('shows each scene for fifteen seconds, stops, and can be turned by hand', async () => {
    const { user, wait } = await openBoard(stageOf('sixteen', 'between'));
    const tables = () => user.texts('.tables h3').length;
    const now = () => user.texts('.pages').join();
    const first = now();
    expect(tables()).toBeGreaterThan(0);
    await wait(15_000);
    expect(now()).not.toBe(first);
    await user.press('Stop');
    expect(user.focused).toBe('Continue');
    const stopped = now();
    await wait(60_000);
    expect(now()).toBe(stopped);
    await user.press('Previous');
    expect(now()).toBe(first);
    await user.press('Next');
    expect(now()).toBe(stopped);
    await user.press('Continue');
    await wait(15_000);
    expect(now()).not.toBe(stopped);
  });

  it('is turned and stopped by keys', async () => {
    const { user, wait } = await openBoard(stageOf('sixteen', 'between'));
    const key = async (key: string) => {
      (document.querySelector('.board') ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true }),
      );
      await user.settle();
    };
    const now = () => user.texts('.pages').join();
    const first = now();
    await key('ArrowRight');
    const second = now();
    expect(second).not.toBe(first);
    await key(' ');
    await wait(60_000);
    expect(now()).toBe(second);
    await key('ArrowLeft');
    expect(now()).toBe(first);
  });

  // CLUB-56: the room sees the time that is left, and hears of the end as the phones do.
  it('counts the time down, warns, and says what to do when it is up', async () => {
    const stage = stageOf('four', 'playing');
    const tables = stage.screen.tables.map((table) => ({ ...table, time_up: stage.now + 301_000 }));
    const limited = { ...stage, screen: { ...stage.screen, tables } };
    const { user, wait } = await openBoard(limited);
    expect(user.texts('.clock .time')).toEqual(['5:01']);
    expect(user.texts('.warning')).toEqual([]);
    await wait(1_000);
    expect(user.texts('.clock .time')).toEqual(['5:00']);
    expect(user.texts('.warning')).toEqual([
      '5 minutes left. The round played when time is up is the last.',
    ]);
    await wait(300_000);
    expect(user.texts('.clock .time')).toEqual(['0:00']);
    expect(user.texts('.warning')).toEqual([
      'Time is up, so this round is the last. Finish it and enter it.',
    ]);
  });

  it('shows the letters for joining, which a spectator gets from the link', async () => {
    const { user } = await openBoard(stageOf('four', 'playing'));
    expect(user.texts('.join .code')).toEqual(['KRVT']);
    expect(['#KRST', '#krst', '#KRSTA', '', '#board'].map(codeIn)).toEqual([
      'KRST',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('shows in large how to join while people take their seats, and says if no phone can', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ origins: [], this_machine_only: true })),
    );
    const { session, user } = await openBoard(stageOf('four', 'waiting'));
    await user.settle();
    expect(user.texts('.join.large .code')).toEqual(['KRVT']);
    session.show(stageOf('four', 'playing'));
    await user.settle();
    expect(user.texts('.join.large')).toEqual([]);
    expect(user.texts('.join .code')).toEqual(['KRVT']);
    expect(user.texts('.join .hindrance')).toHaveLength(1);
  });

  // CLUB-32.
  it('names the players who sit out', async () => {
    const { user } = await openBoard(stageOf('six', 'between'));
    expect(user.texts('.resting').at(0)).toMatch(/^Sitting out: .+ and .+\.$/);
  });

  // CLUB-95.
  it('ends with the winnings and the final order', async () => {
    const { user, wait } = await openBoard(stageOf('four', 'closed'));
    expect(user.texts('h1')).toEqual(['The club night is over']);
    expect(user.texts('.podium .name').length).toBeGreaterThanOrEqual(3);
    await wait(15_000);
    expect(user.texts('caption')).toEqual(['Final standings']);
    expect(user.texts('thead th')).toContain('Winnings');
    expect(user.texts('thead th')).toContain('Prize');
    expect(user.texts('tbody tr')).toHaveLength(4);
  });

  // On a phone there is no table head above the numbers, so every number has the title of its column.
  it('names every number of a line, the winnings and the prize too', async () => {
    const { user, wait } = await openBoard(stageOf('four', 'closed'));
    await wait(15_000);
    const head = user.texts('thead th').slice(2);
    for (const line of document.querySelectorAll('tbody tr')) {
      const named = [...line.querySelectorAll<HTMLElement>('td[data-label]')];
      expect(named.map(({ dataset }) => dataset['label'])).toEqual(head);
      expect(named.every(({ textContent }) => textContent !== '')).toBe(true);
    }
  });

  it('gives folded lines more room, and never a larger font', () => {
    const phone = { width: 328, height: 560, fontSize: 16 };
    const lines = (area: Area, count: number) =>
      linesIn(
        area,
        (width, layout) => {
          const names = Array.from({ length: count }, () => ({ name: 'Ana' }));
          return heightsOf(names, width, layout, 2);
        },
        2,
      );
    expect(lines(phone, 4)).toEqual({ perPage: 4, scale: 1 });
    expect(lines(phone, 16).perPage).toBeLessThanOrEqual(6);
    expect(lines({ width: 1860, height: 840, fontSize: 28 }, 4).scale).toBeGreaterThan(1);
  });

  it('counts the lines of a text as a browser wraps it', () => {
    const width = 8.5;
    expect(textLines('', width)).toBe(1);
    expect(textLines('Ana', width)).toBe(1);
    expect(textLines('Maximiliana-Wilhelmina W', width)).toBe(2);
    expect(textLines('Ana Marija and Ivan Luka', width)).toBe(3);
    expect(textLines('A'.repeat(30), width)).toBe(3);
    expect(textLines('A', 0)).toBe(1);
  });

  it('gives long names more room, and puts fewer lines on a page', () => {
    expect(heightOf(1)).toBe(1.95);
    expect(heightOf(2)).toBeGreaterThan(1.95);
    const screen = { width: 1860, height: 840, fontSize: 28 };
    const perPage = (height: number) =>
      linesIn(screen, () => Array.from({ length: 24 }, () => height), 0).perPage;
    expect(perPage(heightOf(1))).toBe(12);
    expect(perPage(heightOf(2))).toBe(8);
  });

  it('makes the letters of a name smaller before it has more than two lines', () => {
    expect(fittedLines('Ana', 8)).toBe(1);
    expect(fittedLines('Anna Schwarzenberger-Obermeier', 8)).toBe(2);
    expect(fittedLines('A'.repeat(30), 8)).toBe(2);
    // In front of the hyphen are 21 letters, behind it 9.
    expect(nameWidth('Anna Schwarzenberger-Obermeier')).toBeCloseTo(21 * nameWidth('A'));
    expect(nameWidth('Schwarzenberger-Obermeier')).toBeCloseTo(16 * nameWidth('A'));
    expect(nameWidth('Ana Eva Luka')).toBeCloseTo(7 * nameWidth('A'));
    expect(nameWidth('')).toBe(nameWidth('A'));
  });

  it('puts lines in two columns if that needs fewer pages', () => {
    const wall = { width: 1864, height: 822, fontSize: 28 };
    const heights = (count: number) => () => Array.from({ length: count }, () => heightOf(1));
    expect(linesInColumns(wall, heights(15), 0)).toMatchObject({ perPage: 15, columns: 2 });
    expect(linesInColumns(wall, heights(40), 0)).toMatchObject({ perPage: 20, columns: 2 });
    const few = linesInColumns(wall, heights(8), 0);
    expect(few).toEqual({ ...linesIn(wall, heights(8), 0), columns: 1 });
    // Columns of money need more width, and so does a narrow window.
    expect(linesInColumns(wall, heights(15), 2)).toMatchObject({ columns: 1 });
    expect(linesInColumns({ ...wall, width: 1200 }, heights(15), 0).columns).toBe(1);
  });

  const sizes: readonly [EveningName, string, number, number][] = [
    ['four', 'playing', 1, 4],
    ['six', 'between', 1, 6],
    ['eight', 'playing', 2, 8],
    ['sixteen', 'between', 4, 16],
    ['sixty-four', 'playing', 16, 64],
  ];
  it.each(sizes)(
    'of %s shows every table and everybody in turn',
    async (evening, name, tables, players) => {
      const { user, wait } = await openBoard(stageOf(evening, name));
      const seenTables = new Set<string>();
      const seenPeople = new Set<string>();
      for (let scene = 0; scene < 20; scene += 1) {
        for (const table of user.texts('.tables h3')) seenTables.add(table);
        // A line beside the tables has the name alone, one of the whole standings the number too.
        for (const person of user.texts('tbody th')) seenPeople.add(person.replace(/^\d+ /, ''));
        await wait(15_000);
      }
      expect(seenTables.size).toBe(tables);
      expect([0, players]).toContain(seenPeople.size);
    },
  );

  // CLUB-103: needs are private; CLUB-26: the board asks nothing.
  it('shows nothing private, and announces nothing to readers', async () => {
    const { user, wait } = await openBoard(stageOf('sixteen', 'playing'));
    for (let scene = 0; scene < 4; scene += 1) {
      expect(
        document.querySelector('[aria-live], [role="status"], [role="alert"], [role="log"]'),
      ).toBeNull();
      expect(user.sees('Sight')).toBe(false);
      await wait(15_000);
    }
    expect(user.controls.filter((control) => control !== 'Full screen')).toEqual([
      'Sound',
      'Previous',
      'Stop',
      'Next',
    ]);
  });

  it.each([
    [14, ['Tea is served']],
    [16, []],
  ])('shows an announcement for a quarter of an hour: %i minutes', async (minutes, shown) => {
    const stage = stageOf('four', 'between');
    const announcements = [{ id: 1, at: stage.now - minutes * 60_000, text: 'Tea is served' }];
    const { user } = await openBoard({ ...stage, screen: { ...stage.screen, announcements } });
    expect(user.texts('.announced')).toEqual(shown);
  });

  it('says that it may be out of date, and why it shows nothing', async () => {
    const { session, user } = await openBoard(stageOf('four', 'between'));
    session.link = 'offline';
    await user.settle();
    expect(user.texts('.link')).toEqual(['No connection. This may be old.']);
    session.show(undefined);
    session.link = 'gone';
    await user.settle();
    expect(
      user.sees(
        'You cannot open this club night now. It was deleted, or the organiser removed this device.',
      ),
    ).toBe(true);
  });

  it('shows changes of the evening', async () => {
    const { session, user } = await openBoard(stageOf('four', 'waiting'));
    expect(user.texts('h2')).toEqual(['Seats for match 1']);
    session.show(stageOf('four', 'between'));
    await user.settle();
    expect(user.texts('h2')).toEqual(['Seats for match 2']);
    session.show(withView(stageOf('four', 'closed'), {}));
    await user.settle();
    expect(user.texts('.podium li').length).toBeGreaterThan(0);
  });

  // CLUB-89.
  it('puts players who differ only by their numbers on the same step', () => {
    const { standings } = stageOf('four', 'closed').screen.report;
    const tied = standings.map((line, at) => ({
      ...line,
      decided_by: at === 0 || at === 2 ? ('number' as const) : ('points' as const),
    }));
    expect(podiumOf(tied).map(({ place }) => place)).toEqual([1, 1, 3, 3]);
    expect(podiumOf(standings.map((line) => ({ ...line, played: 0 })))).toEqual([]);
  });
});

describe('tables on a board', () => {
  const area: Area = { width: 1240, height: 610, fontSize: 20.8 };
  const names = ['Ana', 'Boris', 'Eva', 'Luka', 'Ana Eva', 'Boris Luka'];

  it('leave room for the players who sit out', () => {
    const below = 'Sitting out: Boris and Ana Eva.';
    const heightOfOne = ({ scale }: { scale: number }) => 12 * scale * area.fontSize;
    expect(heightOfOne(tablesIn(area, 1, ''))).toBeGreaterThan(area.height - 40);
    const fit = tablesIn(area, 1, below);
    expect(heightOfOne(fit) + 2 * fit.scale * area.fontSize).toBeLessThanOrEqual(area.height);
    // A text of several lines needs more room.
    const long = tablesIn(area, 1, `${below} `.repeat(4));
    expect(long.scale).toBeLessThan(fit.scale);
  });

  it('are wide rather than a little larger', () => {
    const wall: Area = { width: 1864, height: 860, fontSize: 28 };
    // A row of four would be larger by a step.
    expect(tablesIn(wall, 4, '')).toMatchObject({ columns: 2 });
    expect(tablesIn(wall, 2, '')).toMatchObject({ columns: 2 });
    expect(tablesIn(wall, 1, '')).toMatchObject({ columns: 1 });
    // Two and one would leave a place empty.
    expect(tablesIn(wall, 3, '')).toMatchObject({ columns: 3 });
  });

  it('keep their size beside standings in smaller letters', () => {
    const wall: Area = { width: 1864, height: 860, fontSize: 28 };
    const twelve = names.flatMap((name) => [name, name]);
    const fit = tablesBeside(wall, 3, twelve, '');
    expect(fit).toMatchObject({ columns: 3, lines: 12 });
    expect(fit?.scale).toBeGreaterThan(fit?.linesScale ?? 0);
  });

  it('leave room for the code in large only in a wide and high area', () => {
    const wall: Area = { width: 1864, height: 860, fontSize: 28 };
    expect(areaBesideJoin(wall)?.width).toBe(1864 - 9.75 * 28);
    expect(areaBesideJoin({ ...wall, width: 1000 })).toBeUndefined();
    expect(areaBesideJoin({ ...wall, height: 300 })).toBeUndefined();
  });

  it('shrink a little, so that all lines of the standings stand beside them', () => {
    expect(tablesBeside(area, 1, names, '')).toMatchObject({ lines: 6 });
    // With many players only the first lines fit.
    const many = names.flatMap((name) => [name, `${name} B`, `${name} C`]);
    const fit = tablesBeside(area, 1, many, '');
    expect(fit?.lines).toBeGreaterThan(0);
    expect(fit?.lines).toBeLessThan(many.length);
    // A long name needs several lines of text, so the letters are smaller.
    const long = many.map((name) => `${name} Konstantin Aleksandrovich`);
    expect(tablesBeside(area, 1, long, '')?.linesScale).toBeLessThan(fit?.linesScale ?? 0);
  });
});

describe('groups', () => {
  const stage = stageOf('sixteen', 'between');
  const { setup, report, schedule } = stage.screen;
  /** Pairs 1 to 4 are the first group, 5 to 8 the second. */
  const groups = [1, 3, 5, 7, 9, 11, 13, 15].map((number, at) => ({
    ...report.standings[0],
    ...{ group: at < 4 ? 1 : 2, place: 1 + (at % 4), number, decided_by: null },
  }));
  const paired = report.standings.map((line) => ({ ...line })).sort((a, b) => a.number - b.number);
  const view = {
    ...stage.screen,
    setup: { ...setup, seating: 'groups', groups: { count: 2, qualify: 2 }, matches: 15 },
    report: { ...report, standings: paired, groups } as typeof report,
    schedule: { ...schedule, kind: 'groups' },
  } as typeof stage.screen;

  it('have a scene each while they play', async () => {
    const { user, wait } = await openBoard({ ...stage, screen: view });
    const captions = new Set<string>();
    for (let scene = 0; scene < 8; scene += 1) {
      user.texts('caption').forEach((caption) => captions.add(caption));
      await wait(15_000);
    }
    expect([...captions]).toEqual(['Group 1', 'Group 2']);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atPage } from '../testing/keyboard-user.ts';
import { seen } from '../testing/organiser.ts';
import { StagedSession } from '../testing/staged.svelte.ts';
import { stageOf, type EveningName, type Stage } from '../testing/stages.ts';
import BoardPage from './BoardPage.svelte';
import { linesIn } from './room.ts';

beforeEach(() => {
  // jsdom has no layout, so the board uses the size of a usual screen.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function at(stage: Stage | undefined, code = 'en') {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: stage?.now ?? 0 });
  const session = new StagedSession(stage, 'screen');
  const hands = await atPage(session, BoardPage, {}, code);
  /** Advances the clock. */
  const wait = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await hands.settle();
  };
  return { session, hands, wait };
}

// CLUB-26, CLUB-53, CLUB-93; UX 14.
describe('the board', () => {
  it('shows seats, then standings, for fifteen seconds each', async () => {
    const { hands, wait } = await at(stageOf('four', 'playing'));
    expect(hands.texts('h1')).toEqual(['Friday at the harbour']);
    expect(hands.texts('header p')).toEqual(['Match 1 of 3']);
    expect(hands.texts('h2')).toEqual(['Seats for match 1']);
    expect(hands.texts('.seats li')).toEqual([
      'Top: 1 Ana',
      'Left: 3 Eva',
      'Bottom: 2 Boris',
      'Right: 4 Luka',
    ]);
    await wait(60_000);
    // Nothing counts yet, so there are no standings.
    expect(hands.texts('h2')).toEqual(['Seats for match 1']);
  });

  it('turns to the standings, stops, and goes by hand', async () => {
    const { hands, wait } = await at(stageOf('four', 'between'));
    expect(hands.texts('h2')).toEqual(['Seats for match 2']);
    await wait(15_000);
    expect(hands.texts('caption')).toEqual(['Standings after match 1']);
    await wait(15_000);
    expect(hands.texts('h2')).toEqual(['Seats for match 2']);
    await hands.press('Stop');
    expect(hands.here).toBe('Go on');
    await wait(60_000);
    expect(hands.texts('h2')).toEqual(['Seats for match 2']);
    await hands.press('Next');
    expect(hands.texts('caption')).toHaveLength(1);
    await hands.press('Previous');
    expect(hands.texts('h2')).toHaveLength(1);
    await hands.press('Go on');
    await wait(15_000);
    expect(hands.texts('caption')).toHaveLength(1);
  });

  it('is turned and stopped by keys', async () => {
    const { hands, wait } = await at(stageOf('four', 'between'));
    const key = async (key: string) => {
      (document.querySelector('.board') ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true }),
      );
      await hands.settle();
    };
    await key('ArrowRight');
    expect(hands.texts('caption')).toHaveLength(1);
    await key(' ');
    await wait(60_000);
    expect(hands.texts('caption')).toHaveLength(1);
    await key('ArrowLeft');
    expect(hands.texts('h2')).toHaveLength(1);
  });

  // CLUB-32.
  it('names the players who sit out', async () => {
    const { hands } = await at(stageOf('six', 'between'));
    expect(hands.texts('.resting').at(0)).toMatch(/^Sitting out: .+ and .+\.$/);
  });

  // CLUB-95.
  it('ends with the winnings and the final order', async () => {
    const { hands } = await at(stageOf('four', 'closed'));
    expect(hands.texts('header p')).toEqual(['The evening is over']);
    expect(hands.texts('caption')).toEqual(['Final standings']);
    expect(hands.texts('thead th')).toContain('Winnings');
    expect(hands.texts('thead th')).toContain('Prize');
    expect(hands.texts('tbody tr')).toHaveLength(4);
  });

  // On a phone a line has no head above it, so every number has its title.
  it('names every number of a line, the winnings and the prize too', async () => {
    const { hands } = await at(stageOf('four', 'closed'));
    const head = hands.texts('thead th').slice(2);
    for (const line of document.querySelectorAll('tbody tr')) {
      const named = [...line.querySelectorAll<HTMLElement>('td[data-label]')];
      expect(named.map(({ dataset }) => dataset['label'])).toEqual(head);
      expect(named.every(({ textContent }) => textContent !== '')).toBe(true);
    }
  });

  it('gives lines that are folded more room, and never larger type', () => {
    const phone = { width: 328, height: 560, type: 16 };
    expect(linesIn(phone, 4, 2)).toEqual({ each: 4, scale: 1 });
    expect(linesIn(phone, 16, 2).each).toBeLessThanOrEqual(6);
    expect(linesIn({ width: 1860, height: 840, type: 28 }, 4, 2).scale).toBeGreaterThan(1);
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
      const { hands, wait } = await at(stageOf(evening, name));
      const seenTables = new Set<string>();
      const seenPeople = new Set<string>();
      for (let scene = 0; scene < 20; scene += 1) {
        for (const table of hands.texts('.tables h3')) seenTables.add(table);
        for (const person of hands.texts('tbody th')) seenPeople.add(person);
        await wait(15_000);
      }
      expect(seenTables.size).toBe(tables);
      expect([0, players]).toContain(seenPeople.size);
    },
  );

  // CLUB-103: needs are private; CLUB-26: the board asks nothing.
  it('shows nothing private, and announces nothing to readers', async () => {
    const { hands, wait } = await at(stageOf('sixteen', 'playing'));
    for (let scene = 0; scene < 4; scene += 1) {
      expect(
        document.querySelector('[aria-live], [role="status"], [role="alert"], [role="log"]'),
      ).toBeNull();
      expect(hands.says('Sight')).toBe(false);
      await wait(15_000);
    }
    expect(hands.controls.filter((control) => control !== 'Full screen')).toEqual([
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
    const { hands } = await at({ ...stage, screen: { ...stage.screen, announcements } });
    expect(hands.texts('.announced')).toEqual(shown);
  });

  it('says that it may be old, and why there is nothing', async () => {
    const { session, hands } = await at(stageOf('four', 'between'));
    session.link = 'offline';
    await hands.settle();
    expect(hands.texts('.link')).toEqual(['No connection; this may be old.']);
    session.show(undefined);
    session.link = 'gone';
    await hands.settle();
    expect(hands.says('The evening is no longer here, or this device was taken out of it.')).toBe(
      true,
    );
  });

  it('follows the evening', async () => {
    const { session, hands } = await at(stageOf('four', 'waiting'));
    expect(hands.texts('h2')).toEqual(['Seats for match 1']);
    session.show(stageOf('four', 'between'));
    await hands.settle();
    expect(hands.texts('h2')).toEqual(['Seats for match 2']);
    session.show(seen(stageOf('four', 'closed'), {}));
    await hands.settle();
    expect(hands.texts('caption')).toEqual(['Final standings']);
  });
});

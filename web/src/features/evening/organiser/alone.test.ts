// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Engine } from '../engine/engine.ts';
import { engineFile, isBuilt } from '../engine/testing/built.ts';
import { localService } from '../service/local-service.ts';
import { LocalEvening } from '../sync/local.svelte.ts';
import { EnginePlanner } from '../service/engine-planner.ts';
import { EngineFold } from '../sync/engine-fold.ts';
import { organising } from '../testing/organiser.ts';
import { Store } from '../../../device/store/store.ts';
import { soon } from '../../../testing/soon.ts';

const NAMES = ['Ana', 'Boris', 'Vera', 'Luka', 'Eva', 'Ivan', 'Zora', 'Gleb', 'Inés'];

let cleanups: (() => unknown)[] = [];
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(async () => {
  for (const undo of cleanups.reverse()) await undo();
  cleanups = [];
  vi.unstubAllGlobals();
});

/** Opens an evening on this device alone. There is no recording: the engine computes every view. */
async function openAlone(players: number, kind = 'published', more = '') {
  const engine = await Engine.of(engineFile());
  const store = new Store('alone');
  const evening = new LocalEvening('here', store, new EngineFold(engine));
  const stop = await evening.start();
  cleanups.push(() => store.close(), stop);
  const people = NAMES.slice(0, players).map((name, i) => `player ${i + 1} "${name}"\n`);
  const file = `evening 1\nname "Friday"\nplayers ${players} ${kind}\n${more}${people.join('')}`;
  const options = { countersign: false, blockers_column: false };
  expect(await evening.act({ act: 'open', file, options, courtesies: [] })).toBeUndefined();
  const planner = new EnginePlanner((asked) => Promise.resolve(engine.ask(asked)));
  const opened = await organising(evening, 'tables', { service: localService('here'), planner });
  cleanups.push(opened.user.stop);
  /** Waits until changes are stored and shown. */
  const shown = async (text: string) => {
    await soon(() => expect(opened.user.sees(text)).toBe(true));
    await opened.user.settle();
  };
  return { evening, shown, ...opened };
}

describe.skipIf(!isBuilt)('an evening on one device', () => {
  // CLUB-96..98: the whole evening is run from the organiser’s device.
  it.each([4, 5, 6, 7, 8])('of %i players is played to its end', async (players) => {
    const { evening, user, arrived, shown } = await openAlone(players);
    expect(user.sees('This club night is on this device only.')).toBe(true);
    const matches = evening.view?.schedule.matches ?? [];
    for (const [at, { tables }] of matches.entries()) {
      await user.press(`Start match ${at + 1}`);
      await shown(`Match ${at + 1} of ${matches.length}`);
      await soon(() => expect(evening.view?.begun).toBe(at + 1));
      await user.settle();
      for (const table of tables.keys()) {
        await user.pressFirst(`Table ${table + 1},`);
        await user.press('Enter the sheet');
        await user.press('Only the final score');
        const [first = '', second = ''] = user.texts('dialog form .line label');
        await user.write(first, '100');
        await user.write(second, String(5 * (table + at)));
        await user.press('Save the sheet');
        await shown('The sheet is saved.');
        await user.press('Confirm');
        await shown('Confirmed.');
        await user.escape();
      }
    }
    await shown('All matches are played and confirmed.');
    await user.press('Close the club night');
    await arrived();
    await user.press('Close the club night');
    await user.press('Close now');
    await shown('Closed at');
    expect(user.texts('caption')).toContain('Final standings');
    const { standings } = evening.view?.report ?? { standings: [] };
    expect(standings.map(({ place }) => place)).toEqual(standings.map((_, at) => at + 1));
    // CLUB-68: effectiveness sums to zero, except where a pair only filled the table.
    const fills = matches.some(({ tables }) => tables.some(({ filler }) => filler !== null));
    const sum = standings.reduce((sum, { effectiveness }) => sum + effectiveness, 0);
    expect(sum === 0).toBe(!fills);
  });

  // CLUB-32..35.
  it.each([
    [6, 8],
    [7, 11],
  ])('of %i players names who rests in each of %i matches', async (players, matches) => {
    const { user, arrived } = await openAlone(players);
    await user.press('Seating');
    await arrived();
    expect(user.texts('tbody tr')).toHaveLength(matches);
    expect(user.texts('thead th')).toEqual(['Match', 'Table 1', 'Sitting out']);
    expect(user.texts('tbody tr').every((row) => row.split(',').length > 2)).toBe(true);
  });

  // CLUB-4 [X]: any other number is seated evenly.
  it('of 9 players is seated balanced, and one rests', async () => {
    const { user } = await openAlone(9, 'balanced');
    await user.press('Seating');
    await soon(() => expect(user.texts('thead th')).toHaveLength(4));
    expect(user.texts('thead th')).toEqual(['Match', 'Table 1', 'Table 2', 'Sitting out']);
    expect(user.texts('tbody tr')).toHaveLength(9);
  });

  // CLUB-41: the device that writes for the table shows who leads next.
  it('shows the next leader while rounds are entered', async () => {
    const { evening, user, shown } = await openAlone(4);
    await user.press('Start match 1');
    await soon(() => expect(evening.view?.begun).toBe(1));
    await user.settle();
    await user.pressFirst('Table 1,');
    await user.press('Enter the sheet');
    const [first = ''] = user.texts('dialog form thead th:nth-child(2)');
    await user.write(`Round 1, ${first}`, '31');
    await user.choose('Who led first', 'Ana');
    await user.press('Save the sheet');
    await shown('The sheet is saved.');
    const lead = evening.view?.tables[0]?.next_lead ?? 0;
    expect(lead).toBeGreaterThan(0);
    expect(user.sees(`${NAMES[lead - 1] ?? ''} leads round 2.`)).toBe(true);
  });

  // Chapter 4 of CLUB: the remaining matches are planned again, and the played ones stay.
  it('is planned again for a late player', async () => {
    const { evening, user, arrived, shown } = await openAlone(4);
    await user.press('People');
    await arrived();
    await user.write('Name of the new player', 'Zora');
    await user.press('Show new seating');
    await soon(() => expect(user.focused).toBe('The new seating'));
    await user.press('Use this seating');
    await shown('The new seating is in use.');
    expect(evening.view?.setup.players).toHaveLength(5);
    expect(user.focused).toBe('Change the line-up');
  });
});

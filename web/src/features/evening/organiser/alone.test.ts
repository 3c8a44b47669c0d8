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

const NAMES = ['Ana', 'Boris', 'Vera', 'Luka', 'Eva', 'Ivan', 'Zora', 'Gleb', 'Inés'];

let undone: (() => unknown)[] = [];
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(async () => {
  for (const undo of undone.reverse()) await undo();
  undone = [];
  vi.unstubAllGlobals();
});

/** Opens an evening that only this device has. Nothing is recorded: the engine works everything out. */
async function alone(players: number, kind = 'published', more = '') {
  const engine = await Engine.of(engineFile());
  const store = new Store('alone');
  const evening = new LocalEvening('here', store, new EngineFold(engine));
  const stop = await evening.start();
  undone.push(() => store.close(), stop);
  const people = NAMES.slice(0, players).map((name, at) => `player ${at + 1} "${name}"\n`);
  const file = `evening 1\nname "Friday"\nplayers ${players} ${kind}\n${more}${people.join('')}`;
  const options = { countersign: false, blockers_column: false };
  expect(await evening.act({ act: 'open', file, options, courtesies: [] })).toBeUndefined();
  const planner = new EnginePlanner((asked) => Promise.resolve(engine.ask(asked)));
  const opened = await organising(evening, 'tables', { service: localService('here'), planner });
  undone.push(opened.hands.stop);
  /** Waits until changes are stored and shown. */
  const shown = async (text: string) => {
    await vi.waitFor(() => expect(opened.hands.says(text)).toBe(true));
    await opened.hands.settle();
  };
  return { evening, shown, ...opened };
}

describe.skipIf(!isBuilt)('an evening on one device', () => {
  // CLUB-96..98: the whole evening is run from the organiser’s device.
  it.each([4, 5, 6, 7, 8])('of %i players is played to its end', async (players) => {
    const { evening, hands, arrived, shown } = await alone(players);
    expect(hands.says('This evening is on this device alone.')).toBe(true);
    const matches = evening.view?.schedule.matches ?? [];
    for (const [at, { tables }] of matches.entries()) {
      await hands.press(`Begin match ${at + 1}`);
      await shown(`Match ${at + 1} of ${matches.length}`);
      await vi.waitFor(() => expect(evening.view?.begun).toBe(at + 1));
      await hands.settle();
      for (const table of tables.keys()) {
        await hands.press(`Open: Table ${table + 1}`);
        await hands.press('Enter the sheet');
        await hands.press('Only the end');
        const [first = '', second = ''] = hands.texts('dialog form .line label');
        await hands.write(first, '100');
        await hands.write(second, String(5 * (table + at)));
        await hands.press('Save the sheet');
        await shown('The sheet is saved.');
        await hands.press('Confirm');
        await shown('Confirmed.');
        await hands.escape();
      }
    }
    await shown('Every match has been played and confirmed.');
    await hands.press('Close the evening');
    await arrived();
    await hands.press('Close the evening');
    await hands.press('Close it now');
    await shown('Closed at');
    expect(hands.texts('caption')).toContain('Final standings');
    const { standings } = evening.view?.report ?? { standings: [] };
    expect(standings.map(({ place }) => place)).toEqual(standings.map((_, at) => at + 1));
    // CLUB-68: except where a pair only filled the table.
    const fills = matches.some(({ tables }) => tables.some(({ filler }) => filler !== null));
    const sum = standings.reduce((sum, { effectiveness }) => sum + effectiveness, 0);
    expect(sum === 0).toBe(!fills);
  });

  // CLUB-32..35.
  it.each([
    [6, 8],
    [7, 11],
  ])('of %i players names who rests in each of %i matches', async (players, last) => {
    const { hands, arrived } = await alone(players);
    await hands.press('Seating');
    await arrived();
    expect(hands.texts('tbody tr')).toHaveLength(last);
    expect(hands.texts('thead th')).toEqual(['Match', 'Table 1', 'Sitting out']);
    expect(hands.texts('tbody tr').every((row) => row.split(',').length > 2)).toBe(true);
  });

  // CLUB-4 [X]: any other number is seated evenly.
  it('of 9 players is seated balanced, and one rests', async () => {
    const { hands } = await alone(9, 'balanced');
    await hands.press('Seating');
    await vi.waitFor(() => expect(hands.texts('thead th')).toHaveLength(4));
    expect(hands.texts('thead th')).toEqual(['Match', 'Table 1', 'Table 2', 'Sitting out']);
    expect(hands.texts('tbody tr')).toHaveLength(9);
  });

  // CLUB-41: one device writes for the table, and says who leads next.
  it('shows the next leader while rounds are entered', async () => {
    const { evening, hands, shown } = await alone(4);
    await hands.press('Begin match 1');
    await vi.waitFor(() => expect(evening.view?.begun).toBe(1));
    await hands.settle();
    await hands.press('Open: Table 1');
    await hands.press('Enter the sheet');
    const [first = ''] = hands.texts('dialog form thead th:nth-child(2)');
    await hands.write(`Round 1, ${first}`, '31');
    await hands.choose('Who led first', 'Ana');
    await hands.press('Save the sheet');
    await shown('The sheet is saved.');
    const lead = evening.view?.tables[0]?.next_lead ?? 0;
    expect(lead).toBeGreaterThan(0);
    expect(hands.says(`${NAMES[lead - 1] ?? ''} leads round 2.`)).toBe(true);
  });

  // Chapter 4 of CLUB: the rest is planned again, and what was played stays.
  it('is planned again for a late player', async () => {
    const { evening, hands, arrived, shown } = await alone(4);
    await hands.press('People');
    await arrived();
    await hands.write('Name of the newcomer', 'Zora');
    await hands.press('Show the new seating');
    await vi.waitFor(() => expect(hands.here).toBe('The new seating'));
    await hands.press('Take this seating');
    await shown('The new seating holds.');
    expect(evening.view?.setup.players).toHaveLength(5);
    expect(hands.here).toBe('Change the line-up');
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { localService } from '../service/local-service.ts';
import { StagedService } from '../testing/service.svelte.ts';
import { organiserAt, seen } from '../testing/organiser.ts';
import { stageOf } from '../testing/stages.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function at(...[stage, part, around]: Parameters<typeof organiserAt>) {
  const opened = await organiserAt(stage, part, around);
  return opened;
}

const four = stageOf('four', 'between');
const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find((of) => of.textContent === label);
  return found?.control as HTMLInputElement | null | undefined;
};

// CLUB-3, CLUB-10, CLUB-36.
describe('conditions', () => {
  it('announce the decision', async () => {
    const { hands } = await at(four, 'evening');
    expect(hands.texts('dl > div')).toEqual([
      'Place Riva, Split, Croatia',
      'Day November 20, 2026',
      'Players 4 players',
      'Seating As published',
      'Matches 3 matches',
      'Played to 100',
      'Time for a match 45 minutes',
      'Penalties are given yes',
      'Stakes 10 chips',
      'Additional prize Stakes of the others',
    ]);
  });

  it('are changed as far as the seating stays', async () => {
    const { session, hands } = await at(four, 'evening');
    await hands.press('Change the conditions');
    await hands.write('Name of the evening', ' Friday at the pier ');
    await hands.write('City', 'Zadar');
    await hands.write('Day', '2026-11-21');
    await hands.write('Minutes for a match; empty for no limit', '');
    await hands.press('Penalties are given');
    await hands.write('Stake for a unit; 0 for none', '20');
    await hands.press('Save the conditions');
    const { setup } = four.organiser;
    expect(session.acts).toEqual([
      {
        act: 'conditions',
        setup: {
          ...setup,
          name: 'Friday at the pier',
          origin: { ...setup.origin, city: 'Zadar' },
          date: '2026-11-21',
          limit: null,
          penalties: false,
          stake: 20,
        },
        courtesies: [],
      },
    ]);
    expect(hands.says('Saved.')).toBe(true);
    expect(hands.here).toBe('Save the conditions');
  });

  it('keep typed text, and show changes of other devices', async () => {
    const { session, hands } = await at(four, 'evening');
    await hands.press('Change the conditions');
    await hands.write('Name of the evening', 'Friday at the pier');
    const { setup } = four.organiser;
    session.show(seen(four, { setup: { ...setup, name: 'Saturday', limit: 30 } }));
    await hands.settle();
    expect(field('Name of the evening')?.value).toBe('Friday at the pier');
    expect(field('Minutes for a match; empty for no limit')?.value).toBe('30');
    session.refuses = {
      code: 'evening',
      error: { code: 'setup', error: { code: 'limit' } },
    };
    await hands.press('Save the conditions');
    expect(hands.says('A time limit goes from 1 to 600 minutes.')).toBe(true);
    expect(field('Name of the evening')?.value).toBe('Friday at the pier');
  });

  it('have the filling match where there is one, and no stakes at many tables', async () => {
    const { session, hands } = await at(stageOf('six', 'between'), 'evening');
    await hands.press('Change the conditions');
    await hands.press('Nobody plays for money');
    await hands.press('Save the conditions');
    expect(session.acts).toMatchObject([{ act: 'conditions', setup: { repeat: 'void' } }]);
    await hands.stop();
    const other = await at(stageOf('eight', 'playing'), 'evening');
    await other.hands.press('Change the conditions');
    expect(other.hands.controls).not.toContain('Stake for a unit; 0 for none');
  });

  it('stay as they are once the evening is closed', async () => {
    const { hands } = await at(stageOf('four', 'closed'), 'evening');
    expect(hands.controls).not.toContain('Change the conditions');
  });
});

// CLUB-93, CLUB-94, CLUB-99; printed sheets of UX 14, large print of UX 13.
describe('what can be had', () => {
  const links = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('[aria-labelledby="files-heading"] a')].map(
      (link) => [(link.textContent ?? '').trim(), link.getAttribute('href')],
    );

  it('is every sheet, on either paper and in large print, and every table', async () => {
    const { hands } = await at(four, 'evening');
    expect(links()).toEqual([
      ...[
        ['Seating', 'seating'],
        ['Seating of the evening', 'schedule'],
        ['Table cards', 'tables'],
        ['Score sheets', 'score'],
        ['Player cards', 'players'],
        ['Results', 'results'],
        ['Standings', 'standings'],
        ['Money', 'money'],
        ['Log', 'log'],
        ['The game at the table', 'procedure'],
      ].map(([name, kind]) => [
        name,
        `/api/evenings/k3f9/sheets/${kind ?? ''}?lang=en&paper=a4&large=false`,
      ]),
      ['Standings, CSV', '/api/evenings/k3f9/csv/standings'],
      ['Results, CSV', '/api/evenings/k3f9/csv/results'],
      ['Money, CSV', '/api/evenings/k3f9/csv/money'],
      ['Log, CSV', '/api/evenings/k3f9/csv/log'],
      ['Seating, CSV', '/api/evenings/k3f9/csv/seating'],
      ['Results, JSON', '/api/evenings/k3f9/report'],
    ]);
    expect(
      [...document.querySelectorAll('a')]
        .filter((link) => link.getAttribute('href') === '/evening/KRVT/board')
        .map((link) => link.textContent),
    ).toEqual(['Public board', 'Open the board']);
    await hands.press('Letter');
    await hands.press('Large print');
    expect(links()[0]?.[1]).toBe(
      '/api/evenings/k3f9/sheets/seating?lang=en&paper=letter&large=true',
    );
  });

  it('has no money where there are no stakes', async () => {
    await at(stageOf('sixteen', 'playing'), 'evening');
    expect(links().map(([name]) => name)).not.toContain('Money');
  });

  // CLUB-99, CLUB-103: needs leave the device only on request.
  it('is the file of the evening; needs are included only on request', async () => {
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (made.push(blob), 'blob:1'),
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { session, hands } = await at(stageOf('sixteen', 'playing'), 'evening');
    const asked: boolean[] = [];
    const file = session.file.bind(session);
    session.file = (whole) => {
      asked.push(whole);
      return asked.length === 3 ? Promise.reject(new Error('no room')) : file(whole);
    };
    await hands.press('Save as a file');
    await hands.press('With what people need');
    await hands.press('Save as a file');
    expect(asked).toEqual([false, true]);
    expect(made).toHaveLength(2);
    await hands.press('Save as a file');
    expect(hands.says('The file could not be written. Try again.')).toBe(true);
    expect(hands.here).toBe('Save as a file');
    vi.unstubAllGlobals();
  });

  // CLUB-98: the server prints what it is sent, and without one the pages themselves can be printed.
  it('is printed from the pages where no server can be reached', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.reject(new TypeError('no network'));
    });
    const { session, hands, arrived } = await at(four, 'evening', {
      service: localService('here'),
    });
    session.link = 'alone';
    await hands.settle();
    expect(links()).toEqual([]);
    await hands.press('Seating of the evening');
    await vi.waitFor(() => expect(document.querySelector('[data-part] .problem')).not.toBeNull());
    expect(asked).toEqual(['/api/evenings/files/sheets/schedule?lang=en&paper=a4&large=false']);
    expect(hands.here).toBe('Seating of the evening');
    for (const part of ['Seating', 'Standings']) {
      document.querySelector<HTMLElement>('h1')?.focus();
      await hands.press(part);
      await arrived();
      await hands.press('Print');
    }
    expect(print).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it('is printed by the server alone where there is one', async () => {
    const { hands } = await at(four, 'seating');
    expect(hands.controls).not.toContain('Print');
  });
});

// CLUB-54.
it('every correction shows the time, the author, the old value, the new value and the reason', async () => {
  const { hands } = await at(four, 'evening');
  expect(hands.texts('[aria-labelledby="log-heading"] li')).toHaveLength(1);
  expect(hands.says('Match 1, table 1, round 5 14 : 0 → 41 : 0')).toBe(true);
  expect(hands.says('Reason: misread')).toBe(true);
});

describe('people', () => {
  // CLUB-21.
  it('join by letters or a picture', async () => {
    const { hands } = await at(four, 'people');
    expect(document.querySelector('.code')?.getAttribute('aria-label')).toBe(
      'Letters to join: K R V T',
    );
    expect(hands.texts('.address')).toEqual(['https://dominoes.example/evening/KRVT']);
    expect(document.querySelector('.join svg')).not.toBeNull();
  });

  it('cannot join a device alone', async () => {
    const { hands } = await at(four, 'people', { service: localService('here') });
    expect(hands.says('This evening is on this device alone, so nobody else can join.')).toBe(true);
    expect(hands.says('Another device for you')).toBe(false);
    expect(hands.says('My own table')).toBe(true);
    // No message says that a player is missing.
    expect(hands.says('not joined')).toBe(false);
    await hands.stop();
    const { hands: tables } = await at(stageOf('four', 'begun'), 'tables', {
      service: localService('here'),
    });
    expect(tables.says('Announcement')).toBe(false);
    expect(tables.says('nobody keeps the score yet')).toBe(false);
  });

  // CLUB-21: until the first match the code to join by is prominent on the organiser's page.
  it('see how to join beside the first match, and a line later', async () => {
    const service = new StagedService();
    service.joined = [{ player: 1, online: true }];
    const { session, hands, arrived } = await at(stageOf('four', 'waiting'), 'tables', { service });
    expect(hands.texts('.code')).toEqual(['KRVT']);
    expect(document.querySelector('.join svg')).not.toBeNull();
    expect(hands.texts('.count')).toEqual(['1 of 4 has joined.']);
    service.joined = [1, 2, 3].map((player) => ({ player, online: true }));
    await hands.settle();
    expect(hands.texts('.count')).toEqual(['3 of 4 have joined.']);
    session.show(stageOf('four', 'begun'));
    await hands.settle();
    expect(document.querySelector('.join')).toBeNull();
    expect(hands.says('Letters to join: KRVT')).toBe(true);
    await hands.press('How others join');
    await arrived();
    expect(location.hash).toBe('#people');
    expect(hands.texts('.code')).toEqual(['KRVT']);
  });

  // CLUB-15, CLUB-103.
  it('are renamed, and their needs are recorded', async () => {
    const { session, hands } = await at(four, 'people');
    await hands.press('3 Eva not joined');
    await hands.write('Name', 'Eva Marija');
    await hands.press('Hearing or speech');
    session.refuses = {
      code: 'evening',
      error: {
        code: 'setup',
        error: { code: 'name-twice', first: 2, second: 3, name: 'Eva Marija' },
      },
    };
    await hands.press('Save');
    expect(
      hands.says('Players 2 and 3 are both called “Eva Marija”. Give one of them another name.'),
    ).toBe(true);
    await hands.press('Save');
    const [act] = session.acts;
    expect(act?.act === 'conditions' ? act.setup.players[2] : undefined).toEqual({
      name: 'Eva Marija',
      needs: [...(four.organiser.setup.players[2]?.needs ?? []), 'hearing'],
    });
    expect(hands.here).toBe('Save');
  });

  it('whose phone is lost make room for another', async () => {
    const service = new StagedService();
    service.joined = [{ player: 2, online: false }];
    const { hands } = await at(four, 'people', { service });
    await hands.press('2 Boris joined, not connected');
    await hands.press('The phone is lost: let another join');
    expect(service.freed).toEqual([2]);
    expect(hands.says('That device stays out until you let it in again.')).toBe(true);
    expect(hands.says('Another one can now join as Boris.')).toBe(true);
    service.joined = [];
    await hands.settle();
    expect(hands.here).toBe('2 Boris not joined');
  });

  it('removed devices stay out until they are readmitted', async () => {
    const service = new StagedService();
    service.out = [
      { id: 'd2', player: 2, since_ms: four.now },
      { id: 'd9', player: null, since_ms: four.now },
    ];
    const { hands } = await at(four, 'people', { service });
    await hands.settle();
    const [heading, ...rows] = hands.texts('#out-heading, #out-heading ~ ul li span');
    expect(heading).toBe('Devices that you let go');
    expect(rows[0]).toMatch(/^Device of Boris, since \d/);
    expect(rows[1]).toMatch(/^Device of an organiser, since \d/);
    await hands.press(`Let in again: ${rows[0] ?? ''}`);
    await hands.settle();
    expect(service.out.map(({ id }) => id)).toEqual(['d9']);
    expect(hands.says('That device may join again with the letters.')).toBe(true);
    await hands.press(`Let in again: ${rows[1] ?? ''}`);
    await hands.settle();
    expect(hands.texts('#out-heading ~ ul li')).toEqual([]);
    expect(hands.says('That device may join again with the letters.')).toBe(true);
  });

  // CLUB-103.
  it('have devices that the organiser confirms, and not', async () => {
    const service = new StagedService();
    service.joined = [{ player: 2, online: true }];
    const device = { id: 'd2', since_ms: four.now, online: true, you: false, confirmed: false };
    service.here = [{ ...device, author: { kind: 'player', player: 2 } }];
    const { hands } = await at(four, 'people', { service });
    await hands.settle();
    await hands.press('2 Boris joined');
    expect(hands.says('it shows its player what you entered about their needs')).toBe(true);
    await hands.press('This is really Boris’s device');
    await hands.settle();
    expect(service.here.map(({ confirmed }) => confirmed)).toEqual([true]);
    expect(hands.says('Confirmed as the device of Boris.')).toBe(true);
    expect(hands.here).toBe('Take the confirmation back');
    await hands.press('Take the confirmation back');
    await hands.settle();
    expect(service.here.map(({ confirmed }) => confirmed)).toEqual([false]);
    expect(hands.says('The device is not confirmed any more.')).toBe(true);
  });

  it('join by new letters once the organiser is sure', async () => {
    const service = new StagedService();
    const { hands } = await at(four, 'people', { service });
    await hands.press('Draw a new code');
    expect(hands.says('Then nobody can join with KRVT any more.')).toBe(true);
    expect(hands.here).toBe('Leave it');
    await hands.enter();
    expect([service.drawn, hands.here]).toEqual([0, 'Draw a new code']);
    await hands.press('Draw a new code');
    await hands.press('Draw it');
    await hands.settle();
    expect([service.drawn, hands.here]).toEqual([1, 'Draw a new code']);
    expect(hands.says('The new letters are B C D F.')).toBe(true);
  });
});

// CLUB-93: the organiser continues on another device.
describe('links for the organiser', () => {
  it('are made, shown once, and withdrawn', async () => {
    const service = new StagedService();
    const { hands, arrived } = await at(four, 'people', { service });
    await hands.press('Make a link');
    await arrived();
    expect(hands.here).toBe('Make a link');
    expect(document.querySelector<HTMLInputElement>('input[readonly]')?.value).toBe(
      'https://dominoes.example/evening/organise#1',
    );
    expect(hands.texts('[aria-labelledby="links-heading"] > [role="status"]')).toEqual([
      'Open this address on the other device:',
    ]);
    await hands.press('Withdraw the link');
    await hands.settle();
    expect(service.made).toEqual([]);
    expect(document.querySelector('input[readonly]')).toBeNull();
    expect(hands.here).toBe('Another device for you');
  });

  it('are not offered once the evening is closed', async () => {
    const { hands } = await at(stageOf('four', 'closed'), 'people');
    expect(hands.says('Another device for you')).toBe(false);
    expect(hands.says('Change the line-up')).toBe(false);
  });
});

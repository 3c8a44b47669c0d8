// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localService } from '../service/local-service.ts';
import { StagedService } from '../testing/service.svelte.ts';
import { organiserAt, withView } from '../testing/organiser.ts';
import { stageOf } from '../testing/stages.ts';
import { soon } from '../../../testing/soon.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function openPage(...[stage, part, context]: Parameters<typeof organiserAt>) {
  const opened = await organiserAt(stage, part, context);
  return opened;
}

const four = stageOf('four', 'between');
const field = (label: string) => {
  const labels = [...document.querySelectorAll('label')];
  const found = labels.find(({ textContent }) => textContent === label);
  return found?.control as HTMLInputElement | null | undefined;
};

// CLUB-3, CLUB-10, CLUB-36.
describe('conditions', () => {
  it('are listed', async () => {
    const { user } = await openPage(four, 'evening');
    expect(user.texts('dl > div')).toEqual([
      'Place Riva, Split, Croatia',
      'Date November 20, 2026',
      'Players 4 players',
      'Seating As published',
      'Matches 3 matches',
      'Played to 100',
      'Time for a match 45 minutes',
      'Use penalties yes',
      'Stakes 10 chips',
      'Additional prize Stakes of the others',
    ]);
  });

  it('can be changed where the seating does not depend on them', async () => {
    const { session, user } = await openPage(four, 'evening');
    await user.press('Change conditions');
    await user.write('Name of the club night', ' Friday at the pier ');
    await user.write('City', 'Zadar');
    await user.write('Date', '2026-11-21');
    await user.write('Minutes for a match; leave empty for no limit', '');
    await user.press('Use penalties');
    await user.write('Stake per unit; 0 for none', '20');
    await user.press('Save conditions');
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
    expect(user.sees('Saved.')).toBe(true);
    expect(user.focused).toBe('Save conditions');
  });

  it('ask about a new date that is far from today', async () => {
    const { session, user } = await openPage(four, 'evening');
    await user.press('Change conditions');
    await user.write('Date', '2062-11-20');
    await user.press('Save conditions');
    expect(user.sees('The date is November 20, 2062.')).toBe(true);
    expect(session.acts).toEqual([]);
    await user.write('Date', '2027-11-20');
    expect(user.controls).not.toContain('Keep this date');
    await user.press('Save conditions');
    expect(user.sees('The date is November 20, 2027.')).toBe(true);
    await user.press('Keep this date');
    expect(session.acts).toMatchObject([{ act: 'conditions', setup: { date: '2027-11-20' } }]);
    expect(user.controls).not.toContain('Keep this date');
  });

  it('do not ask about a date that was kept before', async () => {
    const { setup } = four.organiser;
    const far = withView(four, { setup: { ...setup, date: '2062-11-20' } });
    const { session, user } = await openPage(far, 'evening');
    await user.press('Change conditions');
    await user.write('City', 'Zadar');
    await user.press('Save conditions');
    expect(session.acts).toMatchObject([{ act: 'conditions', setup: { date: '2062-11-20' } }]);
  });

  it('keep typed text, and show changes of other devices', async () => {
    const { session, user } = await openPage(four, 'evening');
    await user.press('Change conditions');
    await user.write('Name of the club night', 'Friday at the pier');
    const { setup } = four.organiser;
    session.show(withView(four, { setup: { ...setup, name: 'Saturday', limit: 30 } }));
    await user.settle();
    expect(field('Name of the club night')?.value).toBe('Friday at the pier');
    expect(field('Minutes for a match; leave empty for no limit')?.value).toBe('30');
    session.refuses = {
      code: 'evening',
      error: { code: 'setup', error: { code: 'limit' } },
    };
    await user.press('Save conditions');
    expect(user.sees('A time limit goes from 1 to 600 minutes.')).toBe(true);
    expect(field('Name of the club night')?.value).toBe('Friday at the pier');
  });

  it('ask about the filling match where there is one, and not about stakes at several tables', async () => {
    const { session, user } = await openPage(stageOf('six', 'between'), 'evening');
    await user.press('Change conditions');
    await user.press('The match has no stakes');
    await user.press('Save conditions');
    expect(session.acts).toMatchObject([{ act: 'conditions', setup: { repeat: 'void' } }]);
    await user.stop();
    const other = await openPage(stageOf('eight', 'playing'), 'evening');
    await other.user.press('Change conditions');
    expect(other.user.controls).not.toContain('Stake per unit; 0 for none');
  });

  it('cannot be changed once the evening is closed', async () => {
    const { user } = await openPage(stageOf('four', 'closed'), 'evening');
    expect(user.controls).not.toContain('Change conditions');
  });
});

// CLUB-93, CLUB-94, CLUB-99; printed sheets of UX 14, large print of UX 13.
describe('downloads', () => {
  const links = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('[aria-labelledby="files-heading"] a')].map(
      (link) => [(link.textContent ?? '').trim(), link.getAttribute('href')],
    );

  it('are every sheet, for both paper sizes and in large print, and every CSV table', async () => {
    const { user } = await openPage(four, 'evening');
    expect(links()).toEqual([
      ...[
        ['Print everything for tonight', 'tonight'],
        ['Seating for the wall', 'seating-poster'],
        ['Standings for the wall', 'standings-poster'],
        ['Certificates', 'certificates'],
        ['Seating', 'seating'],
        ['Seating of all matches', 'schedule'],
        ['Table cards', 'tables'],
        ['Score sheets', 'score'],
        ['Player cards', 'players'],
        ['Results', 'results'],
        ['Standings', 'standings'],
        ['Money', 'money'],
        ['Log', 'log'],
        ['The game at the table', 'procedure'],
        ['Regulation', 'regulation'],
      ].map(([name, kind]) => [
        name,
        `/api/evenings/k3f9/sheets/${kind ?? ''}?lang=en&paper=a4&large=false`,
      ]),
      ['Standings, CSV', '/api/evenings/k3f9/csv/standings?spreadsheet=comma'],
      ['Results, CSV', '/api/evenings/k3f9/csv/results?spreadsheet=comma'],
      ['Money, CSV', '/api/evenings/k3f9/csv/money?spreadsheet=comma'],
      ['Log, CSV', '/api/evenings/k3f9/csv/log?spreadsheet=comma'],
      ['Seating, CSV', '/api/evenings/k3f9/csv/seating?spreadsheet=comma'],
      ['Results, JSON', '/api/evenings/k3f9/report'],
    ]);
    expect(
      [...document.querySelectorAll('a')]
        .filter((link) => link.getAttribute('href')?.startsWith('/evening/KRVT/board'))
        .map((link) => link.textContent),
    ).toEqual(['Open board']);
    await user.press('Letter');
    await user.press('Large print');
    expect(links().find(([name]) => name === 'Seating')?.[1]).toBe(
      '/api/evenings/k3f9/sheets/seating?lang=en&paper=letter&large=true',
    );
  });

  it('say which names cannot be printed, before they are printed', async () => {
    const asked: string[] = [];
    const left = { player: 2, name: '王小明', fonts: ['Noto Sans CJK'], only_signs: false };
    const sign = { player: 3, name: 'Zoë 🎲', fonts: ['Noto Emoji'], only_signs: true };
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve(new Response(JSON.stringify([left, sign])));
    });
    const { user } = await openPage(four, 'evening');
    await soon(() => expect(user.sees('One name cannot be printed whole.')).toBe(true));
    expect(asked).toEqual(['/api/evenings/k3f9/unprintable']);
    expect(user.texts('[role="status"] .notice li')).toEqual(['2 王小明 Noto Sans CJK']);
    expect(user.sees('Emoji and signs are left out of these names: 3 Zoë 🎲 Noto Emoji')).toBe(
      true,
    );
    vi.unstubAllGlobals();
  });

  it('have no money where there are no stakes', async () => {
    await openPage(stageOf('sixteen', 'playing'), 'evening');
    expect(links().map(([name]) => name)).not.toContain('Money');
  });

  // CLUB-99, CLUB-103: needs leave the device only on request.
  it('include the file of the evening, with needs only on request', async () => {
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (made.push(blob), 'blob:1'),
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { session, user } = await openPage(stageOf('sixteen', 'playing'), 'evening');
    const asked: boolean[] = [];
    const file = session.file.bind(session);
    session.file = (whole) => {
      asked.push(whole);
      return asked.length === 3 ? Promise.reject(new Error('no room')) : file(whole);
    };
    await user.press('Save as file');
    await user.press('Include the courtesies of the players');
    await user.press('Save as file');
    expect(asked).toEqual([false, true]);
    expect(made).toHaveLength(2);
    await user.press('Save as file');
    expect(user.sees('We could not save the file. Try again.')).toBe(true);
    expect(user.focused).toBe('Save as file');
    vi.unstubAllGlobals();
  });

  // CLUB-98: a server makes sheets of the file that it gets. Without a server, the pages themselves can be printed.
  it('are replaced by printing pages where no server can be reached', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.reject(new TypeError('no network'));
    });
    const { session, user, arrived } = await openPage(four, 'evening', {
      service: localService('here'),
    });
    session.link = 'alone';
    await user.settle();
    expect(links()).toEqual([]);
    await user.press('Seating of all matches');
    await soon(() => expect(document.querySelector('[data-part] .problem')).not.toBeNull());
    expect(asked).toEqual(['/api/evenings/files/sheets/schedule?lang=en&paper=a4&large=false']);
    expect(user.focused).toBe('Seating of all matches');
    for (const part of ['Seating', 'Standings']) {
      document.querySelector<HTMLElement>('h1')?.focus();
      await user.press(part);
      await arrived();
      await user.press('Print');
    }
    expect(print).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it('are the only way to print while the server is connected', async () => {
    const { user } = await openPage(four, 'seating');
    expect(user.controls).not.toContain('Print');
  });
});

// CLUB-54.
it('every correction shows the time, the author, the old value, the new value and the reason', async () => {
  const { user } = await openPage(four, 'evening');
  expect(user.texts('[aria-labelledby="log-heading"] li')).toHaveLength(1);
  expect(user.sees('Match 1, table 1, round 5 14 : 0 → 41 : 0')).toBe(true);
  expect(user.sees('Reason: misread')).toBe(true);
});

it('a correction of a table that was played online says so', async () => {
  const online = four.tables.map((table) => ({ ...table, online: 'k7' }));
  const { user } = await openPage({ ...four, tables: online }, 'evening');
  expect(user.sees('This table was played online and entered its own rounds.')).toBe(true);
  await user.stop();
  const other = await openPage(four, 'evening');
  expect(other.user.sees('This table was played online')).toBe(false);
});

describe('online tables', () => {
  const rules = { rules: 'club-pairs', absent_after_s: 300 };

  it('are chosen, changed and given up between two matches', async () => {
    const { session, user } = await openPage(four, 'evening');
    expect(user.controls).not.toContain('Even pace');
    await user.press('Play the tables here, online');
    await user.press('Even pace');
    await user.press('60 seconds');
    await user.press('Save online tables');
    const play = { ...rules, turn_seconds: 60, bank_seconds: 300, even_tempo: true };
    expect(session.acts).toEqual([{ act: 'online', play }]);
    expect(user.sees('Saved.')).toBe(true);
    session.show(withView(four, { online: play }));
    await user.settle();
    await user.press('Play the tables here, online');
    await user.press('Save online tables');
    expect(session.acts[1]).toEqual({ act: 'online', play: null });
  });

  it('stay as they are while a match is played', async () => {
    const { user } = await openPage(stageOf('four', 'playing'), 'evening');
    expect(user.sees('You can change this while no match is played.')).toBe(true);
    expect(user.controls).not.toContain('Save online tables');
  });

  it('tell why a change is refused', async () => {
    const { session, user } = await openPage(four, 'evening');
    session.refuses = { code: 'in-progress', number: 2 };
    await user.press('Play the tables here, online');
    await user.press('Save online tables');
    expect(user.sees('Match 2 is being played.')).toBe(true);
  });

  it('are not offered on one device alone', async () => {
    const { user } = await openPage(four, 'evening', { service: localService('here') });
    expect(user.controls).not.toContain('Play the tables here, online');
  });
});

describe('people', () => {
  // CLUB-21.
  it('join by typing the code or scanning it', async () => {
    const { user } = await openPage(four, 'people');
    expect(document.querySelector('.code')?.getAttribute('aria-label')).toBe(
      'Letters to join: K R V T',
    );
    expect(user.texts('.address')).toEqual(['https://dominoes.example/evening/KRVT']);
    expect(document.querySelector('.join svg')).not.toBeNull();
  });

  it('cannot join an evening that is on one device alone', async () => {
    const { user } = await openPage(four, 'people', { service: localService('here') });
    expect(user.sees('This club night is on this device only, so others cannot join.')).toBe(true);
    expect(user.sees('Organise from another device')).toBe(false);
    expect(user.sees('My own table')).toBe(true);
    // No message says that a player is missing.
    expect(user.sees('not joined')).toBe(false);
    await user.stop();
    const { user: tables } = await openPage(stageOf('four', 'begun'), 'tables', {
      service: localService('here'),
    });
    expect(tables.sees('Announcement')).toBe(false);
    expect(tables.sees('no scorekeeper yet')).toBe(false);
  });

  // CLUB-21: until the first match the code to join by is prominent on the organiser's page.
  it('get large joining instructions before the first match, and one line later', async () => {
    const service = new StagedService();
    service.joined = [{ player: 1, online: true }];
    const waiting = stageOf('four', 'waiting');
    const { session, user, arrived } = await openPage(waiting, 'tables', { service });
    expect(user.texts('.code')).toEqual(['KRVT']);
    expect(document.querySelector('.join svg')).not.toBeNull();
    expect(user.texts('.count')).toEqual(['1 of 4 has joined.']);
    service.joined = [1, 2, 3].map((player) => ({ player, online: true }));
    await user.settle();
    expect(user.texts('.count')).toEqual(['3 of 4 have joined.']);
    session.show(stageOf('four', 'begun'));
    await user.settle();
    expect(document.querySelector('.join')).toBeNull();
    expect(user.texts('.code')).toEqual(['KRVT']);
    await user.press('How others join');
    await arrived();
    expect(location.hash).toBe('#people');
    expect(user.texts('.code')).toEqual(['KRVT']);
  });

  // CLUB-15, CLUB-103.
  it('are renamed, and their needs are recorded', async () => {
    const { session, user } = await openPage(four, 'people');
    await user.press('3 Eva not joined');
    await user.write('Name', 'Eva Marija');
    await user.press('Hearing or speech');
    session.refuses = {
      code: 'evening',
      error: {
        code: 'setup',
        error: { code: 'name-twice', first: 2, second: 3, name: 'Eva Marija' },
      },
    };
    await user.press('Save');
    expect(
      user.sees('Players 2 and 3 are both called “Eva Marija”. Give one of them another name.'),
    ).toBe(true);
    await user.press('Save');
    const [act] = session.acts;
    expect(act?.act === 'conditions' ? act.setup.players[2] : undefined).toEqual({
      name: 'Eva Marija',
      needs: [...(four.organiser.setup.players[2]?.needs ?? []), 'hearing'],
    });
    expect(user.focused).toBe('Save');
  });

  it('whose phone is lost can join with another', async () => {
    const service = new StagedService();
    service.joined = [{ player: 2, online: false }];
    const { user } = await openPage(four, 'people', { service });
    await user.press('2 Boris joined, not connected');
    await user.press('Replace a lost phone');
    expect(service.freed).toEqual([2]);
    expect(user.sees('The old phone is out, until you let it in again.')).toBe(true);
    expect(user.sees('Another phone can now join as Boris.')).toBe(true);
    service.joined = [];
    await user.settle();
    expect(user.focused).toBe('2 Boris not joined');
  });

  it('removed devices stay out until they are readmitted', async () => {
    const service = new StagedService();
    service.removedDevices = [
      { id: 'd2', player: 2, since_ms: four.now },
      { id: 'd9', player: null, since_ms: four.now },
    ];
    const { user } = await openPage(four, 'people', { service });
    await user.settle();
    const [heading, ...rows] = user.texts('#out-heading, #out-heading ~ ul li span');
    expect(heading).toBe('Devices you removed');
    expect(rows[0]).toMatch(/^Device of Boris, since \d/);
    expect(rows[1]).toMatch(/^Device of an organiser, since \d/);
    await user.press(`Let in again: ${rows[0] ?? ''}`);
    await user.settle();
    expect(service.removedDevices.map(({ id }) => id)).toEqual(['d9']);
    expect(user.sees('That device can join again with the letters.')).toBe(true);
    await user.press(`Let in again: ${rows[1] ?? ''}`);
    await user.settle();
    expect(user.texts('#out-heading ~ ul li')).toEqual([]);
    expect(user.sees('That device can join again with the letters.')).toBe(true);
  });

  // CLUB-103.
  it('have devices that the organiser can confirm and unconfirm', async () => {
    const service = new StagedService();
    service.joined = [{ player: 2, online: true }];
    const device = { id: 'd2', since_ms: four.now, online: true, you: false, confirmed: false };
    service.joinedDevices = [{ ...device, author: { kind: 'player', player: 2 } }];
    const { user } = await openPage(four, 'people', { service });
    await user.settle();
    await user.press('2 Boris joined');
    expect(user.sees('its player sees on it what you entered about their needs')).toBe(true);
    await user.press('This is really Boris’s device');
    await user.settle();
    expect(service.joinedDevices.map(({ confirmed }) => confirmed)).toEqual([true]);
    expect(user.sees('Confirmed as Boris’s device.')).toBe(true);
    expect(user.focused).toBe('Undo confirmation');
    await user.press('Undo confirmation');
    await user.settle();
    expect(service.joinedDevices.map(({ confirmed }) => confirmed)).toEqual([false]);
    expect(user.sees('The device is no longer confirmed.')).toBe(true);
  });

  it('join by a new code after the organiser has confirmed drawing it', async () => {
    const service = new StagedService();
    const { user } = await openPage(four, 'people', { service });
    await user.press('Change letters');
    expect(user.sees('KRVT then stops working.')).toBe(true);
    expect(user.focused).toBe('Cancel');
    await user.enter();
    expect([service.drawn, user.focused]).toEqual([0, 'Change letters']);
    await user.press('Change letters');
    await user.press('Change');
    await user.settle();
    expect([service.drawn, user.focused]).toEqual([1, 'Change letters']);
    expect(user.sees('The new letters are B C D F.')).toBe(true);
  });
});

// CLUB-93: the organiser continues on another device.
describe('links for the organiser', () => {
  it('are made, shown once, and withdrawn', async () => {
    const service = new StagedService();
    const { user, arrived } = await openPage(four, 'people', { service });
    await user.press('Make link');
    await arrived();
    expect(user.focused).toBe('Make link');
    expect(document.querySelector<HTMLInputElement>('input[readonly]')?.value).toBe(
      `${location.origin}/evening/organise#1`,
    );
    expect(user.texts('[aria-labelledby="links-heading"] > [role="status"]')).toEqual([
      'Open this address on the other device:',
    ]);
    await user.press('Withdraw link');
    await user.settle();
    expect(service.made).toEqual([]);
    expect(document.querySelector('input[readonly]')).toBeNull();
    expect(user.focused).toBe('Organise from another device');
  });

  it('are not offered once the evening is closed', async () => {
    const { user } = await openPage(stageOf('four', 'closed'), 'people');
    expect(user.sees('Organise from another device')).toBe(false);
    expect(user.sees('Change the line-up')).toBe(false);
  });
});

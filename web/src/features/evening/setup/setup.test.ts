// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../net/api.ts';
import { mountPage } from '../testing/keyboard-user.ts';
import { seatingOf, StagedPlanner } from '../testing/planner.ts';
import { StagedSession } from '../testing/staged.svelte.ts';
import { stageOf } from '../testing/stages.ts';
import { readsBlobs } from '../../../testing/blob-bytes.ts';
import { soon } from '../../../testing/soon.ts';
import { languages } from '../../../i18n/language.svelte.ts';
import type { EntryRefusal, Setup, SetupError } from '../../../net/protocol/evening.ts';
import { Draft } from './draft.svelte.ts';
import { deviceHost, type Host, type Opening } from './host.ts';
import SetupPage from './SetupPage.svelte';

beforeEach(() => {
  // A date that is typed is compared with today.
  const now = Date.UTC(2026, 10, 20, 12);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A club whose member Ana organises. */
const inClub = (members: readonly string[], known: Partial<Host> = {}): Host => ({
  ...deviceHost(),
  kind: 'club',
  you: 'Ana',
  isKnown: true,
  members,
  club: 'k3f9',
  organises: true,
  ...known,
});

/** Opens the setup page. `opened` collects what it submits; `answers` are the outcomes of its next submissions. */
async function openSetup(draft: Draft, host: Host = inClub(people(draft)), code = 'en') {
  const planner = new StagedPlanner();
  const opened: Opening[] = [];
  const answers: (EntryRefusal | Error | undefined)[] = [];
  const onopen = (opening: Opening) => {
    opened.push(opening);
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const user = await mountPage(
    new StagedSession(undefined),
    SetupPage,
    { draft, host, planner, onopen },
    code,
  );
  /** Waits for the seating. */
  const planned = async () => {
    await vi.advanceTimersByTimeAsync(200);
    await user.settle();
  };
  await planned();
  /** Shows the decisions that have defaults. */
  const more = () => {
    const details = document.querySelector('details.more');
    if (details instanceof HTMLDetailsElement) details.open = true;
  };
  return { user, planner, opened, answers, planned, more };
}

const namedDraft = (size: number): Draft => {
  const draft = new Draft('Ana');
  draft.add(Array.from({ length: size - 1 }, (_, at) => `P${at + 2}`));
  draft.name = 'Friday';
  return draft;
};
const people = (draft: Draft) => draft.people.map(({ name }) => name);
const paste = (text: string) => {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  document.querySelector('textarea')?.dispatchEvent(event);
};

// CLUB-2..12.
it('an evening begins after members are ticked', async () => {
  const draft = new Draft('Ana');
  draft.name = 'Friday';
  const host = inClub(['Ana', 'Boris', 'Eva', 'Luka', 'Zora']);
  const { user, planner, opened, planned } = await openSetup(draft, host);
  expect(user.sees('3 more players are needed: at least 4 play.')).toBe(true);
  for (const name of ['Boris', 'Eva', 'Luka']) await user.press(name);
  await planned();
  expect(user.sees('4 players at 1 table. Everyone plays every match.')).toBe(true);
  expect(user.sees('3 matches × 25 min: about 1½ hours.')).toBe(true);
  await user.press('Begin');
  expect(planner.written).toMatchObject([
    {
      name: 'Friday',
      players: ['Ana', 'Boris', 'Eva', 'Luka'].map((name) => ({ name, needs: [] })),
      seating: 'published',
      matches: null,
    },
  ]);
  expect(opened).toMatchObject([{ file: 'evening 1\nname "Friday"\n', begin: true, you: 'Ana' }]);
});

it('an evening is prepared by keyboard in every detail, to begin later', async () => {
  const draft = namedDraft(4);
  const { user, planner, opened, more } = await openSetup(draft);
  more();
  await user.write('Name of the club night', 'Saturday');
  await user.write('Country', 'Croatia');
  await user.write('City', 'Split');
  await user.write('Date', '2026-11-20');
  await user.write('Minutes for a match; leave empty for no limit', '45');
  await user.press('Use penalties');
  await user.press('More about P4');
  await user.press('Sight');
  await user.write('Stake per unit; 0 for none', '10');
  await user.write('Stakes are in', 'chips');
  await user.press('Stakes of the others');
  await user.press('The other pair agrees to the result');
  expect(user.sees('Split, Croatia')).toBe(true);
  await user.press('Prepare now, begin later');
  expect(planner.written).toEqual([
    {
      name: 'Saturday',
      origin: { country: 'Croatia', city: 'Split', organisation: '' },
      date: '2026-11-20',
      players: [
        { name: 'Ana', needs: [] },
        { name: 'P2', needs: [] },
        { name: 'P3', needs: [] },
        { name: 'P4', needs: ['sight'] },
      ],
      seating: 'published',
      matches: null,
      target: 100,
      stake: 10,
      unit: 'chips',
      prize: { reading: { kind: 'stakes', stakes: 1 }, shared: false },
      repeat: 'settle',
      penalties: true,
      limit: 45,
    },
  ]);
  expect(opened).toMatchObject([
    { begin: false, options: { countersign: true, blockers_column: false } },
  ]);
});

describe('who plays', () => {
  it('is ticked from the members, in the order of the language', async () => {
    const draft = new Draft('Ana');
    const { user } = await openSetup(draft, inClub(['Zora', 'Čedo', 'Ana', 'Boris']), 'hr');
    expect(user.texts('.who fieldset label span').slice(0, 4)).toEqual([
      'Ana (vi)',
      'Boris',
      'Čedo',
      'Zora',
    ]);
    await user.press('Boris');
    await user.press('Čedo');
    await user.press('Boris');
    expect(people(draft)).toEqual(['Ana', 'Čedo']);
  });

  it('is found in a long list by a part of the name', async () => {
    const members = Array.from({ length: 30 }, (_, at) => `Élodie ${at}`);
    const { user } = await openSetup(new Draft('Ana'), inClub(members));
    await user.write('Find a member', 'elodie 29');
    expect(user.sees('1 member found')).toBe(true);
    expect(user.texts('fieldset label span').filter((text) => text.startsWith('É'))).toEqual([
      'Élodie 29',
    ]);
  });

  it('can be a guest, who is marked and can be removed', async () => {
    const draft = new Draft('Ana');
    const { user } = await openSetup(draft, inClub(['Ana', 'Boris']));
    await user.write('Add a guest', ' Eva  Luna ');
    await user.press('Add');
    expect(people(draft)).toEqual(['Ana', 'Eva Luna']);
    expect(user.texts('fieldset label').some((text) => /^Eva Luna\s+guest$/.test(text))).toBe(true);
    expect(user.sees('1 player added.')).toBe(true);
    // A member whose name is typed is ticked.
    await user.write('Add a guest', 'boris');
    await user.press('Add');
    const boris = [...document.querySelectorAll('fieldset label')].find((label) =>
      label.textContent.includes('Boris'),
    );
    expect(boris?.querySelector('input')?.checked).toBe(true);
    await user.press('Eva Luna guest');
    expect(people(draft)).toEqual(['Ana', 'boris']);
  });

  it('is pasted as a list, which replaces nothing and asks about namesakes', async () => {
    const draft = new Draft('Ana');
    const { user, opened, planned } = await openSetup(draft, { ...deviceHost(), kind: 'new-club' });
    paste('Name;E-mail\nana;ana@example.org\nBoris;boris@example.org\nEva <eva@example.org>\n');
    paste('Luka\nBoris\n"Pérez, Luis",luis@example.org\n');
    await user.settle();
    expect(people(draft)).toEqual(['Ana', 'Boris', 'Eva', 'Luka', 'Pérez, Luis']);
    await planned();
    await user.press('Begin');
    expect(user.sees('ana is on the list already. Is this another ana?')).toBe(true);
    expect(user.focused).toBe('Yes, add “ana 2”');
    expect(user.controls).toContain('All 2 are on the list already');
    await user.press('No, the same person');
    await user.press('Yes, add “Boris 2”');
    expect(people(draft)).toEqual(['Ana', 'Boris', 'Eva', 'Luka', 'Pérez, Luis', 'Boris 2']);
    await user.press('Begin');
    expect(opened).toHaveLength(0);
    draft.name = 'Friday';
    await user.press('Begin');
    expect(opened[0]?.people).toContainEqual({ name: 'Eva', email: 'eva@example.org' });
    expect(opened[0]?.people).toContainEqual({ name: 'Pérez, Luis', email: 'luis@example.org' });
    expect(opened[0]?.people).toContainEqual({ name: 'Boris 2', email: '' });
  });

  it('can be pasted twice without an answer for each name', async () => {
    const draft = namedDraft(4);
    const { user } = await openSetup(draft);
    paste('P2\nP3\nP4\nEva\n');
    await user.settle();
    await user.press('All 3 are on the list already');
    expect(people(draft)).toEqual(['Ana', 'P2', 'P3', 'P4', 'Eva']);
    expect(user.controls).not.toContain('No, the same person');
  });

  it('comes from a file, in text or in a spreadsheet', async () => {
    readsBlobs();
    const draft = new Draft('Ana');
    const sheets = [
      { name: 'Members', text: '\n\nSince\tName\tE-mail\n2026-11-20\tLuka\tluka@example.org\n' },
      { name: 'Guests', text: 'Zora\n' },
    ];
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(Response.json(path === '/api/spreadsheet' ? { sheets } : { name: 'Ana' })),
    );
    const { user } = await openSetup(draft);
    const choose = async (file: File) => {
      const input = await soon(() => {
        const found = document.querySelector<HTMLInputElement>('input[accept^=".xlsx"]');
        if (found === null) throw new Error('no field for files');
        return found;
      });
      Object.defineProperty(input, 'files', { configurable: true, value: [file] });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    await choose(new File(['\uFEFFsep=,\r\nname,note\r\nEva,\r\nMia,x\r\n'], 'list.csv'));
    await soon(() => {
      expect(people(draft)).toEqual(['Ana', 'Eva', 'Mia']);
    });
    await choose(new File(['PK\x03\x04'], 'list.xlsx'));
    await soon(() => {
      expect(user.texts('fieldset legend')).toContain('Which sheet has the list?');
    });
    await user.press('Members');
    await soon(() => {
      expect(people(draft)).toEqual(['Ana', 'Eva', 'Mia', 'Luka']);
    });
    expect(user.controls).not.toContain('Guests');
    vi.unstubAllGlobals();
  });

  it('says what of a list has no place', async () => {
    const draft = new Draft('Ana');
    const { user } = await openSetup(draft);
    paste('1. Petra\t091 123 4567\tleft hand\n2. Ivo, ivo@example.org\n');
    await user.settle();
    expect(people(draft)).toEqual(['Ana', 'Petra', 'Ivo']);
    expect(
      user.sees(
        '2 players added. Left out: 2 line numbers, 1 telephone number, 1 e-mail, and 1 other entry.',
      ),
    ).toBe(true);
  });

  it('is asked about if one name is the first name of another', async () => {
    const draft = new Draft('Ana');
    const { user, opened } = await openSetup(draft, { ...deviceHost(), kind: 'new-club' });
    draft.name = 'Friday';
    paste('Petra\nIvo\nPetra Horvat\nPetra Novak\nAna Luna\nIvo Kos\n');
    await user.settle();
    expect(people(draft)).toEqual(['Ana', 'Petra', 'Ivo']);
    expect(user.sees('Are Petra Horvat and Petra the same person?')).toBe(true);
    await user.press('Yes, the same person');
    // Petra has a last name now, and it is another one.
    expect(user.sees('Are Ana Luna and Ana the same person?')).toBe(true);
    await user.press('Yes, the same person');
    await user.press('No, two people');
    expect(people(draft)).toEqual(['Ana Luna', 'Petra Horvat', 'Ivo', 'Petra Novak', 'Ivo Kos']);
    await user.write('Your name', 'Petra');
    expect(user.sees('Are Petra Horvat and Petra the same person?')).toBe(true);
    await user.press('Begin');
    expect(opened).toEqual([]);
    await user.press('Yes, the same person');
    expect(people(draft)).toEqual(['Petra Horvat', 'Ivo', 'Petra Novak', 'Ivo Kos']);
    await user.press('Begin');
    expect(opened[0]?.people.map(({ name }) => name)).not.toContain('Petra');
  });

  it('is asked about, and a member keeps the name that the club knows', async () => {
    const draft = new Draft('Ana');
    const { user } = await openSetup(draft);
    paste('Ana Luna\nIvo Kos\nIvo\n');
    await user.settle();
    await user.press('All 2 are on the list already');
    expect(people(draft)).toEqual(['Ana', 'Ivo Kos']);
  });

  it('is asked about if the server finds names that look alike', async () => {
    const draft = namedDraft(4);
    // With a Cyrillic letter.
    draft.change(3, { name: 'Р2' });
    const { user, answers, opened } = await openSetup(draft);
    const refusal = { code: 'names-alike', first: 2, name: 'P2', second: 3, other: 'Р2' } as const;
    for (const answer of ['Yes, add “Р2 2”', 'No, the same person']) {
      answers.push(new ApiError({ code: 'evening', refusal }));
      draft.change(3, { name: 'Р2' });
      await user.press('Begin');
      expect(user.sees('P2 is on the list already. Is this another P2?')).toBe(true);
      await user.press(answer);
      if (answer.startsWith('Yes')) expect(people(draft)).toEqual(['Ana', 'P2', 'Р2 2', 'P4']);
    }
    expect(people(draft)).toEqual(['Ana', 'P2', 'P4']);
    expect(opened).toHaveLength(2);
  });

  it('includes names that were typed but not added', async () => {
    const draft = namedDraft(3);
    const { user, opened } = await openSetup(draft);
    await user.write('Add a guest', 'Luka');
    await user.press('Begin');
    expect(people(draft)).toEqual(['Ana', 'P2', 'P3', 'Luka']);
    expect(opened).toHaveLength(1);
  });

  it('is at most 64', async () => {
    const draft = namedDraft(64);
    const { user } = await openSetup(draft);
    await user.write('Add a guest', 'One more');
    await user.press('Add');
    expect(draft.size).toBe(64);
    expect(user.sees('At most 64 people can play.')).toBe(true);
    // With fixed pairs there is room for all of them.
    expect(draft.typed).toBe('One more');
    expect(user.sees('The others are still in the field. With fixed pairs it can be 800.')).toBe(
      true,
    );
    draft.kind = 'pairs';
    await user.press('Add');
    expect([draft.size, draft.typed]).toEqual([65, '']);
  });

  it('is the same as last time at one press, with the same conditions', async () => {
    const { setup, options, schedule } = stageOf('six', 'played').organiser;
    const organiser = setup.players[0]?.name ?? '';
    const draft = new Draft(organiser);
    draft.name = 'Friday';
    const matches = schedule.matches.length;
    const last = { setup, options, matches };
    const { user, planner, planned } = await openSetup(
      draft,
      inClub([organiser], { you: organiser, last }),
    );
    await user.press('Same as last time: 6 players');
    await planned();
    await user.press('Begin');
    const conditions: Partial<Setup> = { ...setup, name: 'Friday' };
    delete conditions.origin;
    delete conditions.date;
    expect(planner.written).toMatchObject([conditions]);
  });

  it('asks who the organiser is where the club does not know, and seats nobody twice', async () => {
    const draft = new Draft('Eva');
    draft.name = 'Friday';
    draft.add(['Eva Luna', 'Boris', 'Luka']);
    const host = inClub(['Boris', 'Eva Luna', 'Luka'], { you: 'Eva', isKnown: false });
    const { user, opened } = await openSetup(draft, host);
    await user.write('Your name', 'Eva Luna');
    expect(people(draft)).toEqual(['Eva Luna', 'Boris', 'Luka']);
    draft.add(['Zora']);
    await user.press('Begin');
    expect(opened).toMatchObject([{ you: 'Eva Luna' }]);
  });
});

// CLUB-4, CLUB-30.
describe('the plan', () => {
  it.each([4, 5, 6, 7, 8, 12, 16])(
    'of %i players is published, and can be balanced',
    async (size) => {
      const { user, more } = await openSetup(namedDraft(size));
      more();
      expect(user.controls).toContain('As published');
      expect(user.controls).toContain('Balanced');
    },
  );

  it('of another number is balanced, and says how many sit out', async () => {
    const { user, more } = await openSetup(namedDraft(9));
    more();
    expect(user.controls).not.toContain('As published');
    expect(user.sees('9 players at 2 tables. 1 sits out each match.')).toBe(true);
  });

  it('says how many sit out if the last match has fewer tables', async () => {
    const draft = namedDraft(8);
    const { user, planner, planned } = await openSetup(draft);
    const { schedule, ...rest } = seatingOf(9, 'balanced');
    const matches = schedule.matches.map(({ tables }, at) => ({
      tables: at === schedule.matches.length - 1 ? tables.slice(1) : tables,
    }));
    planner.seating = () => Promise.resolve({ ...rest, schedule: { ...schedule, matches } });
    draft.add(['P9']);
    await planned();
    expect(user.sees('9 players at 2 tables. 1 sits out each match.')).toBe(true);
    draft.choose(matches.length);
    await user.settle();
    expect(user.sees('9 players at 2 tables. 1 to 5 sit out each match.')).toBe(true);
  });

  it('has as many matches as fit into an evening, or as many as the organiser wants', async () => {
    const draft = namedDraft(16);
    const { user, planner } = await openSetup(draft);
    expect(draft.allMatches).toBe(15);
    expect(draft.matches).toBe(8);
    expect(user.sees('8 matches × 25 min: about 4 hours.')).toBe(true);
    await user.press('One match fewer');
    await user.write('Matches, of 15 in this seating', '5');
    expect(user.sees('5 matches × 25 min: about 2½ hours.')).toBe(true);
    await user.press('Begin');
    expect(planner.written).toMatchObject([{ matches: 5 }]);
    await user.write('Matches, of 15 in this seating', '15');
    expect(draft.setup().matches).toBeNull();
  });

  it('is as long as the last evenings of the club were', async () => {
    const draft = new Draft('Ana', { minutes: 40, pause: 0, own: true });
    draft.add(['P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8']);
    const { user } = await openSetup(draft);
    expect(user.sees('6 matches × 40 min, as on your last club nights: about 4 hours.')).toBe(true);
  });

  it('says that the seating cannot be worked out, and the rest stays', async () => {
    const draft = namedDraft(8);
    const { user, planner, planned } = await openSetup(draft);
    planner.seating = () => Promise.reject(new Error('no engine'));
    draft.add(['P9']);
    await planned();
    expect(user.sees('We could not work out the seating.')).toBe(true);
    expect(people(draft).slice(0, 3)).toEqual(['Ana', 'P2', 'P3']);
  });
});

// CLUB-8, CLUB-15.
describe('the line-up', () => {
  it('is reordered with keys, and the moved row keeps the focus', async () => {
    const draft = namedDraft(5);
    const { user, more } = await openSetup(draft);
    more();
    await user.press('Move P3 up');
    expect(people(draft)).toEqual(['Ana', 'P3', 'P2', 'P4', 'P5']);
    expect(user.sees('P3 is now number 2.')).toBe(true);
    // P4 is now the last player, so its arrow is disabled and the list gets the focus.
    await user.press('Move P4 down');
    expect(user.focused).toBe('Line-up');
    const field = document.querySelector<HTMLInputElement>('[aria-label="Name of player 3"]');
    field?.focus();
    field?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true }),
    );
    await user.settle();
    expect(people(draft)).toEqual(['Ana', 'P3', 'P5', 'P2', 'P4']);
    expect(user.focused).toBe('Name of player 4');
  });

  // CLUB-7.
  it('is drawn by lot, and the organiser stays number 1', async () => {
    const draft = namedDraft(16);
    const { user, more } = await openSetup(draft);
    more();
    await user.press('Draw numbers');
    expect(people(draft)[0]).toBe('Ana');
    expect([...people(draft)].sort()).toEqual([...people(namedDraft(16))].sort());
    expect(user.sees('The numbers were drawn. You stay number 1.')).toBe(true);
  });
});

// CLUB-27..29.
describe('who keeps the score', () => {
  it('is the organiser where there is one table', async () => {
    const { user } = await openSetup(namedDraft(6));
    expect(user.sees('There is one table, so you keep the score, even while you sit out.')).toBe(
      true,
    );
  });

  it('is checked for several tables, and numbers can change so that every table has a scorekeeper', async () => {
    const draft = namedDraft(8);
    const { user, planner, planned, more } = await openSetup(draft);
    more();
    planner.renumbering = [1, 7, 8, 2, 3, 4, 5, 6];
    draft.change(2, { keeps: true });
    draft.change(3, { keeps: true });
    await planned();
    // Of two tables, one can lack a scorekeeper, in however many matches.
    expect(user.texts('.warning')).toEqual([
      'In some matches 1 table has no scorekeeper with a phone.',
    ]);
    expect(user.texts('details details li').length).toBeGreaterThan(0);
    await user.press('Fix by renumbering');
    expect(people(draft)[6]).toBe('P2');
    expect(draft.keepers).toEqual([1, 7, 8]);
    await planned();
    expect(
      user.sees('Every table has a player who keeps the score on a phone, in every match.'),
    ).toBe(true);
    expect(user.sees('The numbers were changed. You stay number 1.')).toBe(true);
    expect(user.focused).toBe('Who keeps the score');
  });

  it('names the numbers that suffice where too few players keep the score', async () => {
    const { user } = await openSetup(namedDraft(8));
    expect(user.sees('Every table has a scorekeeper if numbers 1, 7, and 8 keep the score.')).toBe(
      true,
    );
  });
});

// CLUB-9, CLUB-36; T-3: stakes at one table only.
describe('stakes', () => {
  it('are for one table, with the filling match where there is one', async () => {
    const draft = namedDraft(6);
    const { user, more } = await openSetup(draft);
    more();
    expect(user.controls).not.toContain('The match has no stakes');
    await user.write('Stake per unit; 0 for none', '5');
    await user.press('The match has no stakes');
    expect(draft.setup()).toMatchObject({ stake: 5, repeat: 'void' });
    expect(user.sees('The stake does not count')).toBe(false);
    draft.add(['P7', 'P8']);
    await user.settle();
    expect(user.controls).not.toContain('Stake per unit; 0 for none');
    expect(
      user.sees('The stake does not count: stakes are for one table, with 4 to 7 players.'),
    ).toBe(true);
    expect(user.sees('With 8 or more there are none.')).toBe(true);
    expect(draft.setup()).toMatchObject({ stake: 0, prize: null });
  });
});

describe('a date far from today', () => {
  it.each([
    ['Begin', true],
    ['Prepare now, begin later', false],
  ])('is asked about before “%s”', async (button, begin) => {
    const draft = namedDraft(4);
    const { user, opened } = await openSetup(draft);
    draft.date = '2062-11-20';
    await user.press(button);
    expect(user.sees('The date is November 20, 2062.')).toBe(true);
    expect(opened).toEqual([]);
    await user.press('Keep this date');
    expect(opened).toMatchObject([{ begin }]);
  });

  it('is asked about again after another one, and not after a near one', async () => {
    const draft = namedDraft(4);
    const { user, opened, answers } = await openSetup(draft);
    answers.push({ code: 'closed' });
    draft.date = '2062-11-20';
    await user.press('Begin');
    await user.press('Keep this date');
    await user.press('Begin');
    expect(opened).toHaveLength(2);
    draft.date = '2025-11-20';
    await user.press('Begin');
    expect(user.sees('The date is November 20, 2025.')).toBe(true);
    draft.date = '2026-11-27';
    await user.press('Begin');
    expect(opened).toHaveLength(3);
    expect(user.controls).not.toContain('Keep this date');
  });

  it('is asked about after faults are corrected', async () => {
    const draft = namedDraft(4);
    const { user, opened } = await openSetup(draft);
    [draft.name, draft.date] = ['', '2062-11-20'];
    await user.press('Begin');
    expect(user.controls).not.toContain('Keep this date');
    draft.name = 'Friday';
    await user.press('Begin');
    await user.press('Keep this date');
    expect(opened).toHaveLength(1);
  });
});

describe('invalid input', () => {
  const setup = (error: SetupError): EntryRefusal => ({
    code: 'evening',
    error: { code: 'setup', error },
  });

  it.each([
    [setup({ code: 'name', what: { kind: 'evening' }, bad: 'hidden' }), 'Name of the club night'],
    [
      setup({ code: 'name', what: { kind: 'player', player: 3 }, bad: 'hidden' }),
      'Name of player 3',
    ],
    [setup({ code: 'name', what: { kind: 'place' }, bad: 'hidden' }), 'Country'],
    [setup({ code: 'name-twice', first: 2, second: 4, name: 'Eva' }), 'Name of player 4'],
    [setup({ code: 'target', target: 5 }), 'Matches are played to'],
    [setup({ code: 'limit' }), 'Minutes for a match; leave empty for no limit'],
    [setup({ code: 'stake', stake: 2_000_000 }), 'Stake per unit; 0 for none'],
    [setup({ code: 'players', players: 3 }), 'Add a guest'],
  ])('is shown, and the focus moves to the field to correct', async (refusal, label) => {
    const draft = namedDraft(4);
    const { user, planner, opened } = await openSetup(draft);
    planner.refuses = refusal;
    await user.press('Begin');
    const messages = user.texts('[role="alert"] .problem li');
    expect(messages).toHaveLength(1);
    expect(user.focused).toBe(label);
    // The field shows the message too, because the alert may be far away.
    const [described = ''] = (document.activeElement?.getAttribute('aria-describedby') ?? '').split(
      ' ',
    );
    expect(document.getElementById(described)?.textContent).toBe(messages[0]);
    expect(opened).toEqual([]);
    // Nothing that was typed is lost.
    expect(people(draft)).toEqual(['Ana', 'P2', 'P3', 'P4']);
    planner.refuses = undefined;
    await user.press('Begin');
    expect(opened).toHaveLength(1);
  });

  it.each([
    [
      'Stake per unit; 0 for none',
      ['-5', '1.5', '99999999999'],
      'A stake is a whole number from 0 to 1,000,000.',
    ],
    [
      'Minutes for a match; leave empty for no limit',
      ['-1', '1.5', '0'],
      'A time limit goes from 1 to 600 minutes.',
    ],
    [
      'Matches are played to',
      ['-1', '50.5', '5000'],
      'A match is played to at least 10 and at most 999 points.',
    ],
  ])('refuses an unreadable number: %s', async (label, numbers, message) => {
    const { user, planner, opened, more } = await openSetup(namedDraft(4));
    more();
    for (const number of numbers) {
      await user.write(label, number);
      await user.press('Begin');
      expect(user.texts('[role="alert"] .problem li')).toEqual([message]);
      expect(user.focused).toBe(label);
    }
    expect(planner.written).toEqual([]);
    expect(opened).toEqual([]);
  });

  it('is reported completely, not one fault at a time', async () => {
    const draft = namedDraft(3);
    const { user, more } = await openSetup(draft);
    more();
    await user.write('Name of the club night', ' ');
    await user.write('Matches are played to', '5');
    await user.press('Begin');
    expect(user.texts('[role="alert"] .problem li')).toHaveLength(3);
    expect(user.focused).toBe('Name of the club night');
  });

  it('leads to the evening that has to be left first', async () => {
    const { user, answers } = await openSetup(namedDraft(4));
    answers.push(
      new ApiError({
        code: 'evening',
        refusal: { code: 'elsewhere', id: 'k3f9', name: 'Thursday' },
      }),
    );
    await user.press('Begin');
    expect(user.sees('You are at another club night, “Thursday”. Leave that one first.')).toBe(
      true,
    );
    expect(document.querySelector('[role="alert"] a')?.getAttribute('href')).toBe('/evenings/k3f9');
    expect(user.controls).toContain('Go to “Thursday”');
  });

  it('shows an error if the server refuses or cannot be reached', async () => {
    const { user, answers, opened } = await openSetup(namedDraft(4));
    answers.push(new Error('broken'), new ApiError({ code: 'unreachable' }));
    await user.press('Begin');
    expect(
      user.sees('We could not create the club night. What you typed is still here. Try again.'),
    ).toBe(true);
    expect(user.focused).toBe('Begin');
    await user.press('Begin');
    expect(user.texts('[role="alert"] .problem')).toHaveLength(1);
    await user.press('Begin');
    expect(opened).toHaveLength(3);
    expect(user.texts('[role="alert"] .problem')).toEqual([]);
  });
});

// CLUB-99.
describe('a file', () => {
  const choose = async (text: string, size = text.length) => {
    const input = document.querySelector<HTMLInputElement>('input[accept^=".evening"]');
    Object.defineProperty(input, 'files', {
      configurable: true,
      value: [{ size, text: () => Promise.resolve(text) }],
    });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1);
  };

  it('continues where it stopped', async () => {
    const { user, opened } = await openSetup(new Draft('Ana'), deviceHost());
    await choose('evening 1\n# kept\n');
    await user.settle();
    expect(opened.map(({ file }) => file)).toEqual(['evening 1\n# kept\n']);
  });

  it('that cannot be read is reported with the line', async () => {
    const { user, opened, answers } = await openSetup(new Draft('Ana'), deviceHost());
    await choose('', 2_000_000);
    await user.settle();
    expect(user.sees('We could not read this file.')).toBe(true);
    expect(opened).toEqual([]);
    answers.push({ code: 'file', line: 3, detail: 'no player 9' });
    await choose('evening 1\n');
    await user.settle();
    expect(user.sees('Line 3 of the file cannot be read: no player 9')).toBe(true);
  });
});

it.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
  'the page has no English words in %s',
  async (code) => {
    const draft = namedDraft(6);
    const { user } = await openSetup(draft, inClub(people(draft)), code);
    const words = /\b(the|this|and|of|table|match|enter|nothing|player)\b/i;
    expect(
      user
        .texts(':is(h1, h2, p, label, button, legend, summary)')
        .filter((text) => words.test(text)),
    ).toEqual([]);
  },
);

describe('the regulation', () => {
  const openRules = () => {
    const details = document.querySelector('[data-field="order"]')?.closest('details');
    if (details instanceof HTMLDetailsElement) details.open = true;
  };

  it('brings its target and its time limit', async () => {
    const draft = namedDraft(4);
    const { user, planner, more, planned } = await openSetup(draft);
    more();
    await planned();
    expect(user.sees('The winners of a round score the pips left with both losers.')).toBe(true);
    await user.choose('Regulation', 'Spain');
    expect(user.sees('The winners of a round score the pips left with all four players.')).toBe(
      true,
    );
    expect(user.sees('The first pair with 200 points wins a match.')).toBe(true);
    expect(user.sees('The sources do not say: who leads and order of places.')).toBe(true);
    await user.press('Begin');
    expect(planner.written).toMatchObject([
      {
        target: 200,
        limit: 45,
        regulation: {
          name: 'spain',
          counts: 'all',
          order: ['wins', 'effectiveness', 'plus', 'meetings'],
        },
      },
    ]);
  });

  // CLUB-86: what decides the places, by the keyboard alone.
  it('orders what decides the places, by keyboard', async () => {
    const draft = namedDraft(4);
    const { user, planner, more, planned } = await openSetup(draft);
    more();
    await planned();
    openRules();
    const keys = () => user.texts('[data-field="order"] .key');
    expect(keys()).toEqual(['match points', 'wins', 'effectiveness', 'plus points', 'meetings']);
    // The first one cannot move up, and no key is offered twice.
    expect(user.controls).not.toContain('Move match points up');
    expect(user.controls.filter((control) => control.startsWith('+ '))).toEqual([
      '+ difference of points',
    ]);
    // The focus stays with the key that moves, so that Enter moves it on, and reaches the next button at the top.
    await user.press('Move effectiveness up');
    expect(user.focused).toBe('Move effectiveness up');
    await user.enter();
    expect(keys().slice(0, 3)).toEqual(['effectiveness', 'match points', 'wins']);
    expect(user.focused).toBe('Leave effectiveness out');
    await user.press('Leave match points out');
    expect(user.focused).toBe('+ match points');
    await user.press('+ difference of points');
    expect(user.focused).toBe('Move difference of points up');
    expect(keys()).toEqual([
      'effectiveness',
      'wins',
      'plus points',
      'meetings',
      'difference of points',
    ]);
    expect(
      user.sees(
        'Places are decided by effectiveness, wins, plus points, meetings and difference of points, in this order.',
      ),
    ).toBe(true);
    expect(user.sees('Club pairs, changed')).toBe(true);
    await user.press('Begin');
    expect(planner.written).toMatchObject([
      {
        regulation: {
          name: 'club',
          order: ['effectiveness', 'wins', 'plus', 'meetings', 'difference'],
        },
      },
    ]);
  });

  it('something always decides the places', async () => {
    const { user, more, planned } = await openSetup(namedDraft(4));
    more();
    await planned();
    openRules();
    for (const key of ['match points', 'wins', 'effectiveness', 'plus points'])
      await user.press(`Leave ${key} out`);
    expect(user.texts('[data-field="order"] .key')).toEqual(['meetings']);
    expect(user.controls.filter((control) => control.startsWith('Leave meetings'))).toEqual([]);
  });

  it('is not named where an evening is scored as it always was', async () => {
    const { user, planner } = await openSetup(namedDraft(4));
    await user.press('Begin');
    expect(planner.written[0]).not.toHaveProperty('regulation');
  });
});

describe('fixed pairs', () => {
  it('need an even number of players, and are drawn together', async () => {
    const draft = namedDraft(5);
    const { user, planned } = await openSetup(draft);
    await user.press('Fixed pairs');
    expect(draft.kind).toBe('pairs');
    expect(user.sees('One player has no partner. Add a player or leave one out.')).toBe(true);
    expect(draft.faults).toContainEqual({ code: 'odd-players', players: 5 });
    draft.add(['Zora']);
    await planned();
    expect(draft.faults).toEqual([]);
    const partners = () => {
      const names = draft.people.map(({ name }) => name);
      return [0, 2, 4].map((at) => names.slice(at, at + 2).join(' '));
    };
    const before = partners();
    draft.draw();
    expect(partners()[0]).toBe(before[0]);
    expect(partners().sort()).toEqual(before.sort());
  });

  it('form teams with names', async () => {
    const draft = namedDraft(8);
    const { user, planned } = await openSetup(draft);
    await user.press('Fixed pairs');
    await user.press('More pairs in a team');
    await planned();
    expect(draft.teamPairs).toBe(2);
    expect(draft.faults).toEqual([]);
    expect(user.sees('2 teams')).toBe(true);
    await user.write('Name of team 2', ' Los Tigres ');
    expect(draft.setup()).toMatchObject({
      seating: 'pairs',
      team_pairs: 2,
      teams: ['', 'Los Tigres'],
    });
  });

  it('need whole teams, two or more', async () => {
    const draft = namedDraft(12);
    const { user } = await openSetup(draft);
    await user.press('Fixed pairs');
    expect(draft.setup()).not.toHaveProperty('team_pairs');
    draft.teamPairs = 4;
    expect(draft.faults).toContainEqual({ code: 'team-size', players: 12, team_pairs: 4 });
    draft.teamPairs = 6;
    expect(draft.hasWholeTeams).toBe(false);
    draft.teamPairs = 99;
    expect(draft.teamPairs).toBe(20);
    draft.teamPairs = 3;
    expect([draft.faults, draft.sides]).toEqual([[], 2]);
    draft.kind = 'balanced';
    expect(draft.teamPairs).toBe(1);
  });

  it('stay together in their teams when numbers are drawn', () => {
    const draft = namedDraft(16);
    draft.kind = 'swiss';
    draft.teamPairs = 2;
    const teams = () => {
      const names = draft.people.map(({ name }) => name);
      return [0, 4, 8, 12].map((at) => names.slice(at, at + 4).join(' '));
    };
    const before = teams();
    draft.draw();
    expect(teams().sort()).toEqual(before.sort());
    draft.note(16, 'swiss', 1, 2);
    expect([draft.allMatches, draft.matches]).toEqual([3, 3]);
    draft.kind = 'knock-out';
    draft.note(16, 'knock-out', 1, 2);
    expect(draft.matches).toBe(2);
  });

  it('can play in groups and then a knock-out', async () => {
    const draft = namedDraft(16);
    const { user } = await openSetup(draft);
    await user.press('Fixed pairs');
    await user.press('Groups, then knock-out');
    expect([draft.groups, draft.qualify]).toEqual([2, 2]);
    draft.note(16, 'groups', 3, 1, 2);
    await user.settle();
    expect([draft.allMatches, draft.matches]).toEqual([5, 5]);
    const help = 'Size of a group: 4. Matches in the groups: 3. Matches of the knock-out: 2.';
    expect(user.sees(help)).toBe(true);
    await user.press('More groups');
    await user.press('Fewer go on');
    expect(draft.setup()).toMatchObject({
      seating: 'groups',
      groups: { count: 3, qualify: 1 },
      matches: null,
    });
    draft.note(16, 'groups', 3, 1, 3);
    await user.settle();
    expect(user.sees('Size of a group: 2–3.')).toBe(true);
    expect(draft.faults).toEqual([]);
  });

  it('play in groups of about four, as far as they make any', () => {
    const suggested = (players: number) => {
      const draft = namedDraft(players);
      draft.kind = 'groups';
      return [draft.groups, draft.qualify];
    };
    expect([8, 12, 16, 24, 32, 48, 64].map(suggested)).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
      [4, 2],
      [4, 2],
      [8, 2],
      [8, 2],
    ]);
    const six = namedDraft(6);
    six.kind = 'groups';
    expect([six.groups, six.isFewForGroups]).toEqual([0, true]);
    expect(six.faults).toContainEqual({ code: 'few-for-groups', sides: 3 });
    expect(six.setup()).not.toHaveProperty('groups');
    // Chosen numbers follow the players.
    const many = namedDraft(20);
    many.kind = 'groups';
    many.groups = 9;
    many.qualify = 7;
    expect([many.groups, many.qualify]).toEqual([5, 2]);
    const restored = new Draft('Ana');
    restored.restore(many.data());
    expect([restored.groups, restored.qualify]).toEqual([5, 2]);
  });
});

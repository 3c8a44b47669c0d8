import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../net/api.ts';
import { mountPage } from '../testing/keyboard-user.ts';
import { StagedPlanner } from '../testing/planner.ts';
import { StagedSession } from '../testing/staged.svelte.ts';
import { stageOf } from '../testing/stages.ts';
import { languages } from '../../../i18n/language.svelte.ts';
import type { EveningOptions, EntryRefusal } from '../../../net/protocol/evening.ts';
import { Draft } from './draft.svelte.ts';
import SetupPage from './SetupPage.svelte';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the setup page. `opened` collects what it submits; `answers` are the outcomes of its next submissions. */
async function openSetup(draft: Draft, code = 'en') {
  const planner = new StagedPlanner();
  const opened: { file: string; options: EveningOptions }[] = [];
  const answers: (EntryRefusal | Error | undefined)[] = [];
  const onopen = (file: string, options: EveningOptions) => {
    opened.push({ file, options });
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const user = await mountPage(
    new StagedSession(undefined),
    SetupPage,
    { draft, planner, onopen },
    code,
  );
  /** Waits for the seating. */
  const planned = async () => {
    await vi.advanceTimersByTimeAsync(200);
    await user.settle();
  };
  await planned();
  return { user, planner, opened, answers, planned };
}

const namedDraft = (size: number): Draft => {
  const draft = new Draft('Ana', size);
  for (let player = 2; player <= size; player += 1) draft.change(player, { name: `P${player}` });
  draft.name = 'Friday';
  return draft;
};
const people = (draft: Draft) => draft.people.map(({ name }) => name);

// CLUB-2..12.
it('an evening is set up and opened by keyboard', async () => {
  const draft = new Draft('Ana');
  const { user, planner, opened, planned } = await openSetup(draft);
  // CLUB-7: the organiser is player 1.
  expect(user.sees('You are the organiser and player 1.')).toBe(true);
  await user.press('4');
  await planned();
  expect(user.sees('3 matches at 1 table. Everyone plays every match.')).toBe(true);
  await user.write('Name of the club night', 'Friday');
  await user.write('Country', 'Croatia');
  await user.write('City', 'Split');
  await user.write('Date', '2026-11-20');
  await user.write('Minutes for a match; leave empty for no limit', '45');
  await user.press('Use penalties');
  for (const [i, name] of ['Boris', 'Eva', 'Luka'].entries())
    await user.write(`Name of player ${i + 2}`, name);
  await user.press('More about Luka');
  await user.press('Sight');
  await user.write('Stake per unit; 0 for none', '10');
  await user.write('Stakes are in', 'chips');
  await user.press('Stakes of the others');
  await user.press('The other pair agrees to the result');
  await user.press('Create club night');
  expect(planner.written).toEqual([
    {
      name: 'Friday',
      origin: { country: 'Croatia', city: 'Split', organisation: '' },
      date: '2026-11-20',
      players: [
        { name: 'Ana', needs: [] },
        { name: 'Boris', needs: [] },
        { name: 'Eva', needs: [] },
        { name: 'Luka', needs: ['sight'] },
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
  expect(opened).toEqual([
    {
      file: 'evening 1\nname "Friday"\n',
      options: { countersign: true, blockers_column: false },
    },
  ]);
});

// CLUB-4, CLUB-30.
describe('the format', () => {
  it.each([4, 5, 6, 7, 8, 12, 16])(
    'of %i players is published, and can be balanced',
    async (size) => {
      const { user } = await openSetup(namedDraft(size));
      expect(user.controls).toContain('As published');
      expect(user.controls).toContain('Balanced');
      expect(user.texts(`.quick [aria-pressed="true"]`)).toEqual([`${size}`]);
    },
  );

  it('of another number is balanced, and of none too few or too many', async () => {
    const draft = namedDraft(8);
    const { user } = await openSetup(draft);
    await user.write('How many players', '9');
    expect(draft.size).toBe(9);
    expect(user.controls).not.toContain('As published');
    await user.write('How many players', '3');
    expect(draft.size).toBe(4);
    expect(user.controls).not.toContain('One fewer');
    await user.write('How many players', '99');
    expect(draft.size).toBe(64);
  });

  it('can be a shorter evening of the same seating', async () => {
    const draft = namedDraft(8);
    const { user } = await openSetup(draft);
    await user.press('Fewer');
    expect(draft.matches).toBe(4);
    await user.write('How many', '3');
    expect(draft.setup().matches).toBe(3);
    await user.press('All 7');
    expect(draft.setup().matches).toBeNull();
  });

  it('says that the seating cannot be worked out, and the rest stays', async () => {
    const draft = namedDraft(8);
    const { user, planner, planned } = await openSetup(draft);
    planner.seating = () => Promise.reject(new Error('no engine'));
    await user.press('12');
    await planned();
    expect(user.sees('We could not work out the seating.')).toBe(true);
    expect(people(draft).slice(0, 3)).toEqual(['Ana', 'P2', 'P3']);
  });
});

// CLUB-8, CLUB-15.
describe('the line-up', () => {
  it('is reordered with keys, and the moved row keeps the focus', async () => {
    const draft = namedDraft(5);
    const { user } = await openSetup(draft);
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
    const { user } = await openSetup(draft);
    await user.press('Draw numbers');
    expect(people(draft)[0]).toBe('Ana');
    expect([...people(draft)].sort()).toEqual([...people(namedDraft(16))].sort());
    expect(user.sees('The numbers were drawn. You stay number 1.')).toBe(true);
  });

  it('accepts a pasted list of names, and grows with it', async () => {
    const draft = new Draft('Ana', 4);
    const { user } = await openSetup(draft);
    const field = document.querySelector('[aria-label="Name of player 2"]');
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => 'Boris\n\n Eva \nLuka\nZora\n' } });
    field?.dispatchEvent(event);
    await user.settle();
    expect(people(draft)).toEqual(['Ana', 'Boris', 'Eva', 'Luka', 'Zora']);
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
    const { user, planner, planned } = await openSetup(draft);
    planner.renumbering = [1, 7, 8, 2, 3, 4, 5, 6];
    await user.press('P2');
    await user.press('P3');
    await planned();
    expect(user.texts('.warning')).toHaveLength(1);
    expect(user.texts('details li').length).toBeGreaterThan(0);
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
    const { user } = await openSetup(draft);
    expect(user.controls).not.toContain('The match has no stakes');
    await user.write('Stake per unit; 0 for none', '5');
    await user.press('The match has no stakes');
    expect(draft.setup()).toMatchObject({ stake: 5, repeat: 'void' });
    await user.press('8');
    expect(user.controls).not.toContain('Stake per unit; 0 for none');
    expect(draft.setup()).toMatchObject({ stake: 0, prize: null });
  });
});

describe('invalid input', () => {
  const setup = (
    error: Extract<EntryRefusal, { code: 'evening' }>['error'] extends infer E
      ? E extends { code: 'setup'; error: infer S }
        ? S
        : never
      : never,
  ): EntryRefusal => ({ code: 'evening', error: { code: 'setup', error } });

  it.each([
    [setup({ code: 'name', what: { kind: 'evening' }, bad: 'empty' }), 'Name of the club night'],
    [
      setup({ code: 'name', what: { kind: 'player', player: 3 }, bad: 'empty' }),
      'Name of player 3',
    ],
    [setup({ code: 'name', what: { kind: 'place' }, bad: 'empty' }), 'Country'],
    [setup({ code: 'name-twice', first: 2, second: 4, name: 'Eva' }), 'Name of player 4'],
    [setup({ code: 'target', target: 5 }), 'Matches are played to'],
    [setup({ code: 'limit' }), 'Minutes for a match; leave empty for no limit'],
    [setup({ code: 'stake', stake: 2_000_000 }), 'Stake per unit; 0 for none'],
    [setup({ code: 'players', players: 3 }), 'How many players'],
  ])('is shown, and the focus moves to the field to correct', async (refusal, label) => {
    const draft = namedDraft(4);
    const { user, planner, opened } = await openSetup(draft);
    planner.refuses = refusal;
    await user.press('Create club night');
    expect(user.texts('[role="alert"] .problem')).toHaveLength(1);
    expect(user.focused).toBe(label);
    // The field shows the message too, because the alert is far below.
    const [message] = user.texts('[role="alert"] .problem');
    const [described = ''] = (document.activeElement?.getAttribute('aria-describedby') ?? '').split(
      ' ',
    );
    expect(document.getElementById(described)?.textContent).toBe(message);
    expect(opened).toEqual([]);
    // Nothing that was typed is lost.
    expect(people(draft)).toEqual(['Ana', 'P2', 'P3', 'P4']);
    planner.refuses = undefined;
    await user.press('Create club night');
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
    const { user, planner, opened } = await openSetup(namedDraft(4));
    for (const number of numbers) {
      await user.write(label, number);
      await user.press('Create club night');
      expect(user.texts('[role="alert"] .problem')).toEqual([message]);
      expect(user.focused).toBe(label);
    }
    expect(planner.written).toEqual([]);
    expect(opened).toEqual([]);
  });

  it('leads to the evening that has to be left first', async () => {
    const { user, answers } = await openSetup(namedDraft(4));
    answers.push(
      new ApiError({
        code: 'evening',
        refusal: { code: 'elsewhere', id: 'k3f9', name: 'Thursday' },
      }),
    );
    await user.press('Create club night');
    expect(user.sees('You are at another club night, “Thursday”. Leave that one first.')).toBe(
      true,
    );
    expect(document.querySelector('[role="alert"] a')?.getAttribute('href')).toBe('/evenings/k3f9');
    expect(user.controls).toContain('Go to “Thursday”');
  });

  it('shows an error if the server refuses or cannot be reached', async () => {
    const { user, answers, opened } = await openSetup(namedDraft(4));
    answers.push(new Error('broken'), new ApiError({ code: 'unreachable' } as never));
    await user.press('Create club night');
    expect(
      user.sees('We could not create the club night. What you typed is still here. Try again.'),
    ).toBe(true);
    expect(user.focused).toBe('Create club night');
    await user.press('Create club night');
    expect(user.texts('[role="alert"] .problem')).toHaveLength(1);
    await user.press('Create club night');
    expect(opened).toHaveLength(3);
    expect(user.texts('[role="alert"] .problem')).toEqual([]);
  });
});

// CLUB-99.
describe('a file', () => {
  const choose = async (text: string, size = text.length) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    Object.defineProperty(input, 'files', {
      configurable: true,
      value: [{ size, text: () => Promise.resolve(text) }],
    });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1);
  };

  it('continues where it stopped', async () => {
    const { user, opened } = await openSetup(new Draft('Ana'));
    await choose('evening 1\n# kept\n');
    await user.settle();
    expect(opened.map(({ file }) => file)).toEqual(['evening 1\n# kept\n']);
  });

  it('that cannot be read is reported with the line', async () => {
    const { user, opened, answers } = await openSetup(new Draft('Ana'));
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

// CLUB-6: earlier decisions can be changed.
it('an evening can be set up like an earlier one', () => {
  const { setup, options } = stageOf('six', 'played').organiser;
  expect(Draft.of(setup, options).setup()).toEqual(setup);
});

it.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
  'the page has no English words in %s',
  async (code) => {
    const { user } = await openSetup(namedDraft(6), code);
    const words = /\b(the|this|and|of|table|match|enter|nothing|player)\b/i;
    expect(
      user
        .texts(':is(h1, h2, p, label, button, legend, summary)')
        .filter((text) => words.test(text)),
    ).toEqual([]);
  },
);

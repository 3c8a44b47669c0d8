import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../net/api.ts';
import { atPage } from '../testing/keyboard-user.ts';
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

/** The setup page, and what becomes of an evening that it opens. */
async function at(draft: Draft, code = 'en') {
  const planner = new StagedPlanner();
  const opened: { file: string; options: EveningOptions }[] = [];
  const answers: (EntryRefusal | Error | undefined)[] = [];
  const onopen = (file: string, options: EveningOptions) => {
    opened.push({ file, options });
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const hands = await atPage(
    new StagedSession(undefined),
    SetupPage,
    { draft, planner, onopen },
    code,
  );
  /** Waits for the seating. */
  const planned = async () => {
    await vi.advanceTimersByTimeAsync(200);
    await hands.settle();
  };
  await planned();
  return { hands, planner, opened, answers, planned };
}

const named = (size: number): Draft => {
  const draft = new Draft('Ana', size);
  for (let player = 2; player <= size; player += 1) draft.change(player, { name: `P${player}` });
  draft.name = 'Friday';
  return draft;
};
const people = (draft: Draft) => draft.people.map(({ name }) => name);

// CLUB-2..12.
it('an evening is set up and opened by keyboard', async () => {
  const draft = new Draft('Ana');
  const { hands, planner, opened, planned } = await at(draft);
  // CLUB-7: the organiser is player 1.
  expect(hands.says('You are the organiser and player 1.')).toBe(true);
  await hands.press('4');
  await planned();
  expect(hands.says('3 matches at 1 table. Nobody sits out.')).toBe(true);
  await hands.write('Name of the evening', 'Friday');
  await hands.write('Country', 'Croatia');
  await hands.write('City', 'Split');
  await hands.write('Day', '2026-11-20');
  await hands.write('Minutes for a match; empty for no limit', '45');
  await hands.press('Penalties are given');
  for (const [at, name] of ['Boris', 'Eva', 'Luka'].entries())
    await hands.write(`Name of player ${at + 2}`, name);
  await hands.press('More about Luka');
  await hands.press('Sight');
  await hands.write('Stake for a unit; 0 for none', '10');
  await hands.write('Counted in', 'chips');
  await hands.press('Stakes of the others');
  await hands.press('One of the other pair agrees to the end');
  await hands.press('Open the evening');
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
      const { hands } = await at(named(size));
      expect(hands.controls).toContain('As published');
      expect(hands.controls).toContain('Balanced');
      expect(hands.texts(`.quick [aria-pressed="true"]`)).toEqual([`${size}`]);
    },
  );

  it('of another number is balanced, and of none too few or too many', async () => {
    const draft = named(8);
    const { hands } = await at(draft);
    await hands.write('How many play', '9');
    expect(draft.size).toBe(9);
    expect(hands.controls).not.toContain('As published');
    await hands.write('How many play', '3');
    expect(draft.size).toBe(4);
    expect(hands.controls).not.toContain('One fewer');
    await hands.write('How many play', '99');
    expect(draft.size).toBe(64);
  });

  it('can be a shorter evening of the same seating', async () => {
    const draft = named(8);
    const { hands } = await at(draft);
    await hands.press('Fewer');
    expect(draft.matches).toBe(4);
    await hands.write('How many', '3');
    expect(draft.setup().matches).toBe(3);
    await hands.press('All 7');
    expect(draft.setup().matches).toBeNull();
  });

  it('says when the seating cannot be worked out, and the rest stays', async () => {
    const draft = named(8);
    const { hands, planner, planned } = await at(draft);
    planner.seating = () => Promise.reject(new Error('no engine'));
    await hands.press('12');
    await planned();
    expect(hands.says('The seating could not be worked out.')).toBe(true);
    expect(people(draft).slice(0, 3)).toEqual(['Ana', 'P2', 'P3']);
  });
});

// CLUB-8, CLUB-15.
describe('the line-up', () => {
  it('is reordered with keys, and the moved tile keeps the focus', async () => {
    const draft = named(5);
    const { hands } = await at(draft);
    await hands.press('Move P3 up');
    expect(people(draft)).toEqual(['Ana', 'P3', 'P2', 'P4', 'P5']);
    expect(hands.says('P3 is now number 2.')).toBe(true);
    // It is the first player who can be moved, so its arrow is disabled; the list has the focus.
    await hands.press('Move P4 down');
    expect(hands.here).toBe('Line-up');
    const field = document.querySelector<HTMLInputElement>('[aria-label="Name of player 3"]');
    field?.focus();
    field?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true }),
    );
    await hands.settle();
    expect(people(draft)).toEqual(['Ana', 'P3', 'P5', 'P2', 'P4']);
    expect(hands.here).toBe('Name of player 4');
  });

  // CLUB-7.
  it('is drawn by lot, and the organiser stays number 1', async () => {
    const draft = named(16);
    const { hands } = await at(draft);
    await hands.press('Draw the numbers by lot');
    expect(people(draft)[0]).toBe('Ana');
    expect([...people(draft)].sort()).toEqual([...people(named(16))].sort());
    expect(hands.says('The numbers were drawn. You stay number 1.')).toBe(true);
  });

  it('takes a list of names at once, and grows with it', async () => {
    const draft = new Draft('Ana', 4);
    const { hands } = await at(draft);
    const field = document.querySelector('[aria-label="Name of player 2"]');
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => 'Boris\n\n Eva \nLuka\nZora\n' } });
    field?.dispatchEvent(event);
    await hands.settle();
    expect(people(draft)).toEqual(['Ana', 'Boris', 'Eva', 'Luka', 'Zora']);
  });
});

// CLUB-27..29.
describe('who keeps the score', () => {
  it('is the organiser where there is one table', async () => {
    const { hands } = await at(named(6));
    expect(
      hands.says('There is one table, so you keep the score there, also while you sit out.'),
    ).toBe(true);
  });

  it('is checked at many tables, and numbers change so that every table has a scorekeeper', async () => {
    const draft = named(8);
    const { hands, planner, planned } = await at(draft);
    planner.renumbering = [1, 7, 8, 2, 3, 4, 5, 6];
    await hands.press('P2');
    await hands.press('P3');
    await planned();
    expect(hands.texts('.warning')).toHaveLength(1);
    expect(hands.texts('details li').length).toBeGreaterThan(0);
    await hands.press('Change numbers, so that every table has somebody');
    expect(people(draft)[6]).toBe('P2');
    expect(draft.keepers).toEqual([1, 7, 8]);
    await planned();
    expect(
      hands.says('At every table of every match sits somebody who keeps the score on a phone.'),
    ).toBe(true);
    expect(hands.says('The numbers were changed. You stay number 1.')).toBe(true);
    expect(hands.here).toBe('Who keeps the score');
  });

  it('says which numbers would do where too few keep it', async () => {
    const { hands } = await at(named(8));
    expect(
      hands.says('Every table has somebody if these 3 numbers keep the score: 1, 7, and 8.'),
    ).toBe(true);
  });
});

// CLUB-9, CLUB-36; T-3: stakes at one table only.
describe('stakes', () => {
  it('are for one table, with the filling match where there is one', async () => {
    const draft = named(6);
    const { hands } = await at(draft);
    expect(hands.controls).not.toContain('Nobody plays for money');
    await hands.write('Stake for a unit; 0 for none', '5');
    await hands.press('Nobody plays for money');
    expect(draft.setup()).toMatchObject({ stake: 5, repeat: 'void' });
    await hands.press('8');
    expect(hands.controls).not.toContain('Stake for a unit; 0 for none');
    expect(draft.setup()).toMatchObject({ stake: 0, prize: null });
  });
});

describe('what cannot be so', () => {
  const setup = (
    error: Extract<EntryRefusal, { code: 'evening' }>['error'] extends infer E
      ? E extends { code: 'setup'; error: infer S }
        ? S
        : never
      : never,
  ): EntryRefusal => ({ code: 'evening', error: { code: 'setup', error } });

  it.each([
    [setup({ code: 'name', what: { kind: 'evening' }, bad: 'empty' }), 'Name of the evening'],
    [
      setup({ code: 'name', what: { kind: 'player', player: 3 }, bad: 'empty' }),
      'Name of player 3',
    ],
    [setup({ code: 'name', what: { kind: 'place' }, bad: 'empty' }), 'Country'],
    [setup({ code: 'name-twice', first: 2, second: 4, name: 'Eva' }), 'Name of player 4'],
    [setup({ code: 'target', target: 5 }), 'Matches are played to'],
    [setup({ code: 'limit' }), 'Minutes for a match; empty for no limit'],
    [setup({ code: 'stake', stake: 2_000_000 }), 'Stake for a unit; 0 for none'],
    [setup({ code: 'players', players: 3 }), 'How many play'],
  ])('is shown, and the focus moves to the field to correct', async (refusal, label) => {
    const draft = named(4);
    const { hands, planner, opened } = await at(draft);
    planner.refuses = refusal;
    await hands.press('Open the evening');
    expect(hands.texts('[role="alert"] .problem')).toHaveLength(1);
    expect(hands.here).toBe(label);
    // The field says so too: the alert is far below.
    const [message] = hands.texts('[role="alert"] .problem');
    const [described = ''] = (document.activeElement?.getAttribute('aria-describedby') ?? '').split(
      ' ',
    );
    expect(document.getElementById(described)?.textContent).toBe(message);
    expect(opened).toEqual([]);
    // Nothing that was typed is lost.
    expect(people(draft)).toEqual(['Ana', 'P2', 'P3', 'P4']);
    planner.refuses = undefined;
    await hands.press('Open the evening');
    expect(opened).toHaveLength(1);
  });

  it.each([
    [
      'Stake for a unit; 0 for none',
      ['-5', '1.5', '99999999999'],
      'A stake is a whole number from 0 to 1,000,000.',
    ],
    [
      'Minutes for a match; empty for no limit',
      ['-1', '1.5', '0'],
      'A time limit goes from 1 to 600 minutes.',
    ],
    [
      'Matches are played to',
      ['-1', '50.5', '5000'],
      'A match is played to 10 at least and 999 at most.',
    ],
  ])('refuses an unreadable number: %s', async (label, numbers, message) => {
    const { hands, planner, opened } = await at(named(4));
    for (const number of numbers) {
      await hands.write(label, number);
      await hands.press('Open the evening');
      expect(hands.texts('[role="alert"] .problem')).toEqual([message]);
      expect(hands.here).toBe(label);
    }
    expect(planner.written).toEqual([]);
    expect(opened).toEqual([]);
  });

  it('leads to the evening that has to be left first', async () => {
    const { hands, answers } = await at(named(4));
    answers.push(
      new ApiError({
        code: 'evening',
        refusal: { code: 'elsewhere', id: 'k3f9', name: 'Thursday' },
      }),
    );
    await hands.press('Open the evening');
    expect(hands.says('You are in another evening, “Thursday”. Leave that one first.')).toBe(true);
    expect(document.querySelector('[role="alert"] a')?.getAttribute('href')).toBe('/evenings/k3f9');
    expect(hands.controls).toContain('Go to “Thursday”');
  });

  it('shows an error if the server refuses or cannot be reached', async () => {
    const { hands, answers, opened } = await at(named(4));
    answers.push(new Error('broken'), new ApiError({ code: 'unreachable' } as never));
    await hands.press('Open the evening');
    expect(
      hands.says('The evening could not be opened. What you typed is still here. Try again.'),
    ).toBe(true);
    expect(hands.here).toBe('Open the evening');
    await hands.press('Open the evening');
    expect(hands.texts('[role="alert"] .problem')).toHaveLength(1);
    await hands.press('Open the evening');
    expect(opened).toHaveLength(3);
    expect(hands.texts('[role="alert"] .problem')).toEqual([]);
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
    const { hands, opened } = await at(new Draft('Ana'));
    await choose('evening 1\n# kept\n');
    await hands.settle();
    expect(opened.map(({ file }) => file)).toEqual(['evening 1\n# kept\n']);
  });

  it('that cannot be read says so, with its line', async () => {
    const { hands, opened, answers } = await at(new Draft('Ana'));
    await choose('', 2_000_000);
    await hands.settle();
    expect(hands.says('This file could not be read.')).toBe(true);
    expect(opened).toEqual([]);
    answers.push({ code: 'file', line: 3, detail: 'no player 9' });
    await choose('evening 1\n');
    await hands.settle();
    expect(hands.says('Line 3 of the file cannot be read: no player 9')).toBe(true);
  });
});

// CLUB-6: earlier decisions can be changed.
it('an evening can be set up like an earlier one', () => {
  const { setup, options } = stageOf('six', 'played').organiser;
  expect(Draft.of(setup, options).setup()).toEqual(setup);
});

it.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
  'has no English in it in %s',
  async (code) => {
    const { hands } = await at(named(6), code);
    const words = /\b(the|this|and|of|table|match|enter|nothing|player)\b/i;
    expect(
      hands
        .texts(':is(h1, h2, p, label, button, legend, summary)')
        .filter((text) => words.test(text)),
    ).toEqual([]);
  },
);

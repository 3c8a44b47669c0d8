// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../../net/api.ts';
import type {
  ClubRegulation,
  ClubRules,
  EditRegulation,
  NewRegulation,
} from '../../../net/protocol/evening.ts';
import type { ClubRefusal } from '../../../net/protocol/types.ts';
import { soon } from '../../../testing/soon.ts';
import { mountPage } from '../testing/keyboard-user.ts';
import { REGULATIONS, StagedPlanner } from '../testing/planner.ts';
import { StagedSession } from '../testing/staged.svelte.ts';
import { ClubRegulations } from './club-regulations.svelte.ts';
import { Draft } from './draft.svelte.ts';
import { deviceHost, type Host } from './host.ts';
import SetupPage from './SetupPage.svelte';

beforeEach(() => {
  localStorage.clear();
});

const [pairs, spain] = REGULATIONS;
if (pairs === undefined || spain === undefined) throw new Error('no regulations for tests');
const CLUB_PAIRS = pairs.regulation;
const LIGA: ClubRules = {
  regulation: { ...spain.regulation, bonus: 30 },
  target: 150,
  limit: 40,
  source: 'Assembly of 2026',
};

/** The regulations of a club, on a server that fails as `failures` says. */
class StagedClub {
  saved: ClubRegulation[];
  readonly failures: ApiError[] = [];

  constructor(...saved: ClubRegulation[]) {
    this.saved = saved;
  }

  readonly requests = {
    list: () => this.#answer(() => [...this.saved]),
    save: (_: string, { name, rules }: NewRegulation) =>
      this.#answer(() => {
        const regulation = { id: `r${this.saved.length + 1}`, name, rules };
        this.saved = [...this.saved, regulation];
        return regulation;
      }),
    replace: (_: string, id: string, { name, rules }: EditRegulation) =>
      this.#answer(() => {
        this.saved = this.saved.map((other) =>
          other.id === id ? { id, name, rules: rules ?? other.rules } : other,
        );
        return undefined;
      }),
  };

  #answer<T>(answer: () => T): Promise<T> {
    const failure = this.failures.shift();
    return failure === undefined ? Promise.resolve(answer()) : Promise.reject(failure);
  }
}

const refused = (refusal: ClubRefusal) => new ApiError({ code: 'club', refusal });

async function openRules(club: StagedClub, { maySave = true, code = 'en' } = {}) {
  const draft = new Draft('Ana');
  draft.add(['Boris', 'Eva', 'Luka']);
  draft.name = 'Friday';
  const host: Host = { ...deviceHost(), kind: 'club', you: 'Ana', isKnown: true, club: 'k3f9' };
  const planner = new StagedPlanner();
  const ofClub = new ClubRegulations('k3f9', maySave, club.requests);
  const onopen = () => Promise.resolve(undefined);
  const props = { draft, host, planner, onopen, ofClub };
  const user = await mountPage(new StagedSession(undefined), SetupPage, props, code);
  await user.settle();
  const more = document.querySelector('details.more');
  if (more instanceof HTMLDetailsElement) more.open = true;
  /** Changes a rule. */
  const change = async () => {
    draft.regulation = { ...(draft.regulation ?? CLUB_PAIRS), bonus: 50 };
    await user.settle();
  };
  /** Opens the form, which is loaded when it is needed. */
  const openForm = async () => {
    await user.press('Save for the club');
    await soon(() => {
      expect(user.focused).toBe('Name of the regulation');
    });
  };
  return { draft, user, planner, change, openForm };
}

const options = () =>
  [...document.querySelectorAll('option')].map(({ textContent }) => textContent);
const chosen = () =>
  [...document.querySelectorAll('select')].flatMap((list) =>
    [...list.selectedOptions].map(({ textContent }) => textContent),
  );

it('offers the club’s own below the others, with their target, time limit and source', async () => {
  const club = new StagedClub({ id: 'r1', name: 'Liga', rules: LIGA });
  const { draft, user, planner } = await openRules(club);
  expect(options().at(-1)).toBe('Liga');
  expect(document.querySelector('optgroup')?.label).toBe('Your club’s own');
  await user.choose('Regulation', 'Liga');
  expect(draft.data()).toMatchObject({ target: 150, limit: 40, regulation: LIGA.regulation });
  expect(user.texts('.name')).toContain('Liga');
  expect(user.sees('Assembly of 2026')).toBe(true);
  expect(user.controls).not.toContain('Save for the club');
  await user.press('Begin');
  expect(planner.written).toMatchObject([
    { target: 150, limit: 40, regulation: LIGA.regulation, own_regulation: 'Liga' },
  ]);
});

it('a night keeps the name of the club’s own only while its rules are not changed', async () => {
  const club = new StagedClub({ id: 'r1', name: 'Liga', rules: LIGA });
  const { draft, user } = await openRules(club);
  await user.choose('Regulation', 'Liga');
  expect(draft.setup().own_regulation).toBe('Liga');
  await user.press('Change the rules');
  await user.press('If something goes wrong');
  await user.write('Penalty of the absent pair', '20');
  expect(draft.regulation?.mishaps.walkover.penalty).toBe(20);
  expect(draft.setup().own_regulation).toBeUndefined();
  expect(user.texts('.name')).toContain('Liga, changed');
  await user.write('Penalty of the absent pair', '0');
  expect(draft.setup().own_regulation).toBe('Liga');
  await user.choose('Regulation', 'Spain');
  expect(draft.setup().own_regulation).toBeUndefined();
});

it('says what happens if something goes wrong', async () => {
  const { draft, user } = await openRules(new StagedClub());
  await user.press('Change the rules');
  await user.press('If something goes wrong');
  await user.write('Match points for a walkover (empty: as for the score)', '3');
  await user.press('The match counts as lost for the absent pair');
  expect(draft.regulation?.mishaps.walkover).toEqual({
    lost: 'half',
    absent: 'nothing',
    worth: 3,
    penalty: 0,
  });
  expect(user.sees('An annulled round scores nothing. The same player leads again.')).toBe(true);
});

it('names the club’s own as changed, and lets go of it for another one', async () => {
  const club = new StagedClub({ id: 'r1', name: 'Liga', rules: LIGA });
  const { user, change } = await openRules(club);
  await user.choose('Regulation', 'Liga');
  await change();
  expect(user.texts('.name')).toContain('Liga, changed');
  expect(chosen()).toContain('Liga');
  await user.choose('Regulation', 'Spain');
  expect(user.texts('.name')).toContain('Spain');
  expect(user.sees('Assembly of 2026')).toBe(false);
});

it('recognises the club’s own after a reload by its rules', async () => {
  const club = new StagedClub({ id: 'r1', name: 'Liga', rules: LIGA });
  const { draft, user } = await openRules(club);
  // A server may send the rules in another order.
  const { name, ...others } = LIGA.regulation;
  draft.restore({ regulation: { ...others, name }, target: 150, limit: 40 });
  await user.settle();
  expect(chosen()).toContain('Liga');
});

it('one that cannot be read is listed and cannot be chosen', async () => {
  await openRules(new StagedClub({ id: 'r1', name: 'Liga', rules: null }));
  const [unread] = document.querySelectorAll<HTMLOptionElement>('optgroup option');
  expect([unread?.textContent, unread?.disabled]).toEqual(['Liga: cannot be read', true]);
});

it('saves changed rules for the club by keyboard', async () => {
  const club = new StagedClub();
  const { user, change, openForm } = await openRules(club);
  expect(user.controls).not.toContain('Save for the club');
  await change();
  await openForm();
  await user.write('Name of the regulation', 'Liga');
  await user.write('Where the rules are from (optional)', 'Assembly');
  await user.press('Save');
  expect(club.saved).toMatchObject([
    {
      name: 'Liga',
      rules: { target: 100, limit: null, source: 'Assembly', regulation: { bonus: 50 } },
    },
  ]);
  expect(user.sees('Liga is saved for the club.')).toBe(true);
  expect(chosen()).toContain('Liga');
  expect(user.focused).toBe('Regulation');
  expect(user.controls).not.toContain('Save for the club');
});

it('asks before it replaces one of the same name', async () => {
  const club = new StagedClub({ id: 'r1', name: 'Liga', rules: LIGA });
  const { user, change, openForm } = await openRules(club);
  await change();
  await openForm();
  await user.write('Name of the regulation', ' LIGA ');
  await user.press('Save');
  expect(user.sees('The club already has Liga. Replace its rules with these?')).toBe(true);
  expect(user.focused).toBe('Keep the old rules');
  await user.enter();
  expect(user.focused).toBe('Name of the regulation');
  expect(club.saved[0]?.rules).toEqual(LIGA);
  await user.press('Save');
  await user.press('Replace');
  expect(club.saved).toMatchObject([
    { id: 'r1', name: 'Liga', rules: { target: 100, regulation: { bonus: 50 } } },
  ]);
});

it('a changed one of the club is saved under its own name unless another is written', async () => {
  const club = new StagedClub({ id: 'r1', name: 'Liga', rules: LIGA });
  const { user, change, openForm } = await openRules(club);
  await user.choose('Regulation', 'Liga');
  await change();
  await openForm();
  await user.press('Save');
  await user.press('Replace');
  expect(club.saved[0]?.rules).toMatchObject({ source: LIGA.source, regulation: { bonus: 50 } });
});

it('says why rules were not saved, and keeps what was typed', async () => {
  const club = new StagedClub();
  const { user, change, openForm } = await openRules(club);
  await change();
  await openForm();
  await user.write('Name of the regulation', 'Liga');
  club.failures.push(new ApiError({ code: 'unreachable' }));
  await user.press('Save');
  expect(user.sees('The server does not answer. What you typed is still here.')).toBe(true);
  club.failures.push(refused({ code: 'too-many-regulations', max: 20 }));
  await user.press('Save');
  expect(user.sees('A club can save 20 and no more. Delete one first.')).toBe(true);
  // Another organiser has saved one of this name meanwhile.
  club.failures.push(refused({ code: 'regulation-taken', name: 'Liga' }));
  club.saved = [{ id: 'r9', name: 'Liga', rules: LIGA }];
  await user.press('Save');
  expect(user.sees('The club already has the regulation Liga.')).toBe(true);
  await user.press('Save');
  expect(user.sees('The club already has Liga. Replace its rules with these?')).toBe(true);
  await user.press('Keep the old rules');
  await user.press('Cancel');
  expect(user.focused).toBe('Save for the club');
  expect(club.saved).toEqual([{ id: 'r9', name: 'Liga', rules: LIGA }]);
});

it('members choose from the list and save nothing', async () => {
  const club = new StagedClub({ id: 'r1', name: 'Liga', rules: LIGA });
  const { user, change } = await openRules(club, { maySave: false });
  await user.choose('Regulation', 'Liga');
  await change();
  expect(user.controls).not.toContain('Save for the club');
});

it('without the list the other regulations can be chosen, and it can be loaded again', async () => {
  const club = new StagedClub({ id: 'r1', name: 'Liga', rules: LIGA });
  club.failures.push(new ApiError({ code: 'internal' }));
  const { draft, user, change } = await openRules(club);
  expect(user.sees('The club’s own regulations did not load.')).toBe(true);
  await user.choose('Regulation', 'Spain');
  expect(draft.target).toBe(200);
  await change();
  expect(user.controls).not.toContain('Save for the club');
  await user.press('Try again');
  expect(options()).toContain('Liga');
  expect(user.controls).toContain('Save for the club');
});

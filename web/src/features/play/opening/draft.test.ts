import { expect, it } from 'vitest';
import { presets } from '../../rulebook/testing/presets.ts';
import { Draft } from './draft.svelte.ts';
import { firstPlan } from './plan.ts';

const draft = (rules: string | null = null) => new Draft(presets, firstPlan('ru'), rules);
const option = (of: Draft, id: string) => {
  const found = of.options.find((option) => option.id === id);
  if (found === undefined) throw new Error(`no option ${id}`);
  return found;
};

it('begins with the last table', () => {
  expect(draft().plan).toEqual(firstPlan('ru'));
});

it('uses the rules of a link', () => {
  const asked = draft('draw match.target=61');
  expect(asked.text).toBe('draw match.target=61');
  expect(asked.changed).toBe(1);
  expect(asked.unknown).toBeUndefined();
});

it('keeps the name of a preset that the server does not offer', () => {
  expect(draft('pinochle match.target=9').unknown).toBe('pinochle');
});

it('another preset uses its own seats and drops the changes', () => {
  const asked = draft('draw match.target=61');
  asked.preset = 'for-two';
  expect(asked.players).toBe(2);
  expect(asked.text).toBe('for-two');
});

it('a rated match with bots is only looked for', () => {
  const asked = draft();
  asked.rated = true;
  expect(asked.plan.options.rated).toBeUndefined();
  expect(asked.pool.options.rated).toBe(true);
  asked.rated = false;
  expect(asked.pool).toEqual(asked.plan);
});

it('a rated match has the clock of its game, if none was chosen', () => {
  const asked = draft();
  asked.rated = true;
  expect(asked.pool.options).toMatchObject({
    turn_seconds: 40,
    bank_seconds: 60,
    on_timeout: 'hold',
  });
  const chosen = draft();
  chosen.pace = 20;
  chosen.rated = true;
  expect(chosen.pool.options).toMatchObject({ turn_seconds: 20, on_timeout: 'play' });
  expect(chosen.pool.options.bank_seconds).toBeUndefined();
});

it('Spanish pairs are played at an even tempo', () => {
  const asked = draft();
  asked.preset = 'spanish-pairs';
  expect(asked.plan.options.tempo).toBe('even');
});

it('R3.1.6-10, C37: a club takes its tiles in turn, lifts them in stages and keeps their order', () => {
  const asked = draft();
  asked.preset = 'club-pairs';
  expect(asked.plan.options).toMatchObject({
    taking: 'in-turn',
    lifting: 'in-stages',
    hand_order: 'fixed',
  });
  asked.preset = 'draw';
  expect(asked.plan.options.taking).toBe('dealt');
  expect(draft('club-pairs').plan.options.taking).toBe('in-turn');
});

it('restoring an option keeps the other changes', () => {
  const asked = draft('draw match.target=61 score.blockTie=eggs');
  asked.restore(option(asked, 'target'));
  expect(asked.text).toBe('draw score.blockTie=eggs');
  expect(asked.isChanged(option(asked, 'target'))).toBe(false);
  expect(asked.isChanged(option(asked, 'blockTie'))).toBe(true);
});

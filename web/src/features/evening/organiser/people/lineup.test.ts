import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlanRefused } from '../../service/planner.ts';
import { organiserAt } from '../../testing/organiser.ts';
import { StagedPlanner } from '../../testing/planner.ts';
import { stageOf } from '../../testing/stages.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function at(...[stage, part, around]: Parameters<typeof organiserAt>) {
  const opened = await organiserAt(stage, part, around);
  return opened;
}

const four = stageOf('four', 'between');
const sixteen = stageOf('sixteen', 'between');

// Chapter 4 of CLUB: late arrivals and leavers; what was played stays.
describe('the line-up', () => {
  it('adds a late player after showing the new seating', async () => {
    const planner = new StagedPlanner();
    const { session, hands } = await at(four, 'people', { planner });
    expect(hands.says('The newcomer gets the next number.')).toBe(true);
    await hands.write('Name of the newcomer', ' Zora ');
    await hands.press('Show the new seating');
    expect(hands.here).toBe('The new seating');
    expect(session.acts).toEqual([]);
    expect(planner.replanned).toEqual([
      {
        kept: four.organiser.schedule.matches.slice(0, 1),
        present: [
          { player: 1, since: 0 },
          { player: 2, since: 0 },
          { player: 3, since: 0 },
          { player: 4, since: 0 },
          { player: 5, since: 1 },
        ],
        matches: 2,
      },
    ]);
    await hands.press('Take this seating');
    const { setup } = four.organiser;
    expect(session.acts).toMatchObject([
      {
        act: 'reseat',
        from: 2,
        setup: { seating: 'balanced', players: [...setup.players, { name: 'Zora', needs: [] }] },
      },
    ]);
    expect(hands.says('The new seating holds.')).toBe(true);
    expect(hands.here).toBe('Change the line-up');
  });

  it('continues without a player who leaves', async () => {
    const planner = new StagedPlanner();
    const { session, hands } = await at(sixteen, 'people', { planner });
    await hands.press('Somebody leaves');
    await hands.choose('Who leaves', '6 Marko');
    await hands.choose('From which match on', 'Match 4');
    await hands.press('Show the new seating');
    const [requested] = planner.replanned;
    expect(requested?.kept).toHaveLength(3);
    expect(requested?.present.map(({ player }) => player)).not.toContain(6);
    await hands.press('Take this seating');
    // The player keeps the number and the earlier results.
    expect(session.acts).toMatchObject([
      { act: 'reseat', from: 4, setup: { players: { length: 16 } } },
    ]);
  });

  it('lets a substitute play under a new number', async () => {
    const { session, hands } = await at(sixteen, 'people');
    await hands.press('Somebody plays on for another');
    await hands.choose('Who leaves', '6 Marko');
    await hands.write('Name of the newcomer', 'Zora');
    await hands.press('Show the new seating');
    await hands.press('Take this seating');
    const [act] = session.acts;
    const seats =
      act?.act === 'reseat'
        ? act.matches.flatMap(({ tables }) => tables.flatMap(({ pairing }) => pairing.flat()))
        : [];
    expect(seats).not.toContain(6);
    expect(seats.filter((player) => player === 17)).toHaveLength(14);
  });

  it('stays unchanged and keeps the focus', async () => {
    const { session, hands } = await at(four, 'people');
    await hands.write('Name of the newcomer', 'Zora');
    await hands.press('Show the new seating');
    await hands.press('Leave it as it was');
    expect(hands.here).toBe('Change the line-up');
    expect(session.acts).toEqual([]);
  });

  it('without a seating shows the reason, and keeps the typed text', async () => {
    const planner = new StagedPlanner();
    planner.replan = () =>
      Promise.reject(
        new PlanRefused({
          code: 'evening',
          error: { code: 'setup', error: { code: 'players', players: 3 } },
        }),
      );
    const { hands } = await at(four, 'people', { planner });
    await hands.press('Somebody leaves');
    await hands.press('Show the new seating');
    expect(hands.says('An evening has 4 to 64 players, not 3.')).toBe(true);
    expect(hands.here).toBe('Show the new seating');
    planner.replan = () => Promise.reject(new Error('no answer'));
    await hands.press('Show the new seating');
    expect(hands.says('The seating could not be worked out. What stood before still holds.')).toBe(
      true,
    );
  });

  it('that is refused says why, and can be tried again', async () => {
    const { session, hands } = await at(four, 'people');
    await hands.write('Name of the newcomer', 'Ana');
    await hands.press('Show the new seating');
    session.refuses = {
      code: 'evening',
      error: { code: 'setup', error: { code: 'name-twice', first: 1, second: 5, name: 'Ana' } },
    };
    await hands.press('Take this seating');
    expect(
      hands.says('Players 1 and 5 are both called “Ana”. Give one of them another name.'),
    ).toBe(true);
    expect(hands.here).toBe('Take this seating');
  });

  it('is not changed after the last match has begun', async () => {
    const { hands } = await at(stageOf('four', 'time-up'), 'people');
    expect(hands.says('Change the line-up')).toBe(false);
  });
});

// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlanRefused } from '../../service/planner.ts';
import { organiserAt } from '../../testing/organiser.ts';
import { StagedPlanner } from '../../testing/planner.ts';
import { stageOf } from '../../testing/stages.ts';
import { changed } from './lineup.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function openPage(...[stage, part, context]: Parameters<typeof organiserAt>) {
  const opened = await organiserAt(stage, part, context);
  return opened;
}

const four = stageOf('four', 'between');
const sixteen = stageOf('sixteen', 'between');

// Chapter 4 of CLUB: late arrivals and leavers. Played matches stay as they are.
describe('the line-up', () => {
  it('adds a late player after showing the new seating', async () => {
    const planner = new StagedPlanner();
    const { session, user } = await openPage(four, 'people', { planner });
    expect(user.sees('The new player gets the next number.')).toBe(true);
    await user.write('Name of the new player', ' Zora ');
    await user.press('Show new seating');
    expect(user.focused).toBe('The new seating');
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
    await user.press('Use this seating');
    const { setup } = four.organiser;
    expect(session.acts).toMatchObject([
      {
        act: 'reseat',
        from: 2,
        setup: { seating: 'balanced', players: [...setup.players, { name: 'Zora', needs: [] }] },
      },
    ]);
    expect(user.sees('The new seating is in use.')).toBe(true);
    expect(user.focused).toBe('Change the line-up');
  });

  it('continues without a player who leaves', async () => {
    const planner = new StagedPlanner();
    const { session, user } = await openPage(sixteen, 'people', { planner });
    await user.press('A player leaves');
    await user.choose('Who leaves', '6 Marko');
    await user.choose('From which match', 'Match 4');
    await user.press('Show new seating');
    const [requested] = planner.replanned;
    expect(requested?.kept).toHaveLength(3);
    expect(requested?.present.map(({ player }) => player)).not.toContain(6);
    await user.press('Use this seating');
    // The player keeps the number and the earlier results.
    expect(session.acts).toMatchObject([
      { act: 'reseat', from: 4, setup: { players: { length: 16 } } },
    ]);
  });

  it('lets a substitute play under a new number', async () => {
    const { session, user } = await openPage(sixteen, 'people');
    await user.press('A substitute plays on');
    await user.choose('Who leaves', '6 Marko');
    await user.write('Name of the new player', 'Zora');
    await user.press('Show new seating');
    await user.press('Use this seating');
    const [act] = session.acts;
    const seats =
      act?.act === 'reseat'
        ? act.matches.flatMap(({ tables }) => tables.flatMap(({ pairing }) => pairing.flat()))
        : [];
    expect(seats).not.toContain(6);
    expect(seats.filter((player) => player === 17)).toHaveLength(14);
  });

  it('stays unchanged if the organiser rejects the new seating', async () => {
    const { session, user } = await openPage(four, 'people');
    await user.write('Name of the new player', 'Zora');
    await user.press('Show new seating');
    await user.press('Keep the old');
    expect(user.focused).toBe('Change the line-up');
    expect(session.acts).toEqual([]);
  });

  it('shows why there is no new seating', async () => {
    const planner = new StagedPlanner();
    planner.replan = () =>
      Promise.reject(
        new PlanRefused({
          code: 'evening',
          error: { code: 'setup', error: { code: 'players', players: 3 } },
        }),
      );
    const { user } = await openPage(four, 'people', { planner });
    await user.press('A player leaves');
    await user.press('Show new seating');
    expect(user.sees('A club night has 4 to 800 players, not 3.')).toBe(true);
    expect(user.focused).toBe('Show new seating');
    planner.replan = () => Promise.reject(new Error('no answer'));
    await user.press('Show new seating');
    expect(user.sees('We could not work out the seating. The old one stays.')).toBe(true);
  });

  it('shows why a change is refused', async () => {
    const { session, user } = await openPage(four, 'people');
    await user.write('Name of the new player', 'Ana');
    await user.press('Show new seating');
    session.refuses = {
      code: 'evening',
      error: { code: 'setup', error: { code: 'name-twice', first: 1, second: 5, name: 'Ana' } },
    };
    await user.press('Use this seating');
    expect(user.sees('Players 1 and 5 are both called “Ana”. Give one of them another name.')).toBe(
      true,
    );
    expect(user.focused).toBe('Use this seating');
  });

  it('is not changed after the last match has begun', async () => {
    const { user } = await openPage(stageOf('four', 'time-up'), 'people');
    expect(user.sees('Change the line-up')).toBe(false);
  });
});

describe('the line-up of fixed pairs', () => {
  const { organiser } = sixteen;
  const view = { ...organiser, setup: { ...organiser.setup, seating: 'pairs' as const } };
  const from = 4;

  it('a pair leaves whole', () => {
    const { setup, rest } = changed(view, from, { kind: 'leaves', player: 6 });
    expect(setup).toBe(view.setup);
    if (!('request' in rest)) throw new Error('no request');
    expect(rest.request.kind).toBe('pairs');
    const players = rest.request.present.map(({ player }) => player);
    expect(players).toHaveLength(14);
    expect(players).not.toContain(5);
    expect(players).not.toContain(6);
  });

  it('a pair comes with both players', () => {
    const change = { kind: 'late', name: ' Zora ', partner: 'Mira' } as const;
    const { setup, rest } = changed(view, from, change);
    expect(setup.seating).toBe('pairs');
    expect(setup.players.slice(16)).toEqual([
      { name: 'Zora', needs: [] },
      { name: 'Mira', needs: [] },
    ]);
    if (!('request' in rest)) throw new Error('no request');
    expect(rest.request.present.slice(16)).toEqual([
      { player: 17, since: 3 },
      { player: 18, since: 3 },
    ]);
  });

  it('a team comes and leaves whole', () => {
    const ofTeams = { ...view, setup: { ...view.setup, team_pairs: 2 } };
    const mates = ['Olga', ' Petar '];
    const late = { kind: 'late', name: 'Zora', partner: 'Mira', mates } as const;
    const joined = changed(ofTeams, from, late);
    expect(joined.setup.players.slice(16).map(({ name }) => name)).toEqual([
      'Zora',
      'Mira',
      'Olga',
      'Petar',
    ]);
    if (!('request' in joined.rest)) throw new Error('no request');
    expect(joined.rest.request.team_pairs).toBe(2);
    expect(joined.rest.request.present.slice(16).map(({ player }) => player)).toEqual([
      17, 18, 19, 20,
    ]);
    const left = changed(ofTeams, from, { kind: 'leaves', player: 6 });
    if (!('request' in left.rest)) throw new Error('no request');
    const players = left.rest.request.present.map(({ player }) => player);
    expect(players).toEqual([1, 2, 3, 4, 9, 10, 11, 12, 13, 14, 15, 16]);
  });

  it('asks for all players of a late team', async () => {
    const stage = { ...sixteen, organiser: { ...view, setup: { ...view.setup, team_pairs: 2 } } };
    const planner = new StagedPlanner();
    const { user } = await openPage(stage, 'people', { planner });
    expect(user.sees('The team joins the remaining matches.')).toBe(true);
    await user.write('Name of the new player', 'Zora');
    await user.write('Name of the partner', 'Mira');
    await user.write('Name of player 3 of the team', 'Olga');
    await user.write('Name of player 4 of the team', 'Petar');
    await user.press('Show new seating');
    expect(planner.replanned[0]).toMatchObject({ kind: 'pairs', team_pairs: 2 });
    expect(planner.replanned[0]?.present).toHaveLength(20);
  });

  it('a substitute takes the number, so the results stay with the pair', () => {
    const change = { kind: 'substitute', player: 3, name: 'Zora' } as const;
    const { setup, rest } = changed(view, from, change);
    expect(setup.players).toHaveLength(16);
    expect(setup.players[2]).toEqual({ name: 'Zora', needs: [] });
    expect(rest).toEqual({ matches: view.schedule.matches.slice(from - 1) });
  });

  it('a pair leaves its group, and none joins after the start', async () => {
    const groups = { count: 2, qualify: 2 };
    const ofGroups = { ...view.setup, seating: 'groups' as const, groups, matches: 7 };
    const left = changed({ ...view, setup: ofGroups }, from, { kind: 'leaves', player: 6 });
    if (!('request' in left.rest)) throw new Error('no request');
    expect(left.rest.request).toMatchObject({ kind: 'groups', groups: 2 });
    expect(left.rest.request.present.map(({ player }) => player)).not.toContain(5);
    const stage = { ...sixteen, organiser: { ...view, setup: ofGroups } };
    const { user } = await openPage(stage, 'people');
    expect(user.sees('A pair can join a group only before the first match.')).toBe(true);
    expect(user.controls).not.toContain('Name of the new player');
  });
});

describe('teams', () => {
  it('can have other names after the start', async () => {
    const { organiser } = sixteen;
    const setup = { ...organiser.setup, seating: 'pairs' as const, team_pairs: 2 };
    const teams = ['', 'Los Tigres'];
    const stage = { ...sixteen, organiser: { ...organiser, setup: { ...setup, teams } } };
    const { session, user } = await openPage(stage, 'people');
    await user.write('Name of team 3', ' Harbour ');
    await user.enter();
    expect(session.acts).toMatchObject([
      { act: 'conditions', setup: { teams: ['', 'Los Tigres', 'Harbour'] }, courtesies: [] },
    ]);
  });
});

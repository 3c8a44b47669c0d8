// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { organiserAt } from '../../testing/organiser.ts';
import { StagedPlanner } from '../../testing/planner.ts';
import { stageOf } from '../../testing/stages.ts';
import { pairsHere, pairsToDraw } from '../../words/drawing.ts';
import type { EveningView, SeatingKind } from '../../../../net/protocol/evening.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A night of eight pairs after its first match, of which nothing more is drawn. */
function stage(seating: SeatingKind, changed: Partial<EveningView> = {}) {
  const four = stageOf('sixteen', 'between');
  const { setup, schedule, begun } = four.organiser;
  const organiser: EveningView = {
    ...four.organiser,
    setup: { ...setup, seating, matches: 5 },
    schedule: { ...schedule, kind: seating, matches: schedule.matches.slice(0, begun) },
    matches: 5,
    ...changed,
  };
  return { ...four, organiser };
}

const swiss = stage('swiss');
const { begun, setup } = swiss.organiser;
const next = begun + 1;

/** The seats of tables 1 to 4 by fixed pairs, the first pair of each being the winner. */
const played: EveningView['tables'] = swiss.organiser.tables.map((table, at) => ({
  ...table,
  outcome: {
    winner: at % 2 === 0 ? 'first' : 'second',
    score: [100, 40],
    ending: 'target',
    target: 100,
    worth: 2,
  },
  seats: (['top', 'left', 'bottom', 'right'] as const).map((seat, place) => {
    const player = 4 * at + ({ top: 1, bottom: 2, left: 3, right: 4 } as const)[seat];
    return { seat, player, name: `Player ${player} ${place}`, courtesies: [] };
  }),
}));

describe('the draw of the next match', () => {
  it('shows who meets whom before it is used', async () => {
    const planner = new StagedPlanner();
    const { session, user } = await organiserAt(swiss, 'tables', { planner });
    expect(user.sees(`Start match ${next}`)).toBe(false);
    await user.press(`Draw match ${next}`);
    expect(user.focused).toBe(`Match ${next}`);
    expect(planner.drawn.map(({ present }) => present)).toEqual([[1, 3, 5, 7, 9, 11, 13, 15]]);
    expect(session.acts).toEqual([]);
    await user.press('Use this draw');
    expect(session.acts).toMatchObject([{ act: 'reseat', from: next, setup, courtesies: [] }]);
    const [act] = session.acts;
    expect(act?.act === 'reseat' && act.matches[0]?.tables).toHaveLength(4);
  });

  it('leaves out a pair that has gone home', async () => {
    const planner = new StagedPlanner();
    const { session, user } = await organiserAt(swiss, 'tables', { planner });
    await user.press(`Draw match ${next}`);
    await user.press('Who is there');
    const names = setup.players.slice(2, 4).map(({ name }) => name);
    await user.press(names.join(' and '));
    expect(planner.drawn.at(-1)?.present).toEqual([1, 5, 7, 9, 11, 13, 15]);
    expect(user.sees('Without opponents')).toBe(true);
    await user.press('Use this draw');
    expect(session.acts).toMatchObject([{ matches: [{ byes: [[15, 16]] }] }]);
  });

  it('shows the draw of those who are ticked now, also if an earlier answer comes late', async () => {
    const planner = new StagedPlanner();
    const { user } = await organiserAt(swiss, 'tables', { planner });
    await user.press(`Draw match ${next}`);
    await user.press('Who is there');
    const names = (at: number) =>
      setup.players
        .slice(at, at + 2)
        .map(({ name }) => name)
        .join(' and ');
    const draw = planner.draw.bind(planner);
    let answerLate: () => void = () => undefined;
    planner.draw = async (file, present) => {
      planner.draw = draw;
      const plan = await draw(file, present);
      await new Promise<void>((resolve) => (answerLate = resolve));
      return plan;
    };
    await user.press(names(2));
    expect(user.controls).not.toContain('Use this draw');
    await user.press(names(4));
    answerLate();
    await user.settle();
    expect(planner.drawn.at(-1)?.present).toEqual([1, 7, 9, 11, 13, 15]);
    const tables = user.texts('.tables li').join(' ');
    expect(tables).not.toContain(names(4));
    expect(user.controls).toContain('Use this draw');
  });

  it('waits for the results', async () => {
    const playing = stage('swiss', {
      phase: 'playing',
      tables: swiss.organiser.tables.map((table) => ({ ...table, confirmed: null })),
    });
    const { user } = await organiserAt(playing, 'tables');
    expect(user.controls).not.toContain(`Draw match ${next}`);
  });

  it('is made again before the match begins', async () => {
    const planned = stageOf('sixteen', 'between').organiser.schedule.matches.slice(0, next);
    const { user } = await organiserAt(
      stage('swiss', { schedule: { ...swiss.organiser.schedule, matches: planned } }),
      'tables',
    );
    expect(user.sees(`Start match ${next}`)).toBe(true);
    await user.press('Draw again');
    expect(user.sees('Use this draw')).toBe(true);
  });
});

describe('the pairs of a draw', () => {
  const plan = {
    tables: played.map(({ seats }) => {
      const at = (seat: string) => seats.find((one) => one.seat === seat)?.player ?? 0;
      return {
        pairing: [
          [at('top'), at('bottom')],
          [at('left'), at('right')],
        ] as [[number, number], [number, number]],
        filler: null,
      };
    }),
  };
  const view = (kind: SeatingKind, changed: Partial<EveningView> = {}) =>
    stage(kind, {
      begun: 1,
      tables: played,
      schedule: { players: 16, kind, matches: [plan] },
      ...changed,
    }).organiser;

  it('are all of a Swiss', () => {
    expect(pairsToDraw(view('swiss'))).toEqual([1, 3, 5, 7, 9, 11, 13, 15]);
  });

  it('are those who have not lost in a knock-out', () => {
    expect(pairsToDraw(view('knock-out'))).toEqual([1, 7, 9, 15]);
    expect(pairsHere(view('knock-out'))).toEqual([1, 7, 9, 15]);
  });

  it('are there if they were there before, or are new', () => {
    const [first, ...others] = plan.tables;
    const without = {
      tables: first === undefined ? [] : [first],
      byes: [[5, 6]] as [number, number][],
    };
    expect(others).toHaveLength(3);
    const two = view('swiss', {
      schedule: { players: 16, kind: 'swiss', matches: [plan, without] },
    });
    expect(pairsHere(two)).toEqual([1, 3, 5]);
  });

  it('are all of the groups before their knock-out, and those who have not lost in it', () => {
    const { setup: own } = view('groups');
    const ofGroups = { ...own, matches: 1, groups: { count: 2, qualify: 2 } };
    expect(pairsToDraw(view('groups', { setup: ofGroups }))).toEqual([1, 3, 5, 7, 9, 11, 13, 15]);
    expect(pairsHere(view('groups', { setup: ofGroups }))).toHaveLength(8);
    const second = { setup: { ...ofGroups, matches: 0 } };
    expect(pairsToDraw(view('groups', second))).toEqual([1, 7, 9, 15]);
  });
});

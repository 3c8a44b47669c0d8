import { describe, expect, it } from 'vitest';
import type { EveningCommand, Author, ClubTableView } from '../../../../net/protocol/evening.ts';
import { isSuspended, mayWrite, stepOf, timeOf } from './step.ts';
import { ReplaySession } from '../../testing/replay.svelte.ts';

/** The steps that a device shows during a recording, in order. */
function stepsIn(recording: string): string[] {
  const session = new ReplaySession(recording);
  const steps: string[] = [];
  for (;;) {
    const { view, me, now } = session;
    const table = view?.tables.find(({ at }) => at.table === 2);
    const kind = view && table ? stepOf(view, table, me, now).kind : 'none';
    if (steps.at(-1) !== kind) steps.push(kind);
    if (session.ended) return steps;
    session.step();
  }
}

function tableAfter(
  recording: string,
  wanted: EveningCommand['act'],
): { table: ClubTableView; me: Author } {
  const session = new ReplaySession(recording);
  session.until(({ act }) => act?.act === wanted);
  const table = session.view?.tables.find(({ at }) => at.table === 2);
  if (table === undefined) throw new Error('the recording has no second table');
  return { table, me: session.me };
}

describe('one thing at a time', () => {
  // CLUB-38..42, CLUB-50..52, CLUB-81.
  it('leads the scorekeeper through a whole match', () => {
    expect(stepsIn('a match, kept')).toEqual([
      ...['none', 'keeper', 'present', 'lead', 'round', 'alert', 'round', 'alert', 'held', 'round'],
      ...['over', 'round', 'over', 'sent', 'done', 'watching'],
    ]);
  });

  // CLUB-25, and the custom that the other pair agrees.
  it('lets a player watch, and agree to the final score', () => {
    expect(stepsIn('a match, watched')).toEqual([
      ...['none', 'keeper', 'watching', 'agree', 'watching', 'done', 'watching'],
    ]);
  });

  // CLUB-57, CLUB-59, CLUB-60.
  it('stops a match when the time is up', () => {
    expect(stepsIn('a stop, kept').slice(4)).toEqual(['round', 'stop', 'over', 'sent']);
  });

  // CLUB-82: another player keeps the score after the match was annulled.
  it('plays an annulled match again, with another scorekeeper', () => {
    expect(stepsIn('an annulment, kept').slice(-2)).toEqual(['held', 'watching']);
    expect(stepsIn('an annulment, watched').slice(-2)).toEqual(['watching', 'present']);
  });

  // CLUB-82, CLUB-85: every phone asks who takes over, also that of the suspended player.
  it('asks who takes over from a suspended scorekeeper', () => {
    expect(stepsIn('a suspension, kept').slice(-3)).toEqual(['alert', 'keeper', 'watching']);
    expect(stepsIn('a suspension, watched').slice(-3)).toEqual(['watching', 'keeper', 'round']);
  });

  // CLUB-98: two devices entered different results, so the scorekeeper is asked.
  it('asks the scorekeeper about a conflict', () => {
    expect(stepsIn('a conflict, kept').slice(-2)).toEqual(['round', 'alert']);
  });
});

// CLUB-98: only the organiser answers a contradiction; the scorekeeper goes on.
it('the scorekeeper is not asked about late rounds', () => {
  const session = new ReplaySession('a match, kept');
  session.until(({ act }) => act?.act === 'object');
  const { view, me, now } = session;
  const table = view?.tables.find(({ at }) => at.table === 2);
  if (view === undefined || table === undefined) throw new Error('no table');
  expect(stepOf(view, table, me, now).kind).toBe('alert');
  const alerts = view.alerts.map((alert) => ({
    ...alert,
    about: { kind: 'late-rounds', rounds: [] } as const,
  }));
  expect(stepOf({ ...view, alerts: alerts as never }, table, me, now).kind).toBe('round');
});

// CLUB-82, CLUB-85, CLUB-103.
it('a suspended player differs from one for whom another writes', () => {
  const annulled = tableAfter('an annulment, kept', 'settle');
  expect(isSuspended(annulled.table, annulled.me)).toBe(true);
  expect(mayWrite(annulled.table, annulled.me)).toBe(false);
  const helped = tableAfter('a need, watched', 'keeper');
  expect(isSuspended(helped.table, helped.me)).toBe(false);
  expect(helped.table.acting_scorekeeper).toBe(5);
});

// CLUB-27: in a round robin the organiser keeps the score while sitting out, until a player at the table does.
it('an organiser who sits out keeps the score at a table without a scorekeeper', () => {
  const { table } = tableAfter('a match, kept', 'begin');
  const me = { kind: 'organiser' } as const;
  expect(mayWrite(table, me)).toBe(true);
  expect(mayWrite({ ...table, keeper: 5, acting_scorekeeper: 5 }, me)).toBe(false);
  expect(mayWrite(table, undefined)).toBe(false);
});

// CLUB-56.
it('the last five minutes differ from the time before', () => {
  const { table } = tableAfter('a stop, kept', 'round');
  const timeUp = table.time_up ?? 0;
  expect(timeOf(table, timeUp - 300_001).kind).toBe('left');
  expect(timeOf(table, timeUp - 300_000).kind).toBe('soon');
  expect(timeOf(table, timeUp).kind).toBe('up');
  expect(timeOf({ ...table, time_up: null }, timeUp).kind).toBe('free');
});

import { expect, it } from 'vitest';
import type { EveningSummary } from '../../../net/protocol/evening.ts';
import type { CompetitionPlan } from '../../../net/protocol/types.ts';
import { answered, sessionOf, withSessions } from './plan.ts';

const plan: CompetitionPlan = { counts: 'players', sessions: [], answers: [] };

const evening = (date: string | null) =>
  ({ id: 'e1', date, opened_ms: Date.parse('2026-11-20T21:00:00Z') }) as EveningSummary;

it('a club night is a session on its planned day, or on the day on which it was opened', () => {
  expect(sessionOf(evening('2026-12-01')).day).toBe('2026-12-01');
  expect(sessionOf(evening(null)).day).toBe('2026-11-20');
});

it('sessions stand in the order of their days', () => {
  const session = (evening: string, day: string) => ({ evening, day, room: '' });
  const sessions = [
    session('c', '2026-11-21'),
    session('a', '2026-11-20'),
    session('b', '2026-11-20'),
  ];
  const order = withSessions(plan, sessions).sessions.map(({ evening }) => evening);
  expect(order).toEqual(['a', 'b', 'c']);
});

it('a later answer replaces an earlier one about the same people', () => {
  const [ana, same] = ['guest:Ana', 'guest:Ána'];
  const once = answered(plan, { entrants: [ana, same] }, true);
  const twice = answered(
    answered(once, { entrants: [ana, ana] }, false),
    { entrants: [ana, same] },
    false,
  );
  expect(twice.answers).toEqual([
    { entrants: [ana, ana], same: false },
    { entrants: [ana, same], same: false },
  ]);
});

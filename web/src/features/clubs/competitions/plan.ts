/** Changes of a competition's plan. Each returns a new plan. */
import type { EveningSummary } from '../../../net/protocol/evening.ts';
import type {
  CompetitionPlan,
  CompetitionSession,
  EntrantQuestion,
} from '../../../net/protocol/types.ts';

/** The session that an evening becomes: on its planned day, otherwise on the day on which it was opened. */
export const sessionOf = (evening: EveningSummary): CompetitionSession => ({
  evening: evening.id,
  day: evening.date ?? new Date(evening.opened_ms).toISOString().slice(0, 10),
  room: '',
});

/** The plan with these sessions, in the order of their days. Sessions of one day stay in their order. */
export const withSessions = (
  plan: CompetitionPlan,
  sessions: readonly CompetitionSession[],
): CompetitionPlan => ({
  ...plan,
  sessions: sessions.toSorted((one, other) => one.day.localeCompare(other.day)),
});

/** The plan with an answer to a question. An earlier answer about the same entrants is replaced. */
export function answered(
  plan: CompetitionPlan,
  { entrants }: Pick<EntrantQuestion, 'entrants'>,
  same: boolean,
): CompetitionPlan {
  const others = plan.answers.filter(
    ({ entrants: [one, other] }) => one !== entrants[0] || other !== entrants[1],
  );
  return { ...plan, answers: [...others, { entrants, same }] };
}

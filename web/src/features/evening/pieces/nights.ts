/** Which of several club nights concerns people most. */
import type { EveningSummary } from '../../../net/protocol/evening.ts';

/** How soon a night concerns people: it runs, it is planned, or it is over. */
const rank = ({ closed_ms, begun }: EveningSummary) =>
  closed_ms !== null ? 2 : begun === 0 ? 1 : 0;

/** The night that concerns people most; of several, the newest. */
export function nightOf(nights: readonly EveningSummary[]): EveningSummary | null {
  return [...nights].sort((a, b) => rank(a) - rank(b) || b.opened_ms - a.opened_ms)[0] ?? null;
}

/** Whether a night is being played. */
export const runs = (night: EveningSummary | null) => night !== null && rank(night) === 0;

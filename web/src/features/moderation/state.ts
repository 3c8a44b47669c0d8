import type { ImposedSanction } from '../../net/protocol/types.ts';

/** How a sanction stands. A warning neither holds nor ends. */
export type SanctionState = 'holds' | 'over' | 'lifted';

/** How a sanction stands; `undefined` for a warning that was not lifted. */
export function stateOf({ kind, active, lifted }: ImposedSanction): SanctionState | undefined {
  if (lifted !== undefined) return 'lifted';
  if (kind === 'warning') return undefined;
  return active ? 'holds' : 'over';
}

/** Whether the person can still appeal against a sanction: once, and only while it was not lifted. */
export const mayAppeal = ({ appeal, lifted }: ImposedSanction): boolean =>
  appeal === undefined && lifted === undefined;

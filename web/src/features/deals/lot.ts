import type { RoundResult, Rules } from '../../net/protocol/types.ts';

/** Whether a lot decides the lead of a round: by the rules in the first round, later as the result of the round before says. */
export function isByLot(rules: Rules, results: readonly RoundResult[], round: number): boolean {
  const before = results.findLast((result) => result.round < round);
  if (before !== undefined) return before.lead.by === 'lot';
  return ['lot', 'youngest', 'random'].includes(rules.lead.first);
}

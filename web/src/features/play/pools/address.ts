import type { OpenTable } from '../../../net/protocol/types.ts';
import { readPlan } from '../opening/plan.ts';

/** The address of the page that looks for opponents for this table. */
export function poolAddress(plan: OpenTable): string {
  const query = new URLSearchParams({ plan: JSON.stringify(plan) });
  // A stored plan never says that it is rated, because bots may take its seats the next time.
  if (plan.options.rated === true) query.set('rated', '');
  return `/pool?${String(query)}`;
}

/** The table in an address; `undefined` if there is none. */
export function planIn(search: string): OpenTable | undefined {
  const query = new URLSearchParams(search);
  const plan = readPlan(query.get('plan'));
  if (plan === undefined || !query.has('rated')) return plan;
  return { ...plan, options: { ...plan.options, rated: true } };
}

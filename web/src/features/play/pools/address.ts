// The addresses of searches for opponents. `sought.ts` reads them.
import type { JoinPool, OpenTable, WaitingPeople } from '../../../net/protocol/types.ts';

/** The address of the search for opponents at exactly this table. */
export function poolAddress(plan: OpenTable): string {
  const query = new URLSearchParams({ plan: JSON.stringify(plan) });
  // A stored plan never says that it is rated, because bots may take its seats the next time.
  if (plan.options.rated === true) query.set('rated', '');
  return `/pool?${String(query)}`;
}

/** The address of the search that meets people who wait, with all of their wishes. */
export function joinAddress(waiting: Omit<WaitingPeople, 'people' | 'seconds'>): string {
  const { any, options, players, games } = waiting;
  const casual = { ...options };
  delete casual.rated;
  // Who does not mind ratings plays without them, too: for that nobody needs an account.
  const free = any.includes('rated');
  const pool: Omit<JoinPool, 'bots'> = {
    games,
    players,
    options: free ? casual : options,
    any: any.filter((option) => option !== 'rated'),
  };
  return `/pool?${String(new URLSearchParams({ join: JSON.stringify(pool) }))}`;
}

/** The address of a search with exactly these wishes. */
export function searchAddress({ bots: _, ...pool }: JoinPool): string {
  return `/pool?${String(new URLSearchParams({ join: JSON.stringify(pool) }))}`;
}

import type {
  JoinPool,
  OpenTable,
  TableOptions,
  WaitingPeople,
} from '../../../net/protocol/types.ts';
import { readPlan } from '../opening/plan.ts';

/** What the page looks for. */
export interface Wanted {
  /** The table, for what the page says about it, and for a table with bots. */
  plan: OpenTable;
  /** What the server is asked for. */
  pool: JoinPool;
}

/** The address of the page that looks for opponents for this table. */
export function poolAddress(plan: OpenTable): string {
  const query = new URLSearchParams({ plan: JSON.stringify(plan) });
  // A stored plan never says that it is rated, because bots may take its seats the next time.
  if (plan.options.rated === true) query.set('rated', '');
  return `/pool?${String(query)}`;
}

/** The address of the page that joins people who wait. They wait for exactly these options, so the address has all of them. */
export function joinAddress({ options, players, rules }: WaitingPeople): string {
  const pool: JoinPool = { rules, players, options };
  return `/pool?${String(new URLSearchParams({ join: JSON.stringify(pool) }))}`;
}

/** What an address looks for; `last` is the table that was opened last. */
export function wantedIn(search: string, last: OpenTable): Wanted {
  const query = new URLSearchParams(search);
  const joined = readPool(query.get('join'));
  if (joined !== undefined) return joined;
  const stored = readPlan(query.get('plan')) ?? last;
  const plan = query.has('rated')
    ? { ...stored, options: { ...stored.options, rated: true } }
    : stored;
  const players = query.has('few') ? null : plan.seats.length;
  return { plan, pool: { rules: plan.rules, players, options: plan.options } };
}

/** Whether these people wait for what a pool looks for, as far as a person chooses it for opponents. */
export function waitsFor({ options, players, rules }: WaitingPeople, pool: JoinPool): boolean {
  const chosen = ({ rated = false, talk = 'phrases', turn_seconds }: TableOptions) =>
    JSON.stringify([rated, talk, turn_seconds]);
  const isFor = pool.players === null || pool.players === players;
  return isFor && rules === pool.rules && chosen(options) === chosen(pool.options);
}

function readPool(text: string | null): Wanted | undefined {
  let pool: unknown;
  try {
    pool = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof pool !== 'object' || pool === null) return undefined;
  const { options, players, rules } = pool as Partial<JoinPool>;
  if (typeof players !== 'number' || !(players >= 2 && players <= SEATS_MAX)) return undefined;
  const seats = Array.from({ length: players }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const plan = readPlan(JSON.stringify({ rules, seats, options }));
  if (plan === undefined || options === undefined) return undefined;
  const rated = options.rated === true ? { rated: true } : {};
  const shown = { ...plan, options: { ...plan.options, ...rated } };
  return { plan: shown, pool: { rules: plan.rules, players, options } };
}

const SEATS_MAX = 8;

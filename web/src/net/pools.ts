import { request } from './api.ts';
import type { JoinPool, PoolAnswer } from './protocol/types.ts';

/**
 * Waits for opponents, about 25 seconds at the most. A person who asks again at once keeps the place, also with other wishes.
 * `signal` gives the request up.
 */
export const joinPool = (pool: JoinPool, signal: AbortSignal) =>
  request<PoolAnswer>('POST', '/api/pool', pool, signal);

/** Leaves the pools in which the visitor waits. */
export const leavePool = () => request<undefined>('DELETE', '/api/pool');

import { request } from './api.ts';
import type { JoinPool, PoolAnswer } from './protocol/types.ts';

/** Waits for opponents, about 20 seconds at the most. Whoever asks again at once keeps their place. */
export const joinPool = (pool: JoinPool) => request<PoolAnswer>('POST', '/api/pool', pool);

/** Leaves the pool in which the visitor waits. */
export const leavePool = () => request<undefined>('DELETE', '/api/pool');

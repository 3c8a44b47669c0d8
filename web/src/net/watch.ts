import { request } from './api.ts';
import type { WatchPage } from './protocol/types.ts';

/** The matches that everyone may watch, in pages. */
export const getWatched = (after: string | null = null) =>
  request<WatchPage>(
    'GET',
    after === null ? '/api/watch' : `/api/watch?${String(new URLSearchParams({ after }))}`,
  );

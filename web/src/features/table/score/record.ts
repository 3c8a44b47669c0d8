import { getRecord } from '../../../net/api.ts';
import type { TableState } from '../state/table.svelte.ts';

/** The record of the last match at a table in DGN. Throws an `ApiError` if there is none. */
export const recordOf = ({ id, onDevice }: TableState): Promise<string> =>
  onDevice?.record() ?? getRecord(id);

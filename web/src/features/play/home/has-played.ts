import { loadText } from '../../../device/local-text.ts';
import { hasSat } from '../../table/has-sat.ts';

/** The key of the plan of the table that was opened last. */
export const LAST_PLAN = 'boneyard.table';

/** Whether somebody on this device has opened a table or sat down at one. */
export function hasPlayed(): boolean {
  return loadText(LAST_PLAN) !== null || hasSat();
}

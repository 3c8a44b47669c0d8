import { loadText } from '../../../device/local-text.ts';
import { hadEvening } from '../../evening/sync/was-here.ts';
import { hasSat } from '../../table/has-sat.ts';

/** The key of the plan of the table that was opened or looked for last. */
export const LAST_PLAN = 'boneyard.table';

/** Whether a person on this device has opened a table, looked for opponents, sat down at a table, or been at a club night. */
export function hasPlayed(): boolean {
  return loadText(LAST_PLAN) !== null || hasSat() || hadEvening();
}

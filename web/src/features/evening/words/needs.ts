import type { Need } from '../../../net/protocol/evening.ts';

/** What players may need, in the order in which it is always named. */
export const NEEDS: readonly Need[] = ['sight', 'movement', 'hearing'];

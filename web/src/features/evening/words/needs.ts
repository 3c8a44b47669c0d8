import type { Need } from '../../../net/protocol/evening.ts';

/** The needs that players may have, in the order in which lists name them. */
export const NEEDS: readonly Need[] = ['sight', 'movement', 'hearing'];

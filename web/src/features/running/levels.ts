import type { Level } from '../../net/protocol/types.ts';

/** How well bots play, the weakest first. */
export const botLevels: readonly Level[] = ['random', 'greedy', 'steady'];

import type { Level } from '../../net/protocol/types.ts';

/** How well bots play, the weakest first. `LEVELS` has their ratings; pages that need only the names do not load it. */
export const botLevels: readonly Level[] = ['beginner', 'easy', 'steady', 'strong', 'master'];

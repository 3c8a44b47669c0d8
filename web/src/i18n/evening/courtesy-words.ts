import type { Courtesy } from '../../net/protocol/evening.ts';

/** For each courtesy, the words that identify it in a reason, in one language. */
export type CourtesyWords = Record<Courtesy, RegExp>;

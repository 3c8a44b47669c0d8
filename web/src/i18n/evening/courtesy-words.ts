import type { Courtesy } from '../../net/protocol/evening.ts';

/** For each courtesy, the words of a language that a reason about it contains. */
export type CourtesyWords = Record<Courtesy, RegExp>;

import type { Place } from '../../protocol/types.ts';

/** Somebody in a sentence: by name, or whoever reads it. */
export type Who = { name: string; you: boolean };

/** One or more people who score together, in a sentence. */
export type Party = { names: string; you: boolean; many: boolean };

/** A tile in a sentence, the lower half first. */
export type TileIn = readonly [number, number];

/** How much is said: `6-5 right`, `six-five on the right`, or that and what it tells. */
export type Speech = 'short' | 'normal' | 'full';

/** A tile laid, in a sentence. */
export type Laid = {
  who: Who;
  tile: TileIn;
  at: Place;
  ends: readonly [number, number];
  /** How many tiles were drawn before it. */
  drawn: number;
  speech: Speech;
};

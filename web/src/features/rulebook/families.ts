import type { Family } from '../../net/protocol/types.ts';

/** The families of games, in the order of the pages. */
export const FAMILIES: readonly Family[] = [
  'classic',
  'goat',
  'pairs',
  'fives',
  'trains',
  'triangles',
];

/** How large the tables of the hall are drawn: with faces, without, or as a list. */
export type HallSize = 'large' | 'small' | 'list';

/** Up to so many tables, each has more width than it needs. */
export const FEW_TABLES = 6;

/** The size of the tables of a hall with this many. */
export function hallSize(tables: number): HallSize {
  if (tables <= 12) return 'large';
  return tables <= 24 ? 'small' : 'list';
}

import type { Rules } from '../../net/protocol/types.ts';

/** What the picture of a game shows of its rules. */
export interface Pictured {
  readonly layout: Pick<Rules['layout'], 'shape'>;
  readonly seats: Pick<Rules['seats'], 'count' | 'sides'>;
  readonly tiles: Pick<Rules['tiles'], 'set'>;
}

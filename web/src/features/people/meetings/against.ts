import type { HeadToHead, Opponents } from '../../../net/protocol/types.ts';

/** With whom a person plays, and what the reader has to do with it. */
export type Meetings = {
  readonly opponents: Opponents;
  /** The name of the reader's account; `null` without one, and on the reader's own page. */
  readonly reader: string | null;
  /** Whether the page is the reader's own. */
  readonly own: boolean;
};

/** A score as the other person sees it. */
export const fromOtherSide = ({ won, lost, ...rest }: HeadToHead): HeadToHead => ({
  ...rest,
  won: lost,
  lost: won,
});

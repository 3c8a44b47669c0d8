import type { TableView } from '../../../net/protocol/types.ts';
import { losers, matchOutcomeOf, timeOut, whyOver } from '../speech/outcome.ts';
import { partyOfSeats } from '../view/people.ts';
import type { ScoreTexts } from '../speech/outcome.ts';

/** The words in the picture of a match's end. */
export type MatchPicture = {
  /** Who won, in a few words. */
  headline: string;
  /** What else there is to say. */
  lines: string[];
};

/** The end of a match as its picture tells it; `null` while the match continues. */
export function matchPictureOf(view: TableView, t: ScoreTexts): MatchPicture | null {
  const [headline, ...lines] = matchOutcomeOf(view, t) ?? [];
  if (headline === undefined) return null;
  const won = view.match_end?.verdict.won ?? [];
  if (won.length === 0) return { headline, lines };
  const seats = won.flatMap((side) => view.sides[side] ?? []);
  return {
    headline: t.score.match.headline({ party: partyOfSeats(view, seats, t.table) }),
    lines: [...timeOut(view, t), ...losers(view, t), ...whyOver(view, t)],
  };
}

import type { TableView } from '../../../net/protocol/types.ts';
import type { ScoreTexts } from './outcome.ts';
import type { Announcement, Ended, Speech } from './announce.ts';
import { briefOf, totalsOf } from './brief.ts';
import { matchOutcomeOf, nextLeadOf, outcomeOf } from './outcome.ts';

/** The announcement that a round or the match is over; `after` is the table without its round. */
export function announceEnd(
  event: Ended,
  after: TableView,
  t: ScoreTexts,
  speech: Speech,
): Announcement {
  if (event.type === 'match-ended') {
    return { region: 'plays', text: (matchOutcomeOf(after, t) ?? []).join(' '), closing: true };
  }
  const { result } = event;
  const said = [
    outcomeOf(after, result, t).what,
    briefOf(after, result, t),
    totalsOf(after, result, t),
  ];
  // Nobody leads after the last round of a match.
  if (speech !== 'short' && result.settlement.verdict === null) {
    said.push(nextLeadOf(after, result, t));
  }
  return { region: 'plays', text: said.filter((sentence) => sentence !== '').join(' ') };
}

import type { TableView } from '../../../net/protocol/types.ts';
import type { ScoreTexts } from './outcome.ts';
import type { Announcement, Ended, Speech } from './announce.ts';
import { briefOf } from './brief.ts';
import { matchOutcomeOf, nextLeadOf, outcomeOf } from './outcome.ts';

/** The announcement that a round or the match is over; `after` is the table without its round. */
export function announceEnd(
  event: Ended,
  after: TableView,
  t: ScoreTexts,
  speech: Speech,
): Announcement {
  if (event.type === 'match-ended') {
    return { region: 'turn', text: (matchOutcomeOf(after, t) ?? []).join(' ') };
  }
  // The sheet says the rest. Its rules and who leads next are said here only on request.
  const said = [outcomeOf(after, event.result, t).what, briefOf(after, event.result, t)];
  if (speech === 'full') said.push(nextLeadOf(after, event.result, t));
  return { region: 'plays', text: said.join(' ').trim() };
}

import type { EveningStanding } from '../../../net/protocol/evening.ts';

/** A player on the podium. */
export interface Winner {
  /** Players who are tied in all but their numbers share the best place of their group (CLUB-89). */
  readonly place: number;
  readonly line: EveningStanding;
}

/** The last place that stands on the podium. */
const LAST_PLACE = 3;

/** The players in the first three places, the best first. Nobody stands on the podium of a night without a result. */
export function podiumOf(standings: readonly EveningStanding[]): Winner[] {
  const winners: Winner[] = [];
  for (const line of standings) {
    const above = winners.at(-1);
    const isShared = above?.line.decided_by === 'number';
    const place = isShared ? above.place : line.place;
    if (place > LAST_PLACE || line.played === 0) break;
    winners.push({ place, line });
  }
  return winners;
}

import type { EveningView, Player } from '../../../net/protocol/evening.ts';

/** What a table of standings shows besides its lines. */
export interface StandingsShown {
  /** The last match of which something is entered; 0 before. */
  readonly after: number;
  /** The round robin always has the column; others have it once penalties are given (T-10). */
  readonly penalties: boolean;
  readonly money: boolean;
  readonly prize: boolean;
  /** Those whom nothing but their numbers parts (CLUB-89). Before anything is played that is nobody’s mark. */
  readonly byNumber: ReadonlySet<Player>;
}

/** Which columns and marks the standings of an evening have. */
export function standingsOf(view: EveningView): StandingsShown {
  const { setup, report } = view;
  const played = report.standings.some(({ played }) => played > 0);
  const over = report.matches.filter(({ next_lead, stopped, score }) => {
    const reached = Math.max(...score) >= setup.target;
    return next_lead === null && (stopped || reached);
  });
  return {
    after: played ? Math.max(0, ...over.map(({ number }) => number)) : 0,
    penalties: setup.penalties || report.standings.some(({ penalties }) => penalties > 0),
    money: setup.stake > 0,
    prize: setup.prize !== null && report.final,
    byNumber: new Set(played ? view.by_number : []),
  };
}

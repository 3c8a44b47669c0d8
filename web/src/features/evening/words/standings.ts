import type { EveningMessages } from '../../../i18n/compiled/types.ts';
import type { EveningView, Player } from '../../../net/protocol/evening.ts';

/** The columns and marks of a table of standings. */
export interface StandingsShown {
  /** The last match that is over at one of its tables or more; 0 before the first result. */
  readonly after: number;
  /** Whether there is a column for penalties: the evening uses them, or one was given (T-10). */
  readonly penalties: boolean;
  readonly money: boolean;
  readonly prize: boolean;
  /** Players who differ only by their numbers (CLUB-89). Before the first result nobody is marked. */
  readonly byNumber: ReadonlySet<Player>;
}

/** The columns and marks that an evening's standings have. */
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

/** The title of the standings: final, after a match, or before the first result. */
export function standingsTitle(
  view: EveningView,
  texts: EveningMessages['common']['standings'],
): string {
  const { after } = standingsOf(view);
  if (view.report.final) return texts.final;
  return after === 0 ? texts.title : texts.after({ n: after });
}

import type { EveningMessages } from '../../../i18n/compiled/types.ts';
import type { EveningStanding, EveningView, Player } from '../../../net/protocol/evening.ts';

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

/** Who has a place in the standings: a player, or both players of a fixed pair. */
export interface Placed {
  readonly line: EveningStanding;
  readonly players: readonly { readonly player: Player; readonly name: string }[];
}

/** The lines of standings by place. The two lines of a fixed pair, which follow each other, are one. */
export function placesOf(standings: readonly EveningStanding[]): Placed[] {
  const places: Placed[] = [];
  for (const line of standings) {
    const own = { player: line.number, name: line.name };
    const before = places.at(-1);
    if (before !== undefined && before.line.partner === line.number)
      places[places.length - 1] = { line: before.line, players: [...before.players, own] };
    else places.push({ line, players: [own] });
  }
  return places;
}

/** Standings for places where a fixed pair has one line, with both names. */
export const linesOfPlaces = (standings: readonly EveningStanding[]): EveningStanding[] =>
  placesOf(standings).map(({ line, players }) => ({
    ...line,
    name: players.map(({ name }) => name).join(' & '),
  }));

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

import type { EveningMessages } from '../../../i18n/compiled/types.ts';
import type {
  EveningStanding,
  EveningView,
  Player,
  Report,
  Setup,
  TeamStanding,
} from '../../../net/protocol/evening.ts';
import { groupMatches, isTogether, teamOf } from './seating.ts';

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

/** Who has a place in the standings: a player, both players of a fixed pair, or a team. */
export interface Placed {
  /** The line of the first player; of a team, with the sums of the team. */
  readonly line: EveningStanding;
  /** The team, if there are teams. Its name is empty if it has its number only. */
  readonly team?: TeamStanding;
  readonly players: readonly { readonly player: Player; readonly name: string }[];
}

/** The lines of standings by place. The lines of a fixed pair or a team, which follow each other, are one. */
export function placesOf({ standings, teams }: Pick<Report, 'standings' | 'teams'>): Placed[] {
  if (teams !== undefined && teams.length > 0)
    return teams.flatMap((team) => placeOf(team, standings));
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

/** The place of a team, among the lines of all players. */
function placeOf(team: TeamStanding, standings: readonly EveningStanding[]): Placed[] {
  const own = standings.filter((line) => line.team === team.team);
  const [first] = own;
  if (first === undefined) return [];
  const players = own.map(({ number, name }) => ({ player: number, name }));
  return [{ line: { ...first, ...team, name: first.name, team: team.team }, team, players }];
}

/** The name of a team: what the organiser has called it, or its number. */
export const teamName = (
  { name, team }: Pick<TeamStanding, 'name' | 'team'>,
  texts: Pick<EveningMessages['common'], 'team'>,
): string => (name === '' ? texts.team({ n: team }) : name);

/** The standings of a group, as those of an evening. Only the matches of the group count. */
export interface GroupReport extends Pick<Report, 'standings' | 'teams'> {
  /** From 1. */
  readonly group: number;
}

/** The standings of each group; empty without groups. */
export function groupReports({
  setup,
  report,
}: Pick<EveningView, 'setup' | 'report'>): GroupReport[] {
  const groups: GroupReport[] = [];
  for (const line of report.groups ?? []) {
    const { group, number: first, ...sums } = line;
    const own = report.standings
      .filter(({ number }) => isTogether(setup, number, first))
      .map((standing) => ({ ...standing, ...sums }));
    const team = report.teams?.find(({ team }) => team === teamOf(setup, first));
    const teams = team === undefined ? [] : [{ ...team, ...sums }];
    const before = groups.at(-1);
    if (before?.group === group)
      groups[groups.length - 1] = {
        group,
        standings: [...before.standings, ...own],
        teams: [...(before.teams ?? []), ...teams],
      };
    else groups.push({ group, standings: own, teams });
  }
  return groups;
}

/** Whether the groups still play, so that their standings are those of the evening. */
export const doGroupsPlay = ({
  setup,
  schedule,
}: Pick<EveningView, 'setup' | 'schedule'>): boolean =>
  setup.seating === 'groups' && schedule.matches.length <= groupMatches(setup);

/** The places of each group that play the knock-out, such as 1–2. */
export function placesGoingOn({ groups }: Setup): string {
  const qualify = groups?.qualify ?? 1;
  return qualify === 1 ? '1' : `1–${qualify}`;
}

/** Standings for places where a fixed pair has one line with both names, and a team one with its name and its number. */
export const linesOfPlaces = (
  report: Pick<Report, 'standings' | 'teams'>,
  texts: Pick<EveningMessages['common'], 'team'>,
): EveningStanding[] =>
  placesOf(report).map(({ line, team, players }) =>
    team === undefined
      ? { ...line, name: players.map(({ name }) => name).join(' & ') }
      : { ...line, number: team.team, name: teamName(team, texts) },
  );

/** The columns and marks that an evening's standings have. */
export function standingsOf(view: EveningView): StandingsShown {
  const { setup, report } = view;
  const played = report.standings.some(({ played }) => played > 0);
  const over = report.matches.filter(({ next_lead, stopped, forfeit, score }) => {
    const reached = Math.max(...score) >= setup.target;
    return next_lead === null && (stopped || forfeit !== undefined || reached);
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

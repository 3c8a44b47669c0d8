import { ApiError, getMe, putName } from '../../../net/api.ts';
import {
  getClub,
  getClubs,
  getEvenings,
  getNames,
  importList,
  openClub,
} from '../../../net/clubs.ts';
import { getEvening } from '../../../net/evenings.ts';
import type {
  EveningOptions,
  EveningSummary,
  OnlinePlay,
  Setup,
} from '../../../net/protocol/evening.ts';
import { NAME_CHARS_MAX, type ClubSummary } from '../../../net/protocol/types.ts';
import { loadText, saveText } from '../../../device/local-text.ts';
import { firstCharacters } from '../../../ui/text-length.ts';
import { csvOf, type ListedPerson } from './names.ts';
import { paceOf, USUAL_PACE, type Pace } from './pace.ts';

/** An earlier evening, to repeat it. */
export interface LastEvening {
  readonly setup: Setup;
  readonly options: EveningOptions;
  /** How many matches were planned. */
  readonly matches: number;
}

/** Where an evening is held, and what is known there. */
export interface Host {
  /** `new-club` if the visitor has no club yet, `device` for an evening that only this device has. */
  readonly kind: 'club' | 'new-club' | 'device';
  /** The name of the organiser, who is player 1; empty if it is not known. */
  readonly you: string;
  /** Whether the club knows the organiser by this name, so that it need not be asked. */
  readonly isKnown: boolean;
  /** The names of the members, also the organiser's. */
  readonly members: readonly string[];
  readonly last: LastEvening | undefined;
  readonly pace: Pace;
  readonly options: EveningOptions;
  /** The clubs of the visitor, if there are several to choose from. */
  readonly clubs: readonly ClubSummary[];
  /** The id of the club; `undefined` without one. */
  readonly club: string | undefined;
  /** Whether the organiser of the evening organises the club, too. */
  readonly organises: boolean;
}

/** An evening to open. */
export interface Opening {
  readonly file: string;
  readonly options: EveningOptions;
  /** How the tables are played online; `undefined` for real tables. */
  readonly online: OnlinePlay | undefined;
  /** Whether the first match begins at once. */
  readonly begin: boolean;
  /** The name for a new club. */
  readonly clubName: string;
  /** Player 1. */
  readonly you: string;
  /** Whether names that look alike are known to be of different people. */
  readonly namesakes: boolean;
  /** Everyone who was added by name, with the e-mails of their list. */
  readonly people: readonly ListedPerson[];
}

/** The key of the club whose evening was opened last on this device. */
const LAST_CLUB = 'boneyard.club';

/** Chooses this club next time, unless another one is named. */
export const rememberClub = (club: string) => saveText(LAST_CLUB, club);

const PLAIN: EveningOptions = { countersign: false, blockers_column: false };

/** An evening of this device alone. */
export const deviceHost = (): Host => ({
  kind: 'device',
  you: '',
  isKnown: false,
  members: [],
  last: undefined,
  pace: USUAL_PACE,
  options: PLAIN,
  clubs: [],
  club: undefined,
  organises: false,
});

/** The club with this id, or the first one of the visitor, or a new one. Throws an `ApiError` if the server fails. */
export async function clubHost(chosen: string | null): Promise<Host> {
  const [me, all] = await Promise.all([getMe(), getClubs()]);
  const clubs = all.filter(({ you }) => you.organises || you.member);
  const usual = loadText(LAST_CLUB);
  const id = chosen ?? (clubs.find(({ id }) => id === usual) ?? clubs[0])?.id;
  if (id === undefined) return { ...deviceHost(), kind: 'new-club', you: me.name };
  const [{ settings, you: role }, { you, members }, evenings] = await Promise.all([
    getClub(id),
    getNames(id),
    getEvenings(id),
  ]);
  return {
    kind: 'club',
    // A guest's name need not be the member's, but it is the best guess.
    you: you ?? me.name,
    isKnown: you !== null,
    members,
    last: await lastEvening(id, evenings),
    pace: paceOf(evenings),
    options: {
      countersign: settings.countersigned,
      blockers_column: settings.tied_fish === 'blocker',
    },
    clubs: clubs.length > 1 ? clubs : [],
    club: id,
    organises: role.organises,
  };
}

/** How many evenings are read at most to find one that was played. */
const EVENINGS_READ_MAX = 5;

/** The last evening with a confirmed result, as far as the visitor may see it; `undefined` if none can be read now. */
async function lastEvening(
  club: string,
  evenings: readonly EveningSummary[],
): Promise<LastEvening | undefined> {
  const over = evenings.filter(({ closed_ms, begun }) => closed_ms !== null && begun > 0);
  for (const { id } of over.slice(0, EVENINGS_READ_MAX)) {
    const view = await getEvening(id).catch(() => undefined);
    if (view?.report.standings.some(({ played }) => played > 0) === true) {
      const setup = await withNewNames(club, id, view.setup);
      return { setup, options: view.options, matches: view.matches };
    }
  }
  return undefined;
}

/** The setup of an evening with the names that its members have now. If they cannot be read, the names stay. */
async function withNewNames(club: string, evening: string, setup: Setup): Promise<Setup> {
  const names = await getNames(club, evening).catch(() => undefined);
  const players = setup.players.map((player, at) => {
    const known = names?.players[at];
    return known?.name === player.name ? { ...player, name: known.member ?? player.name } : player;
  });
  return { ...setup, players };
}

/** A new club whose first member is its organiser. Returns its id. */
export async function newClub({ clubName, you }: Opening): Promise<string> {
  if ((await getMe()).name === '') await nameAtTables(you);
  return (await openClub({ name: clubName, member: you })).id;
}

/** Gives the visitor the organiser's name at tables, too, if no account has it. */
async function nameAtTables(name: string): Promise<void> {
  try {
    await putName(firstCharacters(name, NAME_CHARS_MAX));
  } catch (error) {
    // The visitor can choose another one at a table.
    if (!(error instanceof ApiError && error.reason.code === 'account')) throw error;
  }
}

/** Makes these people members of a club, if they are not yet. */
export async function enlist(club: string, people: readonly ListedPerson[]): Promise<void> {
  if (people.length > 0) await importList(club, new Blob([csvOf(people)]), false);
}

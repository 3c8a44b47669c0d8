import { request } from './api.ts';
import type { EveningSummary } from './protocol/evening.ts';
import type {
  ClubEntry,
  ClubMember,
  ClubOrganisers,
  ClubSummary,
  ClubView,
  EditClub,
  EnterClub,
  HallView,
  JoinOrganisers,
  MemberEntry,
  MembersImport,
  NewInvitation,
  OpenClub,
  OpenedClub,
  SeasonView,
} from './protocol/types.ts';

/** The clubs that I organise or have entered. */
export const getClubs = () => request<ClubSummary[]>('GET', '/api/clubs');

/** Opens a club. */
export const openClub = (club: OpenClub) => request<OpenedClub>('POST', '/api/clubs', club);

/** A club, as anybody may see it. */
export const getClub = (club: string) => request<ClubView>('GET', clubPath(club));

/** Gives a club another name or other settings. */
export const putClub = (club: string, edit: EditClub) =>
  request<ClubView>('PUT', clubPath(club), edit);

/** Says by e-mail which member I am. */
export const enterClub = (club: string, entry: EnterClub) =>
  request<ClubEntry>('POST', `${clubPath(club)}/enter`, entry);

/** The evenings of a club, the newest first, from the newest or from before a time. */
export const getEvenings = (club: string, beforeMs?: number) =>
  request<EveningSummary[]>(
    'GET',
    `${clubPath(club)}/evenings${beforeMs === undefined ? '' : `?before=${String(beforeMs)}`}`,
  );

/** Who is where in a season of a club; in the last one with evenings, where none is named. */
export const getSeason = (club: string, season?: string) =>
  request<SeasonView>(
    'GET',
    `${clubPath(club)}/season${season === undefined ? '' : `?season=${encodeURIComponent(season)}`}`,
  );

/** What a club remembers. */
export const getHall = (club: string) => request<HallView>('GET', `${clubPath(club)}/hall`);

/** Everybody on the list of a club. */
export const getMembers = (club: string) => request<ClubMember[]>('GET', membersPath(club));

/** Adds a member. */
export const addMember = (club: string, entry: MemberEntry) =>
  request<ClubMember>('POST', membersPath(club), entry);

/** Gives a member another name, e-mail or note. */
export const putMember = (club: string, member: string, entry: MemberEntry) =>
  request<ClubMember>('PUT', `${membersPath(club)}/${encodeURIComponent(member)}`, entry);

/** Takes a member off the list. */
export const removeMember = (club: string, member: string) =>
  request<undefined>('DELETE', `${membersPath(club)}/${encodeURIComponent(member)}`);

/** Where the list of a club is, as comma-separated values. */
export const listPath = (club: string) => `${clubPath(club)}/members.csv`;

/** Takes in a list of members as comma-separated values, or, in a preview, says what that would do. */
export const importList = (club: string, list: Blob, preview: boolean) =>
  request<MembersImport>('POST', `${listPath(club)}?preview=${String(preview)}`, list);

/** Those who run a club, and whom they have asked to. */
export const getOrganisers = (club: string) =>
  request<ClubOrganisers>('GET', `${clubPath(club)}/organisers`);

/** Becomes an organiser, with an invitation. */
export const joinOrganisers = (club: string, join: JoinOrganisers) =>
  request<undefined>('POST', `${clubPath(club)}/organisers`, join);

/** Lets an organiser go. */
export const removeOrganiser = (club: string, organiser: string) =>
  request<undefined>('DELETE', `${clubPath(club)}/organisers/${encodeURIComponent(organiser)}`);

/** Makes an invitation. The secret of its link is sent only in this answer. */
export const invite = (club: string) =>
  request<NewInvitation>('POST', `${clubPath(club)}/invitations`);

/** Withdraws an invitation. */
export const withdraw = (club: string, invitation: string) =>
  request<undefined>('DELETE', `${clubPath(club)}/invitations/${encodeURIComponent(invitation)}`);

const clubPath = (club: string) => `/api/clubs/${encodeURIComponent(club)}`;
const membersPath = (club: string) => `${clubPath(club)}/members`;

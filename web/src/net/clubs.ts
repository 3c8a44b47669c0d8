import { request } from './api.ts';
import type {
  ClubRegulation,
  EditRegulation,
  EveningSummary,
  NewRegulation,
} from './protocol/evening.ts';
import type {
  BeMember,
  ClubEntry,
  ClubMember,
  ClubNames,
  ClubOrganisers,
  ClubSummary,
  ClubView,
  EditClub,
  EnterByLink,
  EnterClub,
  HallView,
  JoinOrganisers,
  MemberEntry,
  MembersImport,
  MergeMembers,
  NewInvitation,
  NewMemberLink,
  OpenClub,
  OpenedClub,
  SeasonView,
  Separator,
} from './protocol/types.ts';

/** The clubs that this visitor organises or has entered. */
export const getClubs = () => request<ClubSummary[]>('GET', '/api/clubs');

export const openClub = (club: OpenClub) => request<OpenedClub>('POST', '/api/clubs', club);

/** The public view of a club. */
export const getClub = (club: string) => request<ClubView>('GET', clubPath(club));

/** Gives a club another name or other settings. */
export const putClub = (club: string, edit: EditClub) =>
  request<ClubView>('PUT', clubPath(club), edit);

/** Enters a club as the member with this e-mail. */
export const enterClub = (club: string, entry: EnterClub) =>
  request<ClubEntry>('POST', `${clubPath(club)}/enter`, entry);

/** Enters a club with the link that an organiser made for a member. */
export const enterByLink = (club: string, entry: EnterByLink) =>
  request<ClubEntry>('POST', `${clubPath(club)}/enter/link`, entry);

/** The names of a club's members, and which of them is this visitor's; with an evening, also who played in it. */
export const getNames = (club: string, evening?: string) =>
  request<ClubNames>(
    'GET',
    `${clubPath(club)}/names${evening === undefined ? '' : `?evening=${encodeURIComponent(evening)}`}`,
  );

/** Says, as an organiser, which member this visitor is. A new name is added to the list. */
export const beMember = (club: string, be: BeMember) =>
  request<undefined>('PUT', `${clubPath(club)}/names`, be);

/** The evenings of a club, the newest first: the newest ones, or those before a Unix time in milliseconds. */
export const getEvenings = (club: string, beforeMs?: number) =>
  request<EveningSummary[]>(
    'GET',
    `${clubPath(club)}/evenings${beforeMs === undefined ? '' : `?before=${String(beforeMs)}`}`,
  );

/** The standings of a season; without `season`, of the last season that has evenings. */
export const getSeason = (club: string, season?: string) =>
  request<SeasonView>(
    'GET',
    `${clubPath(club)}/season${season === undefined ? '' : `?season=${encodeURIComponent(season)}`}`,
  );

export const getHall = (club: string) => request<HallView>('GET', `${clubPath(club)}/hall`);

export const getMembers = (club: string) => request<ClubMember[]>('GET', membersPath(club));

/** Adds a member. `namesakes`: the name may look like another member's. */
export const addMember = (club: string, entry: MemberEntry, namesakes = false) =>
  request<ClubMember>('POST', `${membersPath(club)}?namesakes=${String(namesakes)}`, entry);

/** Gives a member another name, e-mail or note. */
export const putMember = (club: string, member: string, entry: MemberEntry) =>
  request<ClubMember>('PUT', `${membersPath(club)}/${encodeURIComponent(member)}`, entry);

/** Makes two members one. The other one leaves the list. */
export const mergeMembers = (club: string, member: string, merge: MergeMembers) =>
  request<ClubMember>('POST', `${membersPath(club)}/${encodeURIComponent(member)}/merge`, merge);

/** Takes a member off the list. */
export const removeMember = (club: string, member: string) =>
  request<undefined>('DELETE', `${membersPath(club)}/${encodeURIComponent(member)}`);

/** Makes a link with which one device becomes a member's. The secret of the link is sent only in this answer. */
export const makeMemberLink = (club: string, member: string) =>
  request<NewMemberLink>('POST', `${membersPath(club)}/${encodeURIComponent(member)}/link`);

const csvPath = (club: string) => `${clubPath(club)}/members.csv`;

/** The address of a club's member list, for a spreadsheet. */
export const listPath = (club: string, separator: Separator) =>
  `${csvPath(club)}?spreadsheet=${separator}`;

/** Imports members from comma-separated values. A preview changes nothing and reports what the import would do. */
export const importList = (club: string, list: Blob, preview: boolean) =>
  request<MembersImport>('POST', `${csvPath(club)}?preview=${String(preview)}`, list);

/** The organisers of a club and their open invitations. */
export const getOrganisers = (club: string) =>
  request<ClubOrganisers>('GET', `${clubPath(club)}/organisers`);

/** Becomes an organiser with the secret of an invitation. */
export const joinOrganisers = (club: string, join: JoinOrganisers) =>
  request<undefined>('POST', `${clubPath(club)}/organisers`, join);

export const removeOrganiser = (club: string, organiser: string) =>
  request<undefined>('DELETE', `${clubPath(club)}/organisers/${encodeURIComponent(organiser)}`);

/** Makes an invitation. The secret of its link is sent only in this answer. */
export const invite = (club: string) =>
  request<NewInvitation>('POST', `${clubPath(club)}/invitations`);

export const withdraw = (club: string, invitation: string) =>
  request<undefined>('DELETE', `${clubPath(club)}/invitations/${encodeURIComponent(invitation)}`);

const regulationsPath = (club: string) => `${clubPath(club)}/regulations`;

/** The regulations that a club has saved, by name. */
export const getRegulations = (club: string) =>
  request<ClubRegulation[]>('GET', regulationsPath(club));

export const saveRegulation = (club: string, regulation: NewRegulation) =>
  request<ClubRegulation>('POST', regulationsPath(club), regulation);

/** Gives a regulation another name, or other rules too. */
export const putRegulation = (club: string, regulation: string, edit: EditRegulation) =>
  request<undefined>('PUT', `${regulationsPath(club)}/${encodeURIComponent(regulation)}`, edit);

export const removeRegulation = (club: string, regulation: string) =>
  request<undefined>('DELETE', `${regulationsPath(club)}/${encodeURIComponent(regulation)}`);

const clubPath = (club: string) => `/api/clubs/${encodeURIComponent(club)}`;
const membersPath = (club: string) => `${clubPath(club)}/members`;

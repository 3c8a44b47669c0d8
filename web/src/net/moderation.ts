import { request } from './api.ts';
import type {
  DecideAppeal,
  DecideReport,
  HouseRules,
  ImposedSanction,
  ImposeSanction,
  LiftSanction,
  ModerationLog,
  ModerationPageRequest,
  PersonFile,
  PlayHints,
  QueueRequest,
  ReportsPage,
  ReportView,
  SanctionsPage,
  SanctionView,
  SendAppeal,
  SendReport,
  SharedNetworkPair,
} from './protocol/types.ts';

/** Reports a person to the moderators. */
export const sendReport = (report: SendReport) =>
  request<undefined>('POST', '/api/reports', report);

/** This visitor's sanctions, the latest first. Guests have them, too. */
export const getOwnSanctions = () => request<ImposedSanction[]>('GET', '/api/account/sanctions');

/** Appeals against one of this visitor's sanctions. */
export const sendAppeal = (sanction: string, appeal: SendAppeal) =>
  request<undefined>(
    'POST',
    `/api/account/sanctions/${encodeURIComponent(sanction)}/appeal`,
    appeal,
  );

/** The host's own rules; `null` if the host has none. */
export const getHouseRules = () => request<HouseRules | null>('GET', '/api/house-rules');

/** A version of the host's own rules, as a table or a match names it. */
export const getHouseRulesOf = (version: string) =>
  request<HouseRules>('GET', `/api/house-rules/${encodeURIComponent(version)}`);

/** One page of reported people, those with the oldest report first. */
export const getReports = (wanted: QueueRequest) =>
  request<ReportsPage>('GET', `/api/moderation/reports${query(wanted)}`);

/** A report with its evidence. */
export const getReport = (report: string) => request<ReportView>('GET', reportPath(report));

export const decideReport = (report: string, decision: DecideReport) =>
  request<undefined>('POST', `${reportPath(report)}/decision`, decision);

/** What moderators know of a person with an account. */
export const getPersonFile = (name: string) => request<PersonFile>('GET', personPath(name));

/** Imposes a sanction on a person with an account, without a report. */
export const imposeSanction = (name: string, sanction: ImposeSanction) =>
  request<SanctionView>('POST', `${personPath(name)}/sanctions`, sanction);

/** One page of the sanctions that hold now, the latest first. */
export const getSanctions = (wanted: ModerationPageRequest) =>
  request<SanctionsPage>('GET', `/api/moderation/sanctions${query(wanted)}`);

/** Ends a sanction early. */
export const liftSanction = (sanction: string, lift: LiftSanction) =>
  request<undefined>('POST', `${sanctionPath(sanction)}/lift`, lift);

/** One page of sanctions with an appeal, the oldest appeal first. */
export const getAppeals = (wanted: QueueRequest) =>
  request<SanctionsPage>('GET', `/api/moderation/appeals${query(wanted)}`);

export const decideAppeal = (sanction: string, decision: DecideAppeal) =>
  request<undefined>('POST', `${sanctionPath(sanction)}/decision`, decision);

/** One page of what moderators did, the latest act first. */
export const getModerationLog = (wanted: ModerationPageRequest) =>
  request<ModerationLog>('GET', `/api/moderation/log${query(wanted)}`);

/** Pairs of people who played rated matches from one network. */
export const getSharedNetworks = () =>
  request<SharedNetworkPair[]>('GET', '/api/moderation/networks');

/** Pairs of people whose plays only shared knowledge explains well. */
export const getPlayHints = () => request<PlayHints>('GET', '/api/moderation/plays');

const reportPath = (report: string) => `/api/moderation/reports/${encodeURIComponent(report)}`;

const personPath = (name: string) => `/api/moderation/people/${encodeURIComponent(name)}`;

const sanctionPath = (sanction: string) =>
  `/api/moderation/sanctions/${encodeURIComponent(sanction)}`;

/** The part of an address that says which page of a list is wanted; empty for the first. */
function query({ decided = false, after }: QueueRequest): string {
  const wanted = new URLSearchParams();
  if (decided) wanted.set('decided', 'true');
  if (after !== undefined) wanted.set('after', after);
  return wanted.size === 0 ? '' : `?${String(wanted)}`;
}

import {
  type Alert,
  type Author,
  type EveningView,
  type ClubTableView,
} from '../../../../net/protocol/evening.ts';
import { isForOrganiser } from '../../words/alert-cause.ts';
import { isAt, numberOf, ownPair } from '../../words/places.ts';

/** What a device at a table shows: one task at a time (CLUB-38 to CLUB-42, CLUB-50, CLUB-81). */
export type Step =
  /** There is no scorekeeper yet. */
  | { kind: 'keeper' }
  /** Another device keeps the score, or this device may not keep it. */
  | { kind: 'watching' }
  /** Are all four players at the table? */
  | { kind: 'present' }
  /** Who leads the first round? */
  | { kind: 'lead' }
  /** There is an alert: is it an error? */
  | { kind: 'alert'; alert: Alert }
  /** Entry waits for the organiser to settle an alert; `undefined` if the view does not contain it. */
  | { kind: 'held'; alert: Alert | undefined }
  /** The time is up, and the last round is entered. */
  | { kind: 'stop' }
  /** A round is being played. */
  | { kind: 'round' }
  /** The match is over: is this right? */
  | { kind: 'over' }
  /** The final score waits for the organiser. */
  | { kind: 'sent' }
  /** The other pair is asked whether it agrees. */
  | { kind: 'agree' }
  /** The organiser has confirmed the match. */
  | { kind: 'done' };

/** The step that this device shows at a table. */
export function stepOf(
  view: EveningView,
  table: ClubTableView,
  me: Author | undefined,
  now: number,
): Step {
  if (table.confirmed !== null) return { kind: 'done' };
  const alerts = alertsOf(view, table);
  if (!mayWrite(table, me)) {
    if (isAskedToAgree(table, me)) return { kind: 'agree' };
    const lacksScorekeeper = table.keeper === null && table.outcome === null;
    return lacksScorekeeper && isSeated(table, me) ? { kind: 'keeper' } : { kind: 'watching' };
  }
  if (table.waiting !== null) {
    return { kind: 'held', alert: alerts.find(({ id }) => id === table.waiting) };
  }
  const [alert] = alerts.filter(({ state, about }) => state === 'open' && !isForOrganiser(about));
  if (alert !== undefined) return { kind: 'alert', alert };
  if (table.outcome !== null) return { kind: table.sent || table.only_end ? 'sent' : 'over' };
  if (!table.present) return { kind: 'present' };
  if (table.first === null) return { kind: 'lead' };
  return { kind: isLastRoundIn(table, now) && !isLevel(table) ? 'stop' : 'round' };
}

/** Whether this device enters the results of the table (CLUB-24, CLUB-28). */
export function mayWrite(table: ClubTableView, me: Author | undefined): boolean {
  // The organiser of a round robin keeps the score while sitting out, unless a player at the table does (CLUB-27).
  if (me?.kind === 'organiser' && !isSeated(table, me)) return table.keeper === null;
  const own = numberOf(me);
  return own !== undefined && table.acting_scorekeeper === own && !isSuspended(table, me);
}

/** Whether the player of this device sits at the table. */
export const isSeated = (table: ClubTableView, me: Author | undefined): boolean =>
  ownPair(table, numberOf(me)) !== undefined;

/** Whether the player of this device can keep the score at the table. */
export const isAble = (table: ClubTableView, me: Author | undefined): boolean =>
  table.able.some((player) => player === numberOf(me));

/**
 * Whether the organiser has suspended this device's player (CLUB-82). The view does not contain this, so it is
 * derived: a seated player who cannot keep the score, and for whom nobody else writes, is suspended.
 */
export function isSuspended(table: ClubTableView, me: Author | undefined): boolean {
  const own = table.seats.find(({ player }) => player === numberOf(me));
  const allAreHelped = table.seats.every(({ courtesies }) => courtesies.includes('partner-writes'));
  const isHelped = own?.courtesies.includes('partner-writes') === true && !allAreHelped;
  return own !== undefined && !isHelped && !isAble(table, me);
}

/**
 * Whether this device's player has to agree to the final score, if the club asks for it. The pair that entered it
 * cannot agree to it.
 */
function isAskedToAgree(table: ClubTableView, me: Author | undefined): boolean {
  const isAwaited = table.sent && table.agreed === null && table.outcome !== null;
  return isAwaited && table.asked !== null && table.asked === ownPair(table, numberOf(me));
}

/** Unsettled alerts of a table. */
export const alertsOf = (view: EveningView, table: ClubTableView): Alert[] =>
  view.alerts.filter(({ at }) => isAt(at, table.at));

/** The time of a table: not limited, some left, so little that the table is warned, or up (CLUB-56, CLUB-60). `ms` are left. */
export type Time = { kind: 'free' } | { kind: 'left' | 'soon'; ms: number } | { kind: 'up' };

export function timeOf(table: ClubTableView, now: number): Time {
  if (table.time_up === null || table.outcome !== null) return { kind: 'free' };
  const ms = table.time_up - now;
  if (ms <= 0) return { kind: 'up' };
  return { kind: ms <= table.warn_ms ? 'soon' : 'left', ms };
}

/** Whether the round that was being played when the time ran out has been entered: an entry came later (CLUB-60). */
export const isLastRoundIn = (table: ClubTableView, now: number): boolean =>
  timeOf(table, now).kind === 'up' &&
  table.rounds.length > 0 &&
  (table.heard ?? 0) >= (table.time_up ?? Infinity);

/** Whether the scores are equal. Then the match can be stopped only by lot (CLUB-59). */
export const isLevel = ({ raw: [first, second] }: ClubTableView): boolean => first === second;

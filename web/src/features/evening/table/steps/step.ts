import {
  WARN_MS,
  type Alert,
  type Author,
  type EveningView,
  type ClubTableView,
} from '../../../../net/protocol/evening.ts';
import { isAt, numberOf, ownPair } from '../../words/places.ts';

/** What a device at a table shows: one thing to do at a time (CLUB-38 to CLUB-42, CLUB-50, CLUB-81). */
export type Step =
  /** Nobody keeps the score yet. */
  | { kind: 'keeper' }
  /** Another device keeps the score, or this one may not. */
  | { kind: 'watching' }
  /** Are all four here? */
  | { kind: 'present' }
  /** Who leads the first round? */
  | { kind: 'lead' }
  /** Something is odd: is it an error? */
  | { kind: 'alert'; alert: Alert }
  /** Entry waits for the organiser. */
  | { kind: 'held'; alert: Alert | undefined }
  /** The time is up, and the last round is in. */
  | { kind: 'stop' }
  /** A round is played. */
  | { kind: 'round' }
  /** The match is over: is this right? */
  | { kind: 'over' }
  /** The end is with the organiser. */
  | { kind: 'sent' }
  /** The other pair is asked whether it agrees. */
  | { kind: 'agree' }
  /** The organiser has confirmed the end. */
  | { kind: 'done' };

/** What this device shows next at a table. */
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
    const unnamed = table.keeper === null && table.outcome === null;
    return unnamed && isSeated(table, me) ? { kind: 'keeper' } : { kind: 'watching' };
  }
  if (table.waiting !== null) {
    return { kind: 'held', alert: alerts.find(({ id }) => id === table.waiting) };
  }
  const [alert] = alerts.filter(({ state }) => state === 'open');
  if (alert !== undefined) return { kind: 'alert', alert };
  if (table.outcome !== null) return { kind: table.sent || table.only_end ? 'sent' : 'over' };
  if (!table.present) return { kind: 'present' };
  if (table.first === null) return { kind: 'lead' };
  return { kind: isLastRoundIn(table, now) && !isLevel(table) ? 'stop' : 'round' };
}

/** Whether this device enters the results of the table (CLUB-24, CLUB-28). */
export function mayWrite(table: ClubTableView, me: Author | undefined): boolean {
  // The organiser of a round robin keeps the score while resting, unless a player at the table does (CLUB-27).
  if (me?.kind === 'organiser' && !isSeated(table, me)) return table.keeper === null;
  const own = numberOf(me);
  return own !== undefined && table.writer === own && !isSuspended(table, me);
}

/** Whether the player of this device sits at the table. */
export const isSeated = (table: ClubTableView, me: Author | undefined): boolean =>
  ownPair(table, numberOf(me)) !== undefined;

/** Whether the player of this device may keep the score there. */
export const isAble = (table: ClubTableView, me: Author | undefined): boolean =>
  table.able.some((player) => player === numberOf(me));

/**
 * Whether the organiser has suspended whoever holds this device (CLUB-82): nobody is told so, but somebody who is at the table,
 * may not write, and for whom nobody else writes, is.
 */
export function isSuspended(table: ClubTableView, me: Author | undefined): boolean {
  const own = table.seats.find(({ player }) => player === numberOf(me));
  const others = table.seats.every(({ courtesies }) => courtesies.includes('partner-writes'));
  const written = own?.courtesies.includes('partner-writes') === true && !others;
  return own !== undefined && !written && !isAble(table, me);
}

/** Whether the end needs the agreement of this device's player, where the club asks for it. The pair that entered it cannot agree to it. */
function isAskedToAgree(table: ClubTableView, me: Author | undefined): boolean {
  const awaited = table.sent && table.agreed === null && table.outcome !== null;
  return awaited && table.asked !== null && table.asked === ownPair(table, numberOf(me));
}

/** Unsettled oddities of a table. */
export const alertsOf = (view: EveningView, table: ClubTableView): Alert[] =>
  view.alerts.filter(({ at }) => isAt(at, table.at));

/** How much time a table has: none that counts, some, the last five minutes, or none left (CLUB-56, CLUB-60). */
export type Time = { kind: 'free' } | { kind: 'left' | 'soon'; ms: number } | { kind: 'up' };

export function timeOf(table: ClubTableView, now: number): Time {
  if (table.time_up === null || table.outcome !== null) return { kind: 'free' };
  const ms = table.time_up - now;
  if (ms <= 0) return { kind: 'up' };
  return { kind: ms <= WARN_MS ? 'soon' : 'left', ms };
}

/** Whether the round that was being played when the time came is in: something was entered since (CLUB-60). */
export const isLastRoundIn = (table: ClubTableView, now: number): boolean =>
  timeOf(table, now).kind === 'up' &&
  table.rounds.length > 0 &&
  (table.heard ?? 0) >= (table.time_up ?? Infinity);

/** Whether nobody leads, so that the match cannot be stopped (CLUB-59). */
export const isLevel = ({ raw: [first, second] }: ClubTableView): boolean => first === second;

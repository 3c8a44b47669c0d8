import { coded, type Message } from '../../../i18n/coded.ts';
import { dayAndHour } from '../../../i18n/dates.ts';
import type { CompanyMessages, TableMessages } from '../../../i18n/compiled/types.ts';
import type {
  LiveState,
  ProposalView,
  Refusal,
  Seat,
  SeenEvent,
  TableView,
} from '../../../net/protocol/types.ts';
import type { Announcement } from '../speech/announce.ts';
import type { Moment } from '../state/moment.ts';
import {
  isHeld,
  isOwn,
  ownSeats,
  personIs,
  playersOf,
  seatsOf,
  seatsWith,
} from '../view/people.ts';
import { ofSeat } from '../view/tile.ts';

/** The words that requests need. */
export interface CompanyTexts {
  readonly table: TableMessages;
  readonly company: CompanyMessages;
}

/** A request about the match, as the menu offers it. */
export type Request = 'return' | 'take-back' | 'offer-end' | 'resign' | 'leave';

/** A panel about the people at the table. */
export type CompanyPanel = 'talk' | 'report' | 'leave' | 'resign';

/** The requests that this person can make now. */
export function requestsAt(view: TableView, now: LiveState): Request[] {
  const { you, phase } = view;
  if (you === null || !inMatch(view)) return [];
  if (isHeld(view, you)) return ['return'];
  const open = now.proposal !== undefined;
  const played = view.round?.history.some((event) => isChoice(event) && isOwn(view, event.seat));
  const requests: (Request | false)[] = [
    phase === 'playing' && view.options.rated !== true && !open && played === true && 'take-back',
    !open && 'offer-end',
    phase === 'playing' && playersOf(view) === 2 && 'resign',
    'leave',
  ];
  return requests.filter((request) => request !== false);
}

const inMatch = ({ phase }: TableView) =>
  phase === 'playing' || phase === 'taking' || phase === 'between';

/** Whether a player decided with this event how the turn goes on. A drawn tile stays drawn. */
function isChoice(event: SeenEvent) {
  return (
    event.type === 'played' ||
    event.type === 'passed' ||
    event.type === 'closed' ||
    event.type === 'done'
  );
}

/** Whether this person plays in a match with other people, who would go on without them. */
export function othersGoOn(view: TableView): boolean {
  const { you } = view;
  const others = view.seats.some(
    ({ sitter }, i) => sitter.kind === 'person' && !isOwn(view, i + 1),
  );
  return you !== null && inMatch(view) && others && !isHeld(view, you);
}

/** The seats of the other people at a table: for each person the first. Bots are no people. */
export function otherPeople(view: TableView): Seat[] {
  const own = ownSeats(view);
  return seatsOf(view).filter(
    (seat) =>
      !own.includes(seat) &&
      seat === seatsWith(view, seat)[0] &&
      ofSeat(view.seats, seat).sitter.kind === 'person',
  );
}

/** How leaving is named: in a match with others this person also leaves the table. */
export function leaveTitle(view: TableView | null, t: CompanyTexts): string {
  return view !== null && othersGoOn(view) ? t.table.menu.home : t.company.menu.leave;
}

/** What is asked, in a sentence. */
export function askedText(
  { seat, what }: Pick<ProposalView, 'seat' | 'what'>,
  view: TableView,
  t: CompanyTexts,
): string {
  const who = personIs(view, seat, t.table);
  return what === 'end' ? t.company.asks.end({ who }) : t.company.asks.takeBack({ who });
}

/** Why a request about the match or talk was refused, and until when; `undefined` for other refusals. */
export function refusedText(
  refusal: Refusal,
  t: CompanyMessages,
  language: string,
): string | undefined {
  const known: Readonly<Record<string, Message>> = t.refused;
  if (refusal.code !== 'time-out' && refusal.code !== 'banned') {
    return coded(known, refusal.code, refusal);
  }
  const { reason, until_ms } = refusal;
  if (until_ms === null) return t.refused['banned-for-good']({ reason });
  return coded(known, refusal.code, { reason, until: dayAndHour(until_ms, language) });
}

/** Whether the others wait for this person's answer. */
export function asksYou(view: TableView, proposal: ProposalView): boolean {
  return proposal.waits_for.some((seat) => isOwn(view, seat));
}

/**
 * The announcements for requests and their refusals, in a language; `asker` is the seat whose request was open before the
 * moment.
 */
export function announceRequests(
  moment: Moment,
  asker: number | null,
  t: CompanyTexts,
  language: string,
): Announcement[] {
  const { asks, held } = t.company;
  if (moment.type === 'replaced') {
    return isTakenBack(moment.before, moment.after)
      ? [{ region: 'turn', text: asks.tookBack }]
      : [];
  }
  if (moment.type === 'refused') {
    return [{ region: 'turn', text: refusedText(moment.refusal, t.company, language) ?? '' }];
  }
  if (moment.type !== 'event' || moment.missed) return [];
  const { event, after } = moment;
  const plays = (text: string): Announcement[] => [{ region: 'plays', text }];
  switch (event.type) {
    case 'proposed': {
      const asked = askedText({ seat: event.seat, ...event.proposed }, after, t);
      if (after.you === null || isOwn(after, event.seat)) return plays(asked);
      return [{ region: 'turn', text: `${asked} ${asks.choose}` }];
    }
    case 'agreed':
      return plays(asks.agreed({ who: personIs(after, event.seat, t.table) }));
    case 'declined': {
      const who = personIs(after, event.seat, t.table);
      return plays(event.seat === asker ? asks.withdrawn({ who }) : asks.declined({ who }));
    }
    case 'returned':
      return [
        { region: 'turn', text: held.returned({ who: personIs(after, event.seat, t.table) }) },
      ];
    default:
      return [];
  }
}

/** Whether a snapshot shows that something was taken back: the same round has fewer events. */
function isTakenBack(before: TableView, after: TableView): boolean {
  const same = before.match_number === after.match_number;
  const [was, is] = [before.round, after.round];
  if (!same || was === null || is === null || was.number !== is.number) return false;
  return is.history.length < was.history.length;
}

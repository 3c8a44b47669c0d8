import type {
  CallReason,
  CallState,
  Courtesy,
  StandingsKey,
  Need,
  AlertCause,
  ClubSeat,
  TableState,
} from '../../../net/protocol/evening.ts';
import type { Link } from '../../../net/link.ts';
import type { StoreReason } from '../../../device/store/error.ts';
import { wordsOf } from '../../words.ts';
import type { AlertValues } from '../alert-values.ts';

const { plural, number } = wordsOf('en', ['one', 'other']);
const and = new Intl.ListFormat('en', { type: 'conjunction' });

/** Messages that several pages of an evening need. */
const common = {
  table: ({ n }: { n: number }) => `Table ${number(n)}`,
  match: ({ n }: { n: number }) => `Match ${number(n)}`,
  matchOf: ({ n, all }: { n: number; all: number }) => `Match ${number(n)} of ${number(all)}`,
  matchAtTable: ({ match, table }: { match: number; table: number }) =>
    `Match ${number(match)}, table ${number(table)}`,
  round: ({ n }: { n: number }) => `Round ${number(n)}`,
  names: (names: readonly string[]) => and.format(names),
  players: ({ n }: { n: number }) =>
    plural(n, { one: `${number(n)} player`, other: `${number(n)} players` }),
  matches: ({ n }: { n: number }) =>
    plural(n, { one: `${number(n)} match`, other: `${number(n)} matches` }),
  points: ({ n }: { n: number }) =>
    plural(n, { one: `${number(n)} point`, other: `${number(n)} points` }),
  minutes: ({ n }: { n: number }) =>
    plural(n, { one: `${number(n)} minute`, other: `${number(n)} minutes` }),
  ago: ({ n }: { n: number }) =>
    n === 0
      ? 'just now'
      : plural(n, { one: `${number(n)} min ago`, other: `${number(n)} min ago` }),
  versus: ({ first, second }: { first: string; second: string }) => `${first} against ${second}`,
  states: {
    waiting: 'Waiting',
    playing: 'Playing',
    calls: 'Calls you',
    late: 'Late report',
    'to-confirm': 'To confirm',
    done: 'Done',
  } satisfies Record<TableState, string>,
  seats: { top: 'Top', left: 'Left', bottom: 'Bottom', right: 'Right' } satisfies Record<
    ClubSeat,
    string
  >,
  needs: {
    sight: 'Sight',
    movement: 'Movement',
    hearing: 'Hearing or speech',
  } satisfies Record<Need, string>,
  /** Help for a player at a table; the player's name stands before it. */
  courtesies: {
    'partner-writes': 'the partner keeps the score',
    'partner-shuffles': 'the partner shuffles',
    'may-rearrange': 'may touch and rearrange the own tiles',
    'neighbour-sets':
      'lays the tile face up and says both ends; the player to the right sets it in place',
    'all-say-ends': 'everybody says both ends aloud after each own move',
    'may-ask-count': 'may ask how many tiles of a number are out; the player to the right answers',
    'neighbour-stands':
      'the player to the right stands the tiles up unseen and turns over what is left',
    'neighbour-places': 'points at the tile and names the end; the player to the right places it',
    'knocks-to-pass': 'passes with two knocks in front of the player to the right',
    'others-knock': 'the others pass with two knocks at the middle of the table',
    'sheet-shown': 'is shown the score sheet after each round, and whenever the table is touched',
  } satisfies Record<Courtesy, string>,
  courtesyOf: ({ name, courtesy }: { name: string; courtesy: string }) => `${name}: ${courtesy}`,
  tableCalls: ({ n }: { n: number }) => `Table ${n} calls the organiser`,
  callReasons: {
    score: 'The score',
    rule: 'A rule',
    conduct: 'Conduct',
    health: 'Somebody is unwell',
    other: 'Something else',
  } satisfies Record<CallReason, string>,
  callStates: { open: 'Open', 'on-the-way': 'On the way', done: 'Done' } satisfies Record<
    CallState,
    string
  >,
  /** Alerts at a table. `pair` names both players of a pair, `score` writes a score. */
  alertCause: {
    high: ({ number: n, points, pair }) =>
      `Round ${n}: ${number(points)} for ${pair}. That is more than usual.`,
    twice: ({ number: n, score }) => `Round ${n} is the same as the one just before it: ${score}.`,
    objection: ({ number: n, by, text }) =>
      text === ''
        ? `There is an objection to round ${n}.`
        : `${by} objects to round ${n}: “${text}”`,
    'wrong-lead': ({ number: n, leads, should }) =>
      `${leads} leads round ${n}. It should be ${should}.`,
    'corrected-end': ({ number: n }) => `The match ended when round ${n} was corrected.`,
    conflict: ({ number: n, recorded, entered }) =>
      recorded === null
        ? `Another phone tells a round ${n} that is not on the sheet: ${entered}.`
        : `Round ${n} was told in two ways: ${recorded} stands, another phone says ${entered}.`,
    'other-end': ({ recorded, entered }) =>
      `The sheet says ${recorded}, but the rounds of the phone come to ${entered}.`,
  } as { [O in AlertCause as O['kind']]: (told: AlertValues<O['kind']>) => string },
  keys: {
    points: 'match points',
    wins: 'wins',
    effectiveness: 'effectiveness',
    plus: 'plus points',
    meetings: 'their meetings',
    number: 'number',
  } satisfies Record<StandingsKey, string>,
  standings: {
    title: 'Standings',
    final: 'Final standings',
    after: ({ n }: { n: number }) => `Standings after match ${number(n)}`,
    none: 'Nothing has been played yet, so everybody stands in the order of their numbers.',
    place: 'Place',
    number: 'No.',
    name: 'Name',
    played: 'Played',
    points: 'Match points',
    wins: 'Wins',
    effectiveness: 'Effectiveness',
    plus: 'Plus',
    minus: 'Minus',
    penalties: 'Penalties',
    money: 'Winnings',
    prize: 'Prize',
    decided: 'Ahead by',
    byNumber: 'by number',
    byNumberHelp: 'Equal in everything but the number.',
  },
  link: {
    loading: 'Fetching the evening',
    live: 'Connected',
    reconnecting:
      'The connection was lost. Trying again. What you enter is kept here and sent later.',
    offline: 'No connection. Go on as usual: what you enter is kept here and sent later.',
    alone: 'This evening is on this device alone.',
    gone: 'The evening is no longer here, or this device was taken out of it.',
    outdated:
      'The server has a newer version of this page. Reload it: what you entered stays on this device.',
  } satisfies Record<Link, string>,
  storage: {
    refused:
      'This browser keeps nothing, so nothing can be entered here. Open the evening in a window that is not private.',
    full: 'There is no room left on this device. Delete something, or what is entered cannot be kept.',
    newer: 'A newer version of this page is open on this device. Reload this one.',
    unreadable: 'What is kept on this device cannot be read or written. Reload the page.',
    failed: 'What is kept on this device cannot be read or written. Reload the page.',
  } satisfies Record<StoreReason, string>,
  unsent: ({ n }: { n: number }) =>
    plural(n, {
      one: `${number(n)} entry not sent yet`,
      other: `${number(n)} entries not sent yet`,
    }),
  refused: ({ why }: { why: string }) => `An entry was not taken when it arrived. ${why}`,
  seen: 'I have seen it',
  resting: ({ names }: { names: string }) => `Sitting out: ${names}.`,
  fills: ({ names }: { names: string }) => `${names} only fill the table.`,
  schedule: { match: 'Match', resting: 'Sitting out' },
  empty: {
    title: 'The evening cannot be shown',
    text: 'Nothing is known of this evening on this device yet. It comes with the connection.',
  },
};

export type CommonMessages = typeof common;
export default common;

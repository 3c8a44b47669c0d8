import {
  AMOUNT_MAX,
  EVENING_NAME_CHARS_MAX,
  LIMIT_MINUTES_MAX,
  MATCHES_MAX,
  PLAYERS_MAX,
  PLAYERS_MIN,
  ROUND_POINTS_MAX,
  TARGET_MAX,
  TARGET_MIN,
  type NameOwner,
} from '../../../net/protocol/evening.ts';
import { wordsOf } from '../../words.ts';
import type { TextError, Reasons } from '../reasons.ts';

const { plural, number } = wordsOf('en', ['one', 'other']);
const and = new Intl.ListFormat('en', { type: 'conjunction' });
const list = (these: readonly number[]) => and.format(these.map((n) => number(n)));

const called = (what: NameOwner) =>
  ({
    evening: 'the evening',
    place: 'each place you fill in',
    unit: 'what a stake is counted in',
    player: `player ${what.kind === 'player' ? number(what.player) : ''}`,
  })[what.kind];

const told = {
  reason: ['the reason', 'The reason'],
  corrected: ['what was corrected', 'What was corrected'],
  before: ['what stood before', 'What stood before'],
  since: ['what stands now', 'What stands now'],
} as const;

const text = ({ bad: { told: what, why, max } }: { bad: TextError }) =>
  ({
    'too-long': `Write ${told[what][0]} in ${number(max)} characters at most.`,
    'too-many-lines': plural(max, {
      one: `Write ${told[what][0]} on ${number(max)} line.`,
      other: `Write ${told[what][0]} on ${number(max)} lines at most.`,
    }),
    hidden: `${told[what][1]} has signs that cannot be seen. Write it anew.`,
  })[why];

const counted = {
  tables: 'tables in all its matches',
  rounds: 'rounds on all its sheets',
  sanctions: 'sanctions and penalties',
  annulled: 'annulled sheets',
  'log-lines': 'corrections in its log',
  'log-chars': 'characters in its log',
} as const;

const reasons: Reasons = {
  refusals: {
    'not-open': () => 'Nobody has opened this evening yet.',
    closed: () => 'The evening is closed, so nothing more can be entered.',
    file: ({ line, detail }) => `Line ${number(line)} of the file cannot be read: ${detail}`,
    started: () => 'The first match has begun, so the evening stays as it was set up.',
    'not-organiser': () => 'Only the organiser can do that.',
    'not-at-table': ({ at }) => `Only those who sit at table ${number(at.table)} can do that.`,
    'not-keeper': ({ at, keeper }, who) =>
      keeper === null
        ? `Nobody keeps the score at table ${number(at.table)} yet. Say first who does.`
        : `Only the scorekeeper of table ${number(at.table)} can write this. That is ${who(keeper)}.`,
    suspended: ({ player }, who) =>
      `${who(player)} keeps the score no longer in this match. Name somebody else.`,
    'not-begun': ({ number: n }) => `Match ${number(n)} has not begun yet.`,
    'not-next': ({ next }) => `Match ${number(next)} comes next.`,
    'not-delivered': ({ tables }) =>
      plural(tables.length, {
        one: `The next match begins when every table is confirmed. Table ${list(tables)} is missing.`,
        other: `The next match begins when every table is confirmed. Tables ${list(tables)} are missing.`,
      }),
    'all-played': () => 'Every match has been played.',
    confirmed: ({ at }) =>
      `Match ${number(at.match)} at table ${number(at.table)} is confirmed. Only the organiser can change it now.`,
    'not-over': ({ at }) => `The match at table ${number(at.table)} is not over yet.`,
    'not-agreed': ({ at }) =>
      `Nobody of the other pair at table ${number(at.table)} has agreed to the end yet.`,
    waiting: () => 'An error was found at this table. Entry waits for the organiser.',
    gap: ({ next }) => `The rounds before this one are missing. Round ${number(next)} comes next.`,
    'stands-otherwise': () =>
      'Something else stands there by now. Look again before you change it.',
    'not-last': () =>
      'Only the last round can be changed here. The organiser can change the others.',
    'no-reason': () => 'Write why it is changed, since it was confirmed before.',
    'not-time': () => 'The time is not up yet. Until then only the organiser can stop the match.',
    'too-late': () => 'It is too late to take that back.',
    called: () => 'You have already called the organiser to this table.',
    objected: () => 'You have already objected to this round.',
    'too-many': ({ max }) =>
      plural(max, {
        one: `You can enter this ${number(max)} time at a table. The organiser enters the rest.`,
        other: `You can enter this ${number(max)} times at a table. The organiser enters the rest.`,
      }),
    'no-room': () =>
      'This evening has no room for more from players. The organiser enters the rest.',
    'own-result': ({ at }) =>
      `The pair that entered the end cannot agree to it. The other pair at table ${number(at.table)} has to.`,
    nothing: () => 'That is settled already, or there is no such round.',
    'bad-text': ({ max, bad }) =>
      ({
        empty: 'Write something.',
        'too-long': `Write it shorter, in ${number(max)} characters at most.`,
        hidden: 'The text has signs that cannot be seen. Write it anew.',
        stacked: 'A letter has too many marks. Leave some out.',
      })[bad],
    'not-understood': () =>
      'The server cannot read this entry, so it is not kept. Load the page anew and enter it again.',
  },
  notRead: 'The server does not read it. Tell the organiser what it was.',
  requests: {
    'not-member': () =>
      'Only members open the evenings of this club. Enter it with your e-mail first.',
    'bad-file': ({ line, detail }) => `Line ${number(line)} of the file cannot be read: ${detail}`,
    elsewhere: ({ name }) => `You are in another evening, “${name}”. Leave that one first.`,
    barred: () =>
      'The organiser has let this device go. Ask the organiser to let it in again, then try once more.',
    'not-organiser': () => 'Only the organiser of this evening can do that.',
    'wrong-code': () =>
      'The letters are not those of this evening. Compare them with the organiser’s.',
    'no-such-player': () => 'Nobody can join under this name. Choose another one from the list.',
    'name-taken': () => 'Another device has this name. The organiser can free it.',
    closed: () => 'The evening is closed.',
    'last-organiser': () =>
      'An evening needs an organiser. Make a link for another device before you go, or close it.',
    'link-over': () => 'This link holds no more. Ask the organiser for another one.',
    'too-many-links': ({ max }) =>
      plural(max, {
        one: `An evening has at most ${number(max)} link that nobody has used. Withdraw it first.`,
        other: `An evening has at most ${number(max)} links that nobody has used. Withdraw one first.`,
      }),
  },
  evenings: {
    'no-seating': ({ players }) =>
      `There is no ready seating for ${number(players)} players. Choose a balanced one.`,
    unseated: ({ number: n }) => `Match ${number(n)} has a table without players.`,
    'no-match': ({ number: n, matches }) =>
      `There is no match ${number(n)}. Matches go from 1 to ${number(matches)}.`,
    'no-table': ({ at, tables }) =>
      `Match ${number(at.match)} has no table ${number(at.table)}. The last one is table ${number(tables)}.`,
    'no-player': ({ player, players }) =>
      `There is no player ${number(player)}. Numbers go from 1 to ${number(players)}.`,
    'seated-twice': ({ at, player }, who) =>
      `${who(player)} would sit at two tables in match ${number(at.match)}.`,
    'other-players': ({ at, pairing }, who) =>
      `Others play match ${number(at.match)} at table ${number(at.table)}: ${and.format(pairing.flat().map(who))}.`,
    'nothing-to-annul': ({ at }) =>
      `Nothing stands on the sheet of match ${number(at.match)}, table ${number(at.table)}.`,
    'penalties-off': () =>
      'Penalties are off in this evening. Switch them on, or enter a sanction without an amount.',
    'penalty-too-high': ({ amount }) =>
      `A penalty of ${number(amount)} is too high. The highest is ${number(AMOUNT_MAX)}.`,
    'no-round': ({ round, most }) =>
      `There is no round ${number(round)}. Rounds go from 1 to ${number(most)}.`,
    text,
    'too-many': ({ what, most }) => `An evening has at most ${number(most)} ${counted[what]}.`,
    begun: ({ at }) =>
      `Match ${number(at.match)} has begun, so it is seated already. Seat the matches after it anew.`,
    settled: () =>
      'The number of players, the seating, the target and the number of matches stay as they are.',
  },
  sheets: {
    'not-here': ({ player }, who) => `${who(player)} does not sit at this table.`,
    impossible: () =>
      `A round is worth 1 to ${number(ROUND_POINTS_MAX)}, or 0 for both after a tied fish.`,
    over: ({ score: [first, second] }) =>
      `The match was over at ${number(first)} : ${number(second)}. No round follows.`,
    'too-many-rounds': ({ most }) =>
      `A sheet has at most ${number(most)} rounds. Enter how the match ended instead.`,
    'both-reached': ({ target }) =>
      `Both pairs cannot have ${number(target)}: the match ends with the first that does.`,
    'too-high': ({ score, most }) =>
      `${number(score)} cannot be. The last round brings a pair to ${number(most)} at most.`,
    'not-finished': ({ target }) =>
      `Neither pair has ${number(target)}. Say that it was stopped, if it ended so.`,
    level: ({ score }) =>
      `It is level at ${number(score)} : ${number(score)}. Let them play one more round, or let a lot decide.`,
    'not-level': ({ score: [first, second] }) =>
      `${number(first)} : ${number(second)} is not level, so no lot decides.`,
  },
  setups: {
    players: ({ players }) =>
      `An evening has ${PLAYERS_MIN} to ${PLAYERS_MAX} players, not ${number(players)}.`,
    'name-twice': ({ first, second, name }) =>
      `Players ${number(first)} and ${number(second)} are both called “${name}”. Give one of them another name.`,
    'not-published': ({ players }) =>
      `No seating is published for ${number(players)} players. Choose a balanced one.`,
    target: () => `A match is played to ${TARGET_MIN} at least and ${TARGET_MAX} at most.`,
    'stakes-at-many-tables': ({ prize }) =>
      prize
        ? 'The additional prize is for 4 to 7 players at one table.'
        : 'Stakes are for 4 to 7 players at one table.',
    stake: () => `A stake is a whole number from 0 to ${number(AMOUNT_MAX)}.`,
    'prize-stakes': ({ most }) => `An additional prize is worth 1 to ${number(most)} stakes.`,
    needs: ({ player }) => `Player ${number(player)} has more accommodations than there are.`,
    limit: () => `A time limit goes from 1 to ${number(LIMIT_MINUTES_MAX)} minutes.`,
    matches: () => `An evening has 1 to ${number(MATCHES_MAX)} matches.`,
  },
  names: {
    empty: (what) => `Write a name for ${called(what)}.`,
    'too-long': (what) =>
      `Write a shorter name for ${called(what)}: ${EVENING_NAME_CHARS_MAX} characters at most.`,
    hidden: (what) => `The name of ${called(what)} has signs that cannot be seen. Write it anew.`,
    stacked: (what) =>
      `The name of ${called(what)} has too many marks on one letter. Write it anew.`,
  },
};

export default reasons;

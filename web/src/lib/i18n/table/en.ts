import type { Place } from '../../protocol/types.ts';
import { wordsOf } from '../words.ts';
import type { Laid, Party, Speech, TileIn, Who } from './parties.ts';

const { plural } = wordsOf('en', ['one', 'other']);
const and = new Intl.ListFormat('en', { type: 'conjunction' });

const numbers = ['blank', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const many = ['blanks', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];

/** How many pips a tile has, to the double twelve. */
const sums = [
  ...[
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
  ],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
  ...['twenty', 'twenty-one', 'twenty-two', 'twenty-three', 'twenty-four'],
];

const word = (n: number) => numbers[n] ?? String(n);
const suit = (n: number) => many[n] ?? (n < numbers.length ? `${word(n)}s` : `${n}s`);
const count = (n: number) => (n === 0 ? 'none' : (numbers[n] ?? String(n)));
const digits = ([low, high]: TileIn) => `${high}-${low}`;
const tile = ([low, high]: TileIn) =>
  low === high ? `double ${word(low)}` : `${word(high)}-${word(low)}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const points = (n: number) => plural(n, { one: `${n} point`, other: `${n} points` });
const pips = (n: number) => {
  const many = sums[n] ?? String(n);
  return plural(n, { one: `${many} pip`, other: `${many} pips` });
};
const tiles = (n: number) => plural(n, { one: `${n} tile`, other: `${n} tiles` });
const seconds = (n: number) => plural(n, { one: `${n} second`, other: `${n} seconds` });
const places = { first: '', L: ' on the left', R: ' on the right', U: ' above', D: ' below' };
const sides = { first: '', L: ' left', R: ' right', U: ' up', D: ' down' };

/** The verb for a party: "you score", "Ana and Boris score", "Ana scores". */
const verb = (party: Party, plain: string, single: string) =>
  `${capital(party.names)} ${party.you || party.many ? plain : single}`;
const does = (who: Who, plain: string, single: string) =>
  who.you ? `You ${plain}` : `${who.name} ${single}`;

/** What the table says, in English. */
const table = {
  title: ({ rules }: { rules: string }) => `Table: ${rules}`,
  heading: ({ rules, round, partner }: { rules: string; round: number; partner: string }) =>
    [
      `Table: ${rules}`,
      round > 0 ? `, round ${round}` : '',
      partner === '' ? '' : `, you play with ${partner}`,
    ].join(''),
  headings: {
    line: 'Line',
    hand: 'Your hand',
    seats: 'Seats',
    score: 'Score',
    plays: 'Plays',
    actions: 'Actions',
  },
  you: 'You',
  youWithin: 'you',
  bot: ({ n }: { n: number }) => `Bot ${n}`,
  player: ({ n }: { n: number }) => `Player ${n}`,
  freeSeat: 'Free',
  names: (names: readonly string[]) => and.format(names),
  digits,
  tile,

  seat: {
    bot: 'bot',
    partner: 'partner',
    away: 'away',
    turn: 'to play',
    ready: 'ready',
    tiles: ({ n }: { n: number }) => tiles(n),
    points: ({ n }: { n: number }) => points(n),
    remembered: ({ n }: { n: number }) => `${n} remembered`,
    account: ({ n }: { n: number }) => `account ${n}`,
    closed: 'account not open',
    passed: 'passes',
  },

  bar: {
    menu: 'Menu',
    round: ({ n }: { n: number }) => `Round ${n}`,
    target: ({ n }: { n: number }) => `to ${n}`,
    we: 'You',
    they: 'They',
    clock: 'Time left',
    boneyard: ({ n }: { n: number }) =>
      plural(n, { one: `${n} tile in the boneyard`, other: `${n} tiles in the boneyard` }),
    asleep: ({ n }: { n: number }) =>
      plural(n, { one: `${n} tile left out`, other: `${n} tiles left out` }),
    carried: ({ n }: { n: number }) => `${points(n)} wait for the next round`,
  },

  menu: {
    sheet: 'Score sheet',
    plays: 'Plays',
    rules: 'What you agreed on',
    keys: 'Keys',
    zen: 'Only cloth and hand',
    zenOff: 'Show everything',
    sound: 'Sound',
    walk: 'Walk along the line',
    command: 'Type a command',
    settings: 'Settings',
    home: 'Leave for the start page',
    close: 'Close',
  },

  cloth: {
    wholeLine: 'Whole line',
    empty: 'No tile lies yet.',
    list: ({ n }: { n: number }) =>
      plural(n, { one: `${n} tile, from left to right`, other: `${n} tiles, from left to right` }),
    walkHelp: 'Arrows go from tile to tile. Escape goes back to the hand.',
    laidBy: ({ tile: laid, who, n }: { tile: TileIn; who: Who; n: number }) =>
      `${tile(laid)}, play ${n}, ${who.you ? 'yours' : who.name}`,
  },

  ends: {
    left: 'Left end',
    right: 'Right end',
    none: 'no tile yet',
    playLeft: ({ n }: { n: number }) => `Play at the left end, ${word(n)}`,
    playRight: ({ n }: { n: number }) => `Play at the right end, ${word(n)}`,
    drawFrom: ({ n }: { n: number }) => `Draw, ${n} left`,
    pass: 'Pass',
    cancel: 'Cancel',
  },

  hand: {
    empty: 'You hold no tile.',
    option: ({
      tile: held,
      sum,
      where,
      place,
      of,
    }: {
      tile: TileIn;
      sum: number;
      where: 'none' | Place | 'both';
      place: number;
      of: number;
    }) => {
      const fits = {
        none: '',
        first: ', may lead',
        L: ', fits left',
        R: ', fits right',
        U: ', fits above',
        D: ', fits below',
        both: ', fits left and right',
      };
      return `${digits(held)}, ${pips(sum)}${fits[where]}, ${place} of ${of}`;
    },
    back: 'Tiles to the left',
    forward: 'Tiles to the right',
  },

  status: {
    yourTurn: 'Your turn',
    titleYourTurn: ({ rules }: { rules: string }) => `Your turn · ${rules}`,
    youLead: 'You lead',
    youLeadWith: ({ tile: led }: { tile: TileIn }) => `You lead with ${digits(led)}`,
    nothingDraw: 'Nothing fits: draw',
    nothingPass: 'Nothing fits: pass',
    turnOf: ({ name }: { name: string }) => `${name} to play`,
    chooseEnd: 'Which end?',
    tapAgain: 'Tap again to play',
    forced: ({ tile: only, n }: { tile: TileIn; n: number }) =>
      `Only ${digits(only)} fits: playing in ${n}`,
    forcedDraw: ({ n }: { n: number }) => `Nothing fits: drawing in ${n}`,
    forcedPass: ({ n }: { n: number }) => `Nothing fits: passing in ${n}`,
    watching: 'You are watching',
    dealing: 'The tiles are dealt',
    between: 'The round is over',
    over: 'The match is over',
    stopped: 'The match was stopped',
    waiting: 'Waiting for people to sit down',
    frozen: 'The server cannot store plays now. Clocks stand still; your tiles are safe.',
    reconnecting: ({ n }: { n: number }) => `Reconnecting, ${n} s.`,
    clockRuns: ({ clock }: { clock: string }) => `Your clock is still running: ${clock}.`,
    connecting: 'Connecting to the table',
    closed: 'The connection to this table has ended.',
    reload: 'Reload the page',
  },

  refused: {
    notSeated: 'You have no seat at this table.',
    notYourTurn: ({ who }: { who: Who }) => `Not yet: it is ${who.name}’s turn.`,
    noRound: 'No round is being played now.',
    matchBegan: 'The match has begun, so nobody stands up.',
    nothingToWaitFor: 'Nothing waits for you to be ready.',
    notAway: ({ who }: { who: Who }) => `${who.name} is here.`,
    inGrace: ({ who, n }: { who: Who; n: number }) =>
      `${who.name} still has ${seconds(n)} to come back.`,
    notHeld: ({ tile: wanted }: { tile: TileIn }) => `You do not hold ${tile(wanted)}.`,
    mustLead: ({ tile: wanted }: { tile: TileIn }) => `This round opens with ${tile(wanted)}.`,
    mustLeadDouble: 'This round opens with a double.',
    wrongPlace: ({ tile: wanted }: { tile: TileIn }) => `${capital(tile(wanted))} cannot go there.`,
    doesNotFit: ({ tile: wanted, ends }: { tile: TileIn; ends: readonly [number, number] }) =>
      `${capital(tile(wanted))} does not fit. Ends are ${ends[0]} and ${ends[1]}.`,
    rightOnEqualEnds: ({ n }: { n: number }) =>
      `Both ends are ${n}, and then tiles go to the right.`,
    mustPlay: {
      first: ({ tile: wanted }: { tile: TileIn }) => `You lead: ${tile(wanted)} may be laid.`,
      L: ({ tile: wanted }: { tile: TileIn }) =>
        `You have to play: ${tile(wanted)} fits the left end.`,
      R: ({ tile: wanted }: { tile: TileIn }) =>
        `You have to play: ${tile(wanted)} fits the right end.`,
      U: ({ tile: wanted }: { tile: TileIn }) =>
        `You have to play: ${tile(wanted)} fits the upper arm.`,
      D: ({ tile: wanted }: { tile: TileIn }) =>
        `You have to play: ${tile(wanted)} fits the lower arm.`,
    },
    whichHalf: ({ tile: wanted, halves }: { tile: TileIn; halves: readonly [number, number] }) =>
      `Either half of ${tile(wanted)} fits. Say which stays open: ${halves[0]} or ${halves[1]}.`,
    onlyDoubles: 'Only another double may follow in this turn.',
    nothingToClose: 'Only a double that was just laid is closed.',
    notDone: 'Nothing was laid yet in this turn.',
    mustDraw: 'Passing is not allowed: the boneyard has tiles to draw.',
    nothingToDraw: 'There is nothing to draw.',
    frozen: 'The server cannot store plays now. Try again in a moment.',
    noSuchSeat: ({ n }: { n: number }) => `This table has no seat ${n}.`,
    seatTaken: 'Somebody has just sat down there.',
    alreadySeated: 'You already sit at this table.',
  },

  problem: {
    title: 'This table cannot be shown',
    'not-found': 'There is no such table. The link may be mistyped, or the table is over.',
    'not-allowed': 'Only people with a seat may see this table.',
    version: 'This page is older than the server. Reload it to go on; the table waits.',
    notDrawn: 'This page does not draw what is played by these rules.',
    other: 'The server could not go on with this connection.',
  },

  say: {
    closed: ({ who }: { who: Who }) => `${does(who, 'close', 'closes')} it.`,
    played: ({ who, tile: laid, at, ends, drawn, speech }: Laid) => {
      const name = who.you ? 'You' : who.name;
      if (speech === 'short') {
        const drew = drawn > 0 ? `+${drawn} ` : '';
        return `${name} ${drew}${digits(laid)}${sides[at]}. ${ends[0]}, ${ends[1]}.`;
      }
      const head =
        drawn > 0
          ? `${does(who, 'draw', 'draws')} ${drawn} and ${who.you ? 'play' : 'plays'} ${tile(laid)}`
          : `${name}: ${tile(laid)}`;
      const leads = at === 'first' ? `${does(who, 'lead', 'leads')} with ${tile(laid)}` : head;
      return `${leads}${places[at]}. Ends ${ends[0]} and ${ends[1]}.`;
    },
    passed: ({
      who,
      ends,
      drawn,
      speech,
    }: {
      who: Who;
      ends: readonly [number, number] | null;
      drawn: number;
      speech: Speech;
    }) => {
      if (speech === 'short') return `${who.you ? 'You' : who.name} pass${who.you ? '' : 'es'}.`;
      const drew = drawn > 0 ? `${does(who, 'draw', 'draws')} ${drawn} and ` : '';
      const verbs = who.you ? 'pass' : 'passes';
      const head = drew === '' ? `${who.you ? 'You' : who.name} ${verbs}.` : `${drew}${verbs}.`;
      if (speech !== 'full' || ends === null) return head;
      const [left, right] = ends;
      return left === right
        ? `${head} No ${suit(left)}.`
        : `${head} No ${suit(left)} or ${suit(right)}.`;
    },
    drew: ({ tile: drawn }: { tile: TileIn }) => `You draw ${tile(drawn)}.`,
    yourTurn: ({ fits }: { fits: number }) =>
      `Your turn. ${plural(fits, {
        one: `${capital(count(fits))} tile fits.`,
        other: `${capital(count(fits))} tiles fit.`,
      })}`,
    yourTurnDraw: 'Your turn. Nothing fits: draw.',
    yourTurnPass: 'Your turn. Nothing fits: pass.',
    yourLead: 'Your turn. You lead with any tile.',
    yourLeadWith: ({ tile: led }: { tile: TileIn }) => `Your turn. You lead with ${tile(led)}.`,
    yourLeadDouble: 'Your turn. You lead with a double.',
    onlyFits: ({ tile: only, n }: { tile: TileIn; n: number }) =>
      `Your turn. Only ${tile(only)} fits: it is played in ${seconds(n)}.`,
    chooseEnd: ({ tile: held, ends }: { tile: TileIn; ends: readonly [number, number] }) =>
      `${capital(tile(held))} fits both ends. Left at ${ends[0]}, or right at ${ends[1]}?`,
    chosen: ({ tile: held }: { tile: TileIn }) =>
      `${capital(tile(held))} is chosen. Once more plays it, Escape puts it back.`,
    cancelled: ({ tile: held }: { tile: TileIn }) => `${capital(tile(held))} stays in the hand.`,
    seconds: ({ n }: { n: number }) => `${seconds(n)}.`,
    dropped: ({ who, n }: { who: Who; n: number }) => `${who.name} lost connection; ${seconds(n)}.`,
    back: ({ who }: { who: Who }) => `${who.name} is back.`,
    held: ({ who }: { who: Who }) => `A bot plays for ${who.you ? 'you' : who.name}.`,
    seated: ({ who }: { who: Who }) => `${does(who, 'sit', 'sits')} down.`,
    left: ({ who }: { who: Who }) => `${does(who, 'stand', 'stands')} up.`,
    ready: ({ who }: { who: Who }) => `${who.you ? 'You are' : `${who.name} is`} ready.`,
    matchBegan: 'The match begins.',
    lot: ({ who, tile: drawn }: { who: Who; tile: TileIn }) =>
      `Everybody draws a tile: ${tile(drawn)} is the highest, so ${does(who, 'lead', 'leads')}.`,
    dealt: ({ round, who, tile: led }: { round: number; who: Who; tile: TileIn | null }) =>
      led === null
        ? `Round ${round}. ${does(who, 'lead', 'leads')}.`
        : `Round ${round}. ${does(who, 'lead', 'leads')} with ${tile(led)}.`,
    thrownBack:
      'A hand has too many doubles or too many tiles of a number. The tiles are dealt again.',
    credited: ({ n }: { n: number }) => `The table was out of reach. ${seconds(n)} are given back.`,
    lost: 'Connection lost. Trying again.',
    connected: ({ missed, news }: { missed: number; news: string }) =>
      missed === 0
        ? 'Connected. Nothing was missed.'
        : `Connected. ${capital(
            plural(missed, {
              one: `${count(missed)} play`,
              other: `${count(missed)} plays`,
            }),
          )} missed: ${news}`,
    connectedAnew: 'Connected. The table is shown as it stands now.',
  },

  answer: {
    ends: ({ ends }: { ends: readonly [number, number] }) =>
      ends[0] === ends[1]
        ? `Both ends are ${ends[0]}.`
        : `Ends ${ends[0]} on the left and ${ends[1]} on the right.`,
    noEnds: 'No tile lies yet.',
    hand: ({ held, fits }: { held: readonly TileIn[]; fits: readonly TileIn[] }) => {
      if (held.length === 0) return 'You hold no tile.';
      const all = `You hold ${tiles(held.length)}: ${held.map(tile).join(', ')}.`;
      return fits.length === 0 ? all : `${all} Fits: ${fits.map(tile).join(', ')}.`;
    },
    line: ({ line }: { line: readonly (readonly [number, number])[] }) =>
      `From left to right: ${line
        .map(([left, right]) =>
          left === right ? `double ${word(left)}` : `${word(left)}-${word(right)}`,
        )
        .join(', ')}.`,
    number: ({ n, out, all, held }: { n: number; out: number; all: number; held: number }) => {
      const own = held === 0 ? 'You hold none.' : `You hold ${count(held)}.`;
      return `${capital(count(out))} of ${count(all)} ${suit(n)} are out. ${own}`;
    },
    numberSeen: ({ n, out, all }: { n: number; out: number; all: number }) =>
      `${capital(count(out))} of ${count(all)} ${suit(n)} are out.`,
    whichNumber: 'Which number?',
    noPlays: 'Nothing has been played yet.',
    counts: ({ seats }: { seats: readonly { who: Who; n: number }[] }) =>
      `${seats.map(({ who, n }) => `${who.you ? 'You' : who.name} ${n}`).join(', ')}.`,
    score: ({
      parties,
      target,
      round,
    }: {
      parties: readonly { names: string; score: string }[];
      target: number | null;
      round: number;
    }) => {
      const scores = parties.map(({ names, score }) => `${names} ${score}`).join(', ');
      return `${capital(scores)}${target === null ? '' : `, to ${target}`}. Round ${round}.`;
    },
    clock: ({ who, n }: { who: Who; n: number }) =>
      `${who.you ? 'You have' : `${who.name} has`} ${seconds(n)}.`,
    noClock: 'No clock runs.',
    nothingSaid: 'Nothing has been said yet.',
    zenOn: 'Only cloth, ends, hand and clock are shown.',
    zenOff: 'Everything is shown.',
    soundOn: 'Sound on.',
    soundOff: 'Sound off.',
    notUnderstood: ({ text }: { text: string }) =>
      `“${text}” is no command. Try 65 r, pass, draw, ends, n 6, score, hand or line.`,
  },

  round: {
    sheet: ({ n }: { n: number }) => `Round ${n}`,
    out: ({ who }: { who: Who }) => `${does(who, 'go', 'goes')} out.`,
    blocked: ({ who }: { who: Who }) => (who.you ? 'Blocked by you.' : `Blocked by ${who.name}.`),
    fish: ({ who }: { who: Who }) => `Fish, closed by ${who.you ? 'you' : who.name}.`,
    outPays: {
      opponents: ({ party, n }: { party: Party; n: number }) =>
        `${verb(party, 'score', 'scores')} ${n}: all that the opponents hold.`,
      table: ({ party, n }: { party: Party; n: number }) =>
        `${verb(party, 'score', 'scores')} ${n}: all tiles left, the partner’s too.`,
      own: 'Whoever lost the round writes what they hold.',
    },
    blockWinner: {
      'lowest-player': ({ party, own }: { party: Party; own: number }) =>
        `${verb(party, 'have', 'has')} the fewest pips, ${own}, and so ${party.you || party.many ? 'win' : 'wins'} the block.`,
      'lowest-side': ({ party, own }: { party: Party; own: number }) =>
        `${verb(party, 'have', 'has')} the fewest pips together, ${own}, and so ${party.you || party.many ? 'win' : 'wins'} the block.`,
      'side-of-lowest-player': ({ party }: { party: Party; own: number }) =>
        `The single hand with the fewest pips wins the block: ${party.names}.`,
      'blocker-vs-next': ({ party }: { party: Party; own: number }) =>
        `Of whoever blocked and the next seat the lighter hand wins: ${party.names}.`,
      'fewest-tiles': ({ party }: { party: Party; own: number }) =>
        `${verb(party, 'have', 'has')} the fewest tiles.`,
    },
    wins: ({ party }: { party: Party }) => `${verb(party, 'win', 'wins')} the round.`,
    roundPoint: ({ party }: { party: Party }) =>
      `${verb(party, 'win', 'wins')} the round: one point.`,
    inARow: ({ party, n }: { party: Party; n: number }) =>
      `${verb(party, 'have', 'has')} won ${plural(n, {
        one: `${n} round`,
        other: `${n} rounds`,
      })} in a row.`,
    bonus: {
      capicua: ({ party, n }: { party: Party; n: number }) =>
        `Capicúa, the last tile fits both ends: ${party.names}, ${points(n)} more.`,
      capicu: ({ party, n }: { party: Party; n: number }) =>
        `Capicú, the last tile fits both ends: ${party.names}, ${points(n)} more.`,
      chuchazo: ({ party, n }: { party: Party; n: number }) =>
        `Out with the double blank: ${party.names}, ${points(n)} more.`,
      'pass-all-three': ({ party, n }: { party: Party; n: number }) =>
        `All three others had to pass: ${party.names}, ${points(n)} more.`,
      'round-1': ({ party, n }: { party: Party; n: number }) =>
        `The first round: ${party.names}, ${points(n)} more.`,
      'round-2': ({ party, n }: { party: Party; n: number }) =>
        `The second round: ${party.names}, ${points(n)} more.`,
      'round-3': ({ party, n }: { party: Party; n: number }) =>
        `The third round: ${party.names}, ${points(n)} more.`,
      'round-4': ({ party, n }: { party: Party; n: number }) =>
        `The fourth round: ${party.names}, ${points(n)} more.`,
      out: ({ party, n }: { party: Party; n: number }) =>
        `For going out: ${party.names}, ${points(n)} more.`,
    },
    tieGiven: {
      'blocker-loses': 'Equal hands: whoever blocked loses.',
      'blocker-wins': 'Equal hands: whoever blocked wins.',
      'leader-wins': 'Equal hands: whoever led wins.',
    },
    blockPays: {
      opponents: ({ party, n }: { party: Party; n: number }) =>
        `${verb(party, 'score', 'scores')} ${n}: all that the others hold.`,
      table: ({ party, n }: { party: Party; n: number }) =>
        `${verb(party, 'score', 'scores')} ${n}: all tiles left.`,
      'opponents-minus-own': ({ party, n }: { party: Party; n: number }) =>
        `${verb(party, 'score', 'scores')} ${n}: what the others hold less their own hand.`,
      'sum-of-differences': ({ party, n }: { party: Party; n: number }) =>
        `${verb(party, 'score', 'scores')} ${n}: how much more each other hand counts.`,
    },
    losersPay: {
      own: 'All but the lightest write what they hold.',
      'own-all': 'Fish for all: everybody writes what they hold.',
      difference: 'The heavier side writes the difference.',
      'highest-pays-table': ({ party, n }: { party: Party; n: number }) =>
        `Fish for one: ${party.names} with the most points ${party.you || party.many ? 'write' : 'writes'} the whole table, ${n}.`,
    },
    tie: {
      void: 'The lightest hands are equal: nobody scores.',
      eggs: ({ n }: { n: number }) =>
        `The lightest hands are equal: ${points(n)} wait as eggs for the next loser.`,
      carry: ({ n }: { n: number }) =>
        `The heaviest hands are equal: ${points(n)} go over to the next round.`,
      other: 'The hands are equal: nobody scores.',
    },
    writes: ({ party, n }: { party: Party; n: number }) =>
      `${verb(party, 'write', 'writes')} ${n}.`,
    opens: ({
      party,
      n,
      remembered,
      openAt,
    }: {
      party: Party;
      n: number;
      remembered: number;
      openAt: number;
    }) =>
      remembered === 0
        ? `${verb(party, 'open', 'opens')} the account with ${n}, since ${openAt} or more came in one round.`
        : `${verb(party, 'open', 'opens')} the account: ${n}, the ${remembered} remembered among them.`,
    remembers: ({ party, n, openAt }: { party: Party; n: number; openAt: number }) =>
      `${verb(party, 'remember', 'remembers')} ${n}: less than ${openAt} opens no account.`,
    notWritten: ({ party, n, openAt }: { party: Party; n: number; openAt: number }) =>
      `${points(n)} of ${party.names} are not written: less than ${openAt} opens no account.`,
    cleared: ({ party, n }: { party: Party; n: number }) =>
      party.you && !party.many
        ? `Your ${n} remembered points are wiped.`
        : `The ${n} remembered points of ${party.names} are wiped.`,
    received: ({ party, n }: { party: Party; n: number }) =>
      `The ${points(n)} that waited go to ${party.you && !party.many ? 'you' : party.names}.`,
    capped: ({ n, credit, cap }: { n: number; credit: number; cap: number }) =>
      `Of ${credit} only ${n} are written, since nobody has more than ${cap}.`,
    waiting: ({ n }: { n: number }) => `${points(n)} wait on the table.`,
    hands: 'Hands',
    noTiles: 'no tiles',
    special: ({ tile: counted, n }: { tile: TileIn; n: number }) =>
      `${digits(counted)} counts ${n} by these rules.`,
    sum: ({ n }: { n: number }) => `All hands together: ${n}`,
    before: 'Before',
    this: 'This round',
    thisFish: 'This round, a fish',
    total: 'Total',
    next: {
      seat: ({ who, why }: { who: Who; why: string }) =>
        `${does(who, 'lead', 'leads')} the next round${why}.`,
      tile: 'The next round is led by whoever holds the deciding tile.',
      lot: 'The lead of the next round is drawn by lot.',
      side: ({ party }: { party: Party }) => `The next lead belongs to ${party.names}.`,
    },
    why: {
      wentOut: ', having gone out',
      won: ', having won the block',
      blocked: ', having closed the line',
      rotate: ', since the lead goes on to the next seat',
      lightest: ', holding the lightest hand',
      again: ' again, since nobody won',
    },
    ready: 'Ready',
    youAreReady: 'You are ready',
    nextIn: ({ n }: { n: number }) => `The next round begins in ${n} s, or when all are ready.`,
    waitingFor: ({ names }: { names: string }) => `Not ready yet: ${names}.`,
  },

  match: {
    won: ({ party }: { party: Party }) => `${verb(party, 'win', 'wins')} the match.`,
    goat: ({ party }: { party: Party }) =>
      party.you
        ? `The match is lost: ${party.names} reached the target.`
        : party.many
          ? `The goats: ${party.names}.`
          : `The goat: ${party.names}.`,
    lost: ({ party }: { party: Party }) => `The match is lost: ${party.names}.`,
    drawn: 'The match is a tie.',
    reached: ({ n, target }: { n: number; target: number }) =>
      `${n} points; the target was ${target}.`,
    eliminated: ({ who }: { who: Who }) => `${who.you ? 'Your' : `${who.name}’s`} time ran out.`,
    stopped: 'The match was stopped.',
    nobodyWins: 'Nobody wins, and nothing is rated.',
    rating: 'Rating points',
    rematch: 'Rematch',
    rematchAsked: 'Rematch: waiting for the others',
    copyRecord: 'Copy DGN record',
    copied: 'The record is copied.',
    notCopied: 'The browser did not let us copy. The record is below: copy it yourself.',
    noRecord: 'The record could not be fetched. Try again.',
    record: 'The record of the match',
    home: 'Start page',
  },

  sheet: {
    title: 'Score sheet',
    round: 'Round',
    empty: 'No round has been written yet.',
    outcome: { out: 'out', blocked: 'block', fish: 'fish' },
  },

  plays: {
    title: 'Plays',
    empty: 'No play yet.',
    passed: 'pass',
    drew: ({ n }: { n: number }) => `draw ${n}`,
    left: 'left',
    right: 'right',
    up: 'above',
    down: 'below',
    lead: 'lead',
    by: { bot: 'by a bot', forced: 'forced', clock: 'time ran out' },
  },

  waiting: {
    title: 'Who sits where',
    intro: 'The match begins when every seat is taken.',
    take: 'Take this seat',
    takeNamed: ({ n }: { n: number }) => `Take seat ${n}`,
    seat: ({ n }: { n: number }) => `Seat ${n}`,
    link: 'Link to this table',
    copy: 'Copy link',
    invite: 'Send this link to whoever shall play.',
    standUp: 'Stand up',
    full: 'All seats are taken. You can watch.',
    with: ({ names }: { names: string }) => `with ${names}`,
  },

  dropped: {
    strip: ({ who, clock }: { who: Who; clock: string }) =>
      `${who.name} lost connection. ${clock} before the seat may be played.`,
    over: ({ who }: { who: Who }) => `${who.name} is still away. What shall happen?`,
    wait: 'Wait',
    hold: 'Let a bot play',
    stop: 'Stop the match',
    sureStop: 'Stop the match for everybody? Nobody wins.',
    heldBadge: ({ who }: { who: Who }) => `bot for ${who.name}`,
  },

  keys: {
    title: 'Keys',
    note: 'They act while the table has focus.',
    move: 'Move in the hand',
    tile: 'Go to that tile, 0 is the tenth',
    play: 'Play; with two ends, choose',
    ends: 'Play at the left or right end',
    draw: 'Draw',
    pass: 'Pass',
    sort: 'Move the tile within the hand',
    cancel: 'Cancel',
    command: 'Type a command',
    sayEnds: 'Say the ends',
    sayHand: 'Say my hand and what fits',
    sayLine: 'Say the line from left to right',
    sayNumber: 'How many of that number are out',
    sayLast: 'Say the last four plays',
    sayCounts: 'Say how many tiles each seat holds',
    sayScore: 'Say the score',
    sayClock: 'Say the clocks',
    grid: 'Walk along the line',
    zen: 'Only cloth and hand',
    mute: 'Sound on or off',
    help: 'These keys',
    again: 'Previous and next announcement',
    digit: 'digit',
    space: 'Space',
  },

  command: {
    label: 'Command',
    help: 'Such as 65 r, 6-5@R, pass, draw, ends, n 6, score.',
    run: 'Do it',
  },
};

export type TableMessages = typeof table;
export default table;

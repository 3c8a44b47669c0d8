import { wordsOf } from '../words.ts';
import {
  inManyCells,
  inWords,
  isOn,
  type EndIn,
  type Joint,
  type Laid,
  type MadeIn,
  type Party,
  type RowIn,
  type Speech,
  type TileIn,
  type WaitingIn,
  type Where,
  type Who,
} from './parties.ts';

const { plural } = wordsOf('en', ['one', 'other']);
const and = new Intl.ListFormat('en', { type: 'conjunction' });
const or = new Intl.ListFormat('en', { type: 'disjunction' });

const numbers = [
  ...['blank', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'],
  'eighteen',
];
const many = ['blanks', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];

/** The numbers of pips on a tile, up to the double twelve. */
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
const digits = (given: TileIn) =>
  given.length === 3 ? given.join('-') : `${given[1]}-${given[0]}`;
/** The name of a triangle, with its numbers clockwise. */
const triangle = (given: readonly number[]) => {
  const [a = 0] = given;
  return given.every((n) => n === a) ? `triple ${word(a)}` : given.map(word).join('-');
};
const tile = (given: TileIn) => {
  if (given.length === 3) return triangle(given);
  const [low, high] = given;
  return low === high ? `double ${word(low)}` : `${word(high)}-${word(low)}`;
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const points = (n: number) => plural(n, { one: `${n} point`, other: `${n} points` });
const pips = (n: number) => {
  const many = sums[n] ?? String(n);
  return plural(n, { one: `${many} pip`, other: `${many} pips` });
};
const tiles = (n: number) => plural(n, { one: `${n} tile`, other: `${n} tiles` });
const seconds = (n: number) => plural(n, { one: `${n} second`, other: `${n} seconds` });
const ordinals = [
  ...[
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ],
  ...['eleventh', 'twelfth'],
];
const ordinal = (n: number) => {
  const tens = n % 100;
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return ordinals[n - 1] ?? `${n}${ending}`;
};
const inPlaces = (n: number) => plural(n, { one: `in ${n} place`, other: `in ${n} places` });
const side = (where: Where) =>
  inWords(where, {
    named: {
      first: 'lead',
      L: 'left',
      R: 'right',
      U: 'above',
      D: 'below',
      M: 'on the public train',
      engine: 'engine',
      hub: 'first tile',
    },
    train: (who) => `on ${who.you ? 'your' : `${who.name}’s`} train`,
    on: (laid) => `at ${digits(laid)}`,
    cell: ({ row, nth, up }) => `in row ${row}, ${ordinal(nth)}, point ${up ? 'up' : 'down'}`,
    row: (row) => `row ${row}`,
  });
const place = (where: Where) =>
  where === 'first'
    ? ''
    : where === 'L' || where === 'R'
      ? ` on the ${where === 'L' ? 'left' : 'right'}`
      : ` ${side(where)}`;
const end = (where: Where) =>
  inWords(where, {
    named: {
      first: 'the lead',
      L: 'the left end',
      R: 'the right end',
      U: 'the upper arm',
      D: 'the lower arm',
      M: 'the public train',
      engine: 'the engine',
      hub: 'the first tile',
    },
    train: (who) => (who.you ? 'your train' : `${who.name}’s train`),
    on: (laid) => digits(laid),
    cell: ({ row, nth }) => `row ${row}, ${ordinal(nth)}`,
    row: (row) => `row ${row}`,
  });

/** Whether a place is an arm or a train, so that "on" is used rather than "at". */
const along = (where: Where) =>
  where === 'U' ||
  where === 'D' ||
  where === 'M' ||
  (typeof where === 'object' && 'train' in where);

/** The numbers at the open ends: "Ends 3 and 5." */
const openNumbers = (numbers: readonly number[], is = '', are = '') => {
  if (numbers.length === 0) return '';
  const [ends, be] = numbers.length === 1 ? ['End', is] : ['Ends', are];
  return `${[ends, be, and.format(numbers.map(String))].filter((part) => part !== '').join(' ')}.`;
};

/** The verb for a party: "you score", "Ana and Boris score", "Ana scores". */
const verb = (party: Party, plain: string, single: string) =>
  `${capital(party.names)} ${party.you || party.many ? plain : single}`;
const does = (who: Who, plain: string, single: string) =>
  who.you ? `You ${plain}` : `${who.name} ${single}`;

/** The names of the bonuses of triangles. */
const joints: Readonly<Record<Joint, string>> = {
  bridge: 'Bridge',
  hexagon: 'Hexagon',
  'double-hexagon': 'Double hexagon',
  'triple-hexagon': 'Triple hexagon',
  triple: 'Led with a triple',
};

/** The messages of a table, in English. */
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
    marked: 'train open',
    passed: 'passes',
  },

  /** Where each player has two hands. */
  hands: {
    number: ({ n }: { n: 1 | 2 }): string => (n === 1 ? 'first hand' : 'second hand'),
    yours: ({ n }: { n: 1 | 2 }): string => (n === 1 ? 'Your first hand' : 'Your second hand'),
    of: ({ name, n }: { name: string; n: 1 | 2 }) =>
      `${name} (${n === 1 ? 'first hand' : 'second hand'})`,
    turn: ({ n }: { n: 1 | 2 }) => `It is the turn of your ${n === 1 ? 'first' : 'second'} hand.`,
    both: 'plays both hands',
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
  },

  cloth: {
    wholeLine: 'Whole line',
    empty: 'No tile lies yet.',
    list: ({ n }: { n: number }) =>
      plural(n, { one: `${n} tile, from left to right`, other: `${n} tiles, from left to right` }),
    rows: ({ n, rows }: { n: number; rows: number }) => `${tiles(n)} in ${rows} rows`,
    row: (where: Where) =>
      where === 'first'
        ? 'Line'
        : capital(isOn(where) ? side(where) : end(where).replace(/^the /, '')),
    publicTrain: 'Public',
    marked: 'open',
    walkHelp: 'Arrows go from tile to tile. Escape goes back to the hand.',
    closed: 'closed',
    laidBy: ({ tile: laid, who, n }: { tile: TileIn; who: Who; n: number }) =>
      `${tile(laid)}, play ${n}, ${who.you ? 'yours' : who.name}`,
  },

  lattice: {
    choose: 'Which place?',
    chooseCell: ({ tile: held, n }: { tile: TileIn; n: number }) =>
      `${capital(tile(held))} fits ${inPlaces(n)}.`,
    playCell: ({ where, tile: held }: { where: Where; tile: TileIn }) =>
      `Play ${side(where)}: ${tile(held)} from the point`,
    oneTurn: 'It fits turned this way only.',
    cells: ({ places }: { places: readonly Where[] }) =>
      places.length === 0
        ? 'Nothing of yours fits now.'
        : `Something fits ${inPlaces(places.length)}: ${places.map(side).join('; ')}.`,
    joints,
    made: ({ n, joint, lost, speech }: MadeIn) => {
      const more = joint === null ? '' : `${joints[joint]}: `;
      if (speech === 'short') return `${more}+${n}.`;
      return `${more}${points(n)}.${lost > 0 ? ` ${points(lost)} off for drawing.` : ''}`;
    },
    costs: ({ n }: { n: number }) => `That costs ${points(n)}.`,
    mayDraw: 'Or draw.',
    step: 'Among triangles: step to the place that lies there',
    turn: 'Among triangles: turn the tile',
    walkHelp:
      'Arrows go from tile to tile, up and down from row to row. Escape goes back to the hand.',
  },

  ends: {
    name: (where: Where) => capital(end(where).replace(/^the /, '')),
    none: 'no tile yet',
    play: ({ where, n }: EndIn) => `Play ${along(where) ? 'on' : 'at'} ${end(where)}, ${word(n)}`,
    waits: ({ tile: double, missing, toes }: WaitingIn) =>
      toes
        ? plural(missing, {
            one: `${digits(double)} takes ${missing} more toe first`,
            other: `${digits(double)} takes ${missing} more toes first`,
          })
        : `${digits(double)} must be covered first`,
    sides: ({ n }: { n: number }) => plural(n, { one: `${n} place`, other: `${n} places` }),
    half: ({ n }: { n: number }) => `${n} stays open`,
    close: 'Close the double',
    done: 'Done',
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
      where: readonly Where[];
      place: number;
      of: number;
    }) => {
      const lead = where.includes('first');
      const fits = lead
        ? ', may lead'
        : `, fits ${inManyCells(where) ? inPlaces(where.length) : and.format(where.map((one) => side(one)))}`;
      return `${digits(held)}, ${pips(sum)}${where.length === 0 ? '' : fits}, ${place} of ${of}`;
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
    chooseTrain: 'Which train?',
    cover: ({ tile: double }: { tile: TileIn }) => `Cover ${digits(double)}`,
    drawForLead: ({ tile: led }: { tile: TileIn }) => `Nobody holds ${digits(led)}: draw`,
    chooseHalf: 'Which half stays open?',
    goOn: 'Another double, or done?',
    closeOrDone: 'Close the double, or done?',
    tapAgain: 'Tap again to play',
    forced: ({ tile: only, n }: { tile: TileIn; n: number }) =>
      `Only ${digits(only)} fits: playing in ${n}`,
    forcedDraw: ({ n }: { n: number }) => `Nothing fits: drawing in ${n}`,
    forcedPass: ({ n }: { n: number }) => `Nothing fits: passing in ${n}`,
    watching: 'You are watching',
    taking: ({ n }: { n: number }) => `Take ${tiles(n)}`,
    takingOf: ({ name }: { name: string }) => `${name} takes tiles`,
    taken: 'You have your tiles',
    unlifted: 'Your tiles lie face down for now',
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

  pile: {
    heading: 'The pile',
    help: 'Tap tiles one by one, or drag over them. What is missing when the time is up is taken for you.',
    place: ({ n, of }: { n: number; of: number }) => `Tile ${n} of ${of}, face down`,
    random: 'Take at random',
    mixAgain: 'Shuffle once more',
    left: ({ n }: { n: number }) => `${seconds(n)} left`,
    boneyard: 'Point at the tile you draw',
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
    doesNotFit: ({ tile: wanted, ends }: { tile: TileIn; ends: readonly number[] }) =>
      `${capital(tile(wanted))} does not fit. ${openNumbers(ends, 'is', 'are')}`.trim(),
    rightOnEqualEnds: ({ n }: { n: number }) =>
      `Both ends are ${n}, and then tiles go to the right.`,
    mustPlay: ({ tile: wanted, where }: { tile: TileIn; where: Where }) =>
      where === 'first'
        ? `You lead: ${tile(wanted)} may be laid.`
        : `You have to play: ${tile(wanted)} fits ${end(where)}.`,
    whichHalf: ({ tile: wanted, halves }: { tile: TileIn; halves: readonly [number, number] }) =>
      `Either half of ${tile(wanted)} fits. Say which stays open: ${halves[0]} or ${halves[1]}.`,
    onlyDoubles: 'Only another double may follow in this turn.',
    nothingToClose: 'Only a double that was just laid is closed.',
    notDone: 'Nothing was laid yet in this turn.',
    mustDraw: 'Passing is not allowed: the boneyard has tiles to draw.',
    nothingToDraw: 'There is nothing to draw.',
    nothingToTake: 'You have no tile to take from the pile now.',
    takenAlready: 'Somebody has just taken that tile. Take another.',
    notMixedAgain:
      'Only the leader has the tiles shuffled once more, before anybody has taken one.',
    notPointed: 'That tile cannot be pointed at here. Draw the next one.',
    beforeLead: ({ n }: { n: number }) =>
      `6-6 may still be announced before the lead: ${seconds(n)}.`,
    nothingToDeclare: 'You may not announce 6-6 now.',
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
    other: 'The server could not go on with this connection.',
  },

  say: {
    closed: ({ who }: { who: Who }) => `${does(who, 'close', 'closes')} it.`,
    played: ({ who, tile: laid, at, ends: open, drawn, speech }: Laid) => {
      const name = who.you ? 'You' : who.name;
      if (speech === 'short') {
        const drew = drawn > 0 ? `+${drawn} ` : '';
        const short = at === 'first' ? '' : ` ${side(at)}`;
        return `${name} ${drew}${digits(laid)}${short}. ${open.length > 0 ? `${open.join(', ')}.` : ''}`.trim();
      }
      const head =
        drawn > 0
          ? `${does(who, 'draw', 'draws')} ${drawn} and ${who.you ? 'play' : 'plays'} ${tile(laid)}`
          : `${name}: ${tile(laid)}`;
      const leads = at === 'first' ? `${does(who, 'lead', 'leads')} with ${tile(laid)}` : head;
      return `${leads}${place(at)}. ${openNumbers(open)}`.trim();
    },
    passed: ({
      who,
      ends,
      drawn,
      speech,
    }: {
      who: Who;
      ends: readonly number[];
      drawn: number;
      speech: Speech;
    }) => {
      if (speech === 'short') return `${who.you ? 'You' : who.name} pass${who.you ? '' : 'es'}.`;
      const drew = drawn > 0 ? `${does(who, 'draw', 'draws')} ${drawn} and ` : '';
      const verbs = who.you ? 'pass' : 'passes';
      const head = drew === '' ? `${who.you ? 'You' : who.name} ${verbs}.` : `${drew}${verbs}.`;
      if (speech !== 'full' || ends.length === 0) return head;
      return `${head} No ${or.format([...new Set(ends)].map(suit))}.`;
    },
    waits: ({ tile: double, missing, toes }: WaitingIn) =>
      toes
        ? plural(missing, {
            one: `${capital(tile(double))} takes ${missing} more toe.`,
            other: `${capital(tile(double))} takes ${missing} more toes.`,
          })
        : `${capital(tile(double))} waits for its cover.`,
    marked: ({ who }: { who: Who }) =>
      `${who.you ? 'Your' : `${who.name}’s`} train is open to all now.`,
    unmarked: 'The marker comes off.',
    dealtHub: ({ round, tile: led }: { round: number; tile: TileIn }) =>
      `Round ${round} begins with ${tile(led)}.`,
    drawForLead: ({ tile: led }: { tile: TileIn }) => `Your turn. Nobody holds ${tile(led)}: draw.`,
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
    chooseEnd: ({ tile: held, ends: open }: { tile: TileIn; ends: readonly EndIn[] }) => {
      const places = open.map(({ where, n }) =>
        isOn(where) ? side(where) : `${side(where)} at ${n}`,
      );
      const fits = open.length === 2 ? 'both ends' : `${count(open.length)} ends`;
      const last = places.pop() ?? '';
      return `${capital(tile(held))} fits ${fits}. ${capital(places.join(', '))}, or ${last}?`;
    },
    chooseHalf: ({ tile: held, halves }: { tile: TileIn; halves: readonly number[] }) =>
      `Either half of ${tile(held)} may touch. Which stays open, ${or.format(halves.map(word))}?`,
    goOn: ({ fits, close }: { fits: number; close: boolean }) => {
      const may = [
        ...(fits > 0 ? ['lay another double'] : []),
        ...(close ? ['close the double'] : []),
      ];
      return `You may ${or.format([...may, 'be done'])}.`;
    },
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
    mixed: ({ inTurn }: { inTurn: boolean }): string =>
      inTurn
        ? 'The tiles lie face down and are taken in turn.'
        : 'The tiles lie face down for everybody to take.',
    mixedAgain: ({ who }: { who: Who }) =>
      `${does(who, 'have', 'has')} the tiles shuffled once more and ${who.you ? 'take' : 'takes'} last.`,
    took: ({ tile: taken, left }: { tile: TileIn | null; left: number }) =>
      `${taken === null ? 'A tile is yours' : `You take ${tile(taken)}`}, ${left} to go.`,
    tookAll: ({ who }: { who: Who }) => `${does(who, 'have', 'has')} all tiles.`,
    yourTaking: ({ n, mayMix }: { n: number; mayMix: boolean }) =>
      `Take ${tiles(n)}.${mayMix ? ' You may have them shuffled once more first.' : ''}`,
    lifted: ({ tiles: held }: { tiles: readonly TileIn[] }) =>
      `You lift your tiles: ${held.map(tile).join(', ')}.`,
    mayDeclare: 'Before the lead, double six may be announced.',
    youMayDeclare: 'You hold double six and may announce it before the lead.',
    declared: ({ who }: { who: Who }) =>
      `${does(who, 'announce', 'announces')} double six and ${who.you ? 'lead' : 'leads'} it.`,
    thrownBack:
      'A hand has too many doubles or too many tiles of a number. The tiles are dealt again.',
    credited: ({ n }: { n: number }) =>
      `The table was out of reach. The clock gets ${seconds(n)} back.`,
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
    ends: ({ ends: open }: { ends: readonly EndIn[] }) => {
      const [left, right] = open;
      return open.length === 2 && left?.n === right?.n
        ? `Both ends are ${left?.n ?? ''}.`
        : `Ends ${and.format(open.map(({ where, n }) => `${n}${place(where)}`))}.`;
    },
    noEnds: 'No tile lies yet.',
    hand: ({ held, fits }: { held: readonly TileIn[]; fits: readonly TileIn[] }) => {
      if (held.length === 0) return 'You hold no tile.';
      const all = `You hold ${tiles(held.length)}: ${held.map(tile).join(', ')}.`;
      return fits.length === 0 ? all : `${all} Fits: ${fits.map(tile).join(', ')}.`;
    },
    line: ({ rows }: { rows: readonly RowIn[] }) =>
      rows
        .map(({ where, tiles: row }) => {
          const begins = where === 'first' ? 'From left to right' : capital(side(where));
          const read = row.map((read) => {
            const [left = 0, right = 0] = read;
            if (read.length === 3) return triangle(read);
            return left === right ? `double ${word(left)}` : `${word(left)}-${word(right)}`;
          });
          return `${begins}: ${read.join(', ')}.`;
        })
        .join(' '),
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
        `The lightest hands are equal: ${points(n)} wait as eggs for the next round.`,
      carry: ({ n }: { n: number }) =>
        `The heaviest hands are equal: ${points(n)} go over to the next round.`,
      other: 'The hands are equal: nobody scores.',
    },
    made: ({ parties }: { parties: readonly { names: string; n: number }[] }) =>
      `Made in play: ${parties.map(({ names, n }) => `${names} ${n}`).join(', ')}.`,
    voided: ({ target }: { target: number }) => `A score that would pass ${target} is void.`,
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
      `${verb(party, 'write', 'writes')} nothing for ${points(n)}: less than ${openAt} opens no account.`,
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
    rounds: ({ n, lowest }: { n: number; lowest: boolean }) =>
      plural(n, {
        one: `${n} round was agreed on; the ${lowest ? 'lowest' : 'highest'} total wins.`,
        other: `${n} rounds were agreed on; the ${lowest ? 'lowest' : 'highest'} total wins.`,
      }),
    instant: {
      'six-in-a-row': 'Six rounds won in a row: six love.',
      'out-with-0-0': 'Going out with 0-0 wins the match: a bald goat.',
      'out-with-6-6-if-a-loser-holds-over-25':
        'Going out with 6-6 while an opponent holds more than 25 wins the match.',
      'announced-6-6': '6-6 was announced, and so this round decides the match.',
    },
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
    match: 'The match',
    waits: 'Waits on the table',
    rows: {
      made: {
        fives: 'In play, fives',
        'fives-threes': 'In play, fives and threes',
        headings: 'Headings',
        triominoes: 'Tiles laid',
        'face-sum': 'Tiles laid',
      },
      paid: 'Tiles drawn',
      hands: 'From hands',
      tiles: 'Tiles left',
      won: 'Won',
      bonus: {
        capicua: 'Capicúa',
        capicu: 'Capicú',
        chuchazo: 'Chuchazo',
        'pass-all-three': 'All three pass',
        'round-1': '1st round',
        'round-2': '2nd round',
        'round-3': '3rd round',
        'round-4': '4th round',
        out: 'Going out',
      },
      remembered: 'Remembered',
      lost: ({ n }: { n: number }) => `${n} not written`,
      wiped: ({ n }: { n: number }) => `${n} remembered, wiped`,
      eggs: 'Eggs',
      carried: 'Waited on the table',
      inARow: 'In a row',
      unwritten: {
        row: 'The row ends',
        cap: ({ cap }: { cap: number }) => `Beyond ${cap}, not written`,
        exact: 'Beyond the target, void',
      },
    },
    inARowNote: 'The totals count rounds won in a row.',
    titles: {
      won: 'won',
      lost: 'lost',
      goat: 'goat',
      baldGoat: 'bald goat',
      sixLove: 'six love',
      tie: 'tie',
    },
  },

  plays: {
    title: 'Plays',
    empty: 'No play yet.',
    passed: 'pass',
    declared: 'announces 6-6',
    drew: ({ n }: { n: number }) => `draw ${n}`,
    closed: 'closed',
    at: (where: Where) => side(where),
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
    invite: 'Send this link to whoever is to play.',
    standUp: 'Stand up',
    full: 'All seats are taken. You can watch.',
    with: ({ names }: { names: string }) => `with ${names}`,
  },

  declare: {
    strip: ({ n }: { n: number }) => `Before the lead, 6-6 may be announced: ${n} s`,
    announce: 'Announce 6-6',
    keepQuiet: 'Don’t',
  },

  dropped: {
    strip: ({ who, clock }: { who: Who; clock: string }) =>
      `${who.name} lost connection. ${clock} before the seat may be played.`,
    over: ({ who }: { who: Who }) => `${who.name} is still away. What should happen?`,
    wait: 'Wait',
    waitNoMore: ({ who }: { who: Who }) => `Wait no more for ${who.name}`,
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
    train: 'Pick a train for the tile',
    arms: 'Play on a spinner’s upper or lower arm',
    close: 'Close the double just laid',
    done: 'Be done with a turn that might go on',
    draw: 'Draw',
    pass: 'Pass',
    declare: 'Announce 6-6',
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
    help: 'Such as 65 r, 6-5@R, 6-5@M, 6-5@3, 60@L=6, 125 2 3, pass, draw, close, done, ends, n 6, score.',
    run: 'Do it',
  },
};

export type TableMessages = typeof table;
export default table;

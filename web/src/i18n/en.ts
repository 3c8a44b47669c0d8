import type { Reason } from '../net/api.ts';
import { wordsOf } from './words.ts';

export const words = wordsOf('en', ['one', 'other']);
const { plural, number, span, either, last } = words;

/** A preset in one line: its possible numbers of players and tiles, and what ends a match. */
type Brief = {
  players: readonly number[];
  tiles: readonly number[];
  /** 0 if there are no points. */
  target: number;
  /** 0 if the number of rounds is not fixed. */
  rounds: number;
};

/** A sentence for every code, with the values of that code. */
type Errors = { [R in Reason as R['code']]: (reason: R) => string };

/** English, and the type of every catalogue: sentences, and functions from named values to sentences. */
const en = {
  frame: {
    skip: 'Skip to content',
    skipToTable: 'Skip to table',
    pages: 'Pages',
    play: 'Play',
    rules: 'Rules',
    learn: 'Learn',
    clubs: 'Clubs',
    settings: 'Settings',
    title: ({ page }: { page: string }) => `${page} · Boneyard`,
    offline: 'No connection. What you see here stays; you can play when the network is back.',
    offlineKept:
      'No connection. You can read lessons and rules that you opened before, go on with a club evening, and play when the network is back.',
    newVersion: 'A new version is ready.',
    reload: 'Reload the page',
    loading: 'Loading',
    tryAgain: 'Try again',
    reference: ({ reference }: { reference: string }) => `Reference ${reference}`,
    close: 'Close',
    toHome: 'To the start page',
  },

  notFound: {
    title: 'There is nothing here',
    text: 'The address may be mistyped, or what it named is over.',
  },

  failed: {
    page: 'This page could not be loaded. The rest of Boneyard still works.',
    table: 'The table cannot be reached. Nothing on it is lost.',
  },

  learn: {
    title: 'Learn',
    intro:
      'For every game a lesson that you play yourself, how it is played well, and its whole rules.',
    families: {
      classic: 'Classic, draw and block',
      goat: 'Goat',
      pairs: 'In pairs',
      fives: 'Points in play',
      trains: 'Trains and chicken-foot',
      triangles: 'Triangles',
    },
    history: 'The story of the game, as it is told',
    lesson: 'Lesson',
    strategy: 'Playing it well',
    agreement: 'The whole agreement',
    all: 'All games',
    next: 'Go on',
    again: 'Play it again',
    yourMove: 'It is your turn: make the move at the table.',
    notThat: 'Not this one.',
    watch: 'The others play.',
  },

  home: {
    title: 'Play dominoes',
    playNow: 'Play now',
    goOn: ({ rules }: { rules: string }) => `Go on: ${rules}`,
    playNowWith: ({ rules, players }: { rules: string; players: number }) =>
      plural(players - 1, {
        one: `${rules}, against ${number(players - 1)} bot`,
        other: `${rules}, with ${number(players - 1)} bots`,
      }),
    friend: 'Play with a friend',
    open: 'Choose the rules',
    tables: 'Open tables',
    noTables: 'No open tables. Play a bot now, or open one.',
    openOne: 'Open a table',
    seatsFree: ({ n }: { n: number }) =>
      plural(n, { one: `${number(n)} free seat`, other: `${number(n)} free seats` }),
    sitDown: 'Sit down',
    you: 'You play as',
    name: 'Name',
    nameHelp: 'Shown to the others at a table, up to 24 characters.',
    saveName: 'Save name',
    nameSaved: ({ name }: { name: string }) => `The others now see you as ${name}.`,
  },

  invite: {
    title: 'Your table is open',
    text: 'Send this link. Whoever opens it can take a free seat.',
    link: 'Link to the table',
    copy: 'Copy link',
    copied: 'Link copied.',
    notCopied: 'The browser did not let us copy. The link is selected: copy it yourself.',
    go: 'Go to the table',
  },

  presets: {
    homes: {
      goat: 'Russia and around: Kozyol (Goat)',
      spain: 'Spain',
      venezuela: 'Venezuela',
      caribbean: 'In the Caribbean',
      brazil: 'Brazil',
      indonesia: 'Indonesia',
      families: 'In families, with children',
      clubs: 'In clubs',
      everywhere: 'In many places',
    },
    names: {
      classic: 'Classic, draw until one fits',
      'classic-one': 'Classic, draw one',
      'goat-club-all': 'Kozyol (Goat), fish for all',
      'goat-club-one': 'Kozyol (Goat), fish for one',
      goat: 'Kozyol (Goat), alone or in pairs',
      'goat-yard': 'Yard Kozyol (Goat), with eggs',
      'goat-family': 'Family Kozyol (Goat), for two',
      'spanish-pairs': 'Dominó por parejas (Spanish pairs)',
      'seven-plus-seven': '7+7, two hands each',
      venezuelan: 'Tranca (Venezuelan pairs)',
      cuban: 'Dominó cubano (Cuban, double-nine)',
      'jamaican-partner': 'Jamaican Partner, six love',
      'jamaican-cutthroat': 'Jamaican Cut-Throat',
      'puerto-rico-500': 'Puerto Rico 500',
      'dominican-200': 'Dominican 200, with capicúa',
      'brazilian-pairs': 'Dominó em duplas (Brazilian pairs)',
      'latin-pairs': 'Partnership dominoes',
      gaple: 'Gaple',
      'classic-family': 'Family classic, for two',
      picture: 'Picture dominoes',
      'club-pairs': 'Club pairs',
      'for-two': 'For two',
      'for-three': 'For three',
      draw: 'Draw',
      block: 'Block',
      'draw-house': 'Draw with house rules',
      matador: 'Matador, sum of seven',
      'goat-croatian': 'Jarac (Croatian Goat)',
      donkey: 'Osyol (Donkey)',
      'sea-goat': 'Morskoy Kozyol (Sea Goat)',
      'all-fives': 'All Fives (Muggins)',
      'fives-threes': 'Fives and Threes',
      telefon: 'Telefon',
      bergen: 'Bergen',
      'mexican-train': 'Mexican Train',
      chickenfoot: 'Chickenfoot',
      triominoes: 'Triominoes',
      'triangle-dominoes': 'Triangle dominoes',
    },
    brief: ({ players, tiles, target, rounds }: Brief) =>
      `${plural(last(players), {
        one: `${span(players)} player`,
        other: `${span(players)} players`,
      })}, ${plural(last(tiles), {
        one: `${either(tiles)} tile`,
        other: `${either(tiles)} tiles`,
      })}${rounds === 0 ? '' : plural(rounds, { one: `, ${number(rounds)} round`, other: `, ${number(rounds)} rounds` })}${target === 0 ? '' : `, to ${number(target)}`}`,
  },

  open: {
    conflict: ({ first, second }: { first: string; second: string }) =>
      `These two do not go together: “${first}” and “${second}” Change one of them.`,
    howMany: 'How many play',
    clock: 'Clock',
    otherwise: 'as the link says',
    title: 'Open a table',
    rules: 'Rules',
    options: 'House rules',
    optionsHelp: 'What your table wants otherwise.',
    changed: 'changed',
    changedCount: ({ n }: { n: number }) =>
      plural(n, { one: `${number(n)} changed`, other: `${number(n)} changed` }),
    back: 'Back to preset',
    players: 'Players',
    seats: 'Seats, in the order of play',
    seat: ({ n }: { n: number }) => `Seat ${number(n)}`,
    partner: 'your partner',
    me: 'You',
    free: 'Free, for whoever comes',
    bots: { random: 'Bot, easy', greedy: 'Bot, medium', steady: 'Bot, strong' },
    pace: 'Time for a turn',
    noClock: 'No clock',
    seconds: ({ n }: { n: number }) =>
      plural(n, { one: `${number(n)} second`, other: `${number(n)} seconds` }),
    tempo: 'Tempo',
    tempos: { open: 'Open', even: 'Even' },
    tempoEffects: {
      open: 'Every play is shown as soon as it is made.',
      even: 'No play is shown sooner than a beat after the turn began, and a forced one is made after 3 seconds: nobody learns from how long somebody thinks.',
    },
    tiles: 'How tiles come to the players',
    taking: 'Hands',
    takings: { dealt: 'Dealt', together: 'Taken together', 'in-turn': 'Taken in turn' },
    takingEffects: {
      dealt: 'Everybody is dealt a hand.',
      together:
        'The tiles lie face down, and everybody takes theirs at the same time. After 20 seconds the rest is taken for them.',
      'in-turn':
        'The leader takes first, then the next player, and so on. The leader may have the tiles shuffled once more and then takes last. Everybody has 20 seconds.',
    },
    lifting: 'Looking at them',
    liftings: { 'at-once': 'At once', 'in-stages': 'In stages' },
    liftingEffects: {
      'at-once': 'Everybody sees their tiles as soon as they have them.',
      'in-stages':
        'The leader and the next player look at once, the third after the first move, the fourth after the second. Where a tile must be found to lead, all look at once.',
    },
    boneyard: 'Drawing',
    boneyards: { next: 'The next tile', pointed: 'The tile you point at' },
    singleChoice: 'A single choice',
    singleChoices: { waits: 'Waits for its player', moved: 'Is made after 3 seconds' },
    handOrder: 'Order of the hand',
    handOrders: { free: 'As you like', fixed: 'As it was taken' },
    handOrderEffects: {
      free: 'Tiles may be moved within the hand.',
      fixed:
        'Tiles stay where they stand. Whoever needs to touch theirs can allow it in the settings.',
    },
    agreement: 'What you agree on',
    copyRules: 'Copy link to these rules',
    create: 'Open the table',
    unknownRules: ({ rules }: { rules: string }) =>
      `This link asks for rules that are not offered here: ${rules}. Choose others below.`,
  },

  rulebook: {
    title: 'Rules of every game',
    intro:
      'Every game in plain words. Open one to read all of it, change what your company plays otherwise, and print it.',
    others: 'Named, but not played here',
    compose: ({ game }: { game: string }) => `Write your own rules for ${game}`,
    file: 'Rules from a file',
    openFile: 'Open a file of rules',
    noPreset: 'This file holds no rules: a line such as “preset draw” is missing.',
    badLine: ({ n }: { n: number }) =>
      `Line ${number(n)} of this file is no rule. A rule looks like match.target=61.`,
    all: 'All games',
    read: 'Read the whole agreement',
    hint: 'Press a sentence to change it.',
    name: 'Name of these rules',
    print: 'Print',
    download: 'Save as a file',
    openTable: 'Open a table with these rules',
    backAll: 'Back to the preset',
    possible: 'These rules are possible:',
    leave: 'Leave it as it was',
    conflicts: 'Does not go with another rule here.',
    none: 'None',
    points: 'Points',
    tile: 'Tile, such as 6-5',
    add: 'Add',
    badTile: 'Write a tile as 6-5.',
    badValue: 'Write the value as a file of rules does.',
    remove: ({ tile }: { tile: string }) => `Remove ${tile}`,
    earlier: ({ tile }: { tile: string }) => `Move ${tile} forward`,
    players: ({ n }: { n: number }) =>
      plural(n, { one: `${number(n)} player`, other: `${number(n)} players` }),
    doubles: 'Doubles in a hand',
    suit: 'Tiles of one number in a hand',
    when: 'When it counts',
    whens: { only: 'alone in hand', held: 'always' },
  },

  options: {
    target: { sentence: 'Whoever reaches {choice} points wins the match.' },
    losingTarget: { sentence: 'Whoever reaches {choice} points loses the match.' },
    hand: { sentence: 'Every hand starts with {choice} tiles.' },
    redeal: {
      sentence: 'Tiles are dealt again {choice}.',
      choices: {
        never: 'never',
        doubles: 'when a hand has five doubles',
        doublesOrSuit: 'when a hand has five doubles or six of a number',
      },
    },
    nextLead: {
      sentence: 'Later rounds are led by {choice}.',
      choices: {
        'as-first': 'the deciding tile, as the first',
        winner: 'whoever won the round before',
        rotate: 'each player in turn',
        'winning-side': 'either player of the side that won',
      },
    },
    direction: {
      sentence: 'The turn goes {choice}.',
      choices: { clockwise: 'clockwise', counterclockwise: 'counter-clockwise' },
    },
    draw: {
      sentence: 'Whoever has no tile that fits {choice}.',
      choices: {
        'until-playable': 'draws until one fits',
        one: 'draws one tile, then plays it or passes',
        two: 'draws two tiles, then plays or passes',
        none: 'passes',
      },
    },
    reserve: {
      sentence: 'The boneyard is drawn {choice}.',
      choices: {
        none: 'to the last tile',
        one: 'but for its last tile',
        two: 'but for its last two tiles',
      },
    },
    blank: {
      sentence: 'The 0-0 left in a hand costs {choice}.',
      choices: {
        plain: 'nothing',
        only10: '10 when it is alone',
        only25: '25 when it is alone',
        held25: '25',
        held50: '50',
        only25six50: '25 when it is alone, and the 6-6 50 always',
        alone25six50both75: '25 when it is alone, the 6-6 alone 50, both 75',
      },
    },
    out: {
      sentence: 'Going out scores {choice}.',
      choices: {
        opponents: 'what the opponents hold',
        table: 'all tiles left, the partner’s too',
      },
    },
    blockWinner: {
      sentence: 'A blocked round is won by {choice}.',
      choices: {
        'lowest-player': 'the player with fewest pips',
        'lowest-side': 'the pair with fewer pips',
        'side-of-lowest-player': 'the pair of the player with fewest pips',
        'blocker-vs-next': 'the lighter of who blocked it and the next player',
        'fewest-tiles': 'whoever has fewest tiles',
        nobody: 'nobody',
      },
    },
    block: {
      sentence: 'After a block {choice}.',
      choices: {
        opponents: 'the winner scores what the others hold',
        table: 'the winner scores all tiles left',
        'opponents-minus-own': 'the winner scores what the others hold, less his own',
        'sum-of-differences': 'the winner scores how much more each other holds',
        own: 'all but the winner write what they hold',
        'own-all': 'everybody writes what he holds',
        difference: 'the heavier writes the difference',
        'highest-pays-table': 'the heaviest hand writes everything',
      },
    },
    blockTie: {
      sentence: 'An equal block {choice}.',
      choices: {
        void: 'scores nothing',
        eggs: 'leaves eggs: the tied hands wait for the next round',
        carry: 'carries everything over to the next round',
        'blocker-loses': 'is lost by who blocked it',
        'blocker-wins': 'is won by who blocked it',
        'leader-wins': 'is won by who led the round',
      },
    },
    account: {
      sentence: 'An account opens {choice}.',
      choices: {
        '0': 'from the first point',
        '13': 'with 13 points in one round',
        '25': 'with 25 points in one round',
      },
    },
    below: {
      sentence: 'Fewer points than that are {choice}.',
      choices: { lost: 'lost', remembered: 'remembered until then' },
    },
  },

  agreement: {
    sentence: ({ name, clauses }: { name: string; clauses: readonly string[] }) =>
      `${name}: ${clauses.join('; ')}.`,
    pairs: 'two against two, partners opposite',
    shape: {
      line: 'the tiles lie in a line',
      cross: 'the first double is a spinner with four arms',
      tree: 'every double may be built on to all sides',
      trains: 'each player has a train, and one is public',
      'chicken-foot': 'every double waits for its toes',
      triangles: 'the tiles are triangles and lie edge to edge',
    },
    bothSides: 'the arms of the spinner open when both of its sides are covered',
    sumSeven: 'touching halves make seven, and matadors go anywhere',
    wildBlanks: 'a blank fits everything',
    plays: {
      one: 'one tile a turn',
      'two-doubles': 'two doubles may be laid in a turn, at different ends',
      'double-run': 'doubles may be added to a turn',
      'cover-double': 'a double laid must be covered',
    },
    closeDouble: 'a double may be closed as it is laid',
    twoHands: 'two players with two hands each, laid in turn',
    solo: ({ n }: { n: number }) =>
      plural(n, {
        one: `${number(n)} player, each alone`,
        other: `${number(n)} players, each alone`,
      }),
    directions: {
      clockwise: 'the turn goes clockwise',
      counterclockwise: 'the turn goes counter-clockwise',
    },
    hand: ({ n }: { n: number }) =>
      plural(n, { one: `${number(n)} tile each`, other: `${number(n)} tiles each` }),
    withoutBlank: 'the 0-0 is left out',
    asleep: ({ n }: { n: number }) =>
      plural(n, {
        one: `${number(n)} tile sleeps`,
        other: `${number(n)} tiles sleep`,
      }),
    redealDoubles: ({ doubles }: { doubles: number }) =>
      plural(doubles, {
        one: `a hand with ${number(doubles)} double is dealt again`,
        other: `a hand with ${number(doubles)} doubles is dealt again`,
      }),
    redealDoublesOrSuit: ({ doubles, suit }: { doubles: number; suit: number }) =>
      plural(doubles, {
        one: `a hand with ${number(doubles)} double or ${number(suit)} tiles of a number is dealt again`,
        other: `a hand with ${number(doubles)} doubles or ${number(suit)} tiles of a number is dealt again`,
      }),
    firstLead: {
      lot: 'the first lead is drawn by lot',
      youngest: 'the youngest leads first, and where nobody tells an age a lot decides',
      random: 'the first lead is drawn by lot',
      only: ({ n }: { n: number }) => `the ${number(n)}-${number(n)} leads first`,
      lowest: 'the lowest double from 1-1 leads first, 0-0 after 6-6',
      highest: 'the highest double leads first',
    },
    nextLead: {
      'as-first': 'so in every round',
      winner: 'then whoever won the round before',
      rotate: 'then each player in turn',
      'winning-side': 'then either player of the side that won',
      'descending-double': 'then one double lower in every round',
    },
    anyDouble: 'later with a double, and whoever holds none lets the lead pass on',
    afterBlock: {
      blocker: 'after a block whoever blocked it leads',
      winner: 'after a block its winner leads',
      'lowest-hand': 'after a block the lightest hand leads',
    },
    draw: {
      none: 'whoever cannot play passes',
      'until-playable': 'whoever cannot play draws until a tile fits',
      exactly: ({ n }: { n: number }) =>
        plural(n, {
          one: `whoever cannot play draws ${number(n)} tile and passes if it does not fit`,
          other: `whoever cannot play draws ${number(n)} tiles and passes if none fits`,
        }),
    },
    reserve: ({ n }: { n: number }) =>
      plural(n, {
        one: `the last ${number(n)} tile is never drawn`,
        other: `the last ${number(n)} tiles are never drawn`,
      }),
    out: {
      opponents: 'going out scores what the opponents hold',
      table: 'going out scores all tiles left, the partner’s too',
      own: 'when somebody goes out, the losers write what they hold',
    },
    sense: {
      'round-points': 'whoever wins a round writes one point',
      'play-only': 'only what is made in play is written',
      none: 'nothing is written: whoever is rid of all tiles first wins',
    },
    deadSuit: 'a round is blocked as soon as no tile is left for either end',
    blockWinner: {
      'lowest-player': 'a block is won by the player with fewest pips',
      'lowest-side': 'a block is won by the side with fewest pips',
      'side-of-lowest-player': 'a block is won by the pair of the player with fewest pips',
      'blocker-vs-next': 'a block is won by the lighter of who blocked it and the next player',
      'fewest-tiles': 'a block is won by whoever has fewest tiles',
    },
    block: {
      opponents: 'who scores what the others hold',
      table: 'who scores all tiles left',
      'opponents-minus-own': 'who scores what the others hold less his own',
      'sum-of-differences': 'who scores how much more each other holds',
      own: 'all others write what they hold',
      'own-all': 'after a block everybody writes what he holds',
      difference: 'the heavier side writes the difference',
      'highest-pays-table': 'after a block the heaviest hand writes everything',
    },
    blockTie: {
      void: 'an equal block scores nothing',
      eggs: 'an equal block leaves eggs for the next round',
      carry: 'an equal block is carried over to the next round',
      'blocker-loses': 'an equal block is lost by who blocked it',
      'blocker-wins': 'an equal block is won by who blocked it',
      'leader-wins': 'an equal block is won by who led',
    },
    special: {
      only: ({ tiles, points }: { tiles: string; points: number }) =>
        `the ${tiles} alone in hand costs ${number(points)}`,
      held: ({ tiles, points }: { tiles: string; points: number }) =>
        `the ${tiles} in hand costs ${number(points)}`,
    },
    bonus: {
      capicua: ({ points }: { points: number }) =>
        `a capicúa, a last tile that fits both ends, pays ${number(points)} more`,
      capicu: ({ points }: { points: number }) =>
        `a capicú, a last tile that fits both ends, pays ${number(points)} more`,
      chuchazo: ({ points }: { points: number }) =>
        `going out with the 0-0 pays ${number(points)} more`,
      'pass-all-three': ({ points }: { points: number }) =>
        `a play after which all three others pass pays ${number(points)} more`,
      'round-1': ({ points }: { points: number }) =>
        `winning the first round pays ${number(points)} more`,
      'round-2': ({ points }: { points: number }) =>
        `winning the second round pays ${number(points)} more`,
      'round-3': ({ points }: { points: number }) =>
        `winning the third round pays ${number(points)} more`,
      'round-4': ({ points }: { points: number }) =>
        `winning the fourth round pays ${number(points)} more`,
      out: ({ points }: { points: number }) => `going out pays ${number(points)} more`,
    },
    instant: {
      'six-in-a-row': 'only rounds won in a row count, and six of them win the match',
      'out-with-0-0': 'going out with the 0-0 wins the match',
      'out-with-6-6-if-a-loser-holds-over-25':
        'going out with the 6-6 wins the match while an opponent holds more than 25',
      'announced-6-6':
        'an announced 6-6 wins the match with its round, and loses it with 25 or more in hand',
    },
    rounds: ({ n }: { n: number }) =>
      plural(n, {
        one: `the match is ${number(n)} round`,
        other: `the match is ${number(n)} rounds`,
      }),
    account: ({ n }: { n: number }) =>
      plural(n, {
        one: `an account opens with ${number(n)} point in one round`,
        other: `an account opens with ${number(n)} points in one round`,
      }),
    below: { lost: 'fewer are lost', remembered: 'fewer are remembered until then' },
    target: {
      wins: ({ n }: { n: number }) => `whoever reaches ${number(n)} wins the match`,
      loses: ({ n }: { n: number }) => `whoever reaches ${number(n)} loses the match`,
    },
    beyond: {
      wins: ({ n }: { n: number }) => `whoever has more than ${number(n)} wins the match`,
      loses: ({ n }: { n: number }) => `whoever has more than ${number(n)} loses the match`,
    },
    exactly: ({ n }: { n: number }) =>
      `exactly ${number(n)} wins the match, and a score that would pass it is not written`,
    cap: ({ n }: { n: number }) => `never more than ${number(n)} are written`,
  },

  errors: {
    unreachable: () => 'The server does not answer. What you typed is still here.',
    'not-found': () => 'There is nothing at this address, or it is over.',
    'bad-request': ({ detail }) =>
      `The server could not read what this page sent. Reload the page. (${detail})`,
    'bad-rules': ({ detail }) => `These rules cannot be played: ${detail}`,
    'bad-name': ({ max }) => `A name needs 1 to ${number(max)} visible characters.`,
    'bad-seats': ({ allowed }) =>
      plural(last(allowed), {
        one: `These rules are for ${span(allowed)} player.`,
        other: `These rules are for ${span(allowed)} players.`,
      }),
    'not-allowed': () => 'Only those who sit at the table may do that.',
    'foreign-origin': () => 'Another site asked for this. Open Boneyard directly and try again.',
    'unknown-host': ({ host }) =>
      `This server does not answer to the name “${host}”. Open its usual address, or ask whoever runs it to allow this name.`,
    'too-many': ({ retry_s }) =>
      plural(retry_s, {
        one: `That was too often. Try again in ${number(retry_s)} second.`,
        other: `That was too often. Try again in ${number(retry_s)} seconds.`,
      }),
    'too-large': ({ max }) =>
      plural(max, {
        one: `That was too long: the server reads ${number(max)} byte at most.`,
        other: `That was too long: the server reads ${number(max)} bytes at most.`,
      }),
    version: () => 'The server has a newer version of this page. Reload it.',
    'too-slow': () => 'The connection is too slow to keep up. Reload the page to go on.',
    refused: () => 'The table did not accept that.',
    club: () => 'The club did not accept that.',
    evening: () => 'That is not possible in this evening.',
    storage: () => 'The server could not save that. Nothing has changed.',
    restarting: () => 'The server is restarting. Try again in a moment.',
    'too-long': ({ max_s }) =>
      plural(max_s, {
        one: `That took longer than ${number(max_s)} second, so the server stopped it. Ask for less at once.`,
        other: `That took longer than ${number(max_s)} seconds, so the server stopped it. Ask for less at once.`,
      }),
    internal: () => 'The server made a mistake. Nothing has changed.',
  } satisfies Errors,
};

export type Messages = typeof en;
export default en;

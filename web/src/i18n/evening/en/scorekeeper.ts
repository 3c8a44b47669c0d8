import { wordsOf } from '../../words.ts';

const { plural } = wordsOf('en', ['one', 'other']);

const numbers = ['blank', 'one', 'two', 'three', 'four', 'five', 'six'];
const word = (n: number) => numbers[n] ?? String(n);
const points = (n: number) => plural(n, { one: `${n} point`, other: `${n} points` });

/** The messages at a table whose score is kept on a phone, in English. */
const scorekeeper = {
  tile: ({ low, high }: { low: number; high: number }) =>
    low === high ? `double ${word(low)}` : `${word(high)}-${word(low)}`,
  seating: ({ table }: { table: number }) => `Table ${table} from above`,
  back: 'Back',
  tools: 'At hand',

  strips: {
    refused: ({ n }: { n: number }) =>
      plural(n, { one: `${n} entry was not taken`, other: `${n} entries were not taken` }),
    look: 'Look at it',
    late: 'The organiser is waiting for this table. Please enter the rounds played so far.',
    announced: ({ text }: { text: string }) => `The organiser: ${text}`,
    seen: 'Seen',
    minutes: ({ n }: { n: number }) =>
      plural(n, { one: `${n} minute left`, other: `${n} minutes left` }),
    up: 'Time is up',
    soon: ({ n }: { n: number }) =>
      plural(n, {
        one: `${n} minute left. Then the round being played is the last.`,
        other: `${n} minutes left. Then the round being played is the last.`,
      }),
    last: 'Time is up: this is the last round. Play it to its end and enter it.',
    level: 'Time is up and the score is level: play one more round.',
  },

  keeper: {
    title: 'Who keeps the score?',
    text: 'That phone enters every round. The others see it at once.',
    me: ({ name }: { name: string }) => `${name}, on this phone`,
    noPhone: ({ name }: { name: string }) => `${name}, no phone`,
    nobody:
      'Nobody? Then write the rounds on paper, and the organiser enters them. Call the organiser to say so.',
  },

  present: {
    title: 'Are all four here?',
    yes: 'All four are here',
    no: 'Somebody is missing: call the organiser',
  },

  lead: {
    title: 'Who leads first?',
    lot: 'By lot: the tiles lie face down and everybody takes one. The highest number leads. If that is equal, a double of it leads; then the higher sum.',
    then: 'After that the lead moves to the right with every round, whoever won.',
  },

  round: {
    title: ({ name }: { name: string }) => `${name} leads`,
    shuffles: ({ name }: { name: string }) => `${name} shuffles.`,
    next: ({ name }: { name: string }) => `${name} leads the round after, on the right.`,
    wonBy: 'Who won the round?',
    tied: 'Blocked and equal: no points',
    otherLead: 'Somebody else leads',
    last: ({ n, names, points: won }: { n: number; names: string; points: number }) =>
      `Round ${n}: ${names} ${won}`,
    lastTied: ({ n }: { n: number }) => `Round ${n}: blocked and equal`,
    show: 'Show the score to everybody now',
    takeBack: 'Take it back',
    correct: 'Correct it',
    stop: ({ score }: { score: string }) => `No round is being played: stop at ${score}`,
  },

  entry: {
    points: ({ names }: { names: string }) => `How many points for ${names}?`,
    help: 'All tiles left with both losers, added up.',
    field: 'Points, 1 to 118',
    keys: 'Keypad',
    tiles: 'Tap the tiles left',
    digit: ({ n }: { n: number }) => String(n),
    erase: 'Delete the last digit',
    sum: ({ n, tiles }: { n: number; tiles: number }) =>
      `${plural(tiles, { one: `${tiles} tile`, other: `${tiles} tiles` })}: ${points(n)}`,
    clear: 'Start over',
    tooFew: 'Each loser holds at least one tile.',
    tooMany: 'Two hands hold at most fourteen tiles.',
    wrong: 'A round is worth 1 to 118 points.',
    enter: ({ n }: { n: number }) => `Enter ${points(n)}`,
    enterNothing: 'Enter',
    blocker: 'Which pair made the block?',
    blockerHelp: 'The zero is written in its column.',
    high: ({ n }: { n: number }) => `Really ${points(n)}?`,
    highHelp: 'That is more than most rounds bring. Add the tiles up once more.',
    twice: 'The same again?',
    twiceHelp: ({ round }: { round: string }) =>
      `This was entered a moment ago: ${round}. Is it another round?`,
    sure: 'Yes, enter it',
    unsure: 'No, change it',
    correcting: ({ n }: { n: number }) => `Round ${n}: who won it?`,
  },

  takeBack: {
    title: ({ n }: { n: number }) => `Take round ${n} back?`,
    text: 'It is removed from the sheet; the change stays in the log.',
    yes: 'Take it back',
    no: 'Leave it',
  },

  otherLead: {
    title: ({ n }: { n: number }) => `Who leads round ${n}?`,
    text: ({ name }: { name: string }) => `It should be ${name}.`,
    should: ({ name }: { name: string }) => `${name}, as it should be`,
    entered: ({ name }: { name: string }) => `${name}, as entered`,
  },

  alert: {
    title: 'Is this an error?',
    recorded: ({ n, round }: { n: number; round: string }) => `Round ${n} stands as: ${round}.`,
    deny: 'No error: it stays as it is',
    confirm: 'An error: wait for the organiser',
    round: ({ names, points: won }: { names: string; points: number }) => `${names} ${won}`,
    tied: 'blocked and equal',
  },

  held: {
    title: 'The organiser is needed',
    text: 'Nothing is entered until the organiser has settled this:',
    goOn: 'It is settled at the table: go on',
  },

  stop: {
    title: 'Stop here?',
    text: 'Time is up and the last round is in. The pair that leads wins with this score.',
    yes: ({ score }: { score: string }) => `Stop at ${score}`,
    no: 'A round is still being played',
  },

  over: {
    title: 'Match over?',
    record: ({ reached, recorded }: { reached: string; recorded: string }) =>
      `${reached}, we record ${recorded}.`,
    recordAsIs: ({ recorded }: { recorded: string }) => `We record ${recorded}.`,
    wins: ({ names }: { names: string }) => `${names} win the match.`,
    lot: 'The score is level; the organiser decided by lot.',
    stopped: 'The match was stopped by time.',
    send: 'Send it to the organiser',
    correct: ({ n }: { n: number }) => `Something is wrong: correct round ${n}`,
  },

  sent: {
    title: 'Sent to the organiser',
    kept: 'Kept on this phone',
    keptText: 'There is no connection now. Tell the organiser the result; it is sent later.',
    waitsForPair: ({ names }: { names: string }) =>
      `One of the other pair agrees on a phone first: ${names}.`,
    agreed: ({ name }: { name: string }) => `${name} agrees.`,
    waits: 'The organiser confirms it next.',
    begun: ({ match }: { match: number }) => `The organiser has begun match ${match} here`,
  },

  agree: {
    title: 'Is this right?',
    text: ({ name }: { name: string }) => `${name} has sent the end of the match.`,
    yes: 'We agree',
    no: 'We object',
  },

  done: {
    title: ({ match }: { match: number }) => `Match ${match} is confirmed`,
  },

  watching: {
    title: ({ name }: { name: string }) => `${name} keeps the score`,
    nobody: 'Nobody keeps the score yet',
    noPhone: ({ name }: { name: string }) =>
      `No phone of ${name} has joined. Take over, or write on paper and the organiser enters it.`,
    leads: ({ name, n }: { name: string; n: number }) => `Round ${n}: ${name} leads.`,
    takeOver: 'Take over',
    takeOverAsk: ({ name }: { name: string }) =>
      `Take the score over from ${name}? That phone can then only read.`,
    takeOverYes: 'Yes, this phone keeps the score',
    held: 'Entry waits for the organiser.',
    suspended:
      'The organiser has asked you to keep the score no longer in this match. Another phone goes on.',
    over: 'The match is over here.',
  },

  sheet: {
    title: 'Rounds',
    caption: ({ match, table }: { match: number; table: number }) =>
      `Rounds of match ${match}, table ${table}`,
    round: 'Round',
    leads: 'Leads',
    cell: ({ n, sum }: { n: number; sum: number }) => `${points(n)}, now ${sum}`,
    onlyEnd: 'Only the end is known; the rounds were kept on paper.',
    empty: 'No round has been entered yet.',
    object: ({ n }: { n: number }) => `Object to round ${n}`,
    objectShort: 'Object',
    what: 'What is wrong?',
    send: 'Send the objection',
    objected: ({ n }: { n: number }) => `You object to round ${n}. The scorekeeper is asked.`,
  },

  call: {
    title: 'Call the organiser',
    text: 'What is it about?',
    state: {
      open: ({ reason }: { reason: string }) => `Organiser called: ${reason}. Not on the way yet.`,
      'on-the-way': ({ reason }: { reason: string }) =>
        `Organiser called: ${reason}. On the way to you.`,
      done: ({ reason }: { reason: string }) => `Organiser called: ${reason}. Done.`,
    },
  },

  pencil: {
    open: 'Hand the pencil to …',
    title: 'Hand the pencil to',
    text: 'That phone then keeps the score, and this one follows.',
    nobody: 'Nobody else at this table can keep the score now. Call the organiser.',
  },

  show: {
    title: 'Show to the table',
  },

  refused: {
    title: 'Entries that were not taken',
    text: 'They were made on this phone, and something else stands. Look at the sheet and enter again what is missing.',
    none: 'Nothing is left to look at.',
    tried: ({ what }: { what: string }) => `Told here: ${what}`,
    recorded: ({ what }: { what: string }) => `Stands: ${what}`,
    nothing: 'nothing',
    dismiss: 'I have seen this',
    acts: {
      keeper: ({ name }: { name: string }) => `${name} keeps the score`,
      present: 'all four are here',
      lead: ({ name, n }: { name: string; n: number }) => `${name} leads round ${n}`,
      round: ({ n, round }: { n: number; round: string }) => `round ${n}, ${round}`,
      change: ({ n, old, now }: { n: number; old: string; now: string }) =>
        `round ${n}, ${now} instead of ${old}`,
      takeBack: ({ n, old }: { n: number; old: string }) => `round ${n}, ${old}, taken back`,
      finish: 'the end of the match',
      agree: 'agreement to the end',
      stop: 'the match is stopped',
      answer: 'an answer to a question of an error',
      object: ({ n, text }: { n: number; text: string }) => `an objection to round ${n}: ${text}`,
      call: 'a call to the organiser',
      other: 'something else',
    },
    at: ({ what, match, table }: { what: string; match: number; table: number }) =>
      `Match ${match}, table ${table}: ${what}`,
  },

  /** Announcements to screen readers: what others do, and the time. */
  said: {
    round: ({ names, n }: { names: string; n: number }) => `${names} ${n}.`,
    tied: 'Blocked and equal, no points.',
    now: ({ a, b }: { a: number; b: number }) => `Now ${a} to ${b}.`,
    leads: ({ name }: { name: string }) => `${name} leads.`,
    changed: ({ n }: { n: number }) => `Round ${n} was corrected.`,
    takenBack: ({ n }: { n: number }) => `Round ${n} was taken back.`,
    keeps: ({ name }: { name: string }) => `${name} keeps the score.`,
    over: ({ names, a, b }: { names: string; a: number; b: number }) =>
      `Match over. ${names} win. We record ${a} to ${b}.`,
    agreeAsked: 'The end of the match waits for you to agree.',
    agreed: ({ name }: { name: string }) => `${name} agrees to the end.`,
    confirmed: 'The organiser has confirmed the match.',
    begun: ({ match, table }: { match: number; table: number }) =>
      `Match ${match} has begun. You sit at table ${table}.`,
    begunResting: ({ match }: { match: number }) => `Match ${match} has begun. You sit out.`,
    alert: 'Is there an error? You are asked.',
    held: 'Entry waits for the organiser.',
    released: 'Entry goes on.',
    onTheWay: 'The organiser is on the way.',
    attended: 'The call to the organiser is done.',
    closed: 'The evening is over.',
    soon: 'Five minutes left.',
    up: 'Time is up. This is the last round.',
  },
};

export default scorekeeper;
export type ScorekeeperMessages = typeof scorekeeper;

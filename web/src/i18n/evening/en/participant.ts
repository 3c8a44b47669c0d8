import { wordsOf } from '../../words.ts';

const { plural } = wordsOf('en', ['one', 'other']);

/** The messages of a player's phone: their own evening, and joining, in English. */
const participant = {
  evening: 'Evening',
  parts: 'Parts of the evening',
  table: 'Table',
  mine: 'My evening',
  standings: 'Standings',
  resting: ({ match }: { match: number }) => `Match ${match}: you sit out`,
  waiting: 'Before the first match',
  over: 'The evening is over',
  notPlaying: 'This device has no part in the evening.',
  where: 'Where you sit',
  mineTitle: ({ name, number }: { name: string; number: number }) => `${name}, number ${number}`,
  you: 'you',

  next: {
    title: ({ match }: { match: number }) => `Next: match ${match}`,
    now: ({ match }: { match: number }) => `Now: match ${match}`,
    first: 'The first match begins when the organiser starts it.',
    between: 'It begins when the organiser starts it.',
    seat: 'Your seat',
    partner: 'Partner',
    opponents: 'Opponents',
    numbered: ({ name, number }: { name: string; number: number }) => `${name} (${number})`,
    onTheRight: ({ name }: { name: string }) => `${name} sits on your right and plays after you.`,
    rest: ({ match }: { match: number }) => `You sit out match ${match}.`,
    after: ({ match, table }: { match: number; table: number }) =>
      `After that: match ${match} at table ${table}.`,
    none: 'No match follows.',
    filledIn: 'You fill this table: the match is not entered for you.',
  },

  sums: 'Sums',
  place: ({ place, players }: { place: number; players: number }) =>
    `Place ${place} of ${players} so far`,
  placeFinal: ({ place, players }: { place: number; players: number }) =>
    `Place ${place} of ${players}`,
  noResults: 'No match has been confirmed yet.',

  results: 'My matches',
  withAgainst: ({ partner, opponents }: { partner: string; opponents: string }) =>
    `With ${partner}, against ${opponents}`,
  won: 'won',
  lost: 'lost',
  matchPoints: ({ n }: { n: number }) =>
    plural(n, { one: `${n} match point`, other: `${n} match points` }),
  filled: 'Filled in: not entered for you.',
  satOut: 'Sat out',
  playing: 'Not confirmed yet',

  aheadBy: ({ key }: { key: string }) => `ahead by ${key}`,
  unequal: 'Not everybody has played equally often; compare how many matches each has played.',

  announcements: {
    title: 'From the organiser',
    none: 'Nothing has been announced yet.',
  },

  sanctions: {
    title: 'Sanctions and penalties',
    penalty: ({ n, reason }: { n: number; reason: string }) =>
      plural(n, { one: `${n} point: ${reason}`, other: `${n} points: ${reason}` }),
    sanction: ({ reason }: { reason: string }) => `No points: ${reason}`,
    inMatch: ({ match }: { match: number }) => `Match ${match}`,
    inRound: ({ match, round }: { match: number; round: number }) =>
      `Match ${match}, round ${round}`,
    evening: 'Whole evening',
  },

  needs: {
    title: 'What is done for me',
    show: 'Show it on this screen',
    hide: 'Hide it',
    private: 'Only you and the organiser see why. Others see what to do.',
    unconfirmed: 'The organiser has to confirm that this device is yours before this shows here.',
    askToConfirm: 'Call the organiser to confirm it',
    confirmInPerson: 'Ask the organiser in person to confirm it.',
    none: 'Nothing has been asked for.',
    follows: 'At your tables:',
    ask: 'Call the organiser to change this',
    asked: 'The organiser is called to your table.',
    inPerson: 'The organiser changes this: ask in person.',
  },

  join: {
    title: 'Join an evening',
    code: 'The four letters of the evening',
    codeHelp: 'The organiser shows them, or a square code that the camera reads.',
    find: 'Find the evening',
    wrongCode: 'A code has four letters.',
    notFound: ({ code }: { code: string }) =>
      `No evening goes by ${code}. Compare the letters with those of the organiser.`,
    who: 'Who are you?',
    whoHelp: 'Choose your name. No account is needed.',
    taken: ({ name }: { name: string }) => `${name}, joined already`,
    takenTitle: ({ name }: { name: string }) => `${name} has joined already`,
    takenText:
      'Is this you on another phone? Then ask the organiser to free your name, and look again.',
    lookAgain: 'Look again',
    back: 'Choose another name',
    otherCode: 'Another evening',
    known: ({ name }: { name: string }) => `You have joined as ${name}.`,
    knownOrganiser: 'You are the organiser of this evening.',
    goOn: 'Go to the evening',
    club: ({ club }: { club: string }) => `Club: ${club}`,
  },
};

export default participant;
export type ParticipantMessages = typeof participant;

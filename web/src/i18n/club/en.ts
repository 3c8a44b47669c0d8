import type { ClubRefusal, LineFault } from '../../net/protocol/types.ts';
import { wordsOf } from '../words.ts';

const { plural, number } = wordsOf('en', ['one', 'other']);
const and = new Intl.ListFormat('en', { type: 'conjunction' });
const unnamed = 'somebody without a name';
const columns = { name: 'name', email: 'e-mail', note: 'note' };
/** A list of people, some of whom have no name yet. */
const people = (names: readonly string[]) => and.format(names.map((name) => name || unnamed));

/** A sentence for each reason of a club and each fault of a list, with its values. */
type Refusals = { [R in ClubRefusal as R['code']]: (refusal: R) => string };
type Faults = { [F in LineFault as F['code']]: (fault: F) => string };

/** English, and the type of every catalogue of clubs. */
const en = {
  title: 'Clubs',
  club: 'Club',
  toClub: 'To the club',
  toClubs: 'All your clubs',
  people: ({ names }: { names: readonly string[] }) => people(names),
  runBy: ({ names }: { names: readonly string[] }) => `Organisers: ${people(names)}.`,
  remove: 'Remove',
  keep: 'Leave it',
  saved: 'Saved.',

  mine: {
    title: 'Your clubs',
    none: 'This device knows no club of yours yet. Open one here, or follow the link that your club gave you.',
    organises: 'You are an organiser.',
    enteredAs: ({ email }: { email: string }) => `You entered as ${email}.`,
  },

  open: {
    title: 'Open a club',
    intro:
      'A club keeps the list of its members and holds evenings with them. Whoever opens it is its organiser, and can ask others to help.',
    name: 'Name of the club',
    you: 'Your name',
    youHelp: 'Members see who the organisers are.',
    open: 'Open the club',
  },

  code: {
    title: 'Join an evening',
    code: 'The four letters of the evening',
    codeHelp: 'The organiser shows them.',
    find: 'Find the evening',
    wrongCode: 'A code has four letters.',
    here: 'Evenings on this device, also without a network',
  },

  page: {
    organises: 'You are an organiser of this club.',
    enteredAs: ({ email }: { email: string }) => `You are on the list of this club as ${email}.`,
    enter: 'Enter with your e-mail',
    noMember:
      'Only members open evenings, and this device does not know you as one yet. Put yourself on the list of members, then enter with that e-mail.',
    addYourself: 'Put yourself on the list',
    evenings: 'Evenings',
    noEvenings: 'No evening has been held yet.',
    newEvening: 'New evening',
    goingOn: 'Going on',
    held: 'Held before',
    players: ({ n }: { n: number }) =>
      plural(n, { one: `${number(n)} player`, other: `${number(n)} players` }),
    notBegun: 'not begun yet',
    match: ({ begun, matches }: { begun: number; matches: number }) =>
      `match ${number(begun)} of ${number(matches)}`,
    cutShort: 'ended before the last match',
    earlier: 'Show earlier evenings',
    manage: 'For organisers',
    members: 'Members',
    settings: 'Settings and organisers',
    link: 'Link for the members',
    linkHelp: 'Whoever opens it enters with the e-mail that stands on your list.',
    copy: 'Copy link',
  },

  entry: {
    title: 'Games for entertainment',
    intro: ({ page }: { page: string }) =>
      `Type the e-mail with which you are registered at ${page}.`,
    email: 'E-mail',
    go: 'Go on',
    unknown: ({ page }: { page: string }) =>
      `This e-mail is not registered at ${page}. See whether it is written as you gave it, or ask an organiser.`,
    unknownToOrganiser: ({ page }: { page: string }) =>
      `This e-mail is not registered at ${page}. See whether it is written as on the list. You organise this club, so you can put yourself on the list.`,
    welcome: 'Welcome',
    registered: ({ page }: { page: string }) =>
      `You are registered at ${page}. This device is known as yours from now on.`,
    enteredAs: ({ email }: { email: string }) => `This device has entered here as ${email}.`,
    another: 'Is it somebody else’s now? Then type their e-mail.',
  },

  join: {
    title: 'Become an organiser',
    intro:
      'You were asked to be an organiser: to see the list of members with their e-mails, to change it and the settings, and to hold evenings.',
    join: 'Become an organiser',
    already: 'You are an organiser of this club already.',
  },

  members: {
    title: 'Members',
    none: 'Nobody is on the list yet. Add the first member here, or take in a list that you have.',
    count: ({ n }: { n: number }) =>
      plural(n, { one: `${number(n)} member`, other: `${number(n)} members` }),
    find: 'Find by name, e-mail or note',
    found: ({ n }: { n: number }) =>
      plural(n, { one: `${number(n)} member found`, other: `${number(n)} members found` }),
    all: ({ n }: { n: number }) =>
      plural(n, { one: `Show ${number(n)} member`, other: `Show all ${number(n)} members` }),
    name: 'Name',
    email: 'E-mail',
    note: 'Note',
    noteHelp: 'Only organisers see it.',
    since: ({ date }: { date: string }) => `since ${date}`,
    edit: 'Change',
    editNamed: ({ name }: { name: string }) => `Change ${name}`,
    removeNamed: ({ name }: { name: string }) => `Remove ${name}`,
    save: 'Save',
    cancel: 'Cancel',
    sure: ({ name }: { name: string }) =>
      `Remove ${name} from the list? The e-mail then lets nobody in any more.`,
    removed: ({ name }: { name: string }) => `${name} is not on the list any more.`,
    add: 'Add a member',
    addOne: 'Add',
    added: ({ name }: { name: string }) => `${name} is on the list.`,
    changed: ({ name }: { name: string }) => `${name} is changed.`,
  },

  list: {
    title: 'Take in a list',
    help: 'One member a line: name, e-mail, note. A first line may name the columns. Save a spreadsheet as CSV in UTF-8, or copy its cells.',
    file: 'File',
    paste: 'Or paste the lines here',
    example: 'Ana, ana@example.org, table by the window',
    look: 'See what it does',
    would: {
      added: ({ n }: { n: number }) =>
        plural(n, {
          one: `${number(n)} member is added.`,
          other: `${number(n)} members are added.`,
        }),
      changed: ({ n }: { n: number }) =>
        plural(n, {
          one: `${number(n)} member is changed.`,
          other: `${number(n)} members are changed.`,
        }),
      unchanged: ({ n }: { n: number }) =>
        plural(n, {
          one: `${number(n)} member stays as before.`,
          other: `${number(n)} members stay as before.`,
        }),
    },
    rest: 'Members who are not on this list stay.',
    nothing: 'The club knows all of this already.',
    ignored: ({ columns }: { columns: string }) =>
      `Left out, since a club keeps no such column: ${columns}.`,
    addedHead: 'Added',
    changedHead: 'Changed',
    becomes: ({ before, after }: { before: string; after: string }) => `${before} → ${after}`,
    take: 'Take the list in',
    taken: ({ n }: { n: number }) =>
      plural(n, {
        one: `The list is taken in: ${number(n)} line was new.`,
        other: `The list is taken in: ${number(n)} lines were new.`,
      }),
    bad: 'Nothing was taken in. Mend these lines and try again:',
    line: ({ n, fault }: { n: number; fault: string }) => `Line ${number(n)}: ${fault}`,
    more: ({ n }: { n: number }) =>
      plural(n, { one: `and ${number(n)} more line`, other: `and ${number(n)} more lines` }),
    save: 'Save the list as a file',
    faults: {
      empty: () => 'nobody is on this list.',
      encoding: () => 'this is no UTF-8. Save the file as “CSV UTF-8”.',
      'open-quote': () => 'a quotation mark is opened here and never closed.',
      'no-column': ({ column }) =>
        `none of the headings is “${columns[column]}”. Give one of them that name.`,
      'column-twice': ({ column }) =>
        `two headings mean the column “${columns[column]}”. Leave one of them.`,
      'too-many-fields': ({ columns }) =>
        plural(columns, {
          one: `there is more than ${number(columns)} field. A text with commas stands in quotation marks.`,
          other: `there are more than ${number(columns)} fields. A text with commas stands in quotation marks.`,
        }),
      'no-name': () => 'the name is missing.',
      'bad-name': ({ max }) => `a name has at most ${number(max)} visible characters.`,
      'no-email': () => 'the e-mail is missing. A line is: name, e-mail, note.',
      'bad-email': ({ email }) => `“${email}” is no e-mail. Write it like ana@example.org.`,
      'email-twice': ({ email, line }) => `${email} stands in line ${number(line)} already.`,
      'bad-note': ({ max }) => `a note has at most ${number(max)} visible characters.`,
    } satisfies Faults,
  },

  settings: {
    title: 'Settings and organisers',
    intro: 'Every change holds at once.',
    names: 'Names',
    pageName: 'Page at which the members are registered',
    pageNameHelp: 'Left empty, it is called as the club.',
    entryName: 'What the way to the evenings is called',
    evenings: 'Evenings',
    countersigned: 'The other pair confirms a match too',
    countersignedHelp: 'One of them confirms on the phone before the organiser does.',
    tiedFish: 'Where the zero of a tied fish stands',
    tiedFishes: { leader: 'With the pair that led', blocker: 'With the pair that blocked' },
    penalties: 'Usual penalties',
    penaltiesHelp:
      'The organiser of an evening chooses from them. The amount is taken from effectiveness; 0 is a sanction without a penalty.',
    noPenalties: 'There is none yet.',
    reason: 'Reason',
    amount: 'Amount',
    addPenalty: 'Add a penalty',
    removePenalty: ({ reason }: { reason: string }) => `Remove “${reason}”`,
  },

  season: {
    title: 'Season standings',
    which: 'Season',
    halves: { 1: 'First', 2: 'Second' },
    half: ({ year, part }: { year: string; part: string }) => `${part} half of ${year}`,
    quarter: ({ year, part }: { year: string; part: number }) =>
      `Quarter ${number(part)} of ${year}`,
    over: 'This season is over.',
    goesOn: 'This season goes on.',
    none: 'No evening of this season has been played to the end yet.',
    place: 'Place',
    name: 'Name',
    points: 'Points',
    wins: 'Wins',
    effectiveness: 'Effectiveness',
    played: 'Evenings played',
    guest: 'guest',
    aheadBy: ({ key }: { key: string }) => `ahead by ${key}`,
    keys: { points: 'points', wins: 'wins', effectiveness: 'effectiveness' },
    rules: 'How it is counted',
    brings: {
      'match-points': 'An evening brings its match points.',
      'by-place': ({ points }: { points: string }) =>
        `An evening brings points by place, from the first down: ${points}.`,
    },
    countsAll: 'Every evening counts.',
    countsBest: ({ n }: { n: number }) =>
      plural(n, {
        one: `The best ${number(n)} evening of each player counts.`,
        other: `The best ${number(n)} evenings of each player count.`,
      }),
    ranked: ({ n }: { n: number }) =>
      plural(n, {
        one: `Whoever has played ${number(n)} evening is ranked.`,
        other: `Whoever has played ${number(n)} evenings is ranked.`,
      }),
    evenings: 'Evenings that count',
    set: 'Rules of the season',
  },

  seasonRules: {
    title: 'Rules of the season',
    span: 'How long a season is',
    spans: { year: 'A year', 'half-year': 'Half a year', quarter: 'A quarter', month: 'A month' },
    points: 'What an evening brings',
    kinds: { 'match-points': 'Its match points', 'by-place': 'Points by place' },
    places: 'Points from the first place down',
    placesHelp: 'For example: 10, 7, 5, 3, 1. Places after them bring nothing.',
    placesWrong: 'Write whole numbers with commas, none higher than the one before it.',
    counted: 'Which evenings of a player count',
    counts: { all: 'All', best: 'The best' },
    how: 'How many of the best',
    least: 'Evenings needed to be ranked',
  },

  hall: {
    title: 'Hall of fame',
    none: 'Nobody has won anything here yet: no evening has been played to the end.',
    champions: 'Winners of seasons',
    records: 'Records',
    honours: 'Everybody who played',
    seasons: 'Seasons won',
    won: 'Evenings won',
    played: 'Evenings played',
    kinds: {
      points: 'Most match points in an evening',
      wins: 'Most wins in an evening',
      effectiveness: 'Best effectiveness in an evening',
      'wins-in-a-row': 'Most evenings won in a row',
      evenings: 'Most evenings played',
    },
  },

  organisers: {
    title: 'Organisers',
    you: 'you',
    since: ({ date }: { date: string }) => `since ${date}`,
    removeNamed: ({ name }: { name: string }) => `Remove ${name}`,
    leave: 'Leave',
    sure: ({ name }: { name: string }) =>
      `Let ${name} go? The links that ${name} made hold no more.`,
    sureYou: 'Do you want to be an organiser no more? The links that you made hold no more.',
    removed: ({ name }: { name: string }) => `${name} is an organiser no more.`,
    another: 'Another organiser',
    anotherHelp:
      'Send the link only to the person who is to organise with you: it makes one person an organiser. Organisers see the e-mails of all members.',
    invite: 'Make a link',
    made: 'Copy the link now: it is not shown again. It works once within a week, unless you withdraw it.',
    link: 'Link for another organiser',
    copy: 'Copy link',
    links: 'Links that nobody has used',
    madeBy: ({ name, date }: { name: string; date: string }) => `Made by ${name}, until ${date}`,
    withdraw: 'Withdraw',
    withdrawn: 'The link is withdrawn.',
  },

  refusals: {
    'not-organiser': () => 'Only the organisers of this club can do that.',
    gone: () => 'Somebody has removed that meanwhile. Reload the page to see what is there.',
    'last-organiser': () => 'A club needs an organiser. Ask another one to help before you go.',
    'invitation-over': () => 'This link holds no more. Ask an organiser for another one.',
    'too-many-members': ({ max }) =>
      plural(max, {
        one: `A club has at most ${number(max)} member.`,
        other: `A club has at most ${number(max)} members.`,
      }),
    'too-many-organisers': ({ max }) =>
      plural(max, {
        one: `A club has at most ${number(max)} organiser.`,
        other: `A club has at most ${number(max)} organisers.`,
      }),
    'too-many-invitations': ({ max }) =>
      plural(max, {
        one: `A club has at most ${number(max)} link that holds. Withdraw it first.`,
        other: `A club has at most ${number(max)} links that hold. Withdraw one first.`,
      }),
    'email-taken': ({ email }) => `Another member has the e-mail ${email}.`,
    'bad-email': ({ email }) =>
      email.trim() === ''
        ? 'An e-mail is missing.'
        : `“${email}” is no e-mail. Write it like ana@example.org.`,
    'bad-note': ({ max }) => `A note has at most ${number(max)} visible characters.`,
    'bad-penalties': ({ penalties, chars, amount }) =>
      `A club has up to ${number(penalties)} usual penalties, each with a reason of up to ${number(chars)} characters and an amount up to ${number(amount)}.`,
    'bad-list': () => 'Nothing was taken in.',
  } satisfies Refusals,
};

export type ClubMessages = typeof en;
export default en;

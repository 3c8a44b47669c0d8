import type { CourtesyWords } from '../courtesy-words.ts';
import type { Ending, PrizeReading, SheetKind } from '../../../net/protocol/evening.ts';
import { wordsOf } from '../../words.ts';

const { plural, number } = wordsOf('en', ['one', 'other']);
const and = new Intl.ListFormat('en', { type: 'conjunction' });
const list = (these: readonly number[]) => and.format(these.map((n) => number(n)));

/** The messages of the organiser's page. */
const organiser = {
  notAllowed: 'Only the organiser of this evening can open this page.',
  titleWanted: ({ n, name }: { n: number; name: string }) => `(${number(n)}) ${name}`,
  phases: {
    waiting: ({ matches }: { matches: number }) =>
      plural(matches, {
        one: `${number(matches)} match, none begun`,
        other: `${number(matches)} matches, none begun`,
      }),
    playing: ({ n, all, done, tables }: { n: number; all: number; done: number; tables: number }) =>
      plural(tables, {
        one: `Match ${number(n)} of ${number(all)}, ${number(done)} of ${number(tables)} table confirmed`,
        other: `Match ${number(n)} of ${number(all)}, ${number(done)} of ${number(tables)} tables confirmed`,
      }),
    between: ({ n, all }: { n: number; all: number }) =>
      `Match ${number(n)} of ${number(all)} is done`,
    played: ({ matches }: { matches: number }) =>
      plural(matches, {
        one: `${number(matches)} match, all played`,
        other: `${number(matches)} matches, all played`,
      }),
    closed: 'Closed',
  },
  parts: {
    title: 'Parts of the evening',
    tables: 'Tables',
    standings: 'Standings',
    seating: 'Seating',
    people: 'People',
    penalties: 'Penalties',
    money: 'Money',
    evening: 'Evening',
  },
  wanted: {
    title: 'What calls you',
    call: ({ table, by, reason }: { table: number; by: string; reason: string }) =>
      `Table ${number(table)} calls you. ${by}: ${reason}.`,
    alert: ({ table, cause }: { table: number; cause: string }) =>
      `Table ${number(table)}. ${cause}`,
    over: ({ table }: { table: number }) => `Table ${number(table)} is over and to be confirmed.`,
    late: ({ table }: { table: number }) => `Table ${number(table)} has not reported for long.`,
  },
  tables: { title: 'Tables' },
  next: {
    last: 'The last match',
    begin: ({ n }: { n: number }) => `Begin match ${number(n)}`,
    missing: ({ tables }: { tables: readonly number[] }) =>
      plural(tables.length, {
        one: `Still to be confirmed: table ${list(tables)}.`,
        other: `Still to be confirmed: tables ${list(tables)}.`,
      }),
    seatsShown: 'Everybody sees where to sit.',
    played: 'Every match has been played and confirmed.',
    toClose: 'Close the evening',
    closed: 'The evening is closed. Nothing can be entered any more.',
  },
  calls: {
    title: 'Calls',
    by: ({ name, ago }: { name: string; ago: string }) => `${name}, ${ago}`,
    go: 'On my way',
    goTo: ({ table }: { table: number }) => `On my way to table ${number(table)}`,
    done: 'Done',
    doneAt: ({ table }: { table: number }) => `Done at table ${number(table)}`,
  },
  alerts: {
    title: 'To look into',
    open: 'Nobody has answered yet',
    waits: 'The scorekeeper says there is an error; entry waits for you',
    settle: 'Settle',
    dismiss: 'No error',
    sheet: 'Sheet',
  },
  settle: {
    how: 'How does it end?',
    ways: {
      correct: 'Correct the rounds',
      stop: 'Stop it as it stands',
      annul: 'Annul it and play again',
    },
    suspends: ({ name }: { name: string }) =>
      `In each case ${name} no longer keeps the score in this match. If there was no error, close this and press “No error”.`,
    correct: 'Write this on the sheet',
    stopAhead: ({ score }: { score: string }) =>
      `The pair that leads wins with the score as it is: ${score}.`,
    stopLevel: 'It is level. Let them play one more round, or let a lot decide.',
    stop: 'Stop the match',
    annulled: 'Everything entered for this match is void, and the table plays it again.',
    annul: 'Annul and play again',
  },
  confirm: {
    title: 'To confirm',
    confirm: 'Confirm',
    confirmTable: ({ table }: { table: number }) => `Confirm table ${number(table)}`,
    look: 'Sheet',
    waits: 'An alert of this table has to be settled first.',
    notAgreed: 'The other pair has not agreed to the end yet.',
    notSent: 'The scorekeeper has not sent the end yet.',
    confirmed: ({ table, winners, score }: { table: number; winners: string; score: string }) =>
      `Table ${number(table)} is confirmed: ${winners} won ${score}.`,
    undo: 'Undo',
  },
  ended: {
    target: ({ winners }: { winners: string }) => `${winners} won.`,
    stopped: ({ winners }: { winners: string }) => `Stopped: ${winners} won, being ahead.`,
    lot: ({ winners }: { winners: string }) => `Stopped while level: the lot named ${winners}.`,
  } satisfies Record<Ending, (named: { winners: string }) => string>,
  card: {
    nothing: 'Nothing heard yet',
    heard: ({ ago }: { ago: string }) => `Heard ${ago}`,
    nobody: 'nobody keeps the score yet',
    keeper: ({ name }: { name: string }) => `${name} keeps the score`,
    left: ({ n }: { n: number }) =>
      plural(n, { one: `${number(n)} minute left`, other: `${number(n)} minutes left` }),
    timeUp: 'the time is up',
    filler: 'One pair only fills the table; nothing is entered for it.',
    open: 'Open',
  },
  sheet: {
    title: 'Score sheet',
    round: 'Round',
    led: ({ name }: { name: string }) => `${name} led`,
    empty: 'No round has been entered.',
    onlyEnd: 'Only the end is known.',
    recorded: 'Recorded',
    leads: ({ name, n }: { name: string; n: number }) => `${name} leads round ${number(n)}.`,
  },
  window: {
    unknown: 'This table has not begun.',
    confirmed: 'Confirmed.',
    enter: 'Enter the sheet',
    correct: 'Correct the sheet',
    save: 'Save the sheet',
    filled: 'The sheet is saved.',
    stop: 'Stop the match',
    stopAhead: 'The pair that leads wins with the score as it is.',
    stopLevel: 'It is level. Let them play one more round, or let a lot decide.',
    stopNow: 'Stop it now',
    stopByLot: 'Stop it by lot',
    stopped: 'The match is stopped.',
    keeper: 'Scorekeeper',
    noKeeper: 'Nobody keeps the score here yet.',
    keeps: ({ name }: { name: string }) => `${name} keeps the score.`,
    writesFor: ({ name, keeper }: { name: string; keeper: string }) =>
      `${name} writes for ${keeper}.`,
    newKeeper: 'Who keeps the score',
    name: 'Name',
    named: ({ name }: { name: string }) => `${name} now keeps the score.`,
    minutes: 'More time',
    given: ({ n }: { n: number }) =>
      n === 0
        ? 'Nothing beyond the limit so far.'
        : plural(n, {
            one: `${number(n)} minute beyond the limit.`,
            other: `${number(n)} minutes beyond the limit.`,
          }),
    more: ({ n }: { n: number }) =>
      plural(n, { one: `${number(n)} more minute`, other: `${number(n)} more minutes` }),
  },
  form: {
    kind: 'What is known',
    kinds: { rounds: 'Every round', final: 'Only the end' },
    rounds: 'Rounds',
    round: 'Round',
    gain: ({ n, pair }: { n: number; pair: string }) => `Round ${number(n)}, ${pair}`,
    roundsHelp: ({ most }: { most: number }) =>
      `One pair scores 1 to ${number(most)} in a round. Write 0 for a tied fish.`,
    first: 'Who led first',
    unknown: 'Not known',
    blocker: 'Who made the fish',
    leaders: 'As the lead was',
    finalHelp: ({ target }: { target: number }) =>
      `As it was counted; anything above ${number(target)} is recorded as ${number(target)}.`,
    stopped: ({ target }: { target: number }) => `Stopped before anybody had ${number(target)}`,
    lot: 'The lot named',
    why: 'Why it is changed',
    whyFree: 'Why it is changed, if you like',
    stood: ({ score }: { score: string }) => `It stood ${score}.`,
    now: ({ score }: { score: string }) => `Now ${score}.`,
    unreadEnd: 'Write both scores as numbers.',
    unreadRound: ({ n }: { n: number }) =>
      `Round ${number(n)} cannot be read: only one pair scores, and scores are numbers.`,
  },
  announce: {
    title: 'Announcement',
    label: 'Tell all devices',
    send: 'Announce',
    sent: 'Announced.',
    before: ({ n }: { n: number }) =>
      plural(n, { one: `${number(n)} announced so far`, other: `${number(n)} announced so far` }),
  },
  results: {
    title: 'Results',
    none: 'No match has begun.',
    table: 'Table',
    pairs: 'Pairs',
    score: 'Score',
    nothing: 'nothing yet',
    running: 'in play',
    stopped: 'stopped',
    open: 'Open',
  },
  print: 'Print',
  seating: {
    title: 'Seating',
    current: ({ n }: { n: number }) => `Match ${number(n)}, now`,
    next: ({ n }: { n: number }) => `Match ${number(n)}, next`,
    whole: 'The whole evening',
  },
  people: {
    title: 'People',
    join: 'How others join',
    joinHelp:
      'They read this picture with a phone, or open the page and type the letters. No account is needed.',
    spelled: ({ code }: { code: string }) => `Letters to join: ${code}`,
    copy: 'Copy the address',
    qr: 'Picture to read with a phone: the address to join',
    haveJoined: ({ n, all }: { n: number; all: number }) =>
      plural(n, {
        one: `${number(n)} of ${number(all)} has joined.`,
        other: `${number(n)} of ${number(all)} have joined.`,
      }),
    alone: 'This evening is on this device alone, so nobody else can join.',
    list: ({ n }: { n: number }) =>
      plural(n, { one: `${number(n)} player`, other: `${number(n)} players` }),
    needsHelp:
      'Only you and that person see what somebody needs. Their device shows it once you confirm the device.',
    notJoined: 'not joined',
    online: 'joined',
    away: 'joined, not connected',
    name: 'Name',
    needs: 'What this person needs',
    save: 'Save',
    saved: 'Saved.',
    free: 'The phone is lost: let another join',
    freed: ({ name }: { name: string }) =>
      `That device stays out until you let it in again. Another one can now join as ${name}.`,
    notFreed: 'That did not reach the server. Try again when there is a connection.',
  },
  devices: {
    help: 'Once you confirm this device, it shows its player what you entered about their needs.',
    confirm: ({ name }: { name: string }) => `This is really ${name}’s device`,
    isConfirmed: ({ name }: { name: string }) => `Confirmed as the device of ${name}.`,
    takeBack: 'Take the confirmation back',
    confirmed: 'The device is confirmed.',
    unconfirmed: 'The device is not confirmed any more.',
    outTitle: 'Devices that you let go',
    out: ({ name, time }: { name: string; time: string }) => `Device of ${name}, since ${time}`,
    organisersOut: ({ time }: { time: string }) => `Device of an organiser, since ${time}`,
    admit: 'Let in again',
    admitted: 'That device may join again with the letters.',
    failed: 'That did not reach the server. Try again when there is a connection.',
  },
  newCode: {
    draw: 'Draw a new code',
    sure: ({ code }: { code: string }) =>
      `Draw new letters? Then nobody can join with ${code} any more. Everyone who has joined stays.`,
    go: 'Draw it',
    keep: 'Leave it',
    drawn: ({ code }: { code: string }) => `The new letters are ${code}.`,
  },
  lineup: {
    title: 'Change the line-up',
    what: 'What changes',
    kinds: {
      late: 'Somebody comes late',
      leaves: 'Somebody leaves',
      substitute: 'Somebody plays on for another',
    },
    effects: {
      late: 'The newcomer gets the next number. The matches that are left are seated anew; what was played stays.',
      leaves:
        'The matches that are left are seated anew without this player; what was played stays.',
      substitute:
        'The newcomer gets a number of their own and takes the seats that are left; what was played stays with whoever played it. To let the results go on under one number, change the name in the list instead.',
    },
    leaver: 'Who leaves',
    newName: 'Name of the newcomer',
    from: 'From which match on',
    show: 'Show the new seating',
    working: 'Working out the seating',
    failed: 'The seating could not be worked out. What stood before still holds.',
    proposed: 'The new seating',
    take: 'Take this seating',
    taken: 'The new seating holds.',
    leave: 'Leave it as it was',
  },
  penalties: {
    title: 'Penalties',
    enter: 'Enter a sanction',
    player: 'Player',
    usual: 'Usual in this club',
    choose: 'Choose one',
    reason: 'Reason',
    match: 'In which match',
    noMatch: 'In none',
    round: 'Round, if known',
    amount: 'Penalty',
    amountHelp:
      'It lowers the effectiveness of this player and nothing else. 0 is a sanction without a penalty.',
    off: 'Penalties are off in this evening, so sanctions have no amount.',
    needed: 'What is needed at this table is never punished:',
    maybe: 'This may be what somebody needs, and that is never punished:',
    /** Words that identify a courtesy in a reason. */
    sounds: {
      'partner-writes': /partner.*(writ|wrote|score|enter)/i,
      'partner-shuffles': /partner.*(shuffl|mix)|(shuffl|mix).*partner/i,
      'may-rearrange': /touch|rearrang|sort|mov(e|ed|ing)\b.*tile/i,
      'neighbour-sets': /neighbou?r.*(set|laid|plac|play)|face up/i,
      'all-say-ends': /(sa(y|id)|nam(e|ed|ing)|call).*\bends?\b/i,
      'may-ask-count': /ask|how many|count/i,
      'neighbour-stands': /neighbou?r.*(stand|stood|turn|took|tiles)/i,
      'neighbour-places': /point(s|ed|ing)? (at|to)/i,
      'knocks-to-pass': /knock/i,
      'others-knock': /knock/i,
      'sheet-shown': /show.*sheet|sheet.*show/i,
    } satisfies CourtesyWords,
    penalise: 'Enter the penalty',
    sanction: 'Enter the sanction',
    entered: ({ name }: { name: string }) => `Entered for ${name}.`,
    list: 'Entered so far',
    none: 'Nothing has been entered.',
    penalty: ({ n }: { n: number }) => `penalty ${number(n)}`,
    warned: 'sanction without a penalty',
    withdraw: 'Withdraw',
    why: 'Why it is withdrawn',
    keep: 'Keep it',
  },
  money: {
    title: 'Money',
    stake: ({ n, unit }: { n: number; unit: string }) =>
      `The stake is ${number(n)}${unit === '' ? '' : ` ${unit}`}.`,
    prizes: {
      stakes: 'The winner also takes stakes from everybody but the runner-up.',
      losses: 'The winner also takes from everybody but the runner-up what they lost.',
      winnings: 'The winner also takes from everybody but the runner-up what they won.',
    } satisfies Record<PrizeReading['kind'], string>,
    soFar: 'As it stands now.',
    prizeLater: 'The prize is settled at the end.',
    final: 'Final.',
    total: 'In all',
    level: ({ names }: { names: string }) =>
      `At the top nothing but their numbers parts ${names} from another.`,
    share: 'Share the prize',
    shareHelp: 'Those who are equal at the top split it, and none of them pays.',
    law: 'The program keeps accounts and moves no money. What local law says about stakes is yours to mind.',
  },
  close: {
    title: 'Close the evening',
    ready: 'Every match has been played.',
    left: ({ n }: { n: number }) =>
      plural(n, {
        one: `${number(n)} match has not been played to its end.`,
        other: `${number(n)} matches have not been played to their end.`,
      }),
    close: 'Close the evening',
    ask: 'Close the evening?',
    effect:
      'Everybody then sees the final order and the winnings. Nothing can be entered any more.',
    closeNow: 'Close it now',
    notYet: 'Not yet',
    closed: ({ time }: { time: string }) => `Closed at ${time}.`,
  },
  files: {
    title: 'Take it along',
    fileHelp:
      'The file holds the whole evening. It can be kept, mailed, and opened on another device.',
    whole: 'With what people need',
    wholeHelp: 'Only for your own keeping: others should not read it.',
    save: 'Save as a file',
    failed: 'The file could not be written. Try again.',
    sheets: 'Sheets to print',
    paper: 'Paper',
    large: 'Large print',
    kinds: {
      seating: 'Seating',
      schedule: 'Seating of the evening',
      tables: 'Table cards',
      score: 'Score sheets',
      players: 'Player cards',
      results: 'Results',
      standings: 'Standings',
      money: 'Money',
      log: 'Log',
      procedure: 'The game at the table',
    } satisfies Record<SheetKind, string>,
    tables: 'Tables for other programs',
    confirmedOnly: 'A match counts in them once you have confirmed it.',
  },
  board: {
    title: 'Public board',
    help: 'For a screen in the room: who sits where, how every table stands, and the standings. Nothing can be entered there.',
    open: 'Open the board',
  },
  conditions: {
    title: 'Conditions',
    place: 'Place',
    date: 'Day',
    players: 'Players',
    seating: 'Seating',
    matches: 'Matches',
    target: 'Played to',
    time: 'Time for a match',
    countersign: 'The other pair agrees to the end',
    yes: 'yes',
    change: 'Change the conditions',
    name: 'Name of the evening',
    limit: 'Minutes for a match; empty for no limit',
    penalties: 'Penalties are given',
    save: 'Save the conditions',
    saved: 'Saved.',
  },
  log: {
    title: 'Corrections',
    none: 'Nothing has been corrected.',
    change: ({ old, now }: { old: string; now: string }) => `${old} → ${now}`,
    nothing: 'nothing',
    why: ({ text }: { text: string }) => `Reason: ${text}`,
    sanction: ({ name }: { name: string }) => `Sanction of ${name}`,
    scorer: ({ at }: { at: string }) => `${at}, scorekeeper`,
    round: ({ at, n }: { at: string; n: number }) => `${at}, round ${number(n)}`,
    stopped: 'stopped',
    lot: 'by lot',
    annulled: 'annulled',
  },
};

export type OrganiserMessages = typeof organiser;
export default organiser;

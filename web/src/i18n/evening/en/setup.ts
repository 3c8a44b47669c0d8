import type { Often } from '../often.ts';
import type {
  FillerMoney,
  SeatingKind,
  SheetId,
  Unevenness,
} from '../../../net/protocol/evening.ts';
import { wordsOf } from '../../words.ts';

const { plural, number } = wordsOf('en', ['one', 'other']);
const and = new Intl.ListFormat('en', { type: 'conjunction' });

const times = (n: number) => ['never', 'once', 'twice'][n] ?? `${number(n)} times`;
const pairs = ({ times: n, many }: Often) =>
  plural(many, {
    one: `${number(many)} pair ${times(n)}`,
    other: `${number(many)} pairs ${times(n)}`,
  });
/** The messages of the page where an evening is set up. */
const setup = {
  title: 'Set up an evening',
  intro: 'You are the organiser and player 1.',
  format: {
    title: 'Players and seating',
    size: 'How many play',
    fewer: 'One fewer',
    more: 'One more',
    help: '4 to 7 play at one table, all in turn; 8, 12 and 16 play everyone with everyone; any other number is seated evenly.',
    kind: 'Seating',
    kinds: { published: 'As published', balanced: 'Balanced' } satisfies Record<
      SeatingKind,
      string
    >,
    kindEffects: {
      published: 'The seating of the printed rules.',
      balanced: 'As even as can be for this number.',
    } satisfies Record<SeatingKind, string>,
    summary: ({ matches, tables }: { matches: number; tables: number }) =>
      `${plural(matches, { one: `${number(matches)} match`, other: `${number(matches)} matches` })} at ${plural(tables, { one: `${number(tables)} table`, other: `${number(tables)} tables` })}.`,
    rests: ({ rests: [least, most] }: { rests: readonly [number, number] }) => {
      if (most === 0) return 'Nobody sits out.';
      return least === most
        ? `Everybody sits out ${times(most)}.`
        : `Everybody sits out ${number(least)} to ${number(most)} times.`;
    },
    partners: ({ counts }: { counts: readonly Often[] }) =>
      counts.length === 1 && counts[0] !== undefined
        ? `Every two are partners ${times(counts[0].times)}.`
        : `Partners: ${and.format(counts.map(pairs))}.`,
    opponents: ({ counts }: { counts: readonly Often[] }) =>
      counts.length === 1 && counts[0] !== undefined
        ? `Every two are opponents ${times(counts[0].times)}.`
        : `Opponents: ${and.format(counts.map(pairs))}.`,
    why: {
      'odd-pairs': ({ pairs }: { pairs: number }) =>
        `Exactly even it cannot be: ${number(pairs)} pairs are an odd number, and a table takes two. So one pair plays again, only to fill a table.`,
      'as-published': () =>
        'The printed seating meets some opponents more often than others. The balanced one is exactly even.',
    } satisfies Record<Unevenness['type'], (why: { pairs: number }) => string>,
    length: 'Matches to play',
    whole: ({ n }: { n: number }) => `All ${number(n)}`,
    short: 'Fewer',
    shortCount: 'How many',
    shortHelp: 'A shorter evening stops after so many matches of the same seating.',
    working: 'Working out the seating',
    failed: 'The seating could not be worked out.',
  },
  people: {
    title: 'Line-up',
    help: 'One name a line can be pasted at once. Drag the rows, press the arrows, or hold Alt and press an arrow key to order them.',
    organiser: 'You, the organiser',
    name: ({ n }: { n: number }) => `Name of player ${number(n)}`,
    up: ({ name }: { name: string }) => `Move ${name} up`,
    down: ({ name }: { name: string }) => `Move ${name} down`,
    moved: ({ name, n }: { name: string; n: number }) => `${name} is now number ${number(n)}.`,
    unnamed: ({ n }: { n: number }) => `player ${number(n)}`,
    more: ({ name }: { name: string }) => `More about ${name}`,
    needs: 'What this person needs',
    needsHelp: 'Only you and this person see it.',
    draw: 'Draw the numbers by lot',
    drawn: 'The numbers were drawn. You stay number 1.',
  },
  keepers: {
    title: 'Who keeps the score',
    who: 'Who has a phone and keeps the score with it? You always can.',
    oneTable: 'There is one table, so you keep the score there, also while you sit out.',
    covered: 'At every table of every match sits somebody who keeps the score on a phone.',
    without: ({ tables }: { tables: number }) =>
      plural(tables, {
        one: `At ${number(tables)} table nobody sits who keeps the score on a phone. It is kept on paper there, or you enter it.`,
        other: `At ${number(tables)} tables nobody sits who keeps the score on a phone. It is kept on paper there, or you enter it.`,
      }),
    list: 'Which tables',
    at: ({ match, tables }: { match: number; tables: readonly SheetId[] }) =>
      plural(tables.length, {
        one: `Match ${number(match)}: table ${and.format(tables.map(({ table }) => number(table)))}`,
        other: `Match ${number(match)}: tables ${and.format(tables.map(({ table }) => number(table)))}`,
      }),
    renumber: 'Change numbers, so that every table has somebody',
    renumbered: 'The numbers were changed. You stay number 1.',
    needed: ({ numbers, n }: { numbers: readonly number[]; n: number }) =>
      plural(n, {
        one: `Every table has somebody if ${number(n)} number keeps the score: ${and.format(numbers.map((of) => number(of)))}.`,
        other: `Every table has somebody if these ${number(n)} numbers keep the score: ${and.format(numbers.map((of) => number(of)))}.`,
      }),
  },
  conditions: {
    title: 'Conditions',
    name: 'Name of the evening',
    place: 'Where',
    country: 'Country',
    city: 'City',
    organisation: 'Club or house, if any',
    date: 'Day',
    target: 'Matches are played to',
    limit: 'Minutes for a match; empty for no limit',
    penalties: 'Penalties are given',
    penaltiesHelp: 'They lower the effectiveness of a player and nothing else.',
  },
  stakes: {
    title: 'Stakes',
    stake: 'Stake for a unit; 0 for none',
    unit: 'Counted in',
    unitLike: 'chips',
    help: 'Winning counts 3 units if the others have nothing, 2 up to half of the target, 1 above. What one pair wins, the other loses.',
    prize: 'Additional prize',
    prizes: {
      none: 'None',
      stakes: 'Stakes of the others',
      losses: 'What the others lost',
      winnings: 'What the others won',
    },
    effects: {
      none: 'Only the stakes are played for.',
      stakes: 'At the end everybody from the third place on pays the winner so many stakes.',
      losses:
        'At the end everybody from the third place on pays the winner what they lost, once more.',
      winnings: 'At the end everybody from the third place on pays the winner what they won.',
    },
    times: 'How many stakes',
    law: 'The program keeps accounts and moves no money. What local law says about stakes is yours to mind.',
  },
  repeat: {
    title: 'The match in which a pair only fills the table',
    kinds: { settle: 'All four play for money', void: 'Nobody plays for money' } satisfies Record<
      FillerMoney,
      string
    >,
  },
  options: {
    title: 'How your club keeps it',
    countersign: 'One of the other pair agrees to the end',
    countersignHelp:
      'Before you confirm a match, one of those who did not keep the score agrees on their own phone.',
    blockers: 'A tied fish is written with the pair that made it',
    blockersHelp: 'Otherwise its nought stands with the pair that led. It never changes a score.',
  },
  open: {
    title: 'Ready',
    create: 'Open the evening',
    opening: 'Opening the evening',
    failed: 'The evening could not be opened. What you typed is still here. Try again.',
    file: 'Open an evening from a file',
    fileHelp: 'An evening that was saved before goes on where it stopped.',
    unread: 'This file could not be read.',
  },
};

export type SetupMessages = typeof setup;
export default setup;

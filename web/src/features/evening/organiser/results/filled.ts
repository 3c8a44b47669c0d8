import { gainsOf } from '../../words/score.ts';
import type {
  EnteredSheet,
  Pair,
  Player,
  Round,
  ClubTableView,
  SheetScore,
} from '../../../../net/protocol/evening.ts';

/**
 * A round as typed from paper: the points of each pair, a dash for a round that does not count, and the pair in whose column a tied
 * round is written, if the club records that.
 */
export interface TypedRound {
  readonly gains: readonly [string, string];
  readonly column: Pair | null;
}

/** A whole sheet as it is typed. */
export interface TypedSheet {
  readonly kind: 'rounds' | 'final';
  readonly rounds: readonly TypedRound[];
  readonly final: readonly [string, string];
  readonly stopped: boolean;
  /** The pair that wins by lot, once there is a lot. It counts only if the match was stopped with equal scores. */
  readonly lot: Pair | null;
  readonly first: Player | null;
}

/** What is typed for a table, and the sheet on which it is based. */
export interface SheetDraft {
  readonly sheet: TypedSheet;
  readonly was: EnteredSheet;
}

/** The sheet of a table as it is recorded. */
export function recordedOf(table: ClubTableView): EnteredSheet {
  const scored: SheetScore = table.only_end
    ? { kind: 'final', score: table.raw }
    : { kind: 'rounds', rounds: table.rounds.map(({ round }) => round) };
  return { scored, stop: table.stop, first: table.first };
}

/** Whether two sheets have the same contents. */
export const isSameSheet = (one: EnteredSheet, two: EnteredSheet): boolean =>
  textOf(one) === textOf(two);

const textOf = ({ scored, stop, first }: EnteredSheet): string =>
  JSON.stringify([
    scored.kind === 'final'
      ? scored.score
      : scored.rounds.map((round) =>
          round.kind === 'won'
            ? [round.pair, round.points]
            : [round.kind === 'tied' ? round.column : round.kind],
        ),
    stop,
    first,
  ]);

const DASH = '–';
const ANNULLED: TypedRound = { gains: [DASH, DASH], column: null };
const EMPTY: TypedRound = { gains: ['', ''], column: null };

/** The recorded sheet as fields to edit. */
export function typedOf(table: ClubTableView): TypedSheet {
  const rounds = table.rounds.map(({ round }): TypedRound => {
    if (round.kind === 'annulled') return ANNULLED;
    if (round.kind === 'tied') return { gains: ['0', '0'], column: round.column };
    const [first, second] = gainsOf(round);
    return {
      gains: [first === 0 ? '' : `${first}`, second === 0 ? '' : `${second}`],
      column: null,
    };
  });
  const known = table.only_end || table.outcome !== null;
  return {
    kind: table.only_end ? 'final' : 'rounds',
    rounds: withRoom(rounds),
    final: known ? [String(table.raw[0]), String(table.raw[1])] : ['', ''],
    stopped: table.stop?.kind === 'ahead' || table.stop?.kind === 'lot',
    lot: table.stop?.kind === 'lot' ? table.stop.winner : null,
    first: table.first,
  };
}

/** The rounds with an empty one at the end, for typing the next. */
export function withRoom(rounds: readonly TypedRound[]): readonly TypedRound[] {
  const last = rounds.at(-1);
  return last !== undefined && isEmpty(last) ? rounds : [...rounds, EMPTY];
}

/** The rounds with one more that does not count, and an empty one at the end. */
export function withAnnulled(rounds: readonly TypedRound[]): readonly TypedRound[] {
  return withRoom([...rounds.filter((round) => !isEmpty(round)), ANNULLED]);
}

/** The totals of both pairs: the typed final score, or the sum of the rounds. An unreadable field counts as 0. */
export function sumOf(sheet: TypedSheet): [number, number] {
  if (sheet.kind === 'final') return [parse(sheet.final[0]) ?? 0, parse(sheet.final[1]) ?? 0];
  return sheet.rounds.reduce<[number, number]>(
    ([first, second], { gains }) => [
      first + (parse(gains[0]) ?? 0),
      second + (parse(gains[1]) ?? 0),
    ],
    [0, 0],
  );
}

/** What a typed sheet lacks: a field that can be read, with the number of its round, from 1, or 0 for the final score; or a lot. */
export type Lack = number | 'lot';

/** The typed sheet, or the first thing that it lacks. */
export function filledOf(sheet: TypedSheet): EnteredSheet | { readonly lacks: Lack } {
  const scored = scoredOf(sheet);
  if ('lacks' in scored) return scored;
  const [first, second] = sumOf(sheet);
  const isLevel = first === second;
  if (!sheet.stopped || !isLevel) {
    return { scored, stop: sheet.stopped ? { kind: 'ahead' } : null, first: sheet.first };
  }
  if (sheet.lot === null) return { lacks: 'lot' };
  return { scored, stop: { kind: 'lot', winner: sheet.lot }, first: sheet.first };
}

function scoredOf(sheet: TypedSheet): SheetScore | { readonly lacks: number } {
  if (sheet.kind === 'final') {
    const score = sheet.final.map(parse);
    if (score[0] === undefined || score[1] === undefined) return { lacks: 0 };
    return { kind: 'final', score: [score[0], score[1]] };
  }
  const rounds: Round[] = [];
  for (const [place, typed] of sheet.rounds.entries()) {
    if (isEmpty(typed)) continue;
    const round = roundOf(typed);
    if (round === undefined) return { lacks: place + 1 };
    rounds.push(round);
  }
  return { kind: 'rounds', rounds };
}

/** Whether the round is filled in and neither pair has points. Then the form may ask for the column of the tie. */
export function isTied({ gains }: TypedRound): boolean {
  return (
    !isEmpty({ gains, column: null }) &&
    !isAnnulled(gains) &&
    (parse(gains[0]) ?? 0) + (parse(gains[1]) ?? 0) === 0
  );
}

function isEmpty({ gains }: TypedRound): boolean {
  return gains.every((gain) => gain.trim() === '');
}

const isAnnulled = (gains: TypedRound['gains']): boolean =>
  gains.some((gain) => gain.trim() === DASH);

function roundOf(typed: TypedRound): Round | undefined {
  if (typed.gains.every((gain) => ['', DASH].includes(gain.trim()))) return { kind: 'annulled' };
  const [first, second] = typed.gains.map((gain) => (gain.trim() === '' ? 0 : parse(gain)));
  if (first === undefined || second === undefined) return undefined;
  if (first === 0 && second === 0) return { kind: 'tied', column: typed.column };
  // Only one pair scores in a round.
  if (first > 0 && second > 0) return undefined;
  return first > 0
    ? { kind: 'won', pair: 'first', points: first }
    : { kind: 'won', pair: 'second', points: second };
}

/** A whole number of at most three digits, as scores are; otherwise `undefined`. */
function parse(text: string): number | undefined {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined;
}

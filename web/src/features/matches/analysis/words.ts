import type { AnalysisMessages, TableMessages } from '../../../i18n/compiled/types.ts';
import type { Better, Move, PlayAnalysis, Seat, TableView } from '../../../net/protocol/types.ts';
import { calledOf, handName, partyOf, personIs } from '../../table/view/people.ts';
import { whereOf } from '../../table/view/place.ts';
import { tileText } from '../../table/view/tile.ts';

/** The messages that an analysis needs. */
export type AnalysisTexts = { readonly analysis: AnalysisMessages; readonly table: TableMessages };

/** A 95 % interval is so many standard errors wide on each side. */
const INTERVAL = 1.96;

/** Numbers of an analysis in a language. */
export class Numbers {
  readonly #points: Intl.NumberFormat;
  readonly #signed: Intl.NumberFormat;
  readonly #share: Intl.NumberFormat;
  readonly #list: Intl.ListFormat;

  constructor(language: string) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    this.#points = new Intl.NumberFormat(language, digits);
    this.#signed = new Intl.NumberFormat(language, { ...digits, signDisplay: 'exceptZero' });
    this.#share = new Intl.NumberFormat(language, { style: 'percent' });
    this.#list = new Intl.ListFormat(language, { type: 'conjunction' });
  }

  points(points: number): string {
    return this.#points.format(points);
  }

  /** Points with a sign. */
  signed(points: number): string {
    return this.#signed.format(points);
  }

  /** The half width of the 95 % interval of a value with this standard error. */
  interval(error: number): string {
    return this.#points.format(error * INTERVAL);
  }

  share(share: number): string {
    return this.#share.format(share);
  }

  list(words: readonly (number | string)[]): string {
    return this.#list.format(words.map(String));
  }
}

/** A move in a few words: the tile and the place. */
export function moveText(move: Move, view: TableView, t: AnalysisTexts): string {
  const texts = t.analysis.move;
  if (move.type !== 'play') return texts[move.type];
  const tile = tileText(move.tile);
  if (move.at === 'first') return tile;
  const where = t.table.plays.at({ where: whereOf(move.at, view, t.table) });
  const { leaves } = move;
  return leaves === undefined || leaves === null
    ? texts.at({ tile, where })
    : texts.leaving({ tile, where, n: leaves });
}

/** What is to be said about a play, sentence by sentence. `view` is the table just before it. */
export function judged(
  play: PlayAnalysis,
  view: TableView,
  t: AnalysisTexts,
  numbers: Numbers,
): string[] {
  const texts = t.analysis;
  const { better, options, grade, proved } = play;
  const said: string[] = [];
  if (better !== null) {
    const move = moveText(better.choice, view, t);
    const error = numbers.interval(better.error);
    if (grade === 'good') {
      said.push(texts.even({ move, points: numbers.signed(better.loss), error }));
    } else {
      said.push(texts.better({ move, points: numbers.points(better.loss), error }));
      said.push(...why(better, view, t));
    }
  } else if (options.length > 1) said.push(texts.best);
  else said.push(texts.only);
  if (proved.length > 0) said.push(texts.proved({ numbers: numbers.list(proved) }));
  return said;
}

/** Why a move is better, and what all hands show. */
function why({ why, hindsight }: Better, view: TableView, t: AnalysisTexts): string[] {
  const texts = t.analysis;
  const said: string[] = [];
  switch (why.type) {
    case 'only':
    case 'better':
      break;
    case 'last-tile':
    case 'double':
      said.push(texts.why[why.type]);
      break;
    case 'scores':
      said.push(texts.why.scores({ n: why.points }));
      break;
    case 'stops':
      said.push(texts.why.stops({ who: personIs(view, why.seat, t.table) }));
      break;
    case 'keeps':
      said.push(texts.why.keeps({ n: why.tiles }));
      break;
    case 'heavy':
      said.push(texts.why.heavy({ n: why.points }));
  }
  if (hindsight !== undefined) {
    const who = personIs(view, hindsight.seat, t.table);
    const key = hindsight.stopped_by_better ? 'stopped' : 'let';
    said.push(texts.hindsight[key]({ who }));
  }
  return said;
}

/** What a seat knew others not to hold: a name and numbers for each of them. */
export function known(
  lacks: PlayAnalysis['lacks'],
  view: TableView,
  t: AnalysisTexts,
  numbers: Numbers,
): string[] {
  return lacks.flatMap((lacked, i) => {
    if (lacked.length === 0) return [];
    const name = handName(view, i + 1, t.table);
    return [t.analysis.lacks({ name, numbers: numbers.list(lacked) })];
  });
}

/** The names of a side. */
export const sideName = (view: TableView, side: number, t: AnalysisTexts) =>
  partyOf(view, side, t.table).names;

export const seatName = (view: TableView, seat: Seat, t: AnalysisTexts) =>
  calledOf(view, seat, t.table);

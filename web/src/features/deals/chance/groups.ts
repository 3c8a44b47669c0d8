// What is shown of opening hands against chance, from what the server has counted.
import type { ChanceVerdict, HandCounts, HandStatistics } from '../../../net/protocol/types.ts';

/** Hands of one kind: of one size, from one set of tiles, in one family of games. */
export type HandGroup = {
  readonly key: string;
  /** The reader's hands; `null` if there are none of this kind. */
  readonly yours: HandCounts | null;
  /** Everyone's hands in rated matches; `null` if there are none of this kind. */
  readonly everyone: HandCounts | null;
  /** The reader's hands, or everyone's if the reader has none. */
  readonly shown: HandCounts;
};

/** The kinds of hands: those of which the reader has the most first, then everyone's. */
export function groupsOf({ yours, everyone }: HandStatistics): HandGroup[] {
  const all = new Map(everyone.map((counts) => [keyOf(counts), counts]));
  const own = yours.map((counts) => {
    const key = keyOf(counts);
    return { key, yours: counts, everyone: all.get(key) ?? null, shown: counts };
  });
  const taken = new Set(own.map(({ key }) => key));
  const others = everyone
    .map((counts) => ({ key: keyOf(counts), yours: null, everyone: counts, shown: counts }))
    .filter(({ key }) => !taken.has(key));
  return [...own, ...others];
}

const keyOf = ({ family, set_tiles, set_doubles, highest, hand_tiles }: HandCounts) =>
  [family, set_tiles, set_doubles, highest, hand_tiles].join('-');

const SEVERITY: readonly ChanceVerdict['code'][] = [
  'too-few',
  'as-expected',
  'unusual',
  'very-unusual',
];

/** What the doubles and the pips say together: the more unusual of the two. */
export function verdictOf({
  doubles_verdict: doubles,
  pips_verdict: pips,
}: HandCounts): ChanceVerdict {
  return SEVERITY.indexOf(doubles.code) >= SEVERITY.indexOf(pips.code) ? doubles : pips;
}

/** How often fair deals differ at least as much; `null` if there are too few hands to tell. */
export const oftenOf = (verdict: ChanceVerdict) => (verdict.code === 'too-few' ? null : verdict.p);

/** How often hands had a number of doubles: shares of all hands, from 0 to 1. */
export type DoublesShare = {
  readonly doubles: number;
  readonly observed: number;
  readonly expected: number;
  /** Everyone's share; `null` if it is not compared. */
  readonly everyone: number | null;
};

/** The shares of each number of doubles. */
export function sharesOf({ shown, yours, everyone }: HandGroup): DoublesShare[] {
  const other = yours === null ? null : everyone;
  return shown.doubles.map(({ doubles, observed, expected }) => ({
    doubles,
    observed: observed / shown.hands,
    expected: expected / shown.hands,
    everyone:
      other === null
        ? null
        : (other.doubles.find((count) => count.doubles === doubles)?.observed ?? 0) / other.hands,
  }));
}

/** Shares below this are too small for a chart. */
const SHARE_MIN = 0.002;

/** The shares that a chart shows: it ends after the last number of doubles that is not very rare. */
export function charted(shares: readonly DoublesShare[]): DoublesShare[] {
  const last = shares.findLastIndex(({ observed, expected, everyone }) =>
    [observed, expected, everyone ?? 0].some((share) => share >= SHARE_MIN),
  );
  return shares.slice(0, last + 1);
}

/** The lines of a chart of shares at round numbers, from 0 to above the highest share. */
export function gridOf(highest: number): number[] {
  const step = [0.02, 0.05, 0.1, 0.2].find((step) => highest / step <= 5) ?? 0.25;
  const lines = Math.max(1, Math.ceil(highest / step - 1e-9));
  return Array.from({ length: lines + 1 }, (_, i) => i * step);
}

/** A scale on which means of pips are compared. */
export type PipsScale = {
  readonly from: number;
  readonly to: number;
  /** Where 19 of 20 means of fair deals lie. */
  readonly low: number;
  readonly high: number;
};

/** The scale for means of pips: wide enough for all of them, with the mean by chance in the middle. */
export function pipsScale({ shown, yours, everyone }: HandGroup): PipsScale {
  const { expected_mean: middle, deviation } = shown.pips;
  const band = (1.96 * deviation) / Math.sqrt(shown.hands);
  const means = [yours, everyone].flatMap((counts) => counts?.pips.observed_mean ?? []);
  const half = 1.25 * Math.max(band, ...means.map((mean) => Math.abs(mean - middle)), 0.5);
  return { from: middle - half, to: middle + half, low: middle - band, high: middle + band };
}

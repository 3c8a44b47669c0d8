import type { Pair, Round } from '../../../net/protocol/evening.ts';

/** A score as text: 67 : 92. The spaces do not break. */
export function scoreText([first, second]: readonly [number, number]): string {
  return `${first}\u00a0:\u00a0${second}`;
}

/** What each pair gains in a round. */
export function gainsOf(round: Round): [number, number] {
  if (round.kind !== 'won') return [0, 0];
  return round.pair === 'first' ? [round.points, 0] : [0, round.points];
}

/** A round as a sheet shows it: 31 : 0, and 0 : 0 for one without a winner. */
export function roundText(round: Round): string {
  return scoreText(gainsOf(round));
}

/** The index of a pair in a score. */
export function indexOf(pair: Pair): 0 | 1 {
  return pair === 'first' ? 0 : 1;
}

// A whole evening with results from a seeded generator, and its standings computed by simple sums.
import type { Pairing, Score, RoundResult } from './evenings.ts';

/** One table of one match. */
export interface PlayedTable {
  rounds: readonly RoundResult[];
  /** Who led the first round. */
  leader: string;
  players: readonly string[];
  /** Both pairs, as pages name them. */
  names: readonly [string, string];
  score: readonly [number, number];
}

interface Sums {
  played: number;
  points: number;
  wins: number;
  plus: number;
  minus: number;
  effectiveness: number;
}

const TARGET = 100;

/** Complete results for every table of a schedule. */
export class Played {
  readonly matches: readonly (readonly PlayedTable[])[];
  /** Every player's totals (CLUB-61 to CLUB-67). */
  readonly sums: Record<string, Sums> = {};

  constructor(schedule: readonly (readonly Pairing[])[], players: readonly string[], seed: number) {
    const next = randomFrom(seed);
    const below = (n: number) => Math.floor(next() * n);
    const who = (player: number) => players[player - 1] ?? '';
    for (const name of players) this.sums[name] = { ...NOTHING };
    this.matches = schedule.map((tables) =>
      tables.map((pairing) => {
        const pairs = [pairing[0].map(who), pairing[1].map(who)] as const;
        const rounds = roundsOf(below);
        const score = [sumOf(rounds, 0), sumOf(rounds, 1)] as const;
        for (const side of [0, 1] as const) {
          for (const name of pairs[side]) this.#add(name, score[side], score[1 - side] ?? 0);
        }
        const all = [...pairs[0], ...pairs[1]];
        return {
          rounds,
          leader: all[below(4)] ?? '',
          players: all,
          names: [pairs[0].join(' and '), pairs[1].join(' and ')] as const,
          score,
        };
      }),
    );
  }

  #add(name: string, own: number, others: number): void {
    const sums = this.sums[name];
    if (sums === undefined) return;
    const plus = Math.min(own, TARGET);
    const minus = Math.min(others, TARGET);
    const worth = minus === 0 ? 3 : minus <= TARGET / 2 ? 2 : 1;
    sums.played += 1;
    sums.points += own > others ? worth : 0;
    sums.wins += own > others ? 1 : 0;
    sums.plus += plus;
    sums.minus += minus;
    sums.effectiveness += plus - minus;
  }

  /** Every player's totals according to a report. */
  sumsOf({ standings }: Score): Record<string, Sums> {
    return Object.fromEntries(
      standings.map(({ name, played, points, wins, plus, minus, effectiveness }) => [
        name,
        { played, points, wins, plus, minus, effectiveness },
      ]),
    );
  }
}

const NOTHING: Sums = { played: 0, points: 0, wins: 0, plus: 0, minus: 0, effectiveness: 0 };

/**
 * A match of a few rounds with many points: two different winning rounds, and between them a round of the losers, a
 * tie, or nothing. No round is worth so much that the phone asks for confirmation (CLUB-45).
 */
function roundsOf(below: (n: number) => number): RoundResult[] {
  const pair = below(2) as 0 | 1;
  const other = (1 - pair) as 0 | 1;
  const points = 51 + below(9);
  const between: RoundResult[][] = [
    [],
    [{ pair: other, points: 1 + below(50) }],
    [{ pair: other, points: 51 + below(10) }],
    [{ pair, points: 0 }],
  ];
  return [{ pair, points }, ...(between[below(between.length)] ?? []), { pair, points: 60 }];
}

const sumOf = (rounds: readonly RoundResult[], of: 0 | 1): number =>
  rounds.reduce((sum, { pair, points }) => sum + (pair === of ? points : 0), 0);

/** Pseudorandom numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

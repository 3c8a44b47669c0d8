/** Random rounds for the tests of the cloth. A seed decides each round. */
import type { End, Play, Tile } from '../arrange.ts';

/** Numbers in [0, 1) that depend on the seed alone (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** At which open ends tiles are played. */
export type Side = 'either' | 'right';

/**
 * A round played at random with a set up to `highest`: each seat holds `handSize` tiles and plays any that fits,
 * until a seat is out or the round is blocked. One seat with the whole set makes the longest lines.
 */
export function randomRound(
  seed: number,
  highest: number,
  seats: number,
  handSize: number,
  side: Side = 'either',
): Play[] {
  const random = randomFrom(seed);
  const tiles = shuffled(fullSet(highest), random);
  const hands = Array.from({ length: seats }, (_, seat) =>
    tiles.slice(seat * handSize, (seat + 1) * handSize),
  );
  const plays: Play[] = [];
  const open: Record<End, number> = { L: 0, R: 0 };
  const sides: End[] = side === 'right' ? ['R'] : ['L', 'R'];
  let passes = 0;
  for (let turn = 0; passes < seats && hands.every((hand) => hand.length > 0); turn++) {
    const hand = hands[turn % seats] ?? [];
    const choices: Play[] = hand.flatMap((tile): Play[] =>
      plays.length === 0
        ? [{ arm: 'start', tile }]
        : sides.filter((arm) => tile.includes(open[arm])).map((arm) => ({ arm, tile })),
    );
    const choice = choices[Math.floor(random() * choices.length)];
    if (!choice) {
      passes++;
      continue;
    }
    passes = 0;
    plays.push(choice);
    hand.splice(hand.indexOf(choice.tile), 1);
    const [low, high] = choice.tile;
    if (choice.arm === 'start') Object.assign(open, { L: low, R: high });
    else {
      const arm = choice.arm as End;
      open[arm] = open[arm] === low ? high : low;
    }
  }
  return plays;
}

/** Every tile up to `highest`-`highest`. */
export function fullSet(highest: number): Tile[] {
  return Array.from({ length: highest + 1 }, (_, high) =>
    Array.from({ length: high + 1 }, (_, low): Tile => [low, high]),
  ).flat();
}

export function shuffled<T>(items: T[], random: () => number): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
  return items;
}

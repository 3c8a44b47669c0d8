/**
 * Where the tiles of a train lie in its lane: one after another along the lane's middle (y = 0), from its beginning
 * (x = 0) to the right. A laid tile never changes its place. If a train outgrows its lane, the lane's camera slides by
 * whole tiles, and the oldest tiles are in a tunnel.
 */
import { isDouble, type Arm, type Laid, type Landing, type Play } from './arrange.ts';
import { between } from './rect.ts';
import type { Size } from './width.ts';

/** A train as laid. */
export interface Train {
  readonly tiles: readonly Laid[];
  /** The number that the next tile must have. */
  readonly asks: number;
  /** Where the next tile lies. */
  readonly landing: Landing;
}

/** A train before its first tile. Every train begins with the number of the engine. */
function empty(arm: Arm, engine: number): Train {
  return { tiles: [], asks: engine, landing: { arm, rect: between(0, -0.5, 2, 0.5) } };
}

/** Lays the plays of a round on these trains. Without an engine there are no trains yet. */
export function layTrains(plays: readonly Play[], arms: readonly Arm[]): Map<Arm, Train> {
  const [engine, ...rest] = plays;
  if (engine === undefined) return new Map();
  const trains = new Map(arms.map((arm) => [arm, empty(arm, engine.tile[0])]));
  for (const play of rest) {
    const train = trains.get(play.arm);
    if (train === undefined) throw new Error(`there is no train ${play.arm}`);
    trains.set(play.arm, extended(train, play));
  }
  return trains;
}

function extended({ tiles, asks, landing }: Train, { tile, inner = asks }: Play): Train {
  const { x } = landing.rect;
  const across = isDouble(tile);
  const rect = across ? between(x, -1, x + 1, 1) : between(x, -0.5, x + 2, 0.5);
  const lowFirst = inner === tile[0];
  const toHigh = across ? 'down' : lowFirst ? 'right' : 'left';
  const end = x + rect.w;
  return {
    tiles: [...tiles, { tile, rect, toHigh }],
    asks: lowFirst ? tile[1] : tile[0],
    landing: { ...landing, rect: between(end, -0.5, end + 2, 0.5) },
  };
}

/** What a lane shows of its train: how many of the oldest tiles are in the tunnel, and where the lane begins, in `u`. */
export interface View {
  readonly hidden: number;
  readonly from: number;
}

/**
 * The part of a train that a lane of this length shows: its newest tiles and the place of the next one. `mouth` is the
 * width of the tunnel's mouth. The newest tile is always visible.
 */
export function viewOf({ tiles, landing }: Train, length: number, mouth: number): View {
  const end = landing.rect.x + landing.rect.w;
  if (end <= length || tiles.length < 2) return { hidden: 0, from: 0 };
  const fits = tiles.findIndex(({ rect }) => end - rect.x <= length - mouth);
  const hidden = fits > 0 ? fits : tiles.length - 1;
  return { hidden, from: (tiles[hidden]?.rect.x ?? 0) - mouth };
}

/** A tile is never drawn smaller than 24 by 12 pixels. */
const SMALLEST = 12;
/** Two tiles and the place of the next one must be visible, in `u`. */
const LEAST_LENGTH = 6;
/** The largest scale in a lane of this width in pixels. Longer lanes have room for larger tiles. */
const LARGEST = [
  { below: 400, u: 25 },
  { below: 900, u: 35 },
  { below: Infinity, u: 46 },
];

/** The scale of the tiles in lanes of this size, in pixels per `u`. `mouth` is the width of a tunnel's mouth in pixels. */
export function trainScale({ w, h }: Size, mouth: number): number {
  const largest = LARGEST.find(({ below }) => w < below)?.u ?? SMALLEST;
  const fit = Math.min(largest, (h - 2) / 2, (w - mouth) / LEAST_LENGTH);
  return Math.max(SMALLEST, Math.floor(fit));
}

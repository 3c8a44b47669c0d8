/** The pips of a half, on a square of side 1 about the origin, for a tile that stands upright. */

/** The highest number drawn with pips; halves above it show digits. */
export const HIGHEST_PIPS = 12;

type Spot = readonly [number, number];

const MIDDLE: Spot[] = [[0, 0]];
const CORNERS: Spot[] = [
  [-0.24, -0.24],
  [0.24, 0.24],
  [0.24, -0.24],
  [-0.24, 0.24],
];
const FLANKS: Spot[] = [
  [-0.24, 0],
  [0.24, 0],
];
const POLES: Spot[] = [
  [0, -0.24],
  [0, 0.24],
];
const EIGHT_IN_TWO_COLUMNS: Spot[] = [-0.26, 0.26].flatMap((x) =>
  [-0.3, -0.1, 0.1, 0.3].map((y): Spot => [x, y]),
);
const SIX: Spot[] = [...CORNERS, ...FLANKS];

const SPOTS: readonly (readonly Spot[])[] = [
  [],
  MIDDLE,
  CORNERS.slice(0, 2),
  [...CORNERS.slice(0, 2), ...MIDDLE],
  CORNERS,
  [...CORNERS, ...MIDDLE],
  SIX,
  [...SIX, ...MIDDLE],
  [...SIX, ...POLES],
  [...SIX, ...POLES, ...MIDDLE],
  [...EIGHT_IN_TWO_COLUMNS, [0, -0.2], [0, 0.2]],
  [...EIGHT_IN_TWO_COLUMNS, [0, -0.2], [0, 0], [0, 0.2]],
  [...EIGHT_IN_TWO_COLUMNS, [0, -0.3], [0, -0.1], [0, 0.1], [0, 0.3]],
];

/** The pips of each number as one path of points, to be stroked with round caps as thick as a pip. */
export const PIP_PATHS: readonly string[] = SPOTS.map((spots) =>
  spots.map(([x, y]) => `M${x} ${y}h0`).join(''),
);

/** How thick a pip is: the more of them, the finer. */
export function pipWidth(number: number): number {
  if (number <= 6) return 0.19;
  return number <= 9 ? 0.16 : 0.13;
}

/** How large a cross is: where its arms turn in a view, and the scale at which its rounds usually fit. */
import type { Arm, Play } from './arrange.ts';
import { arrangeCross, LOWEST, NARROWEST, type CrossShape } from './cross.ts';
import type { Figure } from './figure.ts';
import { union } from './rect.ts';
import type { LongestLine, Size } from './width.ts';

/** The area in `u²`, for a set of 28 tiles, of the view at whose edges arms turn: 18 by 15 on a phone. */
const AREA = 270;
const TILES = 28;
/** Beyond those edges an arm reaches further sideways by this factor. */
const FURTHER = 1.3;
/** The smallest distance that an arm reaches sideways. */
const SHORTEST = 6;

/** The shape of a cross for a view. */
export function crossShape({ tiles }: LongestLine, view: Size): CrossShape {
  const area = (AREA * Math.max(TILES, tiles)) / TILES;
  // The view may still be empty when the cloth is created.
  const u = Math.sqrt((Math.max(1, view.w) * Math.max(1, view.h)) / area);
  const edge = {
    x: Math.max(NARROWEST, view.w / 2 / u),
    y: Math.max(LOWEST, view.h / 2 / u),
  };
  const reach = {
    x: Math.max(SHORTEST, edge.x * FURTHER),
    y: Math.max(SHORTEST, edge.y * FURTHER),
  };
  return { edge, reach };
}

/** The figure of a cross, whose size is planned for the longest line that the rules allow. */
export function crossFigure(longest: LongestLine): Figure {
  return {
    startFactor: 0.8,
    shaped(view) {
      const shape = crossShape(longest, view);
      const box = arrangeCross(usualRound(longest), shape).boxes.reduce(union);
      return {
        arrange: (plays) => arrangeCross(plays, shape),
        fit: ({ w, h }) => Math.min(w / box.w, h / box.h),
      };
    },
  };
}

const ARMS: readonly Arm[] = ['L', 'R', 'U', 'D'];
/** The part of the longest round that is usually laid. */
const LAID = 0.75;

/**
 * A round of usual length, which grows evenly on all arms. Only the places of the doubles matter here, not the numbers.
 */
function usualRound({ tiles, doubles }: LongestLine): Play[] {
  const length = Math.ceil(tiles * LAID);
  const every = Math.max(2, Math.floor(tiles / doubles));
  return Array.from({ length }, (_, i): Play => {
    if (i === 0) return { arm: 'start', tile: [0, 0] };
    const double = Math.ceil(i / ARMS.length) % every === 0;
    return { arm: ARMS[i % ARMS.length] ?? 'R', tile: double ? [0, 0] : [0, 1], inner: 0 };
  });
}

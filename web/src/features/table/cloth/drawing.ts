import type { Play } from '../../tiles/arrange.ts';
import { lineFigure, type Figure } from '../../tiles/figure.ts';
import type { LongestLine } from '../../tiles/width.ts';
import type { SeenEvent, Shape } from '../../../net/protocol/types.ts';
import { armOf } from '../view/place.ts';
import { asLaid } from '../view/tile.ts';
import { innerOf } from '../view/touch.ts';

/**
 * The figure for this shape, with lines no longer than `longest`. All figures except the plain line
 * are loaded on demand. The figure of trains is for small pictures; at a table each train has a lane of its own.
 */
export function figureOf(shape: Shape, longest: LongestLine): Figure | Promise<Figure> {
  switch (shape) {
    case 'line':
      return lineFigure(longest);
    case 'cross':
      return import('../../tiles/cross-shape.ts').then(({ crossFigure }) => crossFigure(longest));
    case 'trains':
      return import('../../tiles/trains-picture.ts').then(({ trainsFigure }) => trainsFigure());
    case 'triangles':
      return Promise.all([
        import('../../tiles/lattice.ts'),
        import('../../tiles/Places.svelte'),
      ]).then(([{ latticeFigure }, { default: Places }]) => ({ ...latticeFigure(), Places }));
    case 'chicken-foot':
      return import('../../tiles/toes.ts').then(({ toesFigure }) =>
        toesFigure({ hub: 6, toes: 3 }),
      );
    case 'tree':
      return import('../../tiles/toes.ts').then(({ toesFigure }) =>
        toesFigure({ hub: 4, toes: 3 }),
      );
  }
}

/** The laid tiles, in order of play. */
export function playsOf(history: readonly SeenEvent[]): Play[] {
  const plays: Play[] = [];
  for (const event of history) {
    const last = plays.at(-1);
    if (event.type === 'played') {
      const { tile, at } = event;
      const inner = innerOf(tile, at, event.ends);
      plays.push({
        arm: armOf(at),
        tile: asLaid(tile, at),
        ...(inner === undefined ? {} : { inner }),
      });
    } else if (event.type === 'closed' && last !== undefined) {
      plays[plays.length - 1] = { ...last, closed: true };
    }
  }
  return plays;
}

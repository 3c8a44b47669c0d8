/** The tiles in the picture of a game: how they lie in the middle of a round. */
import type { Rules } from '../../../net/protocol/types.ts';
import { arrange, type Laid, type Play } from '../../tiles/arrange.ts';
import { union, type Rect } from '../../tiles/rect.ts';
import type { Size } from '../../tiles/width.ts';

type Shape = Rules['layout']['shape'];

/** Tiles as they lie, and the rectangle round all of them. */
export interface Drawing {
  readonly tiles: readonly Laid[];
  readonly box: Rect;
}

/** The narrowest and the widest line that is tried, in `u`. */
const [NARROWEST, WIDEST] = [8, 40];

/** The drawing of a preset that fills a view best; `undefined` if the preset has none. */
export async function drawingOf(
  preset: string,
  shape: Shape,
  view: Size,
): Promise<Drawing | undefined> {
  const { default: laid } = await import('./laid.json');
  const plays = (laid as unknown as Readonly<Record<string, readonly Play[]>>)[preset];
  return plays === undefined ? undefined : drawn(await tilesOf(plays, shape, view));
}

/** How many pixels a unit of the drawing has in a view. */
export function scaleIn({ box }: Drawing, { w, h }: Size): number {
  return Math.min(w / box.w, h / box.h);
}

async function tilesOf(plays: readonly Play[], shape: Shape, view: Size): Promise<readonly Laid[]> {
  switch (shape) {
    case 'line':
      return winding(plays, view);
    case 'cross': {
      const { crossFigure } = await import('../../tiles/cross-shape.ts');
      const longest = { tiles: plays.length, doubles: Math.ceil(plays.length / 4) };
      return crossFigure(longest).shaped(view).arrange(plays).tiles;
    }
    case 'trains': {
      const { trainsFigure } = await import('../../tiles/trains-picture.ts');
      return trainsFigure().shaped(view).arrange(plays).tiles;
    }
    case 'triangles': {
      const { latticeFigure } = await import('../../tiles/lattice.ts');
      return latticeFigure().shaped(view).arrange(plays).tiles;
    }
    case 'chicken-foot':
    case 'tree': {
      const { toesFigure } = await import('../../tiles/toes.ts');
      const hub = shape === 'tree' ? 4 : 6;
      return toesFigure({ hub, toes: 3 }).shaped(view).arrange(plays).tiles;
    }
  }
}

/** A line, wound so that its tiles are as large as the view allows. */
function winding(plays: readonly Play[], view: Size): readonly Laid[] {
  let best: { tiles: readonly Laid[]; scale: number } = { tiles: [], scale: 0 };
  for (let width = NARROWEST; width <= WIDEST; width++) {
    const { tiles } = arrange(plays, width);
    const scale = scaleIn(drawn(tiles), view);
    if (scale > best.scale) best = { tiles, scale };
  }
  return best.tiles;
}

function drawn(tiles: readonly Laid[]): Drawing {
  return { tiles, box: tiles.map(outside).reduce(union) };
}

/** The rectangle that a tile covers as it is turned. */
function outside({ rect, turn = 0 }: Laid): Rect {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const [w, h] = [rect.w * cos + rect.h * sin, rect.w * sin + rect.h * cos];
  return { x: rect.x + (rect.w - w) / 2, y: rect.y + (rect.h - h) / 2, w, h };
}

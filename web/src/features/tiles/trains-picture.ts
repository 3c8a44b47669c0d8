import type { Laid, Layout, Play } from './arrange.ts';
import type { Figure } from './figure.ts';
import { between, union, type Rect } from './rect.ts';
import { layTrains } from './train.ts';

/** The distance between the middles of two trains in a small picture, and of the first tiles from the engine, in `u`. */
const ROWS_APART = 2.25;
const FROM_ENGINE = 2;

/** The figure for a small picture: the engine, then a row for each train that has tiles. */
export function trainsFigure(): Figure {
  const arrange = (plays: readonly Play[]): Layout => {
    const [engine, ...rest] = plays;
    if (engine === undefined) return { tiles: [], landings: [], boxes: [] };
    const rows = [...layTrains(plays, [...new Set(rest.map(({ arm }) => arm))]).values()];
    const placed = <T extends { rect: Rect }>(item: T, row: number): T => ({
      ...item,
      rect: {
        ...item.rect,
        x: item.rect.x + FROM_ENGINE,
        y: item.rect.y + (row - (rows.length - 1) / 2) * ROWS_APART,
      },
    });
    const first: Laid = { tile: engine.tile, rect: between(0, -1, 1, 1), toHigh: 'down' };
    const tiles = [
      first,
      ...rows.flatMap((train, i) => train.tiles.map((laid) => placed(laid, i))),
    ];
    const landings = rows.map(({ landing }, i) => placed(landing, i));
    return {
      tiles,
      landings,
      boxes: [[...tiles, ...landings].map(({ rect }) => rect).reduce(union)],
    };
  };
  return { shaped: () => ({ arrange, fit: ({ w }) => w }) };
}

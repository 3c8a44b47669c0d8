import type { Rules } from '../protocol/types.ts';

/** Whether this page can draw what is played by these rules: a line, of which one tile is laid in a turn. */
export function isDrawn({ layout, tiles, turn, draw }: Rules): boolean {
  const line = layout.shape === 'line' && layout.match === 'equal' && tiles.blanks === 'plain';
  return line && turn.plays === 'one' && draw.ifAble === 'forbidden';
}

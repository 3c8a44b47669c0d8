import type { OpenEnd, Place, Rules, Tile } from '../../../net/protocol/types.ts';
import { samePlace } from './place.ts';
import { isDouble, otherHalf } from './tile.ts';

/** What decides which half of a tile touches an end. */
export type Touching = Pick<Rules, 'layout' | 'tiles' | 'turn'>;

/**
 * The half of a tile that touches an end where it may be laid, if only one half can. If either half
 * can, `leaves` of the move says which one stays open.
 */
export function touchingHalf({ layout, tiles }: Touching, tile: Tile, end: number): number {
  const wanted = layout.match === 'sum-7' ? 7 - end : end;
  if (tile.includes(wanted)) return wanted;
  return tiles.blanks === 'wild' && tile.includes(0) ? 0 : tile[0];
}

/** The open ends after a listed play, as far as they are known before the server answers. */
export function endsAfter(
  rules: Touching,
  ends: readonly OpenEnd[],
  { tile, at, leaves }: { tile: Tile; at: Place; leaves?: number },
): OpenEnd[] {
  switch (rules.layout.shape) {
    case 'trains':
      return trainsAfter(rules, ends, tile, at);
    case 'tree':
    case 'chicken-foot':
      return treeAfter(rules, ends, tile, at);
    case 'triangles':
      // Triangles have no ends: a free cell fixes two or three numbers of its tile.
      return [];
    default:
      break;
  }
  if (at === 'first') {
    return [
      { at: 'L', number: tile[0] },
      { at: 'R', number: tile[1] },
    ];
  }
  return ends.map((end) => {
    if (!samePlace(end.at, at)) return end;
    const number = leaves ?? otherHalf(tile, touchingHalf(rules, tile, end.number));
    return { at: end.at, number };
  });
}

/** The ends after a play on trains. A double that must be covered is the only end. */
function trainsAfter(
  { turn }: Touching,
  ends: readonly OpenEnd[],
  tile: Tile,
  at: Place,
): OpenEnd[] {
  if (at === 'first') return [{ at: 'M', number: tile[0] }];
  if (isDouble(tile) && turn.plays === 'cover-double') return [{ at, number: tile[0] }];
  return ends.map((end) =>
    samePlace(end.at, at) ? { at, number: otherHalf(tile, end.number) } : end,
  );
}

/**
 * The ends after a play on a tree. A tile covers one side of its parent and opens its own sides.
 */
function treeAfter(
  { layout }: Touching,
  ends: readonly OpenEnd[],
  tile: Tile,
  at: Place,
): OpenEnd[] {
  const foot = layout.shape === 'chicken-foot';
  const on: Place = { on: tile };
  const double = isDouble(tile);
  const sides = (n: number) => Array.from({ length: n }, () => ({ at: on, number: tile[0] }));
  if (at === 'first') {
    const [low, high] = tile;
    if (double) return sides(foot ? 6 : 4);
    return [
      { at: on, number: low },
      { at: on, number: high },
    ];
  }
  const takenIndex = ends.findIndex((end) => samePlace(end.at, at) && tile.includes(end.number));
  const rest = ends.filter((_, i) => i !== takenIndex);
  const touched = ends[takenIndex]?.number ?? tile[0];
  if (double) return foot ? sides(3) : [...rest, ...sides(3)];
  // While toes are missing, nothing else is an end.
  const isToe = foot && typeof at === 'object' && 'on' in at && isDouble(at.on);
  if (isToe && rest.length > 0) return rest;
  return [...rest, { at: on, number: otherHalf(tile, touched) }];
}

/** The half of a laid tile that touches; `undefined` if the end that the tile made is not known. */
export function innerOf(tile: Tile, at: Place, ends: readonly OpenEnd[]): number | undefined {
  // In a tree, an end at this place belongs to the parent, not to the laid tile.
  if (typeof at === 'object' && 'on' in at) return undefined;
  const open = ends.find((end) => samePlace(end.at, at))?.number;
  return open === undefined ? undefined : otherHalf(tile, open);
}

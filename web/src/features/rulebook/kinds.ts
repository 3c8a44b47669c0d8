import type { PresetInfo } from '../../net/protocol/types.ts';
import { presetsOfPlace } from './places.ts';

/** The kinds of games: how the tiles lie, or that children play them. */
export const KINDS = ['line', 'cross', 'trains', 'triangles', 'children'] as const;
export type Kind = (typeof KINDS)[number];

/** Whether a game is of a kind. A game with children also has the kind of its layout. */
export function isOfKind({ id, rules }: PresetInfo, kind: Kind): boolean {
  if (kind === 'children') return presetsOfPlace(kind)?.includes(id) === true;
  const { shape } = rules.layout;
  if (kind === 'trains') return shape === 'trains' || shape === 'chicken-foot' || shape === 'tree';
  return shape === kind;
}

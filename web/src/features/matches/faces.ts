import { PERSONAS, type TableView } from '../../net/protocol/types.ts';
import type { Seed } from '../person/person.ts';
import type { ShownPlayer } from './words.ts';

/** The face of a player of a match: the `chosen` one of that time, the chosen one of today, a bot's own, or the one that follows the name. */
export function seedOf(player: ShownPlayer, chosen?: number): Seed {
  const face = chosen ?? ('face' in player ? player.face : undefined);
  if (face !== undefined) return face;
  const persona = 'persona' in player ? player.persona : undefined;
  return PERSONAS.find(({ id }) => id === persona)?.face ?? player.name;
}

/** The chosen face of a player, as the table knew it when the match began. */
export function faceAt({ seats }: TableView, { name, seat }: ShownPlayer): number | undefined {
  const sitter = seats[seat - 1]?.sitter;
  return sitter?.kind === 'person' && sitter.name === name ? sitter.face : undefined;
}

import type { LobbyMessages } from '../../../i18n/compiled/types.ts';
import type { Sitter } from '../../../net/protocol/types.ts';
import type { ShownFace } from '../../person/person.ts';
import { nameAt } from '../home/own-table.ts';

/** Who sits at a table, seat by seat; `undefined` for a free chair. */
export const sittersOf = (
  table: { readonly seats: Sitter[] },
  t: LobbyMessages,
): (ShownFace | undefined)[] =>
  table.seats.map((sitter, i) => {
    if (sitter.kind === 'open') return undefined;
    const bot = sitter.kind === 'bot' || sitter.program === true;
    return { seed: sitter.face ?? nameAt(table, i + 1, t), bot };
  });

import type { Language } from '../../../i18n/language.svelte.ts';
import { lobbyCatalogues } from '../../../i18n/parts/lobby.ts';

/** Loads the room before the match together with its words, which a table does not need later. */
export async function loadRoom(language: Language) {
  const [part] = await Promise.all([
    import('./WaitingRoom.svelte'),
    language.withPart('lobby', lobbyCatalogues),
  ]);
  return part;
}

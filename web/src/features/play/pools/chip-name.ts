import type { Sentences } from '../../../i18n/language.svelte.ts';
import { presetName } from '../../rulebook/brief.ts';
import { readRules } from '../../rulebook/parameters.ts';

/** The name of a game that can be chosen. With house rules it is another game. */
export function chipName(game: string, t: Sentences): string {
  const { overrides, preset } = readRules(game);
  const name = presetName(preset, t);
  return Object.keys(overrides).length === 0 ? name : t.pool.withHouseRules({ game: name });
}

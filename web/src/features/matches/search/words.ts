import type { Sentences } from '../../../i18n/language.svelte.ts';
import { presetName } from '../../rulebook/brief.ts';
import { daysText, inShort } from '../words.ts';
import type { Sought } from './sought.ts';

/** Which matches are sought, in a few words: “Ana · Goat · Rated · won”. Empty if all of them are. */
export function soughtText(sought: Sought, t: Sentences, code: string): string {
  const { player, preset, family, rated, result, since, until } = sought;
  return inShort([
    player.trim(),
    sought.with.trim(),
    preset === '' ? '' : presetName(preset, t),
    family === '' ? '' : t.learn.families[family],
    rated === '' ? '' : rated === 'yes' ? t.matches.rated : t.archive.search.casual,
    result === '' ? '' : t.matches[result],
    ...daysText(since, until, t, code),
  ]);
}

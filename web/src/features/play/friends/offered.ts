import type { PresetInfo } from '../../../net/protocol/types.ts';
import { playedLately } from '../opening/favourites.svelte.ts';
import { firstPlan } from '../opening/plan.ts';

/** Games that most groups of friends know somewhere. */
const KNOWN = ['draw', 'all-fives', 'mexican-train', 'spanish-pairs'];
const MOST = 5;

/** A few games to choose from: those played last, the one that readers of the language know, then well-known ones. */
export function offeredTo(language: string, presets: readonly PresetInfo[]): readonly PresetInfo[] {
  const ids = new Set([...playedLately(), firstPlan(language).rules, ...KNOWN]);
  return [...ids].flatMap((id) => presets.find((preset) => preset.id === id) ?? []).slice(0, MOST);
}

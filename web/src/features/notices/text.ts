import type { NoticesMessages } from '../../i18n/compiled/types.ts';
import type { Call } from './calls.svelte.ts';

/** What a call says. People without a name are guests. */
export function textOf({ names, why }: Call, { calls }: NoticesMessages): string {
  if (why !== 'sat') return calls[why];
  return calls.sat({ names: names.map((name) => name || calls.guest) });
}

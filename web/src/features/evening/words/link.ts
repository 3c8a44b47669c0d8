import type { EveningSession } from '../sync/session.ts';
import type { EveningMessages } from '../../../i18n/compiled/types.ts';

/** How this device is connected, and what that means for entries. */
export function linkText(
  { link, needsServer }: EveningSession,
  { common }: EveningMessages,
): string {
  const isAway = link === 'reconnecting' || link === 'offline';
  return needsServer === true && isAway ? common.serverLink[link] : common.link[link];
}

import { loadText, saveText } from '../../device/local-text.ts';
import type { ImposedSanction } from '../../net/protocol/types.ts';

const SEEN = 'boneyard.sanctions';

/** When the latest sanction began that this device has shown, in milliseconds since 1970. */
const seen = (): number => Number(loadText(SEEN) ?? 0) || 0;

/** The latest sanction that this device has not shown yet; `undefined` if there is none, or if it does not matter any more. */
export function unseen(sanctions: readonly ImposedSanction[]): ImposedSanction | undefined {
  const shown = seen();
  return sanctions.find(
    ({ since_ms: since, kind, active }) => since > shown && (active || kind === 'warning'),
  );
}

/** Remembers that the person has seen these sanctions. */
export function rememberSeen(sanctions: readonly ImposedSanction[]): void {
  const latest = Math.max(seen(), ...sanctions.map(({ since_ms: since }) => since));
  if (latest > 0) saveText(SEEN, String(latest));
}

import { loadText, saveText } from '../../../device/local-text.ts';

const ENTERED = 'boneyard.entered';
/** How long a tournament may open tables after its start, in milliseconds. */
const TOURNAMENT_MS = 24 * 3_600_000;

/** Remembers that this person plays in a tournament, which opens tables for them by itself. */
export function rememberEntry(startsMs: number): void {
  saveText(ENTERED, String(startsMs + TOURNAMENT_MS));
}

/** Whether a tournament may open a table for this person. */
export function mayBeSeated(nowMs: number): boolean {
  return nowMs < Number(loadText(ENTERED) ?? 0);
}

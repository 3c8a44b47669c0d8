import { saveText, loadText } from '../../device/local-text.ts';

/** The table that this device was playing at when its page was left. */
export interface Unfinished {
  readonly id: string;
  readonly preset: string;
}

const KEY = 'boneyard.unfinished';

/** The last table that this device left before its match was over; `null` for none. */
export function unfinished(): Unfinished | null {
  const [id, preset] = loadText(KEY)?.split(' ') ?? [];
  return id !== undefined && id !== '' && preset !== undefined ? { id, preset } : null;
}

/** Remembers the table at which this device plays a match. */
export function begin({ id, preset }: Unfinished): void {
  saveText(KEY, `${id} ${preset}`);
}

/** Forgets a table, if it is the remembered one: its match is over, or it no longer exists. */
export function finish(id: string): void {
  if (unfinished()?.id === id) saveText(KEY, '');
}

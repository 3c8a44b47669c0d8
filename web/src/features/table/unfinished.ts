import { saveText, loadText } from '../../device/local-text.ts';

/** The table that this device was playing at when its page was left. */
export interface Unfinished {
  readonly id: string;
  readonly preset: string;
}

const KEY = 'boneyard.unfinished';

/** The last table that was not played to its end, if there is one. */
export function unfinished(): Unfinished | null {
  const [id, preset] = loadText(KEY)?.split(' ') ?? [];
  return id !== undefined && id !== '' && preset !== undefined ? { id, preset } : null;
}

/** Remembers that a match is being played here. */
export function begin({ id, preset }: Unfinished): void {
  saveText(KEY, `${id} ${preset}`);
}

/** Forgets a table whose match is over or which no longer exists. */
export function finish(id: string): void {
  if (unfinished()?.id === id) saveText(KEY, '');
}

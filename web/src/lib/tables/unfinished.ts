import { keep, kept } from '../settings/keep.ts';

/** A table this device was playing at when it went elsewhere. */
export interface Unfinished {
  readonly id: string;
  readonly preset: string;
}

const KEY = 'boneyard.unfinished';

/** The last table that was not played to its end, if there is one. */
export function unfinished(): Unfinished | null {
  const [id, preset] = kept(KEY)?.split(' ') ?? [];
  return id !== undefined && id !== '' && preset !== undefined ? { id, preset } : null;
}

/** Keeps in mind that a match is played here. */
export function begin({ id, preset }: Unfinished): void {
  keep(KEY, `${id} ${preset}`);
}

/** Forgets a table whose match is over, or that is no more. */
export function finish(id: string): void {
  if (unfinished()?.id === id) keep(KEY, '');
}

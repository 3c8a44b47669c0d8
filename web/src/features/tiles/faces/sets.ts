import { SvelteMap } from 'svelte/reactivity';
import type { PictureSetId } from '../../../device/settings/faces.ts';
import type { PictureSet } from './shown.ts';

const loaded = new SvelteMap<PictureSetId, PictureSet>();

/** A set of pictures, if it has been loaded. */
export function loadedSet(id: PictureSetId): PictureSet | undefined {
  return loaded.get(id);
}

/** Loads a set of pictures once. If loading fails, tiles show pips and digits until the next call succeeds. */
export async function loadSet(id: PictureSetId): Promise<void> {
  if (loaded.has(id)) return;
  try {
    const { pictureSet } = await import('./pictures.ts');
    loaded.set(id, await pictureSet(id));
  } catch {
    return;
  }
}

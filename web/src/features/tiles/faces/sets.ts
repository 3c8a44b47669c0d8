import { SvelteMap } from 'svelte/reactivity';
import type { PictureSetId } from '../../../device/settings/faces.ts';
import type { PictureSet } from './shown.ts';

const loaders: Record<PictureSetId, () => Promise<{ default: PictureSet }>> = {
  first: () => import('../../../../../faces/pictures/first.json'),
  animals: () => import('../../../../../faces/pictures/animals.json'),
  fruit: () => import('../../../../../faces/pictures/fruit.json'),
  letters: () => import('../../../../../faces/pictures/letters.json'),
  numbers: () => import('../../../../../faces/pictures/numbers.json'),
  objects: () => import('../../../../../faces/pictures/objects.json'),
};

const loaded = new SvelteMap<PictureSetId, PictureSet>();

/** A set of pictures, if it has been loaded. */
export function loadedSet(id: PictureSetId): PictureSet | undefined {
  return loaded.get(id);
}

/** Loads a set of pictures once. If loading fails, tiles show pips and digits until the next call succeeds. */
export async function loadSet(id: PictureSetId): Promise<void> {
  if (loaded.has(id)) return;
  try {
    loaded.set(id, (await loaders[id]()).default);
  } catch {
    return;
  }
}

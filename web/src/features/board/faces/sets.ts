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

const here = new SvelteMap<PictureSetId, PictureSet>();

/** A set of pictures, if it has been loaded. */
export function loadedSet(id: PictureSetId): PictureSet | undefined {
  return here.get(id);
}

/** Loads a set of pictures once. Without a connection tiles keep pips and digits until the next attempt. */
export async function loadSet(id: PictureSetId): Promise<void> {
  if (here.has(id)) return;
  try {
    here.set(id, (await loaders[id]()).default);
  } catch {
    return;
  }
}

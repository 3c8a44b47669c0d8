import { getContext, setContext } from 'svelte';
import type { Shown } from './shown.ts';

/** The key of the component context, for tests that mount a tile with faces. */
export const FACES = Symbol('faces');

/** Sets how the tiles within this component show their numbers. */
export function provideFaces<Faces extends Shown>(faces: Faces): Faces {
  return setContext(FACES, faces);
}

/** How tiles show their numbers here. By default they show pips. */
export function shownFaces(): Shown | undefined {
  return getContext<Shown | undefined>(FACES);
}

import { getContext, setContext } from 'svelte';
import type { Shown } from './shown.ts';

/** Under which a component's context holds them. */
export const FACES = Symbol('faces');

/** Says how the tiles within this component show their numbers. */
export function provideFaces<Faces extends Shown>(faces: Faces): Faces {
  return setContext(FACES, faces);
}

/** How tiles show their numbers here; nothing was said where a page does not ask for anything but pips. */
export function shownFaces(): Shown | undefined {
  return getContext<Shown | undefined>(FACES);
}

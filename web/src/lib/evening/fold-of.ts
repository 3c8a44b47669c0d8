import { loadEngine } from '../club/engine.ts';
import { EngineFold } from './engine-fold.ts';
import type { Fold } from './fold.ts';

/** What folds the entries of an evening on the server. */
export async function foldOf(_evening: string): Promise<Fold> {
  return new EngineFold(await loadEngine());
}

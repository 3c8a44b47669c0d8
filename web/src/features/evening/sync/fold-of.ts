import { EngineError, loadEngine } from '../engine/engine.ts';
import { EngineFold } from './engine-fold.ts';
import type { Fold } from './fold.ts';
import { ServerFold } from './server-fold.ts';

/** A fold on this device if the engine can be loaded, otherwise on the server. */
export async function foldOf(id: string): Promise<Fold> {
  try {
    return new EngineFold(await loadEngine());
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return new ServerFold(id);
  }
}

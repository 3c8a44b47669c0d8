import { builtEngine } from '../../../../engine/testing/built.ts';

export const { isBuilt, engineFile } = builtEngine(
  'src/features/table/local/engine.wasm',
  'the engine of the game',
);

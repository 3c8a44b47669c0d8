import { builtEngine } from '../../../../engine/testing/built.ts';

export const { isBuilt, engineFile } = builtEngine(
  'src/features/evening/engine/engine.wasm',
  'the engine of club evenings',
);

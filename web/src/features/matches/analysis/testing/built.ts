import { builtEngine } from '../../../../engine/testing/built.ts';

export const { isBuilt, engineFile } = builtEngine(
  'src/features/matches/analysis/engine.wasm',
  'the engine of analysis',
);

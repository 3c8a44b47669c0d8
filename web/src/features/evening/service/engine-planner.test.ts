import { expect, it, vi } from 'vitest';
import { EngineError, type Engine } from '../engine/engine.ts';
import { engineHere } from './engine-planner.ts';

it('an engine is fetched once, and again after a failure', async () => {
  const engine = {} as Engine;
  const load = vi
    .fn<() => Promise<Engine>>()
    .mockRejectedValueOnce(new EngineError('unreachable'))
    .mockResolvedValue(engine);
  const here = engineHere(load);
  await expect(here()).rejects.toThrow();
  expect(await Promise.all([here(), here()])).toEqual([engine, engine]);
  expect(await here()).toBe(engine);
  expect(load).toHaveBeenCalledTimes(2);
});

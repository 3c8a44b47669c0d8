import { describe, expect, it, vi } from 'vitest';
import { Engine, EngineError } from '../engine/engine.ts';
import { engineFile, isBuilt } from '../engine/testing/built.ts';
import type { EveningCommand, LogEntry } from '../../../net/protocol/evening.ts';
import { EngineFold } from './engine-fold.ts';

const entry = (n: number, act: EveningCommand): LogEntry => ({
  device: 'server',
  n,
  at: n,
  by: { kind: 'organiser' },
  act,
});
const opened = entry(1, {
  act: 'open',
  file: 'evening 1\nname "Friday"\nplayers 4 published\n',
  options: { countersign: false, blockers_column: false },
  courtesies: [],
});

describe.skipIf(!isBuilt)('a fold on this device', () => {
  // An entry of a newer server, which this engine cannot read.
  it('skips an entry that crashes the engine', async () => {
    const engine = await Engine.of(engineFile());
    const realAsk = engine.ask.bind(engine);
    vi.spyOn(engine, 'ask').mockImplementation((request) => {
      if (request.type !== 'take' || request.entry.n !== 2) return realAsk(request);
      // The engine's new instance has no evening.
      realAsk({ type: 'clear' });
      throw new EngineError('failed');
    });
    const fold = new EngineFold(engine);
    const begun = async () => (await fold.view(1, 9))?.begun;
    await fold.open([opened, entry(2, { act: 'close', counts: null })]);
    expect(await begun()).toBe(0);
    await fold.take([
      entry(2, { act: 'close', counts: null }),
      entry(3, { act: 'begin', number: 1 }),
    ]);
    expect(await begun()).toBe(1);
  });
});

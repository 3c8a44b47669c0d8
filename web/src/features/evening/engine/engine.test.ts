import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../../../net/protocol/evening.ts';
import { EngineInstance } from '../../../engine/instance.ts';
import { Engine, loadEngine, type EngineFault } from './engine.ts';
import { breakingEngine } from './testing/breaking.ts';
import { engineFile, isBuilt } from './testing/built.ts';

const REQUEST = { type: 'schedule', players: 4, kind: 'published' } as const;
const ANSWER = '{"type":"schedule","schedule":null}';

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const engineError = (fault: EngineFault) => expect.objectContaining({ fault }) as Error;

afterEach(() => vi.unstubAllGlobals());

describe('an engine that cannot be loaded', () => {
  it('says that the client was built without one', async () => {
    await expect(loadEngine(null)).rejects.toEqual(engineError('not-built'));
  });

  it('says that the file cannot be fetched', async () => {
    answering(() => Promise.reject(new TypeError('no network')));
    await expect(loadEngine('/engine.wasm')).rejects.toEqual(engineError('unreachable'));
    answering(() => Promise.resolve(new Response('not found', { status: 404 })));
    await expect(loadEngine('/engine.wasm')).rejects.toEqual(engineError('unreachable'));
  });

  it('says that the file is not an engine', async () => {
    answering(() => Promise.resolve(new Response('<!doctype html>')));
    await expect(loadEngine('/engine.wasm')).rejects.toEqual(engineError('not-an-engine'));
    const empty = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);
    await expect(Engine.of(empty.buffer)).rejects.toEqual(engineError('not-an-engine'));
  });

  it('says that the browser has no WebAssembly', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    await expect(Engine.of(new ArrayBuffer())).rejects.toEqual(engineError('unsupported'));
  });
});

describe('an engine that crashes', () => {
  it('throws, and answers the next request with a new instance', async () => {
    const engine = await Engine.of(breakingEngine(ANSWER).buffer);
    for (let crash = 0; crash < 3; crash += 1) {
      expect(engine.ask(REQUEST)).toEqual(JSON.parse(ANSWER));
      expect(() => engine.ask(REQUEST)).toThrow(engineError('failed'));
    }
  });
});

describe.skipIf(!isBuilt)('the engine', () => {
  const open = {
    device: 'laptop',
    n: 1,
    at: 1_790_000_000_000,
    by: { kind: 'organiser' },
    act: {
      act: 'open',
      file: 'evening 1\nname "Пятница"\nplayers 4 published\n',
      options: { countersign: false, blockers_column: false },
      courtesies: [],
    },
  } satisfies LogEntry;

  it('is fetched, and holds an evening', async () => {
    answering(() => Promise.resolve(new Response(engineFile())));
    const engine = await loadEngine('/engine.wasm');
    const query = { type: 'view', viewer: 1, now: open.at } as const;
    expect(engine.ask(query)).toMatchObject({ type: 'refused', refusal: { code: 'evening' } });
    expect(engine.ask({ type: 'take', entry: open })).toEqual({ type: 'take', again: false });
    expect(engine.ask({ type: 'take', entry: open })).toEqual({ type: 'take', again: true });
    const answer = engine.ask(query);
    expect(answer.type === 'view' && answer.view.setup.name).toBe('Пятница');
  });

  it('answers an invalid request of any length, and continues', async () => {
    const { instance } = await WebAssembly.instantiate(engineFile());
    const engine = new EngineInstance(instance, 'call');
    for (const text of ['', '{', '{"type":"Доминó"}', '"'.repeat(1_000_000), '['.repeat(200_000)])
      expect(JSON.parse(engine.ask(text))).toMatchObject({ refusal: { code: 'bad-request' } });
    expect(engine.ask(JSON.stringify(REQUEST))).toContain('"pairing":[[1,2],[3,4]]');
  });
});

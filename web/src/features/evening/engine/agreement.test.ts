import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EngineRequest } from '../../../net/protocol/evening.ts';
import { EngineInstance } from '../../../engine/instance.ts';
import { engineFile, isBuilt } from './testing/built.ts';

// The requests sent to engines, a list for each, and the digests of their answers: `crates/club/examples/answers`.
const engines = JSON.parse(
  readFileSync('src/features/evening/engine/testing/answers.json', 'utf8'),
) as {
  request: EngineRequest;
  answer: string;
}[][];
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

describe.skipIf(!isBuilt)('the engine in WebAssembly', () => {
  it.each(
    engines.map((requests, i) => ({
      requests,
      name: `engine ${i + 1}, ${requests.length} requests`,
    })),
  )('answers as the server does: $name', async ({ requests }) => {
    const { instance } = await WebAssembly.instantiate(engineFile());
    const engine = new EngineInstance(instance, 'call');
    for (const { request, answer } of requests) {
      const text = JSON.stringify(request);
      const answered = engine.ask(text);
      if (digest(answered) !== answer) expect.fail(`${text}\nwas answered by\n${answered}`);
    }
  });

  it('is compared on more than 1500 requests of these types', () => {
    const requests = engines.flat();
    expect(requests.length).toBeGreaterThan(1500);
    const types = new Set<EngineRequest['type']>(requests.map(({ request }) => request.type));
    expect([...types].sort()).toEqual([
      'assume-begun',
      'coverage',
      'file',
      'replan',
      'schedule',
      'score',
      'table',
      'take',
      'view',
      'write',
    ]);
  });
});

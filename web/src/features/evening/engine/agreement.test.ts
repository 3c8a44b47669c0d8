import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EngineRequest } from '../../../net/protocol/evening.ts';
import { EngineInstance } from './instance.ts';
import { engineFile, isBuilt } from './testing/built.ts';

// The requests sent to engines, a list for each, and the digests of their answers: `crates/club/examples/answers`.
const engines = JSON.parse(
  readFileSync('src/features/evening/engine/testing/answers.json', 'utf8'),
) as {
  request: EngineRequest;
  answer: string;
}[][];
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

describe.skipIf(!isBuilt)('what runs in the browser', () => {
  it.each(
    engines.map((asked, i) => ({ asked, name: `engine ${i + 1}, ${asked.length} requests` })),
  )('answers as the server does: $name', async ({ asked }) => {
    const { instance } = await WebAssembly.instantiate(engineFile());
    const desk = new EngineInstance(instance);
    for (const { request, answer } of asked) {
      const text = JSON.stringify(request);
      const answered = desk.ask(text);
      if (digest(answered) !== answer) expect.fail(`${text}\nwas answered by\n${answered}`);
    }
  });

  it('was asked enough to say so', () => {
    const asked = engines.flat();
    expect(asked.length).toBeGreaterThan(1500);
    const types = new Set<EngineRequest['type']>(asked.map(({ request }) => request.type));
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

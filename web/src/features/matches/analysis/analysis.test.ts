import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { JsonEngine } from '../../../engine/engine.ts';
import type { AnalysisAnswer, AnalysisRequest } from '../../../net/protocol/types.ts';
import { MatchAnalysis } from './analysis.svelte.ts';
import { AnalysisLink, type AnalysisWorker } from './link.ts';
import type { FromAnalysis } from './messages.ts';
import { engineFile, isBuilt } from './testing/built.ts';

const record = readFileSync('src/features/deals/testing/match.dgn', 'utf8');

/** A worker that answers at once. It counts its requests. */
function workerOf(answer: (request: AnalysisRequest) => AnalysisAnswer | null) {
  const asked: AnalysisRequest[] = [];
  const worker: AnalysisWorker = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage(message) {
      if ('engine' in message) return;
      const { id, request } = message;
      asked.push(request);
      const data: FromAnalysis = { id, answer: answer(request) };
      worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data }));
    },
  };
  return { worker, asked };
}

/** An analysis of a match of one round with three plays. */
function small(answer?: (request: AnalysisRequest) => AnalysisAnswer | null) {
  const { worker, asked } = workerOf(answer ?? usual);
  const analysis = new MatchAnalysis(
    () => Promise.resolve('dgn 1'),
    () => new AnalysisLink(worker),
  );
  return { analysis, asked };
}

function usual(request: AnalysisRequest): AnalysisAnswer | null {
  switch (request.type) {
    case 'read':
      return { type: 'read', rounds: [{ number: 1, actions: 3, outlook: [1, -1] }] };
    case 'play':
      return {
        type: 'play',
        play: {
          round: request.round,
          action: request.action,
          seat: 1,
          choice: { type: 'pass' },
          options: [],
          played: null,
          better: null,
          grade: 'good',
          lacks: [],
          hidden: [],
          proved: [],
          outlook: [request.action, -request.action],
        },
      };
    case 'sum':
      return { type: 'sum', summary: { moments: [], seats: [] } };
    case 'look':
      return { type: 'refused', detail: 'not legal' };
  }
}

describe('the analysis of a match', () => {
  it('goes through every play, and then sums them up', async () => {
    const { analysis } = small();
    await analysis.start(() => null);
    expect(analysis.phase).toBe('done');
    expect(analysis.progress).toEqual({ n: 3, of: 3 });
    expect(analysis.summary).not.toBeNull();
    expect(analysis.outlooks(0)).toEqual([
      [1, -1],
      [0, -0],
      [1, -1],
      [2, -2],
    ]);
  });

  it('begins with the play that is shown', async () => {
    const { analysis, asked } = small();
    await analysis.start(() => (analysis.rounds.length === 0 ? null : { round: 0, action: 2 }));
    const plays = asked.flatMap((request) => (request.type === 'play' ? [request.action] : []));
    expect(plays).toEqual([2, 0, 1]);
  });

  it('stops after a play, and goes on with the next', async () => {
    let plays = 0;
    const { analysis, asked } = small((request) => {
      if (request.type === 'play' && ++plays === 2) analysis.stop();
      return usual(request);
    });
    await analysis.start(() => null);
    expect(analysis.phase).toBe('stopped');
    expect(analysis.progress.n).toBe(2);
    await analysis.start(() => null);
    expect(analysis.phase).toBe('done');
    expect(asked.filter(({ type }) => type === 'play')).toHaveLength(3);
  });

  it('skips no play if it goes on before the engine has answered', async () => {
    let plays = 0;
    const { analysis, asked } = small((request) => {
      if (request.type === 'play' && ++plays === 1) {
        analysis.stop();
        void analysis.start(() => null);
      }
      return usual(request);
    });
    await analysis.start(() => null);
    expect(analysis.phase).toBe('done');
    const actions = asked.flatMap((request) => (request.type === 'play' ? [request.action] : []));
    expect(actions).toEqual([0, 1, 2]);
  });

  it('says whether the record lacks hands or the engine is missing', async () => {
    const refused = small((request) =>
      request.type === 'read' ? { type: 'refused', detail: 'no hands' } : usual(request),
    );
    await refused.analysis.start(() => null);
    expect(refused.analysis.phase).toBe('none');
    const missing = small(() => null);
    await missing.analysis.start(() => null);
    expect(missing.analysis.phase).toBe('failed');
  });

  it('reads the record again after the engine has crashed', async () => {
    let plays = 0;
    const { analysis, asked } = small((request) =>
      request.type === 'play' && ++plays === 2 ? null : usual(request),
    );
    await analysis.start(() => null);
    expect(analysis.phase).toBe('failed');
    await analysis.start(() => null);
    expect(analysis.phase).toBe('done');
    expect(asked.filter(({ type }) => type === 'read')).toHaveLength(2);
  });

  it('says that it failed if the record cannot be fetched, and can be tried again', async () => {
    let tries = 0;
    const { worker } = workerOf(usual);
    const analysis = new MatchAnalysis(
      () => (++tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('dgn 1')),
      () => new AnalysisLink(worker),
    );
    await analysis.start(() => null);
    expect(analysis.phase).toBe('failed');
    await analysis.start(() => null);
    expect(analysis.phase).toBe('done');
  });

  it('has no answer for a move that is refused', async () => {
    const { analysis } = small();
    await analysis.start(() => null);
    expect(await analysis.look({ round: 0, action: 0 }, [{ type: 'draw' }])).toBeNull();
  });
});

describe.skipIf(!isBuilt)('the engine of analysis', () => {
  let engine: JsonEngine;
  const ask = (request: AnalysisRequest) => engine.ask(request) as AnalysisAnswer;
  beforeAll(async () => {
    engine = await JsonEngine.of(engineFile(), 'analysis');
  });

  it('analyses the plays of a record, and positions that were never played', () => {
    const read = ask({ type: 'read', record, seed: 1 });
    if (read.type !== 'read') throw new Error(JSON.stringify(read));
    expect(read.rounds[0]).toMatchObject({ number: 1, actions: 24 });
    const answer = ask({ type: 'play', round: 0, action: 1, deals: 20 });
    if (answer.type !== 'play') throw new Error(JSON.stringify(answer));
    const { play } = answer;
    expect(play).toMatchObject({ seat: 2, choice: { tile: [0, 4], at: 'L' } });
    const other = play.options.find(({ choice }) => choice.type === 'play' && choice.tile[1] === 6);
    if (other === undefined) throw new Error('0-6 fits, too');
    const look = ask({ type: 'look', round: 0, action: 1, then: [other.choice], deals: 20 });
    if (look.type !== 'look') throw new Error(JSON.stringify(look));
    expect(look.look.turn).toBe(3);
    expect(look.look.hands[1]).toHaveLength(6);
    expect(look.look.position.history).toHaveLength(2);
    expect(ask({ type: 'read', record: 'dgn 2', seed: 1 }).type).toBe('refused');
  });
});

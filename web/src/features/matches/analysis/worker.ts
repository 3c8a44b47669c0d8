// The worker that analyses a match, so that the page goes on while the engine works.
import { JsonEngine } from '../../../engine/engine.ts';
import type { AnalysisAnswer, AnalysisRequest } from '../../../net/protocol/types.ts';
import type { FromAnalysis, ToAnalysis } from './messages.ts';

/** The exported function of `crates/analysis-wasm` that analyses matches. */
const ENTRY = 'analysis';

/** The part of a worker's scope that is used here. The page's types have no scope of workers. */
interface Scope {
  onmessage: ((event: MessageEvent<ToAnalysis>) => void) | null;
  postMessage(message: FromAnalysis): void;
}
const page = self as unknown as Scope;

let engine: Promise<JsonEngine> | undefined;

page.onmessage = ({ data }) => {
  if ('engine' in data) {
    engine = JsonEngine.load(data.engine, ENTRY);
    // Who asks hears of it.
    engine.catch(() => undefined);
  } else void answer(data.id, data.request);
};

async function answer(id: number, request: AnalysisRequest): Promise<void> {
  try {
    // The answers have the types that were generated from the engine's code.
    page.postMessage({
      id,
      answer: ((await engine)?.ask(request) ?? null) as AnalysisAnswer | null,
    });
  } catch {
    page.postMessage({ id, answer: null });
  }
}

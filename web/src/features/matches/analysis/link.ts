import type { AnalysisAnswer, AnalysisRequest } from '../../../net/protocol/types.ts';
import { ENGINE_URL } from './file.ts';
import type { FromAnalysis, ToAnalysis } from './messages.ts';

/** The part of a worker that a link uses. Tests pass their own. */
export type AnalysisWorker = Pick<Worker, 'terminate' | 'onmessage' | 'onerror'> & {
  postMessage(message: ToAnalysis): void;
};

const newWorker = (): AnalysisWorker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The answers of an engine that analyses a match, by the type of the request. */
export type AnswerTo<T extends AnalysisRequest['type']> = Extract<AnalysisAnswer, { type: T }>;

/** The page's link to an engine that analyses a match. */
export class AnalysisLink {
  readonly #worker: AnalysisWorker;
  readonly #waiting = new Map<number, (answer: AnalysisAnswer | null) => void>();
  #last = 0;

  constructor(worker = newWorker()) {
    this.#worker = worker;
    worker.onmessage = ({ data: { id, answer } }: MessageEvent<FromAnalysis>) => {
      this.#waiting.get(id)?.(answer);
      this.#waiting.delete(id);
    };
    worker.onerror = () => this.#fail();
    worker.postMessage({ engine: ENGINE_URL });
  }

  /** Asks the engine. `'refused'` if it refuses, `null` if there is none or if it crashed. */
  async ask<R extends AnalysisRequest>(
    request: R,
  ): Promise<AnswerTo<R['type']> | 'refused' | null> {
    const answer = await new Promise<AnalysisAnswer | null>((resolve) => {
      this.#last += 1;
      this.#waiting.set(this.#last, resolve);
      this.#worker.postMessage({ id: this.#last, request });
    });
    if (answer === null) return null;
    return answer.type === request.type ? (answer as AnswerTo<R['type']>) : 'refused';
  }

  /** Ends the link. Who waits gets `null`. */
  stop(): void {
    this.#worker.terminate();
    this.#fail();
  }

  #fail(): void {
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }
}

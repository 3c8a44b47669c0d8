import { ApiError } from '../../../net/api.ts';
import type { Advice, OpenTable, Problem } from '../../../net/protocol/types.ts';
import { LocalWire } from './wire.ts';
import type { Surroundings } from '../../../net/reconnecting-socket.ts';
import type { FromTable, ToTable } from './messages.ts';

/** The part of a worker that a link uses. Tests pass their own. */
export type TableWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>;

/** Starts the worker that runs tables. */
export const newWorker = (): TableWorker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The page's link to a table on this device. The table goes on while the link is there. */
export class LocalLink implements Surroundings {
  readonly local = true;
  /** Resolves once the table was opened or continued. Rejects with an `ApiError` if that failed. */
  readonly ready: Promise<void>;
  readonly #worker: TableWorker;
  #wire: LocalWire | undefined;
  /** Why the table cannot go on. */
  #problem: Problem | undefined;
  #settle: { resolve: () => void; reject: (error: ApiError) => void } | undefined;
  /** Those who wait for a hint, the first first. */
  #hints: ((advice: Advice | null) => void)[] = [];
  /** Those who wait for the record, the first first. */
  #records: ((text: string | null) => void)[] = [];

  private constructor(first: ToTable, worker: TableWorker) {
    this.ready = new Promise<void>((resolve, reject) => (this.#settle = { resolve, reject }));
    // Who waits for it hears of the failure; the page of the table hears of it as of any problem.
    this.ready.catch(() => undefined);
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromTable>) => this.#hear(data);
    worker.onerror = () => this.#fail({ code: 'internal' });
    this.#say(first);
  }

  /** Opens a table. */
  static open(id: string, table: OpenTable, worker = newWorker()): LocalLink {
    return new LocalLink({ type: 'open', id, table }, worker);
  }

  /** Continues a table that is stored. */
  static to(id: string, worker = newWorker()): LocalLink {
    return new LocalLink({ type: 'continue', id }, worker);
  }

  connect(): WebSocket {
    const wire = new LocalWire((message) => {
      if (this.#problem !== undefined) wire.deliver({ type: 'problem', problem: this.#problem });
      else this.#say({ type: 'say', message });
    });
    this.#wire = wire;
    return wire.socket;
  }

  random(): number {
    return Math.random();
  }

  /** What a bot of the highest level would play for the person now. Throws an `ApiError` if the person gets no hint. */
  async hint(): Promise<Advice> {
    const advice = await new Promise<Advice | null>((resolve) => {
      this.#hints.push(resolve);
      this.#say({ type: 'hint' });
    });
    if (advice === null) throw new ApiError({ code: 'not-allowed' });
    return advice;
  }

  /** The record of the last match in DGN. Throws an `ApiError` if there is none. */
  async record(): Promise<string> {
    const text = await new Promise<string | null>((resolve) => {
      this.#records.push(resolve);
      this.#say({ type: 'record' });
    });
    if (text === null) throw new ApiError({ code: 'not-found' });
    return text;
  }

  /** Ends the link. The table can be continued. */
  stop(): void {
    this.#worker.terminate();
    for (const resolve of [...this.#hints, ...this.#records]) resolve(null);
  }

  #say(message: ToTable): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromTable): void {
    switch (message.type) {
      case 'ready':
        this.#settle?.resolve();
        return;
      case 'hear':
        this.#wire?.deliver(message.message);
        return;
      case 'end':
        this.#wire?.end();
        return;
      case 'hint':
        this.#hints.shift()?.(message.advice);
        return;
      case 'replay':
        return;
      case 'record':
        this.#records.shift()?.(message.text);
        return;
      case 'failed':
        this.#fail(message.problem);
    }
  }

  #fail(problem: Problem): void {
    this.#problem = problem;
    this.#settle?.reject(new ApiError(problem));
    this.#wire?.deliver({ type: 'problem', problem });
  }
}

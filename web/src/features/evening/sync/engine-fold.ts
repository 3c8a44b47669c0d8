import { EngineError, type Engine } from '../engine/engine.ts';
import type { AnswerTo } from '../../../net/evenings.ts';
import type {
  EngineRequest,
  LogEntry,
  Moment,
  Player,
  EntryRefusal,
  SheetId,
} from '../../../net/protocol/evening.ts';
import type { Fold } from './fold.ts';

/** Folds an evening on this device, with the engine. */
export class EngineFold implements Fold {
  readonly needsServer = false;
  readonly #engine: Engine;
  // What the engine has got, so that a new instance can get it again after a crash.
  #taken: LogEntry[] = [];
  #pending: readonly LogEntry[] = [];
  #assumed = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async open(entries: readonly LogEntry[]): Promise<void> {
    this.#taken = [];
    this.#assumed = 0;
    this.#rebuild();
    await this.take(entries);
  }

  async take(entries: readonly LogEntry[]): Promise<void> {
    for (const entry of entries) {
      // An entry that crashes this engine is skipped: the server may have another version.
      try {
        await this.#ask({ type: 'take', entry });
        this.#taken.push(entry);
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        this.#rebuild();
      }
    }
  }

  async pend(entries: readonly LogEntry[]): Promise<void> {
    this.#pending = [...entries];
    await this.#ask({ type: 'lay', entries: [...entries] });
  }

  async test(entry: LogEntry): Promise<EntryRefusal | undefined> {
    const answer = await this.#ask({ type: 'test', entry });
    if (answer.type === 'test') return undefined;
    if (answer.refusal.code === 'evening') return answer.refusal.refusal;
    throw new Error(`the engine refused an entry: ${JSON.stringify(answer.refusal)}`);
  }

  async assume(match: number): Promise<void> {
    this.#assumed = match;
    if (match > 0) await this.#ask({ type: 'assume-begun', number: match });
  }

  async view(viewer: Player | undefined, now: Moment) {
    const answer = await this.#ask({ type: 'view', viewer: viewer ?? null, now });
    return answer.type === 'view' ? answer.view : undefined;
  }

  async table(at: SheetId, now: Moment) {
    const answer = await this.#ask({ type: 'table', at, now });
    return answer.type === 'table' ? (answer.table ?? undefined) : undefined;
  }

  async file(whole: boolean): Promise<string> {
    const answer = await this.#ask({ type: 'file', whole });
    return answer.type === 'file' ? answer.file : '';
  }

  #ask<R extends EngineRequest>(request: R): Promise<AnswerTo<R>> {
    return this.#retried(() => this.#engine.ask(request));
  }

  /** Asks twice if necessary: a restarted engine is empty, so it gets everything again before the second time. */
  async #retried<T>(ask: () => T): Promise<T> {
    try {
      return ask();
    } catch {
      this.#rebuild();
      return ask();
    }
  }

  #rebuild(): void {
    this.#engine.ask({ type: 'clear' });
    for (const entry of this.#taken) this.#engine.ask({ type: 'take', entry });
    this.#engine.ask({ type: 'lay', entries: [...this.#pending] });
    if (this.#assumed > 0) this.#engine.ask({ type: 'assume-begun', number: this.#assumed });
  }
}

import { JsonEngine } from '../../../engine/engine.ts';
import type { AnswerTo } from '../../../net/evenings.ts';
import type { EngineRequest } from '../../../net/protocol/evening.ts';

export { EngineError, type EngineFault } from '../../../engine/fault.ts';

/** The exported function of `crates/club-wasm`. */
const ENTRY = 'call';

/** Runs club evenings in this browser with the server's code. The caller may ask the server instead. */
export class Engine {
  readonly #engine: JsonEngine;

  private constructor(engine: JsonEngine) {
    this.#engine = engine;
  }

  /** Compiles and instantiates an engine. Throws an `EngineError`. */
  static async of(file: ArrayBuffer): Promise<Engine> {
    return new Engine(await JsonEngine.of(file, ENTRY));
  }

  /** Fetches an engine. Throws an `EngineError`. */
  static async load(address: string | null): Promise<Engine> {
    return new Engine(await JsonEngine.load(address, ENTRY));
  }

  /**
   * Asks the engine. A refusal is an answer too. Throws an `EngineError` with the fault `failed` if the engine crashes.
   * The next request then goes to a new instance, which knows no evening: the caller must open its evening again.
   */
  ask<R extends EngineRequest>(request: R): AnswerTo<R> {
    // The answers have the types that were generated from the engine's code.
    return this.#engine.ask(request) as AnswerTo<R>;
  }
}

/** Fetches the engine, by default the one of this build. Nothing is cached: after a failure, call it again. */
export const loadEngine = (address: string | null = ENGINE_URL): Promise<Engine> =>
  Engine.load(address);

/** The address of the engine's file; `null` where the client was built without it. */
const [ENGINE_URL = null] = Object.values(
  import.meta.glob<string>('./engine.wasm', { query: '?url', import: 'default', eager: true }),
);

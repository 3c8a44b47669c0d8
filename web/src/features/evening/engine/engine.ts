import type { AnswerTo } from '../../../net/evenings.ts';
import type { EngineRequest } from '../../../net/protocol/evening.ts';
import { EngineInstance } from './instance.ts';

/**
 * Why there is no engine, or no answer from the engine. `not-built`: this client was built without an engine.
 * `unreachable`: the engine's file could not be fetched. `unsupported`: this browser has no WebAssembly.
 * `not-an-engine`: the file could not be instantiated, or lacks the engine's exports. `failed`: the engine crashed or
 * gave an answer that is not JSON.
 */
export type EngineFault = 'not-built' | 'unreachable' | 'unsupported' | 'not-an-engine' | 'failed';

/** An engine that cannot answer. The caller may ask the server instead. */
export class EngineError extends Error {
  readonly fault: EngineFault;

  constructor(fault: EngineFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/** Runs club evenings in this browser with the server's code. */
export class Engine {
  readonly #module: WebAssembly.Module;
  /** `undefined` after a crash, until the next request. */
  #instance: EngineInstance | undefined;

  private constructor(module: WebAssembly.Module, instance: EngineInstance) {
    this.#module = module;
    this.#instance = instance;
  }

  /** Compiles and instantiates an engine. Throws an `EngineError`. */
  static async of(file: ArrayBuffer): Promise<Engine> {
    if (typeof WebAssembly === 'undefined') throw new EngineError('unsupported');
    try {
      const module = await WebAssembly.compile(file);
      return new Engine(module, new EngineInstance(await WebAssembly.instantiate(module)));
    } catch (error) {
      throw new EngineError('not-an-engine', error);
    }
  }

  /**
   * Asks the engine. A refusal is an answer too. Throws an `EngineError` with the fault `failed` if the engine crashes.
   * The next request then goes to a new instance, which knows no evening: the caller must open its evening again.
   */
  ask<R extends EngineRequest>(request: R): AnswerTo<R> {
    try {
      this.#instance ??= new EngineInstance(new WebAssembly.Instance(this.#module));
      const answer: unknown = JSON.parse(this.#instance.ask(JSON.stringify(request)));
      // The answers have the types that were generated from the engine's code.
      return answer as AnswerTo<R>;
    } catch (error) {
      this.#instance = undefined;
      throw new EngineError('failed', error);
    }
  }
}

/** Fetches the engine, by default the one of this build. Nothing is cached: after a failure, call it again. */
export async function loadEngine(address: string | null = ENGINE_URL): Promise<Engine> {
  if (address === null) throw new EngineError('not-built');
  return Engine.of(await fetchFile(address));
}

/** The address of the engine's file; `null` where the client was built without it. */
const [ENGINE_URL = null] = Object.values(
  import.meta.glob<string>('./engine.wasm', { query: '?url', import: 'default', eager: true }),
);

async function fetchFile(address: string): Promise<ArrayBuffer> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} was answered by ${response.status}`);
    return await response.arrayBuffer();
  } catch (error) {
    throw new EngineError('unreachable', error);
  }
}

import type { AnswerTo } from '../../../net/evenings.ts';
import type { EngineRequest } from '../../../net/protocol/evening.ts';
import { EngineInstance } from './instance.ts';

/**
 * Why there is no engine, or no answer from it. `not-built`: this client was built without one. `unreachable`: its file
 * could not be fetched. `unsupported`: this browser runs no WebAssembly. `broken`: the file is not an engine. `failed`:
 * it broke off in the middle of an answer.
 */
export type EngineFault = 'not-built' | 'unreachable' | 'unsupported' | 'broken' | 'failed';

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
  /** `undefined` after the engine has broken. */
  #instance: EngineInstance | undefined;

  private constructor(module: WebAssembly.Module, instance: EngineInstance) {
    this.#module = module;
    this.#instance = instance;
  }

  /** Creates an engine from its file. */
  static async of(file: ArrayBuffer): Promise<Engine> {
    if (typeof WebAssembly === 'undefined') throw new EngineError('unsupported');
    try {
      const module = await WebAssembly.compile(file);
      return new Engine(module, new EngineInstance(await WebAssembly.instantiate(module)));
    } catch (error) {
      throw new EngineError('broken', error);
    }
  }

  /**
   * Asks the engine. A refusal is an answer too. After it `failed`, a new instance takes over that knows no evening:
   * the caller opens its evening again.
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

/** Fetches an engine. After a failure, a later attempt may succeed. */
export async function loadEngine(address: string | null = BUILT): Promise<Engine> {
  if (address === null) throw new EngineError('not-built');
  return Engine.of(await fetchFile(address));
}

/** The address of its file; `undefined` where the client was built without it. */
const [BUILT = null] = Object.values(
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

import type { AnswerTo } from '../../../net/evenings.ts';
import type { EngineRequest } from '../../../net/protocol/evening.ts';
import { EngineInstance } from './instance.ts';

/**
 * Why there is no engine, or no answer of it: this client was built without one; its file was not to be had; this browser
 * runs no WebAssembly; the file is none of ours; or it broke off in the middle of an answer.
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

/** Runs a club evening in this browser as the server would, at a desk of its own. */
export class Engine {
  readonly #module: WebAssembly.Module;
  /** None after one broke. */
  #desk: EngineInstance | undefined;

  private constructor(module: WebAssembly.Module, desk: EngineInstance) {
    this.#module = module;
    this.#desk = desk;
  }

  /** Makes an engine of its file. */
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
   * Asks the desk. What cannot be is an answer too. After it `failed` the engine goes on at a new desk, on which nothing lies:
   * the caller opens its evening again.
   */
  ask<Asked extends EngineRequest>(request: Asked): AnswerTo<Asked> {
    try {
      this.#desk ??= new EngineInstance(new WebAssembly.Instance(this.#module));
      const answer: unknown = JSON.parse(this.#desk.ask(JSON.stringify(request)));
      // Its answers have the types that were generated from it.
      return answer as AnswerTo<Asked>;
    } catch (error) {
      this.#desk = undefined;
      throw new EngineError('failed', error);
    }
  }
}

/** Fetches an engine. Where it is refused, a later try may succeed. */
export async function loadEngine(address: string | null = BUILT): Promise<Engine> {
  if (address === null) throw new EngineError('not-built');
  return Engine.of(await fetchFile(address));
}

/** Where its file is; nowhere where the client was built without it. */
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

import { EngineError } from './fault.ts';
import { EngineInstance } from './instance.ts';

/** A WebAssembly module that answers requests in JSON, through one of its exported functions. */
export class JsonEngine {
  readonly #module: WebAssembly.Module;
  readonly #entry: string;
  /** `undefined` after a crash, until the next request. */
  #instance: EngineInstance | undefined;

  private constructor(module: WebAssembly.Module, entry: string, instance: EngineInstance) {
    this.#module = module;
    this.#entry = entry;
    this.#instance = instance;
  }

  /** Compiles and instantiates an engine. Throws an `EngineError`. */
  static async of(file: ArrayBuffer, entry: string): Promise<JsonEngine> {
    if (typeof WebAssembly === 'undefined') throw new EngineError('unsupported');
    try {
      const module = await WebAssembly.compile(file);
      const instance = new EngineInstance(await WebAssembly.instantiate(module), entry);
      return new JsonEngine(module, entry, instance);
    } catch (error) {
      throw new EngineError('not-an-engine', error);
    }
  }

  /** Fetches an engine. `address` is `null` where the client was built without it. Throws an `EngineError`. */
  static async load(address: string | null, entry: string): Promise<JsonEngine> {
    if (address === null) throw new EngineError('not-built');
    return JsonEngine.of(await fetchFile(address), entry);
  }

  /**
   * Asks the engine. Throws an `EngineError` with the fault `failed` if the engine crashes. The next request then goes to a new
   * instance, which has forgotten everything.
   */
  ask(request: unknown): unknown {
    try {
      const fresh = () => new EngineInstance(new WebAssembly.Instance(this.#module), this.#entry);
      this.#instance ??= fresh();
      return JSON.parse(this.#instance.ask(JSON.stringify(request)));
    } catch (error) {
      this.#instance = undefined;
      throw new EngineError('failed', error);
    }
  }
}

async function fetchFile(address: string): Promise<ArrayBuffer> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} was answered by ${response.status}`);
    return await response.arrayBuffer();
  } catch (error) {
    throw new EngineError('unreachable', error);
  }
}

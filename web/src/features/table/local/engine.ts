import { JsonEngine } from '../../../engine/engine.ts';
import type { LocalAnswer, LocalRequest } from '../../../net/protocol/types.ts';

/** The exported function of `crates/game-wasm` that runs tables. */
const ENTRY = 'local';

/** Runs a table with the server's code. */
export class GameEngine {
  readonly #engine: JsonEngine;

  private constructor(engine: JsonEngine) {
    this.#engine = engine;
  }

  /** Compiles and instantiates an engine. Throws an `EngineError`. */
  static async of(file: ArrayBuffer): Promise<GameEngine> {
    return new GameEngine(await JsonEngine.of(file, ENTRY));
  }

  /** Fetches an engine. `address` is `null` where the client was built without it. Throws an `EngineError`. */
  static async load(address: string | null): Promise<GameEngine> {
    return new GameEngine(await JsonEngine.load(address, ENTRY));
  }

  /** Asks the engine. A refusal is an answer too. Throws an `EngineError` if the engine crashes; it then knows no table. */
  ask(request: LocalRequest): LocalAnswer {
    // The answers have the types that were generated from the engine's code.
    return this.#engine.ask(request) as LocalAnswer;
  }
}

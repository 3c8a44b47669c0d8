/**
 * Why there is no engine, or no answer from the engine. `not-built`: this client was built without an engine.
 * `unreachable`: the engine's file could not be fetched. `unsupported`: this browser has no WebAssembly.
 * `not-an-engine`: the file could not be instantiated, or lacks the engine's exports. `failed`: the engine crashed or
 * gave an answer that is not JSON.
 */
export type EngineFault = 'not-built' | 'unreachable' | 'unsupported' | 'not-an-engine' | 'failed';

/** An engine that cannot answer. */
export class EngineError extends Error {
  readonly fault: EngineFault;

  constructor(fault: EngineFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

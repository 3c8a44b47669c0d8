/**
 * One instance of a WebAssembly module like `crates/club-wasm/src/lib.rs`: JSON goes in and comes out. `entry` is the exported
 * function that answers.
 */
export class EngineInstance {
  readonly #memory: WebAssembly.Memory;
  readonly #room: (bytes: number) => number;
  readonly #call: () => bigint;

  constructor(instance: WebAssembly.Instance, entry: string) {
    const { memory, room, [entry]: call } = instance.exports;
    const hasMemory = memory instanceof WebAssembly.Memory;
    if (!hasMemory || typeof room !== 'function' || typeof call !== 'function')
      throw new WebAssembly.LinkError('this file has no engine');
    this.#memory = memory;
    this.#room = room as (bytes: number) => number;
    this.#call = call as () => bigint;
  }

  /** Answers a request. Throws if the module crashes; the instance cannot be used afterwards. */
  ask(request: string): string {
    const bytes = new TextEncoder().encode(request);
    // Reserving room may move the memory, so the view of it is created afterwards.
    const room = this.#room(bytes.length) >>> 0;
    new Uint8Array(this.#memory.buffer, room, bytes.length).set(bytes);
    // The answer's address is in the upper 32 bits, and its length in bytes in the lower 32 bits.
    const answer = BigInt.asUintN(64, this.#call());
    const [start, length] = [Number(answer >> 32n), Number(answer & 0xffff_ffffn)];
    return new TextDecoder().decode(new Uint8Array(this.#memory.buffer, start, length));
  }
}

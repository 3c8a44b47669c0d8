const section = (id: number, ...bytes: number[]) => [id, bytes.length, ...bytes];
const entry = (name: string, kind: number, index: number) => [
  name.length,
  ...new TextEncoder().encode(name),
  kind,
  index,
];

/**
 * A WebAssembly module like the engine's that returns `answer` once and crashes on the next request. Written by hand,
 * because no request makes the real engine crash.
 */
export function breakingEngine(answer: string): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(answer);
  if (text.length >= 64) throw new Error('a length of more than six bits would need a second byte');
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    // Types: `(i32) -> i32` and `() -> i64`.
    ...section(1, 2, 0x60, 1, 0x7f, 1, 0x7f, 0x60, 0, 1, 0x7e),
    // Functions: `room` and `call`.
    ...section(3, 2, 0, 1),
    // One page of memory, and a global: whether `call` was called.
    ...section(5, 1, 0, 1),
    ...section(6, 1, 0x7f, 1, 0x41, 0, 0x0b),
    ...section(7, 3, ...entry('memory', 2, 0), ...entry('room', 0, 0), ...entry('call', 0, 1)),
    ...section(
      10,
      2,
      // `room` returns address 64.
      ...[5, 0, 0x41, 0xc0, 0x00, 0x0b],
      // `call` crashes if it was called before. Otherwise it sets the global and returns the answer's address, 0,
      // with its length.
      ...[14, 0, 0x23, 0, 0x04, 0x40, 0x00, 0x0b, 0x41, 1, 0x24, 0, 0x42, text.length, 0x0b],
    ),
    ...section(11, 1, 0, 0x41, 0, 0x0b, text.length, ...text),
  ]);
}

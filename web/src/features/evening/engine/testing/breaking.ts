const section = (id: number, ...bytes: number[]) => [id, bytes.length, ...bytes];
const named = (name: string, kind: number, index: number) => [
  name.length,
  ...new TextEncoder().encode(name),
  kind,
  index,
];

/**
 * A module like the engine's that answers `answer` once and then breaks. Written by hand, because no request breaks the
 * real engine.
 */
export function breakingEngine(answer: string): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(answer);
  if (text.length >= 64) throw new Error('lengths of more than six bits take a byte more');
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    // Types: from one number to a number, and from nothing to a long number.
    ...section(1, 2, 0x60, 1, 0x7f, 1, 0x7f, 0x60, 0, 1, 0x7e),
    // Functions: `room` and `call`.
    ...section(3, 2, 0, 1),
    // One page of memory, and whether `call` was called.
    ...section(5, 1, 0, 1),
    ...section(6, 1, 0x7f, 1, 0x41, 0, 0x0b),
    ...section(7, 3, ...named('memory', 2, 0), ...named('room', 0, 0), ...named('call', 0, 1)),
    ...section(
      10,
      2,
      // There is room at address 64.
      ...[5, 0, 0x41, 0xc0, 0x00, 0x0b],
      // Breaks if it was called before. Otherwise remembers the call and returns the answer's address, 0.
      ...[14, 0, 0x23, 0, 0x04, 0x40, 0x00, 0x0b, 0x41, 1, 0x24, 0, 0x42, text.length, 0x0b],
    ),
    ...section(11, 1, 0, 0x41, 0, 0x0b, text.length, ...text),
  ]);
}

/** A message: a text, or a function of its values. */
export type Message = string | ((x: never) => string);

/**
 * The sentence for a code with its values. `undefined` for a code that this page does not know, as a newer server may
 * send.
 */
export function coded<Code extends string>(
  messages: Readonly<Record<Code, Message>>,
  code: Code,
  values: object,
): string | undefined {
  const message: Message | undefined = messages[code];
  // The message of a code takes the values of that code, which TypeScript cannot see.
  return typeof message === 'function' ? message(values as never) : message;
}

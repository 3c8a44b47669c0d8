/** A small planted fault: the text `from`, which lies from `start` to `end`, becomes `to`. */
export interface Mutant {
  start: number;
  end: number;
  /** Counted from 1. */
  line: number;
  from: string;
  to: string;
}

/** All possible mutants of a module, in the order of the text. */
export function mutantsOf(text: string): Mutant[];

/**
 * The text of the module with all these mutants in it. A mutant runs only if `__m` returns true for its number. Loops
 * call `__loop`.
 */
export function withMutants(
  text: string,
  mutants: readonly (Mutant & { number: number })[],
): string;

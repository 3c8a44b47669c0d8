/** A small planted fault: the text from `start` to `end` becomes `to`. */
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

/** The module with these mutants, each behind the switch with its number. */
export function planted(text: string, mutants: readonly (Mutant & { number: number })[]): string;

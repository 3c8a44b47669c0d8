import { createContext } from 'svelte';

/** What prevents an evening from being opened, at the field where it can be corrected. */
export interface Fault {
  /** The field’s `data-field`; `undefined` if no field is wrong. */
  readonly field: string | undefined;
  readonly text: string;
}

/** The faults that the last attempt found. */
export interface Faults {
  /** What is wrong with a field, by its `data-field`. */
  at(field: string): string | undefined;
}

export const [getFaults, setFaults] = createContext<Faults>();

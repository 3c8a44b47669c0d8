import { createContext } from 'svelte';

/** What keeps an evening from being opened, at the field where it can be put right. */
export interface Fault {
  /** The field’s `data-field`. */
  readonly field: string;
  readonly text: string;
}

/** What was found last on this page. */
export interface Faults {
  readonly found: Fault | undefined;
}

export const [getFaults, setFaults] = createContext<Faults>();

import { createContext } from 'svelte';

/** What prevents an evening from being opened, at the field where it can be corrected. */
export interface Fault {
  /** The field’s `data-field`. */
  readonly field: string;
  readonly text: string;
}

/** The fault to show on this page; `undefined` if the last attempt found none. */
export interface Faults {
  readonly found: Fault | undefined;
}

export const [getFaults, setFaults] = createContext<Faults>();

import { createContext } from 'svelte';
import type { EveningSession } from './session.ts';

/** The evening that a page is about. */
export const [getEvening, setEvening] = createContext<EveningSession>();

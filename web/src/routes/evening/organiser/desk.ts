import { createContext } from 'svelte';
import type { OrganiserDesk } from '../../../lib/evening/desk.ts';
import type { Planner } from '../../../lib/evening/planner.ts';

/** What lies on an organiser’s desk besides the evening. */
export interface Around {
  readonly desk: OrganiserDesk;
  readonly planner: Planner;
}

export const [getAround, setAround] = createContext<Around>();

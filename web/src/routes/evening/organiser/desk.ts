import { createContext } from 'svelte';
import type { OrganiserDesk } from '../../../lib/evening/desk.ts';
import type { Planner } from '../../../lib/evening/planner.ts';
import type { SheetId } from '../../../lib/protocol/evening.ts';
import type { TypedSheet } from './filled.ts';

/** What lies on an organiser’s desk besides the evening. */
export interface Around {
  readonly desk: OrganiserDesk;
  readonly planner: Planner;
  /** Sheets that were typed and not saved, by their tables: a window that is closed loses nothing. */
  readonly typed: Map<string, TypedSheet>;
}

/** What names a table among the typed sheets. */
export const keyOf = ({ match, table }: SheetId): string => `${match} ${table}`;

export const [getAround, setAround] = createContext<Around>();

import { createContext } from 'svelte';
import type { OrganiserService } from '../service/service.ts';
import type { Planner } from '../service/planner.ts';
import type { SheetId } from '../../../net/protocol/evening.ts';
import type { TypedSheet } from './results/filled.ts';

/** What lies on an organiser’s desk besides the evening. */
export interface OrganiserContext {
  readonly desk: OrganiserService;
  readonly planner: Planner;
  /** Sheets that were typed and not saved, by their tables: a window that is closed loses nothing. */
  readonly typed: Map<string, TypedSheet>;
}

/** What names a table among the typed sheets. */
export const keyOf = ({ match, table }: SheetId): string => `${match} ${table}`;

export const [getOrganiser, setOrganiser] = createContext<OrganiserContext>();

import { createContext } from 'svelte';
import type { OrganiserService } from '../service/service.ts';
import type { Planner } from '../service/planner.ts';
import type { SheetId } from '../../../net/protocol/evening.ts';
import type { TypedSheet } from './results/filled.ts';

/** What an organiser's page keeps besides the evening. */
export interface OrganiserContext {
  readonly service: OrganiserService;
  readonly planner: Planner;
  /** Sheets that were typed and not saved, by table: closing a window loses nothing. */
  readonly typed: Map<string, TypedSheet>;
}

/** The key of a table among the typed sheets. */
export const keyOf = ({ match, table }: SheetId): string => `${match} ${table}`;

export const [getOrganiser, setOrganiser] = createContext<OrganiserContext>();

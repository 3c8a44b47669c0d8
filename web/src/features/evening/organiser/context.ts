import { createContext } from 'svelte';
import type { OrganiserService } from '../service/service.ts';
import type { Planner } from '../service/planner.ts';
import type { SheetId } from '../../../net/protocol/evening.ts';
import type { SheetDraft } from './results/filled.ts';

/** What the parts of an organiser's page share besides the evening. */
export interface OrganiserContext {
  readonly service: OrganiserService;
  readonly planner: Planner;
  /** Typed sheets that are not saved yet, by `keyOf`. They survive closing the window. */
  readonly typed: Map<string, SheetDraft>;
}

/** The key of a table's sheet in `typed`. */
export const keyOf = ({ match, table }: SheetId): string => `${match} ${table}`;

export const [getOrganiser, setOrganiser] = createContext<OrganiserContext>();

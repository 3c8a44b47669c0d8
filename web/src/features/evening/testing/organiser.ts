/** The organiser’s page for tests, at a keyboard. */
import { vi } from 'vitest';
import OrganiserPage from '../organiser/OrganiserPage.svelte';
import { PARTS, type Part } from '../organiser/parts.ts';
import type { EveningView, ClubTableView } from '../../../net/protocol/evening.ts';
import type { OrganiserService } from '../service/service.ts';
import type { Planner } from '../service/planner.ts';
import type { EveningSession } from '../sync/session.ts';
import { StagedDesk } from './service.svelte.ts';
import { atPage } from './hands.ts';
import { StagedPlanner } from './planner.ts';
import { StagedSession } from './staged.svelte.ts';
import type { Stage } from './stages.ts';

/** What an organiser’s page finds around it. */
interface OrganiserContext {
  desk?: OrganiserService;
  planner?: Planner;
  code?: string;
}

/** Opens the organiser’s page of any evening, at a part of it. */
export async function organising<Session extends EveningSession>(
  session: Session,
  part: Part = 'tables',
  { desk = new StagedDesk(), planner = new StagedPlanner(), code = 'en' }: OrganiserContext = {},
) {
  history.replaceState(null, '', part === PARTS[0] ? '#' : `#${part}`);
  const hands = await atPage(session, OrganiserPage, { desk, planner }, code);
  /** Waits for what the page fetches only when it is wanted. */
  const arrived = async () => {
    // What comes may want more in its turn.
    for (let turn = 0; turn < 2; turn += 1) {
      await vi.dynamicImportSettled();
      await hands.settle();
    }
  };
  await arrived();
  return { session, desk, planner, hands, arrived };
}

/** Opens it as it is at a stage, at the time of the stage. The clock is the test’s from then on. */
export async function organiserAt(stage: Stage, part?: Part, around?: OrganiserContext) {
  vi.useFakeTimers({ toFake: ['Date'], now: stage.now });
  return organising(new StagedSession(stage), part, around);
}

/** A stage at which the organiser sees something else. */
export const seen = (stage: Stage, change: Partial<EveningView>): Stage => ({
  ...stage,
  organiser: { ...stage.organiser, ...change },
});

/** A stage at which something else stands at a table. */
export const withTable = (stage: Stage, number: number, change: Partial<ClubTableView>): Stage =>
  seen(stage, {
    tables: stage.organiser.tables.map((table) =>
      table.at.table === number ? { ...table, ...change } : table,
    ),
  });

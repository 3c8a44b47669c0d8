/** The organiser’s page for tests, used by keyboard. */
import { vi } from 'vitest';
import OrganiserPage from '../organiser/OrganiserPage.svelte';
import { PARTS, type Part } from '../organiser/parts.ts';
import type { EveningView, ClubTableView } from '../../../net/protocol/evening.ts';
import type { OrganiserService } from '../service/service.ts';
import type { Planner } from '../service/planner.ts';
import type { EveningSession } from '../sync/session.ts';
import { StagedService } from './service.svelte.ts';
import { mountPage } from './keyboard-user.ts';
import { StagedPlanner } from './planner.ts';
import { StagedSession } from './staged.svelte.ts';
import type { Stage } from './stages.ts';

/** The context of an organiser's page. */
interface OrganiserContext {
  service?: OrganiserService;
  planner?: Planner;
  code?: string;
}

/** Opens the organiser’s page of any evening, at a part of it. */
export async function organising<Session extends EveningSession>(
  session: Session,
  part: Part = 'tables',
  {
    service = new StagedService(),
    planner = new StagedPlanner(),
    code = 'en',
  }: OrganiserContext = {},
) {
  history.replaceState(null, '', part === PARTS[0] ? '#' : `#${part}`);
  const user = await mountPage(session, OrganiserPage, { service, planner }, code);
  /** Waits for parts that are loaded on demand. */
  const arrived = async () => {
    // A loaded part may load another.
    for (let turn = 0; turn < 2; turn += 1) {
      await vi.dynamicImportSettled();
      await user.settle();
    }
  };
  await arrived();
  return { session, service, planner, user, arrived };
}

/** Opens the organiser's page at a stage, with the clock stopped at the time of that stage. */
export async function organiserAt(stage: Stage, part?: Part, context?: OrganiserContext) {
  vi.useFakeTimers({ toFake: ['Date'], now: stage.now });
  return organising(new StagedSession(stage), part, context);
}

/** A stage with changes in the organiser's view. */
export const withView = (stage: Stage, change: Partial<EveningView>): Stage => ({
  ...stage,
  organiser: { ...stage.organiser, ...change },
});

/** A stage with changes in one table of the organiser's view. */
export const withTable = (stage: Stage, number: number, change: Partial<ClubTableView>): Stage =>
  withView(stage, {
    tables: stage.organiser.tables.map((table) =>
      table.at.table === number ? { ...table, ...change } : table,
    ),
  });

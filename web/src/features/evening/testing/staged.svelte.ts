import type {
  EveningCommand,
  Author,
  EveningView,
  Need,
  EntryRefusal,
  SheetId,
  ClubTableView,
} from '../../../net/protocol/evening.ts';
import type { EveningSession, RefusedEntry } from '../sync/session.ts';
import type { Link } from '../../../net/link.ts';
import type { Stage } from './stages.ts';

/** The viewer of an evening in a test. */
export type Viewer = 'organiser' | 'screen' | number;

/** An evening session that shows a recorded stage and records the page's commands. */
export class StagedSession implements EveningSession {
  #stage: Stage | undefined = $state.raw();
  readonly #viewer: Viewer;
  needs: readonly Need[] | null = $state.raw([]);
  code: string | undefined = $state('KRVT');
  link: Link = $state('live');
  unsent = $state(0);
  needsServer = $state(false);
  refused: readonly RefusedEntry[] = $state.raw([]);
  /** The page's commands, in order. */
  readonly acts: EveningCommand[] = [];
  /** Why the next command is refused. */
  refuses: EntryRefusal | undefined;
  assumed = 0;

  constructor(stage: Stage | undefined, viewer: Viewer = 'organiser') {
    this.#stage = stage;
    this.#viewer = viewer;
  }

  /** Moves to another stage. */
  show(stage: Stage | undefined): void {
    this.#stage = stage;
  }

  get view(): EveningView | undefined {
    if (typeof this.#viewer === 'number') return this.#stage?.players[this.#viewer];
    return this.#stage?.[this.#viewer];
  }

  get me(): Author | undefined {
    if (this.#viewer === 'screen') return undefined;
    if (this.#viewer === 'organiser') return { kind: 'organiser' };
    return { kind: 'player', player: this.#viewer };
  }

  act(act: EveningCommand): Promise<EntryRefusal | undefined> {
    const refusal = this.refuses;
    this.refuses = undefined;
    if (refusal === undefined) this.acts.push(act);
    return Promise.resolve(refusal);
  }

  table({ match, table }: SheetId): ClubTableView | undefined {
    return this.#stage?.tables.find(({ at }) => at.match === match && at.table === table);
  }

  assumeBegun(match: number): void {
    this.assumed = match;
  }

  file(whole: boolean): Promise<string> {
    return Promise.resolve(whole ? 'evening 1\n# whole\n' : 'evening 1\n');
  }

  dismiss(entry: RefusedEntry): void {
    this.refused = this.refused.filter((other) => other !== entry);
  }
}

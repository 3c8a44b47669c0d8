/** Recorded evenings that continue entry by entry, as one device sees them. */
import type {
  EveningCommand,
  Author,
  EveningView,
  Need,
  EntryRefusal,
  SheetId,
  ClubTableView,
} from '../../../net/protocol/evening.ts';
import { isAt } from '../words/places.ts';
import type { EveningSession, RefusedEntry } from '../sync/session.ts';
import type { Link } from '../../../net/link.ts';
import recorded from './recordings/recordings.json';

/** One step of a recording: a command, and the parts of the view that it changed. */
interface Step {
  readonly at: number;
  readonly by?: Author;
  readonly act?: EveningCommand;
  /** The match that this device assumes to have begun. */
  readonly assumes?: number;
  readonly view: Partial<EveningView>;
}

/** A recording from the viewpoint of one device. */
interface Recording {
  readonly name: string;
  readonly viewer: Author;
  readonly steps: readonly Step[];
}

const recordings = recorded as unknown as readonly Recording[];

/** The names of the recordings. */
export const names = recordings.map(({ name }) => name);

/**
 * An evening session that replays a recording. A test decides when other devices act. The page's own commands must
 * match the recording.
 */
export class ReplaySession implements EveningSession {
  readonly me: Author;
  readonly #steps: readonly Step[];
  #done = $state(0);
  #view: EveningView | undefined = $state.raw();
  needs: readonly Need[] | null = $state.raw([]);
  code: string | undefined = 'KRVT';
  link: Link = $state('live');
  unsent = $state(0);
  refused: readonly RefusedEntry[] = $state.raw([]);
  joined: readonly number[] | undefined = $state.raw();
  /** Why the next command is refused. */
  refuses: EntryRefusal | undefined;

  constructor(name: string) {
    const recording = recordings.find((candidate) => candidate.name === name);
    if (recording === undefined)
      throw new Error(`no recording is called \`${name}\`, only ${names.join(', ')}`);
    this.me = recording.viewer;
    this.#steps = recording.steps;
    this.#apply(this.#next());
  }

  get view(): EveningView | undefined {
    return this.#view;
  }

  /** The time of the last step. */
  get now(): number {
    return this.#steps[this.#done - 1]?.at ?? 0;
  }

  /** What this device does next in the recording; `undefined` if another device acts first. */
  get expected(): EveningCommand | undefined {
    const { by, act } = this.#steps[this.#done] ?? {};
    return by !== undefined && isEqual(by, this.me) ? act : undefined;
  }

  /** Whether the recording is at its end. */
  get ended(): boolean {
    return this.#done === this.#steps.length;
  }

  /** Replays other devices' steps until it is this device's turn. */
  replayOthers(): void {
    while (!this.ended && this.expected === undefined && this.#next().assumes === undefined) {
      this.#apply(this.#next());
    }
  }

  /** Replays until `wanted` is true of the last command and the view. */
  until(wanted: (step: { act: EveningCommand | undefined; view: EveningView }) => boolean): void {
    while (this.#view === undefined || !wanted({ act: this.#last(), view: this.#view })) {
      this.#apply(this.#next());
    }
  }

  /** Replays only the next step. */
  step(): void {
    this.#apply(this.#next());
  }

  act(act: EveningCommand): Promise<EntryRefusal | undefined> {
    const refusal = this.refuses;
    this.refuses = undefined;
    if (refusal !== undefined) return Promise.resolve(refusal);
    if (!isEqual(act, this.expected)) {
      const [did, expected] = [act, this.expected].map((act) => JSON.stringify(act));
      return Promise.reject(
        new Error(`the page did ${did ?? ''}, the recording ${expected ?? 'nothing'}`),
      );
    }
    this.#apply(this.#next());
    return Promise.resolve(undefined);
  }

  table(at: SheetId): ClubTableView | undefined {
    return this.#view?.tables.find((table) => isAt(table.at, at));
  }

  assumeBegun(match: number): void {
    if (this.#next().assumes !== match)
      throw new Error(`the recording does not assume match ${match}`);
    this.#apply(this.#next());
  }

  file(): Promise<string> {
    return Promise.resolve('evening 1\n');
  }

  dismiss(entry: RefusedEntry): void {
    this.refused = this.refused.filter((other) => other !== entry);
  }

  #last(): EveningCommand | undefined {
    return this.#steps[this.#done - 1]?.act;
  }

  #next(): Step {
    const step = this.#steps[this.#done];
    if (step === undefined) throw new Error('the recording is at its end');
    return step;
  }

  #apply(step: Step): void {
    this.#view = { ...this.#view, ...step.view } as EveningView;
    this.#done += 1;
  }
}

/** Whether two values are equal, apart from the order of keys. */
function isEqual(one: unknown, two: unknown): boolean {
  return canonical(one) === canonical(two);
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  ) ?? '';

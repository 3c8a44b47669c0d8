import { SvelteMap } from 'svelte/reactivity';
import type {
  Look,
  MatchSummary,
  Move,
  PlayAnalysis,
  RoundShape,
} from '../../../net/protocol/types.ts';
import { AnalysisLink } from './link.ts';
import type { ActionAt } from './places.ts';

/** In how many random deals each play is tried. A match of ten rounds then takes some ten seconds. */
const DEALS = 600;
/** The seed of the random deals: everyone who looks at a match reads the same. */
const SEED = 1;

/** What an analysis is doing. `none`: the record lacks some hands. `failed`: there is no engine on this device. */
export type Phase = 'idle' | 'loading' | 'running' | 'stopped' | 'done' | 'none' | 'failed';

/** The analysis of a match on this device: play after play, until it is done or stopped. */
export class MatchAnalysis {
  readonly #record: () => Promise<string>;
  readonly #newLink: () => AnalysisLink;
  #link: AnalysisLink | undefined;
  #phase: Phase = $state('idle');
  #rounds: readonly RoundShape[] = $state.raw([]);
  #summary: MatchSummary | null = $state.raw(null);
  readonly #plays = new SvelteMap<string, PlayAnalysis>();
  /** All actions of the match in order, and the next one to analyse. */
  #order: readonly ActionAt[] = [];
  #next = $state(0);
  /** Whether the engine is being asked for plays, also after a stop until its last answer. */
  #asking = false;

  constructor(record: () => Promise<string>, newLink = () => new AnalysisLink()) {
    this.#record = record;
    this.#newLink = newLink;
  }

  get phase(): Phase {
    return this.#phase;
  }

  get rounds(): readonly RoundShape[] {
    return this.#rounds;
  }

  /** What the plays come to that are analysed; `null` before all of them are. */
  get summary(): MatchSummary | null {
    return this.#summary;
  }

  /** How many actions are analysed, and how many there are. */
  get progress(): { readonly n: number; readonly of: number } {
    return { n: this.#next, of: this.#order.length };
  }

  /** The analysis of an action; `undefined` before it is there. */
  play(at: ActionAt): PlayAnalysis | undefined {
    return this.#plays.get(keyOf(at));
  }

  /** The outlook of a round, from its beginning to the last action that is analysed without a gap. */
  outlooks(round: number): readonly (readonly number[])[] {
    const shape = this.#rounds[round];
    if (shape === undefined) return [];
    const outlooks: (readonly number[])[] = [shape.outlook];
    for (let action = 0; action < shape.actions; action++) {
      const play = this.play({ round, action });
      if (play === undefined) break;
      outlooks.push(play.outlook);
    }
    return outlooks;
  }

  /** Begins, or goes on after a stop. It begins with the action that `first` names once the rounds are known. */
  async start(first: () => ActionAt | null): Promise<void> {
    if (this.#rounds.length === 0 && !(await this.#read())) return;
    if (this.#next === 0) this.#beginWith(first());
    this.#phase = 'running';
    if (this.#asking) return;
    this.#asking = true;
    await this.#run();
    this.#asking = false;
  }

  /** Stops after the play that is being analysed. */
  stop(): void {
    if (this.#phase === 'running') this.#phase = 'stopped';
  }

  /** Looks at a position that may never have been played. */
  async look(at: ActionAt, then: readonly Move[]): Promise<Look | null> {
    const { round, action } = at;
    const answer = await this.#link?.ask({
      type: 'look',
      round,
      action,
      then: [...then],
      deals: DEALS,
    });
    return typeof answer === 'object' ? (answer?.look ?? null) : null;
  }

  /** Ends the analysis for good. */
  end(): void {
    this.stop();
    this.#link?.stop();
  }

  async #read(): Promise<boolean> {
    this.#phase = 'loading';
    let record: string;
    try {
      record = await this.#record();
    } catch {
      this.#phase = 'failed';
      return false;
    }
    const link = (this.#link ??= this.#newLink());
    const read = await link.ask({ type: 'read', record, seed: SEED });
    if (read === null || read === 'refused') {
      this.#phase = read === null ? 'failed' : 'none';
      return false;
    }
    this.#rounds = read.rounds;
    this.#order = read.rounds.flatMap(({ actions }, round) =>
      Array.from({ length: actions }, (_, action) => ({ round, action })),
    );
    return true;
  }

  /** An engine that has crashed has forgotten the record: the next start reads it again. */
  #fail(): void {
    this.#phase = 'failed';
    this.#link?.stop();
    this.#link = undefined;
    this.#rounds = [];
    this.#next = 0;
  }

  /** Puts the actions from this one on before those that come earlier. */
  #beginWith(first: ActionAt | null): void {
    if (first === null) return;
    const at = this.#order.findIndex((action) => keyOf(action) === keyOf(first));
    if (at > 0) this.#order = [...this.#order.slice(at), ...this.#order.slice(0, at)];
  }

  async #run(): Promise<void> {
    while (this.#phase === 'running') {
      const at = this.#order[this.#next];
      if (at === undefined) {
        const sum = await this.#link?.ask({ type: 'sum' });
        if (typeof sum === 'object' && sum !== null) this.#summary = sum.summary;
        this.#phase = 'done';
        return;
      }
      const answer = await this.#link?.ask({ type: 'play', ...at, deals: DEALS });
      if (typeof answer !== 'object' || answer === null) {
        // The reader may have left meanwhile.
        if (this.#phase === 'running') this.#fail();
        return;
      }
      this.#plays.set(keyOf(at), answer.play);
      this.#next += 1;
    }
  }
}

const keyOf = ({ round, action }: ActionAt) => `${round}:${action}`;

import type { Engine } from '../club/engine.ts';
import type {
  DeskRefusal,
  MatchPlan,
  Player,
  Refusal,
  SeatingKind,
  Setup,
} from '../protocol/evening.ts';
import { PlanRefused, type Coverage, type Planner, type Replan, type Seating } from './planner.ts';

/** Works out evenings on this device, by an engine that is fetched when it is first asked. */
export class EnginePlanner implements Planner {
  readonly #engine: () => Promise<Pick<Engine, 'ask'>>;

  constructor(engine: () => Promise<Pick<Engine, 'ask'>>) {
    this.#engine = engine;
  }

  async seating(players: number, kind: SeatingKind): Promise<Seating> {
    const answer = (await this.#engine()).ask({ type: 'schedule', players, kind });
    if (answer.type === 'refused') throw refused(answer.refusal, players);
    return answer;
  }

  async coverage(
    players: number,
    kind: SeatingKind,
    keepers: readonly Player[],
  ): Promise<Coverage> {
    const engine = await this.#engine();
    const answer = engine.ask({ type: 'coverage', players, kind, keepers: [...keepers] });
    if (answer.type === 'refused') throw refused(answer.refusal, players);
    return answer;
  }

  async replan({ kept, present, matches }: Replan): Promise<readonly MatchPlan[]> {
    const engine = await this.#engine();
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const answer = engine.ask({
      type: 'replan',
      kept: [...kept],
      present: [...present],
      matches,
      seed,
    });
    if (answer.type === 'refused') throw refused(answer.refusal, present.length);
    return answer.matches;
  }

  async write(setup: Setup): Promise<string> {
    const answer = (await this.#engine()).ask({ type: 'write', setup });
    if (answer.type === 'refused') throw refused(answer.refusal, setup.players.length);
    return answer.file;
  }
}

/** What an engine refuses, as an evening refuses it. */
function refused(refusal: DeskRefusal, players: number): PlanRefused {
  const ofSetup = (code: 'players' | 'not-published'): Refusal => ({
    code: 'evening',
    error: { code: 'setup', error: { code, players } },
  });
  switch (refusal.code) {
    case 'evening':
      return new PlanRefused(refusal.refusal);
    case 'schedule':
      return new PlanRefused(ofSetup(refusal.error.code));
    case 'replan':
      // Too few are left for a table; nobody is named twice here.
      return new PlanRefused(ofSetup('players'));
    case 'file':
      return new PlanRefused({ code: 'file', line: refusal.line, detail: refusal.detail });
    case 'bad-request':
      throw new Error(refusal.detail);
  }
}

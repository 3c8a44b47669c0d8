import { EngineError, loadEngine, type Engine } from '../engine/engine.ts';
import type { AnswerTo } from '../../../net/evenings.ts';
import type {
  EngineRequest,
  EngineRefusal,
  KnownRegulation,
  MatchPlan,
  Player,
  EntryRefusal,
  ScheduleError,
  SeatingKind,
  Setup,
  SetupError,
} from '../../../net/protocol/evening.ts';
import { askEngine } from '../../../net/evenings.ts';
import { PlanRefused, type Coverage, type Planner, type Replan, type Seating } from './planner.ts';

/** Sends a request that needs no open evening. */
export type Ask = <R extends EngineRequest>(request: R) => Promise<AnswerTo<R>>;

/** Plans evenings with an engine. */
export class EnginePlanner implements Planner {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async seating(players: number, kind: SeatingKind, teamPairs = 1, groups = 0): Promise<Seating> {
    const sides = { ...teams(teamPairs), ...grouped(groups) };
    const answer = await this.#ask({ type: 'schedule', players, kind, ...sides });
    if (answer.type === 'refused') throw refused(answer.refusal, players);
    return answer;
  }

  async coverage(
    players: number,
    kind: SeatingKind,
    keepers: readonly Player[],
    teamPairs = 1,
    groups = 0,
  ): Promise<Coverage> {
    const answer = await this.#ask({
      type: 'coverage',
      players,
      kind,
      ...teams(teamPairs),
      ...grouped(groups),
      keepers: [...keepers],
    });
    if (answer.type === 'refused') throw refused(answer.refusal, players);
    return answer;
  }

  async replan({
    kind,
    team_pairs,
    groups,
    kept,
    present,
    matches,
  }: Replan): Promise<readonly MatchPlan[]> {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const answer = await this.#ask({
      type: 'replan',
      ...(kind !== undefined && { kind }),
      ...teams(team_pairs ?? 1),
      ...grouped(groups ?? 0),
      kept: [...kept],
      present: [...present],
      matches,
      seed,
    });
    if (answer.type === 'refused') throw refused(answer.refusal, present.length);
    return answer.matches;
  }

  async draw(file: string, present: readonly Player[]): Promise<MatchPlan> {
    const lot = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const answer = await this.#ask({ type: 'draw', file, present: [...present], lot });
    if (answer.type === 'refused') throw refused(answer.refusal, present.length);
    return answer.plan;
  }

  async regulations(): Promise<readonly KnownRegulation[]> {
    const answer = await this.#ask({ type: 'regulations' });
    if (answer.type === 'refused') throw refused(answer.refusal, 0);
    return answer.regulations;
  }

  async write(setup: Setup): Promise<string> {
    const answer = await this.#ask({ type: 'write', setup });
    if (answer.type === 'refused') throw refused(answer.refusal, setup.players.length);
    return answer.file;
  }
}

/** Gives the engine on this device. */
export type EngineHere = () => Promise<Engine>;

/** Fetches the engine on this device at the first call, and holds it. After a failure, the next call fetches it again. */
export function engineHere(load: EngineHere = loadEngine): EngineHere {
  let held: Promise<Engine> | undefined;
  return () => {
    const engine = (held ??= load());
    engine.catch(() => (held = undefined));
    return engine;
  };
}

/** Plans with the engine on this device, by default one that is fetched at the first request; asks the server where that fails. */
export function newPlanner(engine: EngineHere = engineHere()): Planner {
  return new EnginePlanner(async (request) => {
    try {
      return (await engine()).ask(request);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return askEngine(request);
    }
  });
}

/** The size of teams as requests name it: not at all without teams. */
const teams = (pairs: number): { team_pairs?: number } =>
  pairs === 1 ? {} : { team_pairs: pairs };

/** The number of groups as requests name it: not at all without groups. */
const grouped = (groups: number): { groups?: number } => (groups === 0 ? {} : { groups });

/** The engine's refusal as an evening's refusal. */
function refused(refusal: EngineRefusal, players: number): PlanRefused {
  const setupRefusal = (error: SetupError): EntryRefusal => ({
    code: 'evening',
    error: { code: 'setup', error },
  });
  switch (refusal.code) {
    case 'evening':
      return new PlanRefused(refusal.refusal);
    case 'schedule':
      return new PlanRefused(setupRefusal(ofSetup(refusal.error, players)));
    case 'replan':
      // Too few players are left. The request comes from an existing schedule, so the other errors cannot occur.
      return new PlanRefused(setupRefusal({ code: 'players', players }));
    case 'file':
      return new PlanRefused({ code: 'file', line: refusal.line, detail: refusal.detail });
    case 'bad-request':
      throw new Error(refusal.detail);
  }
}

/** Why there is no seating, as what is wrong with a setup. */
function ofSetup(error: ScheduleError, players: number): SetupError {
  switch (error.code) {
    case 'team-size':
      return { code: error.code, players, team_pairs: error.team_pairs };
    case 'groups': {
      const { sides, least, most, tried } = error;
      return { code: error.code, groups: tried, sides, least, most };
    }
    default:
      return { code: error.code, players };
  }
}

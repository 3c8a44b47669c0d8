/** A planner for tests, with recorded seatings for some numbers of players. */
import type {
  KnownRegulation,
  MatchPlan,
  MishapRules,
  Player,
  SeatingKind,
  Setup,
} from '../../../net/protocol/evening.ts';
import {
  PlanRefused,
  type Coverage,
  type Planner,
  type Replan,
  type Seating,
} from '../service/planner.ts';

const [SEATINGS = []] = Object.values(
  import.meta.glob<readonly Seating[]>('./seatings/*.json', { eager: true, import: 'default' }),
);

/** The recorded seating for this number of players. */
export function seatingOf(players: number, kind: SeatingKind): Seating {
  const found = SEATINGS.find(
    ({ schedule }) => schedule.players === players && schedule.kind === kind,
  );
  if (found === undefined) throw new Error(`no seating is recorded for ${players} ${kind}`);
  return found;
}

/** The rules of club pairs for when something goes wrong. */
const USUAL_MISHAPS: MishapRules = {
  walkover: { lost: 'half', absent: 'loss', worth: null, penalty: 0 },
  annulled: 'same',
  tied: 'next',
  penalties: 'effectiveness',
  expulsion: { score: 'keeps', results: 'stay' },
};

/** Two regulations for tests. */
export const REGULATIONS: readonly KnownRegulation[] = [
  {
    regulation: {
      name: 'club',
      tiles: 'double-six',
      counts: 'losers',
      bonus: 0,
      lead: 'rotates',
      excess: false,
      reset: false,
      wins: { shutout: 3, half: 2, close: 1, stopped: 1 },
      order: ['points', 'wins', 'effectiveness', 'plus', 'meetings'],
      warning: 5,
      mishaps: USUAL_MISHAPS,
    },
    target: 100,
    limit: null,
    sources: [],
    open: [],
  },
  {
    regulation: {
      name: 'spain',
      tiles: 'double-six',
      counts: 'all',
      bonus: 0,
      lead: 'rotates',
      excess: false,
      reset: false,
      wins: { shutout: 1, half: 1, close: 1, stopped: 1 },
      order: ['wins', 'effectiveness', 'plus', 'meetings'],
      warning: 5,
      mishaps: USUAL_MISHAPS,
    },
    target: 200,
    limit: 45,
    sources: [{ title: 'Campeonato', address: 'campeonato.example' }],
    open: ['lead', 'order'],
  },
];

/** Answers with recorded seatings, and records the requests. */
export class StagedPlanner implements Planner {
  readonly written: Setup[] = [];
  readonly replanned: Replan[] = [];
  readonly drawn: { file: string; present: readonly Player[] }[] = [];
  /** Why setups are refused; `undefined` while they are accepted. */
  refuses: ConstructorParameters<typeof PlanRefused>[0] | undefined;
  /** New numbers offered where a table lacks a scorekeeper. */
  renumbering: readonly Player[] | null = null;

  seating(players: number, kind: SeatingKind): Promise<Seating> {
    return new Promise((answer) => answer(seatingOf(players, kind)));
  }

  async coverage(
    players: number,
    kind: SeatingKind,
    keepers: readonly Player[],
  ): Promise<Coverage> {
    const { schedule } = await this.seating(players, kind);
    const without = schedule.matches.flatMap(({ tables }, at) =>
      tables.flatMap(({ pairing }, place) =>
        pairing.flat().some((player) => keepers.includes(player))
          ? []
          : [{ match: at + 1, table: place + 1 }],
      ),
    );
    return { without, renumbering: this.renumbering };
  }

  replan(request: Replan): Promise<readonly MatchPlan[]> {
    this.replanned.push(request);
    const four = request.present.slice(0, 4).map(({ player }) => player);
    const [a = 1, b = 2, c = 3, d = 4] = four;
    const plan: MatchPlan = {
      tables: [
        {
          pairing: [
            [a, b],
            [c, d],
          ],
          filler: null,
        },
      ],
    };
    return Promise.resolve(Array.from({ length: request.matches }, () => plan));
  }

  /** Seats the pairs in the order of their numbers; the last of an odd number has no opponents. */
  draw(file: string, present: readonly Player[]): Promise<MatchPlan> {
    this.drawn.push({ file, present });
    const pairs = present.map((player): [Player, Player] => [player, player + 1]);
    const tables = pairs.flatMap((pair, at): MatchPlan['tables'] => {
      const other = pairs[at + 1];
      return at % 2 === 1 || other === undefined ? [] : [{ pairing: [pair, other], filler: null }];
    });
    return Promise.resolve({ tables, byes: pairs.length % 2 === 1 ? pairs.slice(-1) : [] });
  }

  regulations(): Promise<readonly KnownRegulation[]> {
    return Promise.resolve(REGULATIONS);
  }

  write(setup: Setup): Promise<string> {
    if (this.refuses !== undefined) return Promise.reject(new PlanRefused(this.refuses));
    this.written.push(setup);
    return Promise.resolve(`evening 1\nname "${setup.name}"\n`);
  }
}

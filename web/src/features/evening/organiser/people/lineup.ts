import type { Replan } from '../../service/planner.ts';
import { restingIn } from '../../words/people.ts';
import { hasFixedPairs, isDrawn, isTogether, playersOf, teamPairsOf } from '../../words/seating.ts';
import type {
  EveningView,
  MatchPlan,
  Pairing,
  Player,
  Setup,
} from '../../../../net/protocol/evening.ts';

/** A change of the line-up, from a match on. */
export type Change =
  | {
      readonly kind: 'late';
      readonly name: string;
      readonly partner?: string;
      /** The other players of a team, after the first pair. */
      readonly mates?: readonly string[];
    }
  | { readonly kind: 'leaves'; readonly player: Player }
  /** A substitute plays under a new number. Earlier results stay with the player who made them. */
  | { readonly kind: 'substitute'; readonly player: Player; readonly name: string };

/** A changed line-up, and how the remaining matches are seated. */
export interface Changed {
  readonly setup: Setup;
  /** A request for a planner, or the matches themselves, if no planner is needed. */
  readonly rest: { readonly request: Replan } | { readonly matches: readonly MatchPlan[] };
}

/** The line-up after a change. */
export function changed(view: EveningView, from: number, change: Change): Changed {
  const { setup, schedule } = view;
  const kept = schedule.matches.slice(0, from - 1);
  const rest = schedule.matches.slice(from - 1);
  const playing = [...new Set(rest.flatMap(playersOf))].sort((a, b) => a - b);
  const next = setup.players.length + 1;
  if (hasFixedPairs(setup.seating)) return changedPairs(view, from, change, playing);
  if (change.kind === 'leaves') {
    const present = playing
      .filter((player) => player !== change.player)
      .map((player) => ({ player, since: since(kept, player) }));
    return { setup, rest: { request: { kept, present, matches: rest.length } } };
  }
  const joined = withOneMore(setup, change.name);
  if (change.kind === 'late') {
    const present = [...playing, next].map((player) => ({ player, since: since(kept, player) }));
    return { setup: joined, rest: { request: { kept, present, matches: rest.length } } };
  }
  return {
    setup: joined,
    rest: { matches: rest.map((plan) => substituted(plan, change.player, next)) },
  };
}

/** The same for fixed pairs: a pair, or a team, comes or leaves whole, and a substitute takes the number of the player who leaves. */
function changedPairs(
  { setup, schedule }: EveningView,
  from: number,
  change: Change,
  playing: readonly Player[],
): Changed {
  const kept = schedule.matches.slice(0, from - 1);
  const rest = schedule.matches.slice(from - 1);
  const teamPairs = teamPairsOf(setup);
  const replan = (players: readonly Player[]) => ({
    ...(setup.groups === undefined
      ? { kind: 'pairs' as const }
      : { kind: 'groups' as const, groups: setup.groups.count }),
    ...(teamPairs > 1 && { team_pairs: teamPairs }),
    kept,
    present: players.map((player) => ({ player, since: since(kept, player) })),
    matches: rest.length,
  });
  switch (change.kind) {
    case 'leaves': {
      const staying = playing.filter((player) => !isTogether(setup, player, change.player));
      return { setup, rest: { request: replan(staying) } };
    }
    case 'late': {
      const next = setup.players.length + 1;
      const names = [change.name, change.partner ?? '', ...(change.mates ?? [])];
      const players = [
        ...setup.players,
        ...names.map((name) => ({ name: name.trim(), needs: [] })),
      ];
      // A match that is drawn and has not begun is drawn again, with the new pair.
      return {
        setup: { ...setup, players },
        rest: isDrawn(setup.seating)
          ? { matches: [] }
          : { request: replan([...playing, ...names.map((_, at) => next + at)]) },
      };
    }
    case 'substitute': {
      const players = setup.players.map((person, at) =>
        at === change.player - 1 ? { name: change.name.trim(), needs: [] } : person,
      );
      return { setup: { ...setup, players }, rest: { matches: rest } };
    }
  }
}

/**
 * The evening with another number of matches, from match `from` on. Matches that are planned already keep their seats.
 */
export function withMatches(view: EveningView, count: number): Changed & { from: number } {
  const {
    setup,
    begun,
    schedule: { matches: planned },
  } = view;
  if (isDrawn(setup.seating)) {
    const matches = planned.slice(begun, count);
    return { setup: { ...setup, matches: count }, from: begun + 1, rest: { matches } };
  }
  if (count <= planned.length) {
    return { setup, from: begun + 1, rest: { matches: planned.slice(begun, count) } };
  }
  const last = planned.at(-1);
  const there = [
    ...(last === undefined ? [] : playersOf(last)),
    ...restingIn(planned, planned.length, setup),
  ].sort((a, b) => a - b);
  const present = there.map((player) => ({ player, since: since(planned, player) }));
  return {
    // No published seating has more matches.
    setup: setup.seating === 'pairs' ? setup : { ...setup, seating: 'balanced' },
    from: planned.length + 1,
    rest: {
      request: {
        ...(setup.seating === 'pairs' && { kind: 'pairs' as const }),
        ...(teamPairsOf(setup) > 1 && { team_pairs: teamPairsOf(setup) }),
        kept: planned,
        present,
        matches: count - planned.length,
      },
    },
  };
}

/** The players who have a seat in match `from` or a later one, in order. */
export function playingFrom({ schedule }: EveningView, from: number): Player[] {
  const players = new Set(schedule.matches.slice(from - 1).flatMap(playersOf));
  return [...players].sort((a, b) => a - b);
}

/**
 * How many matches were over when a player joined. Numbers are given in the order of joining, so the player had joined
 * before the first match that seats this number or a higher one.
 */
function since(kept: readonly MatchPlan[], player: Player): number {
  const first = kept.findIndex((plan) => Math.max(...playersOf(plan)) >= player);
  return first < 0 ? kept.length : first;
}

/** The setup with one more player. Its seating is balanced, because no published one fits. */
function withOneMore(setup: Setup, name: string): Setup {
  return {
    ...setup,
    seating: 'balanced',
    players: [...setup.players, { name: name.trim(), needs: [] }],
  };
}

function substituted(plan: MatchPlan, leaver: Player, substitute: Player): MatchPlan {
  const swap = (player: Player) => (player === leaver ? substitute : player);
  return {
    tables: plan.tables.map((table) => ({
      ...table,
      pairing: table.pairing.map((pair) => pair.map(swap)) as Pairing,
    })),
  };
}

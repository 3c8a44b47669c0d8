import type {
  ImportedMatch,
  ImportedReplay,
  ImportedView,
  MatchReplay,
  RecordPoints,
} from '../../../net/protocol/types.ts';

/** Records have no times. A replay shows each play this long at the usual speed. */
const PLAY_MS = 1500;

/** An imported match as a replay; `null` if its record leaves something open. */
export function replayedFrom({ match, replay }: ImportedView): MatchReplay | null {
  return replay === null ? null : withMatch(match, replay);
}

function withMatch(match: ImportedMatch, { start, events }: ImportedReplay): MatchReplay {
  const { id, preset, rules, rounds, players } = match;
  return {
    match: {
      id,
      preset,
      rules,
      rounds,
      began_ms: 0,
      ended_ms: events.length * PLAY_MS,
      players: players.map(({ points, outcome, ...player }) => ({
        ...player,
        points: points ?? 0,
        outcome: outcome ?? 'stopped',
      })),
    },
    start,
    events: events.map((event, i) => ({ event, at_ms: i * PLAY_MS })),
  };
}

/** A side of an imported match: the seat by which records name it, and its players. */
export type Side = { readonly seat: number; readonly players: ImportedMatch['players'] };

/** The sides of an imported match, in the order of their first seats. */
export function sidesOf({ players }: ImportedMatch): Side[] {
  const numbers = [...new Set(players.map(({ side }) => side))];
  return numbers.map((number) => {
    const own = players.filter(({ side }) => side === number);
    return { seat: Math.min(...own.map(({ seat }) => seat)), players: own };
  });
}

/** The points of a side, if the record has them. */
export const pointsOf = (points: readonly RecordPoints[], { seat }: Side) =>
  points.find(({ side }) => side === seat)?.points;

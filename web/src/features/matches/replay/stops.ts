import type { ReplayEvent, SeenEvent } from '../../../net/protocol/types.ts';

/** An event at which a replay can stand. Tiles that a seat draws one after another are one stop. */
export type Stop = {
  readonly event: Shown;
  /** How many tiles were drawn, where tiles were. */
  readonly drawn: number;
  /** How many events have happened by then. */
  readonly events: number;
  /** The number of the round. */
  readonly round: number;
  /** When it happened, in milliseconds since the match began. */
  readonly at_ms: number;
};

/** What a reader wants to see again: the deals, the plays, and how rounds and the match ended. */
export type Shown = Extract<
  SeenEvent,
  {
    type:
      | 'dealt'
      | 'thrown-back'
      | 'declared'
      | 'played'
      | 'drew'
      | 'passed'
      | 'closed'
      | 'done'
      | 'round-ended'
      | 'match-ended';
  }
>;

const SHOWN: readonly SeenEvent['type'][] = [
  'dealt',
  'thrown-back',
  'declared',
  'played',
  'drew',
  'passed',
  'closed',
  'done',
  'round-ended',
  'match-ended',
] satisfies Shown['type'][];

/** The stops of a match. `first` is the round that was dealt before the first event; 0 for none. */
export function stopsOf(events: readonly ReplayEvent[], first = 0): Stop[] {
  const stops: Stop[] = [];
  let round = first;
  for (const [i, { event, at_ms }] of events.entries()) {
    const last = stops.at(-1);
    if (event.type === 'dealt') round = event.round;
    if (event.type === 'lifted' && last !== undefined) {
      // Looking at one's tiles belongs to what happened before.
      stops[stops.length - 1] = { ...last, events: i + 1 };
    }
    if (!isShown(event)) continue;
    const goesOn =
      event.type === 'drew' && last?.event.type === 'drew' && last.event.seat === event.seat;
    const drawn = event.type === 'drew' ? 1 + (goesOn ? last.drawn : 0) : 0;
    const stop: Stop = { event, drawn, events: i + 1, round, at_ms };
    if (goesOn) stops[stops.length - 1] = stop;
    else stops.push(stop);
  }
  return stops;
}

function isShown(event: SeenEvent): event is Shown {
  return SHOWN.includes(event.type);
}

/** The stops of a round. */
export type RoundOfStops = {
  /** The number of the round. */
  readonly round: number;
  /** The index of its first stop. */
  readonly start: number;
  readonly stops: readonly Stop[];
};

/** The stops of a match, round by round. */
export function stopsByRound(stops: readonly Stop[]): RoundOfStops[] {
  const starts = roundStarts(stops);
  return starts.map((start, i) => ({
    round: stops[start]?.round ?? 0,
    start,
    stops: stops.slice(start, starts[i + 1]),
  }));
}

/** The index of the first stop of the round after that of a stop, or of the round before it. */
export function roundFrom(stops: readonly Stop[], at: number, by: -1 | 1): number {
  const starts = roundStarts(stops);
  if (by === 1) return starts.find((start) => start > at) ?? stops.length - 1;
  return starts.findLast((start) => start < at) ?? 0;
}

/** The indices of the stops at which rounds begin. */
export function roundStarts(stops: readonly Stop[]): number[] {
  return stops.flatMap(({ round }, i) => (round !== stops[i - 1]?.round ? [i] : []));
}

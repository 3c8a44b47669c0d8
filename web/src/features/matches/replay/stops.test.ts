import { describe, expect, it } from 'vitest';
import { recordingOf } from '../../table/testing/tables.ts';
import { roundFrom, roundStarts, stopsByRound, stopsOf } from './stops.ts';

const { events } = recordingOf('draw');
const stops = stopsOf(events.map((event, i) => ({ event, at_ms: i * 1000 })));

describe('the stops of a match', () => {
  it('are what happened on the cloth, with tiles drawn in a row as one', () => {
    const kinds = stops.map(({ event }) => event.type);
    expect(kinds[0]).toBe('dealt');
    expect(kinds).not.toContain('ready');
    const drew = stops.filter(({ event }) => event.type === 'drew');
    const all = events.filter(({ type }) => type === 'drew');
    expect(drew.reduce((sum, { drawn }) => sum + drawn, 0)).toBe(all.length);
    expect(kinds.join(' ')).not.toContain('drew drew');
  });

  it('count the events up to each', () => {
    for (const { event, events: count } of stops) {
      expect(events.slice(0, count)).toContain(event);
    }
  });

  it('are listed round by round', () => {
    const rounds = stopsByRound(stops);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2]);
    expect(rounds.map(({ start }) => start)).toEqual(roundStarts(stops));
    expect(rounds.flatMap((round) => round.stops)).toEqual(stops);
    expect(rounds.every(({ round, stops }) => stops.every((stop) => stop.round === round))).toBe(
      true,
    );
    expect(stopsByRound([])).toEqual([]);
  });

  it('are found round by round', () => {
    const starts = roundStarts(stops);
    expect(starts.length).toBeGreaterThan(1);
    expect(roundFrom(stops, 0, 1)).toBe(starts[1]);
    expect(roundFrom(stops, (starts[1] ?? 0) + 3, -1)).toBe(starts[1]);
    expect(roundFrom(stops, starts[1] ?? 0, -1)).toBe(0);
    expect(roundFrom(stops, stops.length - 1, 1)).toBe(stops.length - 1);
    expect(roundFrom(stops, 0, -1)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { recordingOf } from '../../table/testing/tables.ts';
import { isTurnEvent } from '../../table/state/moment.ts';
import { stopsOf } from '../replay/stops.ts';
import { Places } from './places.ts';

const { events } = recordingOf('draw');
const stops = stopsOf(events.map((event, i) => ({ event, at_ms: i * 1000 })));
const shape = (number: number) => ({ number, actions: 99, outlook: [0, 0] });
const places = new Places(stops, [shape(1), shape(2)]);

describe('the places of an analysis in a replay', () => {
  it('have the last action of each stop', () => {
    let [round, actions] = [0, 0];
    for (const [i, { event, drawn, round: number }] of stops.entries()) {
      if (number !== round) [round, actions] = [number, 0];
      if (!isTurnEvent(event)) {
        expect(places.at(i)).toBeNull();
        continue;
      }
      actions += event.type === 'drew' ? drawn : 1;
      expect(places.at(i)).toEqual({ round: round - 1, action: actions - 1 });
    }
  });

  it('find the stop of an action, also of a tile that was drawn before others', () => {
    const drew = stops.findIndex(({ drawn }) => drawn > 1);
    const at = places.at(drew);
    expect(at).not.toBeNull();
    if (at === null) return;
    expect(places.stopOf(at)).toBe(drew);
    expect(places.stopOf({ ...at, action: at.action - 1 })).toBe(drew);
  });

  it('leave out rounds that are not analysed', () => {
    const second = new Places(stops, [shape(2)]);
    const inFirst = stops.findIndex(({ event, round }) => round === 1 && isTurnEvent(event));
    const inSecond = stops.findIndex(({ event, round }) => round === 2 && isTurnEvent(event));
    expect(second.at(inFirst)).toBeNull();
    expect(second.at(inSecond)).toMatchObject({ round: 0 });
  });
});

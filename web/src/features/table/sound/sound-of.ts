import type { MatchEnd, Place, TableView, Tile } from '../../../net/protocol/types.ts';
import { isOwn, sideOf } from '../view/people.ts';
import { isDouble } from '../view/tile.ts';
import type { Sound } from './sounds.ts';
import type { Moment } from '../state/moment.ts';

/** A sound, and the direction that it comes from: -1 is left, 1 is right. */
export type PlacedSound = { sound: Sound; pan: number };

/** The direction for each end of a line; everything else is heard in the middle. */
function panOf(at: Place): number {
  if (at === 'L') return -1;
  return at === 'R' ? 1 : 0;
}

/** The sound of a moment. The person's own play sounds at once, not when the server confirms it. */
export function soundOf(moment: Moment): PlacedSound | null {
  switch (moment.type) {
    case 'laid':
      return tileSound(moment.tile, moment.at);
    case 'event': {
      const { event, after, missed } = moment;
      if (missed) return null;
      switch (event.type) {
        case 'played': {
          const alreadyHeard = isOwn(after, event.seat) && event.by === 'person';
          return alreadyHeard ? null : tileSound(event.tile, event.at);
        }
        case 'passed':
          return { sound: 'knock', pan: 0 };
        case 'drew':
        case 'took':
          return { sound: 'draw', pan: 0 };
        case 'seated':
          return isOwn(after, event.seat) ? null : { sound: 'chair', pan: 0 };
        case 'match-ended':
          return event.end === null ? null : { sound: matchSound(event.end, after), pan: 0 };
        case 'dealt':
          return { sound: 'deal', pan: 0 };
        case 'round-ended':
          return { sound: event.result.outcome.kind === 'out' ? 'out' : 'block', pan: 0 };
        default:
          return null;
      }
    }
    case 'now':
      return moment.turn ? { sound: 'turn', pan: 0 } : null;
    default:
      return null;
  }
}

/** Spectators hear what the winners hear. */
function matchSound({ verdict }: MatchEnd, view: TableView): Sound {
  const { you } = view;
  return you === null || verdict.won.includes(sideOf(view, you)) ? 'won' : 'lost';
}

function tileSound(tile: Tile, at: Place): PlacedSound {
  return { sound: isDouble(tile) ? 'double' : 'tile', pan: panOf(at) };
}

/** The vibration in milliseconds on and off: once for the person's own turn, twice for a pass. */
export function vibrationOf(moment: Moment): number[] | null {
  if (moment.type === 'now' && moment.turn) return [60];
  if (moment.type === 'event' && !moment.missed && moment.event.type === 'passed') {
    return [30, 60, 30];
  }
  return null;
}

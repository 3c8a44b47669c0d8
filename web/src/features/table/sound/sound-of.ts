import type { MatchEnd, Place, SeenEvent, TableView, Tile } from '../../../net/protocol/types.ts';
import { isOwn, sideOf } from '../view/people.ts';
import { isDouble } from '../view/tile.ts';
import type { Sound } from './sounds.ts';
import { isSearch, type Moment } from '../state/moment.ts';

/**
 * A sound, the direction that it comes from (-1 is left, 1 is right), and after how many seconds it begins.
 */
export type PlacedSound = { sound: Sound; pan: number; late: number };

/** The direction for each end of a line; everything else is heard in the middle. */
function panOf(at: Place): number {
  if (at === 'L') return -1;
  return at === 'R' ? 1 : 0;
}

/** The sounds of a moment. The person's own play sounds at once, not when the server confirms it. */
export function soundsOf(moment: Moment): PlacedSound[] {
  switch (moment.type) {
    case 'laid':
      return [tileSound(moment.tile, moment.at)];
    case 'event':
      return moment.missed || isSearch(moment) ? [] : soundsOfEvent(moment.event, moment.after);
    case 'now':
      return moment.turn ? [placed('turn')] : [];
    default:
      return [];
  }
}

function soundsOfEvent(event: SeenEvent, after: TableView): PlacedSound[] {
  switch (event.type) {
    case 'played': {
      const alreadyHeard = isOwn(after, event.seat) && event.by === 'person';
      return [
        ...(alreadyHeard ? [] : [tileSound(event.tile, event.at)]),
        ...((event.points ?? 0) > 0 ? [placed('points', 0.15)] : []),
      ];
    }
    case 'passed':
      return [placed('knock')];
    case 'drew':
    case 'took':
      return [placed('draw')];
    case 'seated':
      return isOwn(after, event.seat) ? [] : [placed('chair')];
    case 'match-ended':
      return event.end === null ? [] : [placed(matchSound(event.end, after), 0.4)];
    case 'dealt':
      return [placed('deal')];
    case 'round-ended': {
      // The last tile is heard first, then the hands that are turned up.
      const blocked = event.result.outcome.kind === 'blocked';
      return [...(blocked ? [placed('block', 0.15)] : []), placed('hands', blocked ? 0.5 : 0.15)];
    }
    default:
      return [];
  }
}

function placed(sound: Sound, late = 0): PlacedSound {
  return { sound, pan: 0, late };
}

/** Spectators hear what the winners hear. */
function matchSound({ verdict }: MatchEnd, view: TableView): Sound {
  const { you } = view;
  return you === null || verdict.won.includes(sideOf(view, you)) ? 'won' : 'lost';
}

function tileSound(tile: Tile, at: Place): PlacedSound {
  return { sound: isDouble(tile) ? 'double' : 'tile', pan: panOf(at), late: 0 };
}

/** The vibration in milliseconds on and off: once for the person's own turn, twice for a pass. */
export function vibrationOf(moment: Moment): number[] | null {
  if (moment.type === 'now' && moment.turn) return [60];
  if (
    moment.type === 'event' &&
    !moment.missed &&
    moment.event.type === 'passed' &&
    !isSearch(moment)
  ) {
    return [30, 60, 30];
  }
  return null;
}

import type { Sentences } from '../../../i18n/language.svelte.ts';
import type { PresetInfo, Rules } from '../../../net/protocol/types.ts';
import type { Place } from './wanted.ts';

export function placeName(place: Place, t: Sentences): string {
  switch (place) {
    case 'favourites':
    case 'lately':
      return t.choosing[place];
    case 'jamaica':
    case 'indonesia':
      return t.choosing.places[place];
    default:
      return t.home.places[place];
  }
}

/** A game in a few words: its players, its tiles where they are not double-six, and its target. */
export function few({ rules }: PresetInfo, t: Sentences): string {
  const { count, sides } = rules.seats;
  const players =
    sides === 'pairs' && count.length === 1
      ? t.choosing.inPairs({ n: count[0] ?? 4 })
      : t.choosing.upTo({ players: count });
  const highest = Number(/^double-(\d+)$/.exec(rules.tiles.set)?.[1] ?? 6);
  const target = targetOf(rules);
  return [
    players,
    ...(highest === 6 ? [] : [t.choosing.set({ n: highest })]),
    ...(target === undefined ? [] : [t.choosing.target({ n: target })]),
  ].join(' · ');
}

/** The target for the most players; `undefined` if there is none. */
function targetOf({ match, score, seats }: Rules): number | undefined {
  if (score.sense === 'none') return undefined;
  const { target } = match;
  if (typeof target !== 'object') return target;
  return target?.[Math.max(...seats.count)];
}

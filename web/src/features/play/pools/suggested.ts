import { presetsOfPlace, type GamePlace } from '../../rulebook/places.ts';

/** Where readers of a language most likely learnt to play. */
export const placesOfLanguage: Readonly<Record<string, readonly GamePlace[]>> = {
  en: ['britain'],
  es: ['spain', 'latin-america'],
  hr: ['croatia', 'russia'],
  pt: ['brazil', 'latin-america'],
  ru: ['russia'],
};

/** With more games than these, the first sight of the page would be a list. */
const CHIPS_MAX = 4;

/** Games that a reader of the language may know, besides those that are offered anyway. */
export function suggestedGames(language: string, offered: readonly string[]): readonly string[] {
  const known = (placesOfLanguage[language] ?? []).flatMap((place) => presetsOfPlace(place) ?? []);
  const others = known.filter((game) => !offered.includes(game));
  return others.slice(0, Math.max(0, CHIPS_MAX - offered.length));
}

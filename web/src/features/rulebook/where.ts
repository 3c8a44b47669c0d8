/** Where each game is played: the places by which games are found. */
import type { Sentences } from '../../i18n/language.svelte.ts';
import { gamePlaces, presetsOfPlace, type GamePlace } from './places.ts';

/** A country or a part of the world. */
export type Place = Exclude<GamePlace, 'children'> | 'jamaica' | 'indonesia';

/** The places with too few games for the home page, and their games. */
const FEW: Readonly<Partial<Record<Place, readonly string[]>>> = {
  jamaica: ['jamaican-partner', 'jamaican-cutthroat'],
  indonesia: ['gaple'],
};

export const places: readonly Place[] = [
  ...gamePlaces.flatMap(({ place }) => (place === 'children' ? [] : [place])),
  'jamaica',
  'indonesia',
];

const OWN: Readonly<Record<string, readonly Place[]>> = {
  en: ['britain'],
  es: ['spain', 'latin-america'],
  hr: ['croatia', 'russia'],
  pt: ['brazil', 'latin-america'],
  ru: ['russia'],
};

/** The place of a game; `undefined` for one of many countries, and for an unknown one. */
export function placeOf(preset: string): Place | undefined {
  return places.find((place) => presetsIn(place).includes(preset));
}

/** The games of a place, the best known first. */
export function presetsIn(place: Place): readonly string[] {
  return FEW[place] ?? presetsOfPlace(place) ?? [];
}

/** All places; those whose games a reader of this language most likely knows come first. */
export function placesFor(language: string): readonly Place[] {
  return [...new Set([...(OWN[language] ?? []), ...places])];
}

/** The name of a place, or of all places. The messages of the part `games` must be loaded. */
export function nameOfPlace(place: Place | undefined, t: Sentences): string {
  const names: Readonly<Record<Place, string>> = { ...t.home.places, ...t.games.places };
  return place === undefined ? t.games.places.everywhere : names[place];
}

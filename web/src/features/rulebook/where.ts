/** Where each game is played: the places by which games are found. */
import type { Sentences } from '../../i18n/language.svelte.ts';
import { gamePlaces, type GamePlace } from './places.ts';

/** A country or a part of the world. */
export type Place = Exclude<GamePlace, 'children'> | 'jamaica' | 'indonesia';

/** The places with too few games for the home page. */
const FEW: Readonly<Record<string, Place>> = {
  gaple: 'indonesia',
  'jamaican-partner': 'jamaica',
  'jamaican-cutthroat': 'jamaica',
};

const OWN: Readonly<Record<string, readonly Place[]>> = {
  en: ['britain'],
  es: ['spain', 'latin-america'],
  hr: ['croatia', 'russia'],
  pt: ['brazil', 'latin-america'],
  ru: ['russia'],
};

/** The place of a game; `undefined` for one of many countries, and for an unknown one. */
export function placeOf(preset: string): Place | undefined {
  const learnt = gamePlaces.find(({ presets }) => presets.includes(preset));
  if (learnt !== undefined && learnt.place !== 'children') return learnt.place;
  return FEW[preset];
}

/** All places; those whose games a reader of this language most likely knows come first. */
export function placesFor(language: string): readonly Place[] {
  const known = gamePlaces.flatMap(({ place }) => (place === 'children' ? [] : [place]));
  return [...new Set<Place>([...(OWN[language] ?? []), ...known, 'jamaica', 'indonesia'])];
}

/** The name of a place, or of all places. The messages of the part `games` must be loaded. */
export function nameOfPlace(place: Place | undefined, t: Sentences): string {
  const names: Readonly<Record<Place, string>> = { ...t.home.places, ...t.games.places };
  return place === undefined ? t.games.places.everywhere : names[place];
}

import type { PageMessages } from '../../i18n/compiled/types.ts';
import type { Pictured } from './pictured.ts';

/** Where people learnt to play. */
export type GamePlace = keyof PageMessages['home']['places'];

interface Learnt {
  readonly place: GamePlace;
  /** The games that people play there, the best known first. */
  readonly presets: readonly [string, ...string[]];
  /** The game that stands for the place in pictures, and what its picture shows. */
  readonly picture: { readonly preset: string; readonly rules: Pictured };
}

/** The picture of a game for four with double-six tiles in a line; others say how they differ. */
const pictured = (
  preset: string,
  sides: Pictured['seats']['sides'],
  shape: Pictured['layout']['shape'] = 'line',
  set: Pictured['tiles']['set'] = 'double-6',
): Learnt['picture'] => ({
  preset,
  rules: { layout: { shape }, seats: { count: [4], sides }, tiles: { set } },
});

/** The places, in the order in which the home page offers them. */
export const gamePlaces: readonly Learnt[] = [
  {
    place: 'russia',
    presets: [
      'goat-club-all',
      'goat-club-one',
      'goat',
      'goat-yard',
      'goat-family',
      'sea-goat',
      'donkey',
      'telefon',
    ],
    picture: pictured('goat-club-all', 'solo'),
  },
  {
    place: 'spain',
    presets: ['spanish-pairs', 'seven-plus-seven', 'for-two', 'for-three'],
    picture: pictured('spanish-pairs', 'pairs'),
  },
  {
    place: 'latin-america',
    presets: ['cuban', 'venezuelan', 'dominican-200', 'puerto-rico-500', 'latin-pairs'],
    picture: pictured('cuban', 'pairs', 'line', 'double-9'),
  },
  {
    place: 'croatia',
    presets: ['goat-croatian'],
    picture: pictured('goat-croatian', 'solo'),
  },
  {
    place: 'brazil',
    presets: ['brazilian-pairs'],
    picture: pictured('brazilian-pairs', 'pairs'),
  },
  {
    place: 'britain',
    presets: ['all-fives', 'fives-threes', 'draw', 'block', 'matador'],
    picture: pictured('all-fives', 'pairs', 'cross'),
  },
  {
    place: 'children',
    presets: ['picture', 'triominoes', 'triangle-dominoes', 'mexican-train', 'classic-family'],
    picture: pictured('triominoes', 'solo', 'triangles', 'triomino-56'),
  },
];

/** The games of a place, the best known first; `undefined` if there is no such place. */
export function presetsOfPlace(place: string | null): readonly string[] | undefined {
  return gamePlaces.find((known) => known.place === place)?.presets;
}

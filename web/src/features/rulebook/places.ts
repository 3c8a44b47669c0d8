import type { PageMessages } from '../../i18n/compiled/types.ts';
import type { Pictured } from './pictured.ts';

/** Where people learnt to play. */
export type GamePlace = keyof PageMessages['home']['places'];

interface Learnt {
  readonly place: GamePlace;
  /** The games that people play there, the best known first. */
  readonly presets: readonly [string, ...string[]];
  /** How one of them looks. */
  readonly picture: Pictured;
}

const pairs = (shape: Pictured['layout']['shape'], set: Pictured['tiles']['set']): Pictured => ({
  layout: { shape },
  seats: { count: [4], sides: 'pairs' },
  tiles: { set },
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
    picture: {
      layout: { shape: 'line' },
      seats: { count: [4], sides: 'solo' },
      tiles: { set: 'double-6' },
    },
  },
  {
    place: 'spain',
    presets: ['spanish-pairs', 'seven-plus-seven', 'for-two', 'for-three'],
    picture: pairs('line', 'double-6'),
  },
  {
    place: 'latin-america',
    presets: ['cuban', 'venezuelan', 'dominican-200', 'puerto-rico-500', 'latin-pairs'],
    picture: pairs('line', 'double-9'),
  },
  {
    place: 'croatia',
    presets: ['goat-croatian'],
    picture: {
      layout: { shape: 'line' },
      seats: { count: [4], sides: 'solo' },
      tiles: { set: 'double-6' },
    },
  },
  { place: 'brazil', presets: ['brazilian-pairs'], picture: pairs('line', 'double-6') },
  {
    place: 'britain',
    presets: ['all-fives', 'fives-threes', 'draw', 'block', 'matador'],
    picture: pairs('cross', 'double-6'),
  },
  {
    place: 'children',
    presets: ['picture', 'triominoes', 'triangle-dominoes', 'mexican-train', 'classic-family'],
    picture: {
      layout: { shape: 'triangles' },
      seats: { count: [4], sides: 'solo' },
      tiles: { set: 'triomino-56' },
    },
  },
];

/** The games of a place, the best known first; `undefined` if there is no such place. */
export function presetsOfPlace(place: string | null): readonly string[] | undefined {
  return gamePlaces.find((known) => known.place === place)?.presets;
}

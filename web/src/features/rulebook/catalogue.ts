import type { PageMessages } from '../../i18n/compiled/types.ts';

/** Where a game is played. Presets are listed under these headings. */
export type Home = keyof PageMessages['presets']['homes'];

/** The headings in the order in which pages show them. */
export const homes: readonly Home[] = [
  'goat',
  'spain',
  'venezuela',
  'caribbean',
  'brazil',
  'indonesia',
  'families',
  'clubs',
  'everywhere',
];

/** The places whose games a reader of this language most likely knows. */
export function homesFor(language: string): readonly Home[] {
  return knownIn[language] ?? [];
}

const knownIn: Readonly<Record<string, readonly Home[]>> = {
  en: ['everywhere'],
  es: ['spain', 'venezuela', 'caribbean'],
  hr: ['goat'],
  pt: ['brazil'],
  ru: ['goat'],
};

const homeOf: Record<string, Home> = {
  'goat-club-all': 'goat',
  'goat-club-one': 'goat',
  goat: 'goat',
  'goat-yard': 'goat',
  'goat-family': 'goat',
  'goat-croatian': 'goat',
  donkey: 'goat',
  'sea-goat': 'goat',
  telefon: 'goat',
  'spanish-pairs': 'spain',
  'seven-plus-seven': 'spain',
  'for-two': 'spain',
  'for-three': 'spain',
  venezuelan: 'venezuela',
  cuban: 'caribbean',
  'jamaican-partner': 'caribbean',
  'jamaican-cutthroat': 'caribbean',
  'puerto-rico-500': 'caribbean',
  'dominican-200': 'caribbean',
  'brazilian-pairs': 'brazil',
  gaple: 'indonesia',
  'classic-family': 'families',
  picture: 'families',
  'triangle-dominoes': 'families',
  'club-pairs': 'clubs',
};

/** The heading of a preset. Games of many places, and unknown presets, are under `everywhere`. */
export function homeOfPreset(preset: string): Home {
  return homeOf[preset] ?? 'everywhere';
}

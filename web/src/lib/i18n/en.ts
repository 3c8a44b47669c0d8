import { wordsOf } from './words.ts';

export const words = wordsOf('en', ['one', 'other']);

/** English, and the shape of every catalogue: a sentence, or a function from named values to one. */
const en = {
  frame: {
    skip: 'Skip to content',
    skipToTable: 'Skip to table',
    pages: 'Pages',
    play: 'Play',
    settings: 'Settings',
    title: ({ page }: { page: string }) => `${page} · Boneyard`,
    offline: 'No connection. What you see here stays; sending goes on when the network is back.',
    loading: 'Loading',
    tryAgain: 'Try again',
    reference: ({ reference }: { reference: string }) => `Reference ${reference}`,
    toHome: 'To the start page',
  },

  notFound: {
    title: 'There is nothing here',
    text: 'The address may be mistyped, or what it named is over.',
  },

  failed: {
    page: 'This page could not be loaded. The rest of Boneyard still works.',
  },

  settings: {
    title: 'Settings',
    intro: 'Every change holds at once and is kept on this device.',
    display: 'Display',
    theme: 'Theme',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    contrast: 'Contrast',
    contrasts: { system: 'As the system', normal: 'Normal', more: 'High' },
    tiles: 'Tile faces',
    tileStyles: {
      classic: 'Classic',
      large: 'Large pips',
      digits: 'Digits',
      both: 'Digits and pips',
    },
    motion: 'Movement',
    motions: { system: 'As the system', normal: 'Normal', fast: 'Fast', none: 'None' },
    speech: 'Speech',
    speechHelp: 'What a screen reader is told about each play.',
    speeches: { short: 'Short', normal: 'Normal', full: 'Full' },
    speechSamples: {
      short: 'Ana 6-5 right. 3, 5.',
      normal: 'Ana: six-five on the right. Ends 3 and 5.',
      full: 'Ana: six-five on the right. Ends 3 and 5. Eva passes. No threes or fives.',
    },
    play: 'Play',
    showFits: 'Raise the tiles that fit',
    confirm: 'Play a tile only with a second tap',
    keys: 'Single-letter keys',
    keysHelp: 'They act only while the table has focus.',
    language: 'Language',
    languageHelp: 'The language of the page',
  },
};

export type Messages = typeof en;
export default en;

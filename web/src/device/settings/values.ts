import { faceStyles, pictureSets } from './faces.ts';

/** Everything a person can set, with the possible values. */
export const choices = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'normal', 'more'],
  /** The cloth of tables; `plain` is green without light and weave. */
  cloth: ['green', 'blue', 'wine', 'slate', 'plain'],
  /** What tiles show; `table` leaves it to each table's rules. */
  tiles: ['table', ...faceStyles],
  /** Whether numbers have colours; `table` gives them to sets above double six. */
  colours: ['table', 'always', 'never'],
  /** Which pictures, if tiles show pictures. */
  pictures: pictureSets,
  motion: ['system', 'normal', 'fast', 'none'],
  speech: ['short', 'normal', 'full'],
  /** Raises the tiles in the hand that fit. */
  showFits: [true, false],
  /** Shows the points that a tile in the hand would score. */
  showScores: [true, false],
  /** Offers a hint and taking back at a table against bots only. */
  help: [true, false],
  /** A first tap chooses a tile; only a second tap plays it. */
  confirm: [true, false],
  /** Tiles may be moved in the hand even where hands keep their order (R3.2.2). */
  rearrange: [true, false],
  /** Single letters act while the table has the focus. */
  keys: [true, false],
  sound: [true, false],
  volume: ['low', 'middle', 'high'],
  vibration: [true, false],
  /** The page itself reads the plays aloud. */
  spoken: [true, false],
} as const;

const defaults: SettingValues = {
  theme: 'system',
  contrast: 'system',
  cloth: 'green',
  tiles: 'table',
  colours: 'table',
  pictures: 'first',
  motion: 'system',
  speech: 'normal',
  showFits: true,
  showScores: true,
  help: true,
  confirm: false,
  rearrange: false,
  keys: true,
  sound: true,
  volume: 'middle',
  vibration: true,
  spoken: false,
  language: null,
};

export type SettingName = keyof typeof choices;

/** The settings of one person on this device. */
export type SettingValues = { [Name in SettingName]: (typeof choices)[Name][number] } & {
  /** A language code; `null` follows the browser. */
  language: string | null;
};

/** Reads stored settings. Missing values, and values that are no longer offered, become their defaults. */
export function readSettings(stored: string | null): SettingValues {
  const given = parseObject(stored);
  const values: Record<string, unknown> = {};
  for (const [name, offered] of Object.entries(choices)) {
    const value = given[name];
    if (offered.some((choice) => choice === value)) values[name] = value;
  }
  if (typeof given['language'] === 'string') values['language'] = given['language'];
  return { ...defaults, ...values };
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

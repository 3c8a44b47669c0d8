/** Everything a person can set, with what each may be; the first is what holds until it is changed. */
export const choices = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'normal', 'more'],
  tiles: ['classic', 'large', 'digits', 'both'],
  motion: ['system', 'normal', 'fast', 'none'],
  speech: ['normal', 'short', 'full'],
  /** Raise the tiles that fit. */
  showFits: [true, false],
  /** A second tap on the tile plays it. */
  confirm: [false, true],
  /** Single letters act while the table has focus. */
  keys: [true, false],
} as const;

export type SettingName = keyof typeof choices;

/** The settings of one person on this device. */
export type SettingValues = { [Name in SettingName]: (typeof choices)[Name][number] } & {
  /** A language code; `null` follows the browser. */
  language: string | null;
};

/** Reads stored settings. What is missing or no longer offered falls back to its default. */
export function readSettings(stored: string | null): SettingValues {
  const given = parseObject(stored);
  const values: Record<string, unknown> = {};
  for (const [name, offered] of Object.entries(choices)) {
    const value = given[name];
    values[name] = offered.some((choice) => choice === value) ? value : offered[0];
  }
  values['language'] = typeof given['language'] === 'string' ? given['language'] : null;
  return values as SettingValues;
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

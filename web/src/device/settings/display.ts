import type { SettingValues } from './values.ts';

/** The preferences of the reader's system. */
export type SystemPreferences = { contrast: boolean; reducedMotion: boolean };

/** The attributes of the root element that `tokens.css` uses. */
export type Display = {
  theme: 'light' | 'dark' | 'system';
  contrast: 'more' | 'normal';
  motion: 'normal' | 'fast' | 'none';
  cloth: SettingValues['cloth'];
};

/** How the page should look: the person's choice, otherwise the system's. */
export function displayOf(values: SettingValues, system: SystemPreferences): Display {
  const contrast = values.contrast === 'system' ? system.contrast : values.contrast === 'more';
  return {
    theme: values.theme,
    contrast: contrast ? 'more' : 'normal',
    cloth: values.cloth,
    motion: values.motion !== 'system' ? values.motion : system.reducedMotion ? 'none' : 'normal',
  };
}

/** Applies a display to the page. */
export function showDisplay(root: HTMLElement, display: Display): void {
  Object.assign(root.dataset, display);
}

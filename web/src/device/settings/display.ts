import type { SettingValues } from './values.ts';

/** What the reader's system asks for. */
export type SystemWishes = { contrast: boolean; reducedMotion: boolean };

/** The attributes of the root element that `tokens.css` looks at. */
export type Display = {
  theme: 'light' | 'dark' | 'system';
  contrast: 'more' | 'normal';
  motion: 'normal' | 'fast' | 'none';
};

/** What the page shall look like: the person's choice, and the system's where there is none. */
export function displayOf(values: SettingValues, system: SystemWishes): Display {
  const contrast = values.contrast === 'system' ? system.contrast : values.contrast === 'more';
  return {
    theme: values.theme,
    contrast: contrast ? 'more' : 'normal',
    motion: values.motion !== 'system' ? values.motion : system.reducedMotion ? 'none' : 'normal',
  };
}

/** Puts a display on the page. */
export function showDisplay(root: HTMLElement, display: Display): void {
  Object.assign(root.dataset, display);
}

import { createContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { displayOf, type Display } from './display.ts';
import { saveText, loadText } from '../local-text.ts';
import { readSettings, type SettingValues } from './values.ts';

const KEY = 'boneyard.settings';

/** This person's settings, stored on this device. A change is saved at once. */
export class Settings {
  #values = $state.raw<SettingValues>(readSettings(loadText(KEY)));
  readonly #contrast = new MediaQuery('prefers-contrast: more');
  readonly #forcedColours = new MediaQuery('forced-colors: active');
  readonly #reducedMotion = new MediaQuery('prefers-reduced-motion: reduce');

  get values(): SettingValues {
    return this.#values;
  }

  /** How the page looks with these settings on this system. */
  get display(): Display {
    return displayOf(this.#values, {
      contrast: this.#contrast.current,
      reducedMotion: this.#reducedMotion.current,
    });
  }

  /** Whether the page has only the few colours of high contrast, or those of the system. */
  get fewColours(): boolean {
    return this.#forcedColours.current || this.display.contrast === 'more';
  }

  set<Name extends keyof SettingValues>(name: Name, value: SettingValues[Name]): void {
    this.#values = { ...this.#values, [name]: value };
    saveText(KEY, JSON.stringify(this.#values));
  }

  /** Adopts changes made in another tab of this browser; returns a function that stops it. */
  listen(): () => void {
    const onstorage = (event: StorageEvent) => {
      if (event.key === KEY) this.#values = readSettings(event.newValue);
    };
    addEventListener('storage', onstorage);
    return () => {
      removeEventListener('storage', onstorage);
    };
  }
}

export const [getSettings, setSettings] = createContext<Settings>();

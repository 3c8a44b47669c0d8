import type { SettingValues } from '../../lib/settings/values.ts';
import { VOLUME } from '../../lib/settings/volume.ts';
import { soundOf, vibrationOf } from '../../lib/table/sounding.ts';
import type { Sound, Sounds } from '../../lib/table/sounds.ts';
import type { Moment } from '../../lib/table/table.svelte.ts';

/** What is heard and felt at the table, as far as its person wants it. */
export class Noises {
  readonly #values: () => SettingValues;
  #sounds: Promise<Sounds | null> | undefined;

  constructor(values: () => SettingValues) {
    this.#values = values;
  }

  /** Browsers let a page sound only after it was touched: then the sounds are loaded. */
  awake(): void {
    if (!this.#values().sound) return;
    this.#sounds ??= import('../../lib/table/sounds.ts')
      .then(({ Sounds }) => new Sounds())
      .catch(() => {
        // Without them the table is played in silence; the next touch asks for them again.
        this.#sounds = undefined;
        return null;
      });
  }

  /** Whoever leaves the table hears no more of it. */
  stop(): void {
    void this.#sounds?.then((sounds) => sounds?.close());
    this.#sounds = undefined;
  }

  hear(moment: Moment): void {
    const sounding = soundOf(moment);
    if (sounding !== null) this.play(sounding.sound, sounding.pan);
    const vibration = vibrationOf(moment);
    if (vibration !== null && this.#values().vibration) vibrate(vibration);
  }

  play(sound: Sound, pan = 0): void {
    const { sound: on, volume } = this.#values();
    if (!on) return;
    void this.#sounds?.then((sounds) => sounds?.play(sound, VOLUME[volume], pan));
  }
}

/** Browsers let a page shake the device only after it was touched. */
function vibrate(pattern: number[]): void {
  if (!('vibrate' in navigator) || !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate(pattern);
}

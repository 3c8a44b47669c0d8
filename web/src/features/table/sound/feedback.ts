import type { SettingValues } from '../../../device/settings/values.ts';
import { VOLUME } from '../../../device/settings/volume.ts';
import { soundOf, vibrationOf } from './sound-of.ts';
import type { Sound, Sounds } from './sounds.ts';
import type { Moment } from '../state/moment.ts';

/** Sounds and vibration at the table, as the settings allow. */
export class Feedback {
  readonly #values: () => SettingValues;
  #sounds: Promise<Sounds | null> | undefined;

  constructor(values: () => SettingValues) {
    this.#values = values;
  }

  /** Browsers play sounds only after the page was touched: then the sounds are loaded. */
  awake(): void {
    if (!this.#values().sound) return;
    this.#sounds ??= import('./sounds.ts')
      .then(({ Sounds }) => new Sounds())
      .catch(() => {
        // Without sounds the table stays silent; the next touch tries to load them again.
        this.#sounds = undefined;
        return null;
      });
  }

  /** Stops sounds when the person leaves the table. */
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

/** Browsers vibrate only after the page was touched. */
function vibrate(pattern: number[]): void {
  if (!('vibrate' in navigator) || !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate(pattern);
}

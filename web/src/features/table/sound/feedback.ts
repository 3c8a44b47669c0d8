import type { SettingValues } from '../../../device/settings/values.ts';
import { VOLUME } from '../../../device/settings/volume.ts';
import { soundsOf, vibrationOf } from './sound-of.ts';
import type { Sound, Sounds } from './sounds.ts';
import type { Moment } from '../state/moment.ts';

/** Sounds and vibration at the table, as the settings allow. */
export class Feedback {
  readonly #values: () => SettingValues;
  #sounds: Promise<Sounds | null> | undefined;

  constructor(values: () => SettingValues) {
    this.#values = values;
  }

  /** Loads the sounds. Call it at a touch or key: browsers play no sounds before the first one. */
  unlock(): void {
    if (!this.#values().sound) return;
    this.#sounds ??= import('./sounds.ts')
      .then(({ Sounds }) => new Sounds())
      .catch(() => {
        // Without sounds the table stays silent; the next touch tries to load them again.
        this.#sounds = undefined;
        return null;
      });
  }

  /** Releases the sounds: the person has left the table. */
  stop(): void {
    void this.#sounds?.then((sounds) => sounds?.close());
    this.#sounds = undefined;
  }

  /** Plays the sounds and the vibration of a moment. */
  hear(moment: Moment): void {
    for (const { sound, pan, late } of soundsOf(moment)) this.play(sound, pan, late);
    const vibration = vibrationOf(moment);
    if (vibration !== null && this.#values().vibration) vibrate(vibration);
  }

  /** Plays a sound after some seconds. */
  play(sound: Sound, pan = 0, late = 0): void {
    const { sound: enabled, volume } = this.#values();
    if (!enabled) return;
    void this.#sounds?.then((sounds) => sounds?.play(sound, VOLUME[volume], pan, late));
  }
}

/** Does nothing before the first touch or key: browsers do not vibrate until then. */
function vibrate(pattern: number[]): void {
  if (!('vibrate' in navigator) || !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate(pattern);
}

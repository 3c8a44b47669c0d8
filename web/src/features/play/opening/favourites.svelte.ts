import { loadText, saveText } from '../../../device/local-text.ts';

const LATELY = 'boneyard.played';
const STARRED = 'boneyard.favourites';
const MOST_LATELY = 4;

/** The games that were played last on this device, the newest first. */
export function playedLately(): readonly string[] {
  return readList(LATELY);
}

/** Remembers that a game is played. */
export function rememberPlayed(preset: string): void {
  const others = readList(LATELY).filter((other) => other !== preset);
  saveText(LATELY, JSON.stringify([preset, ...others].slice(0, MOST_LATELY)));
}

/** The games that this person has starred on this device. */
export class Favourites {
  #starred: readonly string[] = $state.raw(readList(STARRED));

  /** In the order in which they were starred. */
  get all(): readonly string[] {
    return this.#starred;
  }

  has(preset: string): boolean {
    return this.#starred.includes(preset);
  }

  toggle(preset: string): void {
    this.#starred = this.has(preset)
      ? this.#starred.filter((other) => other !== preset)
      : [...this.#starred, preset];
    saveText(STARRED, JSON.stringify(this.#starred));
  }
}

/** A stored list of texts; empty if nothing readable is stored. */
function readList(key: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(loadText(key) ?? '[]');
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

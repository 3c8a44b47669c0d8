import { loadText, saveText } from '../../../device/local-text.ts';

const KEY = 'boneyard.night';

/** Whether a person on this device has opened or joined an evening. Then one may be going on. */
export function hadEvening(): boolean {
  return loadText(KEY) !== null;
}

/** Remembers that a person on this device has opened or joined an evening. */
export function rememberEvening(): void {
  saveText(KEY, 'yes');
}

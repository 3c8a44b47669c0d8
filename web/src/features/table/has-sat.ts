import { loadText, saveText } from '../../device/local-text.ts';

const KEY = 'boneyard.unfinished';

/** Whether a person on this device has sat at a table before. Then the server may have tables to go back to. */
export function hasSat(): boolean {
  return loadText(KEY) !== null;
}

/** Remembers that a person on this device sits at a table. */
export function rememberSeat(table: string): void {
  saveText(KEY, table);
}

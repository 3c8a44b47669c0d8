import { loadText, saveText } from '../../../device/local-text.ts';

const MARK = 'boneyard.local';

/** Whether a table has run on this device. Without one, nothing of tables on devices is loaded. */
export const hasLocal = (): boolean => loadText(MARK) !== null;

/** Remembers that a table runs on this device. */
export const rememberLocal = (): void => saveText(MARK, 'yes');

import { store } from '../../../device/store/store.ts';
import { finished } from './stored.ts';

/** The tables on this device whose match is over. */
export const finishedHere = () => finished(store);

import { store } from '../../../device/store/store.ts';
import { unfinished } from '../../table/local/stored.ts';

/** The person's tables on this device whose match is not over. */
export const tablesHere = () => unfinished(store);

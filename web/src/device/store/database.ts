import { nameOf, StoreError } from './error.ts';

/** Everything kept, by its kind and key. One store serves every kind, so that a new one needs no new version. */
export const ENTRIES = 'entries';

/** The last number given out, by the name it goes by. */
export const COUNTERS = 'counters';

const VERSION = 1;

/** Opens a database of this device, and makes it where there is none. */
export function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let request: IDBOpenDBRequest;
    try {
      // Where pages may keep nothing, some browsers have no `indexedDB` at all, others fail here, others later.
      request = indexedDB.open(name, VERSION);
    } catch (cause) {
      reject(refusal(cause));
      return;
    }
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ENTRIES);
      request.result.createObjectStore(COUNTERS);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(refusal(request.error));
  });
}

function refusal(cause: unknown): StoreError {
  switch (nameOf(cause)) {
    case 'VersionError':
      return new StoreError('newer', 'a newer version of this page has changed the store', {
        cause,
      });
    case 'QuotaExceededError':
      return new StoreError('full', 'there is no room left on this device', { cause });
    default:
      return new StoreError('refused', 'this browser keeps nothing for this page', { cause });
  }
}

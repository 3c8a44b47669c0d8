import { nameOf, StoreError } from './error.ts';

/**
 * The object store of all values, by kind and key. It holds every kind, so that a new kind needs no new version of the
 * database.
 */
export const ENTRIES = 'entries';

/** The object store of the counters: the last number that was given, by the name of the counter. */
export const COUNTERS = 'counters';

const VERSION = 1;

/** Opens this device's database, and creates it if there is none. */
export function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let request: IDBOpenDBRequest;
    try {
      // Where pages may store nothing, some browsers have no `indexedDB`, some throw here, some fail later.
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

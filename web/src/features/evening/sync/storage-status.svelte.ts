import { StoreError, type StoreReason } from '../../../device/store/error.ts';
import { requestPersistence } from '../../../device/store/persist.ts';

/** Whether this device can store an evening's entries. */
export class StorageStatus {
  /** Why the last store operation failed; `undefined` if it succeeded. */
  failed = $state<StoreReason>();
  #wasAsked = false;

  /** Asks the browser for persistent storage, once. Called when a person enters something. */
  ask(): void {
    if (this.#wasAsked) return;
    this.#wasAsked = true;
    void requestPersistence();
  }

  /** Waits for a store operation, and records in `failed` how it ended. Throws what the store throws. */
  async keep<T>(operation: Promise<T>): Promise<T> {
    try {
      const result = await operation;
      this.failed = undefined;
      return result;
    } catch (error) {
      if (error instanceof StoreError) this.failed = error.reason;
      throw error;
    }
  }

  /** Like `keep`, but resolves to `undefined` if the store fails, for work that continues anyway. */
  async tryToKeep<T>(operation: Promise<T>): Promise<T | undefined> {
    try {
      return await this.keep(operation);
    } catch (error) {
      if (error instanceof StoreError) return undefined;
      throw error;
    }
  }
}

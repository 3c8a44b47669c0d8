import { StoreError, type StoreReason } from '../../../device/store/error.ts';
import { requestPersistence } from '../../../device/store/persist.ts';

/** Whether this device can store an evening's entries. */
export class StorageStatus {
  /** Why it failed the last time. */
  failed = $state<StoreReason>();
  #wasAsked = false;

  /** Asks the browser for persistent storage, when a person first enters something. */
  ask(): void {
    if (this.#wasAsked) return;
    this.#wasAsked = true;
    void requestPersistence();
  }

  /** Waits until something is stored, or fails as the store does. */
  async keep<T>(keeping: Promise<T>): Promise<T> {
    try {
      const persisted = await keeping;
      this.failed = undefined;
      return persisted;
    } catch (error) {
      if (error instanceof StoreError) this.failed = error.reason;
      throw error;
    }
  }

  /** The same for work in the background, which does not wait for it. */
  async tryToKeep<T>(keeping: Promise<T>): Promise<T | undefined> {
    try {
      return await this.keep(keeping);
    } catch (error) {
      if (error instanceof StoreError) return undefined;
      throw error;
    }
  }
}

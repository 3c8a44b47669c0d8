import { StoreError, type StoreReason } from '../../../device/store/error.ts';
import { keepForGood } from '../../../device/store/persist.ts';

/** Whether this device keeps what an evening gives it to keep. */
export class StorageStatus {
  /** Why it did not, the last time. */
  failed = $state<StoreReason>();
  #wasAsked = false;

  /** Asks the browser to keep it for good, the first time that a person does something. */
  ask(): void {
    if (this.#wasAsked) return;
    this.#wasAsked = true;
    void keepForGood();
  }

  /** Waits until something is kept, or fails as the store does. */
  async keep<T>(keeping: Promise<T>): Promise<T> {
    try {
      const kept = await keeping;
      this.failed = undefined;
      return kept;
    } catch (error) {
      if (error instanceof StoreError) this.failed = error.reason;
      throw error;
    }
  }

  /** The same for what goes on without it. */
  async tryToKeep<T>(keeping: Promise<T>): Promise<T | undefined> {
    try {
      return await this.keep(keeping);
    } catch (error) {
      if (error instanceof StoreError) return undefined;
      throw error;
    }
  }
}

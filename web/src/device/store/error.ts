/**
 * Why storing or reading failed. `refused`: the browser stores nothing here, as some do in private windows. `full`:
 * there is no room left. `newer`: a newer version of the page has changed the database. `unreadable`: a stored value is
 * invalid. `failed`: any other cause.
 */
export type StoreReason = 'refused' | 'full' | 'newer' | 'unreadable' | 'failed';

/** The store failed, and nothing of the operation was stored. */
export class StoreError extends Error {
  readonly reason: StoreReason;

  constructor(reason: StoreReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** The reason for an error inside a transaction. */
export function failure(cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new StoreError(nameOf(cause) === 'QuotaExceededError' ? 'full' : 'failed', message, {
    cause,
  });
}

/** The name of an error; a browser's own error types differ only in their names. */
export function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}

/**
 * Why something could not be kept or read back: the browser keeps nothing here (as some do in private windows), there
 * is no room left, another tab runs a newer version of the page, what was kept makes no sense, or anything else.
 */
export type StoreReason = 'refused' | 'full' | 'newer' | 'unreadable' | 'failed';

/** The store of this device did not do what was asked, and nothing of it was kept. */
export class StoreError extends Error {
  readonly reason: StoreReason;

  constructor(reason: StoreReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** What a failure inside a transaction means. */
export function failure(cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new StoreError(nameOf(cause) === 'QuotaExceededError' ? 'full' : 'failed', message, {
    cause,
  });
}

/** The name of an error; a browser's own kinds of error differ in nothing else. */
export function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}

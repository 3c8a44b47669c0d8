/** What a page says to the worker. */
export type ToWorker =
  /** I run this script. A worker of the same build may be in charge of me at once; another says that it is newer. */
  | { type: 'page'; script: string }
  /** Be in charge of every page, now; this one will load itself again. */
  | { type: 'take-over' }
  /** Keep what these addresses answer, so that it can be read without a network. */
  | { type: 'keep'; addresses: readonly string[] };

/** What the worker says to a page. */
export type ToPage =
  /** The page is of another build than this worker, which came after it. */
  | { type: 'newer' }
  /** The server did not answer, and something kept was shown instead. */
  | { type: 'unreachable' };

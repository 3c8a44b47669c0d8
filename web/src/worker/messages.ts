/** A message of a page to the worker. */
export type ToWorker =
  /**
   * The page runs this script. A worker of the same build may then control the page; one of another build answers that
   * it is newer.
   */
  | { type: 'page'; script: string }
  /** Take control of every page now. The page that asks reloads itself. */
  | { type: 'take-over' }
  /** Cache the answers of these addresses for reading offline. */
  | { type: 'keep'; addresses: readonly string[] };

/** A message of the worker to a page. */
export type ToPage =
  /** The page is of an older build than this worker. */
  | { type: 'newer' }
  /** The server did not answer, and a cached answer was shown. */
  | { type: 'unreachable' }
  /** A person has pressed a notice about this page. */
  | { type: 'open'; path: string };

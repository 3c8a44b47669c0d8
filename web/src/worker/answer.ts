/** An answer, and whether the network gave it. */
export interface Answer {
  readonly response: Response;
  readonly fromNetwork: boolean;
}

/** The sources of an answer, and how long to wait for the network. */
export interface Sources {
  /** Asks the network. */
  readonly asked: Promise<Response>;
  /** Looks in the cache. */
  kept(): Promise<Response | undefined>;
  /** Resolves when the reader has waited long enough and gets the cached answer. */
  readonly patience: Promise<void>;
}

/**
 * The network's answer if it comes in time, otherwise the cached one. Without a cached one, whatever the network does.
 */
export async function networkFirst({ asked, kept, patience }: Sources): Promise<Answer> {
  const soon = await Promise.race([
    asked.then(
      (response) => (isDown(response) ? undefined : response),
      () => undefined,
    ),
    patience,
  ]);
  if (soon instanceof Response) return { response: soon, fromNetwork: true };
  const found = await kept();
  if (found !== undefined) return { response: found, fromNetwork: false };
  return { response: await asked, fromNetwork: true };
}

/** Whether a proxy answered for a server that is down. */
const isDown = ({ status }: Response): boolean => status >= 500;

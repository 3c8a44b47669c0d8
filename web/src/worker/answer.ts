/** An answer, and whether the network gave it. */
export interface Answer {
  readonly response: Response;
  readonly fromNetwork: boolean;
}

/** The sources of an answer, and how long to wait for the network. */
export interface Sources {
  /** The response of the network. */
  readonly network: Promise<Response>;
  /** Looks up the cached response. */
  cached(): Promise<Response | undefined>;
  /** Resolves when the cached answer has to be used. */
  readonly patience: Promise<void>;
}

/**
 * The network's answer if it comes in time, otherwise the cached one. Without a cached one, the network's answer or its failure.
 */
export async function networkFirst({ network, cached, patience }: Sources): Promise<Answer> {
  const soon = await Promise.race([
    network.then(
      (response) => (isDown(response) ? undefined : response),
      () => undefined,
    ),
    patience,
  ]);
  if (soon instanceof Response) return { response: soon, fromNetwork: true };
  const found = await cached();
  if (found !== undefined) return { response: found, fromNetwork: false };
  return { response: await network, fromNetwork: true };
}

/** Whether the server failed, or a proxy answered for one that is down. */
const isDown = ({ status }: Response): boolean => status >= 500;

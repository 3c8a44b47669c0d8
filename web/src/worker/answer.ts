/** An answer, and whether the network gave it. */
export interface Answer {
  readonly response: Response;
  readonly fromNetwork: boolean;
}

/** Where an answer can come from, and how long the network has. */
export interface Sources {
  /** What the network will say. */
  readonly asked: Promise<Response>;
  /** Looks for what was kept. */
  kept(): Promise<Response | undefined>;
  /** Ends when the reader has waited long enough and gets the stored answer. */
  readonly patience: Promise<void>;
}

/**
 * What the network says, if it says something in good time; otherwise what was kept; and where nothing was, whatever
 * becomes of the network.
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

/** Whether a proxy answers for a server that is down. */
const isDown = ({ status }: Response): boolean => status >= 500;

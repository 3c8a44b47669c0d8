/**
 * Asks the browser to keep what this page stores until the person deletes it, rather than clear it when storage runs
 * short. Some browsers ask the person, so call this after the person has pressed something. `false` if the browser may
 * clear it, or does not say. Data is stored then too, but people who leave unsent results should be warned.
 */
export async function requestPersistence(): Promise<boolean> {
  // Over plain HTTP there is no such function, although the types say so.
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (storage?.persist === undefined) return false;
  try {
    return (await storage.persisted?.()) === true || (await storage.persist());
  } catch {
    return false;
  }
}

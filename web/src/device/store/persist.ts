/**
 * Asks the browser to keep what this page stores until the person deletes it, rather than clear it when room is short.
 * Some browsers ask the person, so this belongs behind something they pressed. `false` where the browser may clear it,
 * or keeps that to itself: what is stored holds then too, but it is worth saying to whoever leaves results unsent.
 */
export async function keepForGood(): Promise<boolean> {
  // Over plain HTTP there is no such thing, whatever the types say.
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (storage?.persist === undefined) return false;
  try {
    return (await storage.persisted?.()) === true || (await storage.persist());
  } catch {
    return false;
  }
}

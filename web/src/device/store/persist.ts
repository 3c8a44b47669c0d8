/**
 * Requests persistent storage: the browser then keeps the data of this page until the person deletes it. Some browsers
 * ask the person, so call this after a click. Returns `false` if the browser may clear the data, or if the request
 * fails. Data is stored even then, but the page should warn people who leave with unsent results.
 */
export async function requestPersistence(): Promise<boolean> {
  // Over plain HTTP this function is missing, although its type says otherwise.
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (storage?.persist === undefined) return false;
  try {
    return (await storage.persisted?.()) === true || (await storage.persist());
  } catch {
    return false;
  }
}

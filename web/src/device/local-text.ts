/** The text that this device stores under `key`; `null` if there is none, or if the browser stores nothing. */
export function loadText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores text on this device. If the browser stores nothing, the text is lost with the page. */
export function saveText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}

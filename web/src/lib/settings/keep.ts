/** Text kept on this device under `key`, or `null` where there is none or the browser keeps nothing. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps text on this device. A browser told to keep nothing forgets it with the page. */
export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}

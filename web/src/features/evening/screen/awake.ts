/** Keeps the screen on while a board is shown, if the browser can; returns how to stop. */
export function keepsAwake(): () => void {
  let held: WakeLockSentinel | undefined;
  let over = false;
  async function hold() {
    if (document.visibilityState !== 'visible') return;
    try {
      held = await navigator.wakeLock.request('screen');
      if (over) await held.release();
    } catch {
      // The battery is low, or the browser does not support it: then the screen goes dark as usual.
    }
  }
  if ('wakeLock' in navigator) void hold();
  const shown = () => {
    // The browser releases the lock whenever the page is hidden.
    if ('wakeLock' in navigator) void hold();
  };
  document.addEventListener('visibilitychange', shown);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', shown);
    held?.release().catch(() => undefined);
  };
}

/** Keeps the screen on while a board is shown, if the browser can. Returns a function that stops this. */
export function keepsAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isStopped = false;
  async function acquire() {
    if (document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isStopped) await lock.release();
    } catch {
      // The browser refused, for example because the battery is low: the screen goes dark as usual.
    }
  }
  if ('wakeLock' in navigator) void acquire();
  const onVisibility = () => {
    // The browser releases the lock whenever the page is hidden.
    if ('wakeLock' in navigator) void acquire();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', onVisibility);
    lock?.release().catch(() => undefined);
  };
}

/** What a key does in a replay. */
export type ReplayKey =
  'previous' | 'next' | 'previous-round' | 'next-round' | 'first' | 'last' | 'run';

const KEYS: Readonly<Record<string, ReplayKey>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'previous-round',
  ArrowDown: 'next-round',
  Home: 'first',
  End: 'last',
  ' ': 'run',
};

/** What a pressed key does; `undefined` if it is not for the replay. */
export function keyOf(event: KeyboardEvent): ReplayKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  const key = KEYS[event.key];
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return undefined;
  if (target.matches('select, textarea, input:not([type=range])')) return undefined;
  // The space bar presses the button that has the focus.
  return key === 'run' && target.matches('button, a, summary') ? undefined : key;
}

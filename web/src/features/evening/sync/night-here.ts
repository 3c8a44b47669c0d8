import type { Store } from '../../../device/store/store.ts';
import { infos, keysOf, taken } from './stored.ts';

/** How long an evening that nobody closes counts as running after its last entry, in milliseconds. */
const RUNS_MS = 24 * 3_600_000;

/** The evening that runs on this device alone; of several, the one with the last entry; `undefined` if there is none. */
export async function nightHere(store: Store): Promise<{ id: string; name: string } | undefined> {
  const [last] = (await store.list(infos))
    .filter(({ value }) => value.club === null && Date.now() - value.touched < RUNS_MS)
    .sort((a, b) => b.value.touched - a.value.touched);
  if (last === undefined) return undefined;
  const acts = (await store.list(taken, keysOf(last.key))).map(({ value }) => value.act.act);
  if (acts.lastIndexOf('close') > acts.lastIndexOf('reopen')) return undefined;
  return { id: last.key, name: last.value.name };
}

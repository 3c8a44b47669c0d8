import type { Store } from '../../../device/store/store.ts';
import { infos, keysOf, taken, type EveningInfo } from './stored.ts';

/** The evenings of this device that were not discarded, the most recent first. */
export async function nightsOf(store: Store): Promise<({ readonly id: string } & EveningInfo)[]> {
  const evenings = (await store.list(infos)).map(({ key, value }) => ({ id: key, ...value }));
  return evenings
    .filter(({ discarded }) => discarded !== true)
    .sort((a, b) => b.touched - a.touched);
}

/** How long an evening that nobody closes counts as running after its last entry, in milliseconds. */
const RUNS_MS = 24 * 3_600_000;

/** The evening that runs on this device alone; of several, the one with the last entry; `undefined` if there is none. */
export async function nightHere(store: Store): Promise<{ id: string; name: string } | undefined> {
  const last = (await nightsOf(store)).find(
    ({ club, touched }) => club === null && Date.now() - touched < RUNS_MS,
  );
  if (last === undefined) return undefined;
  const acts = (await store.list(taken, keysOf(last.id))).map(({ value }) => value.act.act);
  if (acts.lastIndexOf('close') > acts.lastIndexOf('reopen')) return undefined;
  return { id: last.id, name: last.name };
}

// How the settings of one browser and those that the account stores for all browsers become the same.
import { readSettings, type SettingValues } from '../../../device/settings/values.ts';

/** The settings that an account stores. Another version of the page may have stored more of them, or others. */
export type Stored = Readonly<Record<string, unknown>>;

/** The name of a setting. */
export type Name = keyof SettingValues;

/** What has to happen for the settings of a browser and of the account to be the same. */
export type Step = {
  /** The settings that this browser takes from the account. */
  readonly take: Partial<SettingValues>;
  /** What the account should store from now on; `undefined` if it stores that already. */
  readonly send: Stored | undefined;
};

/**
 * The account decides, apart from the settings that were changed here and that it does not have yet (`unsent`). An account
 * without settings gets those of this browser. Settings that this page does not know stay stored.
 */
export function reconcile(here: SettingValues, stored: Stored, unsent: ReadonlySet<Name>): Step {
  if (Object.keys(stored).length === 0) return { take: {}, send: { ...here } };
  const offered = readSettings(JSON.stringify(stored));
  const take: Partial<Record<Name, unknown>> = {};
  const changed: Partial<Record<Name, unknown>> = {};
  for (const name of namesOf(here)) {
    if (here[name] === stored[name]) continue;
    if (unsent.has(name)) changed[name] = here[name];
    // A value that is not offered here, or that is missing, became a default.
    else if (offered[name] === stored[name]) take[name] = stored[name];
  }
  const send = Object.keys(changed).length === 0 ? undefined : { ...stored, ...changed };
  return { take: take as Partial<SettingValues>, send };
}

/** The settings whose values differ. */
export function changedNames(before: SettingValues, after: SettingValues): Name[] {
  return namesOf(after).filter((name) => before[name] !== after[name]);
}

/** The settings with this name, of the names in a stored list. Names that this page does not know are left out. */
export function readNames(list: string | null, known: SettingValues): Name[] {
  const names = (list ?? '').split(' ');
  return namesOf(known).filter((name) => names.includes(name));
}

export const namesOf = (values: SettingValues) => Object.keys(values) as Name[];

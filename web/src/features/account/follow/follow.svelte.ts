// Keeps the settings of a person who is signed in the same on all their devices. The latest change wins.
import { rememberAccount } from '../../../device/has-account.ts';
import { loadText, saveText } from '../../../device/local-text.ts';
import type { Settings } from '../../../device/settings/settings.svelte.ts';
import type { SettingValues } from '../../../device/settings/values.ts';
import { getAccountSettings, putAccountSettings } from '../../../net/account.ts';
import { ApiError, REACHABLE } from '../../../net/api.ts';
import { changedNames, namesOf, readNames, reconcile, type Name } from './reconcile.ts';

/** The key of the names of settings that were changed here and that the account does not have yet. */
const UNSENT = 'boneyard.settings.unsent';

/** How long settings rest before they are sent: somebody who tries all volumes sends one request. */
const REST_MS = 1000;

/** Follows an account until it is stopped, or until the server says that this browser is not signed in. */
class Follower {
  readonly #settings: Settings;
  readonly #unsent: Set<Name>;
  /** The settings when they were last looked at. */
  #seen: SettingValues;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;
  /** Something has changed since the account was asked. */
  #again = false;
  #stopped = false;
  readonly #stopWatching: () => void;
  readonly #onreachable = () => void this.#meet();

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#seen = settings.values;
    this.#unsent = new Set(readNames(loadText(UNSENT), settings.values));
    this.#stopWatching = $effect.root(() => {
      $effect(() => this.#look(settings.values));
    });
    addEventListener(REACHABLE, this.#onreachable);
    rememberAccount(true);
    void this.#meet();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    removeEventListener(REACHABLE, this.#onreachable);
    this.#stopWatching();
    this.#unsent.clear();
    this.#remember();
  }

  /** Notes what was changed here, or in another tab, and sends it once it rests. */
  #look(values: SettingValues): void {
    const changed = changedNames(this.#seen, values);
    this.#seen = values;
    if (changed.length === 0) return;
    for (const name of changed) this.#unsent.add(name);
    this.#remember();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#meet(), REST_MS);
  }

  /** Asks for the settings of the account, takes those, and sends what was changed here. */
  async #meet(): Promise<void> {
    this.#again = true;
    if (this.#asking) return;
    this.#asking = true;
    while (this.#again && !this.#stopped) {
      this.#again = false;
      try {
        await this.#exchange();
      } catch (error) {
        this.#asking = false;
        if (!(error instanceof ApiError)) throw error;
        if (isSignedOut(error)) stopFollowing();
        // Otherwise the next change, the next page, or a server that answers again repeats it.
        return;
      }
    }
    this.#asking = false;
  }

  async #exchange(): Promise<void> {
    const { settings: stored } = await getAccountSettings();
    if (this.#stopped) return;
    // A change of this very moment may not have been looked at.
    this.#look(this.#settings.values);
    const { take, send } = reconcile(this.#settings.values, stored, this.#unsent);
    for (const name of namesOf(this.#settings.values)) this.#take(name, take);
    this.#seen = this.#settings.values;
    const sent = this.#seen;
    if (send !== undefined) await putAccountSettings({ settings: send });
    if (this.#stopped) return;
    // What was changed while the request was on its way is sent next.
    const later = changedNames(sent, this.#settings.values);
    for (const name of this.#unsent) if (!later.includes(name)) this.#unsent.delete(name);
    this.#remember();
  }

  #take<N extends Name>(name: N, take: Partial<SettingValues>): void {
    const value = take[name];
    if (value !== undefined) this.#settings.set(name, value as SettingValues[N]);
  }

  #remember(): void {
    saveText(UNSENT, [...this.#unsent].join(' '));
  }
}

let follower: Follower | undefined;

/** Follows the account to which this browser is signed in. */
export function followAccount(settings: Settings): void {
  follower ??= new Follower(settings);
}

/** Stops following, because this browser is signed out. */
export function stopFollowing(): void {
  follower?.stop();
  follower = undefined;
  rememberAccount(false);
}

function isSignedOut({ reason }: ApiError): boolean {
  if (reason.code === 'not-allowed') return true;
  return reason.code === 'account' && reason.refusal.code === 'not-signed-in';
}

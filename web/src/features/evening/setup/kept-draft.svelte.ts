import { loadText, saveText } from '../../../device/local-text.ts';
import { PLAYERS_MAX } from '../../../net/protocol/evening.ts';
import { NEEDS } from '../words/needs.ts';
import type { Draft, DraftData } from './draft.svelte.ts';
import type { Host } from './host.ts';

/** The key of what was typed for an evening that is not open yet. */
const KEY = 'boneyard.evening-draft';

/**
 * Keeps on this device what is typed in a draft until its evening is open. Only this device has it, as the players' needs are in
 * it. What was not changed is not kept: its defaults depend on the day, the language and the club.
 */
export class KeptDraft {
  /** Whether the draft has what was typed before the page was opened. */
  #isRestored = $state(false);
  readonly #draft: Draft;
  readonly #defaults: DraftData;
  #isOver = false;

  /** Takes over what was typed before into a draft that has only its defaults. */
  constructor(draft: Draft, host: Host) {
    this.#draft = draft;
    this.#defaults = draft.data();
    const kept = readChanges(loadText(KEY));
    this.#isRestored = Object.keys(kept).length > 0;
    draft.restore(kept);
    if (host.isKnown) draft.nameOrganiser(host.you);
  }

  get isRestored(): boolean {
    return this.#isRestored;
  }

  /** Stores every change while the component that calls this is mounted. */
  follow(): void {
    $effect(() => {
      const now = this.#draft.data();
      if (this.#isOver) return;
      const changed = changesIn(now, this.#defaults);
      if (Object.keys(changed).length > 0) saveText(KEY, JSON.stringify(changed));
      else remove();
    });
  }

  /** Gives the draft its defaults again, and so removes from this device what was typed. */
  startAfresh(): void {
    this.#isRestored = false;
    this.#draft.restore(this.#defaults);
  }

  /** Removes from this device what was typed, because its evening is open. */
  forget(): void {
    this.#isOver = true;
    remove();
  }
}

function remove(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Such a browser stores nothing.
    return;
  }
}

function changesIn(now: DraftData, defaults: DraftData): Partial<DraftData> {
  const isChanged = (field: keyof DraftData) =>
    JSON.stringify(now[field]) !== JSON.stringify(defaults[field]);
  return Object.fromEntries(
    Object.entries(now).filter(([field]) => isChanged(field as keyof DraftData)),
  );
}

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => value === null || typeof value === 'number';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isListed: Check = (value) =>
  isObject(value) && isText(value['name']) && isText(value['email']);
const isNeed: Check = (value) => NEEDS.some((need) => need === value);
const isRegulation: Check = (value) =>
  isObject(value) &&
  Array.isArray(value['order']) &&
  isObject(value['wins']) &&
  isObject(value['mishaps']);
const isPlayer: Check = (value) =>
  isObject(value) &&
  isText(value['name']) &&
  isFlag(value['keeps']) &&
  areAll(isNeed)(value['needs']);
const areAll =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** The form of each field. Only this page writes them, but an older one may have. */
const FORMS: Readonly<Record<keyof DraftData, Check>> = {
  ...{ name: isText, country: isText, city: isText, organisation: isText, date: isText },
  ...{ target: isNumber, limit: isNumber, matches: isNumber, penalties: isFlag },
  ...{ stakes: isObject, options: isObject, repeat: isText, kind: isText },
  teamPairs: (value) => typeof value === 'number' && value >= 1,
  teamNames: areAll(isText),
  ...{ groups: isNumber, qualify: isNumber },
  online: (value) => value === null || isObject(value),
  // A regulation of an older page may lack a rule.
  regulation: (value) => value === null || isRegulation(value),
  ...{ clubName: isText, typed: isText, ownRegulation: isText },
  people: (value) =>
    areAll(isPlayer)(value) &&
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= PLAYERS_MAX,
  listed: areAll(isListed),
  doubts: areAll((value) => isListed(value) && isObject(value) && isText(value['like'])),
};

/** The stored fields that have the form of a draft's. */
function readChanges(text: string | null): Partial<DraftData> {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (!isObject(stored)) return {};
  const given = stored;
  const fields = Object.entries(FORMS).filter(([field, check]) => check(given[field]));
  return Object.fromEntries(fields.map(([field]) => [field, given[field]]));
}

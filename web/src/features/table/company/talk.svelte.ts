import type { CompanyMessages } from '../../../i18n/compiled/types.ts';
import { loadText, saveText } from '../../../device/local-text.ts';
import type { Said, Seat, TableView } from '../../../net/protocol/types.ts';
import type { TableState } from '../state/table.svelte.ts';
import { playersOf } from '../view/people.ts';

/** Something that was said at this table since the page is open. */
export interface Heard {
  readonly id: number;
  readonly seat: Seat;
  readonly said: Said;
}

/** How many lines of talk are kept. */
const KEPT_MAX = 50;
/** How many muted names the device remembers. */
const MUTED_MAX = 200;
const MUTED = 'boneyard.muted';

/** What people said at a table. It begins when the part of the page that shows talk is loaded. */
class Talk {
  #heard: readonly Heard[] = $state.raw([]);
  #lastId = 0;

  constructor(table: TableState) {
    table.moments.listen((moment) => {
      if (moment.type !== 'said') return;
      this.#lastId += 1;
      const { seat, said } = moment;
      this.#heard = [...this.#heard, { id: this.#lastId, seat, said }].slice(-KEPT_MAX);
    });
  }

  get heard(): readonly Heard[] {
    return this.#heard;
  }
}

const talks = new WeakMap<TableState, Talk>();

/** The talk at a table, the same for all parts of its page. */
export function talkAt(table: TableState): Talk {
  const talk = talks.get(table) ?? new Talk(table);
  talks.set(table, talk);
  return talk;
}

/** The names whose talk this device hides. */
class Muted {
  #names: readonly string[] = $state.raw(readNames(loadText(MUTED)));

  has(name: string): boolean {
    return this.#names.includes(name);
  }

  /** Hides the talk of a name from now on, or shows it again. */
  set(name: string, muted: boolean): void {
    const others = this.#names.filter((other) => other !== name);
    this.#names = muted ? [...others, name].slice(-MUTED_MAX) : others;
    saveText(MUTED, JSON.stringify(this.#names));
  }
}

export const muted = new Muted();

/** Reads stored names; none if what is stored is invalid. */
export function readNames(stored: string | null): string[] {
  try {
    const names: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** What was said, in this person's language. Text is shown as it was written. */
export function wordsOf(said: Said, t: CompanyMessages): string {
  return 'text' in said ? said.text : t.phrases[said.phrase];
}

/** Whether people may talk at a table now. */
export function mayTalk(view: TableView): boolean {
  return view.options.talk !== 'off' && view.you !== null && !partnersArePlaying(view);
}

/** Whether partners play a round now: then they do not talk. */
export function partnersArePlaying(view: TableView): boolean {
  const hasPartners = view.sides.length < playersOf(view);
  return hasPartners && (view.phase === 'playing' || view.phase === 'taking');
}

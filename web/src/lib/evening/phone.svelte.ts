import { createContext } from 'svelte';
import type {
  Act,
  Author,
  EveningView,
  Player,
  Refusal,
  SheetId,
  TableView,
} from '../protocol/evening.ts';
import { Doing } from './doing.svelte.ts';
import { numberOf, tableOf } from './places.ts';
import type { EveningSession } from './session.ts';
import { stepOf, type Step } from './step.ts';

/** The device of somebody who plays: the own table of the match that is played, what it asks next, and what was tried. */
export class Phone {
  readonly session: EveningSession;
  readonly #now: () => number;
  readonly #doing: Doing;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  readonly #entered = new Set<string>();

  /** The table; `undefined` for whoever rests, and between matches. */
  readonly table: TableView | undefined = $derived.by(() => {
    const { view, me } = this.session;
    return view && tableOf(view, me);
  });
  readonly step: Step | undefined = $derived.by(() => {
    const { view, me } = this.session;
    return view && this.table && stepOf(view, this.table, me, this.#now());
  });

  /** `now` tells the time, in milliseconds. */
  constructor(session: EveningSession, now: () => number) {
    this.session = session;
    this.#now = now;
    this.#doing = new Doing(session);
  }

  get view(): EveningView | undefined {
    return this.session.view;
  }

  get me(): Author | undefined {
    return this.session.me;
  }

  /** The number of whoever this device is. */
  get own(): Player | undefined {
    return numberOf(this.session.me);
  }

  get now(): number {
    return this.#now();
  }

  /** Why the last thing that was tried cannot be. */
  get refusal(): Refusal | undefined {
    return this.#doing.refusal;
  }

  /** Does something; whether it was taken. */
  async act(act: Act): Promise<boolean> {
    if (act.act === 'round' || act.act === 'change') this.#entered.add(key(act.at, act.number));
    return this.#doing.do(act);
  }

  /** Whether a round was entered or changed here, so that nobody need be told of it. */
  hasEntered(at: SheetId, round: number): boolean {
    return this.#entered.has(key(at, round));
  }

  /** Whether nobody has joined as this player; `false` where that is not known. */
  lacksPhone(player: Player): boolean {
    const { joined } = this.session;
    return joined !== undefined && player !== this.own && !joined.includes(player);
  }
}

const key = (at: SheetId, round: number) => `${at.match}/${at.table}/${round}`;

export const [getPhone, setPhone] = createContext<Phone>();

import { createContext } from 'svelte';
import type {
  EveningCommand,
  Author,
  EveningView,
  Player,
  EntryRefusal,
  SheetId,
  ClubTableView,
} from '../../../net/protocol/evening.ts';
import { ActSubmission } from '../sync/act-submission.svelte.ts';
import { numberOf, tableOf } from '../words/places.ts';
import type { EveningSession } from '../sync/session.ts';
import type { Panel } from './panel.ts';
import { stepOf, type Step } from './steps/step.ts';

/** A player's device: its table in the current match, the next step there, and the last submission. */
export class Phone {
  readonly session: EveningSession;
  readonly #now: () => number;
  readonly #submission: ActSubmission;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  readonly #entered = new Set<string>();

  /** The panel that is open over the table's step. */
  panel: Panel | undefined = $state();

  /** The table; `undefined` for a player who sits out, and between matches. */
  readonly table: ClubTableView | undefined = $derived.by(() => {
    const { view, me } = this.session;
    return view && tableOf(view, me);
  });
  /** What is to be done at the table; `undefined` without a table. */
  readonly step: Step | undefined = $derived.by(() => {
    const { view, me } = this.session;
    return view && this.table && stepOf(view, this.table, me, this.#now());
  });

  /** `now` returns the time in milliseconds. */
  constructor(session: EveningSession, now: () => number) {
    this.session = session;
    this.#now = now;
    this.#submission = new ActSubmission(session);
  }

  get view(): EveningView | undefined {
    return this.session.view;
  }

  get me(): Author | undefined {
    return this.session.me;
  }

  /** The player number of this device. */
  get own(): Player | undefined {
    return numberOf(this.session.me);
  }

  get now(): number {
    return this.#now();
  }

  /** Why the last command was refused; `undefined` if it was not. */
  get refusal(): EntryRefusal | undefined {
    return this.#submission.refusal;
  }

  /** Submits a command; returns whether it was accepted. */
  async act(act: EveningCommand): Promise<boolean> {
    if (act.act === 'round' || act.act === 'change') this.#entered.add(key(act.at, act.number));
    return this.#submission.submit(act);
  }

  /** Whether a round was entered or changed on this device. Such a round is not announced here. */
  hasEntered(at: SheetId, round: number): boolean {
    return this.#entered.has(key(at, round));
  }

  /** Whether this player has said to have no phone, or nobody has joined as this player; `false` where that is not known. */
  lacksPhone(player: Player): boolean {
    const { joined, view } = this.session;
    if (view?.without_phone.includes(player) === true) return true;
    return joined !== undefined && player !== this.own && !joined.includes(player);
  }
}

const key = (at: SheetId, round: number) => `${at.match}/${at.table}/${round}`;

export const [getPhone, setPhone] = createContext<Phone>();

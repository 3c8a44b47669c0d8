import { loadText, saveText } from '../../device/local-text.ts';
import type { TableInvitation } from '../../net/protocol/types.ts';

const KEY = 'boneyard.invitations.followed';

/** The invitations of a person that have no answer yet. */
export class Invitations {
  #open: readonly TableInvitation[] = $state.raw([]);
  /** The tables to which the person went. The server offers them until they are full. */
  #followed: readonly string[] = readTables();
  /** The tables that the person declined, while the server may not know it yet. */
  #declined: readonly string[] = [];

  /** The latest first. */
  get open(): readonly TableInvitation[] {
    return this.#open;
  }

  /** Takes the server's list. */
  take(listed: readonly TableInvitation[]): void {
    const isListed = (id: string) => listed.some(({ table }) => table === id);
    this.#followed = this.#followed.filter(isListed);
    this.#declined = this.#declined.filter(isListed);
    saveText(KEY, JSON.stringify(this.#followed));
    const answered = [...this.#followed, ...this.#declined];
    const open = listed.filter(({ table }) => !answered.includes(table));
    // The same list drawn again would be read again.
    if (tablesOf(open) !== tablesOf(this.#open)) this.#open = open;
  }

  /** The person goes to this table, or is there. */
  follow(table: string): void {
    if (!this.#followed.includes(table)) this.#followed = [...this.#followed, table];
    this.#forget(table);
    saveText(KEY, JSON.stringify(this.#followed));
  }

  /** The person declines. */
  decline(table: string): void {
    this.#declined = [...this.#declined, table];
    this.#forget(table);
  }

  /** The server has taken the answer: a later invitation to the same table is a new one. */
  declined(table: string): void {
    this.#declined = this.#declined.filter((other) => other !== table);
  }

  #forget(table: string): void {
    const open = this.#open.filter((invitation) => invitation.table !== table);
    if (open.length < this.#open.length) this.#open = open;
  }
}

const tablesOf = (open: readonly TableInvitation[]) =>
  JSON.stringify(open.map(({ table, from }) => [table, from]));

/** The stored tables; none if nothing readable is stored. */
function readTables(): readonly string[] {
  try {
    const list: unknown = JSON.parse(loadText(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

import { ApiError } from '../../net/api.ts';
import { invitePerson } from '../../net/friends.ts';

/** How long the server keeps an invitation. */
const VALID_MS = 10 * 60_000;

/** What became of an invitation; `undefined` before it is sent. The server does not tell who declines. */
export type Invited = 'sending' | 'sent' | ApiError | undefined;

/** Whom this page has invited before it came to the table. */
const invitedBefore: { table: string; name: string }[] = [];

/** Invites a person to a table that the page shows next. There the person is listed as invited. */
export async function inviteTo(table: string, name: string): Promise<void> {
  await invitePerson(table, name);
  invitedBefore.push({ table, name });
}

/** Invites people to a table. */
export class Inviting {
  readonly #table: string;
  #invited: Readonly<Record<string, Invited>> = $state.raw({});
  readonly #timers: Record<string, ReturnType<typeof setTimeout>> = {};

  constructor(table: string) {
    this.#table = table;
    const before = invitedBefore.splice(0).filter((invited) => invited.table === table);
    for (const { name } of before) this.#sent(name);
  }

  /** What became of the invitation of the person with this name. */
  of(name: string): Invited {
    return this.#invited[name];
  }

  /** Invites a person. Returns why it was refused. */
  async invite(name: string): Promise<ApiError | undefined> {
    if (this.of(name) === 'sending') return undefined;
    clearTimeout(this.#timers[name]);
    this.#set(name, 'sending');
    try {
      await invitePerson(this.#table, name);
      this.#sent(name);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#set(name, error);
      return error;
    }
  }

  /** Forgets what became of the invitations. */
  stop(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
  }

  #sent(name: string): void {
    this.#set(name, 'sent');
    this.#timers[name] = setTimeout(() => this.#set(name, undefined), VALID_MS);
  }

  #set(name: string, invited: Invited): void {
    this.#invited = { ...this.#invited, [name]: invited };
  }
}

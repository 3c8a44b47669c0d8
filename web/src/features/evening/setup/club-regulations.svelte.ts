import type { ApiError } from '../../../net/api.ts';
import { getRegulations, putRegulation, saveRegulation } from '../../../net/clubs.ts';
import { Mutation } from '../../../net/mutation.svelte.ts';
import { Query, type QueryState } from '../../../net/query.svelte.ts';
import type { ClubRegulation, ClubRules } from '../../../net/protocol/evening.ts';

/** A regulation of a club whose rules can be read. */
export type ReadRegulation = ClubRegulation & { readonly rules: ClubRules };

export const isRead = (regulation: ClubRegulation): regulation is ReadRegulation =>
  regulation.rules !== null;

/** The requests about the regulations of a club. */
const REQUESTS = { list: getRegulations, save: saveRegulation, replace: putRegulation };

/** The regulations that a club has saved for its evenings, and new ones for it. */
export class ClubRegulations {
  /** Whether the visitor may save regulations for the club. */
  readonly maySave: boolean;
  readonly #club: string;
  readonly #requests: typeof REQUESTS;
  readonly #query: Query<ClubRegulation[]>;
  readonly #saving = new Mutation();

  constructor(club: string, maySave: boolean, requests: typeof REQUESTS = REQUESTS) {
    this.#club = club;
    this.maySave = maySave;
    this.#requests = requests;
    this.#query = new Query(() => requests.list(club));
  }

  get state(): QueryState<ClubRegulation[]>['state'] {
    return this.#query.now.state;
  }

  /** Empty until they are there. */
  get all(): readonly ClubRegulation[] {
    const { now } = this.#query;
    return now.state === 'ready' ? now.value : [];
  }

  get readable(): readonly ReadRegulation[] {
    return this.all.filter(isRead);
  }

  get busy(): boolean {
    return this.#saving.busy;
  }

  /** Why the last regulation was not saved. */
  get error(): ApiError | undefined {
    return this.#saving.error;
  }

  reload(): Promise<void> {
    return this.#query.reload();
  }

  /** Forgets why the last regulation was not saved. */
  reset(): void {
    this.#saving.reset();
  }

  /** The regulation of this name. Upper and lower case count as the same. */
  named(name: string): ClubRegulation | undefined {
    const key = (text: string) => text.trim().replace(/\s+/gu, ' ').toLowerCase();
    return this.all.find((other) => key(other.name) === key(name));
  }

  /** Saves rules under a name, in place of those that have it. Returns the id; `undefined` if it failed. */
  async save(name: string, rules: ClubRules): Promise<string | undefined> {
    const other = this.named(name);
    const saved = await this.#saving.run(async () => {
      if (other === undefined) return (await this.#requests.save(this.#club, { name, rules })).id;
      await this.#requests.replace(this.#club, other.id, { name: other.name, rules });
      return other.id;
    });
    // Another organiser may have saved, renamed or deleted one meanwhile.
    const isRefused = this.error?.reason.code === 'club';
    if (saved !== undefined || isRefused) await this.#query.refresh();
    return saved?.answer;
  }
}

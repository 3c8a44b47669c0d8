import { ApiError } from '../../net/api.ts';
import type { ClubSettings, ClubView } from '../../net/protocol/types.ts';
import { putClub } from '../../net/clubs.ts';

/**
 * A club's name and settings while they are edited. Every change is sent at once; a refused one stays, to be corrected.
 */
export class ClubDraft {
  readonly #club: string;
  #name: string = $state('');
  #settings: ClubSettings = $state.raw({
    page_name: '',
    entry_name: '',
    penalties: [],
    countersigned: false,
    tied_fish: 'leader',
    season: {
      span: 'year',
      rules: { points: { kind: 'match-points' }, counted: { kind: 'all' }, evenings_min: 0 },
    },
  });
  #saved = $state(false);
  #error = $state.raw<ApiError>();
  #turn = 0;
  #sending: Promise<void> = Promise.resolve();

  constructor(club: ClubView) {
    this.#club = club.id;
    this.#name = club.name;
    this.#settings = club.settings;
  }

  get name(): string {
    return this.#name;
  }

  get settings(): ClubSettings {
    return this.#settings;
  }

  /** Whether every change is on the server. */
  get saved(): boolean {
    return this.#saved;
  }

  /** Why the last change was refused. */
  get error(): ApiError | undefined {
    return this.#error;
  }

  rename(name: string): Promise<void> {
    this.#name = name;
    return this.save();
  }

  set(change: Partial<ClubSettings>): Promise<void> {
    this.#settings = { ...this.#settings, ...change };
    return this.save();
  }

  /** Sends all values, after earlier requests. */
  save(): Promise<void> {
    const turn = ++this.#turn;
    this.#saved = false;
    this.#sending = this.#sending.then(() => this.#send(turn));
    return this.#sending;
  }

  async #send(turn: number): Promise<void> {
    // A later change contains this one.
    if (turn !== this.#turn) return;
    try {
      const { name, settings } = await putClub(this.#club, {
        name: this.#name,
        settings: this.#settings,
      });
      if (turn !== this.#turn) return;
      this.#name = name;
      this.#settings = settings;
      this.#error = undefined;
      this.#saved = true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (turn === this.#turn) this.#error = error;
    }
  }
}

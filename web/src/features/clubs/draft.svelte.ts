import { ApiError } from '../../net/api.ts';
import type { ClubSettings, ClubView } from '../../net/protocol/types.ts';
import { putClub } from '../../net/clubs.ts';

/**
 * A club's name and settings while they are edited. Each change is saved automatically. A refused change stays, to be
 * corrected.
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
  #version = 0;
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

  /** Whether the server has every change; `false` also before the first change. */
  get saved(): boolean {
    return this.#saved;
  }

  /** Why the last request failed; `undefined` if it succeeded. */
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

  /** Sends all values once earlier requests are answered. Resolves also if this one is refused; see `error`. */
  save(): Promise<void> {
    const version = ++this.#version;
    this.#saved = false;
    this.#sending = this.#sending.then(() => this.#send(version));
    return this.#sending;
  }

  async #send(version: number): Promise<void> {
    // A later request contains this change too.
    if (version !== this.#version) return;
    try {
      const { name, settings } = await putClub(this.#club, {
        name: this.#name,
        settings: this.#settings,
      });
      if (version !== this.#version) return;
      this.#name = name;
      this.#settings = settings;
      this.#error = undefined;
      this.#saved = true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (version === this.#version) this.#error = error;
    }
  }
}

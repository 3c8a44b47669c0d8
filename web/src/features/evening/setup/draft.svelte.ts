import { NEEDS } from '../words/needs.ts';
import {
  AMOUNT_MAX,
  EVENING_NAME_CHARS_MAX,
  LIMIT_MINUTES_MAX,
  MATCHES_MAX,
  PLAYERS_MAX,
  PLAYERS_MIN,
  PUBLISHED,
  TARGET,
  TARGET_MAX,
  TARGET_MIN,
  type EveningOptions,
  type Need,
  type Player,
  type Prize,
  type FillerMoney,
  type SeatingKind,
  type Setup,
  type SetupError,
} from '../../../net/protocol/evening.ts';
import { shuffled } from './lot.ts';
import { firstCharacters } from '../../../ui/text-length.ts';

/** A player of the draft. */
export interface Drafted {
  /** An id that stays the same when the person gets another number. */
  readonly id: number;
  readonly name: string;
  readonly needs: readonly Need[];
  /** Whether this person keeps the score on a phone. */
  readonly keeps: boolean;
}

/** The organiser's decisions before the first match, while they are being typed. */
export class Draft {
  name = $state('');
  country = $state('');
  city = $state('');
  organisation = $state('');
  /** A day such as `2026-11-20`, or empty. */
  date = $state('');
  /** The points to play to; `null` while the field is empty. */
  target: number | null = $state(TARGET);
  /** Minutes for a match; `null` for no limit. */
  limit: number | null = $state(null);
  /** How many matches a short evening plays; `null` for all. */
  matches: number | null = $state(null);
  penalties = $state(false);
  stakes: { stake: number; unit: string; prize: Prize | null } = $state.raw({
    stake: 0,
    unit: '',
    prize: null,
  });
  repeat: FillerMoney = $state('settle');
  options: EveningOptions = $state.raw({ countersign: false, blockers_column: false });
  #people: readonly Drafted[] = $state.raw([]);
  #chosenKind: SeatingKind = $state('published');
  #lastId = 0;

  constructor(organiser = '', size = 8) {
    this.#people = [{ ...this.#emptyPerson(), name: organiser, keeps: true }];
    this.resize(size);
  }

  /** A draft with the decisions of an earlier evening. */
  static of(setup: Setup, options: EveningOptions): Draft {
    const draft = new Draft('', setup.players.length);
    draft.#people = setup.players.map(({ name, needs }, at) => ({
      ...draft.#emptyPerson(),
      name,
      needs,
      keeps: at === 0,
    }));
    draft.#chosenKind = setup.seating;
    draft.name = setup.name;
    draft.country = setup.origin?.country ?? '';
    draft.city = setup.origin?.city ?? '';
    draft.organisation = setup.origin?.organisation ?? '';
    draft.date = setup.date ?? '';
    draft.target = setup.target;
    draft.limit = setup.limit;
    draft.matches = setup.matches;
    draft.penalties = setup.penalties;
    draft.stakes = { stake: setup.stake, unit: setup.unit, prize: setup.prize };
    draft.repeat = setup.repeat;
    draft.options = options;
    return draft;
  }

  get people(): readonly Drafted[] {
    return this.#people;
  }

  get size(): number {
    return this.#people.length;
  }

  /** The chosen kind of seating; balanced where there is no published one for this number of players. */
  get kind(): SeatingKind {
    return this.hasPublished ? this.#chosenKind : 'balanced';
  }

  set kind(kind: SeatingKind) {
    this.#chosenKind = kind;
  }

  get hasPublished(): boolean {
    return PUBLISHED.includes(this.size);
  }

  /** Whether all players are at one table. Only then are there stakes (T-3). */
  get isOneTable(): boolean {
    return this.size < 8;
  }

  /** Whether there is money in a match in which a pair only fills the table (CLUB-33, CLUB-34). */
  get hasRepeat(): boolean {
    return (this.size === 6 || this.size === 7) && this.stakes.stake > 0;
  }

  /** The numbers of the players who keep the score on a phone. */
  get keepers(): Player[] {
    return this.#people.flatMap(({ keeps }, at) => (keeps ? [at + 1] : []));
  }

  /** Sets the number of players within the limits. Drops players at the end, and plans all matches again. */
  resize(size: number): void {
    const total = Math.min(PLAYERS_MAX, Math.max(PLAYERS_MIN, size));
    const more = Array.from({ length: Math.max(0, total - this.size) }, () => this.#emptyPerson());
    this.#people = [...this.#people.slice(0, total), ...more];
    this.matches = null;
  }

  change(player: Player, changed: Partial<Omit<Drafted, 'id'>>): void {
    this.#people = this.#people.map((person, at) =>
      at === player - 1 ? { ...person, ...changed } : person,
    );
  }

  setNeed(player: Player, need: Need, on: boolean): void {
    const needs = this.#people[player - 1]?.needs ?? [];
    const changed = NEEDS.filter((other) => (other === need ? on : needs.includes(other)));
    this.change(player, { needs: changed });
  }

  /** Moves a player to another number. The organiser stays number 1 (CLUB-7). */
  move(from: Player, to: Player): void {
    const moved = this.#people[from - 1];
    if (moved === undefined || from === 1 || to < 2 || to > this.size) return;
    const others = this.#people.filter((person) => person !== moved);
    this.#people = [...others.slice(0, to - 1), moved, ...others.slice(to - 1)];
  }

  /** Pastes names, one per line, from player number `from` on. The list of players grows up to its limit. */
  paste(from: Player, text: string): void {
    const names = text
      .split(/\r?\n/)
      .map((name) => firstCharacters(name.trim(), EVENING_NAME_CHARS_MAX))
      .filter((name) => name !== '');
    const last = Math.min(PLAYERS_MAX, from - 1 + names.length);
    if (last > this.size) this.resize(last);
    for (const [at, name] of names.entries()) this.change(from + at, { name });
  }

  /** Draws the numbers by lot; the organiser stays number 1. */
  draw(): void {
    const [organiser, ...others] = this.#people;
    if (organiser !== undefined) this.#people = [organiser, ...shuffled(others)];
  }

  /** Gives all players new numbers: the first entry is the new number of player 1, and so on. */
  renumber(numbers: readonly Player[]): void {
    const people: Drafted[] = [...this.#people];
    for (const [at, number] of numbers.entries()) {
      const person = this.#people[at];
      if (person !== undefined) people[number - 1] = person;
    }
    this.#people = people;
  }

  /** The first invalid number, found before writing: a file cannot contain a fraction, for example. */
  get fault(): SetupError | undefined {
    const isWhole = (n: number, least: number, most: number) =>
      Number.isInteger(n) && n >= least && n <= most;
    const { matches, target, limit, stake } = this.setup();
    if (matches !== null && !isWhole(matches, 1, MATCHES_MAX)) return { code: 'matches' };
    if (!isWhole(target, TARGET_MIN, TARGET_MAX)) return { code: 'target', target };
    if (limit !== null && !isWhole(limit, 1, LIMIT_MINUTES_MAX)) return { code: 'limit' };
    if (!isWhole(stake, 0, AMOUNT_MAX)) return { code: 'stake', stake };
    return undefined;
  }

  /** The decisions. The planner checks them when it writes the evening. */
  setup(): Setup {
    const place = [this.country, this.city, this.organisation].map((text) => text.trim());
    const [country = '', city = '', organisation = ''] = place;
    const { stake, unit, prize } = this.stakes;
    const forStakes = this.isOneTable;
    return {
      name: this.name.trim(),
      origin: place.every((text) => text === '') ? null : { country, city, organisation },
      date: this.date === '' ? null : this.date,
      players: this.#people.map(({ name, needs }) => ({ name: name.trim(), needs: [...needs] })),
      seating: this.kind,
      matches: this.matches,
      target: this.target ?? 0,
      stake: forStakes ? stake : 0,
      unit: forStakes && stake > 0 ? unit.trim() : '',
      prize: forStakes && stake > 0 ? prize : null,
      repeat: this.repeat,
      penalties: this.penalties,
      limit: this.limit,
    };
  }

  #emptyPerson(): Drafted {
    this.#lastId += 1;
    return { id: this.#lastId, name: '', needs: [], keeps: false };
  }
}

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
  target: number | null = $state(TARGET);
  limit: number | null = $state(null);
  /** How many matches of a short evening; `null` plays all of them. */
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
  #wanted: SeatingKind = $state('published');
  #ids = 0;

  constructor(organiser = '', size = 8) {
    this.#people = [{ ...this.#nobody(), name: organiser, keeps: true }];
    this.resize(size);
  }

  /** Earlier decisions, to be edited again. */
  static of(setup: Setup, options: EveningOptions): Draft {
    const draft = new Draft('', setup.players.length);
    draft.#people = setup.players.map(({ name, needs }, at) => ({
      ...draft.#nobody(),
      name,
      needs,
      keeps: at === 0,
    }));
    draft.#wanted = setup.seating;
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

  /** The chosen seating, if there is one of that kind for this number of players. */
  get kind(): SeatingKind {
    return this.hasPublished ? this.#wanted : 'balanced';
  }

  set kind(kind: SeatingKind) {
    this.#wanted = kind;
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

  /** Those who keep the score on a phone. */
  get keepers(): Player[] {
    return this.#people.flatMap(({ keeps }, at) => (keeps ? [at + 1] : []));
  }

  /** Sets the number of players. Names at the end are dropped if there is no room for them. */
  resize(size: number): void {
    const wanted = Math.min(PLAYERS_MAX, Math.max(PLAYERS_MIN, size));
    const more = Array.from({ length: Math.max(0, wanted - this.size) }, () => this.#nobody());
    this.#people = [...this.#people.slice(0, wanted), ...more];
    this.matches = null;
  }

  change(player: Player, changed: Partial<Omit<Drafted, 'id'>>): void {
    this.#people = this.#people.map((person, at) =>
      at === player - 1 ? { ...person, ...changed } : person,
    );
  }

  setNeed(player: Player, need: Need, on: boolean): void {
    const needs = this.#people[player - 1]?.needs ?? [];
    this.change(player, { needs: NEEDS.filter((of) => (of === need ? on : needs.includes(of))) });
  }

  /** Moves a player to another number. The organiser stays number 1 (CLUB-7). */
  move(from: Player, to: Player): void {
    const moved = this.#people[from - 1];
    if (moved === undefined || from === 1 || to < 2 || to > this.size) return;
    const others = this.#people.filter((person) => person !== moved);
    this.#people = [...others.slice(0, to - 1), moved, ...others.slice(to - 1)];
  }

  /** Pastes a list of names, one per line, starting at a number. The list grows up to its limit. */
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

  /** Gives each player the number listed at their position: the first entry is player 1's. */
  renumber(numbers: readonly Player[]): void {
    const people: Drafted[] = [...this.#people];
    for (const [at, number] of numbers.entries()) {
      const person = this.#people[at];
      if (person !== undefined) people[number - 1] = person;
    }
    this.#people = people;
  }

  /** The first invalid number. A file could not contain some of these numbers. */
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

  #nobody(): Drafted {
    this.#ids += 1;
    return { id: this.#ids, name: '', needs: [], keeps: false };
  }
}

import { NEEDS } from '../words/needs.ts';
import {
  AMOUNT_MAX,
  EVENING_NAME_CHARS_MAX,
  GROUPS_MAX,
  LIMIT_MINUTES_MAX,
  MATCHES_MAX,
  PLAYERS_MAX,
  PLAYERS_MIN,
  PUBLISHED,
  ROTATING_PLAYERS_MAX,
  TEAM_PAIRS_MAX,
  TARGET,
  TARGET_MAX,
  TARGET_MIN,
  type EveningOptions,
  type OnlinePlay,
  type Need,
  type Player,
  type Prize,
  type FillerMoney,
  type KnownRegulation,
  type Regulation,
  type SeatingKind,
  type Setup,
  type SetupError,
} from '../../../net/protocol/evening.ts';
import { hasFixedPairs, knockOutMatches } from '../words/seating.ts';
import { shuffled } from './lot.ts';
import { isFirstNameOf, nameKey, type Doubt, type ListedPerson } from './names.ts';
import { fitting, limited, USUAL_PACE, type Pace } from './pace.ts';
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

/** Everything that a draft holds, as plain data. */
export type DraftData = ReturnType<Draft['data']>;

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
  penalties = $state(false);
  stakes: { stake: number; unit: string; prize: Prize | null } = $state.raw({
    stake: 0,
    unit: '',
    prize: null,
  });
  repeat: FillerMoney = $state('settle');
  /** How rounds, matches and places count; `undefined` for club pairs, which a planner need not name. */
  regulation: Regulation | undefined = $state.raw();
  /** The name of the club's own regulation, as long as its rules are not changed; else empty. */
  ownRegulation = $state('');
  /** How the tables are played online; `undefined` for real tables. */
  online: OnlinePlay | undefined = $state.raw();
  options: EveningOptions = $state.raw({ countersign: false, blockers_column: false });
  /** The name for a new club. */
  clubName = $state('');
  /** Names in the field for guests that are not added yet. */
  typed = $state('');
  /** People who were typed although they may be on the list. */
  doubts: readonly Doubt[] = $state.raw([]);
  /** Everyone who was added by name, with the e-mails of their list. */
  listed: readonly ListedPerson[] = $state.raw([]);
  /** How long matches take here. */
  readonly usualPace: Pace;
  #people: readonly Drafted[] = $state.raw([]);
  #chosenKind: SeatingKind = $state('published');
  #teamPairs = $state(1);
  /** The number of groups that the organiser chose; `null` for the suggested one. */
  #chosenGroups: number | null = $state(null);
  #chosenQualify: number | null = $state(null);
  /** The names of teams 1, 2, …; empty for a team with its number only. */
  #teamNames: readonly string[] = $state.raw([]);
  /** The number of matches that the organiser chose; `null` for as many as fit into an evening. */
  #chosenMatches: number | null = $state(null);
  /** How many matches the last computed seating has, and of which seating. */
  #seating:
    | { size: number; kind: SeatingKind; teamPairs: number; groups: number; matches: number }
    | undefined = $state.raw();
  #lastId = 0;

  /** A draft with the organiser as player 1 (CLUB-7). */
  constructor(organiser = '', pace: Pace = USUAL_PACE) {
    this.usualPace = pace;
    this.#people = [{ ...this.#person(organiser), keeps: true }];
  }

  get people(): readonly Drafted[] {
    return this.#people;
  }

  get size(): number {
    return this.#people.length;
  }

  /** Whether there are enough players for an evening. */
  get isLargeEnough(): boolean {
    return this.size >= PLAYERS_MIN;
  }

  /** The chosen kind of seating; balanced where there is no published one for this number of players. */
  get kind(): SeatingKind {
    return this.hasPairs || this.hasPublished ? this.#chosenKind : 'balanced';
  }

  /** Whether pairs stay together: players 1 and 2, 3 and 4, and so on. */
  get hasPairs(): boolean {
    return hasFixedPairs(this.#chosenKind);
  }

  /** How many fixed pairs make a team; 1 without teams. */
  get teamPairs(): number {
    return this.hasPairs ? this.#teamPairs : 1;
  }

  set teamPairs(pairs: number) {
    this.#teamPairs = Math.min(TEAM_PAIRS_MAX, Math.max(1, Math.floor(pairs)));
  }

  /** How many whole pairs or teams there are that meet each other. */
  get sides(): number {
    return Math.floor(this.size / (2 * this.teamPairs));
  }

  /** Whether the players make teams of this size, two or more; always if there are no teams. */
  get hasWholeTeams(): boolean {
    return this.teamPairs === 1 || (this.size % (2 * this.teamPairs) === 0 && this.sides >= 2);
  }

  /** The most groups: each has two pairs or teams, or more. */
  get groupsMax(): number {
    return Math.min(GROUPS_MAX, Math.floor(this.sides / 2));
  }

  /** Whether there are too few pairs or teams for two groups. */
  get isFewForGroups(): boolean {
    return this.kind === 'groups' && this.groupsMax < 2;
  }

  /** How many groups there are before a knock-out, as far as the players make them; 0 without groups. */
  get groups(): number {
    if (this.kind !== 'groups' || this.isFewForGroups) return 0;
    const wanted = this.#chosenGroups ?? usualGroups(this.sides);
    return Math.min(this.groupsMax, Math.max(2, wanted));
  }

  set groups(groups: number) {
    this.#chosenGroups = Math.floor(groups);
  }

  /** How many pairs or teams the smallest and the largest group have. */
  get groupSizes(): readonly [number, number] {
    const groups = Math.max(1, this.groups);
    return [Math.floor(this.sides / groups), Math.ceil(this.sides / groups)];
  }

  /** How many of each group play the knock-out: two, or as many as the organiser chose, but no more than the smallest group has. */
  get qualify(): number {
    return Math.min(this.groupSizes[0], Math.max(1, this.#chosenQualify ?? 2));
  }

  set qualify(qualify: number) {
    this.#chosenQualify = Math.floor(qualify);
  }

  /** What was typed as the name of a team, from 1. */
  teamName(team: number): string {
    return this.#teamNames[team - 1] ?? '';
  }

  nameTeam(team: number, name: string): void {
    const count = Math.max(team, this.#teamNames.length);
    this.#teamNames = Array.from({ length: count }, (_, at) =>
      at === team - 1 ? name : this.teamName(at + 1),
    );
  }

  /** The most players: partners rotate among fewer than can play in fixed pairs. */
  get sizeMax(): number {
    return this.hasPairs ? PLAYERS_MAX : ROTATING_PLAYERS_MAX;
  }

  /** Whether a player of fixed pairs has no partner. */
  get isOdd(): boolean {
    return this.hasPairs && this.size % 2 === 1;
  }

  /** Begins with a regulation, its usual target and its usual time limit. */
  follow(
    { regulation, target, limit }: Pick<KnownRegulation, 'regulation' | 'target' | 'limit'>,
    ownName = '',
  ): void {
    [this.regulation, this.target, this.limit] = [regulation, target, limit];
    this.ownRegulation = ownName;
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

  /** Whether a stake is set that does not count, because there are several tables. */
  get losesStakes(): boolean {
    return !this.isOneTable && this.stakes.stake > 0;
  }

  /** Whether there is money in a match in which a pair only fills the table (CLUB-33, CLUB-34). */
  get hasRepeat(): boolean {
    return (this.size === 6 || this.size === 7) && this.stakes.stake > 0;
  }

  /** The numbers of the players who keep the score on a phone. */
  get keepers(): Player[] {
    return this.#people.flatMap(({ keeps }, at) => (keeps ? [at + 1] : []));
  }

  /** How many matches the seating has; `undefined` until it is computed. */
  get allMatches(): number | undefined {
    const seating = this.#seating;
    const isThis =
      seating?.size === this.size &&
      seating.kind === this.kind &&
      seating.teamPairs === this.teamPairs &&
      seating.groups === this.groups;
    if (!isThis) return undefined;
    if (this.kind === 'groups')
      return seating.matches + knockOutMatches(this.groups * this.qualify);
    if (this.kind === 'swiss') return Math.max(1, this.sides - 1);
    return this.kind === 'knock-out' ? knockOutMatches(this.sides) : seating.matches;
  }

  /** How long a match takes, with the time limit of this evening. */
  get pace(): Pace {
    return limited(this.usualPace, this.limit);
  }

  /** How many matches are played: the chosen number, or as many as fit; `undefined` until the seating is computed. */
  get matches(): number | undefined {
    const all = this.allMatches;
    if (all === undefined) return undefined;
    if (this.kind === 'knock-out' || this.kind === 'groups') return all;
    if (this.#chosenMatches !== null) return Math.min(all, this.#chosenMatches);
    // A Swiss has one match more than a knock-out, if nobody has to meet twice.
    return this.kind === 'swiss'
      ? Math.min(all, knockOutMatches(this.sides) + 1)
      : fitting(all, this.pace);
  }

  /** Chooses the number of matches. */
  choose(matches: number): void {
    this.#chosenMatches = matches;
  }

  /** Notes how many matches the seating of so many players has. */
  note(size: number, kind: SeatingKind, matches: number, teamPairs = 1, groups = 0): void {
    this.#seating = { size, kind, teamPairs, groups, matches };
  }

  has(name: string): boolean {
    return this.#people.some((person) => nameKey(person.name) === nameKey(name));
  }

  /** The player who may be the same person, because one name is the first name of the other. */
  alike(name: string): string | undefined {
    const found = this.#people.find(
      (person) => isFirstNameOf(person.name, name) || isFirstNameOf(name, person.name),
    );
    return found?.name;
  }

  /** Gives a player another name, also among those who were added by name. */
  rename(from: string, to: string): void {
    const renamed = <Named extends { readonly name: string }>(person: Named): Named =>
      nameKey(person.name) === nameKey(from) ? { ...person, name: to } : person;
    this.#people = this.#people.map(renamed);
    this.listed = this.listed.map(renamed);
  }

  /** A name with the lowest number that no player has: `Ana 2`. */
  numbered(name: string): string {
    for (let n = 2; ; n += 1) {
      const number = ` ${n}`;
      const short = firstCharacters(name.trim(), EVENING_NAME_CHARS_MAX - number.length);
      const numbered = short.trimEnd() + number;
      if (!this.has(numbered)) return numbered;
    }
  }

  /** Adds players who are not there yet. Returns the names for which there is no room. */
  add(names: readonly string[]): string[] {
    const left: string[] = [];
    for (const name of names) {
      const short = firstCharacters(name.trim(), EVENING_NAME_CHARS_MAX);
      if (short === '' || this.has(short)) continue;
      if (this.size >= this.sizeMax) left.push(short);
      else this.#people = [...this.#people, this.#person(short)];
    }
    return left;
  }

  /** Removes a player. The organiser stays (CLUB-7). */
  remove(name: string): void {
    const [organiser, ...others] = this.#people;
    if (organiser === undefined) return;
    this.#people = [organiser, ...others.filter((other) => nameKey(other.name) !== nameKey(name))];
  }

  /** Gives the organiser a name. If another player has it, that player is the organiser. */
  nameOrganiser(name: string): void {
    if (nameKey(name) !== '') this.remove(name);
    this.change(1, { name });
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

  /** Draws the numbers by lot; the organiser stays number 1. Fixed pairs and teams stay together. */
  draw(): void {
    const together = this.hasPairs ? 2 * this.teamPairs : 1;
    const [first, ...others] = inGroups(this.#people, together);
    if (first !== undefined) this.#people = [first, ...shuffled(others)].flat();
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

  /** Takes over where an earlier evening was held. */
  placeLike({ origin }: Setup): void {
    this.country = origin?.country ?? '';
    this.city = origin?.city ?? '';
    this.organisation = origin?.organisation ?? '';
  }

  /**
   * Takes over the players, the conditions and the number of matches of an earlier evening, but not its name, day and
   * place.
   */
  repeatEvening(setup: Setup, options: EveningOptions, matches: number): void {
    const [organiser] = this.#people;
    if (organiser === undefined) return;
    this.#people = [organiser];
    this.add(setup.players.map(({ name }) => name));
    for (const { name, needs } of setup.players) {
      const at = this.#people.findIndex((person) => nameKey(person.name) === nameKey(name));
      if (at >= 0) this.change(at + 1, { needs });
    }
    this.#chosenKind = setup.seating;
    this.#teamPairs = setup.team_pairs ?? 1;
    this.#teamNames = setup.teams ?? [];
    this.#chosenGroups = setup.groups?.count ?? null;
    this.#chosenQualify = setup.groups?.qualify ?? null;
    this.target = setup.target;
    this.limit = setup.limit;
    this.regulation = setup.regulation;
    this.ownRegulation = setup.own_regulation ?? '';
    this.#chosenMatches = matches;
    this.penalties = setup.penalties;
    this.stakes = { stake: setup.stake, unit: setup.unit, prize: setup.prize };
    this.repeat = setup.repeat;
    this.options = options;
  }

  /** Every fault that is found before a file is written: a file cannot contain a fraction, for example. */
  get faults(): SetupError[] {
    const isWhole = (n: number, least: number, most: number) =>
      Number.isInteger(n) && n >= least && n <= most;
    const { name, players, matches, target, limit, stake } = this.setup();
    const faults: SetupError[] = [];
    if (name === '') faults.push({ code: 'name', what: { kind: 'evening' }, bad: 'empty' });
    for (const [at, player] of players.entries()) {
      const first = players.findIndex((other) => nameKey(other.name) === nameKey(player.name));
      if (player.name === '')
        faults.push({ code: 'name', what: { kind: 'player', player: at + 1 }, bad: 'empty' });
      else if (first < at)
        faults.push({ code: 'name-twice', first: first + 1, second: at + 1, name: player.name });
    }
    if (!this.isLargeEnough) faults.push({ code: 'players', players: this.size });
    if (this.size > this.sizeMax) faults.push({ code: 'too-many-to-rotate', players: this.size });
    if (this.isOdd) faults.push({ code: 'odd-players', players: this.size });
    if (!this.isOdd && !this.hasWholeTeams)
      faults.push({ code: 'team-size', players: this.size, team_pairs: this.teamPairs });
    if (!this.isOdd && this.hasWholeTeams && this.isFewForGroups)
      faults.push({ code: 'few-for-groups', sides: this.sides });
    if (matches !== null && !isWhole(matches, 1, MATCHES_MAX)) faults.push({ code: 'matches' });
    const least = this.regulation?.counts === 'rounds' ? 1 : TARGET_MIN;
    if (!isWhole(target, least, TARGET_MAX)) faults.push({ code: 'target', target });
    if (limit !== null && !isWhole(limit, 1, LIMIT_MINUTES_MAX)) faults.push({ code: 'limit' });
    if (!isWhole(stake, 0, AMOUNT_MAX)) faults.push({ code: 'stake', stake });
    return faults;
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
      ...this.#teams,
      ...(this.groups > 0 && { groups: { count: this.groups, qualify: this.qualify } }),
      matches: this.kind === 'knock-out' || this.kind === 'groups' ? null : this.#plannedMatches,
      target: this.target ?? 0,
      stake: forStakes ? stake : 0,
      unit: forStakes && stake > 0 ? unit.trim() : '',
      prize: forStakes && stake > 0 && !this.hasPairs ? prize : null,
      repeat: this.repeat,
      penalties: this.penalties,
      limit: this.limit,
      ...(this.regulation !== undefined && { regulation: this.regulation }),
      ...(this.ownRegulation !== '' && { own_regulation: this.ownRegulation }),
    };
  }

  /** The size of the teams and their names; empty without teams. */
  get #teams(): Pick<Setup, 'team_pairs' | 'teams'> {
    if (this.teamPairs === 1) return {};
    const names = Array.from({ length: this.sides }, (_, at) => this.teamName(at + 1).trim());
    const teams = names.slice(0, names.findLastIndex((name) => name !== '') + 1);
    return { team_pairs: this.teamPairs, ...(teams.length > 0 && { teams }) };
  }

  /** The number of matches, unless it follows from the seating. */
  get #plannedMatches(): number | null {
    const isWhole = this.matches === this.allMatches && this.kind !== 'swiss';
    return isWhole ? null : (this.matches ?? null);
  }

  /** Everything that was decided and typed. */
  data() {
    const { name, country, city, organisation, date, target, limit, penalties, stakes } = this;
    const { repeat, options, clubName, typed, doubts, listed } = this;
    return {
      ...{ name, country, city, organisation, date, target, limit, penalties, stakes },
      ...{ repeat, options, clubName, typed, doubts, listed },
      online: this.online ?? null,
      regulation: this.regulation ?? null,
      ownRegulation: this.ownRegulation,
      people: this.#people.map(({ name, needs, keeps }) => ({ name, needs, keeps })),
      kind: this.#chosenKind,
      teamPairs: this.#teamPairs,
      teamNames: this.#teamNames,
      groups: this.#chosenGroups,
      qualify: this.#chosenQualify,
      matches: this.#chosenMatches,
    };
  }

  /** Takes over a part of what another draft held. */
  restore({ people, kind, matches, online, regulation, ...others }: Partial<DraftData>): void {
    const { teamPairs, teamNames, groups, qualify, ...fields } = others;
    Object.assign(this, fields);
    if (groups !== undefined) this.#chosenGroups = groups;
    if (qualify !== undefined) this.#chosenQualify = qualify;
    if (teamPairs !== undefined) this.teamPairs = teamPairs;
    if (teamNames !== undefined) this.#teamNames = teamNames;
    if (regulation !== undefined) this.regulation = regulation ?? undefined;
    if (online !== undefined) this.online = online ?? undefined;
    if (kind !== undefined) this.#chosenKind = kind;
    if (matches !== undefined) this.#chosenMatches = matches;
    if (people !== undefined)
      this.#people = people.map((person) => ({ ...this.#person(person.name), ...person }));
  }

  #person(name: string): Drafted {
    this.#lastId += 1;
    return { id: this.#lastId, name, needs: [], keeps: false };
  }
}

/** How many groups are suggested: of about four, and as many as give a whole knock-out if two of each go on. */
function usualGroups(sides: number): number {
  const distance = (groups: number) => Math.abs(Math.log(sides / groups / 4));
  return [2, 4, 8, 16, 32, 64].reduce((best, groups) =>
    sides >= 3 * groups && distance(groups) < distance(best) ? groups : best,
  );
}

/** A list in parts of this length; the last one may be shorter. */
function inGroups<T>(items: readonly T[], length: number): T[][] {
  const count = Math.ceil(items.length / length);
  return Array.from({ length: count }, (_, at) => items.slice(at * length, (at + 1) * length));
}

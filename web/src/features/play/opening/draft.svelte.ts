import type { OpenTable, PresetInfo, Rules, SeatRequest } from '../../../net/protocol/types.ts';
import {
  change,
  parameter,
  readRules,
  withOverrides,
  writeRules,
  type Overrides,
} from '../../rulebook/parameters.ts';
import { optionsOf, parametersOf, type Option } from '../../rulebook/options.ts';
import { plainWays, readWays, resized, waysOf, withBots, type Ways } from './plan.ts';

/** A table before it is opened: a preset, changed options, and seats. */
export class Draft {
  readonly presets: readonly PresetInfo[];
  /** The requested preset, if the server does not offer it. */
  readonly unknown: string | undefined;
  readonly #last: OpenTable;
  #preset: PresetInfo = $state.raw() as PresetInfo;
  #overrides: Overrides = $state.raw({});
  #seats: readonly SeatRequest[] = $state.raw([]);
  /** Seconds for a turn; `null` without a clock. */
  pace: number | null = $state(null);
  /** Seconds in reserve; `null` without a reserve. */
  bank: number | null = $state(null);
  ways: Ways = $state.raw(plainWays);
  #rated: boolean = $state(false);

  readonly #rules = $derived(withOverrides(this.#preset.rules, this.#overrides));
  readonly #options = $derived(optionsOf(this.#rules, this.#seats.length));

  /** Starts from the last opened table, with other rules if a link names them. */
  constructor(presets: readonly PresetInfo[], last: OpenTable, requestedRules: string | null) {
    const first = presets[0];
    if (first === undefined) throw new Error('the server offers no preset');
    const { preset: name, overrides } = readRules(requestedRules ?? last.rules);
    const found = presets.find(({ id }) => id === name);
    this.presets = presets;
    this.unknown = found === undefined ? name : undefined;
    this.#preset = found ?? first;
    this.#overrides = found === undefined ? {} : change(found.rules, {}, overrides);
    this.#seats = fitting(last.seats, this.#preset.rules);
    this.pace = last.options.turn_seconds;
    this.bank = last.options.bank_seconds ?? null;
    this.ways = readWays({ ...last.options });
    if (this.preset !== readRules(last.rules).preset) {
      // A link to other rules also sets the usual options of that game.
      const { on_timeout, talk } = this.ways;
      this.ways = { ...waysOf(this.preset), on_timeout, talk };
    }
    this.#last = last;
  }

  /** Whether a rated match is wanted. An own table can have one only if there are no bots. */
  get rated(): boolean {
    return this.#rated;
  }

  /** A rated match always has a clock: that of its game, if none was chosen. */
  set rated(rated: boolean) {
    this.#rated = rated;
    if (!rated || this.pace !== null) return;
    const { turn_seconds, bank_seconds, on_timeout } = this.#preset.clock;
    this.pace = turn_seconds;
    this.bank = bank_seconds;
    this.ways = { ...this.ways, on_timeout };
  }

  get preset(): string {
    return this.#preset.id;
  }

  /** Chooses another preset. Changed options of the old one are dropped. */
  set preset(name: string) {
    this.#preset = this.presets.find(({ id }) => id === name) ?? this.#preset;
    this.#overrides = {};
    this.#seats = fitting(this.#seats, this.#preset.rules);
    const { on_timeout, talk } = this.ways;
    this.ways = { ...waysOf(name), on_timeout, talk };
  }

  /** The rules of the preset with the changed options. */
  get rules(): Rules {
    return this.#rules;
  }

  get options(): readonly Option[] {
    return this.#options;
  }

  get seats(): readonly SeatRequest[] {
    return this.#seats;
  }

  get players(): number {
    return this.#seats.length;
  }

  set players(players: number) {
    this.#seats = resized(this.#seats, players);
  }

  seat(index: number, plan: SeatRequest): void {
    this.#seats = this.#seats.with(index, plan);
  }

  change(changes: Overrides): void {
    this.#overrides = change(this.#preset.rules, this.#overrides, changes);
  }

  isChanged(option: Option): boolean {
    return parametersOf(option).some((name) => name in this.#overrides);
  }

  /** How many options differ from the preset. */
  get changed(): number {
    return this.#options.filter((option) => this.isChanged(option)).length;
  }

  /** Resets an option to the preset's value. */
  restore(option: Option): void {
    const original = parametersOf(option).map((name) => [
      name,
      parameter(this.#preset.rules, name),
    ]);
    this.change(Object.fromEntries(original) as Overrides);
  }

  /** The rules as one line of text, for a link. */
  get text(): string {
    return writeRules(this.preset, this.#overrides);
  }

  /** Whether people are to sit on all seats. */
  get peopleOnly(): boolean {
    return this.#seats.every(({ kind }) => kind !== 'bot');
  }

  get plan(): OpenTable {
    const last = { ...this.#last.options };
    delete last.rated;
    delete last.bank_seconds;
    const bank = this.pace === null ? null : this.bank;
    return {
      rules: this.text,
      seats: [...this.#seats],
      options: {
        ...last,
        turn_seconds: this.pace,
        ...(bank === null ? {} : { bank_seconds: bank }),
        ...this.ways,
        ...(this.rated && this.peopleOnly ? { rated: true } : {}),
      },
    };
  }

  /** The table with bots on all seats but the person's own. It cannot be rated. */
  get botPlan(): OpenTable {
    const { rules, seats, options } = withBots(this.plan);
    const { rated: _, ...others } = options;
    return { rules, seats, options: others };
  }

  /** What opponents are looked for. They take all seats, so bots in the form do not matter. */
  get pool(): OpenTable {
    const { plan } = this;
    return this.rated ? { ...plan, options: { ...plan.options, rated: true } } : plan;
  }
}

/** `seats`, if the rules allow that number of players; otherwise resized to the highest number that they allow. */
function fitting(seats: readonly SeatRequest[], rules: Rules): readonly SeatRequest[] {
  if (rules.seats.count.includes(seats.length)) return seats;
  return resized(seats, Math.max(...rules.seats.count));
}

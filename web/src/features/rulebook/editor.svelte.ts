import { createContext } from 'svelte';
import { ApiError, getSheet } from '../../net/api.ts';
import type { Conflict, Control, RulesSheet } from '../../net/protocol/types.ts';
import { addressOf, withParameter, type NamedRules } from './address.ts';
import { equal, type Json } from './parameters.ts';

/** Rules that a person reads and edits: the sheet, the last conflict, and the address. */
export class RulesEditor {
  #sheet = $state.raw<RulesSheet>();
  #requested: NamedRules = $state.raw({ rules: '', name: '' });
  #conflict = $state.raw<Conflict>();
  #error = $state.raw<ApiError>();
  #busy = $state(false);
  /** The number of the latest request. Answers to earlier requests are ignored. */
  #latest = 0;
  #language: string;

  constructor(language: string, requested: NamedRules) {
    this.#language = language;
    void this.open(requested);
  }

  /** The sheet of the present rules; `undefined` until the first one has come. */
  get sheet(): RulesSheet | undefined {
    return this.#sheet;
  }

  /** The present rules as one line; before the first sheet, the requested ones. */
  get rules(): string {
    return this.#sheet?.rules ?? this.#requested.rules;
  }

  get preset(): string {
    return this.rules.split(' ')[0] ?? '';
  }

  get name(): string {
    return this.#requested.name;
  }

  set name(name: string) {
    this.#requested = { ...this.#requested, name: name.trim() };
    this.#updateAddress();
  }

  /** Why the rules of the last request are impossible; `undefined` if they are possible. */
  get conflict(): Conflict | undefined {
    return this.#conflict;
  }

  /** Why the last request failed, if not because of a conflict. */
  get error(): ApiError | undefined {
    return this.#error;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** The address of the page of the present rules. */
  get address(): string {
    return addressOf({ rules: this.rules, name: this.name });
  }

  /** The controls of these parameters; the first is the main one of the sentence. */
  controlsOf(parameters: readonly string[]): Control[] {
    return parameters.flatMap(
      (wanted) => this.controls.find(({ parameter }) => parameter === wanted) ?? [],
    );
  }

  /** The controls of all parameters; empty until the first sheet has come. */
  get controls(): readonly Control[] {
    return this.#sheet?.controls ?? [];
  }

  /** Whether one of these parameters differs from the preset. */
  isChanged(parameters: readonly string[]): boolean {
    return this.controlsOf(parameters).some(
      ({ value, preset }) => !equal(json(value), json(preset)),
    );
  }

  /** How many parameters differ from the preset. */
  get changed(): number {
    return this.controls.filter(({ parameter }) => this.isChanged([parameter])).length;
  }

  /** Sets a parameter. An impossible value changes nothing and becomes the `conflict`. */
  async set(parameter: string, value: Json): Promise<void> {
    await this.open({ rules: withParameter(this.rules, parameter, value), name: this.name });
  }

  /** Resets these parameters to the preset. */
  async restore(parameters: readonly string[]): Promise<void> {
    const rules = this.controlsOf(parameters).reduce(
      (text, { parameter, preset }) => withParameter(text, parameter, json(preset)),
      this.rules,
    );
    await this.open({ rules, name: this.name });
  }

  /** Requests the present sheet again if it is in another language. */
  async translate(language: string): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    await this.open({ rules: this.rules, name: this.name });
  }

  /** Requests the sheet of these rules, and adopts them if they are possible. */
  async open(requested: NamedRules): Promise<void> {
    const request = ++this.#latest;
    this.#busy = true;
    this.#error = undefined;
    this.#conflict = undefined;
    if (this.#sheet === undefined) this.#requested = requested;
    try {
      const sheet = await getSheet(requested.rules, this.#language);
      // Another change may have been made while this request was on its way.
      if (request !== this.#latest) return;
      this.#sheet = sheet;
      this.#requested = requested;
      this.#updateAddress();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (request !== this.#latest) return;
      const { reason } = error;
      if (reason.code === 'bad-rules' && reason.explanation !== undefined)
        this.#conflict = reason.explanation;
      else this.#error = error;
    } finally {
      if (request === this.#latest) this.#busy = false;
    }
  }

  /** Shows the conflict of a choice that the sheet marks as impossible, without a request. Ignores a pending one. */
  refuse(conflict: Conflict): void {
    this.#latest += 1;
    this.#busy = false;
    this.#error = undefined;
    this.#conflict = conflict;
  }

  /** Dismisses the conflict or the error of the last request. */
  dismiss(): void {
    this.#conflict = undefined;
    this.#error = undefined;
  }

  #updateAddress() {
    history.replaceState(null, '', this.address);
  }
}

/** A value that the server wrote as JSON. */
export function json(value: unknown): Json {
  // Everything parsed from JSON is JSON.
  return value as Json;
}

export const [getEditor, setEditor] = createContext<RulesEditor>();

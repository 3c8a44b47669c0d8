import type { Rules } from '../../net/protocol/types.ts';

/** The names of the parameters in one group of the rules. */
type Grouped<G extends keyof Rules> = Rules[G] extends object
  ? `${G}.${Extract<keyof Rules[G], string>}`
  : never;

/** The name of a parameter, such as `score.blockTie`. */
export type Parameter = { [G in keyof Rules]-?: Grouped<G> }[keyof Rules];

/** A parameter's value on the wire. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Parameters that differ from a preset. */
export type Overrides = Partial<Record<Parameter, Json>>;

/** The value of a parameter. */
export function parameter(rules: Rules, name: Parameter): Json {
  const [group, field] = split(name);
  // The server serialises every group as an object of JSON values.
  return (rules as unknown as Record<string, Record<string, Json>>)[group]?.[field] ?? null;
}

/** A preset's rules with some parameters changed, for display. The server decides whether they are possible. */
export function withOverrides(preset: Rules, overrides: Overrides): Rules {
  const rules = structuredClone(preset) as unknown as Record<string, Record<string, Json>>;
  for (const [name, value] of Object.entries(overrides)) {
    const [group, field] = split(name);
    const fields = rules[group];
    if (fields !== undefined) fields[field] = value;
  }
  return rules as unknown as Rules;
}

/** `overrides` with some parameters set, and without those that equal the preset. */
export function change(preset: Rules, overrides: Overrides, changes: Overrides): Overrides {
  const all = Object.entries({ ...overrides, ...changes }) as [Parameter, Json][];
  return Object.fromEntries(all.filter(([name, value]) => !equal(value, parameter(preset, name))));
}

/** Rules as one line of text: the preset and the changes, such as `draw match.target=61`. */
export function writeRules(preset: string, overrides: Overrides): string {
  const words = Object.entries(overrides).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [preset, ...words].join(' ');
}

/** Reads what `writeRules` wrote. Words that are no override are ignored; the server checks the rest. */
export function readRules(text: string): { preset: string; overrides: Overrides } {
  const [preset = '', ...words] = text.trim().split(/\s+/);
  const overrides: Record<string, Json> = {};
  for (const word of words) {
    const [, name, written] = /^([a-zA-Z]+\.[a-zA-Z]+)=(.+)$/.exec(word) ?? [];
    if (name !== undefined && written !== undefined) overrides[name] = readValue(written);
  }
  return { preset, overrides };
}

function readValue(written: string): Json {
  try {
    return JSON.parse(written) as Json;
  } catch {
    return written;
  }
}

function split(name: string): [group: string, field: string] {
  const [group = '', field = ''] = name.split('.');
  return [group, field];
}

/** Whether two values are equal; the order of an object's fields does not matter. */
export function equal(a: Json, b: Json): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    left.length === right.size &&
    left.every(([name, value]) => right.has(name) && equal(value, right.get(name) ?? null))
  );
}

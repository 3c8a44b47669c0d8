import type { Rules } from '../../net/protocol/types.ts';
import { readRules, writeRules, type Json, type Overrides } from './parameters.ts';

/** Rules that a link can contain: a preset, the changes, and the name that a group gave them. */
export type NamedRules = {
  /** A preset and overrides, as one line. */
  rules: string;
  /** Empty without a name. */
  name: string;
};

const NAME = 'name';

/** The address of the page of these rules, such as `/rules/draw?match.target=61&name=Friday`. */
export function addressOf({ rules, name }: NamedRules): string {
  const [preset = '', ...words] = rules.split(' ');
  const query = new URLSearchParams(words.map((word) => split(word)));
  if (name !== '') query.set(NAME, name);
  const written = String(query);
  return `/rules/${encodeURIComponent(preset)}${written === '' ? '' : `?${written}`}`;
}

/** The rules at this address. The server refuses unknown parameters. */
export function rulesAt(preset: string, search: string): NamedRules {
  const query = [...new URLSearchParams(search)];
  const words = query.filter(([key]) => key.includes('.')).map(([key, value]) => `${key}=${value}`);
  return {
    rules: [preset, ...words].join(' '),
    name: query.find(([key]) => key === NAME)?.[1].trim() ?? '',
  };
}

/** The address of the page of a table's rules. */
export function addressOfTable(rules: Rules): string {
  return addressOf({ rules: rulesOfTable(rules), name: '' });
}

/** A table's rules as one line. It has every parameter, so that it does not depend on the preset. */
export function rulesOfTable({ preset, ...groups }: Rules): string {
  const overrides = Object.entries(groups).flatMap(([group, fields]) =>
    Array.isArray(fields)
      ? []
      : // Every group is an object of JSON values.
        Object.entries(fields as Record<string, Json>).map(([field, value]) => [
          `${group}.${field}`,
          value,
        ]),
  );
  return writeRules(preset, Object.fromEntries(overrides) as Overrides);
}

/** Rules with one parameter set. */
export function withParameter(rules: string, parameter: string, value: Json): string {
  const { preset, overrides } = readRules(rules);
  return writeRules(preset, { ...overrides, [parameter]: value } as Overrides);
}

function split(word: string): [string, string] {
  const at = word.indexOf('=');
  return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
}

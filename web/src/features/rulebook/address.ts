import type { Rules } from '../../net/protocol/types.ts';
import { readRules, writeRules, type Json, type Overrides } from './parameters.ts';

/** A set of rules that a link can carry: a preset, what differs from it, and the name a company gives it. */
export type NamedRules = {
  /** A preset and overrides, as one line. */
  rules: string;
  /** Empty where it has none. */
  name: string;
};

const NAME = 'name';

/** The page of these rules: `/rules/draw?match.target=61&name=Friday`. */
export function addressOf({ rules, name }: NamedRules): string {
  const [preset = '', ...words] = rules.split(' ');
  const query = new URLSearchParams(words.map((word) => split(word)));
  if (name !== '') query.set(NAME, name);
  const written = String(query);
  return `/rules/${encodeURIComponent(preset)}${written === '' ? '' : `?${written}`}`;
}

/** The rules that the page at this address shows. Whatever is no parameter is left to the server to refuse. */
export function rulesAt(preset: string, search: string): NamedRules {
  const query = [...new URLSearchParams(search)];
  const words = query.filter(([key]) => key.includes('.')).map(([key, value]) => `${key}=${value}`);
  return {
    rules: [preset, ...words].join(' '),
    name: query.find(([key]) => key === NAME)?.[1].trim() ?? '',
  };
}

/** The page of the rules of a table, which says every parameter and needs not know the preset. */
export function addressOfTable({ preset, ...groups }: Rules): string {
  const overrides = Object.entries(groups).flatMap(([group, fields]) =>
    Array.isArray(fields)
      ? []
      : // Every group is an object of JSON values.
        Object.entries(fields as Record<string, Json>).map(([field, value]) => [
          `${group}.${field}`,
          value,
        ]),
  );
  return addressOf({
    rules: writeRules(preset, Object.fromEntries(overrides) as Overrides),
    name: '',
  });
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

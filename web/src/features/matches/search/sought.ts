// What a search over public matches asks for: in the form, in the address of the page, and in the request.
import {
  NAME_CHARS_MAX,
  type Family,
  type SearchRequest,
  type SideResult,
} from '../../../net/protocol/types.ts';
import { FAMILIES } from '../../rulebook/families.ts';
import { startOf } from '../days.ts';

/** What the reader has chosen: texts of the form's fields, empty for no choice. */
export type Sought = {
  readonly player: string;
  readonly with: string;
  readonly preset: string;
  readonly family: Family | '';
  readonly rated: '' | 'yes' | 'no';
  readonly result: SideResult | '';
  /** The first and the last day, such as `2026-11-26`. */
  readonly since: string;
  readonly until: string;
};

export const ANY: Sought = {
  player: '',
  with: '',
  preset: '',
  family: '',
  rated: '',
  result: '',
  since: '',
  until: '',
};

export const RESULTS: readonly SideResult[] = ['won', 'lost', 'tied', 'stopped'];

/** What an address asks for. Whatever is not a choice of the form is left out. */
export function soughtIn(search: string): Sought {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  const matching = (name: string, pattern: RegExp) => (pattern.test(text(name)) ? text(name) : '');
  const oneOf = <T extends string>(name: string, choices: readonly T[]) =>
    choices.find((choice) => choice === text(name)) ?? '';
  const family = oneOf('family', FAMILIES);
  return {
    player: text('player').slice(0, NAME_CHARS_MAX),
    with: text('with').slice(0, NAME_CHARS_MAX),
    preset: family === '' ? matching('preset', /^[a-z0-9-]{1,40}$/) : '',
    family,
    rated: oneOf('rated', ['yes', 'no'] as const),
    result: oneOf('result', RESULTS),
    since: matching('since', DAY),
    until: matching('until', DAY),
  };
}
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The address of the page that shows these matches. */
export function addressOf(sought: Partial<Sought>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...ANY, ...sought })) {
    if (value.trim() !== '') query.set(name, value.trim());
  }
  const text = String(query);
  return text === '' ? '/matches/search' : `/matches/search?${text}`;
}

/** The request for what the reader has chosen. Days are those of this device's time zone. */
export function requestOf(sought: Sought): SearchRequest {
  // A second name alone is a first one.
  const [player, other] = [sought.player, sought.with]
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const { preset, family, rated, result, since, until } = sought;
  return {
    ...(player === undefined ? {} : { player }),
    ...(other === undefined ? {} : { with: other }),
    ...(preset === '' ? {} : { preset }),
    ...(family === '' ? {} : { family }),
    ...(rated === '' ? {} : { rated: rated === 'yes' }),
    ...(result === '' ? {} : { result }),
    ...(since === '' ? {} : { since_ms: startOf(since) }),
    ...(until === '' ? {} : { until_ms: startOf(until, 1) }),
  };
}

/** Whether every public match is sought. */
export const isAny = (sought: Sought) => Object.keys(requestOf(sought)).length === 0;

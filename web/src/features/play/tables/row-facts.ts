import type { Sentences } from '../../../i18n/language.svelte.ts';
import type { TableSummary } from '../../../net/protocol/types.ts';
import { paceName } from '../../running/words.ts';

/** What matters to a person who chooses among open tables: the pace, whether it is rated, whether the host is here. */
export function rowFacts({ host, here, options }: TableSummary, t: Sentences): string {
  const { filters, running } = t;
  return [
    ...(options.rated === true ? [filters.ratings.rated] : []),
    paceName(options.turn_seconds, running),
    ...(host === null ? [] : [here.includes(host) ? filters.host.here : filters.host.away]),
  ].join(' · ');
}

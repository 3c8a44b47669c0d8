import { searchMatches } from '../../../net/matches.ts';
import type { FoundMatch, SearchPage } from '../../../net/protocol/types.ts';
import { requestOf, type Sought } from './sought.ts';

/** How many empty pages are asked for before the reader decides whether to search on. */
const EMPTY_PAGES_MAX = 5;

/** The next page with matches. The server searches a limited number of matches at a time, so pages may be empty. */
export async function findMatches(
  sought: Sought,
  after: string | undefined,
  search: typeof searchMatches = searchMatches,
): Promise<SearchPage> {
  const request = requestOf(sought);
  let from = after;
  for (let pages = 1; ; pages += 1) {
    const page = await search({ ...request, ...(from === undefined ? {} : { after: from }) });
    if (page.matches.length > 0 || page.next === null || pages === EMPTY_PAGES_MAX) return page;
    from = page.next;
  }
}

/** The id of a match that was found. */
export const idOf = ({ match }: FoundMatch) => match.id;

import type { PageMessages } from '../../../i18n/compiled/types.ts';
import type { PresetInfo } from '../../../net/protocol/types.ts';
import { ALL_GAMES, filtered, queryOf, type Filter } from '../filter.ts';

/** Which games are on the shelves now. */
export class GameChoice implements Filter {
  search = $state('');
  place: Filter['place'] = $state('');
  kind: Filter['kind'] = $state('');
  seats: Filter['seats'] = $state('');

  constructor(filter: Filter) {
    Object.assign(this, filter);
  }

  /** Whether every game is shown. */
  get isOpen(): boolean {
    return this.query === '';
  }

  /** The choice as the query of an address, so that a link and the way back keep it. */
  get query(): string {
    const { search, place, kind, seats } = this;
    return queryOf({ search, place, kind, seats });
  }

  clear(): void {
    Object.assign(this, ALL_GAMES);
  }

  /** The games chosen of all. */
  of(games: readonly PresetInfo[], t: PageMessages, language: string): readonly PresetInfo[] {
    return filtered(games, this, t, language);
  }
}

import type { EveningMessages } from '../../../i18n/compiled/types.ts';
import type { Pair, Round, ClubTableView } from '../../../net/protocol/evening.ts';
import { namesOf } from './people.ts';

/** A pair by its names: "Ana and Boris". */
export const pairIn = (table: ClubTableView, pair: Pair, t: EveningMessages): string =>
  t.common.names({ names: namesOf(table, pair) });

/** A round in words: the winners and their points, or that it was tied. */
export const roundIn = (table: ClubTableView, round: Round, t: EveningMessages): string =>
  round.kind !== 'won'
    ? t.scorekeeper.alert[round.kind]
    : t.scorekeeper.alert.round({ names: pairIn(table, round.pair, t), points: round.points });

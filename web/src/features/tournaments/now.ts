import { dayAndHour } from '../../i18n/dates.ts';
import type { Sentences } from '../../i18n/language.svelte.ts';
import type { TournamentBoard } from '../../net/protocol/types.ts';
import { leftText, namesOf } from './words.ts';

/** What the tournament waits for now, in one or two sentences. */
export function nowText(board: TournamentBoard, ms: number, t: Sentences, code: string): string {
  const texts = t.tournaments.now;
  const { summary, round, rounds_all } = board;
  if (summary.status === 'to-come') {
    return summary.starts_ms > ms
      ? texts.toCome({ when: dayAndHour(summary.starts_ms, code) })
      : texts.ready;
  }
  if (summary.status === 'over') {
    if (summary.started_ms === null) return texts.notHeld;
    const { winner } = summary;
    return winner === null
      ? texts.over
      : `${texts.over} ${texts.won({ name: namesOf(winner, 1, t) })}`;
  }
  if (board.ends_ms !== null) {
    const left = board.ends_ms - ms;
    return left > 0 ? texts.arena({ time: leftText(left) }) : texts.arenaOver;
  }
  if (board.pairs_ms !== null) return texts.next({ time: leftText(board.pairs_ms - ms) });
  const isOpen = board.rounds.some(({ pairings }) =>
    pairings.some(({ outcome }) => outcome === undefined),
  );
  if (!isOpen && board.next_round.type === 'by-host') return texts.byHost;
  return rounds_all === null
    ? texts.paired({ n: round })
    : texts.round({ n: round, all: rounds_all });
}

import { coded } from '../../i18n/coded.ts';
import { dayAndHour } from '../../i18n/dates.ts';
import type { Sentences } from '../../i18n/language.svelte.ts';
import type { TournamentBoard } from '../../net/protocol/types.ts';
import { leftText, namesOf } from './words.ts';

/** What the tournament waits for now, and whether it ends early, in one to three sentences. */
export function nowText(board: TournamentBoard, ms: number, t: Sentences, code: string): string {
  const texts = t.tournaments.now;
  const { summary, stopped, rounds_all, rounds_possible } = board;
  const sentences = [stateText(board, ms, t, code)];
  if (stopped !== null) sentences.push(coded(t.tournaments.faults, stopped.code, stopped) ?? '');
  const isRunning = summary.status === 'running' && rounds_all !== null;
  if (isRunning && rounds_possible !== null && rounds_possible < rounds_all) {
    sentences.push(texts.fewer({ n: rounds_possible, all: rounds_all }));
  }
  if (summary.status === 'over' && summary.winner !== null) {
    sentences.push(texts.won({ name: namesOf(summary.winner, 1, t) }));
  }
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function stateText(board: TournamentBoard, ms: number, t: Sentences, code: string): string {
  const texts = t.tournaments.now;
  const { summary, round, rounds_all } = board;
  if (summary.status === 'to-come') {
    return summary.starts_ms > ms
      ? texts.toCome({ when: dayAndHour(summary.starts_ms, code) })
      : texts.ready;
  }
  if (summary.status === 'over') return summary.started_ms === null ? texts.notHeld : texts.over;
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

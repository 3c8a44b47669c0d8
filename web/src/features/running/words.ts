import type { RunningMessages } from '../../i18n/compiled/types.ts';
import type { TableOptions } from '../../net/protocol/types.ts';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/** A time in whole days, minutes or seconds, the largest that fits. */
export function timeName(seconds: number, { run }: RunningMessages): string {
  if (seconds % DAY_S === 0) return run.days({ n: seconds / DAY_S });
  return seconds % MINUTE_S === 0
    ? run.minutes({ n: seconds / MINUTE_S })
    : run.seconds({ n: seconds });
}

/** The time for a turn. */
export function paceName(seconds: number | null, t: RunningMessages): string {
  return seconds === null ? t.run.noClock : timeName(seconds, t);
}

/** How a table is run, as pairs of what and how. What most tables do without is left out. */
export function factsOf(options: TableOptions, t: RunningMessages): [string, string][] {
  const {
    turn_seconds,
    bank_seconds,
    on_timeout,
    tempo,
    talk = 'phrases',
    rated = false,
  } = options;
  const { run } = t;
  const facts: [string, string][] = [[run.pace, paceName(turn_seconds, t)]];
  if (turn_seconds !== null) {
    if (bank_seconds !== undefined) facts.push([run.bank, timeName(bank_seconds, t)]);
    facts.push([run.timeout, run.timeouts[on_timeout]]);
  }
  if (tempo !== 'open') facts.push([run.tempo, run.tempos[tempo]]);
  facts.push([run.talk, run.talks[talk]]);
  facts.push([run.match, run.matches[rated ? 'rated' : 'unrated']]);
  return facts;
}

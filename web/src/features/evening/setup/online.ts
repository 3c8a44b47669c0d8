import type { OnlinePlay } from '../../../net/protocol/evening.ts';

/** How the tables of an evening are played online, unless the organiser chooses otherwise. */
export const ONLINE: OnlinePlay = {
  rules: 'club-pairs',
  turn_seconds: null,
  bank_seconds: null,
  even_tempo: false,
  absent_after_s: 300,
};

/** The clocks that the set-up offers. */
export const CLOCKS = ['none', 'calm', 'quick'] as const;
export type Clock = (typeof CLOCKS)[number];

const TIMES: Record<Clock, Pick<OnlinePlay, 'turn_seconds' | 'bank_seconds'>> = {
  none: { turn_seconds: null, bank_seconds: null },
  calm: { turn_seconds: 60, bank_seconds: 300 },
  quick: { turn_seconds: 20, bank_seconds: 120 },
};

/** The clock that has the times of these tables. */
export const clockOf = ({ turn_seconds }: OnlinePlay): Clock =>
  CLOCKS.find((clock) => TIMES[clock].turn_seconds === turn_seconds) ?? 'none';

/** The same tables with another clock. */
export const withClock = (online: OnlinePlay, clock: Clock): OnlinePlay => ({
  ...online,
  ...TIMES[clock],
});

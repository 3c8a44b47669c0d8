import {
  ABSENT_AFTER_S_MAX,
  ABSENT_AFTER_S_MIN,
  ARENA_MINUTES,
  ENTRANTS_MAX,
  ROUND_PAUSE_S_MAX,
  ROUND_ROBIN_ENTRANTS_MAX,
  SWISS_ROUNDS,
  TOURNAMENT_AHEAD_DAYS_MAX,
  TOURNAMENT_TITLE_CHARS_MAX,
  type OpenTournament,
  type PresetInfo,
  type TableOptions,
  type TournamentFormat,
  type TournamentRefusal,
  type TournamentSettingsError,
} from '../../net/protocol/types.ts';
import { firstCharacters } from '../../ui/text-length.ts';
import { inPairs } from '../rulebook/options.ts';

/** A format's name. */
export type FormatType = TournamentFormat['type'];

/** The fields of the form that opens a tournament. A number is `null` while its field is empty. */
export type Values = {
  title: string;
  format: FormatType;
  pairs: boolean;
  minutes: number | null;
  rounds: number | null;
  /** Whether players may enter a Swiss late, and until which round. */
  late: boolean;
  lateUntil: number | null;
  twice: boolean;
  thirdPlace: boolean;
  min: number | null;
  max: number | null;
  /** By this device's time zone: `2026-11-27T19:30`. */
  date: string;
  byHost: boolean;
  pauseS: number | null;
  absentMinutes: number | null;
  rated: boolean;
  bots: boolean;
};

/** The fields that can be wrong. */
export type Field =
  'title' | 'rules' | 'minutes' | 'rounds' | 'late' | 'entrants' | 'date' | 'pause' | 'absent';

/** What is wrong with the fields, as the server would say it. */
export type Faults = Partial<Record<Field, TournamentRefusal>>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The form as it opens: an evening of one and a half hours, at the next full hour. */
export function firstValues(nowMs: number): Values {
  return {
    title: '',
    format: 'swiss',
    pairs: false,
    minutes: 60,
    rounds: 5,
    late: false,
    lateUntil: 2,
    twice: false,
    thirdPlace: true,
    min: 2,
    max: 32,
    date: localDate(Math.ceil((nowMs + HOUR_MS / 2) / HOUR_MS) * HOUR_MS),
    byHost: false,
    pauseS: 30,
    absentMinutes: 5,
    rated: false,
    bots: false,
  };
}

/** A time as the value of a field for a day and an hour. */
export function localDate(ms: number): string {
  const at = new Date(ms);
  const two = (n: number) => String(n).padStart(2, '0');
  const day = [String(at.getFullYear()), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** How many entrants a format takes. */
export const entrantsMost = (format: FormatType) =>
  format === 'round-robin' ? ROUND_ROBIN_ENTRANTS_MAX : ENTRANTS_MAX;

/** How many rounds of a Swiss so many entrants can play without meeting again. */
const roundsOf = (entrants: number) => (entrants % 2 === 0 ? entrants - 1 : entrants);

/** Whether a preset can be played at the tables of such a tournament. */
export const suits = ({ rules }: PresetInfo, pairs: boolean) =>
  pairs ? rules.seats.count.includes(4) && inPairs(rules, 4) : rules.seats.count.includes(2);

const isWithin = (n: number | null, min: number, max: number) =>
  n !== null && Number.isInteger(n) && n >= min && n <= max;

/** Checks the fields as the server does. */
export function faultsOf(values: Values, nowMs: number): Faults {
  const faults: Faults = {};
  const title = values.title.trim();
  if (title === '' || firstCharacters(title, TOURNAMENT_TITLE_CHARS_MAX) !== title) {
    faults.title = { code: 'bad-title', max: TOURNAMENT_TITLE_CHARS_MAX };
  }
  const starts = new Date(values.date).getTime();
  if (Number.isNaN(starts) || starts > nowMs + TOURNAMENT_AHEAD_DAYS_MAX * DAY_MS) {
    faults.date = { code: 'bad-start', days_max: TOURNAMENT_AHEAD_DAYS_MAX };
  }
  const most = entrantsMost(values.format);
  const [min, max] = [values.min ?? 0, values.max ?? 0];
  if (!isWithin(values.max, 2, most) || !isWithin(values.min, 2, max)) {
    faults.entrants = {
      code: 'bad-settings',
      why: { code: 'entrants', entrants_min: min, entrants_max: max, most },
    };
  }
  if (
    values.format === 'arena' &&
    !isWithin(values.minutes, ARENA_MINUTES.min, ARENA_MINUTES.max)
  ) {
    faults.minutes = {
      code: 'bad-settings',
      why: { code: 'minutes', minutes: values.minutes ?? 0 },
    };
  }
  if (values.format === 'swiss') {
    const rounds = values.rounds ?? 0;
    if (!isWithin(values.rounds, SWISS_ROUNDS.min, SWISS_ROUNDS.max)) {
      faults.rounds = { code: 'bad-settings', why: { code: 'rounds', rounds } };
    } else if (values.late && !isWithin(values.lateUntil, 2, rounds)) {
      const round = values.lateUntil ?? 0;
      faults.late = { code: 'bad-settings', why: { code: 'late-entry', round, rounds } };
    } else if (faults.entrants === undefined && rounds > roundsOf(max)) {
      const why = {
        code: 'too-many-rounds',
        rounds,
        entrants_max: max,
        most: roundsOf(max),
      } as const;
      faults.rounds = { code: 'bad-settings', why };
    }
  }
  if (pauses(values) && !isWithin(values.pauseS, 0, ROUND_PAUSE_S_MAX)) {
    faults.pause = { code: 'bad-seconds', field: 'pause_s', min: 0, max: ROUND_PAUSE_S_MAX };
  }
  const absent = values.absentMinutes === null ? null : values.absentMinutes * 60;
  if (!isWithin(absent, ABSENT_AFTER_S_MIN, ABSENT_AFTER_S_MAX)) {
    const [min, max] = [ABSENT_AFTER_S_MIN, ABSENT_AFTER_S_MAX];
    faults.absent = { code: 'bad-seconds', field: 'absent_after_s', min, max };
  }
  return faults;
}

/** Whether there is a pause before the next round. */
export const pauses = ({ format, byHost }: Values) => format !== 'arena' && !byHost;

const SETTINGS_FIELDS: Readonly<Record<TournamentSettingsError['code'], Field | undefined>> = {
  entrants: 'entrants',
  minutes: 'minutes',
  rounds: 'rounds',
  'too-many-rounds': 'rounds',
  'late-entry': 'late',
  cycles: undefined,
};

/** The field that a refusal of the server is about; `undefined` if it is about none. */
export function fieldOf(refusal: TournamentRefusal): Field | undefined {
  switch (refusal.code) {
    case 'bad-title':
      return 'title';
    case 'bad-start':
      return 'date';
    case 'bad-rules':
      return 'rules';
    case 'bad-seconds':
      return refusal.field === 'absent_after_s' ? 'absent' : 'pause';
    case 'bad-settings':
      return SETTINGS_FIELDS[refusal.why.code];
    default:
      return undefined;
  }
}

/** The format with its numbers. */
export function formatOf(values: Values): TournamentFormat {
  switch (values.format) {
    case 'arena':
      return { type: 'arena', minutes: values.minutes ?? 0 };
    case 'swiss':
      return {
        type: 'swiss',
        rounds: values.rounds ?? 0,
        ...(values.late && values.lateUntil !== null ? { late_until_round: values.lateUntil } : {}),
      };
    case 'round-robin':
      return { type: 'round-robin', cycles: values.twice ? 2 : 1 };
    case 'knock-out':
      return { type: 'knock-out', third_place: values.thirdPlace };
  }
}

/** What to send for fields without faults. */
export function requestOf(values: Values, rules: string, options: TableOptions): OpenTournament {
  const { rated: _, ...plain } = options;
  return {
    title: values.title.trim(),
    rules,
    options: { ...plain, ...(values.rated ? { rated: true } : {}) },
    pairs: values.pairs,
    format: formatOf(values),
    entrants_min: values.min ?? 2,
    entrants_max: values.max ?? 2,
    starts_ms: new Date(values.date).getTime(),
    next_round: values.byHost
      ? { type: 'by-host' }
      : { type: 'automatic', pause_s: values.format === 'arena' ? 0 : (values.pauseS ?? 0) },
    absent_after_s: Math.round((values.absentMinutes ?? 0) * 60),
    programs: values.bots,
  };
}

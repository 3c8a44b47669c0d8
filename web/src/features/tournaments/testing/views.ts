// Tournaments as the server shows them, for tests and pictures.
import type {
  Bracket,
  BracketMatch,
  BracketSlot,
  StandingsRow,
  TournamentBoard,
  TournamentEntrant,
  TournamentPairing,
  TournamentSummary,
  TournamentView,
  TournamentYou,
} from '../../../net/protocol/types.ts';

/** When the tournaments of the tests start. */
export const START_MS = Date.UTC(2026, 10, 27, 19, 30);
const MINUTE_MS = 60_000;

const NAMES = ['Ana', 'Boris', 'Eva', 'Luka', 'Maximiliana-Wilhelmina W', 'Иван', 'Pilar', 'João'];

export const entrant = (
  number: number,
  change: Partial<TournamentEntrant> = {},
): TournamentEntrant => ({
  entrant: number,
  people: [{ name: NAMES[number - 1] ?? '', account: true }],
  rating: 1700 - 20 * number,
  ...change,
});

export const entrants = (count: number) => Array.from({ length: count }, (_, i) => entrant(i + 1));

export const summary = (change: Partial<TournamentSummary> = {}): TournamentSummary => ({
  id: 't7f2',
  title: 'Friday Swiss',
  preset: 'draw',
  rules: 'draw',
  options: {
    turn_seconds: 20,
    on_timeout: 'play',
    bot_delay_ms: 700,
    tempo: 'open',
    taking: 'dealt',
    lifting: 'at-once',
    boneyard: 'next',
    single_choice: 'waits',
    hand_order: 'free',
  },
  pairs: false,
  format: { type: 'swiss', rounds: 5, late_until_round: 2 },
  host: { name: 'Vera', account: true },
  status: 'to-come',
  starts_ms: START_MS,
  started_ms: null,
  entrants: 8,
  entrants_max: 32,
  winner: null,
  ...change,
});

export const board = (
  change: Partial<TournamentBoard> = {},
  summed: Partial<TournamentSummary> = {},
): TournamentBoard => ({
  summary: summary(summed),
  entrants_min: 4,
  next_round: { type: 'automatic', pause_s: 30 },
  absent_after_s: 300,
  programs: false,
  ends_ms: null,
  closed_ms: null,
  round: 0,
  rounds_all: null,
  rounds_possible: null,
  stopped: null,
  pairs_ms: null,
  entrants: entrants(8),
  unconfirmed: 0,
  rounds: [],
  bracket: null,
  standings: [],
  winner: null,
  ...change,
});

export const view = (
  tournament: TournamentBoard,
  you: Partial<TournamentYou> = {},
  nowMs = START_MS + MINUTE_MS,
): TournamentView => ({
  version: 7,
  now_ms: nowMs,
  tournament,
  you: {
    can: [],
    hosts: false,
    entrant: null,
    waits_for: null,
    invitations: [],
    table: null,
    ...you,
  },
});

export const row = (
  rank: number,
  number: number,
  change: Partial<StandingsRow> = {},
): StandingsRow => ({
  rank,
  entrant: number,
  half_points: 0,
  played: 0,
  won: 0,
  tied: 0,
  lost: 0,
  won_unplayed: 0,
  lost_unplayed: 0,
  byes: 0,
  is_withdrawn: false,
  is_annulled: false,
  before_next: null,
  ...change,
});

export const pairing = (
  number: number,
  [first, second]: readonly [number, number],
  change: Partial<TournamentPairing> = {},
): TournamentPairing => ({ pairing: number, first, second, ...change });

const RUNNING = { status: 'running', started_ms: START_MS } as const;

/** A Swiss in its third round: matches in every state, and standings decided in every way. */
export const swiss = (): TournamentBoard =>
  board(
    {
      round: 3,
      rounds_all: 5,
      entrants: [
        ...entrants(7),
        entrant(8, { withdrawn: true }),
        entrant(9, { people: [{ name: 'Domino 2000', account: true, bot: true }], rating: null }),
      ],
      rounds: [
        {
          round: 3,
          pairings: [
            pairing(9, [1, 2], { table: 'a1b2', come_by_ms: START_MS + 4 * MINUTE_MS }),
            pairing(10, [3, 4], { table: 'a1b3' }),
            pairing(11, [5, 6], { outcome: 'tie', match: 'a1b4-1' }),
            pairing(12, [7, 8], { outcome: 'walkover-first' }),
          ],
          byes: [9],
        },
        {
          round: 2,
          pairings: [
            pairing(5, [1, 3], { outcome: 'first', match: 'c1-1' }),
            pairing(6, [2, 4], { outcome: 'second', match: 'c2-1' }),
            pairing(7, [5, 7], { outcome: 'tie', match: 'c3-1' }),
            pairing(8, [8, 6], { outcome: 'neither' }),
          ],
          byes: [],
        },
      ],
      standings: [
        row(1, 1, {
          half_points: 5,
          played: 3,
          won: 2,
          tied: 1,
          before_next: { by: 'points', ours: 5, theirs: 4 },
        }),
        row(2, 2, {
          half_points: 4,
          played: 3,
          won: 2,
          lost: 1,
          before_next: { by: 'buchholz', ours: 29, theirs: 26 },
        }),
        row(3, 5, {
          half_points: 4,
          played: 3,
          won: 1,
          tied: 2,
          before_next: { by: 'sonneborn-berger', ours: 21, theirs: 20 },
        }),
        row(4, 3, {
          half_points: 4,
          played: 2,
          won: 1,
          won_unplayed: 1,
          byes: 0,
          before_next: { by: 'direct-encounter', ours: 2, theirs: 0 },
        }),
        row(5, 9, {
          half_points: 4,
          played: 2,
          won: 1,
          byes: 1,
          before_next: { by: 'lot', ours: 3, theirs: 8 },
        }),
        row(6, 4, {
          half_points: 4,
          played: 3,
          won: 2,
          lost: 1,
          before_next: { by: 'points', ours: 4, theirs: 1 },
        }),
        row(7, 6, {
          half_points: 1,
          played: 3,
          tied: 1,
          before_next: { by: 'points', ours: 1, theirs: 0 },
        }),
        row(8, 7, { played: 3, lost: 3, before_next: { by: 'wins', ours: 0, theirs: 0 } }),
        row(9, 8, { played: 1, lost: 1, lost_unplayed: 2, is_withdrawn: true }),
      ],
    },
    { ...RUNNING, entrants: 9 },
  );

/** An arena in which the first entrant has won three matches in a row. */
export const arena = (): TournamentBoard =>
  board(
    {
      round: 6,
      ends_ms: START_MS + 47 * MINUTE_MS,
      rounds: [
        { round: 6, pairings: [pairing(6, [1, 4], { table: 'a1' })] },
        { round: 5, pairings: [pairing(5, [1, 3], { outcome: 'first', match: 'c5-1' })] },
        { round: 4, pairings: [pairing(4, [2, 1], { outcome: 'walkover-second' })] },
        { round: 3, pairings: [pairing(3, [4, 1], { outcome: 'second', match: 'c3-1' })] },
        { round: 2, pairings: [pairing(2, [2, 3], { outcome: 'tie', match: 'c2-1' })] },
        { round: 1, pairings: [pairing(1, [1, 2], { outcome: 'second', match: 'c1-1' })] },
      ],
      entrants: entrants(4),
      standings: [
        row(1, 1, {
          half_points: 16,
          played: 3,
          won: 2,
          won_unplayed: 1,
          lost: 1,
          before_next: { by: 'points', ours: 16, theirs: 6 },
        }),
        row(2, 2, {
          half_points: 6,
          played: 2,
          won: 1,
          tied: 1,
          before_next: { by: 'points', ours: 6, theirs: 2 },
        }),
        row(3, 3, {
          half_points: 2,
          played: 2,
          tied: 1,
          lost: 1,
          before_next: { by: 'points', ours: 2, theirs: 0 },
        }),
        row(4, 4, { played: 1, lost: 1 }),
      ],
    },
    { ...RUNNING, title: 'An hour of Draw', format: { type: 'arena', minutes: 60 }, entrants: 4 },
  );

const slot = (number: number): BracketSlot => ({ entrant: number });
const match = (
  sides: [BracketSlot, BracketSlot],
  winner: BracketSlot = 'undecided',
  change: Partial<BracketMatch> = {},
): BracketMatch => ({
  sides,
  pairings: [],
  winner,
  loser:
    winner === 'undecided'
      ? 'undecided'
      : (sides.find((side) => JSON.stringify(side) !== JSON.stringify(winner)) ?? 'nobody'),
  is_open: false,
  ...change,
});

/** A bracket of seven: one goes on at once, and the semi-finals are played. */
export const bracket = (): Bracket => ({
  rounds: [
    [
      match([slot(1), 'nobody'], slot(1)),
      match([slot(4), slot(5)], slot(5), { pairings: [1, 4] }),
      match([slot(2), slot(7)], slot(2), { pairings: [2] }),
      match([slot(3), slot(6)], slot(6), { pairings: [3] }),
    ],
    [
      match([slot(1), slot(5)], 'undecided', { pairings: [5, 7], is_open: true }),
      match([slot(2), slot(6)], slot(2), { pairings: [6] }),
    ],
    [match(['undecided', slot(2)])],
  ],
  third_place: match(['undecided', slot(6)]),
});

/** A knock-out of seven. */
export const knockOut = (): TournamentBoard =>
  board(
    {
      round: 2,
      rounds_all: 3,
      entrants: entrants(7),
      bracket: bracket(),
      rounds: [
        {
          round: 2,
          pairings: [
            pairing(5, [1, 5], { outcome: 'tie', match: 'c5-1' }),
            pairing(6, [2, 6], { outcome: 'first', match: 'c6-1' }),
            pairing(7, [5, 1], { table: 'a7' }),
          ],
        },
        {
          round: 1,
          pairings: [
            pairing(1, [4, 5], { outcome: 'tie', match: 'c1-1' }),
            pairing(2, [2, 7], { outcome: 'first', match: 'c2-1' }),
            pairing(3, [3, 6], { outcome: 'second', match: 'c3-1' }),
            pairing(4, [5, 4], { outcome: 'first', match: 'c4-1' }),
          ],
          byes: [1],
        },
      ],
      standings: [
        row(1, 2, {
          played: 2,
          won: 2,
          before_next: { by: 'round-reached', ours: 3, theirs: 2 },
        }),
        row(2, 1),
        row(2, 5, { played: 2, won: 1, tied: 1 }),
        row(2, 6, {
          played: 2,
          won: 1,
          lost: 1,
          before_next: { by: 'round-reached', ours: 2, theirs: 1 },
        }),
        row(5, 3, { played: 1, lost: 1 }),
        row(5, 4, { played: 2, tied: 1, lost: 1 }),
        row(5, 7, { played: 1, lost: 1 }),
      ],
    },
    {
      ...RUNNING,
      title: 'The cup',
      format: { type: 'knock-out', third_place: true },
      entrants: 7,
    },
  );

/** The final of a knock-out of four is played, and the match for the third place waits for its players. */
export const final = (): TournamentBoard =>
  board(
    {
      round: 2,
      rounds_all: 2,
      entrants: entrants(4),
      bracket: {
        rounds: [
          [
            match([slot(1), slot(4)], slot(1), { pairings: [1] }),
            match([slot(2), slot(3)], slot(2), { pairings: [2] }),
          ],
          [match([slot(1), slot(2)], slot(2), { pairings: [4] })],
        ],
        third_place: match([slot(4), slot(3)], 'undecided', { pairings: [3], is_open: true }),
      },
      rounds: [
        {
          round: 2,
          pairings: [
            pairing(3, [4, 3], { table: 'b3', come_by_ms: START_MS + 4 * MINUTE_MS }),
            pairing(4, [1, 2], { outcome: 'second', match: 'b4-1' }),
          ],
        },
        {
          round: 1,
          pairings: [
            pairing(1, [1, 4], { outcome: 'first', match: 'b1-1' }),
            pairing(2, [2, 3], { outcome: 'first', match: 'b2-1' }),
          ],
        },
      ],
      standings: [
        row(1, 2, {
          played: 2,
          won: 2,
          before_next: { by: 'round-reached', ours: 3, theirs: 2 },
        }),
        row(2, 1, {
          played: 2,
          won: 1,
          lost: 1,
          before_next: { by: 'round-reached', ours: 2, theirs: 1 },
        }),
        row(3, 3, { played: 1, lost: 1 }),
        row(3, 4, { played: 1, lost: 1 }),
      ],
    },
    {
      ...RUNNING,
      title: 'The cup',
      format: { type: 'knock-out', third_place: true },
      entrants: 4,
    },
  );

/** A tournament that was closed before its start. */
export const cancelled = (): TournamentBoard =>
  board(
    { closed_ms: START_MS + MINUTE_MS, entrants: entrants(2) },
    { status: 'over', entrants: 2 },
  );

/** Fixed pairs before the start. */
export const pairs = (): TournamentBoard =>
  board(
    {
      unconfirmed: 1,
      entrants: [
        entrant(1, {
          people: [
            { name: 'Ana', account: true },
            { name: 'Boris', account: true },
          ],
        }),
        entrant(2, {
          people: [
            { name: 'Eva', account: true },
            { name: '', account: true },
          ],
          rating: null,
        }),
      ],
    },
    {
      title: 'Pairs of the town',
      pairs: true,
      preset: 'spanish-pairs',
      rules: 'spanish-pairs',
      format: { type: 'round-robin', cycles: 2 },
      entrants: 2,
      entrants_max: 12,
    },
  );

/** Fixed pairs in their first round; the names of one pair are as long as names may be. */
export const playingPairs = (): TournamentBoard => {
  const { summary, entrants } = pairs();
  const [ana, eva] = entrants;
  return board(
    {
      round: 1,
      rounds_all: 3,
      entrants: [
        ...(ana === undefined ? [] : [ana]),
        ...(eva === undefined ? [] : [eva]),
        entrant(3, {
          people: [
            { name: 'Maximiliana-Wilhelmina W', account: true },
            { name: 'Konstantin Aleksandrovich', account: true },
          ],
        }),
        entrant(4, {
          people: [
            { name: 'Luka', account: true },
            { name: 'Domino 2000', account: true, bot: true },
          ],
        }),
      ],
      rounds: [
        {
          round: 1,
          pairings: [
            pairing(1, [1, 2], { outcome: 'walkover-second' }),
            pairing(2, [3, 4], { outcome: 'walkover-first' }),
          ],
        },
      ],
      standings: [
        row(1, 3, { half_points: 2, won_unplayed: 1 }),
        row(1, 2, { half_points: 2, won_unplayed: 1 }),
        row(3, 1, { lost_unplayed: 1 }),
        row(3, 4, { lost_unplayed: 1 }),
      ],
    },
    { ...summary, ...RUNNING, entrants: 4 },
  );
};

// How well the person of this device plays against bots, as far as their matches show. It stays on the device.
import { loadText, saveText } from '../../device/local-text.ts';
import { FAMILY_GAMES, LEVELS, type Family, type Level } from '../../net/protocol/types.ts';

const KEY = 'boneyard.strength';

/** The strength in one family of games. */
export type Strength = {
  /** As the ratings of bots are written: 100 points more win about 64 of 100 matches. */
  readonly rating: number;
  /** How many matches it follows from. */
  readonly matches: number;
};

/** Who sits on a seat of a match against bots: a bot of this level, or the person. */
export type Player = Level | 'you';

/** A match that was played to its end. */
export type PlayedMatch = {
  readonly id: string;
  readonly preset: string;
  /** Who played, side by side; `null` if there were other people. */
  readonly sides: readonly (readonly Player[])[] | null;
  /** The sides that won and that lost. */
  readonly won: readonly number[];
  readonly lost: readonly number[];
};

/** What this device stores. */
type Stored = {
  readonly families: Readonly<Partial<Record<Family, Strength>>>;
  /** The matches that were counted last, so that none counts twice. */
  readonly counted: readonly string[];
};

const RATING_MIN = 1000;
const RATING_MAX = 1900;
/** A newcomer plays about as well as an easy bot. */
const START: Strength = {
  rating: LEVELS.find(({ id }) => id === 'easy')?.rating ?? RATING_MIN,
  matches: 0,
};
/** How far a match moves the rating at most: further in the first matches. */
const FIRST_STEP = 48;
const STEP = 24;
const FIRST_MATCHES = 10;
const COUNTED_MAX = 20;

/** The strength in the family of a game. */
export function strengthAt(preset: string): Strength {
  return stored().families[familyOf(preset)] ?? START;
}

/** The level of the bots that play about as well as the person at a game. */
export function levelThatSuits(preset: string): Level {
  return levelNear(strengthAt(preset).rating);
}

/** The level whose rating is nearest. */
export function levelNear(rating: number): Level {
  const far = (level: { rating: number }) => Math.abs(level.rating - rating);
  return [...LEVELS].sort((a, b) => far(a) - far(b))[0]?.id ?? 'easy';
}

/** Whether a match was played to its end on this device. */
export function hasFinished(): boolean {
  return stored().counted.length > 0;
}

/** Counts a match once. Returns whether it is the first one on this device. */
export function countMatch(match: PlayedMatch): boolean {
  const { counted, families } = stored();
  if (counted.includes(match.id)) return false;
  const next: Stored = {
    families: { ...families, [familyOf(match.preset)]: after(strengthAt(match.preset), match) },
    counted: [match.id, ...counted].slice(0, COUNTED_MAX),
  };
  saveText(KEY, JSON.stringify(next));
  return counted.length === 0;
}

/** The strength after a match. A winner has beaten every side that lost, and a loser has lost to every side that won. */
export function after(before: Strength, { sides, won, lost }: PlayedMatch): Strength {
  if (sides === null) return before;
  const own = sides.findIndex((side) => side.includes('you'));
  const result = Number(won.includes(own));
  const rivals = result === 1 ? lost : lost.includes(own) ? won : [];
  const surprises = rivals.map((side) => result - expected(ratingOf(own), ratingOf(side)));
  // With many sides, a winner has beaten many of them at once.
  const step = (2 / sides.length) * (before.matches < FIRST_MATCHES ? FIRST_STEP : STEP);
  const rating = before.rating + step * surprises.reduce((sum, one) => sum + one, 0);
  return { rating: within(rating), matches: before.matches + 1 };

  /** The strength of a side: that of its players on average. */
  function ratingOf(side: number): number {
    const ratings = (sides?.[side] ?? []).map(
      (player) => LEVELS.find(({ id }) => id === player)?.rating ?? before.rating,
    );
    return ratings.reduce((sum, one) => sum + one, 0) / ratings.length;
  }
}

/** The share of the matches that a side wins against another. */
const expected = (own: number, other: number) => 1 / (1 + 10 ** ((other - own) / 400));

const within = (rating: number) => Math.round(Math.max(RATING_MIN, Math.min(RATING_MAX, rating)));

function familyOf(preset: string): Family {
  const families = Object.keys(FAMILY_GAMES) as Family[];
  return families.find((family) => FAMILY_GAMES[family].includes(preset)) ?? 'classic';
}

/** What is stored. What cannot be read counts as missing. */
function stored(): Stored {
  let read: unknown;
  try {
    read = JSON.parse(loadText(KEY) ?? 'null');
  } catch {
    read = null;
  }
  const { families, counted } = (read ?? {}) as { families?: object; counted?: unknown };
  const known = Object.entries(families ?? {}).filter(([, strength]) => isStrength(strength));
  return {
    families: Object.fromEntries(known),
    counted: Array.isArray(counted) ? counted.filter((id) => typeof id === 'string') : [],
  };
}

function isStrength(value: unknown): value is Strength {
  const { rating, matches } = (value ?? {}) as Partial<Strength>;
  return typeof rating === 'number' && within(rating) === rating && Number.isInteger(matches);
}

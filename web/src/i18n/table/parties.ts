/** A person in a sentence: by name, or as "you". */
export type Who = { name: string; you: boolean };

/** People who score together, in a sentence. `many` decides between the singular and the plural of the verb. */
export type Party = { names: string; you: boolean; many: boolean };

/** A tile in a sentence, the lower half first; a triangle's numbers clockwise. */
export type TileIn = readonly [number, number] | readonly [number, number, number];

/** How much is said: `6-5 right`, `six-five on the right`, or that with its consequences. */
export type Speech = 'short' | 'normal' | 'full';

/**
 * Places with names of their own: the lead, the ends of a line, the arms of a spinner, the public train; and the first
 * tile of trains and of a tree.
 */
export type Named = 'first' | 'L' | 'R' | 'U' | 'D' | 'M' | 'engine' | 'hub';

/** A place on the cloth in a sentence; `on` a laid tile, a `cell` of the lattice or a whole `row` of it. */
export type Where =
  | Named
  | { train: Who }
  | { on: TileIn }
  | { cell: { row: number; nth: number; up: boolean } }
  | { row: number };

/** The names that a language gives to places. */
export type PlaceWords = {
  named: Readonly<Record<Named, string>>;
  train: (who: Who) => string;
  on: (tile: TileIn) => string;
  cell: (cell: { row: number; nth: number; up: boolean }) => string;
  row: (row: number) => string;
};

/** The name of a place. */
export function inWords(where: Where, words: PlaceWords): string {
  if (typeof where === 'string') return words.named[where];
  if ('train' in where) return words.train(where.train);
  if ('on' in where) return words.on(where.on);
  return 'cell' in where ? words.cell(where.cell) : words.row(where.row);
}

/** Whether these are too many cells of a lattice to announce one by one. */
export function inManyCells(places: readonly Where[]): boolean {
  return places.length > 2 && places.every((at) => typeof at === 'object' && 'cell' in at);
}

/** An open end in a sentence: its place and its number. */
export type EndIn = { where: Where; n: number };

/** Whether an end is named by its tile, which also says its number. */
export function isOn(where: Where): where is { on: TileIn } {
  return typeof where === 'object' && 'on' in where;
}

/** A row of tiles, each with its numbers in reading order. Where `where` is `first`, the row is the line itself. */
export type RowIn = { where: Where; tiles: readonly (readonly number[])[] };

/** A double on which tiles must be laid before anything else: `missing` toes, or its cover if `toes` is false. */
export type WaitingIn = { tile: TileIn; missing: number; toes: boolean };

/** The bonus of a triangle: for how it joins others, or for a triple that leads. */
export type Joint = 'bridge' | 'hexagon' | 'double-hexagon' | 'triple-hexagon' | 'triple';

/** The points of a play: the total, the bonus in it, and the cost of the tiles drawn before it. */
export type MadeIn = { n: number; joint: Joint | null; lost: number; speech: Speech };

/** A laid tile in a sentence. */
export type Laid = {
  who: Who;
  tile: TileIn;
  at: Where;
  /** The numbers at the open ends after it. */
  ends: readonly number[];
  /** How many tiles were drawn before it. */
  drawn: number;
  speech: Speech;
};

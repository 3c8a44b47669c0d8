/** Somebody in a sentence: by name, or whoever reads it. */
export type Who = { name: string; you: boolean };

/** One or more people who score together, in a sentence. */
export type Party = { names: string; you: boolean; many: boolean };

/** A tile in a sentence, the lower half first; a triangle's numbers clockwise. */
export type TileIn = readonly [number, number] | readonly [number, number, number];

/** How much is said: `6-5 right`, `six-five on the right`, or that and what it tells. */
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

/** How a language names places. */
export type PlaceWords = {
  named: Readonly<Record<Named, string>>;
  train: (who: Who) => string;
  on: (tile: TileIn) => string;
  cell: (cell: { row: number; nth: number; up: boolean }) => string;
  row: (row: number) => string;
};

/** A place in the words of a language. */
export function inWords(where: Where, words: PlaceWords): string {
  if (typeof where === 'string') return words.named[where];
  if ('train' in where) return words.train(where.train);
  if ('on' in where) return words.on(where.on);
  return 'cell' in where ? words.cell(where.cell) : words.row(where.row);
}

/** Whether these are more cells of a lattice than one would like to hear at once. */
export function inManyCells(places: readonly Where[]): boolean {
  return places.length > 2 && places.every((at) => typeof at === 'object' && 'cell' in at);
}

/** An open end in a sentence. */
export type EndIn = { where: Where; n: number };

/** Whether an end is named by the tile that lies there, which tells its number too. */
export function isOn(where: Where): where is { on: TileIn } {
  return typeof where === 'object' && 'on' in where;
}

/** Tiles in a row, each with its numbers in the order they are read; `first` is the line itself. */
export type RowIn = { where: Where; tiles: readonly (readonly number[])[] };

/** A double on which tiles have to be laid before anything else: its cover, or so many `toes`. */
export type WaitingIn = { tile: TileIn; missing: number; toes: boolean };

/** What a triangle makes beside its numbers: by how it joins others, or by being a triple that leads. */
export type Joint = 'bridge' | 'hexagon' | 'double-hexagon' | 'triple-hexagon' | 'triple';

/** What a play made: its points, what made them more, and what the tiles drawn before it cost. */
export type MadeIn = { n: number; joint: Joint | null; lost: number; speech: Speech };

/** A tile laid, in a sentence. */
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

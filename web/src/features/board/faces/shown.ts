import type { FaceStyle } from '../../../device/settings/faces.ts';

/** A drawing for one number, on a square 100 units wide. */
export type Picture = {
  readonly id: string;
  /** What it shows, by language. */
  readonly names: Readonly<Record<string, string>>;
  /** One SVG path, filled by the nonzero rule. */
  readonly path: string;
};

/** The drawings for the numbers from 0 on. */
export type PictureSet = {
  readonly id: string;
  readonly names: Readonly<Record<string, string>>;
  /** Whether the number stands in a corner beside its picture. */
  readonly digit: boolean;
  readonly pictures: readonly Picture[];
};

/** How tiles show their numbers in some part of the page. */
export interface Shown {
  readonly style: FaceStyle;
  /** The pictures that are shown, once they are here. */
  readonly set: PictureSet | undefined;
}

/** What tiles are given to show: a table's proposal, or one's own choice that outweighs it. */
export function styleOf(
  chosen: FaceStyle | 'table',
  proposed: 'pips' | 'pictures' | 'cards',
): FaceStyle {
  return chosen === 'table' ? proposed : chosen;
}

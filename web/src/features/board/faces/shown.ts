import type { FaceStyle } from '../../../device/settings/faces.ts';

/** The drawing of one number, on a square 100 units wide. */
export type Picture = {
  readonly id: string;
  /** What it shows, by language. */
  readonly names: Readonly<Record<string, string>>;
  /** One SVG path, filled by the nonzero rule. */
  readonly path: string;
};

/** The drawings, starting with number 0. */
export type PictureSet = {
  readonly id: string;
  readonly names: Readonly<Record<string, string>>;
  /** Whether a digit is shown in a corner beside the picture. */
  readonly digit: boolean;
  readonly pictures: readonly Picture[];
};

/** How tiles show their numbers in some part of the page. */
export interface Shown {
  readonly style: FaceStyle;
  /** The pictures, once they are loaded. */
  readonly set: PictureSet | undefined;
}

/** What tiles are to show: the table's proposal, unless the person's own choice overrides it. */
export function styleOf(
  chosen: FaceStyle | 'table',
  proposed: 'pips' | 'pictures' | 'cards',
): FaceStyle {
  return chosen === 'table' ? proposed : chosen;
}

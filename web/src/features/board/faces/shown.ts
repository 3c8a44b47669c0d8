import type { FaceStyle } from '../../../device/settings/faces.ts';

/** The drawing of one number, on a square 100 units wide. */
export type Picture = {
  readonly id: string;
  /** One SVG path, filled by the nonzero rule. */
  readonly path: string;
};

/** A set of pictures. */
export type PictureSet = {
  readonly id: string;
  /** Whether a digit is shown in a corner beside the picture. */
  readonly digit: boolean;
  /** The pictures by number, from 0. A set may have none for high numbers. */
  readonly pictures: readonly Picture[];
};

/** How tiles show their numbers in some part of the page. */
export interface Shown {
  readonly style: FaceStyle;
  /** The pictures, once they are loaded. */
  readonly set: PictureSet | undefined;
}

/** The style of the faces: the table's proposal, unless the person has chosen a style. */
export function styleOf(
  chosen: FaceStyle | 'table',
  proposed: 'pips' | 'pictures' | 'cards',
): FaceStyle {
  return chosen === 'table' ? proposed : chosen;
}

import type { FaceStyle } from '../../../device/settings/faces.ts';

/** The drawing of one number, on a square 100 units wide. */
export type Picture = {
  readonly id: string;
  /** One SVG path, filled by the nonzero rule. */
  readonly path: string;
  /** Its colour; the colour of pips if it has none. */
  readonly colour: string | undefined;
};

/** A set of pictures. */
export type PictureSet = {
  readonly id: string;
  /** Whether a digit is shown in a corner beside the picture. */
  readonly digit: boolean;
  /** The pictures by number, from 0. A set may have none for high numbers. */
  readonly pictures: readonly Picture[];
};

/** How the rules of a table propose to show numbers. */
export interface Proposed {
  readonly style: 'pips' | 'pictures' | 'cards';
  /** Whether numbers have colours, because there are too many of them to tell apart by pips alone. */
  readonly coloured: boolean;
}

/** How tiles show their numbers in some part of the page. */
export interface Shown {
  readonly style: FaceStyle;
  /** Whether numbers have colours. */
  readonly coloured: boolean;
  /** Whether pictures have colours. */
  readonly tinted: boolean;
  /** The pictures, once they are loaded. */
  readonly set: PictureSet | undefined;
}

/** The style of the faces: the table's proposal, unless the person has chosen a style. */
export function styleOf(chosen: FaceStyle | 'table', proposed: Proposed['style']): FaceStyle {
  return chosen === 'table' ? proposed : chosen;
}
